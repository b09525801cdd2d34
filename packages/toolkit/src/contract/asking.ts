/** Questions as they are declared: choices come in as plain data and reach the rules read, or are refused as malformed. */
import {
  type Choice,
  choices,
  type Decider,
  decision,
  die,
  EngineError,
  type Flow,
  type Frame,
  type Game,
  OK,
  type Question,
  question,
  type Random,
  type Refusal,
  type Ruling,
} from '@bridgehead/engine';
import type { AboutOf, ChoiceOf, DecisionSpec, Decisions, ReadAbout, ReadChoice } from '@bridgehead/engine/contract';
import { quoted, Refused } from '../parse.ts';
import { refusal } from '../says.ts';
import { groupReader, type Vocabulary } from './read.ts';

/** What the rules say of a question whose kind, rule and fields are declared. */
export interface Asked<D extends DecisionSpec, F extends Frame> {
  by(g: Game, f: F): Decider;
  /** All legal choices, in a fixed order, lazily where they are many. Those of another kind than `only` may be left out. */
  choices(g: Game, f: F, only?: string): Iterable<ChoiceOf<D>>;
  /** The rule that a choice of the declared form breaks. Left out: a choice is legal if it is listed. */
  check?(g: Game, f: F, c: ReadChoice<D>): Ruling;
  chosen(g: Game, f: F, c: ReadChoice<D>): Flow<F['step']>;
  sample?(g: Game, f: F, random: Random): ChoiceOf<D>;
  /** The only choice there is, or undefined if there are several: where listing even two would be dear. */
  only?(g: Game, f: F): ChoiceOf<D> | undefined;
  about?(g: Game, f: F): AboutOf<D>;
  readonly alwaysAsk?: true;
  /** Where the same is asked under another rule than the declared one. */
  readonly rule?: string;
}

/** Reads the choices that answer a decision: as the rules want them, or a refusal. */
export type ReadsChoice = (choice: Choice) => { readonly kind: string } | Refusal;

export function choiceReader({ rule, rules = {}, choices }: DecisionSpec, vocabulary: Vocabulary): ReadsChoice {
  const readers = new Map(
    Object.entries(choices).map(([kind, fields]) => [kind, groupReader(fields, vocabulary, ['kind'])]),
  );
  const expected = [...readers.keys()].join(', ');
  return (choice) => {
    const { kind } = choice;
    const read = readers.get(kind);
    if (read === undefined) return refusal(rule, 'unknown-choice', { value: quoted(kind), known: expected });
    try {
      return { kind, ...read(choice, '') };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { place, says: why } = error.fault;
      return refusal(rules[kind] ?? rule, 'malformed-choice', { place, why });
    }
  };
}

/** A choice that was read has a kind, a refusal has none. */
export const isRefused = (read: { readonly kind: string } | Refusal): read is Refusal => 'legal' in read;

type AnyAsked<F extends Frame> = Omit<Question<F, Choice>, 'kind' | 'rule' | 'check' | 'chosen'> & {
  readonly rule?: string;
  check?(g: Game, f: F, c: { readonly kind: string }): Ruling;
  chosen(g: Game, f: F, c: { readonly kind: string }): Flow<F['step']>;
};

function declaredQuestion<F extends Frame>(
  kind: string,
  spec: DecisionSpec,
  vocabulary: Vocabulary,
  { check, chosen, ...asked }: AnyAsked<F>,
): Question<F, Choice> {
  const { rule = spec.rule } = asked;
  const read = choiceReader({ ...spec, rule }, vocabulary);
  const checked = {
    check(g: Game, f: F, choice: Choice): Ruling {
      const found = read(choice);
      return isRefused(found) ? found : (check?.(g, f, found) ?? OK);
    },
  };
  return question<F, Choice>({
    kind,
    ...asked,
    rule,
    ...(check === undefined ? {} : checked),
    chosen(g, f, choice) {
      return chosen(g, f, legal(read(choice), choice));
    },
  });
}

/** A choice of the open decision, as it is written and as the rules read it. */
export interface Listed<Read> {
  readonly choice: Choice;
  readonly chosen: Read;
}

type Kinds<D> = keyof D & string;
type ReadOf<D extends Decisions, K extends Kinds<D>> = { [P in K]: ReadChoice<D[P]> }[K];
/** Decisions of chance that are answered by a roll. */
type RollKinds<D extends Decisions> = {
  [K in Kinds<D>]: D[K] extends { readonly choices: { readonly roll: unknown } } ? K : never;
}[Kinds<D>];

interface Asking<D extends Decisions> {
  /** The question of this kind. */
  ask<K extends Kinds<D>, F extends Frame>(kind: K, asked: Asked<D[K], F>): Question<F, Choice>;
  /** A die that falls before everybody. */
  roll<K extends RollKinds<D>, F extends Frame>(
    kind: K,
    rolled: (g: Game, f: F, die: number) => Flow<F['step']>,
  ): Question<F, Choice>;
  /** A choice as the rules would read it, for those who only look at it. */
  read<K extends Kinds<D>>(kind: K, choice: Choice): ReadOf<D, K> | Refusal;
  /** The same of a choice that is known to be legal; where its kind is known, as that kind. */
  readLegal<K extends Kinds<D>, Of extends string>(
    kind: K,
    choice: Choice & { readonly kind: Of },
  ): Extract<ReadOf<D, K>, { readonly kind: Of }>;
  /** All choices of the open decision, which is of this kind. */
  listed<K extends Kinds<D>>(kind: K, g: Game): readonly Listed<ReadOf<D, K>>[];
  /** What the open decision, which is of this kind, is about. */
  readAbout<K extends Kinds<D>>(kind: K, g: Game): ReadAbout<D[K]>;
}

type Read = { readonly kind: string };

function legal(read: Read | Refusal, choice: Choice): Read {
  if (isRefused(read)) throw new EngineError('a legal choice is malformed', { choice });
  return read;
}

/** Makes the questions of a title, each as its decision is declared. */
export function asking<const D extends Decisions>(decisions: D, vocabulary: Vocabulary): Asking<D> {
  const readers = new Map(Object.entries(decisions).map(([kind, spec]) => [kind, choiceReader(spec, vocabulary)]));
  const readerFor = (kind: string): ReadsChoice =>
    readers.get(kind) ?? choiceReader(specOf(decisions, kind), vocabulary);
  const abouts = new Map(
    Object.entries(decisions).map(([kind, { about = {} }]) => [kind, groupReader(about, vocabulary)]),
  );
  return {
    // What is read follows the declaration from which its type is worked out; the compiler cannot see that.
    ask: (kind, asked) => declaredQuestion(kind, specOf(decisions, kind), vocabulary, asked as never),
    roll: (kind, rolled) => die(kind, specOf(decisions, kind).rule, rolled),
    read: (kind, choice) => readerFor(kind)(choice) as never,
    readLegal: (kind, choice) => legal(readerFor(kind)(choice), choice) as never,
    listed: (kind, g) => {
      const read = readerFor(kind);
      return Array.from(choices(g), (choice) => ({ choice, chosen: legal(read(choice), choice) as never }));
    },
    readAbout: (kind, g) => abouts.get(kind)?.(decision(g)?.about, 'about') as never,
  };
}

function specOf(decisions: Decisions, kind: string): DecisionSpec {
  const spec = decisions[kind];
  if (spec === undefined) throw new RangeError(`no decision «${kind}» is declared`);
  return spec;
}
