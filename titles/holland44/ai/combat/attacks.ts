/** [9.1] The Combat Phase: which attack next, with whom, or none. */
import { type Candidate, check, deciderOf, type Game, type Thinking } from '@bridgehead/engine';
import { distanceBetween, hexNamed } from '@bridgehead/hex';
import { candidate, ranked } from '@bridgehead/toolkit';
import { GRID } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { figuresOf } from '../../src/rules/02-contents.ts';
import { possibleTargets } from '../../src/rules/09-combat/attackers.ts';
import { automaticTargets } from '../../src/rules/09-combat/automatic-advance.ts';
import type { Attacker } from '../../src/state/battle.ts';
import type { Unit } from '../../src/state/units.ts';
import { anyAnswer } from '../fallback.ts';
import type { Intent } from '../intent.ts';
import { hexName, namesOf } from '../names.ts';
import { assess, boardOf, type Desk, deskOf, sharesUnits } from './desk.ts';
import { disengagements } from './disengagement.ts';
import { ableAttackers, attackOrder, isHopeless, isPrecious, mustered } from './muster.ts';
import { outlookAt, type Profile, worthNow } from './profile.ts';
import { attackName, attackReasons } from './reasons.ts';
import { bestSupported, type Prices, pricesOn, type Supported } from './support-choice.ts';

/** An attack that could be made now. */
interface Plan {
  readonly profile: Profile;
  readonly attackers: readonly Attacker[];
  readonly supported: Supported;
}

/** What holding gives: units that do not attack stay as they are. An attack must be worth more. */
const LEAST_GAIN = 0.15;
/** What may be given away of an attack to spare a unit for another. */
const SPARING = 0.05;
const MOST_CANDIDATES = 8;
/** The part of what other attacks lose by an attack that is counted against it. */
const OPPORTUNITY_SHARE = 0.9;
/** For taking a hex from which the way out of another target can be barred. */
const CLOSING_WORTH = 0.25;
const CLOSING_DISTANCE = 2;

/** What it is worth to make this attack now, or to make it as well as it can be. */
const netValue = ({ supported }: Plan): number => supported.value;

function planOf(desk: Desk, target: number, attackers: readonly Attacker[], prices: Prices): Plan | undefined {
  const profile = assess(desk, target, attackers);
  return profile === undefined ? undefined : { profile, attackers, supported: bestSupported(profile, prices) };
}

/** All who can attack the hex, those already taken left out. */
function everybodyAt({ known, side, sorties }: Desk, target: number, without: readonly number[] = []) {
  const able = ableAttackers(known, side, target).filter(({ unit }) => !without.includes(unit));
  return mustered(known, able, sorties);
}

/** The attack on each hex by everybody who can. */
function fullPlans(desk: Desk, targets: readonly number[]): readonly Plan[] {
  const profiles = targets.flatMap((target) => {
    const attackers = everybodyAt(desk, target);
    if (isHopeless(desk.known, attackers, target)) return [];
    const profile = assess(desk, target, attackers);
    return profile === undefined ? [] : [{ profile, attackers }];
  });
  return profiles.map(({ profile, attackers }) => {
    const others = profiles.filter((one) => one.profile !== profile).map((one) => one.profile);
    return { profile, attackers, supported: bestSupported(profile, pricesOn(desk.known, desk.side, others)) };
  });
}

/** Smaller groups for the same hex: without those wanted elsewhere, without a dear last step, no more than needed. */
function leanerGroups(desk: Desk, plan: Plan, rivals: readonly Plan[]): readonly (readonly Attacker[])[] {
  const { known } = desk;
  const isWanted = ({ unit }: Attacker): boolean => rivals.some(({ profile }) => profile.units.includes(unit));
  const groups: (readonly Attacker[])[] = [];
  if (plan.attackers.some(({ unit }) => isPrecious(known, unit))) {
    groups.push(plan.attackers.filter(({ unit }) => !isPrecious(known, unit)));
  }
  if (plan.attackers.some(isWanted)) {
    groups.push(plan.attackers.filter((one) => !isWanted(one)));
    groups.push(...trimmed(desk, plan, plan.attackers.filter(isWanted)));
  }
  return groups.filter((group) => group.length > 0 && group.length < plan.attackers.length);
}

/** The group without as many of these as it can spare at the same odds, the weakest first. */
function trimmed(desk: Desk, plan: Plan, spare: readonly Attacker[]): readonly (readonly Attacker[])[] {
  const { known } = desk;
  const weakest = [...spare].sort((a, b) => figuresOf(known, a.unit)[0] - figuresOf(known, b.unit)[0]);
  const full = worthNow(plan.profile, plan.supported.support.shifts);
  let group = plan.attackers;
  for (const one of weakest) {
    const less = group.filter((other) => other !== one);
    const profile = assess(desk, plan.profile.target, less);
    if (profile === undefined) continue;
    if (worthNow(profile, plan.supported.support.shifts) >= full - SPARING) group = less;
  }
  return group.length < plan.attackers.length ? [group] : [];
}

/** What the other attacks lose if these units make this one. */
function opportunityCost(desk: Desk, units: readonly Unit[], rivals: readonly Plan[]): number {
  let cost = 0;
  for (const rival of rivals) {
    if (!sharesUnits(units, rival.profile.units)) continue;
    const { target } = rival.profile;
    const rest = assess(desk, target, everybodyAt(desk, target, units));
    const left = rest === undefined ? 0 : Math.max(0, worthNow(rest, rival.supported.support.shifts));
    cost += Math.max(0, netValue(rival) - left);
  }
  return OPPORTUNITY_SHARE * cost;
}

/** What the attacks on other hexes lose in the Combat Phase that is to come if these units have fought before. */
export function missedAttacks(desk: Desk, target: number, units: readonly Unit[]): number {
  const rivals = fullPlans(
    desk,
    possibleTargets(desk.known, desk.side).filter((hex) => hex !== target),
  );
  return opportunityCost(
    desk,
    units,
    rivals.filter((plan) => netValue(plan) > LEAST_GAIN),
  );
}

/** Attacks that may close the way out for the defenders of another target come first. */
function closingWorth(plan: Plan, rivals: readonly Plan[]): number {
  const { target } = plan.profile;
  const isNear = (rival: Plan): boolean => distanceBetween(GRID, target, rival.profile.target) <= CLOSING_DISTANCE;
  return rivals.some(isNear) ? CLOSING_WORTH * outlookAt(plan.profile, plan.supported.support.shifts).clear : 0;
}

function candidateOf(desk: Desk, plan: Plan, rivals: readonly Plan[]): Candidate {
  const { profile, attackers, supported } = plan;
  const cost = supported.value > LEAST_GAIN ? opportunityCost(desk, profile.units, rivals) : 0;
  const score = supported.value - cost;
  const order = score > LEAST_GAIN ? closingWorth(plan, rivals) : 0;
  const reasons = attackReasons(profile, supported.support);
  return candidate(
    attackOrder(desk.known, profile.target, attackers),
    `${attackName(profile, supported.support.shifts)} with ${namesOf(profile.units)}`,
    score + order,
    cost > LEAST_GAIN ? [...reasons, { text: 'other attacks are given up for it', value: -cost }] : reasons,
  );
}

/** [16.5] The hex that must be attacked next, or undefined. */
function dutyOf(known: Game): number | undefined {
  const phase = known.state.frames.find(({ proc }) => proc === 'combat') as { assist?: string } | undefined;
  return hexNamed(GRID, phase?.assist ?? '');
}

/** Whether attacks are asked for now; before that they are only thought of. */
const isAsked = ({ state: { frames } }: Game): boolean => {
  const top = frames[frames.length - 1];
  return top?.proc === 'combat' && top.step === 'orders';
};

/** Every attack worth a thought, the best first, whether it should be made or not. */
export function bestAttacks(known: Game, side: Side, intent: Intent, thinking: Thinking): readonly Candidate[] {
  const desk = deskOf(known, side, intent, thinking);
  const duty = dutyOf(known);
  const plans = fullPlans(desk, duty === undefined ? possibleTargets(known, side) : [duty]);
  const good = plans.filter((plan) => netValue(plan) > LEAST_GAIN);
  const board = boardOf(thinking);
  board.clear();
  for (const { profile } of good) board.set(String(profile.target), profile);
  const found: Candidate[] = [];
  for (const plan of plans) {
    const rivals = good.filter((one) => one.profile.target !== plan.profile.target);
    found.push(candidateOf(desk, plan, rivals));
    // Whoever is not worth attacking with all is hardly with fewer.
    if (netValue(plan) <= LEAST_GAIN) continue;
    const prices = pricesOn(
      known,
      side,
      rivals.map(({ profile }) => profile),
    );
    for (const group of leanerGroups(desk, plan, rivals)) {
      const leaner = planOf(desk, plan.profile.target, group, prices);
      if (leaner !== undefined) found.push(candidateOf(desk, leaner, rivals));
    }
  }
  return ranked(found)
    .filter(({ choice }) => !isAsked(known) || check(known, choice).legal)
    .slice(0, MOST_CANDIDATES);
}

/** [8.7] The advance that is owed is made before anything else is: it costs nothing. */
const AUTOMATIC_ADVANCE_WORTH = 2;

const automaticAdvances = (known: Game, side: Side): readonly Candidate[] =>
  automaticTargets(known, side).map((target) =>
    candidate(
      { kind: 'automatic-advance', target: hexName(target) },
      `advance into ${hexName(target)} after the Automatic DS`,
      AUTOMATIC_ADVANCE_WORTH,
      [{ text: 'a Bonus Advance, with Breakthrough Combat', rule: '8.7' }],
    ),
  );

/** The answer to `combat`. */
export function combatOrders(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const side = deciderOf(known) as Side;
  const attacks = bestAttacks(known, side, intent, thinking);
  if (dutyOf(known) !== undefined) return attacks.length > 0 ? attacks : anyAnswer(known);
  const pass = candidate({ kind: 'pass' }, 'end the Combat Phase', 0, [
    { text: 'no attack is worth more than holding', rule: '9.1', value: LEAST_GAIN },
  ]);
  const worth = attacks.filter(({ score }) => score > LEAST_GAIN);
  return ranked([...automaticAdvances(known, side), ...worth, ...disengagements(known, side, intent), pass]);
}
