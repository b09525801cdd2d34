/** [11.2.5] [11.2.6] Zones of interdiction. */
import { cached, type Game } from '@bridgehead/engine';
import { within } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { AIR_COLUMN, airHexOf } from '../../state/state.ts';
import { airOf, enemyOf } from '../../state/units.ts';
import { INTERDICTION_RADIUS } from '../../tables/constants.ts';

const INDEX_BY_AXIAL: ReadonlyMap<string, number> = new Map(GRID.axial.map(({ q, r }, hex) => [`${q},${r}`, hex]));

/** [11.2.5] The hexes within two of a hex. */
function hexesAround(hex: number): number[] {
  const centre = GRID.axial[hex];
  if (centre === undefined) return [];
  return within(GRID.layout.orientation, centre, INTERDICTION_RADIUS).flatMap(
    ({ q, r }) => INDEX_BY_AXIAL.get(`${q},${r}`) ?? [],
  );
}

const zoneAgainst = (g: Game, side: Side): ReadonlySet<number> =>
  new Set(
    airOf(enemyOf(side))
      .map((air) => airHexOf(g, air))
      .filter((hex) => hex >= 0)
      .flatMap(hexesAround),
  );
const againstAllied = cached([AIR_COLUMN], (g) => zoneAgainst(g, 'allied'));
const againstAxis = cached([AIR_COLUMN], (g) => zoneAgainst(g, 'axis'));

/** The hexes in which the enemy of a side interdicts it. */
export const interdictedFor = (g: Game, side: Side): ReadonlySet<number> =>
  side === 'allied' ? againstAllied(g) : againstAxis(g);

/** [11.2.5] [11.2.7] Whether the enemy of a side interdicts a hex; only movement asks. */
export const isInterdicted = (g: Game, side: Side, hex: number): boolean => interdictedFor(g, side).has(hex);
