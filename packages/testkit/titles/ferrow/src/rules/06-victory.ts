/** [6] Points and victory. */
import type { Game } from '@bridgehead/engine';
import type { AnswerOf } from '@bridgehead/engine/contract';
import { nameOf } from '@bridgehead/hex';
import type { QUERIES } from '../contract.ts';
import { GRID, OBJECTIVES } from '../data/map.ts';
import { SIDES, type Side } from '../data/units.ts';
import { saysBy } from '../says.ts';
import { GONE, holderOf, isDecoy, placeOf, unitsOnMap } from '../state.ts';
import { enemyOf, idOf, unitsOf } from '../units.ts';

export type VictoryItem = AnswerOf<typeof QUERIES, 'victory'>['items'][number];

const PER_COMPANY = 1;

/** [6.1] Places that are held; [6.2] companies of the enemy that are destroyed, decoys not counted. */
export const victoryItems = (g: Game): readonly VictoryItem[] => [
  ...OBJECTIVES.map(({ hex, points }, i) => ({
    ...saysBy('6.1', 'holds-place', { hex: nameOf(GRID, hex) }),
    side: holderOf(g, i),
    points,
  })),
  ...SIDES.flatMap((side) =>
    unitsOf(enemyOf(side))
      .filter((u) => placeOf(g, u) === GONE && !isDecoy(g, u))
      .map((u) => ({ ...saysBy('6.2', 'destroyed-company', { unit: idOf(u) }), side, points: PER_COMPANY })),
  ),
];

export const pointsOf = (g: Game, side: Side): number =>
  victoryItems(g).reduce((sum, item) => (item.side === side ? sum + item.points : sum), 0);

/** [6.4] More points win; with as many as their enemy the lowlands have held their valley. */
export const winnerOf = (g: Game): Side => (pointsOf(g, 'upland') > pointsOf(g, 'lowland') ? 'upland' : 'lowland');

/** [6.3] A side without a counter on the map has lost its army; decoys are counters. */
export const isWipedOut = (g: Game): boolean => SIDES.some((side) => unitsOnMap(g, side).length === 0);
