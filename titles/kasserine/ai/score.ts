/** How the game stands, and what has been reached so far. */
import type { Game, Score } from '@bridgehead/engine';
import { FAID, FAID_OBJECTIVES, LOCATION_NAMES, LOCATIONS, type Location } from '../src/data/objectives.ts';
import type { Side } from '../src/data/unit-data.ts';
import { isFriendly } from '../src/rules/03-concepts/control.ts';
import { axisLocations, axisSet, fulfils, winnerOf } from '../src/rules/18-scenarios/victory.ts';
import { hexAt, planOf, stepsOf, turnOf } from '../src/state/state.ts';
import { unitsOf } from '../src/state/units.ts';
import { FAID_OBJECTIVES_NEEDED } from '../src/tables/constants.ts';
import { GT10_SET, PLAN_TURN, PLANS } from '../src/tables/plans.ts';

const isFaid = (g: Game): boolean => g.setUp.scenario === 'faid';
const objectivesHeld = (g: Game): number => FAID_OBJECTIVES.filter((hex) => isFriendly(g, 'axis', hex)).length;

/** How many hexes the Axis lacks to win by the easiest way that is still open; a plan that is not known counts by a third. */
export function lacking(g: Game): number {
  if (isFaid(g)) return (isFriendly(g, 'axis', FAID) ? 0 : 1) + Math.max(0, FAID_OBJECTIVES_NEEDED - objectivesHeld(g));
  const held = axisLocations(g);
  const ofPlans = plansOf(g).map((plan) => lackingFor(held, plan));
  const mean = ofPlans.reduce((sum, lack) => sum + lack, 0) / ofPlans.length;
  return turnOf(g) < PLAN_TURN ? Math.min(mean, Math.max(0, GT10_SET.locations - held.length)) : mean;
}

const plansOf = (g: Game): readonly ('A' | 'B' | 'C')[] => {
  const plan = planOf(g);
  return plan === undefined ? PLANS : [plan];
};

const KEYS: Readonly<Record<'A' | 'B' | 'C', readonly Location[]>> = {
  A: ['El Ala'],
  B: ['Tebessa'],
  C: ['Thala', 'Sbiba'],
};
const COUNTS: Readonly<Record<'A' | 'B' | 'C', number>> = { A: 4, B: 5, C: 5 };

function lackingFor(held: readonly Location[], plan: 'A' | 'B' | 'C'): number {
  const hasKey = KEYS[plan].some((key) => held.includes(key));
  const others = held.length - (hasKey ? 1 : 0);
  return (hasKey ? 0 : 1) + Math.max(0, COUNTS[plan] - 1 - others);
}

/** Who would win if the game ended now. */
function leaderOf(g: Game): Side {
  const winner = winnerOf(g);
  if (winner !== undefined) return winner;
  if (isFaid(g)) return lacking(g) === 0 ? 'axis' : 'allied';
  const plan = planOf(g);
  return plan !== undefined && fulfils(axisLocations(g), plan) ? 'axis' : 'allied';
}

/** A win is worth more than any hex; a hundredth for each step left decides between equals. */
const WIN = 10;
const STEPS = 100;

export function score(known: Game): Score {
  const winner = leaderOf(known);
  const steps = (stepsLeft(known, 'allied') - stepsLeft(known, 'axis')) / STEPS;
  const margin = (winner === 'allied' ? WIN : -WIN) + lacking(known) + steps;
  const set = winner === 'axis' ? (axisSet(known) ?? 'held') : 'denied';
  return { winner, margin, how: set };
}

export const stepsLeft = (g: Game, side: Side): number =>
  unitsOf(side).reduce((sum, u) => sum + (hexAt(g, u) >= 0 ? stepsOf(g, u) : 0), 0);

const idOfLocation = (name: Location): string => name.toLowerCase().replaceAll(' ', '-');

/** Each location as 1 while the Axis has it, and how many. */
export function milestones(known: Game): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of LOCATION_NAMES) found[idOfLocation(name)] = isFriendly(known, 'axis', LOCATIONS[name]) ? 1 : 0;
  found.locations = axisLocations(known).length;
  found.faid = isFriendly(known, 'axis', FAID) ? 1 : 0;
  found.objectives = objectivesHeld(known);
  found['allied-steps'] = stepsLeft(known, 'allied');
  found['axis-steps'] = stepsLeft(known, 'axis');
  return found;
}

/** Each is good for the Allies where it is positive. */
export function features(known: Game): Readonly<Record<string, number>> {
  return {
    lacking: lacking(known),
    locations: -axisLocations(known).length,
    steps: stepsLeft(known, 'allied') - stepsLeft(known, 'axis'),
    time: turnOf(known),
  };
}
