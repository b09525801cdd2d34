import { describeBriefings } from '@bridgehead/client-kit/testing';
import { beginGame } from '@bridgehead/engine';
import { describe, expect, test } from 'vitest';
import type { HollandView } from '../src/facts.ts';
import { HOLLAND44 } from '../src/index.ts';
import { BRIEFING_EN } from '../words/briefing.en.ts';
import { BRIEFINGS, briefingPartOf, goalsOf } from './briefing.ts';
import { HOLLAND44_CLIENT } from './index.ts';

function viewOf(scenario: string): HollandView {
  const begun = beginGame(HOLLAND44, { title: 'holland44', edition: 1, scenario, options: {}, seed: 1 });
  if (!begun.ok) throw new Error(begun.fault.code);
  return HOLLAND44.view(begun.value, 'allied') as HollandView;
}

describeBriefings({ ...HOLLAND44, briefings: BRIEFINGS, grid: HOLLAND44_CLIENT.grid, words: BRIEFING_EN });

describe('how it is won', () => {
  const told = (scenario: string, edition: number, rules: Readonly<Record<string, string>> = {}): string => {
    const view = { ...viewOf(scenario), edition, rules };
    const key = `briefing.${scenario}.${briefingPartOf(view, 'win')}`;
    return (BRIEFING_EN as Readonly<Record<string, string>>)[key] ?? '';
  };
  test('[S1.3] [26.3] [2e S1.3] [2e 26.3] names the edge, or the Entry Areas of the second edition', () => {
    expect(told('short', 1)).toContain('south or west edge');
    expect(told('short', 2)).toContain('Entry Area M, N or O');
    expect(told('campaign', 1)).not.toContain('Entry Area');
    expect(told('campaign', 2)).toContain('Entry Area N ');
  });
  test('follows a house rule, and nothing else depends on it', () => {
    expect(told('short', 1, { shortGamePathTo: 'M-N-O' })).toBe(told('short', 2));
    expect(told('campaign', 2, { alliedVictoryPathTo: 'west-edge' })).toBe(told('campaign', 1));
    expect(briefingPartOf({ ...viewOf('short'), edition: 2 }, 'length')).toBe('length');
  });
});

const FIVE_STEPS = {
  rule: 'S1.3',
  code: 'steps-north-of-waal',
  params: { unit: 'uk.gds.2gg' },
  side: 'allied',
  points: 5,
};

describe('the aims', () => {
  test('[S1.3] are four steps over the Waal in the short game, none of them at first', () => {
    expect(goalsOf(viewOf('short'))).toMatchObject([
      { side: 'allied', have: 0, need: 4 },
      { side: 'german', have: 11 },
    ]);
  });

  test('[S1.3] are four steps also when there are more of them', () => {
    const late = { ...viewOf('short'), victory: { items: [FIVE_STEPS], needs: [] } } as unknown as HollandView;
    expect(goalsOf(late)[0]).toMatchObject({ have: 5, need: 4 });
  });

  test('[S1.3] [26.2] are still told when the game is over and nothing is needed any more', () => {
    const over = { victory: { winner: 'german', items: [], needs: [] } };
    const goals = (scenario: string) => goalsOf({ ...viewOf(scenario), ...over } as unknown as HollandView);
    expect(goals('short')).toMatchObject([{ have: 0, need: 4 }, { have: 0 }]);
    expect(goals('campaign')).toMatchObject([
      { have: 0, need: 10 },
      { have: 0, need: 12 },
    ]);
  });

  test('[26.2] [26.3] are ten points and twelve in the campaign', () => {
    expect(goalsOf(viewOf('campaign'))).toMatchObject([
      { side: 'allied', have: 0, need: 10 },
      { side: 'german', have: 0, need: 12 },
    ]);
  });
});
