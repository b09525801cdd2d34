/** Positions and saves that somebody has spoilt: each is refused, or it is a game like any other that can be played out. */
import {
  apply,
  beginGame,
  checksumOf,
  decision,
  type Game,
  type Json,
  type JsonObject,
  type Random,
  randomFrom,
  type SaveFile,
  type SetUp,
  saveGame,
  type Title,
  whereIs,
} from '@bridgehead/engine';
import { rarestChoice, type Tally } from './coverage.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/** A position of some game, and where its rules stand. */
export interface Stand {
  readonly at: string;
  readonly setUp: SetUp;
  readonly position: JsonObject;
  /** Of games that are still short. */
  readonly save?: JsonObject;
}

export interface Gathering {
  readonly title: Title;
  readonly setUps: readonly SetUp[];
  /** So many positions of each stack of procedures. */
  readonly ofEach: number;
}

const SHORT_GAME = 120;

/** Positions out of random games that prefer what is rare: of every stack of procedures that they come to. */
export function* gatherStands({ title, setUps, ofEach }: Gathering): Iterable<Stand> {
  const met = new Map<string, number>();
  const rare: Tally = new Map();
  for (const setUp of setUps) {
    const begun = beginGame(title, setUp);
    if (!begun.ok) throw new Error(begun.fault.says.code);
    const g = begun.value;
    const random = randomFrom(setUp.seed ^ 0xf022);
    while (decision(g) !== undefined) {
      const at = whereIs(g);
      const times = met.get(at) ?? 0;
      if (times < ofEach && random.below(2) === 0) {
        met.set(at, times + 1);
        yield standOf(g, at);
      }
      const choice = rarestChoice(g, random, rare);
      if (choice === undefined || !apply(g, choice).legal) throw new Error(`no answer at ${at}`);
    }
  }
}

function standOf(g: Game, at: string): Stand {
  const position = plain(g.title.writePosition(g));
  return {
    at,
    setUp: g.setUp,
    position,
    ...(g.history.length <= SHORT_GAME ? { save: plain(saveGame(g) as unknown as JsonObject) } : {}),
  };
}

const plain = (data: JsonObject): JsonObject => JSON.parse(JSON.stringify(data));

/** One thing to load. */
export interface Spoilt extends Pick<Mutation, 'place' | 'what'> {
  readonly params: { readonly position: JsonObject } | { readonly save: JsonObject };
}

const SPOILT_FIELDS = ['title', 'edition', 'scenario', 'options', 'seed', 'counters', 'frames'];

/** Every mutation of frames, counters and set-up of a stand: as a position, and where it has one, as a save. */
export function* spoil(title: Title, { position, save }: Stand, random: Random): Iterable<Spoilt> {
  const stock = { random, words: wordsOf(title) };
  for (const { place, what, data } of mutationsOf(withOptions(title, position), SPOILT_FIELDS, stock)) {
    yield { place, what, params: { position: data } };
    if (save === undefined || random.below(SAVE_ONE_IN) !== 0) continue;
    yield { place: `save.position.${place}`, what, params: { save: { ...departing(save), position: data } } };
    const begun = sealed({ ...save, from: data, choices: [], hashes: [] });
    yield { place: `save.from.${place}`, what, params: { save: begun } };
  }
  if (save === undefined) return;
  for (const { place, what, data } of mutationsOf(save, ['setUp'], stock)) {
    yield { place: `save.${place}`, what, params: { save: sealed(data) } };
  }
}

/** With a checksum that fits: what else is wrong with it has to be found. */
const sealed = (save: JsonObject): JsonObject => ({ ...save, checksum: checksumOf(save as unknown as SaveFile) });

/** A save is as dear as the game that it holds. */
const SAVE_ONE_IN = 4;

/** Every option is named, so that each is mutated. */
const withOptions = ({ options }: Title, position: JsonObject): JsonObject => ({
  ...position,
  options: Object.fromEntries(
    options.map(({ id, usual }) => [id, (position.options as JsonObject | undefined)?.[id] ?? usual]),
  ),
});

/** The same save with a record that no longer agrees with the rules: it opens at its last position. */
const departing = (save: JsonObject): JsonObject => ({
  ...save,
  choices: [{ by: 'nobody', choice: { kind: 'nothing' } }],
});

function wordsOf({ sides, scenarios, procedures }: Title): readonly string[] {
  const steps = [...procedures.values()].flatMap(({ name, steps: of }) => [name, ...of.keys()]);
  return [...sides, ...scenarios.map(({ id }) => id), ...steps];
}

/** What became of it. */
export type Fate =
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'played'; readonly answers: number }
  | { readonly kind: 'fault'; readonly message: string };

export interface Ordeal {
  /** The session as it is spoken to. */
  readonly handleLine: (line: string) => string;
  readonly title: Title;
  readonly random: Random;
  /** A game that is not over after so many choices has lost its way. */
  readonly limit: number;
  /** So many choices are enough; left out: it is played to its end. */
  readonly enough?: number;
  /** Computer players that are asked at the first decision of each side. */
  readonly players: readonly string[];
}

interface Reply {
  readonly result?: Json;
  readonly error?: { readonly code: string; readonly message: string; readonly place?: string };
}

class Fault extends Error {
  override readonly name = 'Fault';
}

/** Loads it; where it is taken, plays it to its end at random, looks at it and lets players think about it. */
export function undergo({ params }: Spoilt, ordeal: Ordeal): Fate {
  try {
    const loaded = ask(ordeal, 'load', params);
    if (loaded.error !== undefined) return { kind: 'refused', ...loaded.error };
    const { game } = loaded.result as { readonly game: string };
    const answers = playOut(game, ordeal);
    ask(ordeal, 'close', { game });
    return { kind: 'played', answers };
  } catch (error) {
    return { kind: 'fault', message: error instanceof Fault ? error.message : `thrown: ${String(error)}` };
  }
}

/** Asks; a fault of the program is a fault of the ordeal. */
function ask({ handleLine }: Ordeal, method: string, params: object): Reply {
  const reply = JSON.parse(handleLine(JSON.stringify({ id: 1, method, params }))) as Reply;
  if (reply.error?.code === 'internal') throw new Fault(`${method}: ${reply.error.message}`);
  return reply;
}

interface Asked {
  readonly by: string;
  readonly kind: string;
  readonly at: string;
}

const LOOK_EVERY = 97;

function playOut(game: string, ordeal: Ordeal): number {
  const { random, title } = ordeal;
  const thought = new Set<string>();
  for (let answers = 0; answers <= ordeal.limit; answers++) {
    const asked = ask(ordeal, 'decision', { game }).result as unknown as Asked | null;
    if (asked === null || answers === ordeal.enough) {
      look(game, ordeal);
      return answers;
    }
    if (answers % LOOK_EVERY === 0) look(game, ordeal);
    if (title.sides.includes(asked.by) && !thought.has(asked.by)) {
      thought.add(asked.by);
      letThink(game, asked.by, ordeal);
    }
    const [choice] = ask(ordeal, 'choices', { game, sample: 1, seed: random.below(2 ** 30) }).result as readonly Json[];
    if (choice === undefined) throw new Fault(`no answer to «${asked.kind}» at ${asked.at}`);
    const { error } = ask(ordeal, 'apply', { game, choice });
    if (error !== undefined) throw new Fault(`${error.code} at ${asked.at}: ${error.message}`);
  }
  throw new Fault(`not over after ${ordeal.limit} answers`);
}

function look(game: string, ordeal: Ordeal): void {
  const { random, title } = ordeal;
  for (const side of title.sides) {
    ask(ordeal, 'view', { game, side });
    ask(ordeal, 'sight', { game, side });
  }
  const side = title.sides[random.below(title.sides.length)];
  for (const what of Object.keys(title.contract.queries))
    ask(ordeal, 'query', { game, what, ...(random.below(2) === 0 ? {} : { side }) });
  ask(ordeal, 'view', { game });
  ask(ordeal, 'save', { game });
}

const NODES = 60;

function letThink(game: string, side: string, ordeal: Ordeal): void {
  for (const player of ordeal.players) {
    const seated = ask(ordeal, 'seat', { title: ordeal.title.id, side, player, seed: 1 });
    // A title may have no computer players.
    if (seated.error?.code === 'not-available') return;
    const { seat } = seated.result as { readonly seat: string };
    const thought = ask(ordeal, 'think', { seat, game, nodes: NODES });
    if (thought.error !== undefined) throw new Fault(`${player} cannot think: ${thought.error.message}`);
    ask(ordeal, 'leave', { seat });
  }
}
