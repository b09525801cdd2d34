import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from './index.ts';

const SOURCE = new URL('../', import.meta.url);
const CITED = /\[(S?\d+(?:\.\d+)*)\]/g;

/** Every file below the sources whose name ends like this, as text. */
function texts(ending: string): string[] {
  const names = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  return names.map((name) => readFileSync(new URL(name, SOURCE), 'utf8'));
}

const rulesIn = (text: string): string[] => [...text.matchAll(CITED)].map((match) => match[1] ?? '');
const cited = new Set(texts('.ts').flatMap(rulesIn));
const tested = new Set(
  texts('.test.ts').flatMap((text) =>
    [...text.matchAll(/(?:it|test|describe)(?:\.each[^(]*\([\s\S]*?\))?\(\s*['"`]([^'"`]*)/g)].flatMap((m) =>
      rulesIn(m[1] ?? ''),
    ),
  ),
);
const known = new Map(RULES.map(({ rule, state }) => [rule, state]));

describe('the rules index', () => {
  it('lists each rule once', () => {
    expect(new Set(RULES.map(({ rule }) => rule)).size).toBe(RULES.length);
  });
  it('knows every rule that the code cites', () => {
    expect([...cited].filter((rule) => !known.has(rule) && !/^\d+$/.test(rule)).sort()).toEqual([]);
  });
  it('calls nothing «engine» that no test cites', () => {
    const engine = RULES.filter(({ state }) => state === 'engine').map(({ rule }) => rule);
    // A heading is shown by the tests of its paragraphs.
    const isShown = (rule: string): boolean => [...tested].some((one) => one === rule || one.startsWith(`${rule}.`));
    expect(engine.filter((rule) => !isShown(rule))).toEqual([]);
  });
  it('has nothing missing', () => {
    expect(RULES.filter(({ state }) => state === 'missing').map(({ rule }) => rule)).toEqual([]);
  });
});
