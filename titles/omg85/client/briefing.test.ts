import { describeBriefings } from '@bridgehead/client-kit/testing';
import { beginGame } from '@bridgehead/engine';
import { describe, expect, test } from 'vitest';
import type { MarketGardenView } from '../src/facts.ts';
import { OMG85 } from '../src/index.ts';
import { BRIEFING_EN } from '../words/briefing.en.ts';
import { BRIEFINGS, goalsOf } from './briefing.ts';
import { OMG85_CLIENT } from './index.ts';
import { supplyCounts } from './panels/supply-counts.ts';

function viewOf(scenario: string): MarketGardenView {
  const begun = beginGame(OMG85, { title: 'omg85', edition: 1, scenario, options: {}, seed: 1 });
  if (!begun.ok) throw new Error(begun.fault.code);
  return OMG85.view(begun.value, 'allied') as MarketGardenView;
}

describeBriefings({ ...OMG85, briefings: BRIEFINGS, grid: OMG85_CLIENT.grid, words: BRIEFING_EN });

describe('the aims', () => {
  test('[10.1] are three objectives and the score, which begins with the German towns', () => {
    expect(goalsOf(viewOf('historical'))).toMatchObject([
      { side: 'allied', have: 0, need: 3 },
      { side: 'allied', have: -16 },
      { side: 'german', have: 16 },
    ]);
  });

  test('[10.1] an objective that is held is counted', () => {
    const view = viewOf('historical');
    const item = { rule: '10.1', code: 'objective', params: { hex: '12,9' }, side: 'allied', points: 20 };
    const late = { ...view, victory: { ...view.victory, items: [item], score: 20 } } as unknown as MarketGardenView;
    expect(goalsOf(late)).toMatchObject([{ have: 1 }, { have: 20 }, { have: 0 }]);
  });
});

test('[5.3] the record counts the units of one side, also where both are seen', () => {
  const view = viewOf('historical');
  const count = (side: string): number => supplyCounts(view, side).reduce((sum, [, units]) => sum + units, 0);
  const onMap = (side: string): number => view.units.filter((one) => one.side === side && one.hex !== undefined).length;
  expect([count('allied'), count('german')]).toEqual([onMap('allied'), onMap('german')]);
  expect(count('german')).toBeGreaterThan(0);
});
