/** What the words of a title must tell of its declarations: the compiler asks for it. */
import type { EventSpecs } from './contract.ts';
import type { HoleNames, Template } from './templates.ts';

/** The words of all codes in a declaration, however deep. */
export type CodeWord<T> = T extends { readonly is: 'code'; readonly words: readonly (infer Word extends string)[] }
  ? Word
  : T extends object
    ? { [K in keyof T]-?: CodeWord<T[K]> }[keyof T]
    : never;

/** Sentences whose holes are fields of their events; any other hole is no sentence. */
type Tellable<T, E> = {
  readonly [K in keyof T]: K extends keyof E
    ? T[K] extends Template
      ? [Exclude<HoleNames<T[K]>, keyof E[K]>] extends [never]
        ? T[K]
        : never
      : never
    : never;
};

/** A sentence for every kind of event: its holes are filled with fields of the event. */
export const sentencesOf =
  <E extends EventSpecs>() =>
  <const T extends Readonly<Record<keyof E, Template>>>(sentences: T & Tellable<T, E>): T =>
    sentences;

/** Words for codes that one kind of event spells out, by kind, field and code. */
export type EventCodes<E extends EventSpecs> = {
  readonly [K in keyof E]?: { readonly [F in keyof E[K]]?: Readonly<Record<CodeWord<E[K][F]>, string>> };
};
