/** What a side cannot know must not be told: two games that differ in nothing else are compared through its eyes. */
import {
  apply,
  beginGame,
  CHANCE,
  type Choice,
  check,
  choices,
  deciderOf,
  decision,
  EngineError,
  EVERYBODY,
  forcedChoice,
  type Game,
  type GameEvent,
  type Json,
  type JsonObject,
  openKnownPosition,
  openPosition,
  play,
  type Random,
  randomFrom,
  type SetUp,
  sampleChoice,
  type Title,
  undoRefusal,
} from '@bridgehead/engine';

export interface Asked {
  readonly what: string;
  readonly params: JsonObject;
}

/** A position in which a side finds all as it was, though something that it cannot know has changed. */
export interface Variation {
  readonly position: JsonObject;
  /** What the side may ask. */
  readonly queries: readonly Asked[];
  /** Choices that might find something out, legal or not: tried, and given as often as those that are drawn at random. */
  readonly probes: readonly Choice[];
  /** Whether this choice is given in both games: not if by the rules it meets what was changed. */
  mayGive(choice: Choice, g: Game): boolean;
  /** Whether the rules have shown in one of the games what was changed: from then on they may differ. */
  isShown(one: Game, other: Game): boolean;
}

/** A title's way to change what a side cannot know; undefined where there is nothing to change. */
export type Vary = (g: Game, side: string, random: Random) => Variation | undefined;

export interface Comparison {
  readonly setUp: SetUp;
  readonly vary: Vary;
  /** How many comparisons are wanted; a game may end before. */
  readonly most: number;
  /** One in so many decisions of this kind is compared: those that are asked often are all alike. */
  every(kind: string): number;
  /** How many choices are given in both games, while the side decides. */
  readonly depth: number;
}

export interface Compared {
  readonly comparisons: number;
  /** Choices that were given in both games. */
  readonly choices: number;
}

/** Something told a side what it cannot know. */
export class Leak extends Error {
  override readonly name = 'Leak';
}

/** Plays one game of random choices and compares on the way, through the eyes of each side in turn. */
export function compareKnowledge(title: Title, options: Comparison): Compared {
  const begun = beginGame(title, options.setUp);
  if (!begun.ok) throw new EngineError(begun.fault.says.code);
  const g = begun.value;
  const random = randomFrom(options.setUp.seed ^ 0x1eaf);
  const sum = { comparisons: 0, choices: 0 };
  while (decision(g) !== undefined && sum.comparisons < options.most) {
    const isDue = random.below(options.every(decision(g)?.kind ?? '')) === 0;
    for (const side of isDue ? title.sides : []) {
      const variation = options.vary(g, side, random);
      if (variation === undefined) continue;
      sum.choices += compareGames(g, { side, variation, random, depth: options.depth });
      sum.comparisons += 1;
    }
    play(g, sampleChoice(g, random));
  }
  return sum;
}

export interface Eyes {
  readonly side: string;
  readonly variation: Variation;
  readonly random: Random;
  readonly depth: number;
}

/** Compares a game with its variation, now and after the same choices. Comes to how many choices were given. */
export function compareGames(g: Game, { side, variation, random, depth }: Eyes): number {
  const one = opened(g.title, g.title.writePosition(g));
  const other = opened(g.title, variation.position);
  const pair: Pair = { one, other, side };
  for (let given = 0; ; given++) {
    compareNow(pair, variation, random);
    const choice = given < depth && deciderOf(one) === side ? drawn(pair, variation, random) : undefined;
    if (choice === undefined) return given;
    const seed = random.below(LARGEST_SEED);
    const [here, there] = [choose(one, side, choice, seed), choose(other, side, choice, seed)];
    if (variation.isShown(one, other)) return given;
    same(pair, `dice after ${JSON.stringify(choice)}`, here.dice, there.dice);
    same(pair, `events after ${JSON.stringify(choice)}`, here.events, there.events);
  }
}

interface Pair {
  readonly one: Game;
  readonly other: Game;
  readonly side: string;
}

const LARGEST_SEED = 1_000_000_000;

function opened(title: Title, position: JsonObject): Game {
  const read = openPosition(title, JSON.parse(JSON.stringify(position)) as JsonObject);
  if (!read.ok) throw new EngineError(`${read.fault.place}: ${read.fault.says.code}`);
  return read.value;
}

/** View, known position, undo, queries; and, where the side is asked, what it may choose and why it may not. */
function compareNow(pair: Pair, { queries, probes }: Variation, random: Random): void {
  const { side } = pair;
  both(pair, 'view', (g) => g.title.view(g, side));
  both(pair, 'known position', (g) => g.title.writePosition(openKnownPosition(g, side)));
  both(pair, 'undo', (g) => undoRefusal(g)?.code ?? 'open');
  both(pair, 'decider', (g) => deciderOf(g) ?? 'nobody');
  for (const { what, params } of queries) {
    both(pair, `query ${what} ${JSON.stringify(params)}`, (g) => g.title.query(g, what, params));
  }
  if (deciderOf(pair.one) !== side) return;
  both(pair, 'decision', (g) => decision(g));
  both(pair, 'choices', (g) => [...choices(g)]);
  for (const choice of [...probes, ...spoilt(pair.one, random)]) {
    both(pair, `ruling on ${JSON.stringify(choice)}`, (g) => check(g, choice));
  }
}

const SPOILT = 12;

/** Legal choices with a field of another one in them: most are refused, each for its own reason. */
function spoilt(g: Game, random: Random): Choice[] {
  return Array.from({ length: SPOILT }, () => {
    const [choice, other] = [sampleChoice(g, random), sampleChoice(g, random)];
    if (choice === undefined || other === undefined) return [];
    const keys = Object.keys(other);
    const key = keys[random.below(keys.length)] ?? 'kind';
    return [{ ...choice, [key]: other[key] ?? null }];
  }).flat();
}

const TRIES = 6;

/** A choice that might find something out, or one that is drawn alike in both games; none that meets what was changed. */
function drawn(pair: Pair, { mayGive, probes }: Variation, random: Random): Choice | undefined {
  const curious = probes.filter((choice) => check(pair.one, choice).legal);
  for (let i = 0; i < TRIES; i++) {
    const seed = random.below(LARGEST_SEED);
    both(pair, 'sample', (g) => sampleChoice(g, randomFrom(seed)));
    const probe = random.below(2) === 0 ? curious[random.below(Math.max(1, curious.length))] : undefined;
    const choice = probe ?? sampleChoice(pair.one, randomFrom(seed));
    if (choice !== undefined && mayGive(choice, pair.one)) return choice;
  }
  return undefined;
}

interface Heard {
  readonly dice: readonly Json[];
  readonly events: readonly GameEvent[];
}

/**
 * Gives a choice and goes on to the next question of a player. Dice that the side knows of fall alike in both games,
 * however many others there are between them.
 */
function choose(g: Game, side: string, choice: Choice, seed: number): Heard {
  const shared = randomFrom(seed);
  const others = unheardDice(seed);
  const hears = (audience: string | undefined): boolean => audience === EVERYBODY || audience === side;
  const dice: Json[] = [];
  g.events = [];
  given(g, choice, false);
  for (;;) {
    const asked = decision(g);
    if (asked === undefined) break;
    const isChance = asked.by === CHANCE;
    const listed = isChance ? [...choices(g)] : [];
    const isHeard = isChance ? hears(asked.audience) : asked.by === side;
    const forced = isChance ? listed[(isHeard ? shared : others(asked.kind)).below(listed.length)] : forcedChoice(g);
    if (forced === undefined) break;
    if (isHeard) dice.push({ kind: asked.kind, of: listed.length, answer: forced });
    given(g, forced, true);
  }
  return { dice, events: g.events.filter(({ audience }) => hears(audience)) };
}

/** Rolls of one kind fall alike, however many of another there were: what they do to units that are seen is seen. */
function unheardDice(seed: number): (kind: string) => Random {
  const dice = new Map<string, Random>();
  const seedOf = (kind: string): number =>
    [...kind].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % LARGEST_SEED, seed);
  return (kind) => {
    const own = dice.get(kind) ?? randomFrom(seedOf(kind));
    dice.set(kind, own);
    return own;
  };
}

function given(g: Game, choice: Choice, forced: boolean): void {
  const ruling = apply(g, choice, { forced });
  if (!ruling.legal) throw new Leak(`«${JSON.stringify(choice)}» is legal in one game alone: ${ruling.code}`);
}

const both = (pair: Pair, what: string, ask: (g: Game) => unknown): void =>
  same(pair, what, ask(pair.one), ask(pair.other));

const AROUND = 120;

function same({ one, side }: Pair, what: string, here: unknown, there: unknown): void {
  const [a, b] = [JSON.stringify(here) ?? '', JSON.stringify(there) ?? ''];
  if (a === b) return;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  const from = Math.max(0, (at < 0 ? a.length : at) - AROUND);
  const shown = [a, b].map((text) => text.slice(from, from + 2 * AROUND));
  throw new Leak(
    `${what} of ${side} differs at ${decision(one)?.at ?? 'the end'}\nset-up ${JSON.stringify(one.setUp)}\n${shown.join('\n')}`,
  );
}
