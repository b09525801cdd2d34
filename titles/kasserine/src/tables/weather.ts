/** [5.1] The weather by turn [design: tables.md 2; of the seed is turn 16, where 3 is cloudy]. */

export const WEATHERS = ['dry', 'cloudy', 'rain'] as const;
export type Weather = (typeof WEATHERS)[number];

interface WeatherBox {
  /** The highest roll that brings dry and cloudy weather; above them it rains. */
  readonly dry: number;
  readonly cloudy: number;
  /** [5.1.6] */
  readonly historical: Weather;
}

const box = (dry: number, cloudy: number, historical: Weather): WeatherBox => ({ dry, cloudy, historical });

export const CAMPAIGN_WEATHER: readonly WeatherBox[] = [
  box(5, 6, 'dry'),
  box(5, 6, 'dry'),
  box(5, 6, 'dry'),
  box(4, 6, 'dry'),
  box(4, 6, 'dry'),
  box(4, 5, 'dry'),
  box(3, 5, 'cloudy'),
  box(3, 5, 'cloudy'),
  box(3, 5, 'cloudy'),
  box(2, 4, 'cloudy'),
  box(1, 3, 'rain'),
  box(1, 4, 'rain'),
  box(2, 5, 'cloudy'),
  box(2, 5, 'cloudy'),
  box(2, 5, 'cloudy'),
  box(2, 5, 'cloudy'),
  box(1, 4, 'rain'),
  box(2, 4, 'cloudy'),
];

/** [18.1.1] Scenario 1 has a track of its own. */
export const FAID_WEATHER: WeatherBox = box(4, 5, 'dry');

/** [18.3.4] The first turn of scenario 3 is wet without a roll. */
export const FIRST_WEATHER_OF_DECIDE: Weather = 'rain';

/** [5.1.1] */
export const weatherOn = ({ dry, cloudy }: WeatherBox, die: number): Weather =>
  die <= dry ? 'dry' : die <= cloudy ? 'cloudy' : 'rain';
