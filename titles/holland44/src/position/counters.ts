/** The counters of a position: what each may show, and what no two of them show together. */
import type { Json, State } from '@bridgehead/engine';
import { UNITS } from '../data/units.ts';
import type { Rules } from '../editions.ts';
import { field, objectAt, refuseBy, wholeAt } from '../parse.ts';
import { says } from '../says.ts';
import { OVER } from '../scenario/phase-names.ts';
import { cellAt, putCell } from '../state/columns.ts';
import { CLOCKS, type ClockName } from '../state/state.ts';
import { countersOf, isAirborne, isArtillery, UNIT_COUNT } from '../state/units.ts';

type Counter = Exclude<ClockName, 'weatherAm' | 'weatherPm'>;
const isCounter = (name: ClockName): name is Counter => name !== 'weatherAm' && name !== 'weatherPm';
export const COUNTERS: readonly Counter[] = CLOCKS.filter(isCounter);

const ARTILLERY = UNITS.filter((_, u) => isArtillery(u)).length;
const AIRBORNE_STEPS = countersOf('allied').reduce((sum, u) => sum + (isAirborne(u) ? (UNITS[u]?.steps ?? 0) : 0), 0);
/** One bit for each of the four tracks [22.7]. */
const ALL_DIVISIONS = 15;

/** The most that each can show, and the rule that says so. */
const MOST: Readonly<Record<Counter, readonly [most: number, rule: string]>> = {
  lastLanding: [Number.POSITIVE_INFINITY, '22.1.2'],
  pointsUsed: [Number.POSITIVE_INFINITY, '22.4'],
  resupplied: [ARTILLERY, '17.8'],
  resuppliedAirborne: [ARTILLERY, '17.8.2'],
  replacedWest: [1, '20.2.2'],
  replacedEast: [1, '20.2.2'],
  replacedBritish: [1, '20.2.2'],
  returnees1: [AIRBORNE_STEPS, '22.7'],
  returnees82: [AIRBORNE_STEPS, '22.7'],
  returnees101: [AIRBORNE_STEPS, '22.7'],
  returneesPolish: [AIRBORNE_STEPS, '22.7'],
  newReturnees1: [AIRBORNE_STEPS, '22.7'],
  newReturnees82: [AIRBORNE_STEPS, '22.7'],
  newReturnees101: [AIRBORNE_STEPS, '22.7'],
  newReturneesPolish: [AIRBORNE_STEPS, '22.7'],
  returned: [ALL_DIVISIONS, '22.7'],
  unknownMoved: [1, '25.6'],
  beyondRhine: [1, '26.2'],
  newRemnant: [UNIT_COUNT, '11.4'],
  airUsed: [2, '10.7'],
  winner: [2, '26.1'],
};

export function readCounters(state: State, value: Json | undefined, rules: Rules): void {
  if (value === undefined) return;
  const data = objectAt(value, 'counters', COUNTERS);
  for (const name of COUNTERS) {
    const place = `counters.${name}`;
    const count = wholeAt(field(data, name) ?? 0, place, 0, Number.MAX_SAFE_INTEGER);
    const [usual, rule] = MOST[name];
    const most = name === 'pointsUsed' ? rules.airlandingPointsClear : usual;
    if (count > most) refuseBy(rule, place, says('at-most', { count, most }));
    putCell(state, 'clock', CLOCKS.indexOf(name), count);
  }
}

const countIn = (state: State, name: ClockName): number => cellAt(state, 'clock', CLOCKS.indexOf(name));

const TRACKS = [
  ['returnees1', 'newReturnees1'],
  ['returnees82', 'newReturnees82'],
  ['returnees101', 'newReturnees101'],
  ['returneesPolish', 'newReturneesPolish'],
] as const;

/** What the counters cannot show in this turn and phase, or beside each other. */
export function checkCounters(state: State, phase: string): void {
  const turn = cellAt(state, 'turn', 0);
  if (countIn(state, 'lastLanding') > turn) refuseBy('22.1.2', 'counters.lastLanding', says('landed-later', { turn }));
  for (const [track, fresh] of TRACKS) {
    if (countIn(state, fresh) > countIn(state, track))
      refuseBy('22.7', `counters.${fresh}`, says('not-among-returnees'));
  }
  if (countIn(state, 'winner') !== 0 && phase !== OVER) refuseBy('26.1', 'counters.winner', says('won-already'));
}
