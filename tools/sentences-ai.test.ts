/** Computer players speak by codes: no sentence stands in their sources, and no sentence stands in their words for nothing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AI_MESSAGES as HOLLAND44 } from '../titles/holland44/words/ai/index.ts';
import { AI_MESSAGES as OMG85 } from '../titles/omg85/words/ai.en.ts';
import { type Token, tokensOf } from './import-graph/tokens.ts';

const ROOT = fileURLToPath(new URL('../titles/', import.meta.url));
const TITLES = readdirSync(ROOT).filter((title) => existsSync(`${ROOT}${title}/ai`));
const WORDS: Readonly<Record<string, object>> = { holland44: HOLLAND44, omg85: OMG85 };

const sourcesOf = (title: string): readonly string[] =>
  readdirSync(`${ROOT}${title}/ai`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${title}/ai/${file}`);

const textOf = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

/** Two words beside each other, or one beside a hole. */
const PHRASE = /\p{L}{2,}[,.:;’]? \p{L}+/u;
const BESIDE_HOLE = /\p{L}{2,}[,:]? $|^[,:]? \p{L}{2,}|^: $/u;

const isSign = (token: Token | undefined, sign: string): boolean => token?.kind === 'sign' && token.text === sign;

/** An error that nobody but a programmer reads. */
const isThrown = (tokens: readonly Token[], at: number): boolean =>
  isSign(tokens[at - 1], '(') && tokens[at - 3]?.text === 'new' && tokens[at - 4]?.text === 'throw';

/** A word of the data that a value is compared with. */
const isCompared = (tokens: readonly Token[], at: number): boolean =>
  isSign(tokens[at - 1], '=') && isSign(tokens[at - 2], '=');

/** Phrases as `line: text`; names of the title, or what a name begins with, are none. */
function phrasesIn(source: string, names: readonly string[] = []): readonly string[] {
  const tokens = tokensOf(source);
  return tokens.flatMap(({ kind, text, line }, at) => {
    const isPhrase =
      (kind === 'string' && PHRASE.test(text) && !names.includes(text)) ||
      (kind === 'template' &&
        (PHRASE.test(text) || BESIDE_HOLE.test(text)) &&
        !names.some((name) => name.startsWith(text)));
    return isPhrase && !isThrown(tokens, at) && !isCompared(tokens, at) ? [`${line}: ${text}`] : [];
  });
}

/** The names of bridges on the map, and of the rows of tables. */
function namesOf(title: string): readonly string[] {
  const onMap = [...textOf(`${title}/map/map.json`).matchAll(/"name":\s*"([^"]*)"/g)].map(([, name = '']) => name);
  const rows = readdirSync(`${ROOT}${title}/src/tables`)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => tokensOf(textOf(`${title}/src/tables/${file}`)))
    .flatMap(({ kind, text }) => (kind === 'string' ? [text] : []));
  return [...onMap, ...rows];
}

describe('the search for sentences', () => {
  it.each([
    "candidate(choice, 'end the Combat Phase', 0)",
    'const name = `${unitLabel(u)} retreats`;',
    'const name = `attack ${hex} at ${odds}`;',
    'const name = `${a} to ${b}`;',
    'const name = `${task}: ${hex}`;',
    "const PLACES = [{ name: 'Overloon and Venray' }];",
  ])('finds one in %s', (source) => {
    expect(phrasesIn(source)).not.toEqual([]);
  });

  it.each([
    "says('order.end-combat')",
    'const key = `${index} ${mobility}`;',
    "const source = '3.6 S1.3';",
    'throw new RangeError(`the map has no region ${name}`);',
    "if (type === 'Parachute Infantry') return 1;",
    '// a comment is no sentence of the game',
  ])('finds none in %s', (source) => {
    expect(phrasesIn(source)).toEqual([]);
  });

  it('knows the names of the title, and nothing but them', () => {
    const source = "costOf('enter clear', 1); costOf(`enter ${terrain}`, 1);";
    expect(phrasesIn(source, ['enter clear'])).toEqual([]);
    expect(phrasesIn(source, ['enter'])).toEqual(['1: enter clear', '1: enter ']);
  });
});

describe.each(TITLES)('the players of %s', (title) => {
  it('have no sentence in their sources', () => {
    const names = namesOf(title);
    const found = sourcesOf(title).flatMap((file) => phrasesIn(textOf(file), names).map((one) => `${file}:${one}`));
    expect(found).toEqual([]);
  });

  it('use every code that has a sentence', () => {
    const used = new Set(
      sourcesOf(title).flatMap((file) =>
        tokensOf(textOf(file)).flatMap(({ kind, text }) => (kind === 'string' ? [text] : [])),
      ),
    );
    const codes = Object.keys(WORDS[title] ?? {});
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => !used.has(code))).toEqual([]);
  });
});
