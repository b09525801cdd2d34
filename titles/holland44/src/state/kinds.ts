/** The kinds of which the frames of this title are made. */
import type { Kind } from '@bridgehead/engine';
import { code, either, kindsOf, list, number, or, set } from '@bridgehead/toolkit';
import { GRID, MAP } from '../data/map.ts';
import { SIDES } from '../data/unit-data.ts';
import { BRIDGES } from './bridges.ts';
import { areaPlace, hexPlace } from './places.ts';
import { UNIT_COUNT } from './units.ts';

export const {
  unit: UNIT,
  units: UNITS,
  hex: HEX,
  hexes: HEXES,
  side: SIDE,
} = kindsOf({ units: UNIT_COUNT, hexes: GRID.hexCount, sides: SIDES });

/** A hex or an Entry Area. */
export const PLACE: Kind<number> = either(
  number(hexPlace(0), hexPlace(GRID.hexCount - 1)),
  number(areaPlace(0), areaPlace(MAP.areas.length - 1)),
);
export const PLACES: Kind<readonly number[]> = list(PLACE, GRID.hexCount);

export const HEXSIDE: Kind<number> = number(0, GRID.sideHexes.length / 2 - 1);

/** By number: a hexside may carry two. */
export const BRIDGE: Kind<number> = number(0, BRIDGES.length - 1);
export const BRIDGE_LIST: Kind<readonly number[]> = set(BRIDGE, BRIDGES.length);

export const DIE: Kind<number> = number(1, 6);

/** What the procedures that several others call come to. */
export const DEMOLITION_RESULT = code(['blown', 'intact', 'held']);
export const DEFENDED = code(['held', 'failed']);
/** [25.1] The unit that an Unknown unit was, or -1 for a Garrison. */
export const REVEALED = or(UNIT, -1);
