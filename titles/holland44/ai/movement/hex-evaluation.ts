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
import { isOccupiedBy, isUnknownTo, unitsIn } from '../../src/state/stacks.ts';
import { hexOf, isInGoodOrder, placeOf, stepsOf } from '../../src/state/state.ts';
import { enemyOf, isArtillery, isBridging, isEngineer, isSupplyHead, type Unit } from '../../src/state/units.ts';
import type { MOVE_REASONS } from '../../words/ai/reasons.en.ts';
import { distanceIn, UNREACHABLE } from '../distance-fields.ts';
import { highwayIndex } from '../highway.ts';
import { rounded } from '../names.ts';
import { says } from '../says.ts';
import { stepValue } from '../step-value.ts';
import { MOVE } from '../weights.ts';
import { fireSupportFrom } from './gun-positions.ts';
import { hasDecided, type MovementPlan } from './movement-plan.ts';
import { defenseIn, lossAt } from './strength.ts';
import { contributionOf } from './targets.ts';

/** What one more holds of a hex of worth, by the steps of those who are there: a few hold it as well as many. */
const holdersShare = (steps: number): number =>
  steps <= 0 ? 1 : Math.max(MOVE.leastHolderShare, MOVE.secondHolderShare - MOVE.perFurtherStep * (steps - 1));
const shareOf = (steps: number, wanted: number): number =>
  holdersShare(steps) + (steps > 0 && steps < wanted ? MOVE.inGarrison * (1 - steps / wanted) : 0);

/** Those who hold ground; guns, trains and Supply Heads do not. */
const isFighter = (u: Unit): boolean => !isArtillery(u) && !isBridging(u) && !isSupplyHead(u);

/** What speaks for or against a unit's ending its move in a hex beside these others. */
type Term = (hex: number, others: readonly Unit[]) => number;

/** A term is made ready for a unit, with all that is the same wherever it goes; undefined where it does not count for that unit. */
type TermFor = (known: Game, plan: MovementPlan, u: Unit) => Term | undefined;

const TERMS: readonly (readonly [reason: keyof typeof MOVE_REASONS, termFor: TermFor])[] = [
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

function othersIn(known: Game, plan: MovementPlan, u: Unit, hex: number): readonly Unit[] {
  const there = unitsIn(known, plan.side, hex);
  return there.length === 0 ? NOBODY : there.filter((v) => v !== u);
}

/** What each hex is worth to the unit as things stand now. */
export interface HexEvaluation {
  at(hex: number): number;
  reasonsFor(hex: number): readonly Reason[];
}

const WORTH_TELLING = 0.15;

export function evaluationFor(known: Game, plan: MovementPlan, u: Unit): HexEvaluation {
  const terms = TERMS.flatMap(([reason, termFor]) => {
    const term = termFor(known, plan, u);
    return term === undefined ? [] : [{ reason, term }];
  });
  return {
    at(hex) {
      const others = othersIn(known, plan, u, hex);
      let sum = 0;
      for (const { term } of terms) sum += term(hex, others);
      return sum;
    },
    reasonsFor: (hex) =>
      terms
        .map(({ reason, term }) => ({ reason, value: term(hex, othersIn(known, plan, u, hex)) }))
        .filter(({ value }) => Math.abs(value) >= WORTH_TELLING)
        .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
        .map(({ reason, value }) => valued(says(reason), rounded(value))),
  };
}

function goalProgress(known: Game, plan: MovementPlan, u: Unit): Term | undefined {
  const goal = plan.intent.goalOf(u);
  if (goal === undefined || isArtillery(u)) return undefined;
  const { field } = goal;
  const pace = Math.max(1, allowanceOf(known, u)) * POINT;
  const now = distanceIn(field, placeOf(known, u));
  const weight = MOVE.progress * goal.weight;
  return (hex) => weight * Math.min(MOVE.mostSaved, (now - (field[hex] ?? UNREACHABLE)) / pace);
}

function groundHeld(known: Game, plan: MovementPlan, u: Unit): Term | undefined {
  if (!isFighter(u)) return undefined;
  const { intent, side, threat } = plan;
  const holdValue = intent.holdValueFor?.(u) ?? ((hex: number) => intent.holdValue(hex, u));
  const factor = isInGoodOrder(known, u) ? 1 : MOVE.disordered;
  const zoc = zocOf(known, side);
  const guarded = (at: number): number =>
    (threat.reach[at] ?? 0) > 0 || (threat.strength[at] ?? 0) > 0 ? 1 : MOVE.unthreatened;
  return (hex, others) => {
    let steps = 0;
    for (const v of others)
      if (isFighter(v)) steps += stepsOf(known, v) * (hasDecided(known, plan, v) ? 1 : MOVE.undecidedShare);
    const share = shareOf(steps, intent.garrisonSteps?.(hex) ?? 0);
    let sum = holdValue(hex) * share * guarded(hex);
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(GRID, hex, d);
      if (next === OFF_MAP || zoc[next] !== 0) continue;
      const value = holdValue(next);
      if (value > 0 && !isOccupiedBy(known, side, next)) sum += MOVE.watching * value * guarded(next);
    }
    return sum * factor;
  };
}

function attackSupport(known: Game, plan: MovementPlan, u: Unit): Term | undefined {
  if (isArtillery(u)) return (hex) => fireSupportFrom(plan, u, hex);
  const { intent, targets, besideTarget, side } = plan;
  const contribution = contributionOf(known, u, (v) => hasDecided(known, plan, v));
  return (hex) => {
    const hidden = isUnknownTo(known, side, hex) ? targets.get(hex) : undefined;
    if (hidden !== undefined) {
      const odds = figuresOf(known, u)[0] / hidden.defense;
      const take = intent.attackFactor(u, hex) * hidden.takeValue;
      return Math.min(MOVE.takesUnknown, odds / 3) * take - MOVE.unknownCost * (odds < 2 ? 2 : 1);
    }
    let best = 0;
    if (besideTarget[hex] !== 1) return best;
    for (let d = 0; d < 6; d++) {
      const target = targets.get(neighbourOf(GRID, hex, d));
      if (target === undefined) continue;
      best = Math.max(best, intent.attackFactor(u, target.hex) * contribution(target, hex));
    }
    return best;
  };
}

function exposureCost(known: Game, plan: MovementPlan, u: Unit): Term {
  const value = stepValue(known, u, stepsOf(known, u));
  return (hex, others) => {
    const attack = (plan.threat.strength[hex] ?? 0) * MOVE.likely;
    if (attack === 0) return 0;
    const defense = Math.max(0.5, defenseIn(known, [...others, u], hex));
    // Of the loss of a stack each bears a part.
    return (-lossAt(attack / defense) * value) / Math.sqrt(others.length + 1);
  };
}

function stackingCost(known: Game, { intent }: MovementPlan, u: Unit): Term {
  return (hex, others) => {
    if (others.length < 2) return 0;
    const all = [...others, u];
    if (!exceedsLimit(known, all)) return 0;
    const inTheWay = intent.reservedFor?.(hex) === undefined ? 0 : MOVE.inTheWay;
    return -MOVE.overstacked - inTheWay - (stepsTogether(known, all) > STEP_LIMIT ? MOVE.lostSteps : 0);
  };
}

function supplyCost(known: Game, { supplied }: MovementPlan, u: Unit): Term | undefined {
  if (isSupplyHead(u)) return undefined;
  return (hex) => (supplied[hex] === 1 || isFedByHead(known, u, hex) ? 0 : -MOVE.outOfSupplyCost);
}

/** [18.2.2] [18.3.1] Near enough to its Supply Head while that still works. */
function isFedByHead(known: Game, u: Unit, hex: number): boolean {
  const head = supplyHeadOf(u);
  if (head === undefined || !suppliesDivision(known, head)) return false;
  const at = hexOf(known, head);
  return at !== OFF_MAP && distanceBetween(GRID, at, hex) <= OVERLAND_LIMIT;
}

/** [14.4] A unit that is not in Good Order recovers for certain only out of EZOCs. */
function disorderCost(known: Game, { side, threat }: MovementPlan, u: Unit): Term | undefined {
  if (isInGoodOrder(known, u)) return undefined;
  return (hex) => {
    const touched = isInEzoc(known, side, hex) ? MOVE.recoveryInEzoc : 0;
    return -touched - ((threat.strength[hex] ?? 0) > 0 ? MOVE.routedNearEnemy : 0);
  };
}

/** Guns, Engineers, Bridging units and Supply Heads do not stand in front on their own. */
function unescortedCost(known: Game, { side, threat }: MovementPlan, u: Unit): Term | undefined {
  if (!isArtillery(u) && !isEngineer(u) && !isBridging(u) && !isSupplyHead(u)) return undefined;
  return (hex, others) => {
    const escort = others.reduce(
      (sum, v) => sum + (isFighter(v) && isInGoodOrder(known, v) ? stepsOf(known, v) : 0),
      0,
    );
    const isQuiet = (threat.strength[hex] ?? 0) === 0 && !isInEzoc(known, side, hex);
    if (isQuiet) return escort >= BOND_STEPS ? 0 : -MOVE.aloneBehind;
    if (escort >= BOND_STEPS) return isInEzoc(known, side, hex) ? -MOVE.aloneInFront / 4 : 0;
    return -MOVE.aloneInFront;
  };
}

/** [7.4] A friend of two steps two hexes away bars what lies between. */
function zocBonds(known: Game, { side, threat }: MovementPlan, u: Unit): Term | undefined {
  if (stepsOf(known, u) < BOND_STEPS || !isInGoodOrder(known, u)) return undefined;
  return (hex) => {
    if ((threat.strength[hex] ?? 0) === 0) return 0;
    let sum = 0;
    for (let d = 0; d < 6; d++) {
      const middle = neighbourOf(GRID, hex, d);
      const far = middle === OFF_MAP ? OFF_MAP : neighbourOf(GRID, middle, d);
      const friends = far === OFF_MAP ? NOBODY : unitsIn(known, side, far);
      if (friends.length === 0 || isOccupiedBy(known, side, middle) || isOccupiedBy(known, enemyOf(side), middle))
        continue;
      const steps = friends.reduce((all, v) => all + (isInGoodOrder(known, v) ? stepsOf(known, v) : 0), 0);
      if (steps >= BOND_STEPS && !stopsZoc(known, GRID.sides[hex * 6 + d] ?? 0)) sum += MOVE.bond;
    }
    return sum;
  };
}

/** [18.3.2] A German ZOC on the road behind the spearhead stops everything that lives on it. */
function roadCut(known: Game, { side, spearhead }: MovementPlan, u: Unit): Term | undefined {
  if (side === 'allied' || !isInGoodOrder(known, u)) return undefined;
  const zoc = zocOf(known, 'german');
  return (hex) => {
    for (let d = -1; d < 6; d++) {
      const road = d < 0 ? hex : neighbourOf(GRID, hex, d);
      if (road === OFF_MAP || highwayIndex(road) < 0 || spearhead <= highwayIndex(road)) continue;
      if (d < 0 || (zoc[road] === 0 && !stopsZoc(known, GRID.sides[hex * 6 + d] ?? 0))) return MOVE.cut;
    }
    return 0;
  };
}

/** Where it is not wanted. */
function outOfArea(_known: Game, { intent }: MovementPlan, u: Unit): Term | undefined {
  return intent.outOfAreaCost === undefined ? undefined : (hex) => -(intent.outOfAreaCost?.(u, hex) ?? 0);
}
