import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BadInput, oneOf } from './bad-input.ts';

/** An option is a flag, or takes a value, whose name the messages show: `<file.svg>`. */
export type OptionKind = 'flag' | `<${string}>`;
type OptionKinds = Readonly<Record<string, OptionKind>>;

export interface Arguments<Options extends OptionKinds> {
  readonly words: readonly string[];
  readonly has: (flag: FlagOf<Options>) => boolean;
  readonly valueOf: (option: ValueOf<Options>) => string | undefined;
}

/** Where options are found at run time, any of them may be either. */
type FlagOf<Options> = { [Key in keyof Options]: 'flag' extends Options[Key] ? Key : never }[keyof Options];
type ValueOf<Options> = { [Key in keyof Options]: Options[Key] extends 'flag' ? never : Key }[keyof Options];

export function readArguments<const Options extends OptionKinds>(
  args: readonly string[],
  kinds: Options,
): Arguments<Options> {
  const options: ParseArgsConfig['options'] = {};
  for (const [name, kind] of Object.entries(kinds)) options[name] = { type: kind === 'flag' ? 'boolean' : 'string' };
  const { values, positionals } = parsed(args, options, kinds);
  for (const [name, value] of Object.entries(values)) if (value === '') throw new BadInput(needsValue(name, kinds));
  return {
    words: positionals,
    has: (flag) => values[String(flag)] === true,
    valueOf: (option) => {
      const value = values[String(option)];
      return typeof value === 'string' ? value : undefined;
    },
  };
}

function parsed(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>, kinds: OptionKinds) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new BadInput(explained(error, kinds), { cause: error });
  }
}

/** Node's messages run over several lines and give advice that is not ours. */
function explained(error: unknown, kinds: OptionKinds): string {
  if (!(error instanceof TypeError)) throw error;
  const option = /'(?:-\w, )?(--?[^' ]+)/.exec(error.message)?.[1] ?? '';
  const name = option.replace(/^-+/, '');
  const kind = kinds[name];
  if (kind === undefined) {
    const known = Object.keys(kinds).map((key) => `--${key}`);
    return `unknown option «${option}»: expected ${known.length === 0 ? 'no options' : oneOf(known)}`;
  }
  return kind === 'flag' ? `option «--${name}» takes no value` : needsValue(name, kinds);
}

const needsValue = (name: string, kinds: OptionKinds): string =>
  `option «--${name}» needs a value: expected --${name} ${kinds[name]}`;

export interface NumberRange {
  readonly from: number;
  readonly to: number;
  readonly whole: boolean;
}

/** The number that an option gives, or undefined if it was not given. */
export const readNumber = (option: string, text: string | undefined, range: NumberRange): number | undefined =>
  text === undefined ? undefined : expectNumber(`option «--${option}»`, text, range);

/** The number that a text gives; `what` is how a refusal calls it. */
export function expectNumber(what: string, text: string, range: NumberRange): number {
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  const isGood = number >= range.from && number <= range.to && (!range.whole || Number.isInteger(number));
  if (isGood) return number;
  const kind = range.whole ? 'a whole number' : 'a number';
  throw new BadInput(`${what} cannot be «${text}»: expected ${kind} from ${range.from} to ${range.to}`);
}

/** The word of a vocabulary that an option gives, or undefined if it was not given. */
export function readWord<Word extends string>(
  what: string,
  text: string | undefined,
  words: readonly Word[],
): Word | undefined {
  if (text === undefined) return undefined;
  const word = words.find((one) => one === text);
  if (word === undefined) throw new BadInput(`unknown ${what} «${text}»: expected ${oneOf(words)}`);
  return word;
}

/** Refuses words that the command has no use for. */
export function expectWords(words: readonly string[], expected: readonly string[]): void {
  const extra = words[expected.length];
  if (extra === undefined) return;
  const wanted = expected.length === 0 ? 'options only' : `${expected.join(' ')} and options`;
  throw new BadInput(`unexpected argument «${extra}»: expected ${wanted}`);
}
