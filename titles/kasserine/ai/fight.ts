/** What an attack may be expected to bring, by units that stand beside a hex or could come there. */
import type { Game } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { GRID, IS_ESCARPMENT, IS_TOWN, IS_WADI, isMountain } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { isInZone } from '../src/rules/03-concepts/zones.ts';
import { couldTrace, isSupplied } from '../src/rules/06-supply/supply.ts';
import { groundRefusal } from '../src/rules/07-movement/ground.ts';
import { crtsFor } from '../src/rules/09-pre-combat/attack-rules.ts';
import { barragePoints } from '../src/rules/10-artillery/barrage.ts';
import { terrainModifier } from '../src/rules/12-combat/crossings.ts';
import { isWithinCommand } from '../src/rules/15-headquarters/command.ts';
import { isInArea } from '../src/scenario/options.ts';
import type { Battle } from '../src/state/battle.ts';
import { hexesApart, isHeldBy, unitsIn } from '../src/state/stacks.ts';
import {
  AIR_READY,
  airAt,
  fpfHexOf,
  hexAt,
  isDeployed,
  isMarkerUsed,
  isRain,
  stepsOf,
  strongpointIn,
} from '../src/state/state.ts';
import {
  airOf,
  dataOf,
  enemyOf,
  isAntiTank,
  isArmor,
  isArtillery,
  isCommando,
  isGermanArmor,
  isGun,
  isHQ,
  isMotorized,
  isSecondArm,
  isSelfPropelled,
  type Unit,
  unitsOf,
} from '../src/state/units.ts';
import { type Crt, columnOf, lowestColumn } from '../src/tables/combat-results.ts';
import { MODIFIERS } from '../src/tables/constants.ts';
import type { Intent } from './intent.ts';
import { besideOf } from './map-facts.ts';
import { type Outcome, outcomeOf } from './outcomes.ts';
import { attackOfUnit, defenseOfUnit, stepValueOf, unitValue } from './strength.ts';
import { FIGHT } from './weights.ts';

/** An attacker and the hex from which it attacks. */
export interface Posted {
  readonly unit: Unit;
  readonly from: number;
}

export interface Fight {
  readonly target: number;
  readonly attackers: readonly Posted[];
  readonly crt: Crt;
  readonly column: string;
  readonly outcome: Outcome;
  readonly enemyLoss: number;
  readonly ownLoss: number;
  readonly value: number;
}

const hexsideOf = ({ from }: Posted, target: number): number => sideBetween(GRID, from, target) ?? -1;

/** [3.5] [6.5.2] The strength of the attackers, halved for mountains, escarpments and supply. */
function attackSum(g: Game, posted: readonly Posted[], target: number, meetsArmor: boolean): number {
  const sums = [0, 0, 0, 0];
  for (const one of posted) {
    const isOver = IS_ESCARPMENT[hexsideOf(one, target)] === 1;
    const isHungry = !isCommando(one.unit) && !couldTrace(g, one.unit, one.from);
    const times = (isMountain(target) ? 1 : 0) + (isOver ? 1 : 0) + (isHungry ? 1 : 0);
    sums[times] = (sums[times] ?? 0) + attackOfUnit(g, one.unit, meetsArmor);
  }
  return sums.reduce((total, sum, times) => total + Math.floor(sum / 2 ** times), 0);
}

/** Guns that could fire at the hex. */
export const gunsOn = (g: Game, side: Side, target: number): readonly Unit[] =>
  unitsOf(side).filter(
    (u) =>
      isArtillery(u) &&
      hexAt(g, u) >= 0 &&
      isDeployed(g, u) &&
      !isMarkerUsed(g, u) &&
      hexesApart(hexAt(g, u), target) <= (dataOf(u).range ?? 0),
  );

interface Defense {
  readonly ground: number;
  readonly fire: number;
}

/** [10.3] The defenders with their fire: what is seen, and what may be expected of hidden markers. */
function defenseSum(g: Game, enemy: Side, target: number, meetsArmor: boolean): Defense {
  const defenders = unitsIn(g, enemy, target);
  const isAlone = defenders.every((u) => isArtillery(u) || isHQ(u));
  let [ground, fire] = [0, 0];
  for (const u of defenders) {
    if (isArtillery(u) && !isAlone && isDeployed(g, u) && !isMarkerUsed(g, u)) fire += dataOf(u).fpf ?? 0;
    else ground += defenseOfUnit(g, u, meetsArmor);
  }
  const others = gunsOn(g, enemy, target).filter((u) => hexAt(g, u) !== target);
  const laid = others.filter((u) => fpfHexOf(g, u) === target).reduce((sum, u) => sum + (dataOf(u).fpf ?? 0), 0);
  const hidden = others.reduce((most, u) => Math.max(most, dataOf(u).fpf ?? 0), 0) * FIGHT.fpfExpected;
  return { ground: Math.max(1, ground), fire: Math.min(ground, fire + Math.max(laid, hidden)) };
}

/** [16.2] */
function hasBonus(g: Game, posted: readonly Posted[], target: number, defenders: readonly Unit[]): boolean {
  if (!posted.some(({ unit }) => isGermanArmor(unit)) || !posted.some(({ unit }) => isSecondArm(unit))) return false;
  if (IS_TOWN[target] === 1 || isMountain(target) || strongpointIn(g, target)?.active === true) return false;
  return !defenders.some(isAntiTank);
}

/** Air units that may be expected to come to the attack. */
const airHelp = (g: Game, side: Side, target: number): number => {
  if (!isWithinCommand(g, side, target)) return 0;
  const ready = airOf(side).filter((air) => airAt(g, air) === AIR_READY).length;
  return Math.min(2, ready) * FIGHT.airExpected * (isRain(g) ? 0.4 : 1) * (side === 'allied' ? 0.5 : 1);
};

function modifierOf(g: Game, side: Side, posted: readonly Posted[], target: number): number {
  const defenders = unitsIn(g, enemyOf(side), target);
  const isOverWadi = posted.every((one) => IS_WADI[hexsideOf(one, target)] === 1);
  const strongpoint = strongpointIn(g, target);
  return (
    terrainModifier({ hexes: [target] }) +
    (isOverWadi ? (isRain(g) ? MODIFIERS.wadiInRain : MODIFIERS.wadi) : 0) +
    (strongpoint?.active === true && strongpoint.side !== side ? MODIFIERS.strongpoint : 0) +
    (hasBonus(g, posted, target, defenders) ? MODIFIERS.combinedArms : 0) +
    (defenders.some((u) => !isSupplied(g, u)) ? MODIFIERS.defenderOutOfSupply : 0) -
    airHelp(g, side, target)
  );
}

/** Whether those in the hex could retreat from it, the attackers being where they are meant to be. */
export function isTrapped(g: Game, side: Side, posted: readonly Posted[], target: number): boolean {
  const enemy = enemyOf(side);
  const model = unitsIn(g, enemy, target)[0];
  if (model === undefined) return false;
  const froms = new Set(posted.map(({ from }) => from));
  return besideOf(target).every((hex) => {
    if (froms.has(hex) || isHeldBy(g, side, hex) || !isInArea(g, hex)) return true;
    if (isHeldBy(g, enemy, hex)) return false;
    const hexside = sideBetween(GRID, target, hex) ?? 0;
    if (groundRefusal(model, hex, hexside, isRain(g)) !== undefined) return true;
    return isInZone(g, side, hex) || besideOf(hex).some((next) => froms.has(next));
  });
}

/** What the defenders lose: steps by the table, guns that cannot be brought away, and all where there is no way out. */
export function enemyLossOf(g: Game, defenders: readonly Unit[], outcome: Outcome, trapped: boolean): number {
  const total = defenders.reduce((sum, u) => sum + unitValue(g, u), 0);
  const steps = defenders.reduce((sum, u) => sum + stepsOf(g, u), 0);
  const perStep = total / Math.max(1, steps);
  const guns = defenders
    .filter((u) => isGun(u) && isDeployed(g, u) && !isSelfPropelled(u))
    .reduce((sum, u) => sum + unitValue(g, u), 0);
  const onRetreat = trapped ? total * FIGHT.trapped : guns;
  const byTable = Math.min(total, outcome.defenderSteps * perStep);
  return Math.min(total, outcome.all * total + byTable + outcome.retreat * Math.max(0, onRetreat - byTable / 2));
}

/** What the attackers lose: their owner gives the cheapest steps. */
export function ownLossOf(g: Game, attackers: readonly Unit[], outcome: Outcome): number {
  if (attackers.length === 0) return 0;
  const values = attackers.map((u) => stepValueOf(g, u)).sort((a, b) => a - b);
  const cheapest = (values[0] ?? 0) * 0.5 + (values[Math.min(1, values.length - 1)] ?? 0) * 0.5;
  return outcome.attackerSteps * cheapest;
}

interface Weighing {
  readonly g: Game;
  readonly side: Side;
  readonly intent: Intent;
}

/** The best of both tables, or undefined if the attack may not be declared at all. */
export function weighFight(
  { g, side, intent }: Weighing,
  target: number,
  posted: readonly Posted[],
): Fight | undefined {
  if (posted.length === 0 || posted.every(({ unit }) => isGun(unit))) return undefined;
  const enemy = enemyOf(side);
  const defenders = unitsIn(g, enemy, target);
  const attackers = posted.map(({ unit }) => unit);
  const ground = attackSum(g, posted, target, defenders.some(isArmor));
  const battle: Battle = { side, attackers, hexes: [target], crt: 'assault', fire: false };
  const guns = gunsOn(g, side, target).reduce((sum, u) => sum + barragePoints(u, battle), 0);
  const attack = ground + Math.min(ground, guns);
  const { ground: own, fire } = defenseSum(g, enemy, target, attackers.some(isArmor));
  const defense = own + fire;
  const net = modifierOf(g, side, posted, target);
  const trapped = isTrapped(g, side, posted, target);
  const isOver = posted.some((one) => IS_ESCARPMENT[hexsideOf(one, target)] === 1);
  let best: Fight | undefined;
  for (const crt of isOver ? (['assault'] as const) : crtsFor(g, battle)) {
    const column = columnOf(crt, ground, own);
    if (column === undefined) continue;
    const reached = columnOf(crt, attack, defense);
    const outcome = outcomeOf(
      crt,
      reached ?? lowestColumn(crt),
      net + (reached === undefined ? MODIFIERS.veryLowOdds : 0),
    );
    const fight = valueFight(
      { g, side, intent },
      { target, attackers: posted, crt, column: reached ?? column, outcome, trapped },
    );
    if (best === undefined || fight.value > best.value) best = fight;
  }
  return best;
}

interface Expected {
  readonly target: number;
  readonly attackers: readonly Posted[];
  readonly crt: Crt;
  readonly column: string;
  readonly outcome: Outcome;
  readonly trapped: boolean;
}

/** Ground, losses of the enemy, and own losses. */
function valueFight({ g, side, intent }: Weighing, expected: Expected): Fight {
  const { target, attackers, crt, column, outcome, trapped } = expected;
  const defenders = unitsIn(g, enemyOf(side), target);
  const enemyLoss = enemyLossOf(g, defenders, outcome, trapped);
  const ownLoss = ownLossOf(
    g,
    attackers.map(({ unit }) => unit),
    outcome,
  );
  const goesIn = attackers.some(({ unit }) => isMotorized(unit) || !isGun(unit)) ? 1 : 0;
  const value =
    outcome.clear * goesIn * intent.attackValue(target) + intent.enemyLoss * enemyLoss - intent.ownLoss * ownLoss;
  return { target, attackers, crt, column, outcome, enemyLoss, ownLoss, value };
}
