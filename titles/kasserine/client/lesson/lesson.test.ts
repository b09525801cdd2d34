import { openPosition } from '@bridgehead/engine';
import { describe, expect, test } from 'vitest';
import { KASSERINE } from '../../src/index.ts';
import { GRID, KASSERINE_WORDS } from '../words.ts';
import { KASSERINE_LESSON, POSITION } from './lesson.ts';
import { RULEBOOK } from './rulebook.ts';

const hasWords = (key: string): boolean => Object.hasOwn(KASSERINE_WORDS.messages, key);

describe('the first lesson', () => {
  test('has words for every step, every part of the counter and every subject of the table', () => {
    const keys = [
      ...KASSERINE_LESSON.steps.flatMap(({ name }) => [`lesson.${name}.title`, `lesson.${name}.text`]),
      ...KASSERINE_LESSON.anatomy.parts.flatMap((part) => [`anatomy.${part}`, `anatomy.${part}.text`]),
      ...RULEBOOK.flatMap((subject) => [`rulebook.${subject}`, `rulebook.${subject}.text`]),
    ];
    expect(keys.filter((key) => !hasWords(key))).toEqual([]);
  });

  test('opens a position that the rules can read, and points at hexes of the map', () => {
    const opened = openPosition(KASSERINE, POSITION, []);
    expect(opened.ok).toBe(true);
    for (const { places } of KASSERINE_LESSON.steps)
      for (const place of places) expect([place, GRID.indexByName.has(place)]).toEqual([place, true]);
  });
});
