/** What can never stand together on the map, whatever has happened. */
import type { State } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { cellAt, refuseBy } from '@bridgehead/toolkit';
import { GRID, hexOf, isInside } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { UNITS } from '../data/units.ts';
import { says } from '../says.ts';
import { EXPECTED, hexOfPlace, INSIDE, isHexPlace } from '../state/places.ts';
import {
  AIRBORNE_FORMATIONS,
  componentsOf,
  dataOf,
  idOf,
  isParent,
  parentUnit,
  sideOfUnit,
  UNIT_COUNT,
  type Unit,
} from '../state/units.ts';
import { STACKING_LIMIT, UNIT_LIMIT } from '../tables/campaign-tables.ts';
import { placeIn } from './units.ts';

/** Refuses a position that the rules could never produce. */
export function checkPosition(state: State): void {
  checkHexes(state);
  checkParents(state);
  checkLimits(state);
}

const hexIn = (state: State, u: Unit): number => hexOfPlace(placeIn(state, u));

/** [6.1] Hexes in which incoming units may pile up. */
const OPEN_HEXES: ReadonlySet<number> = new Set(UNITS.flatMap(({ hex }) => (hex === undefined ? [] : [hexOf(hex)])));

function checkHexes(state: State): void {
  const owner = new Map<number, Side>();
  const points = new Map<number, number>();
  for (let u = 0; u < UNIT_COUNT; u++) {
    const hex = hexIn(state, u);
    if (hex < 0) continue;
    const side = sideOfUnit(u);
    const name = nameOf(GRID, hex);
    if (owner.has(hex) && owner.get(hex) !== side) refuseBy('8.15', 'units', says('both-sides-there', { hex: name }));
    owner.set(hex, side);
    if (isInside(hex) && (cellAt(state, 'owner', hex) === 1) !== (side === 'allied'))
      refuseBy('1.4', 'allied', says('owner-stands-there', { hex: name }));
    points.set(hex, (points.get(hex) ?? 0) + stackingIn(state, u));
  }
  const sources = AIRBORNE_FORMATIONS.map((_, i) => cellAt(state, 'source', i) - 1);
  for (const [hex, sum] of points) {
    if (sum > STACKING_LIMIT && !OPEN_HEXES.has(hex) && !sources.includes(hex))
      refuseBy('8.8', 'units', says('stacking-points', { points: sum, hex: nameOf(GRID, hex) }));
  }
}

const insideOf = (state: State, parent: Unit): Unit[] =>
  componentsOf(parent).filter((u) => placeIn(state, u) === INSIDE);

const stackingIn = (state: State, u: Unit): number => (isParent(u) ? insideOf(state, u).length : dataOf(u).stacking);

/** [7.1] A unit inside another needs the other, and a parent unit its parts. */
function checkParents(state: State): void {
  for (let u = 0; u < UNIT_COUNT; u++) {
    const place = placeIn(state, u);
    if (isParent(u) && isHexPlace(place) && insideOf(state, u).length === 0)
      refuseBy('7.1', 'units', says('nobody-inside', { unit: idOf(u) }));
    if (place !== INSIDE) continue;
    const outer = placeIn(state, parentUnit(u));
    if (!isHexPlace(outer) && outer !== EXPECTED) refuseBy('7.1', 'units', says('outer-not-there', { unit: idOf(u) }));
  }
}

/** [6.2] */
function checkLimits(state: State): void {
  for (const side of ['allied', 'german'] as const) {
    let count = 0;
    for (let u = 0; u < UNIT_COUNT; u++) if (sideOfUnit(u) === side && hexIn(state, u) >= 0) count += 1;
    if (count > UNIT_LIMIT[side])
      refuseBy('6.2', 'units', says('too-many-units', { count, side, most: UNIT_LIMIT[side] }));
  }
}
