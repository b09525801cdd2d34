/** Turns, phases and the score, as the view names them. */
import { isSide } from '@bridgehead/client-kit/looks';
import type { Day, PhaseLook, TitleCalendar, TitleVictory } from '@bridgehead/client-kit/title';
import { dayOf, type KasserineView, partOf } from '../src/facts.ts';
import { say } from './say.ts';
import { SIDE_LOOKS } from './sides.ts';

/** [4.3.1] What a side does in a turn; the enemy reacts in between. */
const PHASES: readonly PhaseLook[] = [
  { name: 'movement', icon: 'march' },
  { name: 'declaration', icon: 'swords' },
  { name: 'reaction', icon: 'march' },
  { name: 'combat', icon: 'swords' },
  { name: 'reserve', icon: 'march' },
];

/** [4.3] Two turns a day; the days of the campaign stand for those of scenario 1 too, which has six turns. */
const scenarioOf = (lastTurn: number): string => (lastTurn <= 6 ? 'faid' : 'campaign');

function daysUpTo(lastTurn: number): readonly Day[] {
  const days = new Map<number, { readonly turn: number; readonly part: string; readonly icon: string }[]>();
  for (let turn = 1; turn <= lastTurn; turn++) {
    const { day } = dayOf(scenarioOf(lastTurn), turn);
    const part = partOf(turn);
    days.set(day, [...(days.get(day) ?? []), { turn, part, icon: part === 'am' ? 'dawn' : 'dusk' }]);
  }
  return [...days].map(([day, turns]) => ({ day, turns })) as readonly Day[];
}

const readyOf = ({ air, side }: KasserineView): number =>
  air.filter((one) => one.at === 'ready' && (side === undefined || one.side === side)).length;

export const KASSERINE_CALENDAR: TitleCalendar = {
  phasesOf(phase) {
    const [side = '', name = ''] = phase.split('.');
    if (!isSide(SIDE_LOOKS, side)) return { side: undefined, phases: [], now: -1 };
    return { side, phases: PHASES, now: PHASES.findIndex((one) => one.name === name) };
  },
  daysUpTo,
  turnNow: (view: KasserineView) => ({
    date: say('day', { day: dayOf(view.scenario, view.turn).day }),
    weather: view.weather,
    air: { count: readyOf(view), words: say('air', { count: readyOf(view) }) },
  }),
  weatherIcons: { dry: 'sun', cloudy: 'cloud', rain: 'rain' },
  dueOn: () => 0,
};

/** [18] Locations of either side. */
export function victoryOf({ victory }: KasserineView): TitleVictory {
  const { winner, locations } = victory;
  const count = (side: string): number => locations.filter((one) => one.side === side).length;
  return {
    ...(winner === undefined ? {} : { winner }),
    score: {
      allied: say('points.side', { count: count('allied') }),
      axis: say('points.side', { count: count('axis') }),
    },
  };
}
