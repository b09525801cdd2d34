import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { BadInput } from './bad-input.ts';

export interface Output {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** The path of an output, refused before any work is done if it cannot be written. */
export function outputPath(cwd: string, given: string): string {
  const path = isAbsolute(given) ? given : resolve(cwd, given);
  const folder = dirname(path);
  if (!isFolder(folder)) throw new BadInput(`cannot write «${given}»: expected «${dirname(given)}» to be a directory`);
  if (isFolder(path)) throw new BadInput(`cannot write «${given}»: expected a file name, it is a directory`);
  return path;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Writes first beside the targets, then puts all in their places: no reader sees half a file, and a fault changes none. */
export function writeAll(outputs: readonly Output[]): void {
  const staged: { readonly from: string; readonly to: string }[] = [];
  try {
    for (const { path, content } of outputs) {
      const from = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
      staged.push({ from, to: path });
      writeFileSync(from, content);
    }
    for (const { from, to } of staged) renameSync(from, to);
  } catch (error) {
    for (const { from } of staged) rmSync(from, { force: true });
    throw isSystemError(error) ? new BadInput(`cannot write «${error.path}»: ${error.code}`, { cause: error }) : error;
  }
}

interface SystemError extends Error {
  readonly code: string;
  readonly path: string;
}

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && 'path' in error && typeof error.path === 'string';

/** The text of a file; `name` is how messages call it. */
export function readText(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isSystemError(error)) throw new BadInput(`${name}: cannot be read (${error.code})`, { cause: error });
    throw error;
  }
}

export function readJson(path: string, name: string): unknown {
  const text = readText(path, name);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new BadInput(`${name}: is not JSON (${firstLine(error.message)})`, { cause: error });
  }
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
