/** The built program in a process of its own, as a user starts it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { REPOSITORY } from './shell.ts';

const PROGRAM = join(REPOSITORY, 'packages/cli/bin/bridgehead.mjs');

interface Ended {
  /** As a shell tells it: of a program that a signal ended 128 and the number of the signal. */
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Before and behind the command, for the shell: `ulimit -f 8;` and `> /dev/full`. */
  readonly before?: string;
  readonly behind?: string;
  readonly input?: string;
}

/** Starts the program with these words; a shell sees what stands before and behind it. */
export function startProgram(words: string, { cwd, env, before = '', behind = '' }: Surroundings) {
  const line = `${before} exec "${process.execPath}" "${PROGRAM}" ${words} ${behind}`;
  return spawn('bash', ['-c', line], { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
}

export async function program(words: string, surroundings: Surroundings): Promise<Ended> {
  const child = startProgram(words, surroundings);
  child.stdin.on('error', () => {}).end(surroundings.input ?? '');
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), codeOf(child)]);
  return { code, out, err };
}

const NUMBERS: Readonly<Record<string, number>> = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };

export async function codeOf(child: ChildProcessWithoutNullStreams): Promise<number> {
  const [code, signal] = await once(child, 'close');
  return signal === null ? code : 128 + (NUMBERS[signal] ?? 0);
}
