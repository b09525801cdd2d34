/** Questions and choices with the types that a title's contract infers for them. */
import type { AboutOf, ChoiceWith, Decisions } from '@bridgehead/engine/contract';
import type { Choice, Decision } from '../game/contract.ts';

type ChoiceKind<D extends Decisions> = { [Q in keyof D]: keyof D[Q]['choices'] & string }[keyof D];
/** A choice of this kind, wherever it may be made. */
type ChoiceOfKind<D extends Decisions, K extends string> = {
  [Q in keyof D]: K extends keyof D[Q]['choices'] ? ChoiceWith<K, D[Q]['choices'][K]> : never;
}[keyof D];

interface TypedDecisions<D extends Decisions> {
  /** What a question of one of these kinds is about; undefined for any other. */
  aboutOf<K extends keyof D & string>(decision: Decision, ...kinds: readonly K[]): AboutOf<D[K]> | undefined;
  isChoice<K extends ChoiceKind<D>>(choice: Choice, kind: K): choice is Choice & ChoiceOfKind<D, K>;
  /** Those of one kind. */
  choicesOf<K extends ChoiceKind<D>>(choices: readonly Choice[], kind: K): readonly (Choice & ChoiceOfKind<D, K>)[];
}

/** Engine and client are built from one tree: what is of a kind has the fields that are declared for it. */
export function typedDecisions<D extends Decisions>(): TypedDecisions<D> {
  const isChoice = <K extends ChoiceKind<D>>(choice: Choice, kind: K): choice is Choice & ChoiceOfKind<D, K> =>
    choice.kind === kind;
  return {
    aboutOf: <K extends keyof D & string>({ kind, about }: Decision, ...kinds: readonly K[]) =>
      kinds.some((one) => one === kind) ? (about as unknown as AboutOf<D[K]>) : undefined,
    isChoice,
    choicesOf: (choices, kind) => choices.filter((choice) => isChoice(choice, kind)),
  };
}
