/** The options of a title: each has a few values, one of which is the usual. */
import type { Message } from './contract/values.ts';
import type { Json, JsonObject } from './json.ts';
import { bad, good, type Result } from './result.ts';
import { says } from './words/says.ts';

export type OptionValue = boolean | number | string;
/** Options that are left out have their usual value. */
export type Options = Readonly<Record<string, OptionValue>>;

export interface OptionSpec {
  readonly id: string;
  readonly values: readonly OptionValue[];
  readonly usual: OptionValue;
  /** Options of older versions, yes or no, that stood for a value of this one: they are still read. */
  readonly formerly?: Readonly<Record<string, OptionValue>>;
  /** The editions that have it; left out: all. */
  readonly editions?: readonly number[];
  /** Why it cannot be chosen yet. */
  readonly refused?: Message;
}

/** An option that is on or off, and usually off. */
export const yesOrNo = <const Id extends string>(id: Id) =>
  ({ id, values: [false, true], usual: false }) as const satisfies OptionSpec;

/** The options that are given, each with a value that it has; older ones under their present name. */
export function readOptions(specs: readonly OptionSpec[], given: JsonObject, edition?: number): Result<Options> {
  const read: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const option = optionNamed(specs, name, value);
    if (!option.ok) return option;
    if (option.value === undefined) continue;
    const { id, value: chosen } = option.value;
    const spec = specs.find((one) => one.id === id);
    if (edition !== undefined && spec?.editions?.includes(edition) === false && chosen !== spec.usual)
      return bad(
        'bad-request',
        `options.${id}`,
        says('option-of-other-edition', { editions: spec.editions.join(', ') }),
      );
    if (Object.hasOwn(read, id) && read[id] !== chosen)
      return bad('bad-request', 'options', says('two-values', { id }));
    read[id] = chosen;
  }
  return good(read);
}

interface Chosen {
  readonly id: string;
  readonly value: OptionValue;
}

/** The value that is chosen; undefined where an older option is off. */
function optionNamed(specs: readonly OptionSpec[], name: string, value: Json): Result<Chosen | undefined> {
  const place = `options.${name.slice(0, LONGEST_NAME)}`;
  const former = specs.find(({ formerly }) => formerly !== undefined && Object.hasOwn(formerly, name));
  if (former !== undefined) {
    if (typeof value !== 'boolean') return badValue(place, [false, true]);
    const stoodFor = former.formerly?.[name];
    return good(value && stoodFor !== undefined ? { id: former.id, value: stoodFor } : undefined);
  }
  const spec = specs.find(({ id }) => id === name);
  if (spec === undefined) {
    const known = specs.map(({ id }) => id).join(', ');
    return bad('bad-request', place, says('unknown-option', { known }));
  }
  const chosen = spec.values.find((one) => one === value);
  if (chosen === undefined) return badValue(place, spec.values);
  if (spec.refused !== undefined && chosen !== spec.usual) return bad('not-available', place, spec.refused);
  return good({ id: spec.id, value: chosen });
}

const LONGEST_NAME = 60;

const badValue = (place: string, values: readonly OptionValue[]): Result<never> =>
  bad('bad-request', place, says('bad-option-value', { known: values.join(', ') }));

/** An option as one word: `advanced`, `level=1`. */
export const optionWord = (id: string, value: OptionValue): string => (value === true ? id : `${id}=${value}`);

/** The options that such words name; a word that names none is given back as the data that somebody else will refuse. */
export function optionsFromWords(specs: readonly OptionSpec[], words: readonly string[]): JsonObject {
  return Object.fromEntries(
    words.map((word) => {
      const [id = '', text] = word.split('=', 2);
      const spec = specs.find((one) => one.id === id);
      return [id, text === undefined ? true : (spec?.values.find((value) => String(value) === text) ?? text)];
    }),
  );
}
