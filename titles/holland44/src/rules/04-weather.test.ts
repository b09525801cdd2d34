import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../test/table.ts';
import { clock } from '../state/state.ts';
import {
  airborneFlips,
  airlandingPoints,
  airUnits,
  CLEAR_WEATHER,
  CLOUDY_WEATHER,
  isNight,
  OVERCAST_WEATHER,
  weatherFor,
  weatherModifier,
  weatherNow,
} from './04-weather.ts';

const rolled = (g: Game): readonly number[] => [clock(g, 'weatherAm'), clock(g, 'weatherPm')];
const DICE = [1, 2, 3, 4, 5, 6];
const row = (turn: number): string => DICE.map((die) => ' +-x'[weatherFor(layOut({}), turn, die)]).join('');

describe('rolling for weather', () => {
  it('[4.1] an AM turn rolls two dice, the first for itself and the second for the PM turn', () => {
    const g = layOut({ turn: 9, phase: 'weather', dice: [2, 6] });
    expect(rolled(g)).toEqual([CLOUDY_WEATHER, OVERCAST_WEATHER]);
    expect(g.history.map(({ by }) => by)).toEqual(['chance', 'chance']);
    expect(decision(g)).toBeUndefined();
  });
  it.each([10, 11])('[4.1] turn %i, which is not an AM turn, rolls nothing', (turn) => {
    const g = layOut({ turn, phase: 'weather', clock: { weatherAm: CLOUDY_WEATHER, weatherPm: CLOUDY_WEATHER } });
    expect(g.history).toHaveLength(0);
    expect(rolled(g)).toEqual([CLOUDY_WEATHER, CLOUDY_WEATHER]);
  });
  it('[4.1] turn 1 is Clear without a roll', () => {
    const g = layOut({ turn: 1, phase: 'weather' });
    expect(g.history).toHaveLength(0);
    expect(weatherNow(g)).toBe(CLEAR_WEATHER);
  });
  it('[4.2] turns 3 and 4 are modified by -1, 6 and 7 by +2, no other turn', () => {
    expect(Array.from({ length: 20 }, (_, i) => weatherModifier(layOut({}), i + 1)).join(' ')).toBe(
      '0 0 -1 -1 0 2 2 0 0 0 0 0 0 0 0 0 0 0 0 0',
    );
  });
  it('[4.2] each die is modified for its own turn', () => {
    expect(rolled(layOut({ turn: 3, phase: 'weather', dice: [2, 4] }))).toEqual([CLEAR_WEATHER, CLEAR_WEATHER]);
    expect(rolled(layOut({ turn: 6, phase: 'weather', dice: [1, 2] }))).toEqual([CLOUDY_WEATHER, CLOUDY_WEATHER]);
  });
  it('[4.3] the table, with + for Clear, - for Cloudy, x for Overcast', () => {
    expect([row(9), row(10)]).toEqual(['+--xxx', '+++--x']);
  });
  it('[4.3] results below 1 count as 1 and above 6 as 6', () => {
    expect([row(3), row(4)]).toEqual(['++--xx', '++++--']);
    expect([row(6), row(7)]).toEqual(['-xxxxx', '+--xxx']);
  });
});

describe('what weather gives', () => {
  const gifts = (turn: number, weatherAm: number, weatherPm: number): readonly number[] => {
    const g = layOut({ turn, clock: { weatherAm, weatherPm } });
    return [airlandingPoints(g), airUnits(g), airborneFlips(g)];
  };
  it('[4.4] Clear: 8 points, two Air units, all three Airborne Artillery units', () => {
    expect(gifts(9, CLEAR_WEATHER, OVERCAST_WEATHER)).toEqual([8, 2, 3]);
  });
  it('[4.4] Cloudy: 4 points, one Air unit, one Airborne Artillery unit', () => {
    expect(gifts(10, OVERCAST_WEATHER, CLOUDY_WEATHER)).toEqual([4, 1, 1]);
  });
  it('[4.4] Overcast gives nothing', () => {
    expect(gifts(9, OVERCAST_WEATHER, CLEAR_WEATHER)).toEqual([0, 0, 0]);
  });
  it('[4.4] a night turn is as Overcast, whatever the day was', () => {
    expect(gifts(11, CLEAR_WEATHER, CLEAR_WEATHER)).toEqual([0, 0, 0]);
    expect([10, 11, 12].map((turn) => isNight(layOut({ turn })))).toEqual([false, true, false]);
  });
});
