/**
 * Sentences as data. A hole names what fills it and of what kind that is, `{unit:unit} has {left:number} left`, so that the compiler
 * asks for it where the sentence is used, and the speech that tells it knows how to say a unit, a number or a list. A part in brackets is told
 * only where its holes are filled. Plural forms are alternatives; which of them is told, the language says.
 */
import type { Message } from './values.ts';

/** What fills a hole of each kind. */
interface HoleValues {
  readonly unit: string;
  readonly units: readonly string[];
  readonly hex: string;
  readonly place: string;
  readonly path: readonly string[];
  readonly hexside: string;
  readonly side: string;
  readonly number: number;
  /** A share of one. */
  readonly percent: number;
  /** A word of the engine that the language has its own for. */
  readonly word: string;
  readonly words: readonly string[];
  /** As it is. */
  readonly text: string;
  readonly message: Message;
  readonly messages: readonly Message[];
}
export type HoleKind = keyof HoleValues;

/** Told by the number that fills a hole, or by how many are listed in it: one, or any other. */
export interface Plural {
  readonly by: string;
  readonly one: string;
  readonly other: string;
}
export type Template = string | Plural;
export type Messages = Readonly<Record<string, Template>>;

type Holes<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never;
type HolesOf<T extends Template> = T extends string
  ? Holes<T>
  : T extends Plural
    ? Holes<T['one'] | T['other']> | `${T['by']}:number`
    : never;
type HoleName<Hole extends string> = Hole extends `${infer Name}:${string}` ? Name : Hole;
type HoleValue<Hole extends string> = Hole extends `${string}:${infer Kind extends HoleKind}`
  ? HoleValues[Kind]
  : never;

/** The names of what fills a sentence. */
export type HoleNames<T extends Template> = HoleName<HolesOf<T>>;

/** What a sentence must be filled with. */
export type ParamsOf<T extends Template> = { readonly [H in HolesOf<T> as HoleName<H>]: HoleValue<H> };
export type Filling<T extends Template> = [HolesOf<T>] extends [never] ? [] : [params: ParamsOf<T>];

/** Makes messages whose codes have a sentence. */
export type Says<M extends Messages> = <K extends keyof M & string>(code: K, ...filling: Filling<M[K]>) => Message;
