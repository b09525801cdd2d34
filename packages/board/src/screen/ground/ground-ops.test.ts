import { describe, expect, test } from 'vitest';
import { drawMap } from '../../draw-map.ts';
import { COUNTRY_STYLE } from '../../fixtures/country-style.ts';
import { RIVER_COUNTRY } from '../../fixtures/river-country.ts';
import { ROUGH_COUNTRY } from '../../fixtures/rough-country.ts';
import { groundOps, paintOf } from './ground-ops.ts';

describe.each([
  ['river', RIVER_COUNTRY],
  ['rough', ROUGH_COUNTRY],
])('the ground of the %s country', (_, map) => {
  const { ground } = drawMap(map, { style: COUNTRY_STYLE });

  test('is made of nothing that the painter does not know', () => {
    const elements = new Set([...ground.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name));
    expect([...elements].filter((name) => !['clipPath', 'g', 'path', 'rect', 'title'].includes(name ?? ''))).toEqual(
      [],
    );
    const moves = [...ground.matchAll(/transform="([^"]*)"/g)].map(([, words = '']) => words.replace(/\([^)]*\)/g, ''));
    expect([...new Set(moves)].filter((words) => !/^(translate)?( ?rotate)?$/.test(words))).toEqual([]);
  });

  test('is painted whole, each path by a rule of its own', () => {
    const ops = groundOps(ground);
    const drawn = ground.match(/<(path|rect)\b[^>]*class=/g) ?? [];
    expect(ops).toHaveLength(drawn.length);
    for (const { classes } of ops) {
      const { fill, stroke } = paintOf(classes);
      expect({ classes, painted: fill.startsWith('var(') || stroke.startsWith('var(') }).toMatchObject({
        painted: true,
      });
    }
  });

  test('keeps what is clipped inside its clip', () => {
    const ditches = groundOps(ground).filter(({ classes }) => classes.includes('m-ditch'));
    expect(ditches.every(({ clips }) => clips.length === 2)).toBe(true);
  });
});
