/** [3] Weather. */
import { done, frame, type Game, go, procedure } from '@bridgehead/engine';
import { LEVELS } from '../inferred-formulas.ts';
import { hasHistoricalWeather, levelOf } from '../scenario/options.ts';
import { roll } from '../state/chance.ts';
import { emitEvent } from '../state/events.ts';
import { clock, setClock, turnOf } from '../state/state.ts';
import { CLEAR_SKY, HISTORICAL_WEATHER, OVERCAST, WEATHER } from '../tables/campaign-tables.ts';

/** [3.1] The weather for a roll of a hundred. */
export function weatherFor(rolled: number): number {
  let upTo = 0;
  for (const [weather, { chance }] of WEATHER.entries()) {
    upTo += chance;
    if (rolled <= upTo) return weather;
  }
  return OVERCAST;
}

/** [3.2] [2.1] Air points by weather; those of the Allies by level, too. */
function setWeather(g: Game, weather: number): void {
  setClock(g, 'weather', weather);
  setClock(g, 'alliedAir', LEVELS[levelOf(g)]?.alliedAir[weather] ?? 0);
  setClock(g, 'germanAir', WEATHER[weather]?.germanAir ?? 0);
  emitEvent(g, 'weather', { rule: '3.1', turn: turnOf(g), weather: WEATHER[weather]?.name ?? 'clear' });
}

export const weatherNow = (g: Game): number => clock(g, 'weather');
/** [3.2] */
export const dropsToday = (g: Game): number => WEATHER[weatherNow(g)]?.drops ?? 0;

const WEATHER_PHASE = frame('weather', ['begin', 'roll']);

export const weather = procedure(WEATHER_PHASE, {
  begin(g) {
    const turn = turnOf(g);
    if (turn > 1 && !hasHistoricalWeather(g)) return go('roll');
    setWeather(g, HISTORICAL_WEATHER[turn - 1] ?? CLEAR_SKY);
    return done();
  },
  roll: roll('weather', {
    rolled(g, _f, die) {
      setWeather(g, weatherFor(die));
      return done();
    },
  }),
});
