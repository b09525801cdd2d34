/** What the position notations and queries of titles have in common. */
import {
  bad,
  CHANCE_COLUMN,
  type FaultCode,
  type Game,
  good,
  type HouseRules,
  type Json,
  type JsonObject,
  type OptionSpec,
  type Options,
  RANDOM_WORDS,
  type Result,
  readHouseRules,
  readOptions,
  type SetUp,
  type State,
  type TitleFacts,
} from '@bridgehead/engine';
import { putCell } from './cells.ts';
import { field, listAt, objectAt, Refused, refuse, wholeAt, wordAt } from './parse.ts';
import { says } from './says.ts';

/** Runs strict readers: what they refuse becomes a fault, anything else they throw is thrown on. */
export function readSafely<T>(read: () => T, codeOf = (code: FaultCode): FaultCode => code): Result<T> {
  try {
    return good(read());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, place, says: what } = error.fault;
    return bad(codeOf(code), place, what);
  }
}

/** A query that is asked wrongly is a bad request, not a bad position. */
export const asRequest = (code: FaultCode): FaultCode => (code === 'bad-position' ? 'bad-request' : code);

/** The options of a set-up, in the order in which they are given. */
function optionsAt(value: Json | undefined, specs: readonly OptionSpec[], edition: number): Options {
  const given = value === undefined ? {} : objectAt(value, 'options', Object.keys(value ?? {}));
  const options = readOptions(specs, given, edition);
  return options.ok ? options.value : refuse(options.fault.place, options.fault.says);
}

const LARGEST_WORD = 0xffffffff;

export interface ReadPosition {
  readonly setUp: SetUp;
  readonly state: State;
}

const DEFAULT_SEED = 1;

/** The set-up that a position tells; a scenario that it does not name is that of its base, or the usual one. */
export function readSetUp(data: JsonObject, facts: TitleFacts, usual: string): SetUp {
  const title = wordAt(field(data, 'title'), 'title', [facts.id]);
  const edition = editionAt(field(data, 'edition'), facts);
  const rules = houseRulesAt(field(data, 'rules'), edition, facts);
  const scenarios = facts.scenarios.map(({ id }) => id);
  const base = field(data, 'base');
  const named = field(data, 'scenario') ?? scenarios.find((one) => one === base) ?? usual;
  const scenario = wordAt(named, 'scenario', scenarios);
  const seed = wholeAt(field(data, 'seed') ?? DEFAULT_SEED, 'seed', 0, Number.MAX_SAFE_INTEGER);
  const options = optionsAt(field(data, 'options'), facts.options, edition);
  return { title, edition, scenario, options, ...(rules === undefined ? {} : { rules }), seed };
}

/** The edition that a position names, or the usual one. */
function editionAt(value: Json | undefined, { editions }: TitleFacts): number {
  const [usual = 1] = editions;
  return wholeAt(value ?? usual, 'edition', Math.min(...editions), Math.max(...editions));
}

function houseRulesAt(value: Json | undefined, edition: number, facts: TitleFacts): HouseRules | undefined {
  const given = value === undefined ? {} : objectAt(value, 'rules', Object.keys(value ?? {}));
  const rules = readHouseRules(facts, edition, given);
  return rules.ok ? rules.value : refuse(rules.fault.place, rules.fault.says);
}

/** What the bare map is called as a base. */
const EMPTY = 'empty';

export interface BaseNotation {
  /** The scenarios whose set-up a position may change. */
  readonly scenarios: readonly string[];
  empty(setUp: SetUp): State;
  begin(setUp: SetUp): Result<State>;
}

/** What a position is laid out on: the bare map, or the set-up of a scenario. */
export function readBase(data: JsonObject, setUp: SetUp, { scenarios, empty, begin }: BaseNotation): State {
  const base = wordAt(field(data, 'base') ?? EMPTY, 'base', [EMPTY, ...scenarios]);
  if (base === EMPTY) return empty(setUp);
  const begun = begin({ ...setUp, scenario: base });
  return begun.ok ? begun.value : refuse('options', begun.fault.says);
}

/** How a written position begins: the set-up, and that all else is in it. */
export function writeHead({ setUp: { title, edition, scenario, options, seed } }: Game): JsonObject {
  const chosen = Object.keys(options).length === 0 ? {} : { options: { ...options } };
  return { title, edition, scenario, ...chosen, seed, base: EMPTY };
}

/** The words of the generator, written by a game so that its dice go on as they would have. */
export function readChance(state: State, value: Json | undefined): void {
  if (value === undefined) return;
  const words = listAt(value, CHANCE_COLUMN, RANDOM_WORDS);
  if (words.length !== RANDOM_WORDS) refuse(CHANCE_COLUMN, says('unknown-words', { words: RANDOM_WORDS }));
  words.forEach((word, i) => {
    putCell(state, CHANCE_COLUMN, i, wholeAt(word, `${CHANCE_COLUMN}[${i}]`, 0, LARGEST_WORD));
  });
}
