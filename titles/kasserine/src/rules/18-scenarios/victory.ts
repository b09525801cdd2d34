/** [18.1.5] [18.2.6] [18.2.7] Who has won. */
import type { Game } from '@bridgehead/engine';
import { FAID, FAID_OBJECTIVES, LOCATION_NAMES, LOCATIONS, type Location } from '../../data/objectives.ts';
import type { Side } from '../../data/unit-data.ts';
import { OPTION_A, optionOf } from '../../scenario/arrivals.ts';
import { lastTurnOf } from '../../scenario/calendar.ts';
import { hasEarlySets } from '../../scenario/options.ts';
import { tell } from '../../state/events.ts';
import { clock, planOf, setClock, turnOf } from '../../state/state.ts';
import { FAID_OBJECTIVES_NEEDED } from '../../tables/constants.ts';
import { GT6_SET, GT10_SET, PLAN_GOALS, PLAN_TURN, type Plan } from '../../tables/plans.ts';
import { isFriendly } from '../03-concepts/control.ts';

/** [18.2.6] The locations that are friendly to the Axis. */
export const axisLocations = (g: Game): readonly Location[] =>
  LOCATION_NAMES.filter((name) => isFriendly(g, 'axis', LOCATIONS[name]));

/** [18.2.6] One location and so many others, all at the same time. */
const holds = (held: readonly Location[], key: Location, others: number): boolean =>
  held.includes(key) && held.length > others;

export const fulfils = (held: readonly Location[], plan: Plan): boolean =>
  PLAN_GOALS[plan].some(({ key, others }) => holds(held, key, others));

/** [18.1.5] */
const faidHeld = (g: Game): number => FAID_OBJECTIVES.filter((hex) => isFriendly(g, 'axis', hex)).length;
const winsFaid = (g: Game): boolean =>
  turnOf(g) === lastTurnOf('faid') && isFriendly(g, 'axis', FAID) && faidHeld(g) >= FAID_OBJECTIVES_NEEDED;

/** [18.2.6] [18.2.7] [18.3.5] The set that the Axis has fulfilled at the end of this turn, if any. */
export function axisSet(g: Game): string | undefined {
  if (g.setUp.scenario === 'faid') return winsFaid(g) ? 'faid' : undefined;
  const held = axisLocations(g);
  const turn = turnOf(g);
  if (hasEarlySets(g)) {
    const isSix = turn <= GT6_SET.lastTurn && optionOf(g) === OPTION_A;
    if (isSix && holds(held, GT6_SET.key, GT6_SET.others)) return 'gt6';
    if (turn <= GT10_SET.lastTurn && held.length >= GT10_SET.locations) return 'gt10';
  }
  const plan = planOf(g);
  return turn >= PLAN_TURN && plan !== undefined && fulfils(held, plan) ? `plan-${plan}` : undefined;
}

const ALLIED_WIN = 1;
const AXIS_WIN = 2;

/** The rule by which it is judged: of the scenario, or of the set that was fulfilled. */
function judgingRule({ setUp }: Game, set: string | undefined): string {
  if (setUp.scenario === 'faid') return '18.1.5';
  if (setUp.scenario === 'decide') return '18.3.5';
  return set?.startsWith('plan-') === true ? '18.2.7' : '18.2.6';
}

/** [4.3.2] At the end of every turn; after the last the Allies have won if the Axis has not. */
export function judgeTurn(g: Game): void {
  const set = axisSet(g);
  const isLast = turnOf(g) >= lastTurnOf(g.setUp.scenario);
  if (set === undefined && !isLast) return;
  setClock(g, 'winner', set === undefined ? ALLIED_WIN : AXIS_WIN);
  tell(g, 'victory', judgingRule(g, set), {
    side: set === undefined ? 'allied' : 'axis',
    ...(set === undefined ? {} : { set }),
  });
}

export const winnerOf = (g: Game): Side | undefined => {
  const winner = clock(g, 'winner');
  return winner === 0 ? undefined : winner === ALLIED_WIN ? 'allied' : 'axis';
};
