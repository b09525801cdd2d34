/** The files of a chapter of the rules, found by its number, and the tests that may notice a fault in them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEST = '.test.ts';

/**
 * Every TypeScript file below a folder, sorted.
 * @param {string} folder
 */
const sourcesBelow = (folder) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .sort();

/** @param {string | number} chapter */
const numberOf = (chapter) => String(chapter).padStart(2, '0');

/**
 * `rules/15-advance.ts` and `rules/15-advance/…` belong to chapter 15.
 * @param {string} path
 * @param {string | number} chapter
 */
const isOfChapter = (path, chapter) => path.includes(`/rules/${numberOf(chapter)}-`);

/**
 * @param {string} path
 * @param {string | number} chapter
 */
const importsChapter = (path, chapter) =>
  new RegExp(`from '[^']*/${numberOf(chapter)}-`).test(readFileSync(path, 'utf8'));

/** Reads the sources as text and would take what the mutants add for a fault of its own. */
const READS_SOURCES = '/rules/index.test.ts';

/**
 * @param {string} title the path of its folder
 * @param {string | number} chapter
 */
export const chapterFiles = (title, chapter) =>
  sourcesBelow(`${title}/src/rules`).filter((path) => isOfChapter(path, chapter) && !path.endsWith(TEST));

/**
 * The tests beside the chapter and those that import from it.
 * @param {string} title
 * @param {string | number} chapter
 */
export const ownTests = (title, chapter) =>
  sourcesBelow(`${title}/src`).filter(
    (path) => path.endsWith(TEST) && (isOfChapter(path, chapter) || importsChapter(path, chapter)),
  );

/**
 * All tests of rules, the examples of play, and the counts of small positions. Tests that play whole games are left out: they
 * take too long to be tried on every mutant.
 * @param {string} title
 * @param {string | number} chapter
 */
export function allTests(title, chapter) {
  const ofRules = ['src/rules', 'src/examples'].flatMap((folder) => sourcesBelow(`${title}/${folder}`));
  const counts = sourcesBelow(`${title}/test`).filter((path) => path.endsWith('/perft.test.ts'));
  const others = [...ofRules, ...counts].filter((path) => path.endsWith(TEST) && !path.endsWith(READS_SOURCES));
  return [...new Set([...ownTests(title, chapter), ...others])];
}
