/** Days, phases and the score, as the view names them. */

import {
  type Day,
  daysOf,
  type PhaseLook,
  phaseReader,
  type TitleCalendar,
  type TitleVictory,
} from '@bridgehead/client-kit/title';
import { dayOf, type MarketGardenView } from '../src/facts.ts';
import { isA } from './battle-reports.ts';
import { SIDE_LOOKS } from './looks/sides.ts';
import { say, withMinus, wordFor } from './say.ts';

/** [2.3] What a side does in a day; the phases of both have no row. */
const PHASES: readonly PhaseLook[] = [
  { name: 'air-strike', icon: 'plane' },
  { name: 'operation-1', icon: 'march' },
  { name: 'combat-1', icon: 'swords' },
  { name: 'operation-2', icon: 'march' },
  { name: 'combat-2', icon: 'swords' },
];

export const phasesOf = phaseReader(SIDE_LOOKS, () => PHASES);

/** [1.4] One turn a day. */
export const daysUpTo = (lastTurn: number): readonly Day[] =>
  daysOf(lastTurn, dayOf, (turn) => ({ turn, part: '', icon: 'dawn' }));

/** Own units that the order of appearance brings on a turn. */
export const expectedOn = (view: MarketGardenView, turn: number): MarketGardenView['expected'] =>
  view.expected.filter((unit) => unit.turn === turn);

const airLeft = ({ air, side }: MarketGardenView): number => (side === 'german' ? air.german : air.allied);

export const OMG85_CALENDAR: TitleCalendar = {
  phasesOf,
  daysUpTo,
  turnNow: (view: MarketGardenView) => ({
    date: say('day', { day: dayOf(view.turn) }),
    weather: view.weather,
    air: { count: airLeft(view), words: say('air', { count: airLeft(view) }) },
  }),
  weatherTold: (event) => (isA(event, 'weather') ? event : undefined),
  weatherIcons: { clear: 'sun', cloudy: 'cloud', overcast: 'rain' },
  dueOn: (view: MarketGardenView, turn) => expectedOn(view, turn).length,
};

/** [10] One score for both: what is above zero is the Allies', what is below the Germans'. */
export function titleVictoryOf({ victory }: MarketGardenView): TitleVictory {
  const { winner, items, score, level } = victory;
  const sum = (side: string): number =>
    items.reduce((total, item) => (item.side === side ? total + Math.abs(item.points) : total), 0);
  const words = (side: string): string => say('points.side', { points: sum(side) });
  return {
    ...(winner === undefined ? {} : { winner }),
    outcome: say('over.outcome', { level: wordFor(level), score: withMinus(score) }),
    score: { allied: words('allied'), german: words('german') },
  };
}
