/** [6] Points and victory. */
import type { Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { GRID, OBJECTIVES } from '../data/map.ts';
import { SIDES, type Side } from '../data/units.ts';
import { labelOf } from '../labels.ts';
import { GONE, holderOf, isDecoy, placeOf, unitsOnMap } from '../state.ts';
import { dataOf, enemyOf, unitsOf } from '../units.ts';

export type VictoryItem = {
  readonly rule: string;
  readonly label: string;
  readonly side: Side;
  readonly points: number;
};

const PER_COMPANY = 1;

/** [6.1] Places that are held; [6.2] companies of the enemy that are destroyed, decoys not counted. */
export const victoryItems = (g: Game): readonly VictoryItem[] => [
  ...OBJECTIVES.map(({ hex, points }, i) => ({
    rule: '6.1',
    label: labelOf(nameOf(GRID, hex)),
    side: holderOf(g, i),
    points,
  })),
  ...SIDES.flatMap((side) =>
    unitsOf(enemyOf(side))
      .filter((u) => placeOf(g, u) === GONE && !isDecoy(g, u))
      .map((u) => ({ rule: '6.2', label: dataOf(u).name, side, points: PER_COMPANY })),
  ),
];

export const pointsOf = (g: Game, side: Side): number =>
  victoryItems(g).reduce((sum, item) => (item.side === side ? sum + item.points : sum), 0);

/** [6.4] More points win; with as many as their enemy the lowlands have held their valley. */
export const winnerOf = (g: Game): Side => (pointsOf(g, 'upland') > pointsOf(g, 'lowland') ? 'upland' : 'lowland');

/** [6.3] A side without a counter on the map has lost its army; decoys are counters. */
export const isWipedOut = (g: Game): boolean => SIDES.some((side) => unitsOnMap(g, side).length === 0);
