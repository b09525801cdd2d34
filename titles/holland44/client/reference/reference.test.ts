import { readFileSync } from 'node:fs';
import { mentionedIn, type RuleTable, searchReference, textParts } from '@bridgehead/client-kit/reference';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/facts.ts';
import { HOLLAND44_CLIENT } from '../index.ts';
import { CHAPTERS, HOLLAND44_REFERENCE as REFERENCE } from './index.ts';
import * as TABLES from './tables.en.ts';

const LONGEST = 700;
const found = (words: string): readonly string[] => searchReference(REFERENCE, words).map(({ rule }) => rule);

describe('the texts', () => {
  it('every rule has one, and no text is without a rule', () => {
    const written = CHAPTERS.flatMap(({ rules }) => Object.keys(rules));
    expect(written.toSorted()).toEqual(RULES.map(({ rule }) => rule).toSorted());
    for (const { rule, text } of REFERENCE.rules.values()) expect(text, rule).not.toBe('');
  });

  it('stand in the order of the book', () => {
    expect([...REFERENCE.rules.keys()]).toEqual(RULES.map(({ rule }) => rule));
    for (const { rules, chapter } of CHAPTERS) {
      const inBook = RULES.map(({ rule }) => rule).filter((rule) => rule.split('.')[0] === chapter);
      expect(Object.keys(rules).toSorted()).toEqual(inBook.toSorted());
    }
  });

  it('are short, and end as sentences do', () => {
    for (const { rule, text } of REFERENCE.rules.values()) {
      expect(text.length, rule).toBeLessThanOrEqual(LONGEST);
      expect(text, rule).toMatch(/[.?]$/);
      expect(text, rule).not.toMatch(/\s{2}|'|"/);
    }
    for (const { chapter, title, text } of REFERENCE.chapters) {
      expect(title, chapter).not.toBe('');
      expect(text.length, chapter).toBeGreaterThan(20);
      expect(text.length, chapter).toBeLessThanOrEqual(LONGEST / 2);
    }
  });

  it('mention rules that there are, and never themselves', () => {
    for (const { rule, text, see } of REFERENCE.rules.values()) {
      for (const other of see) expect(REFERENCE.rules.has(other), `${rule} mentions ${other}`).toBe(true);
      expect(mentionedIn(text), rule).not.toContain(rule);
      expect(text.replaceAll(/\[S?\d+(\.\d+)*\]/g, ''), rule).not.toMatch(/[[\]]/);
    }
    for (const { chapter, text } of REFERENCE.chapters)
      for (const other of mentionedIn(text))
        expect(REFERENCE.rules.has(other), `${chapter} mentions ${other}`).toBe(true);
  });

  it('can be taken apart into words and rules', () => {
    expect(textParts('A unit dies [13.2]; see [S1.3].')).toEqual([
      { words: 'A unit dies ' },
      { rule: '13.2' },
      { words: '; see ' },
      { rule: 'S1.3' },
      { words: '.' },
    ]);
  });
});

/** A table of the title's proof sheet: the results of each row, as printed there. */
function printed(rule: string): readonly (readonly string[])[] {
  const sheet = readFileSync(new URL('../../src/tables/tables.txt', import.meta.url), 'utf8');
  const block = sheet.split('\n\n').find((text) => text.startsWith(`[${rule}]`)) ?? '';
  const rows = block
    .trim()
    .split('\n')
    .slice(rule === 'TEC' ? 1 : 2);
  return rows.map((row) => row.split(/ {2,}/).slice(1));
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['–', '-'],
  ['no change', 'no'],
  ['recovers one level', 'recover'],
  ['Yes, for 1 step', 'yes-1'],
  ['loses 1 step', '-1'],
  ['no effect', '-'],
  ['½', '1/2'],
  ['⅓', '1/3'],
]);

const asPrinted = (cell: string): string => (SIGNS.get(cell) ?? cell.replace('● ', 'H ')).toLowerCase();
const shown = ({ rows }: RuleTable, columns = 99): readonly (readonly string[])[] =>
  rows.map((row) => row.slice(1, 1 + columns).map(asPrinted));
const small = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.map((row) => row.map((cell) => cell.toLowerCase()));

describe('the tables', () => {
  it.each([
    ['9.3', TABLES.COMBAT_RESULTS],
    ['12.2', TABLES.DETERMINED_DEFENSE],
    ['4.3', TABLES.WEATHER],
    ['5.6', TABLES.BRIDGE_DEMOLITION],
    ['14.4.2', TABLES.COMBAT_ZONE_RECOVERY],
    ['27.1.2', TABLES.DISENGAGEMENT],
    ['27.2.2', TABLES.ISOLATION],
  ] as const)('%s is that of the rules engine', (rule, table) => {
    expect(shown(table)).toEqual(small(printed(rule)));
    expect(REFERENCE.rules.get(rule)?.tables).toContain(table);
  });

  it('landing and movement too, without what we add', () => {
    expect(shown(TABLES.AIRLANDING, 1)).toEqual(small(printed('22.3')));
    const polderOnce = printed('TEC').filter((_, index) => index !== 3);
    expect(shown(TABLES.MOVEMENT_COSTS)).toEqual(polderOnce);
  });

  it('have as many cells in each row as columns', () => {
    for (const { caption, columns, rows } of Object.values(TABLES))
      for (const row of rows) expect(row.length, caption).toBe(columns.length);
  });
});

describe('the search', () => {
  it('finds a number first, then what stands under it', () => {
    expect(found('13.3')[0]).toBe('13.3');
    expect(found('13.1').slice(0, 5)).toEqual(['13.1', '13.1.1', '13.1.2', '13.1.3', '13.1.4']);
    expect(found('[s1.3]')[0]).toBe('S1.3');
    expect(found('9').slice(0, 3)).toEqual(['9.1', '9.2', '9.3']);
  });

  it('finds words, titles before texts', () => {
    expect(found('advance')[0]).toBe('13.4');
    expect(found('advance').slice(0, 3)).toContain('15.1');
    expect(found('bond').slice(0, 3)).toContain('7.4');
    expect(found('retreat')).toContain('13.1.3');
    expect(found('ferries')).toContain('8.5.5');
    expect(found('Grave')[0]).toBe('5.7');
  });

  it('finds nothing for no words, and every word must be there', () => {
    expect(found('  ')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
    expect(found('bond city')).toContain('7.4.6');
    expect(found('bond xyzzy')).toEqual([]);
  });

  it('finds what only a table says', () => {
    expect(found('jagdpanther')).toContain('2.3.13');
  });
});

describe('the reference', () => {
  it('comes when somebody looks into it', async () => {
    expect((await HOLLAND44_CLIENT.loadReference({})).chapters).toHaveLength(28);
  });

  it('tells where a rule stands', () => {
    expect(REFERENCE.rules.get('10.3.1')?.within).toBe('Combat Modifiers › The Armor Shift');
    expect(REFERENCE.rules.get('3')?.within).toBe('');
  });
});
