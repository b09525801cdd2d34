/** The types that a declaration stands for: as it is written, as the rules read it, as it is told. */
import type { Json } from '../json.ts';
import type { Optional } from './fields.ts';

/** What fills the sentence of a code. */
export type Params = { readonly [name: string]: Json };

/** What is to be said, as data: the sentence is made where the language is known. */
export type Message = {
  readonly code: string;
  readonly params?: Params;
  /** Under which rule, where one speaks. */
  readonly rule?: string;
};

interface Plain {
  readonly text: string;
  readonly whole: number;
  readonly amount: number;
  readonly flag: boolean;
  readonly yes: true;
  readonly none: null;
  readonly data: Json;
}

type OptionalKeys<Of> = { [K in keyof Of]: Of[K] extends Optional<unknown> ? K : never }[keyof Of];
type Merged<T> = { readonly [K in keyof T]: T[K] };

/** `N` is what a name becomes; `Told`, whether sentences stand beside their codes. */
type Value<F, N, Told extends boolean> = F extends { readonly is: 'name' }
  ? N
  : F extends { readonly is: 'sentence' }
    ? Told extends true
      ? string
      : Message
    : F extends { readonly is: infer K extends keyof Plain }
      ? Plain[K]
      : F extends { readonly is: 'code'; readonly words: readonly (infer Word)[] }
        ? Word
        : F extends { readonly is: 'either'; readonly first: infer A; readonly second: infer B }
          ? Value<A, N, Told> | Value<B, N, Told>
          : F extends { readonly is: 'list'; readonly of: infer Of }
            ? readonly Value<Of, N, Told>[]
            : F extends { readonly is: 'each'; readonly of: infer Of }
              ? Each<Value<Of, N, Told>, N>
              : Structure<F, N, Told>;

type Structure<F, N, Told extends boolean> = F extends { readonly is: 'group'; readonly fields: infer Of }
  ? ValuesOf<Of, N, Told>
  : F extends { readonly is: 'said'; readonly as: infer As extends string; readonly fields: infer Of }
    ? Merged<Said & (Told extends true ? { readonly [K in As]: string } : unknown) & ValuesOf<Of, N, Told>>
    : F extends Optional<infer Of>
      ? Value<Of, N, Told>
      : never;

type Said = Message & { readonly rule: string };

type Each<V, N> = N extends number ? ReadonlyMap<number, V> : { readonly [name: string]: V };

type ValuesOf<Of, N, Told extends boolean> = Merged<
  { readonly [K in Exclude<keyof Of, OptionalKeys<Of>>]: Value<Of[K], N, Told> } & {
    readonly [K in OptionalKeys<Of>]?: Value<Of[K], N, Told>;
  }
>;

/** As choices, events and answers hold it, with printed names. */
export type Printed<F> = Value<F, string, false>;
export type PrintedFields<Of> = ValuesOf<Of, string, false>;
/** As the rules read it: a name has become the number of what it stands for. */
export type ReadValue<F> = Value<F, number, false>;
export type ReadFields<Of> = ValuesOf<Of, number, false>;
/** As a client hears it: with its sentences. */
export type Told<F> = Value<F, string, true>;
export type ToldFields<Of> = ValuesOf<Of, string, true>;
