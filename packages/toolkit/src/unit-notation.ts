/** The units of a position: each is named once, is in one place, and may have marks. */
import type { Json, JsonObject } from '@bridgehead/engine';
import { field, listAt, objectAt, quoted, refuse, refuseBy, wordAt } from './parse.ts';
import { says } from './says.ts';

interface UnitsNotation {
  readonly most: number;
  readonly fields: readonly string[];
  /** By which there is only one of a unit. */
  readonly rule: string | ((unit: number) => string);
  unitIn(value: Json | undefined, place: string): number;
  idOf(unit: number): string;
}

interface UnitEntry {
  readonly unit: number;
  readonly data: JsonObject;
  readonly place: string;
}

/** One after the other, so that the first fault in their order is the one that is told. */
export function* unitEntries(
  json: Json | undefined,
  { most, fields, rule, unitIn, idOf }: UnitsNotation,
): Generator<UnitEntry> {
  const named = new Set<number>();
  for (const [i, entry] of listAt(json, 'units', most).entries()) {
    const place = `units[${i}]`;
    const data = objectAt(entry, place, fields);
    const unit = unitIn(field(data, 'id'), `${place}.id`);
    if (named.has(unit))
      refuseBy(typeof rule === 'string' ? rule : rule(unit), `${place}.id`, says('only-one', { unit: idOf(unit) }));
    named.add(unit);
    yield { unit, data, place };
  }
}

/** Where a unit is: one of the two. */
export function hexOrBox(data: JsonObject, place: string): { readonly hex?: Json; readonly box?: Json } {
  const [hex, box] = [field(data, 'hex'), field(data, 'box')];
  if (hex !== undefined && box === undefined) return { hex };
  if (hex === undefined && box !== undefined) return { box };
  return refuse(place, says('hex-or-box'));
}

/** Names of marks as one number, a bit each. */
export function marksAt<Name extends string>(
  value: Json | undefined,
  place: string,
  bits: Readonly<Record<Name, number>>,
): number {
  const names = Object.keys(bits) as Name[];
  return listAt(value, place, names.length).reduce<number>((marks, name, i) => {
    const mark = bits[wordAt(name, `${place}[${i}]`, names)];
    return (marks & mark) === 0 ? marks | mark : refuse(`${place}[${i}]`, says('named-twice', { value: quoted(name) }));
  }, 0);
}
