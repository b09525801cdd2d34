/** Orders of the Movement Phase beside marching: Replacements, Returnees, Unknown units, merging, rebuilding. */
import { type Candidate, type Choice, check, type Game } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { candidate, ranked } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import { unitLabel } from '../../src/labels.ts';
import type { Order } from '../../src/orders.ts';
import { isRemnant } from '../../src/rules/02-contents.ts';
import { exceedsLimit } from '../../src/rules/06-stacking/stacking.ts';
import { isInEzoc } from '../../src/rules/07-zones-of-control.ts';
import { replacementOrders } from '../../src/rules/20-replacements.ts';
import { breakdownOrders } from '../../src/rules/21-breakdown/breakdown.ts';
import { returneeOrders } from '../../src/rules/22-airborne-landings/returnees.ts';
import { unitField } from '../../src/state/fields.ts';
import { unitsIn } from '../../src/state/stacks.ts';
import { clock, hexOf, stepsOf, turnOf, UNKNOWN_COUNT, unknownHex } from '../../src/state/state.ts';
import { isBridging, isEngineer, isTank, type Unit } from '../../src/state/units.ts';
import { hexValue } from '../hex-value.ts';
import { highwayIndex } from '../highway.ts';
import { HIGHWAY_TOWNS } from '../key-terrain.ts';
import { hexAt, hexName } from '../names.ts';
import { stepValue } from '../step-value.ts';
import type { MovementPlan } from './movement-plan.ts';

type OrderValue = (known: Game, plan: MovementPlan, u: Unit, choice: Choice) => number;

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
      const u = unitField(choice.unit);
      if (u === undefined) continue;
      const score = value(known, plan, u, choice);
      if (score > 0)
        found.push(
          candidate(choice, `${choice.kind}: ${unitLabel(u)}`, score, [{ text: order.kind, rule: order.rule }]),
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
  return isBesideTarget && isInEzoc(known, plan.side, hex) ? 0.8 : 0;
}

/** A lost Engineer first, then a Bridging unit, then Remnants, then the tanks in the lead [strategy 5.8]. */
const replacementValue: OrderValue = (known, plan, u, choice) => {
  if (isEngineer(u) && plan.side === 'allied') return 5;
  if (isBridging(u)) return 3;
  const base = stepValue(known, u, stepsOf(known, u) + 1);
  if (choice.kind === 'replace-unit') return base * (choice.at === choice.from ? 0.8 : 1);
  return base + (isRemnant(known, u) ? 0.6 : 0) + (isTank(u) ? 0.2 : 0) - disturbedAttackCost(known, plan, u);
};

/** First to a Remnant, in a quiet place. */
const returneeValue: OrderValue = (known, plan, u) =>
  0.5 +
  (isRemnant(known, u) ? 0.5 : 0) -
  disturbedAttackCost(known, plan, u) +
  ((plan.threat.strength[hexOf(known, u)] ?? 0) > 0 ? 0.2 : 0);

/** [21.5] Only where stacking binds: two single steps in two hexes are worth more. */
const mergeValue: OrderValue = (known, plan, u, choice) => {
  const into = unitField(choice.into);
  const hex = hexOf(known, u);
  if (choice.kind !== 'merge' || into === undefined || hex === OFF_MAP) return 0;
  return stepsOf(known, u) === 1 && exceedsLimit(known, unitsIn(known, plan.side, hex)) ? 0.5 : 0;
};

/** [21.4] Breakdown units go back to those they came from. */
const rebuildValue: OrderValue = (_sight, _plan, _u, choice) => (choice.kind === 'rebuild' ? 0.4 : 0);

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

// ---- Unknown units -----------------------------------------------------------------------------------------------------

const FIRST_REPOSITIONING = 3;
const TOWNS_IN_ORDER = HIGHWAY_TOWNS.map(hexAt);
const ON_HIGHWAY = 3;
const BESIDE_HIGHWAY = 1.5;

/** Behind the spearhead a Town on the highway cuts it; elsewhere its own worth counts. */
function townValue(known: Game, plan: MovementPlan, hex: number): number {
  const index = highwayIndex(hex);
  const isBehind = index >= 0 && index < plan.spearhead;
  const nextTo = neighboursOf(GRID, hex).some((road) => highwayIndex(road) >= 0 && highwayIndex(road) < plan.spearhead);
  return 0.3 * hexValue(known, 'german', hex) + (isBehind ? ON_HIGHWAY : nextTo ? BESIDE_HIGHWAY : 0);
}

/** [25.6] One a turn: from where it is missed least to where it hurts most. */
function repositionings(known: Game, plan: MovementPlan): readonly Candidate[] {
  if (plan.side !== 'german' || turnOf(known) < FIRST_REPOSITIONING || clock(known, 'unknownMoved') !== 0) return [];
  const from = leastNeeded(known, plan);
  if (from === undefined) return [];
  const found: Candidate[] = [];
  for (const to of TOWNS_IN_ORDER) {
    const choice: Choice = { kind: 'reposition-unknown', from: hexName(from.hex), to: hexName(to) };
    const gain = townValue(known, plan, to) - from.worth;
    if (gain > 0.5 && check(known, choice).legal)
      found.push(
        candidate(choice, `the Unknown unit of ${choice.from as string} to ${choice.to as string}`, gain, [
          { text: 'an empty highway town', rule: '25.6' },
        ]),
      );
  }
  return ranked(found).slice(0, 3);
}

function leastNeeded(known: Game, plan: MovementPlan): { readonly hex: number; readonly worth: number } | undefined {
  let best: { readonly hex: number; readonly worth: number } | undefined;
  for (let i = 0; i < UNKNOWN_COUNT; i++) {
    const hex = unknownHex(known, i);
    if (hex === OFF_MAP) continue;
    const value = townValue(known, plan, hex);
    if (best === undefined || value < best.worth) best = { hex, worth: value };
  }
  return best;
}
