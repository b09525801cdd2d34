/** [9] The four volleys of a battle, in their order: who fires, how strongly, at whom. Pure. */
import { cachedUntilWrite, type Game } from '@bridgehead/engine';
import type { Side } from '../../data/unit-data.ts';
import { attackerWeight } from '../../inferred-formulas.ts';
import { saysBy } from '../../says.ts';
import { isAdvanced } from '../../scenario/options.ts';
import type { Battle } from '../../state/battle.ts';
import { unitsIn } from '../../state/stacks.ts';
import { barrageOf, cpOf, firedOf, hasMark, hexAt, TWO_TARGETS } from '../../state/state.ts';
import { enemyOf, hasGuns, isArmor, isEngineer, type Unit, unitsOf } from '../../state/units.ts';
import { FIRE_MODIFIERS, type VolleyName } from '../../tables/combat-tables.ts';
import { gunRefusal, rangeFactor, rangeTo } from '../08-operations/artillery.ts';
import { casualtyModifiers, lossesOf, type Percent } from './casualties.ts';
import {
  type AttackerInOrder,
  armorFactor,
  artilleryFire,
  defensiveFire,
  type Factor,
  offensiveFire,
  orderFactor,
  type UnitFire,
} from './fire.ts';

export interface Volley {
  readonly name: VolleyName;
  readonly rule: string;
  readonly fires: readonly UnitFire[];
  /** [9.2] Points added once to the whole. */
  readonly bonus: readonly Factor[];
  readonly strength: number;
  readonly targets: readonly Share[];
}

export interface Share {
  readonly unit: Unit;
  /** Its part of the fire, from 0 to 1. */
  readonly part: number;
  readonly modifiers: readonly Percent[];
}

export const defendersOf = (g: Game, { side, target }: Battle): readonly Unit[] => unitsIn(g, enemyOf(side), target);

/** [8.13] Guns that have not used up their fire: once a phase, in two halves where they protect two attacks. */
function findGunsLeft(g: Game, side: Side, hex: number): readonly Unit[] {
  return GUN_UNITS[side].filter((u) => gunRefusal(g, u) === undefined && rangeFactor(u, rangeTo(g, u, hex)) > 0);
}
/** By hex: several attacks on it are weighed in one position, each in four volleys. */
const gunsLeftNow = {
  allied: cachedUntilWrite(() => new Map<number, readonly Unit[]>()),
  german: cachedUntilWrite(() => new Map<number, readonly Unit[]>()),
} as const;
function gunsLeft(g: Game, side: Side, hex: number): readonly Unit[] {
  const byHex = gunsLeftNow[side](g);
  const found = byHex.get(hex) ?? findGunsLeft(g, side, hex);
  byHex.set(hex, found);
  return found;
}
const GUN_UNITS = { allied: unitsOf('allied').filter(hasGuns), german: unitsOf('german').filter(hasGuns) } as const;

/** [8.13] Whose protective fire falls on these attackers: the attacked hex is within range. */
export const protectors = (g: Game, { side, target }: Battle): Unit[] =>
  gunsLeft(g, enemyOf(side), target).filter((u) => firedOf(g, u) < (isForTwo(g, u) ? 2 : 1));
const isForTwo = (g: Game, u: Unit): boolean => isAdvanced(g) && hasMark(g, u, TWO_TARGETS);

/** [8.13] Whose barrage falls on the target: by plot in the Advanced game, of itself in the other. */
export const bombarders = (g: Game, { side, target }: Battle): Unit[] =>
  gunsLeft(g, side, target).filter((u) => firedOf(g, u) === 0 && (!isAdvanced(g) || barrageOf(g, u) === target));

const ENGINEER_BONUS: Factor = { reason: saysBy('9.2', 'engineers'), effect: FIRE_MODIFIERS.engineerBonus };

/** [9.2] [8.14] Once, where an engineer takes part. */
const bonusOf = (units: readonly Unit[]): Factor[] => (units.some(isEngineer) ? [ENGINEER_BONUS] : []);

function shares(
  g: Game,
  weights: readonly (readonly [Unit, number])[],
  exposed: { readonly byArtillery: boolean; readonly attacks?: number },
): Share[] {
  const sum = weights.reduce((total, [, weight]) => total + weight, 0);
  return weights.map(([unit, weight]) => ({
    unit,
    part: sum === 0 ? 0 : weight / sum,
    modifiers: casualtyModifiers(g, { unit, ...exposed }),
  }));
}

/** Attackers who are left; the others keep their places in the order. */
const standingAttackers = (g: Game, { attackers }: Battle): AttackerInOrder[] =>
  attackers.map(({ unit, time }, order) => ({ unit, order, time })).filter(({ unit }) => hexAt(g, unit) >= 0);

/** [8.15] Losses of attackers fall by strength and order of attack. */
const attackerShares = (g: Game, battle: Battle, byArtillery: boolean): Share[] =>
  shares(
    g,
    standingAttackers(g, battle).map(
      ({ unit, order }) => [unit, attackerWeight(cpOf(g, unit), orderFactor(order))] as const,
    ),
    { byArtillery, attacks: battle.target },
  );

const defenderShares = (g: Game, battle: Battle, byArtillery: boolean): Share[] =>
  shares(
    g,
    defendersOf(g, battle).map((u) => [u, cpOf(g, u)] as const),
    { byArtillery },
  );

/** [9.2] What armor suffers when its fire falls on attackers in different terrain. */
function armorAgainst(g: Game, u: Unit, targets: readonly Share[]): number {
  if (!isArmor(u)) return 1;
  return targets.reduce((sum, { unit, part }) => sum + part * armorFactor(u, hexAt(g, unit)), 0);
}

/** [9] One volley as it would be fired now. */
export function volleyOf(g: Game, battle: Battle, name: VolleyName): Volley {
  const { target } = battle;
  switch (name) {
    case 'protective': {
      const fires = protectors(g, battle).map((u) =>
        artilleryFire(g, u, target, isForTwo(g, u) ? FIRE_MODIFIERS.protectiveTwo : FIRE_MODIFIERS.protectiveOne),
      );
      return volley(name, { rule: '8.13', fires, bonus: [], targets: attackerShares(g, battle, true) });
    }
    case 'barrage': {
      const fires = bombarders(g, battle).map((u) => artilleryFire(g, u, target, 1));
      return volley(name, { rule: '8.13', fires, bonus: [], targets: defenderShares(g, battle, true) });
    }
    case 'defensive': {
      const targets = attackerShares(g, battle, false);
      const defenders = defendersOf(g, battle);
      const fires = defenders.map((u) => defensiveFire(g, u, armorAgainst(g, u, targets)));
      return volley(name, { rule: '9.2', fires, bonus: bonusOf(defenders), targets });
    }
    case 'offensive': {
      const standing = standingAttackers(g, battle);
      const fires = standing.map((attacker) => offensiveFire(g, target, attacker));
      const bonus = bonusOf(standing.map(({ unit }) => unit));
      return volley(name, { rule: '9.2', fires, bonus, targets: defenderShares(g, battle, false) });
    }
  }
}

function volley(name: VolleyName, parts: Omit<Volley, 'name' | 'strength'>): Volley {
  const fire = parts.fires.reduce((sum, { value }) => sum + value, 0);
  const strength = parts.bonus.reduce((sum, { effect }) => sum + effect, fire);
  return { name, ...parts, strength: parts.targets.length === 0 ? 0 : strength };
}

/** [9.3] The loss of one target for a strength of fire, in points and fractions. */
export const shareOfLoss = (strength: number, { part, modifiers }: Share): number =>
  lossesOf(strength * part, modifiers);
