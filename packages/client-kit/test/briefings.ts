import type { Grid } from '@bridgehead/hex';
import { describe, expect, test } from 'vitest';
import type { Briefing } from '../src/title/briefing.ts';

/** What a title says before a game begins. */
interface Briefed {
  readonly scenarios: readonly { readonly id: string }[];
  readonly sides: readonly string[];
  readonly briefings: Readonly<Record<string, Briefing>>;
  readonly grid: Grid;
  readonly words: Readonly<Record<string, string>>;
}

/** Every scenario has its briefing: sentences, one each, and things on the map that have words. */
export function describeBriefings({ scenarios, sides, briefings, grid, words }: Briefed): void {
  const parts = ['situation', ...sides.map((side) => `aim.${side}`), 'win', 'length', 'first'];
  describe.each(scenarios.map(({ id }) => id))('the briefing of %s', (scenario) => {
    test('says in a sentence each what it is about', () => {
      const sentences = parts.map((part) => words[`briefing.${scenario}.${part}`] ?? '');
      expect(sentences.filter((sentence) => !/^[A-Z].*\.$/.test(sentence) || /\. [A-Z]/.test(sentence))).toEqual([]);
      expect(words[`briefing.${scenario}.name`]).toBeDefined();
    });

    test('points at hexes of the map, with words', () => {
      const { marks, arrows } = briefings[scenario] ?? { marks: [], arrows: [] };
      expect(marks.length).toBeGreaterThan(0);
      const hexes = [...marks.map(({ at }) => at), ...arrows.flatMap(({ through }) => through)];
      expect(hexes.filter((hex) => !grid.indexByName.has(hex))).toEqual([]);
      expect(marks.filter(({ label }) => words[`briefing.mark.${label}`] === undefined)).toEqual([]);
    });
  });
}
