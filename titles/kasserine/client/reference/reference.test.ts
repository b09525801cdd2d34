import { describe, expect, test } from 'vitest';
import { RULES } from '../../src/facts.ts';
import { CHAPTERS, KASSERINE_REFERENCE } from './index.ts';

const known = new Set(RULES.map(({ rule }) => rule));

describe('the reference', () => {
  test('explains every chapter that has rules', () => {
    const chapters = new Set(RULES.filter(({ rule }) => rule.includes('.')).map(({ rule }) => rule.split('.')[0]));
    const told = CHAPTERS.map(({ chapter }) => chapter);
    expect([...chapters].filter((chapter) => !told.includes(chapter ?? ''))).toEqual([]);
    for (const { title, text } of CHAPTERS) expect([title.length > 0, text.length > 0]).toEqual([true, true]);
  });

  test('speaks only of rules that there are', () => {
    const unknown = CHAPTERS.flatMap(({ rules }) => Object.keys(rules)).filter((rule) => !known.has(rule));
    expect(unknown).toEqual([]);
    const seen = [...KASSERINE_REFERENCE.rules.values()].flatMap(({ see }) => see);
    expect(seen.filter((rule) => !known.has(rule))).toEqual([]);
  });

  test('has both combat tables, the terrain chart, arrivals, weather, plans and Enigma', () => {
    const captions = [...KASSERINE_REFERENCE.rules.values()].flatMap(({ tables }) =>
      tables.map(({ caption }) => caption),
    );
    for (const caption of [
      'Assault',
      'Mobile',
      'Terrain',
      'Arrival of air units',
      'Weather of the campaign',
      'Plans',
      'Enigma',
    ])
      expect(captions).toContain(caption);
  });

  test('lays every table out evenly', () => {
    for (const { tables } of KASSERINE_REFERENCE.rules.values())
      for (const { caption, columns, rows } of tables)
        expect([caption, rows.every((row) => row.length === columns.length)]).toEqual([caption, true]);
  });
});
