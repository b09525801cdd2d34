/** What each scenario is about, on a small map, and how far its aims are met. */
import type { Briefing, Goal } from '@bridgehead/client-kit/title';
import { type MarketGardenView, OBJECTIVES, VICTORY_LEVELS } from '../src/facts.ts';
import { say } from './say.ts';

const AIMS: Briefing['marks'] = [
  { at: '12,9', label: 'nijmegen', to: 'left' },
  { at: '8,4', label: 'arnhem', to: 'left' },
  { at: '10,4', label: 'westervoort', to: 'right' },
];

/** [10.1] [5.1] Where supplies of the divisions come down in the historical game. */
const DROPS: Briefing['marks'] = [
  { at: '3,7', label: '1', side: 'allied' },
  { at: '16,9', label: '82', side: 'allied', to: 'right' },
  { at: '15,26', label: '101', side: 'allied' },
];

const CORPS: Briefing['marks'] = [{ at: '27,30', label: 'corps', side: 'allied' }];
const ROAD: Briefing['arrows'] = [
  { side: 'allied', through: ['27,30', '25,28', '21,27', '18,26', '14,22', '13,14', '12,10'] },
];

export const BRIEFINGS: Readonly<Record<string, Briefing>> = {
  historical: { marks: [...AIMS, ...DROPS, ...CORPS], arrows: ROAD },
  free: { marks: [...AIMS, ...CORPS], arrows: ROAD },
};

const TACTICAL = VICTORY_LEVELS.find(({ level }) => level === 'allied-tactical')?.least ?? 0;
const PLACES = OBJECTIVES.map(({ hex }) => hex);

/** [10.1] [10.2] */
export function goalsOf({ victory }: MarketGardenView): readonly Goal[] {
  const held = victory.items.filter(({ code }) => code === 'objective').length;
  const towns = victory.items.find(({ code }) => code === 'german-towns');
  return [
    { side: 'allied', label: say('goal.objectives'), have: held, need: OBJECTIVES.length, places: PLACES },
    { side: 'allied', label: say('goal.score', { points: TACTICAL }), have: victory.score, places: PLACES },
    { side: 'german', label: say('goal.towns'), have: Math.abs(towns?.points ?? 0) },
  ];
}
