/** What each scenario is about, on a small map, and how far its aims are met. */
import type { Briefing, Goal } from '@bridgehead/client-kit/title';
import { FAID_GOALS, type ToldView } from '../src/facts.ts';
import { say } from './say.ts';
import { keyWords, nearestSet } from './victory-sets.ts';

const AIMS: Briefing['marks'] = [
  { at: '1016', label: 'tebessa', to: 'right' },
  { at: '2809', label: 'thala' },
  { at: '4109', label: 'sbiba' },
  { at: '5706', label: 'el-ala', to: 'left' },
  { at: '3119', label: 'kasserine', to: 'left' },
  { at: '4420', label: 'sbeitla' },
  { at: '5726', label: 'sidi', to: 'left' },
];

export const BRIEFINGS: Readonly<Record<string, Briefing>> = {
  faid: {
    // [18.1.2] The country between the Americans and the pass.
    around: ['4314', '6532'],
    marks: [
      { at: FAID_GOALS.key, label: 'faid', to: 'left' },
      { at: '6127', label: 'rebaou', to: 'left' },
      { at: '4420', label: 'cca', side: 'allied', to: 'right' },
    ],
    arrows: [
      { side: 'axis', through: ['6524', '6424', '6324'] },
      { side: 'axis', through: ['6428', '6327', '6127'] },
    ],
  },
  campaign: {
    marks: [...AIMS, { at: '6520', label: 'army', side: 'axis', to: 'left' }],
    arrows: [
      { side: 'axis', through: ['6424', '6126', '5726', '5223', '4420', '3619', '3119'] },
      { side: 'axis', through: ['6407', '6007', '5706'] },
      { side: 'axis', through: ['2533', '2528', '2123'] },
    ],
  },
  decide: {
    marks: [...AIMS, { at: '3622', label: 'dak', side: 'axis', to: 'right' }],
    arrows: [
      { side: 'axis', through: ['3321', '3119', '2914', '2809'] },
      { side: 'axis', through: ['3119', '2318', '1617', '1016'] },
      { side: 'axis', through: ['4418', '4214', '4109'] },
    ],
  },
};

/** [18] The set that is nearest for the Axis, and the turns that the Allies have to hold out. */
export function goalsOf(view: ToldView): readonly Goal[] {
  const nearest = nearestSet(view);
  const axis: readonly Goal[] =
    nearest === undefined
      ? []
      : [
          {
            side: 'axis',
            label: `${nearest.short ?? nearest.label}: ${keyWords(nearest)}`,
            have: Math.min(nearest.have, nearest.need) + (nearest.key?.isHeld === true ? 1 : 0),
            need: nearest.need + (nearest.key === undefined ? 0 : 1),
            places: nearest.places,
          },
        ];
  return [...axis, { side: 'allied', label: say('goal.hold'), have: view.turn, need: view.lastTurn }];
}
