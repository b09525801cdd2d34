/** What the enemy could do to units that stand in a hex: a quick look around, no paths. */

import { cachedUntilWrite, type Game } from '@bridgehead/engine';
import { neighbourOf, neighboursOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { defenseOf, figuresOf, isMechanized, isTownOrCity } from '../../src/rules/02-contents.ts';
import { isInEzoc, stopsZoc } from '../../src/rules/07-zones-of-control.ts';
import { passageOf } from '../../src/rules/08-movement/costs.ts';

import { isOccupiedBy, unitsIn } from '../../src/state/stacks.ts';
import { hasMark, isInGoodOrder, OUT_OF_SUPPLY, stepsOf } from '../../src/state/state.ts';
import { enemyOf, isVehicle, type Unit } from '../../src/state/units.ts';
import { EXPOSURE, THREAT } from '../weights.ts';

/** By hex: the hexes at a distance of exactly two, worked out when first asked for. */
const SECOND_RINGS = new Map<number, readonly number[]>();

export function secondRing(hex: number): readonly number[] {
  const kept = SECOND_RINGS.get(hex);
  if (kept !== undefined) return kept;
  const near = new Set(neighboursOf(GRID, hex));
  const far = new Set<number>();
  for (const next of near) for (const one of neighboursOf(GRID, next)) if (one !== hex && !near.has(one)) far.add(one);
  const ring = [...far];
  SECOND_RINGS.set(hex, ring);
  return ring;
}

function attackFrom(known: Game, side: Side, hex: number, isFar: boolean): number {
  let attack = 0;
  for (const u of unitsIn(known, side, hex)) {
    if (!isInGoodOrder(known, u)) continue;
    const share =
      (isFar && !isMechanized(known, u) ? EXPOSURE.slowReach : 1) *
      (hasMark(known, u, OUT_OF_SUPPLY) ? THREAT.weakened : 1);
    attack += share * figuresOf(known, u)[0];
  }
  return attack;
}

/** By hex, as long as nothing changes: one hex is asked about for many parties. */
const threats: Readonly<Record<Side, (g: Game) => Map<number, number>>> = {
  allied: cachedUntilWrite(() => new Map()),
  german: cachedUntilWrite(() => new Map()),
};

/** The attack strength that the enemies of a side could bring against the hex on their next turn, roughly. */
export function nearbyThreat(known: Game, side: Side, hex: number): number {
  const kept = threats[side](known);
  const threat = kept.get(hex) ?? sumThreat(known, side, hex);
  kept.set(hex, threat);
  return threat;
}

function sumThreat(known: Game, side: Side, hex: number): number {
  const foe = enemyOf(side);
  let threat = 0;
  for (let d = 0; d < 6; d++) {
    const next = neighbourOf(GRID, hex, d);
    if (next === OFF_MAP) continue;
    const passage = passageOf(known, sideOf(GRID, hex, d));
    if (passage === 'lake' || passage === 'major-river') continue;
    threat += attackFrom(known, foe, next, false) * (passage === 'canal' ? THREAT.weakened : 1);
  }
  for (const far of secondRing(hex)) threat += attackFrom(known, foe, far, true);
  return threat;
}

/** The strength with which these units would defend the hex, houses counted. */
function defenseOfStack(known: Game, units: readonly Unit[], hex: number): number {
  const hasHouses = isTownOrCity(hex);
  let defense = 0;
  for (const u of units) defense += defenseOf(known, u) * (hasHouses && !isVehicle(u) ? 2 : 1);
  return defense;
}

/** Ways out of a hex that no enemy bars; a friend in a hex keeps the way through it open. */
export function waysOut(known: Game, side: Side, hex: number): number {
  let ways = 0;
  for (let d = 0; d < 6; d++) {
    const next = neighbourOf(GRID, hex, d);
    if (next === OFF_MAP || stopsZoc(known, sideOf(GRID, hex, d))) continue;
    if (isOccupiedBy(known, enemyOf(side), next)) continue;
    if (isOccupiedBy(known, side, next) || !isInEzoc(known, side, next)) ways += 1;
  }
  return ways;
}

function ratioAt(known: Game, side: Side, hex: number, units: readonly Unit[]): number {
  const threat = nearbyThreat(known, side, hex);
  if (threat === 0) return 0;
  const there = unitsIn(known, side, hex).filter((u) => !units.includes(u));
  const defense = Math.max(1, defenseOfStack(known, [...units, ...there], hex));
  return Math.min(EXPOSURE.lossByRatio.length - 1, Math.floor(threat / defense));
}

/** How likely these units, with those in the hex already, keep it through the enemy's next turn. */
export const holdChance = (known: Game, side: Side, hex: number, units: readonly Unit[]): number =>
  EXPOSURE.holdByRatio[ratioAt(known, side, hex, units)] ?? 1;

/** What standing there would cost these units on the enemy's next turn, in steps; those in the hex already help. */
export function exposureOf(known: Game, side: Side, hex: number, units: readonly Unit[]): number {
  const ratio = ratioAt(known, side, hex, units);
  if (ratio === 0) return 0;
  const steps = units.reduce((sum, u) => sum + stepsOf(known, u), 0);
  const ways = waysOut(known, side, hex);
  const factor = ways === 0 ? EXPOSURE.surroundedFactor : ways === 1 ? EXPOSURE.hemmedFactor : 1;
  return (EXPOSURE.lossByRatio[ratio] ?? 0) * factor * Math.min(1.5, steps / EXPOSURE.usualSteps);
}
