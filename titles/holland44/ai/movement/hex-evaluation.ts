/** What it is worth to have a unit end its move in a hex, in steps. */

import type { Game, Reason } from '@bridgehead/engine';
import { distanceBetween, neighbourOf, OFF_MAP } from '@bridgehead/hex';
import { valued } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import { allowanceOf, figuresOf } from '../../src/rules/02-contents.ts';
import { exceedsLimit, STEP_LIMIT, stepsTogether } from '../../src/rules/06-stacking/stacking.ts';
import { BOND_STEPS, isInEzoc, stopsZoc, zocOf } from '../../src/rules/07-zones-of-control.ts';
import { POINT } from '../../src/rules/08-movement/costs.ts';
import { suppliesDivision, supplyHeadOf } from '../../src/rules/18-supply/supply-heads.ts';
import { OVERLAND_LIMIT } from '../../src/rules/18-supply/supply-paths.ts';
import { hexPlace } from '../../src/state/places.ts';
import { isOccupiedBy, isUnknownTo, unitsIn } from '../../src/state/stacks.ts';
import { hexOf, isInGoodOrder, placeOf, stepsOf } from '../../src/state/state.ts';
import { enemyOf, isArtillery, isBridging, isEngineer, isSupplyHead, type Unit } from '../../src/state/units.ts';
import type { MOVE_REASONS } from '../../words/ai/reasons.en.ts';
import { distanceIn } from '../distance-fields.ts';
import { highwayIndex } from '../highway.ts';
import { rounded } from '../names.ts';
import { says } from '../says.ts';
import { stepValue } from '../step-value.ts';
import { MOVE } from '../weights.ts';
import { fireSupportFrom } from './gun-positions.ts';
import { hasDecided, type MovementPlan } from './movement-plan.ts';
import { defenseIn, lossAt } from './strength.ts';
import { contributionTo } from './targets.ts';

/** What one more holds of a hex of worth, by the steps of those who are there: a few hold it as well as many. */
const holdersShare = (steps: number): number =>
  steps <= 0 ? 1 : Math.max(MOVE.leastHolderShare, MOVE.secondHolderShare - MOVE.perFurtherStep * (steps - 1));
const shareOf = (steps: number, wanted: number): number =>
  holdersShare(steps) + (steps > 0 && steps < wanted ? MOVE.inGarrison * (1 - steps / wanted) : 0);

/** Those who hold ground; guns, trains and Supply Heads do not. */
const isFighter = (u: Unit): boolean => !isArtillery(u) && !isBridging(u) && !isSupplyHead(u);

/** What speaks for and against the unit's ending its move in the hex, each as a term of its own. */
type Term = (known: Game, plan: MovementPlan, u: Unit, stand: MoveEnd) => number;

/** Where, and with whom. */
type MoveEnd = readonly [hex: number, others: readonly Unit[]];

const TERMS: readonly (readonly [reason: keyof typeof MOVE_REASONS, term: Term])[] = [
  ['reason.nearer-to-goal', goalProgress],
  ['reason.holds-ground', groundHeld],
  ['reason.helps-to-attack', attackSupport],
  ['reason.may-be-attacked', exposureCost],
  ['reason.stacking', stackingCost],
  ['reason.supply', supplyCost],
  ['reason.state-of-unit', disorderCost],
  ['reason.needs-cover', unescortedCost],
  ['reason.zoc-bonds', zocBonds],
  ['reason.cuts-highway', roadCut],
  ['reason.out-of-bounds', outOfArea],
];

const NOBODY: readonly Unit[] = [];

function moveEndIn(known: Game, plan: MovementPlan, u: Unit, hex: number): MoveEnd {
  const there = unitsIn(known, plan.side, hex);
  return [hex, there.length === 0 ? NOBODY : there.filter((v) => v !== u)];
}

export function evaluateHex(known: Game, plan: MovementPlan, u: Unit, hex: number): number {
  const stand = moveEndIn(known, plan, u, hex);
  let sum = 0;
  for (const [, term] of TERMS) sum += term(known, plan, u, stand);
  return sum;
}

const WORTH_TELLING = 0.15;

export const reasonsFor = (known: Game, plan: MovementPlan, u: Unit, hex: number): readonly Reason[] =>
  TERMS.map(([reason, of]) => ({ reason, value: of(known, plan, u, moveEndIn(known, plan, u, hex)) }))
    .filter(({ value }) => Math.abs(value) >= WORTH_TELLING)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .map(({ reason, value }) => valued(says(reason), rounded(value)));

function goalProgress(known: Game, plan: MovementPlan, u: Unit, [hex]: MoveEnd): number {
  const goal = plan.intent.goalOf(u);
  if (goal === undefined || isArtillery(u)) return 0;
  const pace = Math.max(1, allowanceOf(known, u)) * POINT;
  const saved = (distanceIn(goal.field, placeOf(known, u)) - distanceIn(goal.field, hexPlace(hex))) / pace;
  return MOVE.progress * goal.weight * Math.min(MOVE.mostSaved, saved);
}

function groundHeld(known: Game, plan: MovementPlan, u: Unit, [hex, others]: MoveEnd): number {
  if (!isFighter(u)) return 0;
  const guarded = (at: number): number =>
    (plan.threat.reach[at] ?? 0) > 0 || (plan.threat.strength[at] ?? 0) > 0 ? 1 : MOVE.unthreatened;
  let steps = 0;
  for (const v of others)
    if (isFighter(v)) steps += stepsOf(known, v) * (hasDecided(known, plan, v) ? 1 : MOVE.undecidedShare);
  const share = shareOf(steps, plan.intent.garrisonSteps?.(hex) ?? 0);
  let sum = plan.intent.holdValue(hex, u) * share * guarded(hex);
  for (let d = 0; d < 6; d++) {
    const next = neighbourOf(GRID, hex, d);
    if (next === OFF_MAP || isOccupiedBy(known, plan.side, next)) continue;
    const value = plan.intent.holdValue(next, u);
    if (value > 0 && zocOf(known, plan.side)[next] === 0) sum += MOVE.watching * value * guarded(next);
  }
  return isInGoodOrder(known, u) ? sum : sum * MOVE.disordered;
}

function attackSupport(known: Game, plan: MovementPlan, u: Unit, [hex]: MoveEnd): number {
  if (isArtillery(u)) return fireSupportFrom(plan, u, hex);
  const hidden = isUnknownTo(known, plan.side, hex) ? plan.targets.get(hex) : undefined;
  if (hidden !== undefined) {
    const odds = figuresOf(known, u)[0] / hidden.defense;
    const take = plan.intent.attackFactor(u, hex) * hidden.takeValue;
    return Math.min(MOVE.takesUnknown, odds / 3) * take - MOVE.unknownCost * (odds < 2 ? 2 : 1);
  }
  const helper = { unit: u, from: hex, hasDecided: (v: Unit) => hasDecided(known, plan, v) };
  let best = 0;
  for (let d = 0; d < 6; d++) {
    const target = plan.targets.get(neighbourOf(GRID, hex, d));
    if (target === undefined) continue;
    best = Math.max(best, plan.intent.attackFactor(u, target.hex) * contributionTo(known, target, helper));
  }
  return best;
}

function exposureCost(known: Game, plan: MovementPlan, u: Unit, [hex, others]: MoveEnd): number {
  const attack = (plan.threat.strength[hex] ?? 0) * MOVE.likely;
  if (attack === 0) return 0;
  const defense = Math.max(0.5, defenseIn(known, [...others, u], hex));
  // Of the loss of a stack each bears a part.
  return (-lossAt(attack / defense) * stepValue(known, u, stepsOf(known, u))) / Math.sqrt(others.length + 1);
}

function stackingCost(known: Game, plan: MovementPlan, u: Unit, [hex, others]: MoveEnd): number {
  if (others.length < 2) return 0;
  const all = [...others, u];
  if (!exceedsLimit(known, all)) return 0;
  const inTheWay = plan.intent.reservedFor?.(hex) === undefined ? 0 : MOVE.inTheWay;
  return -MOVE.overstacked - inTheWay - (stepsTogether(known, all) > STEP_LIMIT ? MOVE.lostSteps : 0);
}

function supplyCost(known: Game, plan: MovementPlan, u: Unit, [hex]: MoveEnd): number {
  if (plan.supplied[hex] === 1 || isSupplyHead(u)) return 0;
  return isFedByHead(known, u, hex) ? 0 : -MOVE.outOfSupplyCost;
}

/** [18.2.2] [18.3.1] Near enough to its Supply Head while that still works. */
function isFedByHead(known: Game, u: Unit, hex: number): boolean {
  const head = supplyHeadOf(u);
  if (head === undefined || !suppliesDivision(known, head)) return false;
  const at = hexOf(known, head);
  return at !== OFF_MAP && distanceBetween(GRID, at, hex) <= OVERLAND_LIMIT;
}

/** [14.4] A unit that is not in Good Order recovers for certain only out of EZOCs. */
function disorderCost(known: Game, plan: MovementPlan, u: Unit, [hex]: MoveEnd): number {
  if (isInGoodOrder(known, u)) return 0;
  const touched = isInEzoc(known, plan.side, hex) ? MOVE.recoveryInEzoc : 0;
  return -touched - ((plan.threat.strength[hex] ?? 0) > 0 ? MOVE.routedNearEnemy : 0);
}

/** Guns, Engineers, Bridging units and Supply Heads do not stand in front on their own. */
function unescortedCost(known: Game, plan: MovementPlan, u: Unit, [hex, others]: MoveEnd): number {
  if (!isArtillery(u) && !isEngineer(u) && !isBridging(u) && !isSupplyHead(u)) return 0;
  const escort = others.reduce((sum, v) => sum + (isFighter(v) && isInGoodOrder(known, v) ? stepsOf(known, v) : 0), 0);
  const isQuiet = (plan.threat.strength[hex] ?? 0) === 0 && !isInEzoc(known, plan.side, hex);
  if (isQuiet) return escort >= BOND_STEPS ? 0 : -MOVE.aloneBehind;
  if (escort >= BOND_STEPS) return isInEzoc(known, plan.side, hex) ? -MOVE.aloneInFront / 4 : 0;
  return -MOVE.aloneInFront;
}

/** [7.4] A friend of two steps two hexes away bars what lies between. */
function zocBonds(known: Game, plan: MovementPlan, u: Unit, [hex]: MoveEnd): number {
  if (stepsOf(known, u) < BOND_STEPS || !isInGoodOrder(known, u) || (plan.threat.strength[hex] ?? 0) === 0) return 0;
  let sum = 0;
  for (let d = 0; d < 6; d++) {
    const middle = neighbourOf(GRID, hex, d);
    const far = middle === OFF_MAP ? OFF_MAP : neighbourOf(GRID, middle, d);
    if (far === OFF_MAP || isOccupiedBy(known, plan.side, middle) || isOccupiedBy(known, enemyOf(plan.side), middle))
      continue;
    const steps = unitsIn(known, plan.side, far).reduce(
      (all, v) => all + (isInGoodOrder(known, v) ? stepsOf(known, v) : 0),
      0,
    );
    if (steps >= BOND_STEPS && !stopsZoc(known, GRID.sides[hex * 6 + d] ?? 0)) sum += MOVE.bond;
  }
  return sum;
}

/** [18.3.2] A German ZOC on the road behind the spearhead stops everything that lives on it. */
function roadCut(known: Game, plan: MovementPlan, u: Unit, [hex]: MoveEnd): number {
  if (plan.side === 'allied') return 0;
  const zoc = zocOf(known, 'german');
  let best = 0;
  for (let d = -1; d < 6; d++) {
    const road = d < 0 ? hex : neighbourOf(GRID, hex, d);
    if (road === OFF_MAP || highwayIndex(road) < 0 || plan.spearhead <= highwayIndex(road)) continue;
    if (d >= 0 && (zoc[road] !== 0 || stopsZoc(known, GRID.sides[hex * 6 + d] ?? 0))) continue;
    best = MOVE.cut;
  }
  return isInGoodOrder(known, u) ? best : 0;
}

/** Where it is not wanted. */
function outOfArea(_known: Game, plan: MovementPlan, u: Unit, [hex]: MoveEnd): number {
  return -(plan.intent.outOfAreaCost?.(u, hex) ?? 0);
}
