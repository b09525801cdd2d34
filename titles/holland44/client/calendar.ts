/** Turns, phases and points, as the view names them. */

import type { IconName } from '@bridgehead/client-kit/play';
import { type Day, daysOf, phaseReader, type TitleCalendar, type TitleVictory } from '@bridgehead/client-kit/title';
import { type Answered, dayOf, type HollandView, partOf, type Side, UNITS, type UnitData } from '../src/facts.ts';
import { SIDE_LOOKS } from './looks/sides.ts';
import { say, sayOr } from './say.ts';
import { isA } from './told-events.ts';

const PHASES = [
  { name: 'artillery-resupply', icon: 'shell' },
  { name: 'bridge', icon: 'bridge' },
  { name: 'airlanding', icon: 'drop' },
  { name: 'movement', icon: 'march' },
  { name: 'combat', icon: 'swords' },
  { name: 'recovery', icon: 'heal' },
  { name: 'supply', icon: 'crate' },
  { name: 'traffic-marker', icon: 'jam' },
] as const;

/** Each side has seven of the eight. */
export const phasesOf = phaseReader(SIDE_LOOKS, (side) =>
  PHASES.filter(({ name }) => name !== (side === 'allied' ? 'traffic-marker' : 'airlanding')),
);

/** The contract declares it once for view and query; a view that is told has its sentences. */
export const victoryOf = (view: HollandView): Answered<'victory'> => view.victory as Answered<'victory'>;

function scoreOf(view: HollandView): Readonly<Record<Side, number>> {
  const { items } = victoryOf(view);
  const sum = (side: Side): number =>
    items.reduce((total, item) => (item.side === side ? total + item.points : total), 0);
  return { allied: sum('allied'), german: sum('german') };
}

const PART_ICONS: Readonly<Record<string, IconName>> = { am: 'dawn', pm: 'sun', night: 'moon' };

export const daysUpTo = (lastTurn: number): readonly Day[] =>
  daysOf(lastTurn, dayOf, (turn) => ({ turn, part: partOf(turn), icon: PART_ICONS[partOf(turn)] ?? 'sun' }));

/** Units that are still expected, by the turn that the schedule names. */
export function expectedOn(view: HollandView, turn: number): readonly UnitData[] {
  const waiting = new Set(
    view.units.filter(({ box }) => box === 'expected' || box === 'airfields').map(({ unit }) => unit),
  );
  return UNITS.filter((data) => data.turn === turn && waiting.has(data.id));
}

export const HOLLAND44_CALENDAR: TitleCalendar = {
  phasesOf,
  daysUpTo,
  turnNow: ({ turn, part, weather, air }: HollandView) => ({
    date: say('date', { date: say('day', { day: dayOf(turn) }), part: sayOr(`part.${part}`, part) }),
    weather: weather.now,
    air: { count: air.units, words: say('air', { count: air.units }) },
  }),
  weatherTold: (event) => (isA(event, 'weather') ? event : undefined),
  weatherIcons: { clear: 'sun', cloudy: 'cloud', overcast: 'rain', none: 'moon' },
  dueOn: (view: HollandView, turn) => expectedOn(view, turn).length,
};

/** The winner, and the points of each side. */
export function titleVictoryOf(view: HollandView): TitleVictory {
  const { winner } = victoryOf(view);
  const score = scoreOf(view);
  const words = (side: Side): string => say('points', { points: score[side] });
  return { ...(winner === undefined ? {} : { winner }), score: { allied: words('allied'), german: words('german') } };
}
