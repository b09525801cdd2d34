/** Turns, phases and the score, as the view names them. */
import {
  daysOf,
  type PhaseLook,
  phaseReader,
  type TitleCalendar,
  type TitleVictory,
} from '@bridgehead/client-kit/title';
import type { FerrowView } from '../src/facts.ts';
import { say } from './say.ts';
import { SIDE_LOOKS } from './sides.ts';

/** [3.1] What a side does in a turn. */
const PHASES: readonly PhaseLook[] = [
  { name: 'movement', icon: 'march' },
  { name: 'combat', icon: 'swords' },
];

export const FERROW_CALENDAR: TitleCalendar = {
  phasesOf: phaseReader(SIDE_LOOKS, () => PHASES),
  daysUpTo: (lastTurn) =>
    daysOf(
      lastTurn,
      (turn) => turn,
      (turn) => ({ turn, part: '', icon: 'dawn' }),
    ),
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
