import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../src/run.ts';
import type { Shell } from '../src/shell.ts';

export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line of the program and gathers what it says. */
export async function runIn(root: string, args: readonly string[], changes: Partial<Shell> = {}): Promise<Outcome> {
  let out = '';
  let err = '';
  const code = await run(args, {
    ...quietShell(root),
    print: (text) => {
      out += text;
    },
    complain: (text) => {
      err += text;
    },
    ...changes,
  });
  return { code, out, err };
}

export const quietShell = (root: string): Shell => ({
  root,
  cwd: root,
  env: process.env,
  input: nothing(),
  print: () => {},
  untilTaken: async () => {},
  complain: () => {},
  untilStopped: () => new Promise(() => {}),
});

async function* nothing(): AsyncIterable<string> {}

/** A folder with these files, and the way to be rid of it. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bridgehead-cli-'));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
