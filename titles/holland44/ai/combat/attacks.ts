/** [9.1] The Combat Phase: which attack next, with whom, or none. */
import { type Candidate, type Choice, check, deciderOf, type Game, type Thinking } from '@bridgehead/engine';
import { distanceBetween, hexNamed } from '@bridgehead/hex';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { figuresOf } from '../../src/rules/02-contents.ts';
import { possibleTargets } from '../../src/rules/09-combat/attackers.ts';
import { automaticTargets } from '../../src/rules/09-combat/automatic-advance.ts';
import type { Attacker } from '../../src/state/battle.ts';
import type { Unit } from '../../src/state/units.ts';
import { anyChoice } from '../any-choice.ts';
import type { Intent } from '../intent.ts';
import { hexName } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { ATTACK } from '../weights.ts';
import { type AttackContext, assessAttack, attackContext, consideredAttacks, sharesUnits } from './attack-context.ts';
import { type AttackForecast, forecastOutcome, valueNow } from './attack-forecast.ts';
import { ableAttackers, attackChoice, isCostlyLastStep, isHopeless, strongestAttackers } from './attacker-selection.ts';
import { disengagements } from './disengagement.ts';
import { attackName, attackReasons } from './reasons.ts';
import { bestSupported, type SupportedAttack, type SupportPrices, supportPrices } from './support-choice.ts';

/** An attack that could be made now. */
interface AttackPlan {
  readonly forecast: AttackForecast;
  readonly attackers: readonly Attacker[];
  readonly supported: SupportedAttack;
}

const MOST_CANDIDATES = 8;

/** What it is worth to make this attack now, or to make it as well as it can be. */
const netValue = ({ supported }: AttackPlan): number => supported.value;

function attackPlan(
  context: AttackContext,
  target: number,
  attackers: readonly Attacker[],
  prices: SupportPrices,
): AttackPlan | undefined {
  const forecast = assessAttack(context, target, attackers);
  return forecast === undefined
    ? undefined
    : { forecast: forecast, attackers, supported: bestSupported(forecast, prices) };
}

/** All who can attack the hex, those already taken left out. */
function allAttackers({ known, side, sorties }: AttackContext, target: number, without: readonly number[] = []) {
  const able = ableAttackers(known, side, target).filter(({ unit }) => !without.includes(unit));
  return strongestAttackers(known, able, sorties);
}

/** The attack on each hex by everybody who can. */
function plansWithAll(context: AttackContext, targets: readonly number[]): readonly AttackPlan[] {
  const found = targets.flatMap((target) => {
    const attackers = allAttackers(context, target);
    if (isHopeless(context.known, attackers, target)) return [];
    const forecast = assessAttack(context, target, attackers);
    return forecast === undefined ? [] : [{ forecast, attackers }];
  });
  return found.map(({ forecast, attackers }) => {
    const others = found.filter((one) => one.forecast !== forecast).map((one) => one.forecast);
    return {
      forecast,
      attackers,
      supported: bestSupported(forecast, supportPrices(context.known, context.side, others)),
    };
  });
}

/** Smaller groups for the same hex: without those wanted elsewhere, without a dear last step, no more than needed. */
function leanerGroups(
  context: AttackContext,
  plan: AttackPlan,
  rivals: readonly AttackPlan[],
): readonly (readonly Attacker[])[] {
  const { known } = context;
  const isWanted = ({ unit }: Attacker): boolean => rivals.some(({ forecast }) => forecast.units.includes(unit));
  const groups: (readonly Attacker[])[] = [];
  if (plan.attackers.some(({ unit }) => isCostlyLastStep(known, unit))) {
    groups.push(plan.attackers.filter(({ unit }) => !isCostlyLastStep(known, unit)));
  }
  if (plan.attackers.some(isWanted)) {
    groups.push(plan.attackers.filter((one) => !isWanted(one)));
    groups.push(...trimmed(context, plan, plan.attackers.filter(isWanted)));
  }
  return groups.filter((group) => group.length > 0 && group.length < plan.attackers.length);
}

/** The group without as many of these as it can spare at the same odds, the weakest first. */
function trimmed(
  context: AttackContext,
  plan: AttackPlan,
  spare: readonly Attacker[],
): readonly (readonly Attacker[])[] {
  const { known } = context;
  const weakest = [...spare].sort((a, b) => figuresOf(known, a.unit)[0] - figuresOf(known, b.unit)[0]);
  const full = valueNow(plan.forecast, plan.supported.support.shifts);
  let group = plan.attackers;
  for (const one of weakest) {
    const less = group.filter((other) => other !== one);
    const forecast = assessAttack(context, plan.forecast.target, less);
    if (forecast === undefined) continue;
    if (valueNow(forecast, plan.supported.support.shifts) >= full - ATTACK.sparing) group = less;
  }
  return group.length < plan.attackers.length ? [group] : [];
}

/** What the other attacks lose if these units make this one. */
function opportunityCost(context: AttackContext, units: readonly Unit[], rivals: readonly AttackPlan[]): number {
  let cost = 0;
  for (const rival of rivals) {
    if (!sharesUnits(units, rival.forecast.units)) continue;
    const { target } = rival.forecast;
    const rest = assessAttack(context, target, allAttackers(context, target, units));
    const left = rest === undefined ? 0 : Math.max(0, valueNow(rest, rival.supported.support.shifts));
    cost += Math.max(0, netValue(rival) - left);
  }
  return ATTACK.opportunityShare * cost;
}

/** What the attacks on other hexes lose in the Combat Phase that is to come if these units have fought before. */
export function forgoneAttacks(context: AttackContext, target: number, units: readonly Unit[]): number {
  const rivals = plansWithAll(
    context,
    possibleTargets(context.known, context.side).filter((hex) => hex !== target),
  );
  return opportunityCost(
    context,
    units,
    rivals.filter((plan) => netValue(plan) > ATTACK.leastGain),
  );
}

/** Attacks that may close the way out for the defenders of another target come first. */
function closingValue(plan: AttackPlan, rivals: readonly AttackPlan[]): number {
  const { target } = plan.forecast;
  const isNear = (rival: AttackPlan): boolean =>
    distanceBetween(GRID, target, rival.forecast.target) <= ATTACK.closingDistance;
  return rivals.some(isNear)
    ? ATTACK.closingValue * forecastOutcome(plan.forecast, plan.supported.support.shifts).clear
    : 0;
}

/** An attack with its place among the others. */
interface RatedAttack {
  readonly plan: AttackPlan;
  readonly score: number;
  /** What other attacks lose by it. */
  readonly cost: number;
}

function rated(context: AttackContext, plan: AttackPlan, rivals: readonly AttackPlan[]): RatedAttack {
  const { forecast, supported } = plan;
  const cost = supported.value > ATTACK.leastGain ? opportunityCost(context, forecast.units, rivals) : 0;
  const score = supported.value - cost;
  const order = score > ATTACK.leastGain ? closingValue(plan, rivals) : 0;
  return { plan, score: score + order, cost };
}

function attackCandidate({ plan, score, cost }: RatedAttack, choice: Choice): Candidate {
  const { forecast, supported } = plan;
  const reasons = attackReasons(forecast, supported.support);
  return candidate(
    choice,
    attackName(forecast, supported.support.shifts, forecast.units),
    score,
    cost > ATTACK.leastGain ? [...reasons, valued(says('reason.other-attacks-given-up'), -cost)] : reasons,
  );
}

/** The best of them that may be made: only these are put into words. */
function toldAttacks(known: Game, found: RatedAttack[]): readonly Candidate[] {
  const isAsked = isAttackAsked(known);
  const told: Candidate[] = [];
  for (const one of found.sort((a, b) => b.score - a.score)) {
    if (told.length >= MOST_CANDIDATES) break;
    const choice = attackChoice(known, one.plan.forecast.target, one.plan.attackers);
    if (!isAsked || check(known, choice).legal) told.push(attackCandidate(one, choice));
  }
  return told;
}

/** [16.5] The hex that must be attacked next, or undefined. */
function mandatoryTarget(known: Game): number | undefined {
  const phase = known.state.frames.find(({ proc }) => proc === 'combat') as { assist?: string } | undefined;
  return hexNamed(GRID, phase?.assist ?? '');
}

/** Whether attacks are asked for now; before that they are only thought of. */
const isAttackAsked = ({ state: { frames } }: Game): boolean => {
  const top = frames[frames.length - 1];
  return top?.proc === 'combat' && top.step === 'orders';
};

/** Every attack worth a thought, the best first, whether it should be made or not. */
function bestAttacks(known: Game, side: Side, intent: Intent, thinking: Thinking): readonly Candidate[] {
  const context = attackContext(known, side, intent, thinking);
  const duty = mandatoryTarget(known);
  const plans = plansWithAll(context, duty === undefined ? possibleTargets(known, side) : [duty]);
  const good = plans.filter((plan) => netValue(plan) > ATTACK.leastGain);
  const board = consideredAttacks(thinking);
  board.clear();
  for (const { forecast } of good) board.set(String(forecast.target), forecast);
  const found: RatedAttack[] = [];
  for (const plan of plans) {
    const rivals = good.filter((one) => one.forecast.target !== plan.forecast.target);
    found.push(rated(context, plan, rivals));
    // A hex that is not worth attacking with all is hardly worth it with fewer.
    if (netValue(plan) <= ATTACK.leastGain) continue;
    const prices = supportPrices(
      known,
      side,
      rivals.map(({ forecast }) => forecast),
    );
    for (const group of leanerGroups(context, plan, rivals)) {
      const leaner = attackPlan(context, plan.forecast.target, group, prices);
      if (leaner !== undefined) found.push(rated(context, leaner, rivals));
    }
  }
  return toldAttacks(known, found);
}

const automaticAdvances = (known: Game, side: Side): readonly Candidate[] =>
  automaticTargets(known, side).map((target) =>
    candidate(
      { kind: 'automatic-advance', target: hexName(target) },
      says('order.automatic-advance', { hex: hexName(target) }),
      ATTACK.automaticAdvanceValue,
      [saysBy('8.7', 'reason.bonus-advance')],
    ),
  );

/** For the decision `combat`. */
export function combatOrders(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const side = deciderOf(known) as Side;
  const attacks = bestAttacks(known, side, intent, thinking);
  if (mandatoryTarget(known) !== undefined) return attacks.length > 0 ? attacks : anyChoice(known);
  const pass = candidate({ kind: 'pass' }, says('order.end-combat'), 0, [
    valued(saysBy('9.1', 'reason.no-attack-worth'), ATTACK.leastGain),
  ]);
  const value = attacks.filter(({ score }) => score > ATTACK.leastGain);
  return ranked([...automaticAdvances(known, side), ...value, ...disengagements(known, side, intent), pass]);
}
