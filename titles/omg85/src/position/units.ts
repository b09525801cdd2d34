/** The units of a position: each entry is checked by itself; what stands together is checked afterwards. */
import type { Json, JsonObject, State } from '@bridgehead/engine';
import {
  cellAt,
  field,
  hexOrBox,
  marksAt,
  objectAt,
  putCell,
  refuseBy,
  unitEntries,
  wholeAt,
  wordAt,
} from '@bridgehead/toolkit';
import { isInside } from '../data/map.ts';
import { BUILD_NAMES, MODE_NAMES, SUPPLY_NAMES } from '../data/state-names.ts';
import { hexIn, unitIn } from '../parse.ts';
import { TURN_STEP } from '../rules/02-set-up/hidden-units.ts';
import { says } from '../says.ts';
import { putPlace } from '../scenario/scenario.ts';
import { BOXES, type BoxName, hexPlace, INSIDE, isHexPlace } from '../state/places.ts';
import { MARK_NAMES } from '../state/state.ts';
import { ALLIED_COUNT, idOf, parentUnit, sideOfUnit, UNIT_COUNT, type Unit } from '../state/units.ts';
import { LAST_TURN } from '../tables/campaign-tables.ts';
import { LEAST_EFFICIENCY, MOST_EFFICIENCY } from '../tables/combat-tables.ts';
import { NUMBER_FIELDS, usual } from './unit-fields.ts';

const WORD_FIELDS = ['mode', 'supply', 'build', 'attack', 'barrage', 'lastSeen', 'states'];
const UNIT_FIELDS = ['id', 'hex', 'box', ...NUMBER_FIELDS.map(({ column }) => column), ...WORD_FIELDS];
const BOX_NAMES = Object.keys(BOXES) as BoxName[];

export const placeIn = (state: State, u: Unit): number =>
  u < ALLIED_COUNT ? cellAt(state, 'alliedAt', u) : cellAt(state, 'germanAt', u - ALLIED_COUNT);

const NOTATION = { most: UNIT_COUNT, fields: UNIT_FIELDS, rule: '1.5', unitIn, idOf };

/** Puts the units that the position names, and tells where it names each; the others stay as the base has them. */
export function readUnits(state: State, json: Json | undefined): ReadonlyMap<Unit, string> {
  const named = new Map<Unit, string>();
  for (const { unit, data, place } of unitEntries(json, NOTATION)) {
    named.set(unit, place);
    readUnit(state, unit, data, place);
  }
  return named;
}

function readUnit(state: State, u: Unit, data: JsonObject, place: string): void {
  const at = placeOfEntry(data, u, place);
  putPlace(state, u, at);
  for (const { column, least, most } of NUMBER_FIELDS) {
    const given = field(data, column);
    const value = given === undefined ? usual(u, column, at) : wholeAt(given, `${place}.${column}`, least, most);
    putCell(state, column, u, value);
  }
  if (isHexPlace(at)) checkInPlay(state, u, place);
  readWords(state, u, data, place);
}

function checkInPlay(state: State, u: Unit, place: string): void {
  if (cellAt(state, 'cp', u) < 1) refuseBy('9.3', `${place}.cp`, says('without-strength'));
  if (cellAt(state, 'efficiency', u) < LEAST_EFFICIENCY)
    refuseBy(
      '9.1',
      `${place}.efficiency`,
      says('efficiency-range', { least: LEAST_EFFICIENCY, most: MOST_EFFICIENCY }),
    );
}

/** A unit is in one place: a hex or a box. */
function placeOfEntry(data: JsonObject, u: Unit, place: string): number {
  const { hex, box } = hexOrBox(data, place);
  if (hex === undefined) return boxOf(box, u, `${place}.box`);
  const at = hexIn(hex, `${place}.hex`);
  if (!isInside(at) && sideOfUnit(u) === 'allied') refuseBy('1.4', `${place}.hex`, says('allied-leave-field'));
  return hexPlace(at);
}

function boxOf(box: Json | undefined, u: Unit, place: string): number {
  const at = BOXES[wordAt(box, place, BOX_NAMES)];
  if (at === INSIDE && parentUnit(u) < 0) refuseBy('7.1', place, says('unit-builds-into-none', { unit: idOf(u) }));
  return at;
}

function readWords(state: State, u: Unit, data: JsonObject, place: string): void {
  const word = (column: 'mode' | 'supply' | 'build', words: readonly string[]): void => {
    const value = field(data, column);
    putCell(state, column, u, value === undefined ? 0 : words.indexOf(wordAt(value, `${place}.${column}`, words)));
  };
  word('mode', MODE_NAMES);
  word('supply', SUPPLY_NAMES);
  word('build', BUILD_NAMES);
  for (const column of ['attack', 'barrage'] as const) {
    const value = field(data, column);
    putCell(state, column, u, value === undefined ? 0 : hexIn(value, `${place}.${column}`) + 1);
  }
  putCell(state, 'lastSeen', u, lastSeenIn(field(data, 'lastSeen'), `${place}.lastSeen`));
  putCell(state, 'marks', u, marksAt(field(data, 'states'), `${place}.states`, MARK_NAMES));
}

function lastSeenIn(value: Json | undefined, place: string): number {
  if (value === undefined) return 0;
  const data = objectAt(value, place, ['hex', 'turn']);
  const turn = wholeAt(field(data, 'turn'), `${place}.turn`, 1, LAST_TURN);
  return hexIn(field(data, 'hex'), `${place}.hex`) + 1 + TURN_STEP * turn;
}
