/** The ring and the kill: each turn the Germans mass against one hex of the 1st Airborne's perimeter (strategy 4.6). */

import { remembered } from '@bridgehead/ai';
import type { Candidate, Game, Thinking } from '@bridgehead/engine';
import { candidate, valued } from '@bridgehead/toolkit';
import { HAS_MOVED, hasMark, hexOf, turnOf } from '../../../src/state/state.ts';
import { dataOf, idOf, type Unit } from '../../../src/state/units.ts';
import { isShort } from '../../game-length.ts';
import type { Intent } from '../../intent.ts';
import { movementPlan } from '../../movement/movement-plan.ts';
import { hexAt, hexName } from '../../names.ts';
import { says, saysBy } from '../../says.ts';
import { PERIMETER } from '../perimeter.ts';
import { type AttackGroup, planAttacks } from './attack-groups.ts';
import { attackMarch } from './attack-orders.ts';
import { isFirstOrder } from './issued-orders.ts';

const KEY = 'staff.perimeter-attack';
const ORDERS = 'staff.perimeter-attack.orders';
const FIRST_TURN = 6;
const GOALS: ReadonlySet<number> = new Set([...PERIMETER, hexAt('6122')]);

/** [10.2] Formations that attack together halve all but the lead: each alone, or everybody. */
const CORPS: readonly (readonly string[] | undefined)[] = [['2SS', 'VT+2SS'], ['VT', 'VT+2SS'], undefined];

/** The plan as if nothing counted but the perimeter, and nobody fought but these formations. */
const againstPerimeter = (plan: Intent, formations: readonly string[] | undefined): Intent => ({
  goalOf: (unit) => plan.goalOf(unit),
  holdValue: (hex, unit) => plan.holdValue(hex, unit),
  attackValue: (hex) => (GOALS.has(hex) ? plan.attackValue(hex) : 0),
  attackFactor: (unit) => (formations === undefined || formations.includes(dataOf(unit).formation) ? 1 : 0),
  waitsForOdds: true,
});

function bestPerimeterAttack(known: Game, thinking: Thinking, plan: Intent): AttackGroup | undefined {
  let best: AttackGroup | undefined;
  for (const formations of CORPS) {
    const intent = againstPerimeter(plan, formations);
    const spend = (): boolean => thinking.spend();
    const [group] = planAttacks({ known, side: 'german', intent, spend });
    if (group !== undefined && group.value > (best?.value ?? 0)) best = group;
  }
  return best;
}

/** Brings the next unit of the blow into its place; in the campaign only, where the enemy's steps are paid for [26.5.2]. */
export function perimeterAttackOrders(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  if (isShort(known) || turnOf(known) < FIRST_TURN) return [];
  const attack = remembered(thinking, KEY, () => bestPerimeterAttack(known, thinking, intent));
  for (const { unit, from } of attack?.positions ?? []) {
    if (hasMark(known, unit, HAS_MOVED) || !isFirstOrder(known, thinking, ORDERS, unit)) continue;
    const isThere = hexOf(known, unit) === from;
    if (isThere) movementPlan(known, 'german', thinking).pinned.add(unit);
    const choice = isThere ? undefined : attackMarch(known, unit, from);
    if (choice === undefined || attack === undefined) continue;
    const name = says('order.march', { unit: idOf(unit), hex: hexName(from) });
    return [candidate(choice, name, attack.value, reasonsOf(attack, unit))];
  }
  return [];
}

const reasonsOf = ({ target, positions, outcome }: AttackGroup, unit: Unit): Candidate['reasons'] => [
  valued(saysBy('9.1', 'reason.to-attack', { hex: hexName(target), count: positions.length }), outcome.clear),
  saysBy('26.5.2', 'reason.against-perimeter', { formation: dataOf(unit).formation }),
];
