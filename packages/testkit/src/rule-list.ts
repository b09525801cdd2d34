/** What every title's list of rules is tested for: nothing is cited that it does not list, nothing claimed untested. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Runner } from './title-map.ts';

interface Entry {
  readonly rule: string;
  readonly state: string;
}

const CITED = /\[(S?\d+(?:\.\d+)*)\]/g;
const TITLES = /(?:it|test|describe)(?:\.each[^(]*\([\s\S]*?\))?\(\s*['"`]([^'"`]*)/g;

const rulesIn = (text: string): string[] => [...text.matchAll(CITED)].map((match) => match[1] ?? '');

/** Every file below a folder whose name ends like this, as text. */
const textsIn = (folder: URL, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** `sources` is the folder of the title's code, tests included. */
export function describeRuleList({ describe, it, expect }: Runner, sources: URL, rules: readonly Entry[]): void {
  const cited = new Set(textsIn(sources, '.ts').flatMap(rulesIn));
  const tested = new Set(
    textsIn(sources, '.test.ts').flatMap((text) =>
      [...text.matchAll(TITLES)].flatMap((match) => rulesIn(match[1] ?? '')),
    ),
  );
  const known = new Set(rules.map(({ rule }) => rule));
  const inState = (wanted: string): string[] => rules.filter(({ state }) => state === wanted).map(({ rule }) => rule);
  describe('the list of rules', () => {
    it('lists each rule once', () => {
      expect(known.size).toBe(rules.length);
    });
    it('knows every rule that the code cites', () => {
      expect([...cited].filter((rule) => !known.has(rule) && !/^\d+$/.test(rule)).sort()).toEqual([]);
    });
    it('calls nothing «engine» that no test cites', () => {
      // A heading is shown by the tests of its paragraphs.
      const isShown = (rule: string): boolean => [...tested].some((one) => one === rule || one.startsWith(`${rule}.`));
      expect(inState('engine').filter((rule) => !isShown(rule))).toEqual([]);
    });
    it('has nothing missing', () => {
      expect(inState('missing')).toEqual([]);
    });
  });
}
