/** Reading declared fields that come from outside: anything may be missing or nonsense, and a fault names its place. */
import type { FaultCode, Json } from '@bridgehead/engine';
import type { Field, Fields, Message, ReadFields, ReadValue } from '@bridgehead/engine/contract';
import { field, join, listAt, objectAt, quoted, Refused, refuse, wholeAt, wordAt } from '../parse.ts';
import { says } from '../says.ts';

/** What the names of a title stand for. */
export type Vocabulary = Readonly<Record<string, Names>>;
export interface Names {
  find(name: string): number | undefined;
  /** What is said where a name stands for nothing. */
  unknown(value: string): Message;
  readonly fault: FaultCode;
}

type Reader<T> = (value: Json | undefined, place: string) => T;
type AnyReader = Reader<unknown>;

/** A reader of one declared field, made once and used often. */
export const readerOf = <const F extends Field>(declared: F, vocabulary: Vocabulary): Reader<ReadValue<F>> =>
  // The type is worked out from the same declaration that the reader follows.
  anyReader(declared, vocabulary) as Reader<ReadValue<F>>;

/** A reader of declared fields. */
export const fieldsReaderOf = <const Of extends Fields>(declared: Of, vocabulary: Vocabulary): Reader<ReadFields<Of>> =>
  groupReader(declared, vocabulary) as Reader<ReadFields<Of>>;

/** The same without its type. */
export function anyReader(declared: Field, vocabulary: Vocabulary): AnyReader {
  switch (declared.is) {
    case 'name':
      return nameReader(declared.of, vocabulary);
    case 'code':
      return (value, place) => wordAt(value, place, declared.words);
    case 'whole':
      return (value, place) => wholeAt(value, place, declared.from, declared.to);
    case 'amount':
      return numberAt;
    case 'flag':
      return flagAt;
    case 'yes':
      return yesAt;
    case 'none':
      return noneAt;
    case 'text':
    case 'sentence':
      return textAt;
    case 'data':
      return (value, place) => (value === undefined ? refuse(place, says('missing')) : value);
    case 'list':
      return listReader(anyReader(declared.of, vocabulary), declared);
    case 'each':
      return eachReader(nameReader(declared.by.of, vocabulary), anyReader(declared.of, vocabulary));
    case 'either':
      return eitherReader(declared.first, declared.second, vocabulary);
    case 'optional':
      return anyReader(declared.of, vocabulary);
    case 'group':
    case 'said':
      return groupReader(declared.fields, vocabulary);
  }
}

function nameReader(of: string, vocabulary: Vocabulary): Reader<number> {
  const names = vocabulary[of];
  if (names === undefined) throw new RangeError(`the vocabulary has no names of «${of}»`);
  return (value, place) =>
    (typeof value === 'string' ? names.find(value) : undefined) ??
    refuse(place, names.unknown(quoted(value)), names.fault);
}

const numberAt: Reader<number> = (value, place) =>
  typeof value === 'number' && Number.isFinite(value)
    ? value
    : refuse(place, says('expected-number', { value: quoted(value) }));

const flagAt: Reader<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : refuse(place, says('expected-flag', { value: quoted(value) }));

const yesAt: Reader<true> = (value, place) =>
  value === true ? value : refuse(place, says('expected-yes', { value: quoted(value) }));

const noneAt: Reader<null> = (value, place) =>
  value === null ? value : refuse(place, says('expected-none', { value: quoted(value) }));

const textAt: Reader<string> = (value, place) =>
  typeof value === 'string' ? value : refuse(place, says('expected-text', { value: quoted(value) }));

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly isSet: boolean;
}

function listReader(read: AnyReader, { least, most, isSet }: Bounds): AnyReader {
  return (value, place) => {
    if (value === undefined) return refuse(place, says('missing-list'));
    const entries = listAt(value, place, most);
    if (entries.length < least) return refuse(place, says('too-few-entries', { count: entries.length, least }));
    const items: unknown[] = [];
    for (let i = 0; i < entries.length; i++) {
      const item = read(entries[i], `${place}[${i}]`);
      if (isSet && items.includes(item))
        return refuse(`${place}[${i}]`, says('named-twice', { value: quoted(entries[i]) }));
      items.push(item);
    }
    return items;
  };
}

function eachReader(readName: Reader<number>, read: AnyReader): AnyReader {
  return (value, place) => {
    const given = objectAt(value, place, Object.keys(value ?? {}));
    return new Map(
      Object.entries(given).map(([key, item]) => [readName(key, join(place, key)), read(item, join(place, key))]),
    );
  };
}

/** What can be read as the second is no fault of the first. */
function eitherReader(first: Field, second: Field, vocabulary: Vocabulary): AnyReader {
  const [one, other] = [anyReader(first, vocabulary), anyReader(second, vocabulary)];
  return (value, place) => {
    try {
      return one(value, place);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return other(value, place);
    }
  };
}

/** Exactly these fields, beside others that somebody else reads; one that may be left out is left out or of its kind. */
export function groupReader(
  declared: Fields,
  vocabulary: Vocabulary,
  others: readonly string[] = [],
): Reader<Readonly<Record<string, unknown>>> {
  const readers = Object.entries(declared).map(([name, one]) => ({
    name,
    isOptional: one.is === 'optional',
    read: anyReader(one, vocabulary),
  }));
  const known = [...others, ...Object.keys(declared)];
  return (value, place) => {
    const given = objectAt(value, place, known);
    const found: Record<string, unknown> = {};
    for (const { name, isOptional, read } of readers) {
      const item = field(given, name);
      if (item !== undefined || !isOptional) found[name] = read(item, join(place, name));
    }
    return found;
  };
}
