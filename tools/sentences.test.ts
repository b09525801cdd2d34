/** Rules, queries, players and readers of positions say codes: sentences stand in the words of a title, where they can be translated. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Token, tokensOf } from './import-graph/tokens.ts';
import { readWorkspace, type SourceFile } from './import-graph/workspace.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

const isRules = (path: string): boolean =>
  /^(titles|packages\/testkit\/titles)\/[^/]+\/(src|ai)\//.test(path) && !path.endsWith('.test.ts');

/** Facts as printed, which others name: counters, tables, the map. */
const isData = (path: string): boolean => /\/src\/(data|tables)\//.test(path);

/** Names that are no sentences: of scenarios and options, of terrain, of days. */
const isNames = (path: string): boolean =>
  /\/src\/(title-facts|options|scenario\/options|map-style|scenario\/calendar)\.ts$/.test(path);

const isText = ({ kind }: Token): boolean => kind === 'string' || kind === 'template';

/** Two words, of which a value may be one. */
const WORDS = /\p{L}{2,}[,;:.]? [\p{L}“«]|\p{L}[,;:.]? \p{L}{2,}/u;
const BESIDE_VALUE = /^[,;:.]? \p{L}{2,}|\p{L}{2,}[,;:.]? $/u;

const isSentence = ({ kind, text }: Token): boolean =>
  WORDS.test(text) || (kind === 'template' && BESIDE_VALUE.test(text));

/** What is wrong inside is told to whoever mends it. */
const INNER_ERRORS: readonly string[] = ['RangeError', 'EngineError'];

/** The sentences in a source, apart from those of errors of our own and from `'lists of words'.split(' ')`. */
function sentencesIn(source: string): readonly Token[] {
  const tokens = tokensOf(source);
  const calls: string[] = [];
  return tokens.filter((token, i) => {
    if (token.kind === 'sign' && token.text === '(') calls.push(tokens[i - 1]?.text ?? '');
    if (token.kind === 'sign' && token.text === ')') calls.pop();
    if (!isText(token) || !isSentence(token) || calls.some((name) => INNER_ERRORS.includes(name))) return false;
    return !(tokens[i + 1]?.text === '.' && tokens[i + 2]?.text === 'split');
  });
}

const files = readWorkspace(ROOT).packages.flatMap((one) => one.files);
const sources = files.filter(({ path }) => isRules(path));

const titleOf = (path: string): string => path.replace(/\/(src|ai)\/.*$/, '');

/** The texts of a title's data: a rule that names one says nothing. */
function printedIn(title: string): string {
  const data = files.filter(({ path }) => titleOf(path) === title && isData(path)).map(({ text }) => text);
  return [...data, readFileSync(`${ROOT}${title}/map/map.json`, 'utf8')].join('\n');
}

const printed = new Map(
  [...new Set(sources.map(({ path }) => titleOf(path)))].map((title) => [title, printedIn(title)]),
);

const isPrinted = ({ path }: SourceFile, text: string): boolean =>
  [`'${text}'`, `"${text}"`].some((quoted) => printed.get(titleOf(path))?.includes(quoted));

describe('the rules of a title', () => {
  it('say codes, not sentences', () => {
    const said = sources
      .filter(({ path }) => !isData(path) && !isNames(path))
      .flatMap((file) =>
        sentencesIn(file.text)
          .filter(({ text }) => !isPrinted(file, text))
          .map(({ text, line }) => `${file.path}:${line}: ${text}`),
      );
    expect(said).toEqual([]);
  });
});

describe('a sentence is found', () => {
  it.each([
    ['in a refusal', "refusal('8.1', 'the unit has completed its movement')"],
    ['beside a value', 'refuse(place, `${count} out`)'],
    ['before a value', 'const label = `led by ${unit}`;'],
    ['between values', 'const label = `${attack} to ${defense}`;'],
    ['in a template without values', 'const label = `Armor Shift`;'],
    ['in an error of another kind', "throw new Refused('the unit stands elsewhere')"],
  ])('%s', (_where, source) => {
    expect(sentencesIn(source)).not.toEqual([]);
  });

  it.each([
    ['a code', "refusal('8.1', 'moved-already')"],
    ['a rule and a place', "saysBy('8.1', 'enters', { hex: `units[${i}].hex` })"],
    ['a key of two values', 'map.get(`${hexside} ${kind}`)'],
    ['an error of our own', "throw new RangeError(`no bridge ${bridge}` + of('the map'))"],
    ['a list of words', "const FIELDS = 'title edition scenario'.split(' ');"],
    ['a comment', '/** [8.1] The unit has moved. */ const a = 1; // and stays'],
    ['a list of rules', 'readRuleList(`\n8.1 | engine | 08-movement/march.ts\n8.2 | not-applicable\n`)'],
  ])('but not in %s', (_what, source) => {
    expect(sentencesIn(source)).toEqual([]);
  });
});
