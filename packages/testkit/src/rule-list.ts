/** What every title's list of rules is tested for: nothing is cited that it does not list, nothing claimed untested. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Runner } from './title-map.ts';

interface Entry {
  readonly rule: string;
  readonly state: string;
  readonly file?: string;
}

const CITED = /\[(S?\d+(?:\.\d+)*)\]/g;
const TITLES = /(?:it|test|describe)(?:\.each[^(]*\([\s\S]*?\))?\(\s*['"`]([^'"`]*)/g;

const rulesIn = (text: string): string[] => [...text.matchAll(CITED)].map((match) => match[1] ?? '');

/** Every file below a folder whose name ends like this, as text. */
const textsIn = (folder: URL, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** What is wrong with the file that a rule names, if anything is. */
function fileFault({ rule, state, file }: Entry, folder: URL): string[] {
  if (state !== 'engine') return file === undefined ? [] : [`${rule} names a file`];
  const path = new URL(file ?? '', folder);
  if (file === undefined || !existsSync(path)) return [`${rule}: there is no ${file}`];
  return rulesIn(readFileSync(path, 'utf8')).includes(rule) ? [] : [`${rule}: ${file} does not cite it`];
}

interface Listed {
  readonly rules: readonly Entry[];
  /** By rule: what it is called. */
  readonly titles: Readonly<Record<string, string>>;
}

/** `sources` is the folder of the title's code, tests included. */
export function describeRuleList({ describe, it, expect }: Runner, sources: URL, { rules, titles }: Listed): void {
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
    it('calls each rule something, and nothing that is no rule', () => {
      expect(
        Object.keys(titles)
          .filter((rule) => titles[rule] !== '')
          .sort(),
      ).toEqual([...known].sort());
    });
    it('knows every rule that the code cites', () => {
      expect([...cited].filter((rule) => !known.has(rule) && !/^\d+$/.test(rule)).sort()).toEqual([]);
    });
    it('calls nothing «engine» that no test cites', () => {
      // A heading is shown by the tests of its paragraphs.
      const isShown = (rule: string): boolean => [...tested].some((one) => one === rule || one.startsWith(`${rule}.`));
      expect(inState('engine').filter((rule) => !isShown(rule))).toEqual([]);
    });
    it('names for each «engine» rule the file that states it', () => {
      expect(rules.flatMap((entry) => fileFault(entry, new URL('rules/', sources)))).toEqual([]);
    });
    it('has nothing missing', () => {
      expect(inState('missing')).toEqual([]);
    });
  });
}
