import { beginGame } from '@bridgehead/engine';
import { describe, expect, test } from 'vitest';
import type { MarketGardenView } from '../src/facts.ts';
import { OMG85 } from '../src/index.ts';
import { BRIEFING_EN } from '../words/briefing.en.ts';
import { BRIEFINGS, goalsOf } from './briefing.ts';
import { OMG85_CLIENT } from './index.ts';

const words: Readonly<Record<string, string>> = BRIEFING_EN;
const PARTS = ['situation', 'aim.allied', 'aim.german', 'win', 'length', 'first'] as const;

function viewOf(scenario: string): MarketGardenView {
  const begun = beginGame(OMG85, { title: 'omg85', edition: 1, scenario, options: {}, seed: 1 });
  if (!begun.ok) throw new Error(begun.fault.code);
  return OMG85.view(begun.value, 'allied') as MarketGardenView;
}

describe.each(OMG85.scenarios.map(({ id }) => id))('the briefing of %s', (scenario) => {
  test('says in six sentences what it is about', () => {
    const sentences = PARTS.map((part) => words[`briefing.${scenario}.${part}`] ?? '');
    expect(sentences.filter((sentence) => !/^[A-Z].*\.$/.test(sentence) || /\. [A-Z]/.test(sentence))).toEqual([]);
    expect(words[`briefing.${scenario}.name`]).toBeDefined();
  });

  test('points at hexes of the map, with words', () => {
    const { marks, arrows } = BRIEFINGS[scenario] ?? { marks: [], arrows: [] };
    expect(marks.length).toBeGreaterThan(0);
    const hexes = [...marks.map(({ at }) => at), ...arrows.flatMap(({ through }) => through)];
    expect(hexes.filter((hex) => !OMG85_CLIENT.grid.indexByName.has(hex))).toEqual([]);
    expect(marks.filter(({ label }) => words[`briefing.mark.${label}`] === undefined)).toEqual([]);
  });
});

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
