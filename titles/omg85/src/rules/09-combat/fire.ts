/** [9.2] Fire strength: a unit's strength times every modifier of the chart, each with its rule. Pure. */
import type { Game } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { FOREST, GRID, RIVER, ROUGH, TERRAIN, WATER } from '../../data/map.ts';
import { battleTime, LEVELS } from '../../inferred-formulas.ts';
import { type Reason, saysBy } from '../../says.ts';
import { isWeakUnsupplied, levelOf } from '../../scenario/options.ts';
import type { Attacker } from '../../state/battle.ts';
import { allowanceOf, cpOf, efficiencyOf, hexAt, isTravelling, opOf, supplyOf } from '../../state/state.ts';
import { isArmor, isParent, sideOfUnit, type Unit } from '../../state/units.ts';
import { FIRE_MODIFIERS, SUPPLY_FIRE, SUPPLY_FIRE_BY_TEXT } from '../../tables/combat-tables.ts';
import { gunStrength, rangeFactor, rangeTo } from '../08-operations/artillery.ts';
import { hasBridgeUp } from '../08-operations/costs.ts';

/** One line of the reckoning: what multiplies the strength, and by which rule. */
export type Factor = { readonly reason: Reason; readonly effect: number };

export interface UnitFire {
  readonly unit: Unit;
  /** Before any modifier. */
  readonly strength: number;
  readonly factors: readonly Factor[];
  readonly value: number;
}

function fireOf(unit: Unit, strength: number, factors: readonly Factor[]): UnitFire {
  let value = strength;
  for (const { effect } of factors) value *= effect;
  return { unit, strength, factors, value };
}

const HUNDREDTHS = 100;

const EFFICIENCY = saysBy('9.1', 'efficiency');
const SUPPLY = saysBy('5.4', 'supply-state');
const LEVEL = saysBy('2.1', 'level-of-play');
const PARENT_UNIT = saysBy('7.2', 'parent-unit');
const TRAVEL_MODE = saysBy('8.9', 'travel-mode');
const ARMOR = saysBy('9.2', 'armor-into-rough');
const ACROSS_RIVER = saysBy('9.2', 'across-river');
const ORDER = saysBy('8.15', 'attack-order');
const TIME = saysBy('9.2', 'battle-time');
const RANGE = saysBy('8.13', 'gun-range');
const TWO_ATTACKS = saysBy('8.13', 'two-attacks');

/** [9.1] [5.4] [2.1] What modifies all fire of a unit. */
function commonFactors(g: Game, u: Unit): Factor[] {
  const factors: Factor[] = [{ reason: EFFICIENCY, effect: efficiencyOf(g, u) / HUNDREDTHS }];
  const supply = (isWeakUnsupplied(g) ? SUPPLY_FIRE_BY_TEXT : SUPPLY_FIRE)[supplyOf(g, u)] ?? 1;
  if (supply !== 1) factors.push({ reason: SUPPLY, effect: supply });
  const level = sideOfUnit(u) === 'german' ? (LEVELS[levelOf(g)]?.germanFire ?? 1) : 1;
  if (level !== 1) factors.push({ reason: LEVEL, effect: level });
  return factors;
}

/** [7.2] [8.9] What modifies the combat strength of a unit besides. */
function combatFactors(g: Game, u: Unit): Factor[] {
  const factors = commonFactors(g, u);
  if (isParent(u)) factors.push({ reason: PARENT_UNIT, effect: FIRE_MODIFIERS.parentUnit });
  if (isTravelling(g, u)) factors.push({ reason: TRAVEL_MODE, effect: FIRE_MODIFIERS.travelMode });
  return factors;
}

/** [9.2] Armor that fires into rough or forest. */
export const armorFactor = (u: Unit, hex: number): number => (isArmor(u) ? armorInto(hex) : 1);

/** [9.2] What is left of the fire of armor into a hex. */
export function armorInto(hex: number): number {
  if (TERRAIN[hex] === ROUGH) return FIRE_MODIFIERS.armorIntoRough;
  return TERRAIN[hex] === FOREST ? FIRE_MODIFIERS.armorIntoForest : 1;
}

/** [8.15] The first attacker of a hex counts whole, the second .8, the third .6, all others .4. */
export const orderFactor = (order: number): number =>
  FIRE_MODIFIERS.attackOrder[Math.min(order, FIRE_MODIFIERS.attackOrder.length - 1)] ?? 1;

/** [9.2] Over a river without a bridge. */
function isAcrossOpenRiver(g: Game, from: number, target: number): boolean {
  const side = sideBetween(GRID, from, target);
  return side !== undefined && WATER[side] === RIVER && !hasBridgeUp(g, side);
}

/** [9.2] Battle time of a unit that attacks now, in hundredths. */
export const timeOf = (g: Game, u: Unit): number => Math.round(battleTime(opOf(g, u), allowanceOf(g, u)) * HUNDREDTHS);

/** An attacker with its place in the order of plotting. */
export type AttackerInOrder = Attacker & { readonly order: number };

/** [9.2] Offensive fire of one attacker. */
export function offensiveFire(g: Game, target: number, { unit, order, time }: AttackerInOrder): UnitFire {
  const factors = combatFactors(g, unit);
  const armor = armorFactor(unit, target);
  if (armor !== 1) factors.push({ reason: ARMOR, effect: armor });
  if (isAcrossOpenRiver(g, hexAt(g, unit), target))
    factors.push({ reason: ACROSS_RIVER, effect: FIRE_MODIFIERS.acrossRiver });
  factors.push({ reason: ORDER, effect: orderFactor(order) });
  factors.push({ reason: TIME, effect: time / HUNDREDTHS });
  return fireOf(unit, cpOf(g, unit), factors);
}

/** [9.2] Defensive fire of one defender; `armor` is what armor suffers against these attackers. */
export function defensiveFire(g: Game, unit: Unit, armor: number): UnitFire {
  const factors = combatFactors(g, unit);
  if (armor !== 1) factors.push({ reason: ARMOR, effect: armor });
  return fireOf(unit, cpOf(g, unit), factors);
}

/** [8.13] [9.2] The guns of a unit at a hex; `share` is half where protective fire is for two attacks. */
export function artilleryFire(g: Game, unit: Unit, hex: number, share: number): UnitFire {
  const factors = commonFactors(g, unit);
  const range = rangeFactor(unit, rangeTo(g, unit, hex));
  if (range !== 1) factors.push({ reason: RANGE, effect: range });
  if (share !== 1) factors.push({ reason: TWO_ATTACKS, effect: share });
  return fireOf(unit, gunStrength(g, unit), factors);
}
