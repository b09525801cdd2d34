import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SECOND_RULE_TITLES } from '../../words/second-rule-titles.en.ts';
import { EDITIONS, FIELD_NAMES, FIELDS } from '../editions.ts';
import { RULES } from './index.ts';
import { numberIn } from './rule-numbers.ts';
import { SECOND_RULES } from './second-edition.ts';

const CITED = /\[2e (S?\d+(?:\.\d+)*)\]/g;
const TITLES = /(?:it|test|describe)(?:\.each[^(]*\([\s\S]*?\))?\(\s*['"`]([^'"`]*)/g;
const rulesIn = (text: string): string[] => [...text.matchAll(CITED)].map((match) => match[1] ?? '');

const sources = new URL('../', import.meta.url);
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const textOf = (name: string): string => readFileSync(new URL(name, sources), 'utf8');
const tested = new Set(
  files
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [...textOf(name).matchAll(TITLES)].flatMap((match) => rulesIn(match[1] ?? ''))),
);
const own = SECOND_RULES.filter(({ identity }) => identity.startsWith('2e '));

describe('the list of rules of the second book', () => {
  it('lists each rule once, in order, with what it is called', () => {
    expect(new Set(SECOND_RULES.map(({ rule }) => rule)).size).toBe(SECOND_RULES.length);
    expect(SECOND_RULES.filter(({ rule }) => (SECOND_RULE_TITLES[rule] ?? '') === '')).toEqual([]);
  });
  it('knows every rule of it that the code cites', () => {
    const known = new Set(SECOND_RULES.map(({ rule }) => rule));
    expect(files.flatMap((name) => rulesIn(textOf(name))).filter((rule) => !known.has(rule))).toEqual([]);
  });
  it('names for each «engine» rule of its own the file that states it, and a test cites it', () => {
    const faults = own.flatMap(({ rule, state, file = '' }) => {
      if (state !== 'engine') return [];
      const path = new URL(`rules/${file}`, sources);
      if (!existsSync(path) || !rulesIn(readFileSync(path, 'utf8')).includes(rule)) return [`${rule}: ${file}`];
      const isShown = [...tested].some((one) => one === rule || one.startsWith(`${rule}.`));
      return isShown ? [] : [`${rule} has no test`];
    });
    expect(faults).toEqual([]);
  });
});

describe('the fields', () => {
  it('shows every rule in which the editions differ by a test', () => {
    const untested = FIELD_NAMES.filter((name) => !tested.has(FIELDS[name].rules[1]));
    expect(untested).toEqual([]);
  });
  it('none is missing', () => {
    expect(SECOND_RULES.filter(({ state }) => state === 'missing')).toEqual([]);
  });
});

describe('the number of a rule', () => {
  it('belongs to the edition', () => {
    const said = (rule: string): string[] => EDITIONS.map((edition) => numberIn(edition, rule));
    expect(said('15.5.1')).toEqual(['15.5.1', '15.5.2']);
    expect(said('12.1.3')).toEqual(['12.1.3', '12.2.1']);
    expect(said('9.3')).toEqual(['9.3', '9.3']);
  });
  it('of a rule that the edition does not have names the other book', () => {
    const said = (rule: string): string[] => EDITIONS.map((edition) => numberIn(edition, rule));
    expect(said('2e 15.5.1')).toEqual(['15.5.1 (2nd)', '15.5.1']);
    expect(said('25.3.3')).toEqual(['25.3.3', '25.3.3 (1st)']);
  });
  it('of the second book is found for every rule of the first, or the rule is gone', () => {
    const numbers = new Set(SECOND_RULES.map(({ rule }) => rule));
    const lost = RULES.map(({ rule }) => numberIn(2, rule)).filter((rule) => !rule.endsWith(')') && !numbers.has(rule));
    expect(lost).toEqual([]);
  });
});
