/** Which enemy hexes could be attacked this turn, with what at most, and what each is worth. */

import type { Game } from '@bridgehead/engine';
import { distanceBetween, neighbourOf, neighboursOf, OFF_MAP, sideBetween } from '@bridgehead/hex';
import { terrainOf } from '@bridgehead/map';
import { CLEAR, GRID, MAP } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { isTownOrCity } from '../../src/rules/02-contents.ts';
import { isNight } from '../../src/rules/04-weather.ts';
import { artilleryOf, isReady } from '../../src/rules/17-artillery/artillery.ts';
import { AIR_RANGE } from '../../src/rules/17-artillery/artillery-support.ts';

import { isUnknownTo, occupiedHexes, unitsIn } from '../../src/state/stacks.ts';
import { hexOf, isInGoodOrder, unknownCount, unknownHex } from '../../src/state/state.ts';
import { dataOf, enemyOf, isElite, sideOfUnit, type Unit } from '../../src/state/units.ts';
import { ARMY } from '../ground-army.ts';
import { highwayIndex } from '../highway.ts';
import type { Intent } from '../intent.ts';
import { TARGET } from '../weights.ts';
import { attackOver, attackValueAtRatio, defenseIn, isLowQualityStack } from './strength.ts';

export interface Target {
  readonly hex: number;
  /** What taking the hex is worth, in steps. */
  readonly takeValue: number;
  readonly defense: number;
  /** Columns that shifts add. */
  readonly shifts: number;
  /** Below this ratio nobody attacks it. */
  readonly least: number;
  /** Attack Strength that could be brought to bear. */
  potential: number;
}

/** By hex. */
export type Targets = ReadonlyMap<number, Target>;

export function findTargets(known: Game, side: Side, intent: Intent): Targets {
  const targets = new Map<number, Target>();
  const guns = artilleryOf(side).filter((u) => isReady(known, u));
  for (const hex of occupiedHexes(known, enemyOf(side))) {
    const foes = unitsIn(known, enemyOf(side), hex);
    const shifts = (isLowQualityStack(foes) ? 1 : 0) + supportFor(known, side, hex, guns);
    const defense =
      Math.max(1, defenseIn(known, foes, hex)) + (isUnknownTo(known, side, hex) ? TARGET.unknownDefense : 0);
    const takeValue = intent.attackValue(hex) + TARGET.push + roadblockValue(side, hex);
    const least = intent.waitsForOdds === true ? leastRatio(known, foes, hex) : 0;
    targets.set(hex, { hex, takeValue, defense, shifts, least, potential: 0 });
  }
  for (let i = 0; side === 'allied' && i < unknownCount(known); i++) {
    const hex = unknownHex(known, i);
    if (hex === OFF_MAP || targets.has(hex)) continue;
    const defense = isTownOrCity(hex) ? TARGET.unknownDefenseInTown : TARGET.unknownDefense;
    const takeValue = intent.attackValue(hex) + TARGET.push + roadblockValue(side, hex);
    targets.set(hex, { hex, takeValue, defense, shifts: TARGET.shiftsOnUnknown, least: 0, potential: 0 });
  }
  return targets;
}

const leastRatio = (known: Game, foes: readonly Unit[], hex: number): number =>
  (terrainOf(MAP, hex) !== CLEAR || isTownOrCity(hex)) && foes.some((u) => isInGoodOrder(known, u) && isElite(u))
    ? TARGET.leastRatio.elite
    : TARGET.leastRatio.usual;

/** [7.2] [18.3.2] An enemy on the highway or beside it stops what marches there and starves what is beyond. */
function roadblockValue(side: Side, hex: number): number {
  if (side === 'german') return 0;
  if (highwayIndex(hex) >= 0) return TARGET.onHighway;
  for (let d = 0; d < 6; d++) {
    const next = neighbourOf(GRID, hex, d);
    if (next !== OFF_MAP && highwayIndex(next) >= 0) return TARGET.besideHighway;
  }
  return 0;
}

/** [10.7] [17.6] A gun in range, and an Air unit where the army is near. */
function supportFor(known: Game, side: Side, hex: number, guns: readonly Unit[]): number {
  const isCovered = guns.some(
    (u) => hexOf(known, u) !== OFF_MAP && distanceBetween(GRID, hexOf(known, u), hex) <= (dataOf(u).range ?? 0),
  );
  const hasAir = side === 'allied' && !isNight(known) && ARMY.some((u) => isNear(known, u, hex));
  return (isCovered ? 1 : 0) + (hasAir ? TARGET.airShift : 0);
}
const isNear = (known: Game, u: Unit, hex: number): boolean =>
  hexOf(known, u) !== OFF_MAP && distanceBetween(GRID, hexOf(known, u), hex) <= AIR_RANGE;

/** Targets, and by hex whether it is next to one. */
interface TargetGround {
  readonly targets: Targets;
  readonly beside: Uint8Array;
}

/** Adds what a unit that can attack could bring against the hexes next to those that it can reach. */
export function addPotential(known: Game, { targets, beside }: TargetGround, u: Unit, ends: Iterable<number>): void {
  const struck = new Map<Target, number>();
  for (const end of ends) {
    if (beside[end] !== 1) continue;
    for (let d = 0; d < 6; d++) {
      const target = targets.get(neighbourOf(GRID, end, d));
      if (target === undefined) continue;
      const strength = attackOver(known, u, GRID.sides[end * 6 + d] ?? 0, [end, target.hex]);
      struck.set(target, Math.max(struck.get(target) ?? 0, strength));
    }
  }
  for (const [target, strength] of struck) target.potential += strength;
}

/** What the attack would be worth with this strength. */
function valueWith({ defense, shifts, least, takeValue }: Target, strength: number, elite: number): number {
  const ratio = strength / defense + shifts + elite;
  return ratio < least ? 0 : attackValueAtRatio(ratio, takeValue);
}

/** What others already stand ready with next to the target: those who may still go elsewhere count in part. */
function strengthBeside(known: Game, target: Target, unit: Unit, hasDecided: (u: Unit) => boolean): number {
  let sum = 0;
  for (let d = 0; d < 6; d++) {
    const from = neighbourOf(GRID, target.hex, d);
    if (from === OFF_MAP) continue;
    const over = GRID.sides[target.hex * 6 + d] ?? 0;
    for (const u of unitsIn(known, sideOfUnit(unit), from)) {
      if (u === unit) continue;
      sum += attackOver(known, u, over, [from, target.hex]) * (hasDecided(u) ? 1 : TARGET.undecidedShare);
    }
  }
  return sum;
}

/** What it is worth to an attack on a target that the unit stands in a hex, if these of the others will not move any more. */
export function contributionOf(
  known: Game,
  u: Unit,
  hasDecided: (u: Unit) => boolean,
): (target: Target, from: number) => number {
  const beside = new Map<Target, number>();
  const othersBeside = (target: Target): number => {
    const found = beside.get(target) ?? strengthBeside(known, target, u, hasDecided);
    beside.set(target, found);
    return found;
  };
  const elite = isElite(u) ? TARGET.eliteShift : 0;
  return (target, from) => {
    const over = sideBetween(GRID, from, target.hex);
    const own = over === undefined ? 0 : attackOver(known, u, over, [from, target.hex]);
    if (own === 0) return 0;
    const others = othersBeside(target);
    const gain = valueWith(target, others + own, elite) - (others === 0 ? 0 : valueWith(target, others, elite));
    const cap = TARGET.enough * target.defense;
    if (others >= cap) return gain;
    const together = Math.min(cap, Math.max(others + own, target.potential * TARGET.reliable));
    const share = (own / together) * valueWith(target, together, elite);
    return Math.max(gain, share);
  };
}

/** By hex: 1 next to a target. */
export function hexesBeside(targets: Targets): Uint8Array {
  const beside = new Uint8Array(GRID.hexCount);
  for (const hex of targets.keys()) for (const next of neighboursOf(GRID, hex)) beside[next] = 1;
  return beside;
}
