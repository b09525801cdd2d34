import { type Token, tokensOf } from './tokens.ts';

export interface Import {
  /** What is imported, or undefined where it is computed and no reader can tell. */
  readonly specifier: string | undefined;
  /** Erased by the compiler: it orders the packages, but not the loading of files. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** Every module that a source names: import, export … from, import(), require(), require.resolve, import.meta.resolve. */
export function importsOf(source: string): readonly Import[] {
  const tokens = tokensOf(source);
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || isMember(tokens, at)) return [];
    const found = readers.get(token.text)?.(tokens, at);
    return found === undefined ? [] : [{ ...found, line: token.line }];
  });
}

type Found = Omit<Import, 'line'> | undefined;

const readers: ReadonlyMap<string, (tokens: readonly Token[], at: number) => Found> = new Map([
  ['import', readImport],
  ['export', readExport],
  ['require', readRequire],
]);

const isSign = (token: Token | undefined, sign: string): boolean => token?.kind === 'sign' && token.text === sign;
const isWord = (token: Token | undefined, word: string): boolean => token?.kind === 'word' && token.text === word;
const isMember = (tokens: readonly Token[], at: number): boolean =>
  isSign(tokens[at - 1], '.') && !isSign(tokens[at - 2], '.');

function readImport(tokens: readonly Token[], at: number): Found {
  const next = tokens[at + 1];
  if (next?.kind === 'string') return { specifier: next.text, typeOnly: false };
  if (isSign(next, '(')) return readCall(tokens, at + 1);
  if (isSign(next, '.')) return isWord(tokens[at + 4], 'resolve') ? readCall(tokens, at + 5) : undefined;
  return readFrom(tokens, at + 1, 'import');
}

function readExport(tokens: readonly Token[], at: number): Found {
  const first = isWord(tokens[at + 1], 'type') ? at + 2 : at + 1;
  const isList = isSign(tokens[first], '{') || isSign(tokens[first], '*');
  return isList ? readFrom(tokens, at + 1, 'export') : undefined;
}

function readRequire(tokens: readonly Token[], at: number): Found {
  if (isSign(tokens[at + 1], '.')) return isWord(tokens[at + 2], 'resolve') ? readCall(tokens, at + 3) : undefined;
  return readCall(tokens, at + 1);
}

/** The argument of a call whose parenthesis stands here. */
function readCall(tokens: readonly Token[], at: number): Found {
  if (!isSign(tokens[at], '(')) return undefined;
  const argument = tokens[at + 1];
  const isWhole = isSign(tokens[at + 2], ')') || isSign(tokens[at + 2], ',');
  const specifier = argument?.kind === 'string' && isWhole ? argument.text : undefined;
  return { specifier, typeOnly: false };
}

/** Words and signs that can stand between `import` or `export` and `from`. */
const CLAUSE_SIGNS = new Set(['{', '}', ',', '*']);

function readFrom(tokens: readonly Token[], first: number, statement: 'import' | 'export'): Found {
  const typeOnly = isTypeOnly(tokens, first);
  for (let at = first; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (isWord(token, 'from') && next?.kind === 'string') return { specifier: next.text, typeOnly };
    if (token?.kind === 'sign' && !CLAUSE_SIGNS.has(token.text)) return undefined;
    if (statement === 'export' && isSign(token, '}') && !isWord(next, 'from')) return undefined;
  }
  return undefined;
}

/** `import type { A }`, but not `import type from` nor `import type, { A } from`. */
function isTypeOnly(tokens: readonly Token[], first: number): boolean {
  const next = tokens[first + 1];
  if (!isWord(tokens[first], 'type') || isSign(next, ',')) return false;
  return !(isWord(next, 'from') && tokens[first + 2]?.kind === 'string');
}
