/** What each scenario is about, on a small map, and how far its aims are met. */
import type { Briefing, Goal, ViewFacts } from '@bridgehead/client-kit/title';
import { EDITIONS, type HollandView, POINTS_TO_WIN, rulesFor, SHORT_GAME_STEPS } from '../src/facts.ts';
import { say } from './say.ts';

/** From the border up the highway. */
const HIGHWAY = ['1303', '1806', '2608', '3108', '3810', '4716', '5320'] as const;

const LANDINGS: Briefing['marks'] = [
  { at: '1303', label: 'corps', side: 'allied' },
  { at: '3206', label: '101', side: 'allied' },
  { at: '4824', label: '82', side: 'allied' },
  { at: '6318', label: '1', side: 'allied' },
];

export const BRIEFINGS: Readonly<Record<string, Briefing>> = {
  short: {
    marks: [...LANDINGS, { at: '5421', label: 'waal' }],
    arrows: [{ side: 'allied', through: [...HIGHWAY, '5421'] }],
  },
  campaign: {
    marks: [...LANDINGS, { at: '6122', label: 'arnhem' }],
    arrows: [{ side: 'allied', through: [...HIGHWAY, '5820', '6122'] }],
  },
};

/** [S1.3] [26.3] Where the path of supply must lead that wins, is another place in the second book. */
export function briefingPartOf({ scenario, edition = EDITIONS[0], rules = {} }: ViewFacts, part: string): string {
  if (part !== 'win') return part;
  const { shortGamePathTo, alliedVictoryPathTo } = rulesFor({ edition, rules });
  const path = scenario === 'short' ? shortGamePathTo : alliedVictoryPathTo;
  return path === 'west-edge' ? part : `win.${path}`;
}

const WAAL = ['5321', '5421'] as const;
const RHINE = ['6122'] as const;

/** [S1.3] [26.2] [26.3] The score, and how much of it wins. */
export function goalsOf(view: HollandView): readonly Goal[] {
  const { items, winner } = view.victory;
  const have = (side: string): number => items.reduce((sum, item) => (item.side === side ? sum + item.points : sum), 0);
  if (view.scenario === 'short') {
    const left = winner === undefined ? view.lastTurn - view.turn + 1 : 0;
    return [
      { side: 'allied', label: say('goal.steps'), have: have('allied'), need: SHORT_GAME_STEPS, places: WAAL },
      { side: 'german', label: say('goal.steps.german'), have: left, places: WAAL },
    ];
  }
  const goal = (side: 'allied' | 'german', label: string): Goal => ({
    side,
    label,
    have: have(side),
    need: POINTS_TO_WIN[side],
    places: RHINE,
  });
  return [goal('allied', say('goal.points')), goal('german', say('goal.points.german'))];
}
