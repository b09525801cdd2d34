/** [10] Victory. */
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT } from '@bridgehead/hex';
import type { Answer } from '../contract/index.ts';
import { BORDER, GRID, hexOf, TOWNS } from '../data/map.ts';
import { saysBy } from '../says.ts';
import { clock, ownerOf } from '../state/state.ts';
import { OBJECTIVES, SOURCES, VICTORY_LEVELS, type VictoryLevel } from '../tables/campaign-tables.ts';
import { isGroundSupplied } from './05-supply/ground-supply.ts';

/** [10.1] Allied, and an Allied unit there would be in supply. */
const isHeldInSupply = (g: Game, hex: number): boolean =>
  ownerOf(g, hex) === 'allied' && isGroundSupplied(g, 'allied', hex);

/** [10.1] An objective counts only with all its neighbours on the field. */
export function countsFor(g: Game, hex: number): boolean {
  if (!isHeldInSupply(g, hex)) return false;
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const slot = hex * DIRECTION_COUNT + d;
    const other = GRID.neighbours[slot] ?? -1;
    if (other >= 0 && BORDER[GRID.sides[slot] ?? 0] === 0 && !isHeldInSupply(g, other)) return false;
  }
  return true;
}

type VictoryItem = Answer<'victory'>['items'][number];

export const germanTowns = (g: Game): number[] => TOWNS.filter((hex) => ownerOf(g, hex) === 'german');

/** [10.1] The score as it stands, item by item. */
export function victoryItems(g: Game): VictoryItem[] {
  const objectives = OBJECTIVES.filter(({ hex }) => countsFor(g, hexOf(hex))).map(
    ({ hex, points }): VictoryItem => ({ ...saysBy('10.1', 'objective', { hex }), side: 'allied', points }),
  );
  const sources = SOURCES.filter(({ points }, i) => points > 0 && (clock(g, 'overrun') & (1 << i)) !== 0).map(
    ({ name, points }): VictoryItem => ({
      ...saysBy('10.1', 'source-lost', { formation: name }),
      side: 'german',
      points: -points,
    }),
  );
  const towns = germanTowns(g).length;
  const held: VictoryItem = {
    ...saysBy('10.1', 'german-towns', { count: towns }),
    side: 'german',
    points: -towns,
  };
  return [...objectives, ...sources, ...(towns === 0 ? [] : [held])];
}

export const scoreOf = (g: Game): number => victoryItems(g).reduce((sum, { points }) => sum + points, 0);

/** [10.2] */
export const levelOfVictory = (score: number): VictoryLevel =>
  VICTORY_LEVELS.find(({ least }) => score >= least) ?? { least: 0, level: 'draw' };

/** What the Allied player still needs for each objective, and how far the next level is. */
export function victoryNeeds(g: Game): Answer<'victory'>['needs'] {
  const open = OBJECTIVES.filter(({ hex }) => !countsFor(g, hexOf(hex)));
  return open.map(({ hex, points }) => ({
    side: 'allied',
    ...saysBy('10.1', 'objective-open', { hex, points }),
  }));
}
