/** What the position notations and queries of titles have in common. */
import {
  bad,
  CHANCE_COLUMN,
  type FaultCode,
  good,
  type Json,
  RANDOM_WORDS,
  type Result,
  type State,
} from '@bridgehead/engine';
import { putCell } from './cells.ts';
import { field, listAt, objectAt, quoted, Refused, refuse, wholeAt } from './parse.ts';

/** Runs strict readers: what they refuse becomes a fault, anything else they throw is thrown on. */
export function readSafely<T>(read: () => T, codeOf = (code: FaultCode): FaultCode => code): Result<T> {
  try {
    return good(read());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, place, message } = error.fault;
    return bad(codeOf(code), place, message);
  }
}

/** A query that is asked wrongly is a bad request, not a bad position. */
export const asRequest = (code: FaultCode): FaultCode => (code === 'bad-position' ? 'bad-request' : code);

/** The options of a set-up, each true or false, in the order in which they are given. */
export function readOptions(value: Json | undefined, ids: readonly string[]): Readonly<Record<string, boolean>> {
  const given = value === undefined ? {} : objectAt(value, 'options', ids);
  const options: Record<string, boolean> = {};
  for (const name of Object.keys(given)) {
    const option = field(given, name);
    if (option === undefined) continue;
    if (typeof option !== 'boolean') return refuse(`options.${name}`, `${quoted(option)}: expected true or false`);
    options[name] = option;
  }
  return options;
}

const LARGEST_WORD = 0xffffffff;

/** The words of the generator, written by a game so that its dice go on as they would have. */
export function readChance(state: State, value: Json | undefined): void {
  if (value === undefined) return;
  const words = listAt(value, CHANCE_COLUMN, RANDOM_WORDS);
  if (words.length !== RANDOM_WORDS) refuse(CHANCE_COLUMN, `expected ${RANDOM_WORDS} words`);
  words.forEach((word, i) => {
    putCell(state, CHANCE_COLUMN, i, wholeAt(word, `${CHANCE_COLUMN}[${i}]`, 0, LARGEST_WORD));
  });
}
