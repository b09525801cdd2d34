/** [10] Victory. */
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, nameOf } from '@bridgehead/hex';
import { BORDER, GRID, hexOf, MAP, TOWNS } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { clock, ownerOf } from '../state/state.ts';
import { OBJECTIVES, SOURCES, VICTORY_LEVELS } from '../tables/campaign-tables.ts';
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

export type VictoryItem = {
  readonly rule: string;
  readonly label: string;
  readonly side: Side;
  readonly points: number;
};

export const germanTowns = (g: Game): number[] => TOWNS.filter((hex) => ownerOf(g, hex) === 'german');

/** [10.1] The score as it stands, item by item. */
export function victoryItems(g: Game): VictoryItem[] {
  const objectives = OBJECTIVES.filter(({ hex }) => countsFor(g, hexOf(hex))).map(
    ({ hex, points }): VictoryItem => ({ rule: '10.1', label: `${hex} ${placeLabel(hex)}`, side: 'allied', points }),
  );
  const sources = SOURCES.filter(({ points }, i) => points > 0 && (clock(g, 'overrun') & (1 << i)) !== 0).map(
    ({ name, points }): VictoryItem => ({
      rule: '10.1',
      label: `supply source of ${name} overrun`,
      side: 'german',
      points: -points,
    }),
  );
  const towns = germanTowns(g).length;
  const held: VictoryItem = {
    rule: '10.1',
    label: `${towns} German town and city hexes`,
    side: 'german',
    points: -towns,
  };
  return [...objectives, ...sources, ...(towns === 0 ? [] : [held])];
}

const placeLabel = (hex: string): string => MAP.hexNames.get(MAP.grid.indexByName.get(hex) ?? -1) ?? '';

export const scoreOf = (g: Game): number => victoryItems(g).reduce((sum, { points }) => sum + points, 0);

/** [10.2] */
export const levelOfVictory = (score: number) =>
  VICTORY_LEVELS.find(({ least }) => score >= least) ?? { least: 0, level: 'Draw' };

/** What the Allied player still needs for each objective, and how far the next level is. */
export function victoryNeeds(g: Game): { readonly side: Side; readonly label: string; readonly rule: string }[] {
  const open = OBJECTIVES.filter(({ hex }) => !countsFor(g, hexOf(hex)));
  return open.map(({ hex, points }) => ({
    side: 'allied',
    label: `${nameOf(GRID, hexOf(hex))} and the hexes around it, Allied and in supply: ${points} points`,
    rule: '10.1',
  }));
}
