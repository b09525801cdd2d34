/** Brings the units of the planned attacks into their places, group by group; who stands right is told to stay. */
import { type Candidate, type Choice, check, type Game, type Thinking } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { candidate } from '@bridgehead/toolkit';
import type { Side } from '../../src/data/unit-data.ts';
import { hexPlace, placeName } from '../../src/state/places.ts';
import { HAS_MOVED, hasMark, hexOf } from '../../src/state/state.ts';
import { idOf, type Unit } from '../../src/state/units.ts';
import { hexName, namesOf } from '../candidate.ts';
import { planOf } from '../movement/plan.ts';
import { endsOf, wayTo } from '../movement/reach.ts';
import { type AttackGroup, planAttacks } from './attack-groups.ts';
import type { StaffPlan } from './plan.ts';
import { isFirstTold } from './told.ts';

const KEY = 'staff.attacks';
const TOLD = 'staff.attacks.told';

export function attacksOf(sight: Game, side: Side, thinking: Thinking, plan: StaffPlan): readonly AttackGroup[] {
  const known = thinking.memory.get(KEY) as readonly AttackGroup[] | undefined;
  if (known !== undefined) return known;
  const fresh = planAttacks({ sight, side, intent: plan, spend: () => thinking.spend() });
  thinking.memory.set(KEY, fresh);
  return fresh;
}

/** The march that brings the unit to its place, if it can go there now. */
export function attackMarch(sight: Game, unit: Unit, hex: number): Choice | undefined {
  if (hexOf(sight, unit) === OFF_MAP || !endsOf(sight, unit, 'normal').includes(hex)) return undefined;
  const path = wayTo(sight, unit, 'normal', hex).map((at) => placeName(hexPlace(at)));
  const choice: Choice = { kind: 'march', units: [idOf(unit)], mode: 'normal', path };
  return check(sight, choice).legal ? choice : undefined;
}

/** The next unit that is to go to its place in an attack, or none. */
export function attackOrders(sight: Game, side: Side, thinking: Thinking, plan: StaffPlan): readonly Candidate[] {
  const groups = attacksOf(sight, side, thinking, plan);
  for (const { target, stands, value, outlook } of groups) {
    for (const { unit, from } of stands) {
      if (hasMark(sight, unit, HAS_MOVED) || !isFirstTold(sight, thinking, TOLD, unit)) continue;
      if (hexOf(sight, unit) === from) {
        planOf(sight, side, thinking).pinned.add(unit);
        continue;
      }
      const choice = attackMarch(sight, unit, from);
      if (choice === undefined) continue;
      const reasons = [
        { text: `to attack ${hexName(target)} with ${stands.length} units`, rule: '9.1', value: outlook.clear },
      ];
      return [candidate(choice, `${namesOf([unit])} to ${hexName(from)}`, value, reasons)];
    }
  }
  return [];
}
