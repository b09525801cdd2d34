/** Moments at which each kind of decision is asked, found by playing adversarial games without a page. */

import type { Choice as GivenChoice } from '@bridgehead/client-kit/game';
import {
  beginGame,
  CHANCE,
  type Choice,
  choices,
  type Decision,
  decision,
  type Game,
  type JsonObject,
  openPosition,
  play,
  type Random,
  type Result,
  randomFrom,
  saveGame,
  type Title,
} from '@bridgehead/engine';
import { faultText, rarestChoice, type Tally } from '@bridgehead/testkit';
import type { Arena } from './arenas.ts';
import { answersOf, type Documented } from './documented.ts';

/** Where moments are looked for. */
export interface Source {
  readonly title: Title;
  readonly edition: number;
  readonly documented: Documented;
  readonly scenarios: readonly string[];
  /** Few answers are given from here, in many games. */
  readonly smallArenas: readonly Arena[];
  readonly largeArenas: readonly Arena[];
  /** Whether the page takes this answer already, where it asks for another first. */
  takes?(asked: Decision, choice: Choice): boolean;
}

/** A question, one answer to it, and the position in which it is asked. */
export interface Moment {
  readonly kind: string;
  readonly choice: GivenChoice;
  /** What tells this answer from others to the same question: its kind and the fields it has. */
  readonly like: string;
  readonly position: JsonObject;
}

interface Search extends Pick<Source, 'documented' | 'takes'> {
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
export function findMoments(source: Source): readonly Moment[] {
  const { title, edition, documented, smallArenas } = source;
  const search: Search = { ...source, found: new Map(), missing: new Set(answersOf(documented)), seen: new Map() };
  for (let seed = 1; seed <= SMALL_GAMES; seed++) {
    for (const arena of smallArenas)
      playThrough(enter(title, arena, { seed, edition }), { search, seed, most: FEW_ANSWERS });
  }
  for (let seed = 1; seed <= GAMES || (seed <= MOST_GAMES && search.missing.size > 0); seed++) {
    playThrough(largeGame(source, seed), { search, seed, most: MOST_ANSWERS });
  }
  return [...search.found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, moment]) => moment);
}

/** Every other game has all optional rules. */
function largeGame({ title, edition, largeArenas, scenarios }: Source, seed: number): Game {
  const open = title.options.filter(({ editions }) => editions?.includes(edition) !== false);
  const options = seed % 2 === 0 ? Object.fromEntries(open.map(({ id }) => [id, true])) : {};
  const arena = largeArenas[seed % (largeArenas.length + scenarios.length)];
  if (arena !== undefined) return enter(title, arena, { seed, edition, options });
  const scenario = scenarios[seed % scenarios.length] ?? '';
  return opened(beginGame(title, { title: title.id, edition, scenario, options, seed }));
}

function enter(title: Title, { position, lead }: Arena, more: JsonObject): Game {
  const g = opened(openPosition(title, { ...position, options: {}, ...more }));
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
    if (asked.by !== CHANCE) lookForMissing(g, asked, search, random);
    const choice = rarestChoice(g, random, search.seen);
    if (choice === undefined) return;
    if (asked.by !== CHANCE) note(g, asked, choice, search);
    play(g, choice);
  }
}

/** Long lists are not asked for at every step. */
const LOOK_EVERY = 6;

function lookForMissing(g: Game, asked: Decision, search: Search, random: Random): void {
  const { kind } = asked;
  for (const answer of search.documented.get(kind) ?? []) {
    if (!search.missing.has(`${kind} ${answer}`) || random.below(LOOK_EVERY) > 0) continue;
    const [choice] = choices(g, answer);
    if (choice !== undefined) note(g, asked, choice, search);
  }
}

function note(g: Game, asked: Decision, choice: Choice, { found, missing, takes }: Search): void {
  const { kind } = asked;
  const like = likeOf(choice);
  const key = `${kind} ${like}`;
  if (found.has(key) || takes?.(asked, choice) === false) return;
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
export const momentFile = (title: Title, { position }: Moment): Buffer =>
  Buffer.from(JSON.stringify(saveGame(opened(openPosition(title, position)))));
