/**
 * What a title says and hears, declared once: the fields of its choices, events and query answers. A declaration is plain data, so
 * that a window can read it without the rules; types, readers, documents and words come from it.
 */

/** The printed name of something: of a unit, a hex, a place; the title's vocabulary knows what it stands for. */
export interface Name {
  readonly is: 'name';
  /** Of what, in one word of the vocabulary. */
  readonly of: string;
  /** What it is to whatever happens, where that is more than having to do with it. */
  readonly role?: Role;
}
/** Where something goes, whence it went, where (or at whom) it happens. */
export type Role = 'goal' | 'origin' | 'scene';
export interface Code<Word extends string = string> {
  readonly is: 'code';
  readonly words: readonly Word[];
}
export interface Whole {
  readonly is: 'whole';
  readonly from: number;
  readonly to: number;
  /** A die that fell, or a cost that adds up over the steps of a march. */
  readonly counts?: 'die' | 'cost';
}
/** A number with fractions. */
export interface Amount {
  readonly is: 'amount';
}
/** True or false. */
export interface Flag {
  readonly is: 'flag';
}
/** True, or left out. */
export interface Yes {
  readonly is: 'yes';
}
/** Said to be none: `null`, which is not the same as left out. */
export interface None {
  readonly is: 'none';
}
/** Figures as they are printed (`3-1`, `5/36`), or a name that nobody looks up. */
export interface Text {
  readonly is: 'text';
}
/** What is to be said, as code and params; where it is told, its sentence alone. */
export interface Sentence {
  readonly is: 'sentence';
}
/** A choice, a known position: plain data that another declaration tells of. */
export interface Data {
  readonly is: 'data';
}
export interface List<Of> {
  readonly is: 'list';
  readonly of: Of;
  readonly least: number;
  readonly most: number;
  /** Nothing is named twice. */
  readonly isSet: boolean;
  /** Places in the order in which they are entered. */
  readonly isWay?: boolean;
}
export interface Group<Of> {
  readonly is: 'group';
  readonly fields: Of;
}
/** A group that stands for a sentence: its rule and code, what fills the sentence, and, where it is told, the sentence itself. */
export interface Said<As extends string, Of> {
  readonly is: 'said';
  /** The field in which the sentence is told. */
  readonly as: As;
  readonly fields: Of;
}
/** One value for each of some names. */
export interface Each<Of> {
  readonly is: 'each';
  readonly by: Name;
  readonly of: Of;
}
export interface Either<A, B> {
  readonly is: 'either';
  readonly first: A;
  readonly second: B;
}
export interface Optional<Of> {
  readonly is: 'optional';
  readonly of: Of;
}

type Plain = Name | Code | Whole | Amount | Flag | Yes | None | Text | Sentence | Data;
/** What a field may hold. */
export type Field =
  | Plain
  | List<Field>
  | Group<Fields>
  | Said<string, Fields>
  | Each<Field>
  | Either<Field, Field>
  | Optional<Field>;
export type Fields = { readonly [name: string]: Field };

export const name = (of: string): Name => ({ is: 'name', of });
export const code = <const Word extends string>(words: readonly Word[]): Code<Word> => ({ is: 'code', words });
export const whole = (from: number, to: number): Whole => ({ is: 'whole', from, to });
/** A die of so many faces that has fallen. */
export const dieOf = (faces: number): Whole => ({ ...whole(1, faces), counts: 'die' });
/** What a step of a march costs. */
export const costUpTo = (most: number): Whole => ({ ...whole(0, most), counts: 'cost' });
export const amount: Amount = { is: 'amount' };
export const flag: Flag = { is: 'flag' };
export const yes: Optional<Yes> = { is: 'optional', of: { is: 'yes' } };
export const none: None = { is: 'none' };
export const text: Text = { is: 'text' };
export const sentence: Sentence = { is: 'sentence' };
export const data: Data = { is: 'data' };

interface Size {
  readonly least?: number;
  readonly most?: number;
}
const LONGEST = 1000;
const sized = <Of>(of: Of, { least = 0, most = LONGEST }: Size, isSet: boolean): List<Of> => ({
  is: 'list',
  of,
  least,
  most,
  isSet,
});
export const list = <const Of extends Field>(of: Of, size: Size = {}): List<Of> => sized(of, size, false);
/** A list that names nothing twice. */
export const set = <const Of extends Field>(of: Of, size: Size = {}): List<Of> => sized(of, size, true);
export const group = <const Of extends Fields>(fields: Of): Group<Of> => ({ is: 'group', fields });
export const each = <const Of extends Field>(by: Name, of: Of): Each<Of> => ({ is: 'each', by, of });
export const either = <const A extends Field, const B extends Field>(first: A, second: B): Either<A, B> => ({
  is: 'either',
  first,
  second,
});
export const optional = <const Of extends Field>(of: Of): Optional<Of> => ({ is: 'optional', of });

/** A rule that speaks: its code, and beside it the fields that are more than words. */
export const said = <const As extends string, const Of extends Fields>(as: As, fields: Of): Said<As, Of> => ({
  is: 'said',
  as,
  fields,
});

/** The names that most titles have. */
export const unit: Name = name('unit');
export const hex: Name = name('hex');
/** A hex, or a place beside the map. */
export const place: Name = name('place');
export const hexside: Name = name('hexside');
/** Different units, at least one. */
export const units: List<Name> = set(unit, { least: 1, most: 400 });
/** Places in order; the same may come again. */
export const way = (size: Size = {}): List<Name> => ({ ...list(place, size), isWay: true });
export const path: List<Name> = way({ least: 1, most: 60 });
/** Where those go whom an event names, whence they went, where it happens. */
export const goal = (of: Name): Name => ({ ...of, role: 'goal' });
export const origin = (of: Name): Name => ({ ...of, role: 'origin' });
export const scene = (of: Name): Name => ({ ...of, role: 'scene' });
