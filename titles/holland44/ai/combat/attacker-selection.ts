/** Who attacks: all who sensibly can, and leaner groups that leave others free for another attack. */
import type { Game } from '@bridgehead/engine';
import { nameOf, OFF_MAP, sideName } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { defenseOf, figuresOf } from '../../src/rules/02-contents.ts';
import type { AttackOrder } from '../../src/rules/09-combat/attack-orders.ts';
import {
  exceedsLimitFrom,
  possibleAttackers,
  type Sortie,
  standOf,
  togetherRefusal,
} from '../../src/rules/09-combat/attackers.ts';
import { isUnbridgedMajorRiver } from '../../src/rules/09-combat/river-assault.ts';
import type { Attacker } from '../../src/state/battle.ts';
import { unitsIn } from '../../src/state/stacks.ts';
import { hexOf, isInFullRetreat, stepsOf } from '../../src/state/state.ts';
import { enemyOf, idOf, isBridging, isEngineer, sideOfUnit, type Unit } from '../../src/state/units.ts';
import { stepValue } from '../step-value.ts';
import { ATTACK } from '../weights.ts';

/** [23.3.2] Engineers and Bridging units of the Allies are for rivers and bridges, not for combat. */
const isKeptOut = (u: Unit): boolean => sideOfUnit(u) === 'allied' && (isEngineer(u) || isBridging(u));

/** Each unit once. */
export function ableAttackers(known: Game, side: Side, target: number): readonly Attacker[] {
  const found = new Map<Unit, Attacker>();
  for (const attacker of possibleAttackers(known, side, target)) {
    if (!found.has(attacker.unit) && !isKeptOut(attacker.unit)) found.set(attacker.unit, attacker);
  }
  return [...found.values()];
}

/** [6.4.2] Out of each hex the strongest first, as far as the Stacking Limit lets them beside those who have attacked. */
export function strongestAttackers(
  known: Game,
  attackers: readonly Attacker[],
  sorties: readonly Sortie[],
): readonly Attacker[] {
  const strongest = [...attackers].sort((a, b) => figuresOf(known, b.unit)[0] - figuresOf(known, a.unit)[0]);
  const stacks = new Map<number, readonly Unit[]>();
  const taken = new Set<Attacker>();
  for (const attacker of strongest) {
    const from = standOf(known, attacker);
    const stack = stacks.get(from) ?? sorties.filter((one) => one.from === from).map(({ unit }) => unit);
    if (exceedsLimitFrom(known, from, [...stack, attacker.unit])) continue;
    stacks.set(from, [...stack, attacker.unit]);
    taken.add(attacker);
  }
  return withoutRiverAssault(
    known,
    attackers.filter((attacker) => taken.has(attacker)),
    sorties,
  );
}

/** [9.5.3] Without those at a river who may not assault it together. */
function withoutRiverAssault(
  known: Game,
  attackers: readonly Attacker[],
  sorties: readonly Sortie[],
): readonly Attacker[] {
  if (attackers.length === 0 || togetherRefusal(known, attackers, sorties) === undefined) return attackers;
  const dry = attackers.filter(({ over }) => !isUnbridgedMajorRiver(known, over));
  return togetherRefusal(known, dry, sorties) === undefined ? dry : [];
}

export const isCostlyLastStep = (known: Game, u: Unit): boolean =>
  stepsOf(known, u) === 1 && stepValue(known, u, 1) >= ATTACK.dearStep;

/** Whether printed strength alone rules the attack out. */
export function isHopeless(known: Game, attackers: readonly Attacker[], target: number): boolean {
  const [first] = attackers;
  if (first === undefined) return true;
  const attack = attackers.reduce((sum, { unit }) => sum + figuresOf(known, unit)[0], 0);
  const foes = unitsIn(known, enemyOf(sideOfUnit(first.unit)), target).filter((u) => !isInFullRetreat(known, u));
  const defense = foes.reduce((sum, u) => sum + defenseOf(known, u), 0);
  return attack < ATTACK.hopeless * defense;
}

/** The order to attack. */
export function attackChoice(known: Game, target: number, attackers: readonly Attacker[]): AttackOrder {
  const offMap = attackers.filter(({ unit }) => hexOf(known, unit) === OFF_MAP);
  const edges = Object.fromEntries(offMap.map(({ unit, over }) => [idOf(unit), sideName(GRID, over)]));
  return {
    kind: 'attack',
    target: nameOf(GRID, target),
    units: attackers.map(({ unit }) => idOf(unit)),
    ...(offMap.length === 0 ? {} : { edges }),
  };
}
