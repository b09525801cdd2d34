/** What the position notations and queries of titles have in common. */
import {
  bad,
  CHANCE_COLUMN,
  type FaultCode,
  good,
  type Json,
  type JsonObject,
  RANDOM_WORDS,
  type Result,
  type SetUp,
  type State,
  type TitleFacts,
} from '@bridgehead/engine';
import { putCell } from './cells.ts';
import { field, listAt, objectAt, quoted, Refused, refuse, wholeAt, wordAt } from './parse.ts';
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

/** The options of a set-up, each true or false, in the order in which they are given. */
function readOptions(value: Json | undefined, ids: readonly string[]): Readonly<Record<string, boolean>> {
  const given = value === undefined ? {} : objectAt(value, 'options', ids);
  const options: Record<string, boolean> = {};
  for (const name of Object.keys(given)) {
    const option = field(given, name);
    if (option === undefined) continue;
    if (typeof option !== 'boolean') return refuse(`options.${name}`, says('expected-flag', { value: quoted(option) }));
    options[name] = option;
  }
  return options;
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
  const [edition = 1] = facts.editions;
  if (field(data, 'edition') !== undefined) wholeAt(field(data, 'edition'), 'edition', edition, edition);
  const scenarios = facts.scenarios.map(({ id }) => id);
  const base = field(data, 'base');
  const named = field(data, 'scenario') ?? scenarios.find((one) => one === base) ?? usual;
  const scenario = wordAt(named, 'scenario', scenarios);
  const seed = wholeAt(field(data, 'seed') ?? DEFAULT_SEED, 'seed', 0, Number.MAX_SAFE_INTEGER);
  const ids = facts.options.map(({ id }) => id);
  return { title, edition, scenario, options: readOptions(field(data, 'options'), ids), seed };
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
