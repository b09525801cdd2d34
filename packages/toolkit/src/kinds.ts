/** The kinds of which the locals of frames are made; each refuses what is not of it, with the place and what was expected. */
import type { FixedKind, Json, Kind, Locals, OptionalKind, ValueOf } from '@bridgehead/engine';
import { field, join, listAt, objectAt, quoted, Refused, refuse, wholeAt, wordAt } from './parse.ts';
import { says } from './says.ts';

/** A whole number in a range. */
export const number = (from: number, to: number): Kind<number> => ({
  at: (value, place) => wholeAt(value, place, from, to),
});

/** A number in a range, with fractions. */
export const amount = (from: number, to: number): Kind<number> => ({
  at: (value, place) =>
    typeof value === 'number' && value >= from && value <= to && !Object.is(value, -0)
      ? value
      : refuse(place, says('expected-amount', { value: quoted(value), from, to })),
});

/** Yes or no. */
export const flag: Kind<boolean> = {
  at: (value, place) =>
    typeof value === 'boolean' ? value : refuse(place, says('expected-flag', { value: quoted(value) })),
};

/** A word of a closed set. */
export const code = <const Word extends string>(words: readonly Word[]): Kind<Word> => ({
  at: (value, place) => wordAt(value, place, words),
});

/** One number beside the others of a kind, which stands for nothing: nobody, nowhere. */
export const or = <T>(kind: Kind<T>, nothing: number): Kind<T | number> => ({
  at: (value, place) => (value === nothing ? nothing : kind.at(value, place)),
});

export const list = <T>(kind: Kind<T>, most: number): Kind<readonly T[]> => ({
  at: (value, place) => entriesAt(value, place, most).map((item, i) => kind.at(item, `${place}[${i}]`)),
});

/** A list that names nothing twice. */
export const set = <T>(kind: Kind<T>, most: number): Kind<readonly T[]> => ({
  at: (value, place) => {
    const items = list(kind, most).at(value, place);
    const twice = items.findIndex((item, i) => items.indexOf(item) < i);
    return twice < 0 ? items : refuse(`${place}[${twice}]`, says('named-twice', { value: quoted(items[twice]) }));
  },
});

function entriesAt(value: Json | undefined, place: string, most: number): readonly Json[] {
  return value === undefined ? refuse(place, says('missing-list')) : listAt(value, place, most);
}

/** A list of fixed length, each place of its own kind. */
export const tuple = <const Kinds extends readonly Kind<unknown>[]>(
  kinds: Kinds,
): Kind<{ readonly [I in keyof Kinds]: ValueOf<Kinds[I]> }> => ({
  at: (value, place) => {
    const items = entriesAt(value, place, kinds.length);
    if (items.length !== kinds.length) refuse(place, says('other-count', { count: kinds.length }));
    return kinds.map((kind, i) => kind.at(items[i], `${place}[${i}]`)) as never;
  },
});

type RecordOf<L extends Locals> = {
  readonly [K in keyof L as L[K] extends OptionalKind<unknown> ? never : K]: ValueOf<L[K]>;
} & {
  readonly [K in keyof L as L[K] extends OptionalKind<unknown> ? K : never]?: ValueOf<L[K]>;
};

/** An object with these fields and no others. */
export const record = <const L extends Locals>(fields: L): Kind<RecordOf<L>> => ({
  at: (value, place) => {
    if (value === undefined) refuse(place, says('missing-object'));
    const data = objectAt(value, place, Object.keys(fields));
    checkFields(fields, data, place);
    return data as never;
  },
});

/** Every field is of its kind; one that may be left out is not empty. */
export function checkFields(fields: Locals, data: { readonly [key: string]: Json | undefined }, place: string): void {
  for (const [name, kind] of Object.entries(fields)) {
    const value = field(data, name);
    const isLeftOut = value === undefined && 'isOptional' in kind;
    if (!isLeftOut) kind.at(value, join(place, name));
  }
}

/** Of the one kind or of the other. */
export const either = <A, B>(first: Kind<A>, second: Kind<B>): Kind<A | B> => ({
  at: (value, place) => {
    try {
      return first.at(value, place);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return second.at(value, place);
    }
  },
});

export const optional = <T>(kind: Kind<T>): OptionalKind<T> => ({ ...kind, isOptional: true });

export const fixed = <T>(kind: Kind<T>): FixedKind<T> => ({ ...kind, isFixed: true });

/** What a title has so many of. */
interface Stock<Side extends string> {
  readonly units: number;
  readonly hexes: number;
  readonly sides: readonly Side[];
}

interface TitleKinds<Side extends string> {
  /** Units and hexes by their numbers. */
  readonly unit: Kind<number>;
  /** Each once. */
  readonly units: Kind<readonly number[]>;
  readonly hex: Kind<number>;
  readonly hexes: Kind<readonly number[]>;
  /** Hexes in order; the same may come again. */
  readonly path: Kind<readonly number[]>;
  readonly side: Kind<Side>;
}

const LONGEST_PATH = 400;

/** The kinds that depend on the order of battle and the map of a title. */
export function kindsOf<const Side extends string>({ units, hexes, sides }: Stock<Side>): TitleKinds<Side> {
  const unit = number(0, units - 1);
  const hex = number(0, hexes - 1);
  return {
    unit,
    units: set(unit, units),
    hex,
    hexes: set(hex, hexes),
    path: list(hex, LONGEST_PATH),
    side: code(sides),
  };
}
