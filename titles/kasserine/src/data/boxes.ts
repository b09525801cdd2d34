/** [8.3] The holding boxes, the areas of the set-up and the hexes of the edge through which units come. */
import { hexesOfSide } from '@bridgehead/hex';
import { GRID, hexOf, MAP } from './map.ts';
import type { Side } from './unit-data.ts';

export interface HoldingBox {
  readonly name: string;
  readonly side: Side;
  /** Its hexes on the edge of the map, in order. */
  readonly hexes: readonly number[];
  /** [8.3.5] The boxes to which an arrow leads. */
  readonly next: readonly string[];
}

/** [5.2.4] What the place of those is called who may enter now. */
export const ARRIVING = 'arriving';

const firstHexes = (sides: readonly number[]): readonly number[] =>
  [...new Set(sides.map((hexside) => hexesOfSide(GRID, hexside)[0]))].sort((a, b) => a - b);

/** [8.3] The boxes beside the map. */
export const HOLDING_BOXES: readonly HoldingBox[] = MAP.areas.map(({ name, side, sides, touches }) => ({
  name,
  side: side === 'allied' ? 'allied' : 'axis',
  hexes: firstHexes(sides),
  next: touches.map((area) => MAP.areas[area]?.name ?? ''),
}));

function region(name: string): readonly number[] {
  const found = MAP.regions.find((one) => one.region === name);
  if (found === undefined) throw new RangeError(`the map has no region «${name}»`);
  return found.hexes;
}

/** [18.2.4] Areas of the set-up, as the order of battle calls them. */
export const AREAS: Readonly<Record<string, readonly number[]>> = {
  Fondouk: region('fondouk'),
  Faid: region('faid'),
  Rebaou: region('rebaou'),
};

/** [18.2.5] The hexes on the south edge from 1933 to 2933 by which the Gafsa group comes. */
export const SOUTH_ENTRY: readonly number[] = region('gafsa-entry');

/** [17.2] What comes by the Le Kef road may come by Tebessa instead [design: oob-notes 7]. */
export const LE_KEF_ENTRIES: readonly number[] = [hexOf('2401'), hexOf('1016')];

/** [18.1.2] The area of scenario 1: column 40 and eastward, row 17 and southward. */
export const FAID_AREA: ReadonlySet<number> = new Set(region('scenario-1'));
