/** The units of a position: each entry is checked by itself; what stands together is checked afterwards. */
import type { Json, JsonObject, State } from '@bridgehead/engine';
import {
  cellAt,
  field,
  hexOrBox,
  marksAt,
  putCell,
  quoted,
  refuse,
  refuseBy,
  unitEntries,
  wholeAt,
  wordAt,
} from '@bridgehead/toolkit';
import { MODES } from '../contract/codes.ts';
import { CHITS } from '../data/chits.ts';
import { hexIn, unitIn } from '../parse.ts';
import { says } from '../says.ts';
import { putPlace } from '../scenario/scenario.ts';
import { BOX_NAMES, boxNamed, hexPlace, isBoxPlace, isHexPlace, POOL } from '../state/places.ts';
import { MARK_NAMES, MARKER_READY, MOST_ATTACKS, markerOn } from '../state/state.ts';
import { ALLIED_COUNT, dataOf, hasModes, idOf, isArtillery, isLeader, UNIT_COUNT, type Unit } from '../state/units.ts';

const UNIT_FIELDS = [
  'id',
  'hex',
  'box',
  'steps',
  'mode',
  'reserve',
  'states',
  'spent',
  'chit',
  'marker',
  'returns',
  'attack',
];
const LAST_TURN = 18;
const MOST_SPENT = 40;

export const placeIn = (state: State, u: Unit): number =>
  u < ALLIED_COUNT ? cellAt(state, 'alliedAt', u) : cellAt(state, 'axisAt', u - ALLIED_COUNT);

const putReserve = (state: State, u: Unit, reserve: number): void =>
  u < ALLIED_COUNT
    ? putCell(state, 'alliedReserve', u, reserve)
    : putCell(state, 'axisReserve', u - ALLIED_COUNT, reserve);
export const isReserveIn = (state: State, u: Unit): boolean =>
  (u < ALLIED_COUNT ? cellAt(state, 'alliedReserve', u) : cellAt(state, 'axisReserve', u - ALLIED_COUNT)) === 1;

const NOTATION = { most: UNIT_COUNT, fields: UNIT_FIELDS, rule: '2.2', unitIn, idOf };

/** Puts the units that the position names; the others stay as the base has them. */
export function readUnits(state: State, json: Json | undefined): void {
  for (const { unit, data, place } of unitEntries(json, NOTATION)) readUnit(state, unit, data, place);
}

/** A unit is in one place: a hex or a box. */
function placeOfEntry(data: JsonObject, place: string): number {
  const { hex, box } = hexOrBox(data, place);
  if (hex !== undefined) return hexPlace(hexIn(hex, `${place}.hex`));
  return boxNamed(wordAt(box, `${place}.box`, BOX_NAMES)) ?? POOL;
}

function readUnit(state: State, u: Unit, data: JsonObject, place: string): void {
  const at = placeOfEntry(data, place);
  putPlace(state, u, at);
  const isThere = isHexPlace(at) || isBoxPlace(at);
  const most = dataOf(u).steps;
  const steps = wholeAt(field(data, 'steps') ?? (isThere ? most : 0), `${place}.steps`, 0, most);
  if (isThere && steps === 0 && !isLeader(u)) refuseBy('3.4.1', `${place}.steps`, says('without-steps'));
  putCell(state, 'steps', u, steps);
  readMode(state, u, field(data, 'mode'), `${place}.mode`);
  putReserve(state, u, flagAt(field(data, 'reserve'), `${place}.reserve`));
  putCell(state, 'marks', u, marksAt(field(data, 'states'), `${place}.states`, MARK_NAMES));
  putCell(state, 'spent', u, wholeAt(field(data, 'spent') ?? 0, `${place}.spent`, 0, MOST_SPENT));
  readChit(state, u, field(data, 'chit'), `${place}.chit`);
  readMarker(state, u, field(data, 'marker'), `${place}.marker`);
  putCell(state, 'returns', u, wholeAt(field(data, 'returns') ?? 0, `${place}.returns`, 0, LAST_TURN));
  putCell(state, 'attack', u, wholeAt(field(data, 'attack') ?? 0, `${place}.attack`, 0, MOST_ATTACKS));
}

const flagAt = (value: Json | undefined, place: string): number =>
  value === undefined || value === false
    ? 0
    : value === true
      ? 1
      : refuse(place, says('expected-flag', { value: quoted(value) }));

/** [7.6] */
function readMode(state: State, u: Unit, value: Json | undefined, place: string): void {
  const mode = value === undefined ? 'travel' : wordAt(value, place, MODES);
  if (mode === 'deployed' && !hasModes(u)) refuseBy('7.6', place, says('is-no-gun', { unit: idOf(u) }));
  putCell(state, 'mode', u, mode === 'deployed' ? 1 : 0);
}

/** [4.2] */
function readChit(state: State, u: Unit, value: Json | undefined, place: string): void {
  const { pool } = dataOf(u);
  if (value === undefined) {
    putCell(state, 'chit', u, 0);
    return;
  }
  if (pool === undefined) refuseBy('4.2.1', place, says('cannot-be-untried', { unit: idOf(u) }));
  else putCell(state, 'chit', u, wholeAt(value, place, 0, CHITS[pool].length - 1) + 1);
}

/** [10.1.3] `ready`, `used` or the hex on which it lies. */
function readMarker(state: State, u: Unit, value: Json | undefined, place: string): void {
  if (!isArtillery(u)) {
    if (value !== undefined) refuseBy('16.1.1', place, says('has-no-marker', { unit: idOf(u) }));
    return;
  }
  if (value === undefined || value === 'ready') putCell(state, 'marker', u, MARKER_READY);
  else if (value === 'used') putCell(state, 'marker', u, 0);
  else putCell(state, 'marker', u, markerOn(hexIn(value, place)));
}
