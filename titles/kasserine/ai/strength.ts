/** What units are worth: strengths as they may be expected to be, and a value in points of strength. */
import type { Game } from '@bridgehead/engine';
import { CHITS } from '../src/data/chits.ts';
import type { PoolName, Side } from '../src/data/unit-data.ts';
import { attackFigure, defenseFigure, isUntried } from '../src/rules/12-combat/figures.ts';
import { unitsIn } from '../src/state/stacks.ts';
import { hexAt, stepsOf } from '../src/state/state.ts';
import { dataOf, isAirCommand, isArtillery, isHQ, isLeader, isTank, type Unit } from '../src/state/units.ts';
import { discAround } from './map-facts.ts';
import { UNIT_VALUE } from './weights.ts';

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** [4.2] What an untried unit of a pool turns out to be on the average. */
const EXPECTED_CHIT: Readonly<Record<PoolName, readonly [number, number]>> = Object.fromEntries(
  Object.entries(CHITS).map(([pool, chits]) => [pool, [mean(chits.map(([a]) => a)), mean(chits.map(([, d]) => d))]]),
) as unknown as Readonly<Record<PoolName, readonly [number, number]>>;

export function attackOfUnit(g: Game, u: Unit, meetsArmor = false): number {
  const { pool } = dataOf(u);
  return pool !== undefined && isUntried(g, u) ? EXPECTED_CHIT[pool][0] : attackFigure(g, u, meetsArmor);
}

export function defenseOfUnit(g: Game, u: Unit, meetsArmor = false): number {
  const { pool } = dataOf(u);
  return pool !== undefined && isUntried(g, u) ? EXPECTED_CHIT[pool][1] : defenseFigure(g, u, meetsArmor);
}

/** What it would cost to lose the unit. */
export function unitValue(g: Game, u: Unit): number {
  if (isLeader(u) || hexAt(g, u) < 0) return 0;
  if (isHQ(u)) return UNIT_VALUE.hq;
  if (isAirCommand(u)) return UNIT_VALUE.airCommand;
  const { barrage = 0, fpf = 0 } = dataOf(u);
  const guns = isArtillery(u) ? barrage + fpf : 0;
  const armor = isTank(u) ? UNIT_VALUE.armor : 0;
  return (
    attackOfUnit(g, u) * UNIT_VALUE.attack + defenseOfUnit(g, u) * UNIT_VALUE.defense + guns * UNIT_VALUE.gun + armor
  );
}

/** What its next step is worth: the last is worth more than half. */
export const stepValueOf = (g: Game, u: Unit): number =>
  unitValue(g, u) / Math.max(1, stepsOf(g, u)) ** UNIT_VALUE.stepShare;

/** The defense of a side in a hex and up to so many hexes around it. */
export function defenseAround(g: Game, side: Side, hex: number, most: number): number {
  let sum = 0;
  for (const { hex: near, apart } of discAround(hex)) {
    if (apart > most) break;
    for (const u of unitsIn(g, side, near)) sum += defenseOfUnit(g, u);
  }
  return sum;
}
