import { spawn } from 'node:child_process';

interface Ran {
  readonly code: number;
  /** What it answered; warnings stand elsewhere. */
  readonly answer: string;
  /** What it said, on either channel. */
  readonly output: string;
}

interface ProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

const MOST_OUTPUT = 1_000_000;

/** Runs a program to its end; one that cannot be started has failed like any other. */
export const runProgram = (program: string, args: readonly string[], { cwd, env }: ProgramOptions): Promise<Ran> =>
  new Promise((resolve) => {
    // On Windows npm is a script, which only a shell can start.
    const shell = process.platform === 'win32' && program === 'npm';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [answer, output] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      answer = (answer + text).slice(-MOST_OUTPUT);
      output = (output + text).slice(-MOST_OUTPUT);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-MOST_OUTPUT);
    });
    child.on('error', (error) => resolve({ code: 127, answer: '', output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, answer: answer.trim(), output }));
  });

const MOST_LINES = 12;

/** The end of what a program said, which tells why it failed. */
export const lastLines = (output: string): string => output.trimEnd().split('\n').slice(-MOST_LINES).join('\n');
