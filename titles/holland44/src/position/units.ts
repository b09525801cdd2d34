/** The units of a position: each entry is checked by itself; what stands together is checked afterwards. */
import type { Json, JsonObject, State } from '@bridgehead/engine';
import { OFF_MAP, sideBetween } from '@bridgehead/hex';
import { unitEntries } from '@bridgehead/toolkit';
import { GRID, MAP } from '../data/map.ts';
import { field, hexAt, listAt, quoted, refuse, refuseBy, unitAt, wholeAt, wordAt } from '../parse.ts';
import { says } from '../says.ts';
import { putCell, putUnit } from '../state/columns.ts';
import {
  AIRFIELDS,
  areaPlace,
  BOX_406,
  BOXES,
  type BoxName,
  ELIMINATED,
  hexOfPlace,
  hexPlace,
  isAreaPlace,
  isHexPlace,
  POOL,
  UNSEEN,
} from '../state/places.ts';
import { DISRUPTED, FULL_RETREAT, GOOD_ORDER, MARK_NAMES } from '../state/state.ts';
import {
  dataOf,
  idOf,
  isAirborne,
  isBreakdown,
  isGarrison,
  isRemnantCounter,
  sideOfUnit,
  type Unit,
} from '../state/units.ts';
import { stepsBy } from './base.ts';
import { checkArea, checkMark } from './unit-checks.ts';

const UNIT_FIELDS = ['id', 'hex', 'area', 'box', 'steps', 'states', 'parent', 'landed', 'autoDs'];
const BOX_NAMES = (Object.keys(BOXES) as BoxName[]).filter((name) => name !== 'unseen');
const AREA_NAMES = MAP.areas.map(({ name }) => name);

export const ORDER_NAMES = { disrupted: DISRUPTED, 'full-retreat': FULL_RETREAT } as const;
const STATE_NAMES = [...Object.keys(ORDER_NAMES), ...Object.keys(MARK_NAMES)];

const NOTATION = {
  fields: UNIT_FIELDS,
  rule: (u: Unit) => (isBreakdown(u) ? '21.3' : '2.1'),
  unitIn: unitAt,
  idOf,
};

/** Puts the units that the position names; those it does not name stay as the base has them. */
export function readUnits(
  state: State,
  json: Json | undefined,
  { turn, roster }: { readonly turn: number; readonly roster: readonly Unit[] },
): ReadonlySet<Unit> {
  const named = new Set<Unit>();
  for (const { unit, data, place } of unitEntries(json, { ...NOTATION, most: roster.length })) {
    checkEdition(unit, roster, `${place}.id`);
    named.add(unit);
    readUnit(state, unit, data, { place, turn });
  }
  return named;
}

/** [2.1] A counter that the game is not played with. */
function checkEdition(u: Unit, roster: readonly Unit[], place: string): void {
  if (!roster.includes(u)) refuseBy('2.1', place, says('counter-of-other-edition', { unit: idOf(u) }));
}

interface Site {
  readonly place: string;
  readonly turn: number;
}

function readUnit(state: State, u: Unit, data: JsonObject, site: Site): void {
  const at = placeAt(data, u, site);
  const inPlay = isHexPlace(at) || isAreaPlace(at);
  const given = field(data, 'steps');
  const { steps } = dataOf(u);
  const count = given === undefined ? stepsBy(u, at) : stepsAt(given, site.place, inPlay ? 1 : 0, steps);
  const { order, marks } = statesAt(field(data, 'states'), u, inPlay, site.place);
  putUnit(state, u, 'At', at);
  putUnit(state, u, 'Steps', count);
  putUnit(state, u, 'Order', order);
  putUnit(state, u, 'Marks', marks);
  putCell(state, 'parent', u, parentAt(field(data, 'parent'), u, site.place));
  putCell(state, 'landed', u, landedAt(field(data, 'landed'), u, site));
  putCell(state, 'autoDs', u, autoDsAt(field(data, 'autoDs'), at, site.place));
}

function stepsAt(given: Json, place: string, from: number, to: number): number {
  if (typeof given === 'number' && Number.isInteger(given) && (given < from || given > to)) {
    refuseBy('2.3.12', `${place}.steps`, says('other-steps', { steps: given, from, to }));
  }
  return wholeAt(given, `${place}.steps`, from, to);
}

/** A unit is in one place: a hex, an Entry Area or a box. */
function placeAt(data: JsonObject, u: Unit, { place, turn }: Site): number {
  const [hex, area, box] = [field(data, 'hex'), field(data, 'area'), field(data, 'box')];
  const given = [hex, area, box].filter((value) => value !== undefined);
  if (given.length !== 1) refuse(place, says('one-of-hex-area-box'));
  if (box !== undefined) return boxAt(box, u, `${place}.box`);
  if (isGarrison(u)) refuseBy('25.1', place, says('empty-face-leaves-play'));
  if (isRemnantCounter(u)) refuseBy('11.4', place, says('remnant-is-its-unit'));
  if (hex !== undefined) return hexPlace(hexAt(hex, `${place}.hex`));
  const name = wordAt(area, `${place}.area`, AREA_NAMES);
  const index = AREA_NAMES.indexOf(name);
  checkArea(u, index, turn, `${place}.area`);
  return areaPlace(index);
}

function boxAt(box: Json, u: Unit, place: string): number {
  const at = BOXES[wordAt(box, place, BOX_NAMES)];
  if (at === AIRFIELDS && !isAirborne(u)) refuseBy('22.2.2', place, says('airfields-are-airborne'));
  if (at === BOX_406 && dataOf(u).status !== '406') refuseBy('23.5', place, says('box-is-406th'));
  if (at === ELIMINATED && isBreakdown(u)) refuseBy('21.1', place, says('lost-breakdown-in-pool'));
  if (at !== POOL && isRemnantCounter(u)) refuseBy('11.4', place, says('remnant-in-pool'));
  return at;
}

interface States {
  readonly order: number;
  readonly marks: number;
}

function statesAt(value: Json | undefined, u: Unit, inPlay: boolean, place: string): States {
  let order: number = GOOD_ORDER;
  let marks = 0;
  listAt(value, `${place}.states`, STATE_NAMES.length).forEach((state, i) => {
    const at = `${place}.states[${i}]`;
    const name = wordAt(state, at, STATE_NAMES);
    // [23.6] A garrison once released stays so, though it is lost.
    if (!inPlay && name !== 'released') refuse(at, says('states-without-play'));
    if (name === 'disrupted' || name === 'full-retreat') {
      if (order !== GOOD_ORDER) refuseBy('14.1.1', at, says('one-order'));
      order = ORDER_NAMES[name];
      return;
    }
    const mark = MARK_NAMES[name as keyof typeof MARK_NAMES];
    if ((marks & mark) !== 0) refuse(at, says('named-twice', { value: quoted(name) }));
    checkMark(u, mark, at);
    marks |= mark;
  });
  return { order, marks };
}

/** [21.3] */
function parentAt(value: Json | undefined, u: Unit, place: string): number {
  if (value === undefined) return 0;
  const parent = unitAt(value, `${place}.parent`);
  if (!isBreakdown(u)) refuseBy('21.3', `${place}.parent`, says('parent-is-of-breakdown'));
  if (sideOfUnit(parent) !== sideOfUnit(u) || isBreakdown(parent)) {
    refuseBy('21.1', `${place}.parent`, says('parent-is-larger'));
  }
  return parent + 1;
}

/** [18.5] */
function landedAt(value: Json | undefined, u: Unit, { place, turn }: Site): number {
  if (value === undefined) return 0;
  if (!isAirborne(u)) refuseBy('18.5', `${place}.landed`, says('landed-is-airborne'));
  return wholeAt(value, `${place}.landed`, 1, turn);
}

/** [8.7] The hex that the unit has cleared; it stands next to it. */
function autoDsAt(value: Json | undefined, at: number, place: string): number {
  if (value === undefined) return 0;
  const cleared = hexAt(value, `${place}.autoDs`);
  const from = hexOfPlace(at);
  const isBeside = isAreaPlace(at) || (from !== OFF_MAP && sideBetween(GRID, from, cleared) !== undefined);
  if (!isBeside) refuseBy('8.7', `${place}.autoDs`, says('cleared-hex-not-beside'));
  return hexPlace(cleared);
}

/**
 * [25.5] The faces that nobody has seen. Left out, they are all those that the position does not name elsewhere, as
 * long as there is an Unknown unit that could show one.
 */
export function readFaces(
  state: State,
  json: JsonObject,
  { named, roster }: { readonly named: ReadonlySet<Unit>; readonly roster: readonly Unit[] },
): void {
  const given = field(json, 'faces');
  const all = roster.filter((u) => dataOf(u).status === 'unknown' && !named.has(u));
  if (given === undefined) {
    if (field(json, 'unknown') !== undefined) for (const u of all) putUnit(state, u, 'At', UNSEEN);
    return;
  }
  for (const u of all) putUnit(state, u, 'At', POOL);
  const seen = new Set<Unit>();
  listAt(given, 'faces', roster.length).forEach((id, i) => {
    const u = unitAt(id, `faces[${i}]`);
    checkEdition(u, roster, `faces[${i}]`);
    if (dataOf(u).status !== 'unknown') refuseBy('25.5', `faces[${i}]`, says('not-a-face', { unit: idOf(u) }));
    if (named.has(u)) refuseBy('25.5', `faces[${i}]`, says('face-is-unit', { unit: idOf(u) }));
    if (seen.has(u)) refuseBy('25.5', `faces[${i}]`, says('only-one', { unit: idOf(u) }));
    seen.add(u);
    putUnit(state, u, 'At', UNSEEN);
  });
}
