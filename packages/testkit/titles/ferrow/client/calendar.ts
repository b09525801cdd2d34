/** Turns, phases and the score, as the view names them. */
import { isSide } from '@bridgehead/client-kit/looks';
import type { PhaseLook, TitleCalendar, TitleVictory } from '@bridgehead/client-kit/title';
import type { FerrowView } from '../src/facts.ts';
import { say } from './say.ts';
import { SIDE_LOOKS } from './sides.ts';

/** [3.1] What a side does in a turn. */
const PHASES: readonly PhaseLook[] = [
  { name: 'movement', icon: 'march' },
  { name: 'combat', icon: 'swords' },
];

export const FERROW_CALENDAR: TitleCalendar = {
  phasesOf(phase) {
    const [side = '', name = ''] = phase.split('.');
    if (!isSide(SIDE_LOOKS, side)) return { side: undefined, phases: [], now: -1 };
    return { side, phases: PHASES, now: PHASES.findIndex((one) => one.name === name) };
  },
  daysUpTo: (lastTurn) =>
    Array.from({ length: lastTurn }, (_, i) => ({ day: i + 1, turns: [{ turn: i + 1, part: '', icon: 'dawn' }] })),
  turnNow: ({ turn }) => ({ date: say('day', { day: turn }) }),
  weatherIcons: {},
  dueOn: () => 0,
};

export function victoryOf({ victory }: FerrowView): TitleVictory {
  const { winner, points } = victory;
  return {
    ...(winner === undefined ? {} : { winner }),
    score: {
      upland: say('points.side', { points: points.upland }),
      lowland: say('points.side', { points: points.lowland }),
    },
  };
}
