/** [5] [5.1] The Weather Phase. */
import { done, frame, type Game, go, procedure } from '@bridgehead/engine';
import { roll } from '../../asking.ts';
import { hasHistoricalWeather } from '../../scenario/options.ts';
import { tell } from '../../state/events.ts';
import { setWeather, turnOf } from '../../state/state.ts';
import { PLAN_TURN } from '../../tables/plans.ts';
import {
  CAMPAIGN_WEATHER,
  FAID_WEATHER,
  FIRST_WEATHER_OF_DECIDE,
  type Weather,
  weatherOn,
} from '../../tables/weather.ts';

const boxOf = (g: Game) =>
  g.setUp.scenario === 'faid' ? FAID_WEATHER : (CAMPAIGN_WEATHER[turnOf(g) - 1] ?? FAID_WEATHER);

/** [5.1.6] [18.3.4] The weather that needs no roll. */
function fixedWeather(g: Game): Weather | undefined {
  if (g.setUp.scenario === 'decide' && turnOf(g) === PLAN_TURN) return FIRST_WEATHER_OF_DECIDE;
  return hasHistoricalWeather(g) ? boxOf(g).historical : undefined;
}

/** [5.1.1] [5.1.2] The weather of the turn, from now on. */
function bring(g: Game, weather: Weather, die?: number): void {
  setWeather(g, weather);
  tell(g, 'weather', '5.1.1', { turn: turnOf(g), weather, ...(die === undefined ? {} : { die }) });
}

const WEATHER = frame('weather', ['begin', 'roll', 'end']);

export const weather = procedure(WEATHER, {
  begin(g) {
    const known = fixedWeather(g);
    if (known === undefined) return go('roll');
    bring(g, known);
    return go('end');
  },
  roll: roll('weather', (g, _f, die) => {
    bring(g, weatherOn(boxOf(g), die), die);
    return go('end');
  }),
  end: () => done(),
});
