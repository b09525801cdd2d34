/** Brings the units of the planned attacks into their places, group by group; a unit that stands right is ordered to stay. */
import { remembered } from '@bridgehead/ai';
import { type Candidate, check, type Game, type Thinking } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { candidate, valued } from '@bridgehead/toolkit';
import type { Side } from '../../../src/data/unit-data.ts';
import type { WrittenOrder } from '../../../src/orders.ts';
import { reachOnMap } from '../../../src/rules/08-movement/reach.ts';
import { placeName } from '../../../src/state/places.ts';
import { HAS_MOVED, hasMark, hexOf } from '../../../src/state/state.ts';
import { idOf, type Unit } from '../../../src/state/units.ts';
import type { Intent } from '../../intent.ts';
import { movementPlan } from '../../movement/movement-plan.ts';
import { hexName } from '../../names.ts';
import { says, saysBy } from '../../says.ts';
import { type AttackGroup, planAttacks } from './attack-groups.ts';
import { isFirstOrder } from './issued-orders.ts';

const KEY = 'staff.attacks';
const ORDERS = 'staff.attacks.orders';

export function plannedAttacks(known: Game, side: Side, thinking: Thinking, intent: Intent): readonly AttackGroup[] {
  return remembered(thinking, KEY, () => planAttacks({ known, side, intent, spend: () => thinking.spend() }));
}

/** The march that brings the unit to its place, if it can go there now. */
export function attackMarch(known: Game, unit: Unit, hex: number): WrittenOrder<'march'> | undefined {
  if (hexOf(known, unit) === OFF_MAP) return undefined;
  const reach = reachOnMap(known, unit, 'normal');
  if (!reach.hexes.includes(hex)) return undefined;
  const path = reach.wayTo(hex).map(placeName);
  const choice: WrittenOrder<'march'> = { kind: 'march', units: [idOf(unit)], mode: 'normal', path };
  return check(known, choice).legal ? choice : undefined;
}

/** The next unit that is to go to its place in an attack, or none. */
export function attackOrders(known: Game, side: Side, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const groups = plannedAttacks(known, side, thinking, intent);
  for (const { target, positions, value, outcome } of groups) {
    for (const { unit, from } of positions) {
      if (hasMark(known, unit, HAS_MOVED) || !isFirstOrder(known, thinking, ORDERS, unit)) continue;
      if (hexOf(known, unit) === from) {
        movementPlan(known, side, thinking).pinned.add(unit);
        continue;
      }
      const choice = attackMarch(known, unit, from);
      if (choice === undefined) continue;
      const why = saysBy('9.1', 'reason.to-attack', { hex: hexName(target), count: positions.length });
      const name = says('order.march', { unit: idOf(unit), hex: hexName(from) });
      return [candidate(choice, name, value, [valued(why, outcome.clear)])];
    }
  }
  return [];
}
