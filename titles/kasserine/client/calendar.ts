/** Turns, phases and the score, as the view names them. */
import {
  type Day,
  daysOf,
  type PhaseLook,
  phaseReader,
  type TitleCalendar,
  type TitleVictory,
  type TurnSpot,
} from '@bridgehead/client-kit/title';
import { dayOf, type KasserineView, partOf, type UnitView } from '../src/facts.ts';
import { isA } from './battle-reports.ts';
import { SIDE_LOOKS } from './looks/sides.ts';
import { say, sayOr, sideName } from './say.ts';

/** [4.3.1] What a side does in a turn; the enemy reacts in between. */
const PHASES: readonly PhaseLook[] = [
  { name: 'movement', icon: 'march' },
  { name: 'declaration', icon: 'declare' },
  { name: 'reaction', icon: 'eye' },
  { name: 'combat', icon: 'swords' },
  { name: 'reserve', icon: 'chevron' },
];

const LAST_OF_FAID = 6;

/** [18.1.1] Scenario 1 has a track of its own; it is known by its length. */
const scenarioOf = (lastTurn: number): string => (lastTurn <= LAST_OF_FAID ? 'faid' : 'campaign');

/** [4.3] Two turns a day. */
function daysUpTo(lastTurn: number): readonly Day[] {
  const scenario = scenarioOf(lastTurn);
  const spotOf = (turn: number): TurnSpot => {
    const part = partOf(turn);
    return { turn, part, icon: part === 'am' ? 'dawn' : 'moon' };
  };
  const wordsOf = (turn: number): string => {
    const { day, month } = dayOf(scenario, turn);
    return say('day', { day, month: sayOr(`month.${month}`, month) });
  };
  const days = daysOf(lastTurn, (turn) => dayOf(scenario, turn).day, spotOf);
  return days.map((one) => ({ ...one, words: wordsOf(one.turns[0]?.turn ?? 1) }));
}

const readyOf = ({ air, side }: KasserineView): number =>
  air.filter((one) => one.at === 'ready' && (side === undefined || one.side === side)).length;

/** [5.2.1] Units that the cards bring on a turn. */
export const arrivalsOn = (view: KasserineView, turn: number): readonly UnitView[] =>
  view.units.filter(({ comes, box }) => box === 'expected' && comes?.turn === turn);

const dateWords = ({ scenario, turn }: KasserineView): string => {
  const { month, day } = dayOf(scenario, turn);
  return say('date', { day, month: sayOr(`month.${month}`, month), part: sayOr(`part.${partOf(turn)}`, '') });
};

export const KASSERINE_CALENDAR: TitleCalendar = {
  phasesOf: phaseReader(SIDE_LOOKS, () => PHASES),
  daysUpTo,
  turnNow: (view: KasserineView) => ({
    date: dateWords(view),
    // [5.1.1] It is rolled when the turn begins.
    ...(view.phase === 'set-up' ? {} : { weather: view.weather }),
    air: { count: readyOf(view), words: say('air', { count: readyOf(view) }) },
  }),
  weatherTold: (event) => (isA(event, 'weather') ? event : undefined),
  weatherIcons: { dry: 'sun', cloudy: 'cloud', rain: 'rain' },
  dueOn: (view: KasserineView, turn) => arrivalsOn(view, turn).length,
};

/** [18] Who holds what; [18.1.5] in scenario 1 the hexes at Faid count instead. */
export function victoryOf({ victory, scenario }: KasserineView): TitleVictory {
  const { winner, locations, items } = victory;
  const count = (side: string): number => {
    if (scenario !== 'faid') return locations.filter((one) => one.side === side).length;
    return side === 'axis' ? items.length : FAID_HEXES - items.length;
  };
  return {
    ...(winner === undefined ? {} : { winner, outcome: say('over.outcome', { side: sideName(winner) }) }),
    score: {
      allied: say('points.side', { count: count('allied') }),
      axis: say('points.side', { count: count('axis') }),
    },
  };
}

/** [18.1.5] Faid and the six beside it. */
const FAID_HEXES = 7;
