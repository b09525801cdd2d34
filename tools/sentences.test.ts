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

const isText = ({ kind }: Token): boolean => kind === 'string' || kind === 'template';

/** Two words, of which a value may be one. */
const WORDS = /\p{L}{2,}[,;:.]? [\p{L}“«]|\p{L}[,;:.]? \p{L}{2,}/u;
const BESIDE_VALUE = /^[,;:.]? \p{L}{2,}|\p{L}{2,}[,;:.]? $/u;

const isSentence = ({ kind, text }: Token): boolean =>
  WORDS.test(text) || (kind === 'template' && BESIDE_VALUE.test(text));

/** What is wrong inside is told to those who mend it. */
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

const titleOf = (path: string): string => path.replace(/\/(src|ai|client)\/.*$/, '');

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
      .filter(({ path }) => !isData(path))
      .flatMap((file) =>
        sentencesIn(file.text)
          .filter(({ text }) => !isPrinted(file, text))
          .map(({ text, line }) => `${file.path}:${line}: ${text}`),
      );
    expect(said).toEqual([]);
  });
});

/** What a thing is called belongs to words, be it one word: `name: 'Clear'`. */
function namesIn(source: string): readonly Token[] {
  const tokens = tokensOf(source);
  return tokens.filter(({ kind, text }, i) => {
    const [key, colon] = [tokens[i - 2], tokens[i - 1]];
    return kind === 'string' && colon?.text === ':' && NAMING.includes(key?.text ?? '') && /^\p{Lu}\p{Ll}/u.test(text);
  });
}

const NAMING: readonly string[] = ['name', 'label', 'title', 'date'];

describe('names', () => {
  it('stand in no rules: of scenarios, options, terrain, days', () => {
    const named = sources
      .filter(({ path }) => !isData(path))
      .flatMap(({ path, text }) => namesIn(text).map((token) => `${path}:${token.line}: ${token.text}`));
    expect(named).toEqual([]);
  });

  it.each([
    ["{ id: 'short', name: 'The Short Game' }", 1],
    ["woods: { looks: ['woods'], name: 'Woods' }", 1],
    ["frame.name: 'march'", 0],
    ["{ kind: 'Woods' }", 0],
  ])('are found in %s: %i', (source, count) => {
    expect(namesIn(source)).toHaveLength(count);
  });
});

/** Sources of the window and of what a title registers, apart from tables of words and from the rules in our own words. */
const isWindow = (path: string): boolean =>
  /^(packages\/(client-kit|web)\/src\/|(packages\/testkit\/)?titles\/[^/]+\/(client\/|[\w-]+\.ts))/.test(path) &&
  !/\.test\.tsx?$|[./]en\.ts$/.test(path);

const LABELLED = 'aria-label|aria-description|aria-valuetext|title|alt|placeholder|label';
/** A text between tags, and a label that is written where it is used. */
const BETWEEN_TAGS = /(?<![=-])>([^<>{}=;()`'"]*\p{L}{2,}[^<>{}=;()`'"]*)<\//gu;
const WRITTEN_LABEL = new RegExp(
  `\\b(?:${LABELLED})=(?:"([^"]*\\p{L}{2,}[^"]*)"|\\{['"\`]([^'"\`]*\\p{L}{2,}[^'"\`]*)['"\`]\\})`,
  'gu',
);
/** Names of classes, which nobody reads: `class="icon-button quiet"`, or with values in braces. */
const CLASSES = /\bclass=(?:"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g;
/** Classes that are put together elsewhere begin with a name of two parts; what is read by the browser is no text either. */
const IS_CLASSES = /^[a-z]+-[a-z-]+( |$)/;
const IS_OF_BROWSER = /^\((prefers|pointer)|[<>="]|^[xyM]\w+ slice$/;

/** Words in a row that are no names of classes, no markup and no print of the title. */
function phrasesIn(source: string, isPrintedHere: (text: string) => boolean = () => false): readonly string[] {
  return sentencesIn(source.replace(CLASSES, ''))
    .map(({ text }) => text)
    .filter((text) => ![IS_CLASSES, IS_OF_BROWSER].some((pattern) => pattern.test(text)) && !isPrintedHere(text));
}

function textsIn(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');
  const shown = [BETWEEN_TAGS, WRITTEN_LABEL].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, first, second]) => (first ?? second ?? '').trim()),
  );
  return [...new Set(shown.filter((text) => text !== ''))];
}

describe('the window', () => {
  it('shows no text that stands in no table of words', () => {
    const found = files
      .filter(({ path }) => isWindow(path))
      .flatMap((file) =>
        [...textsIn(file.text), ...phrasesIn(file.text, (text) => isPrinted(file, text))].map(
          (one) => `${file.path}: ${one}`,
        ),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['<b>Go on</b>', 1],
    ['<b>{say("go")}</b>', 0],
    ['<button title="Go on" class="button quiet wide">', 1],
    ["<button aria-label={'Close'}>", 1],
    ["const words = 'Everybody is in supply';", 1],
    ["const refusal = { legal: false, rule: '-', reason: 'the device has not been handed over' };", 1],
    ["createWorkerCalls(start, 'the computer player could not be started')", 1],
    ["reject(new Error('there was no answer then'))", 1],
    ["const history = { date: '17 September, lost on the 21st' };", 1],
    ['const label = `${count} of them`;', 1],
    ["throw new RangeError('there is no side');", 0],
    ['<b class="icon-button quiet">{words}</b>', 0],
    ["<b class={`icon ${isOn ? 'is on' : ''}`}>{words}</b>", 0],
    ["const look = 'icon-button quiet';", 0],
    ["matchMedia('(prefers-color-scheme: dark)')", 0],
    ['const find = (a: Map<string, number>): Map<string, Set<number>> => a;', 0],
  ])('is looked through: %s has %i', (source, count) => {
    expect(new Set([...textsIn(source), ...phrasesIn(source)]).size).toBe(count);
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
