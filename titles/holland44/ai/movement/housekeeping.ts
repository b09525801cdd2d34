/** Orders of the Movement Phase beside marching: Replacements, Returnees, Unknown units, merging, rebuilding. */
import type { Candidate, Game } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { candidate, ranked } from '@bridgehead/toolkit';
import { readLegal } from '../../src/asking.ts';
import { DECISIONS } from '../../src/contract/decisions.ts';
import { GRID } from '../../src/data/map.ts';
import type { Order, ReadOrder } from '../../src/orders.ts';
import { isRemnant } from '../../src/rules/02-contents.ts';
import { exceedsLimit } from '../../src/rules/06-stacking/stacking.ts';
import { isInEzoc } from '../../src/rules/07-zones-of-control.ts';
import { replacementOrders } from '../../src/rules/20-replacements.ts';
import { breakdownOrders } from '../../src/rules/21-breakdown/breakdown.ts';
import { returneeOrders } from '../../src/rules/22-airborne-landings/returnees.ts';
import { areaPlace } from '../../src/state/places.ts';
import { unitsIn } from '../../src/state/stacks.ts';
import { hexOf, stepsOf } from '../../src/state/state.ts';
import { idOf, isBridging, isEngineer, isTank, type Unit } from '../../src/state/units.ts';
import { says, saysBy } from '../says.ts';
import { stepValue } from '../step-value.ts';
import { HOUSEKEEPING } from '../weights.ts';
import type { MovementPlan } from './movement-plan.ts';
import { repositionings } from './unknown-units.ts';

const RULES: Readonly<Record<string, string>> = DECISIONS['movement-orders'].rules;

/** An order that is given to one unit. */
type UnitOrder = Extract<ReadOrder, { readonly unit: Unit }>;
type OrderValue = (known: Game, plan: MovementPlan, order: UnitOrder) => number;

/** The orders of a kind that are worth giving, best first. */
function orderCandidates(
  known: Game,
  plan: MovementPlan,
  orders: readonly Order[],
  value: OrderValue,
): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const order of orders) {
    for (const choice of order.list(known, plan.side)) {
      const given = readLegal('movement-orders', choice);
      if (!('unit' in given)) continue;
      const score = value(known, plan, given);
      if (score > 0)
        found.push(
          candidate(choice, says('order.housekeeping', { kind: given.kind, unit: idOf(given.unit) }), score, [
            saysBy(RULES[order.kind] ?? '', 'reason.order', { kind: order.kind }),
          ]),
        );
    }
  }
  return ranked(found).slice(0, 3);
}

/** [20.2.5] It moves one hex at most and nobody attacks out of its hex: not where an attack is wanted. */
function disturbedAttackCost(known: Game, plan: MovementPlan, u: Unit): number {
  const hex = hexOf(known, u);
  if (hex === OFF_MAP) return 0;
  const isBesideTarget = neighboursOf(GRID, hex).some((next) => plan.targets.has(next));
  return isBesideTarget && isInEzoc(known, plan.side, hex) ? HOUSEKEEPING.disturbedAttack : 0;
}

/** A lost Engineer first, then a Bridging unit, then Remnants, then the tanks in the lead [strategy 5.8]. */
const replacementValue: OrderValue = (known, plan, order) => {
  const u = order.unit;
  if (isEngineer(u) && plan.side === 'allied') return HOUSEKEEPING.replaceEngineer;
  if (isBridging(u)) return HOUSEKEEPING.replaceBridging;
  const base = stepValue(known, u, stepsOf(known, u) + 1);
  if (order.kind === 'replace-unit')
    return base * (order.at === areaPlace(order.from) ? HOUSEKEEPING.replacedInPlace : 1);
  return (
    base +
    (isRemnant(known, u) ? HOUSEKEEPING.rebuiltRemnant : 0) +
    (isTank(u) ? HOUSEKEEPING.replacedTank : 0) -
    disturbedAttackCost(known, plan, u)
  );
};

/** First to a Remnant, in a quiet place. */
const returneeValue: OrderValue = (known, plan, { unit: u }) =>
  HOUSEKEEPING.returnee +
  (isRemnant(known, u) ? HOUSEKEEPING.returneeToRemnant : 0) -
  disturbedAttackCost(known, plan, u) +
  ((plan.threat.strength[hexOf(known, u)] ?? 0) > 0 ? HOUSEKEEPING.returneeUnderThreat : 0);

/** [21.5] Only where stacking binds: two single steps in two hexes are worth more. */
const mergeValue: OrderValue = (known, plan, { kind, unit: u }) => {
  const hex = hexOf(known, u);
  if (kind !== 'merge' || hex === OFF_MAP) return 0;
  return stepsOf(known, u) === 1 && exceedsLimit(known, unitsIn(known, plan.side, hex)) ? HOUSEKEEPING.merge : 0;
};

/** [21.4] Breakdown units go back to those they came from. */
const rebuildValue: OrderValue = (_known, _plan, { kind }) => (kind === 'rebuild' ? HOUSEKEEPING.rebuild : 0);

/** What comes before the marches, each looked at until it offers nothing more. */
export function ordersBefore(known: Game, plan: MovementPlan): readonly Candidate[] {
  const groups: readonly (readonly [name: string, find: () => readonly Candidate[]])[] = [
    ['replacements', () => orderCandidates(known, plan, replacementOrders, replacementValue)],
    ['returnees', () => orderCandidates(known, plan, returneeOrders, returneeValue)],
    ['unknown', () => repositionings(known, plan)],
  ];
  return firstOf(plan, groups);
}

/** What comes after them. */
export function ordersAfter(known: Game, plan: MovementPlan): readonly Candidate[] {
  return firstOf(plan, [
    ['rebuilding', () => orderCandidates(known, plan, breakdownOrders, rebuildValue)],
    ['merging', () => (plan.side === 'german' ? orderCandidates(known, plan, breakdownOrders, mergeValue) : [])],
  ]);
}

function firstOf(
  plan: MovementPlan,
  groups: readonly (readonly [name: string, find: () => readonly Candidate[]])[],
): readonly Candidate[] {
  for (const [name, find] of groups) {
    if (plan.finishedOrders.has(name)) continue;
    const found = find();
    if (found.length > 0) return found;
    plan.finishedOrders.add(name);
  }
  return [];
}
