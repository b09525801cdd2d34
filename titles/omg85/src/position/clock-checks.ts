/** What the clock of a turn can never show: weather, air points, rounds and counters. */
import type { SetUp, State } from '@bridgehead/engine';
import type { Message } from '@bridgehead/engine/contract';
import { cellAt, refuseBy } from '@bridgehead/toolkit';
import { ALLIED_ENTRIES, CITY, FOREST, isInside, TERRAIN } from '../data/map.ts';
import { LEVELS } from '../inferred-formulas.ts';
import { says } from '../says.ts';
import { levelIn } from '../scenario/options.ts';
import { roundOf } from '../scenario/phase-names.ts';
import { CLOCKS, type ClockName } from '../state/state.ts';
import { AIRBORNE_FORMATIONS, UNIT_COUNT } from '../state/units.ts';
import { CLEAR_SKY, HISTORICAL_WEATHER, WEATHER } from '../tables/campaign-tables.ts';

const clockIn = (state: State, name: ClockName): number => cellAt(state, 'clock', CLOCKS.indexOf(name));

export function checkClock(state: State, setUp: SetUp, phase: string): void {
  checkWeather(state, setUp, phase);
  checkAir(state, setUp);
  checkCounters(state, phase);
}

/** [3.1] The first day is clear; with historical weather every day is as it was, once it has been settled. */
function checkWeather(state: State, { options }: SetUp, phase: string): void {
  const turn = cellAt(state, 'turn', 0);
  const weather = clockIn(state, 'weather');
  if (turn === 1 && weather !== CLEAR_SKY) refuseBy('3.1', 'weather', says('first-day-clear'));
  if (options['historical-weather'] !== true || phase === 'weather') return;
  const right = HISTORICAL_WEATHER[turn - 1] ?? CLEAR_SKY;
  if (weather !== right)
    refuseBy('3.1', 'weather', says('weather-in-history', { weather: WEATHER[right]?.name ?? '' }));
}

/** [3.2] [4.1] Nobody has more air points, left or spent on interdiction, than the day gave him. */
function checkAir(state: State, setUp: SetUp): void {
  const weather = clockIn(state, 'weather');
  const level = levelIn(setUp);
  const allied = LEVELS[level]?.alliedAir[weather] ?? 0;
  const german = WEATHER[weather]?.germanAir ?? 0;
  const left = clockIn(state, 'alliedAir');
  if (left > allied) refuseBy('3.2', 'counters.alliedAir', says('allied-air-points', { points: allied }));
  if (left + clockIn(state, 'interdiction') > allied)
    refuseBy('4.2', 'counters.interdiction', says('allied-air-points', { points: allied }));
  if (clockIn(state, 'germanAir') > german)
    refuseBy('3.2', 'counters.germanAir', says('german-air-points', { points: german }));
}

const ROUNDS = 2;
const ALL_SOURCES = 2 ** AIRBORNE_FORMATIONS.length - 1;

function checkCounters(state: State, phase: string): void {
  const round = clockIn(state, 'round');
  if (round > ROUNDS) refuseBy('2.3', 'counters.round', says('rounds-of-a-turn', { rounds: ROUNDS }));
  if (round > 0 && roundOf(phase) > 0 && round !== roundOf(phase))
    refuseBy('2.3', 'counters.round', says('round-of-phase', { phase, round: roundOf(phase) }));
  if (clockIn(state, 'overrun') > ALL_SOURCES)
    refuseBy(
      '10.1',
      'counters.overrun',
      says('so-many-sources', { count: AIRBORNE_FORMATIONS.length, most: ALL_SOURCES }),
    );
  for (const name of ['ferryUsed', 'riverAdvance'] as const)
    if (clockIn(state, name) > 1) refuseBy('8.8', `counters.${name}`, says('one-unit-at-most'));
  checkPlots(state);
}

/** [8.15] No plot has a number that has not been given out. */
function checkPlots(state: State): void {
  const plots = clockIn(state, 'plots');
  if (plots > UNIT_COUNT) refuseBy('8.15', 'counters.plots', says('so-many-units', { count: UNIT_COUNT }));
  if (plots < highestPlot(state))
    refuseBy('8.15', 'counters.plots', says('there-is-a-plot', { plot: highestPlot(state) }));
}

/** [8.15] The highest number of a plot: so many have been given out at least. */
export function highestPlot(state: State): number {
  let highest = 0;
  for (let u = 0; u < UNIT_COUNT; u++) highest = Math.max(highest, cellAt(state, 'plotted', u));
  return highest;
}

/** [2.1] [5.2] Why a hex is no place for a supply source, or undefined. */
export function sourceFault(hex: number): Message | undefined {
  if (!isInside(hex)) return says('source-off-map');
  if (TERRAIN[hex] === CITY || TERRAIN[hex] === FOREST) return says('source-bad-ground');
  return ALLIED_ENTRIES.includes(hex) ? says('entry-hex') : undefined;
}
