/** Moments at which each kind of decision is asked, found by playing adversarial games without a page. */

import type { Choice as GivenChoice } from '@bridgehead/client-kit/game';
import {
  beginGame,
  CHANCE,
  type Choice,
  choices,
  decision,
  type Game,
  type JsonObject,
  openPosition,
  play,
  type Random,
  type Result,
  randomFrom,
  saveGame,
} from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { faultText, rarestChoice, type Tally } from '@bridgehead/testkit';
import { type Arena, LARGE_ARENAS, SMALL_ARENAS } from './arenas.ts';
import { DOCUMENTED, DOCUMENTED_ANSWERS } from './documented.ts';

/** A question, one answer to it, and the position in which it is asked. */
export interface Moment {
  readonly kind: string;
  readonly choice: GivenChoice;
  /** What tells this answer from others to the same question: its kind and the fields it has. */
  readonly like: string;
  readonly position: JsonObject;
}

interface Search {
  readonly found: Map<string, Moment>;
  /** Documented answers that have not been met. */
  readonly missing: Set<string>;
  readonly seen: Tally;
}

/** From a small arena a few answers are enough, but the dice must fall so. */
const SMALL_GAMES = 20;
const FEW_ANSWERS = 14;
const MOST_ANSWERS = 4000;
const MOST_GAMES = 60;
/** Answers of every likeness are looked for in so many games; documented ones as long as it takes. */
const GAMES = 12;

/** The first moment of every likeness; the same ones whenever it is asked. */
export function findMoments(): readonly Moment[] {
  const search: Search = { found: new Map(), missing: new Set(DOCUMENTED_ANSWERS), seen: new Map() };
  for (let seed = 1; seed <= SMALL_GAMES; seed++) {
    for (const arena of SMALL_ARENAS) playThrough(enter(arena, seed), { search, seed, most: FEW_ANSWERS });
  }
  for (let seed = 1; seed <= GAMES || (seed <= MOST_GAMES && search.missing.size > 0); seed++) {
    playThrough(largeGame(seed), { search, seed, most: MOST_ANSWERS });
  }
  return [...search.found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, moment]) => moment);
}

/** The edition that the client plays. */
const EDITION = 1;
/** Every other game has all optional rules. */
const OPTIONS = Object.fromEntries(
  HOLLAND44.options.flatMap(({ id, editions }) => (editions?.includes(EDITION) === false ? [] : [[id, true]])),
);
const SCENARIOS = ['campaign', 'short'] as const;

function largeGame(seed: number): Game {
  const options = seed % 2 === 0 ? OPTIONS : {};
  const arena = LARGE_ARENAS[seed % (LARGE_ARENAS.length + SCENARIOS.length)];
  if (arena !== undefined) return enter(arena, seed, options);
  const scenario = SCENARIOS[seed % SCENARIOS.length] ?? 'short';
  return opened(beginGame(HOLLAND44, { title: HOLLAND44.id, edition: EDITION, scenario, options, seed }));
}

function enter({ position, lead }: Arena, seed: number, options: JsonObject = {}): Game {
  const g = opened(openPosition(HOLLAND44, { ...position, seed, options }));
  for (const choice of lead) {
    const played = play(g, choice);
    if (!played.legal) throw new Error(`${JSON.stringify(choice)}: ${played.code}`);
  }
  return g;
}

function opened(result: Result<Game>): Game {
  if (!result.ok) throw new Error(faultText(result.fault));
  return result.value;
}

interface Playing {
  readonly search: Search;
  readonly seed: number;
  readonly most: number;
}

function playThrough(g: Game, { search, seed, most }: Playing): void {
  const random = randomFrom(seed);
  for (let answers = 0; answers < most; answers++) {
    const asked = decision(g);
    if (asked === undefined) return;
    if (asked.by !== CHANCE) lookForMissing(g, asked.kind, search, random);
    const choice = rarestChoice(g, random, search.seen);
    if (choice === undefined) return;
    if (asked.by !== CHANCE) note(g, asked.kind, choice, search);
    play(g, choice);
  }
}

/** Long lists are not asked for at every step. */
const LOOK_EVERY = 6;

function lookForMissing(g: Game, kind: string, search: Search, random: Random): void {
  for (const answer of DOCUMENTED.get(kind) ?? []) {
    if (!search.missing.has(`${kind} ${answer}`) || random.below(LOOK_EVERY) > 0) continue;
    const [choice] = choices(g, answer);
    if (choice !== undefined) note(g, kind, choice, search);
  }
}

function note(g: Game, kind: string, choice: Choice, { found, missing }: Search): void {
  const like = likeOf(choice);
  const key = `${kind} ${like}`;
  if (found.has(key)) return;
  const position = g.title.writePosition(g);
  if (isCircle(choice, position)) return;
  found.set(key, { kind, choice: asGiven(choice), like, position });
  missing.delete(`${kind} ${choice.kind}`);
}

/** Nobody marches in a circle: a hex of the way that is tapped again takes the way back to there. */
function isCircle({ path, units }: Choice, position: JsonObject): boolean {
  if (!Array.isArray(path)) return false;
  const [first] = Array.isArray(units) ? units : [];
  const sheets = position.units as readonly { readonly id: string; readonly hex?: string }[];
  const from = sheets.find(({ id }) => id === first)?.hex ?? '';
  return new Set([from, ...path]).size <= path.length;
}

/** As the client gives it: without what is not there. */
const asGiven = (choice: Choice): GivenChoice => JSON.parse(JSON.stringify(choice)) as GivenChoice;

/** `support air artillery`: answers of one kind that are given by other means. */
function likeOf(choice: Choice): string {
  const fields = Object.keys(choice).filter((field) => field !== 'kind');
  return [choice.kind, ...fields.sort(), ...(typeof choice.mode === 'string' ? [choice.mode] : [])].join(' ');
}

/** The moment as a save file. */
export const momentFile = ({ position }: Moment): Buffer =>
  Buffer.from(JSON.stringify(saveGame(opened(openPosition(HOLLAND44, position)))));
