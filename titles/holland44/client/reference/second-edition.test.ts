import { mentionedIn, type RuleTable } from '@bridgehead/client-kit/reference';
import type { PlayedRules } from '@bridgehead/client-kit/title';
import type { DieTable } from '@bridgehead/toolkit';
import { describe, expect, it } from 'vitest';
import { rulesFor, SECOND_EDITION } from '../../src/editions.ts';
import { EDITIONS, FIELD_NAMES, FIELDS, SECOND_RULES } from '../../src/facts.ts';
import {
  COMBAT_RESULTS_TABLE,
  DEFENSE_TABLES,
  DISENGAGEMENT_TABLES,
  isOrange,
  ODDS_COLUMNS,
  printedResult,
} from '../../src/tables/combat-tables.ts';
import { RECOVERY_TABLES } from '../../src/tables/die-tables.ts';
import { HOLLAND44_CLIENT } from '../index.ts';
import { HOLLAND44_REFERENCE, referenceOf } from './index.ts';
import { OWN_TEXTS } from './second/chapters.ts';
import * as TABLES from './second/tables.en.ts';

const LONGEST = 700;
const REFERENCE = referenceOf({ edition: SECOND_EDITION });
const RULES_2 = rulesFor({ edition: SECOND_EDITION });
const textOf = (rule: string): string => REFERENCE.rules.get(rule)?.text ?? '';

describe('the texts of the second edition', () => {
  it('every rule of the book has one, in its order, and no text is without a rule', () => {
    expect([...REFERENCE.rules.keys()]).toEqual(SECOND_RULES.map(({ rule }) => rule));
    for (const { rule, text, title } of REFERENCE.rules.values()) {
      expect(text, rule).not.toBe('');
      expect(title, rule).not.toBe('');
    }
    expect(Object.keys(OWN_TEXTS).filter((rule) => !REFERENCE.rules.has(rule))).toEqual([]);
  });
  it('mention rules of that book alone, and are as short as the others', () => {
    for (const { rule, text, see } of REFERENCE.rules.values()) {
      for (const other of see) expect(REFERENCE.rules.has(other), `${rule} mentions ${other}`).toBe(true);
      expect(mentionedIn(text), rule).not.toContain(rule);
      expect(text.length, rule).toBeLessThanOrEqual(LONGEST);
      expect(text, rule).toMatch(/[.?]$/);
      expect(text, rule).not.toMatch(/\s{2}|'|"|\bDR\b/);
    }
    for (const { chapter, text } of REFERENCE.chapters) {
      for (const other of mentionedIn(text)) expect(REFERENCE.rules.has(other), `${chapter}: ${other}`).toBe(true);
    }
  });
  it('say something else than the first book wherever a field has another value', () => {
    const same = FIELD_NAMES.filter((name) => {
      const { first, second, rules } = FIELDS[name];
      const rule = REFERENCE.rules.get(rules[1]);
      const before = HOLLAND44_REFERENCE.rules.get(rules[0]);
      const isTold = rule?.text !== before?.text || JSON.stringify(rule?.tables) !== JSON.stringify(before?.tables);
      return first !== second && !isTold;
    });
    // The points of a Clear turn stand in the table of 4.4, to which 4.3 leads.
    expect(same).toEqual(['airlandingPointsClear']);
    expect(REFERENCE.rules.get('4.4')?.tables).toContain(TABLES.SECOND_WEATHER_EFFECTS);
    expect(HOLLAND44_REFERENCE.rules.get('4.4')?.tables).not.toContain(TABLES.SECOND_WEATHER_EFFECTS);
  });
  it('[10.2.4] [2e 10.2.4] units with a white bar are Corps-level, or Independent', () => {
    const [first, second] = [HOLLAND44_REFERENCE, REFERENCE].map(({ rules }) => rules.get('10.2.4'));
    expect([first?.title, second?.title]).toEqual(['Corps-level units', 'Independent units']);
    expect([first?.text.includes('corps troops'), second?.text.includes('corps')]).toEqual([true, false]);
  });
  it('[15.5.1] [2e 15.5.1] numbers that were swapped are swapped', () => {
    expect(HOLLAND44_REFERENCE.rules.get('15.5.1')?.text).toContain('Bond');
    expect(textOf('15.5.2')).toContain('Bond');
    expect(textOf('15.5.1')).toContain('stops on entering any EZOC');
    expect(textOf('7.4.2')).toContain('[15.5.2]');
  });
});

const cells = ({ rows }: RuleTable): readonly (readonly string[])[] =>
  rows.map((row) => row.slice(1).map((cell) => cell.replace('● ', 'H ').replace('–', '-')));
const printed = ({ rows }: DieTable<string>): readonly (readonly string[])[] => rows.map(({ results }) => results);

describe('the tables of the second edition', () => {
  it('[9.3] [2e 12.2.3] the results with their colours are those of the rules engine', () => {
    const expected = COMBAT_RESULTS_TABLE.rows.map(({ results }) =>
      results.map((result, i) => {
        const column = ODDS_COLUMNS[i] ?? '1-3';
        return `${printedResult(RULES_2, result)}${isOrange(RULES_2.orangeResults, column, result) ? '*' : ''}`;
      }),
    );
    expect(cells(TABLES.SECOND_COMBAT_RESULTS)).toEqual(expected);
    expect(expected.flat().filter((cell) => cell.endsWith('*'))).toHaveLength(7);
    const coloured = (colour: string) =>
      (TABLES.SECOND_COMBAT_RESULTS.colours ?? []).flatMap((row, i) =>
        row.flatMap((one, at) => (one === colour ? [TABLES.SECOND_COMBAT_RESULTS.rows[i]?.[at]] : [])),
      );
    expect([...new Set(coloured('orange'))].every((cell) => cell?.endsWith('*'))).toBe(true);
    expect(['red', 'orange', 'yellow'].map((colour) => coloured(colour).length)).toEqual([11, 7, 8]);
    expect([...new Set(coloured('red'))].sort()).toEqual(['DMR', 'DS']);
    expect(HOLLAND44_REFERENCE.rules.get('9.3')?.tables.every(({ colours }) => colours === undefined)).toBe(true);
  });
  it('[2e 12.2] [2e 14.4.2] [2e 27.1.2] so are those of one die', () => {
    expect(cells(TABLES.SECOND_DETERMINED_DEFENSE)).toEqual(printed(DEFENSE_TABLES[RULES_2.defenseTable]));
    const words = new Map([
      ['no change', 'no'],
      ['recovers one level', 'recover'],
      ['No', 'no'],
      ['Yes, for 1 step', 'yes-1'],
      ['Yes', 'yes'],
    ]);
    const inCodes = (table: RuleTable) => cells(table).map((row) => row.map((cell) => words.get(cell)));
    expect(inCodes(TABLES.SECOND_RECOVERY)).toEqual(printed(RECOVERY_TABLES[RULES_2.recoveryRollNeeded]));
    expect(inCodes(TABLES.SECOND_DISENGAGEMENT)).toEqual(printed(DISENGAGEMENT_TABLES[RULES_2.disengagementTable]));
    expect(TABLES.SECOND_WEATHER_EFFECTS.rows[0]?.[1]).toBe(String(RULES_2.airlandingPointsClear));
  });
  it('stand with their rules, and those of the first edition with none', () => {
    const shown = [...REFERENCE.rules.values()].flatMap(({ tables }) => tables);
    for (const [first, second] of TABLES.SECOND_TABLES) {
      expect(shown.includes(second), second.caption).toBe(true);
      expect(shown.includes(first), first.caption).toBe(false);
    }
  });
});

describe('a game with house rules', () => {
  /** The table of a rule that has these words in its caption, as the game shows it. */
  const shown = (edition: number, rules: NonNullable<PlayedRules['rules']>, caption: string) =>
    [...referenceOf({ edition, rules }).rules.values()]
      .flatMap(({ tables }) => tables)
      .find((table) => table.caption === caption);
  it.each(EDITIONS)('[12.2] [9.3] shows the tables that are played, in edition %i', (edition) => {
    for (const defenseTable of ['three-columns', 'proposed', 'conservative'] as const) {
      const table = shown(edition, { defenseTable }, 'Determined Defense Table');
      expect(table && cells(table), defenseTable).toEqual(printed(DEFENSE_TABLES[defenseTable]));
    }
    for (const orangeResults of ['none', 'band', 'd1-cells', 'no-cells'] as const) {
      for (const retreatResultName of ['DR', 'DR2'] as const) {
        const table = shown(edition, { orangeResults, retreatResultName }, 'Combat Results Table');
        const expected = COMBAT_RESULTS_TABLE.rows.map(({ results }) =>
          results.map((result, i) => {
            const isMarked = isOrange(orangeResults, ODDS_COLUMNS[i] ?? '1-3', result);
            return `${printedResult({ retreatResultName }, result)}${isMarked ? '*' : ''}`;
          }),
        );
        expect(table && cells(table), orangeResults).toEqual(expected);
        expect(table?.colours === undefined, orangeResults).toBe(orangeResults === 'none');
      }
    }
  });
  it('[14.4.2] [11.2] says below a table what another field decides', () => {
    const recovery = (edition: number, rules: Parameters<typeof shown>[1]) =>
      shown(edition, rules, 'Combat Zone Recovery Table')?.note;
    expect(recovery(SECOND_EDITION, { recoveryRollNeeded: 4 })).toContain('Town');
    expect(recovery(1, { recoveryRollNeeded: 5 })).not.toContain('Town');
    expect(recovery(1, { recoveryTownCityDrm: 1 })).toContain('Town');
    const results = (edition: number, rules: Parameters<typeof shown>[1]) =>
      shown(edition, rules, 'Combat Results Table')?.note ?? '';
    expect(results(1, { orangeResults: 'band' })).not.toContain('DS too');
    expect(results(SECOND_EDITION, { orangeResults: 'd1-cells' })).toContain('DS too');
    expect(results(SECOND_EDITION, { dsLossChosenBy: 'defender' })).not.toContain('DS too');
  });
  it.each(EDITIONS)('shows no other table than the book of edition %i where its own rules are played', (edition) => {
    const own = EDITIONS.indexOf(edition) === 0 ? 'first' : 'second';
    const rules = Object.fromEntries(FIELD_NAMES.map((name) => [name, FIELDS[name][own]]));
    const tablesOf = ({ rules: told }: typeof REFERENCE) => [...told.values()].flatMap(({ tables }) => tables);
    expect(tablesOf(referenceOf({ edition, rules }))).toEqual(tablesOf(referenceOf({ edition })));
  });
  it('tells each where its rule stands, and nothing elsewhere', async () => {
    const load = (edition: number) =>
      HOLLAND44_CLIENT.loadReference({ edition, rules: { recoveryRollNeeded: 4, gliderPilotUnits: 2 } });
    const { rules } = await load(SECOND_EDITION);
    const noted = [...rules.values()].filter(({ text }) => text.includes('House rule')).map(({ rule }) => rule);
    expect(noted).toEqual(['14.4.2', '22.1.3']);
    expect(rules.get('14.4.2')?.text).toContain('Recovery beside the enemy: 4 or more.');
    const first = await load(1);
    expect(first.rules.get('15.5.1')).toEqual(HOLLAND44_REFERENCE.rules.get('15.5.1'));
    expect(first.rules.get('22.1.3')?.text).toContain('Glider Pilot units: two.');
  });
});
