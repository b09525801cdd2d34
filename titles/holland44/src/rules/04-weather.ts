/** Chapter 4: weather. */
import { done, frame, type Game, go, procedure } from '@bridgehead/engine';
import { lookUp } from '@bridgehead/toolkit';
import { roll } from '../asking.ts';
import { UNITS } from '../data/units.ts';
import { rulesOf } from '../editions.ts';
import { partOf } from '../scenario/calendar.ts';
import { emitEvent } from '../state/events.ts';
import { clock, setClock, turnOf } from '../state/state.ts';
import { isAirborne, isArtillery } from '../state/units.ts';
import { WEATHER_TABLE, type WeatherName } from '../tables/die-tables.ts';

/** What the weather columns hold; 0 where nothing has been rolled. */
export const CLEAR_WEATHER = 1;
export const CLOUDY_WEATHER = 2;
export const OVERCAST_WEATHER = 3;
const WEATHER_NAMES = ['', 'clear', 'cloudy', 'overcast'] as const;

/** [4.2] The forecasts for 18 and 19 September; each day turn has its own. */
export function weatherModifier(g: Game, turn: number): number {
  if (turn === 3 || turn === 4) return -1;
  return turn === 6 || turn === 7 ? rulesOf(g).weatherDrmTurns6and7 : 0;
}

/** [4.3] The weather of a day turn for a die; modified results beyond the table count as its first or last row. */
export const weatherFor = (g: Game, turn: number, rolled: number): number =>
  WEATHER_NAMES.indexOf(nameFor(g, turn, rolled));

const nameFor = (g: Game, turn: number, rolled: number): WeatherName =>
  lookUp(WEATHER_TABLE, partOf(turn) === 'am' ? 'am' : 'pm', rolled + weatherModifier(g, turn));

function record(g: Game, turn: number, rolled: number): void {
  setClock(g, partOf(turn) === 'am' ? 'weatherAm' : 'weatherPm', weatherFor(g, turn, rolled));
  emitEvent(g, 'weather', '4.3', {
    turn,
    die: rolled,
    modifier: weatherModifier(g, turn),
    weather: nameFor(g, turn, rolled),
  });
}

/** [4.1] The AM turn rolls for the whole day, a die for the AM turn and one for the PM turn; other turns roll nothing. */
export const weather = procedure(frame('weather', ['begin', 'am', 'pm']), {
  begin: (g) => (partOf(turnOf(g)) === 'am' ? go('am') : done()),
  am: roll('weather-am', (g, _f, rolled) => {
    record(g, turnOf(g), rolled);
    return go('pm');
  }),
  pm: roll('weather-pm', (g, _f, rolled) => {
    record(g, turnOf(g) + 1, rolled);
    return done();
  }),
});

/** [20.1] */
export const isNight = (g: Game): boolean => partOf(turnOf(g)) === 'night';

/** [4.1] [4.4] The weather of the turn: Clear on turn 1; a night, or a day nobody has rolled for, is as Overcast. */
export function weatherNow(g: Game): number {
  const turn = turnOf(g);
  if (turn === 1) return CLEAR_WEATHER;
  const part = partOf(turn);
  const rolled = part === 'night' ? 0 : clock(g, part === 'am' ? 'weatherAm' : 'weatherPm');
  return rolled === 0 ? OVERCAST_WEATHER : rolled;
}

const AIRBORNE_ARTILLERY = UNITS.filter((_, u) => isArtillery(u) && isAirborne(u)).length;

/** [4.4] [22.4] */
const CLOUDY_POINTS = 4;
export function airlandingPoints(g: Game): number {
  const weather = weatherNow(g);
  if (weather === CLEAR_WEATHER) return rulesOf(g).airlandingPointsClear;
  return weather === CLOUDY_WEATHER ? CLOUDY_POINTS : 0;
}

/** [4.4] [10.7] */
const AIR_UNITS: readonly number[] = [0, 2, 1, 0];
export const airUnits = (g: Game): number => AIR_UNITS[weatherNow(g)] ?? 0;

/** [4.4] [17.8.2] How many eligible Airborne Artillery units may flip to their Ready side; all of them on a Clear turn. */
const FLIPS: readonly number[] = [0, AIRBORNE_ARTILLERY, 1, 0];
export const airborneFlips = (g: Game): number => FLIPS[weatherNow(g)] ?? 0;
