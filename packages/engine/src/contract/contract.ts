/** All that a title may be asked, may answer and tells: one declaration, from which everybody takes what is needed. */
import type { Choice } from '../question.ts';
import type { Field, Fields } from './fields.ts';
import type { Printed, PrintedFields, ReadFields, Told, ToldFields } from './values.ts';

/** A kind of decision: under which rule it is asked, by which choices it is answered, what it is about. */
export interface DecisionSpec {
  readonly rule: string;
  /** The fields of each kind of choice, besides its kind. */
  readonly choices: Readonly<Record<string, Fields>>;
  /** The rules of those kinds of choice that have one of their own. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly about?: Fields;
  /** Chance decides: who may know of it. `all`, or a word of the title for what it depends on. */
  readonly audience?: string;
}
export type Decisions = Readonly<Record<string, DecisionSpec>>;

export type EventSpecs = Readonly<Record<string, Fields>>;

export interface QuerySpec {
  readonly params: Fields;
  readonly answer: Field;
}
export type QuerySpecs = Readonly<Record<string, QuerySpec>>;

export interface Contract {
  readonly decisions: Decisions;
  readonly events: EventSpecs;
  readonly queries: QuerySpecs;
  /** The parts of the view in which something is said. */
  readonly view: Fields;
}

/** A choice of this kind, as it is written. */
export type ChoiceWith<Kind extends string, Of> = Choice & { readonly kind: Kind } & PrintedFields<Of>;
/** By decision and kind: the choices of a title, as they are written. */
export type ChoicesOf<D extends Decisions> = {
  readonly [K in keyof D]: {
    readonly [C in keyof D[K]['choices'] & string]: ChoiceWith<C, D[K]['choices'][C]>;
  };
};
/** The same as the rules read them. */
export type ReadChoicesOf<D extends Decisions> = {
  readonly [K in keyof D]: {
    readonly [C in keyof D[K]['choices'] & string]: { readonly kind: C } & ReadFields<D[K]['choices'][C]>;
  };
};
/** The choices that answer a decision, as they are written. */
export type ChoiceOf<D extends DecisionSpec> = {
  [K in keyof D['choices'] & string]: ChoiceWith<K, D['choices'][K]>;
}[keyof D['choices'] & string];
/** The same as the rules read them. */
export type ReadChoice<D extends DecisionSpec> = {
  [K in keyof D['choices'] & string]: { readonly kind: K } & ReadFields<D['choices'][K]>;
}[keyof D['choices'] & string];

export type AboutOf<D extends DecisionSpec> = D extends { readonly about: infer Of } ? PrintedFields<Of> : undefined;
export type ReadAbout<D extends DecisionSpec> = D extends { readonly about: infer Of } ? ReadFields<Of> : undefined;

/** What is told with an event of this kind, besides its kind, rule and audience. */
export type EventOf<E extends EventSpecs, K extends keyof E> = PrintedFields<E[K]>;
export type ToldEvent<E extends EventSpecs, K extends keyof E> = ToldFields<E[K]>;
export type AnswerOf<Q extends QuerySpecs, K extends keyof Q> = Printed<Q[K]['answer']>;
export type ToldAnswer<Q extends QuerySpecs, K extends keyof Q> = Told<Q[K]['answer']>;
/** By query: the answers as a client hears them. */
export type RepliesOf<Q extends QuerySpecs> = { readonly [K in keyof Q]: ToldAnswer<Q, K> };
/** What a query is asked, read. */
export type ParamsOfQuery<Q extends QuerySpecs, K extends keyof Q> = ReadFields<Q[K]['params']>;
