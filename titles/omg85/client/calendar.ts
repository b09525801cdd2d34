/** Days, phases and the score, as the view names them. */

import { isSide } from '@bridgehead/client-kit/looks';
import type { Day, PhaseLook, PhasesNow, TitleCalendar, TitleVictory } from '@bridgehead/client-kit/title';
import { dayOf, type MarketGardenView } from '../src/facts.ts';
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

/** `allied.operation-1` is the second of five; `supply` belongs to both. */
export function phasesOf(phase: string): PhasesNow {
  const [side = '', name = ''] = phase.split('.');
  if (!isSide(SIDE_LOOKS, side)) return { side: undefined, phases: [], now: -1 };
  return { side, phases: PHASES, now: PHASES.findIndex((one) => one.name === name) };
}

/** [1.4] One turn a day. */
export function daysUpTo(lastTurn: number): readonly Day[] {
  return Array.from({ length: lastTurn }, (_, i) => ({
    day: dayOf(i + 1),
    turns: [{ turn: i + 1, part: '', icon: 'dawn' }],
  }));
}

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
