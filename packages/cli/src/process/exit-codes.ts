/** How the program ends: the code and the sentence for everything that can be thrown. */
import { BadInput, Unable } from '../bad-input.ts';
import { isSystemError, refusal } from './system-error.ts';

export const EXIT_DONE = 0;
const EXIT_UNABLE = 1;
const EXIT_BAD_INPUT = 2;
/** The program itself is at fault. */
const EXIT_FAULT = 70;

/** The signals by which a user or a system ends a program, and their numbers. */
export const STOP_SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
export type StopSignal = keyof typeof STOP_SIGNALS;

/** As shells tell it of a program that left the signal to the system. */
export const exitOfSignal = (signal: StopSignal): number => 128 + STOP_SIGNALS[signal];

/** Somebody has ended the program; the message says what became of its work. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly signal: StopSignal;

  constructor(signal: StopSignal, message: string) {
    super(message);
    this.signal = signal;
  }
}

/** Shows where a fault of the program was found. */
const DEBUG_VARIABLE = 'BRIDGEHEAD_DEBUG';

interface Ending {
  readonly code: number;
  readonly says: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What to say of something that was thrown, and the code to end with. */
export function endingOf(error: unknown, env: Environment): Ending {
  if (error instanceof BadInput) return { code: EXIT_BAD_INPUT, says: error.message };
  if (error instanceof Unable) return { code: EXIT_UNABLE, says: error.message };
  if (error instanceof Stopped) return { code: exitOfSignal(error.signal), says: error.message };
  if (isSystemError(error)) return endingOf(refusal(placeOf(error), error), env);
  return { code: EXIT_FAULT, says: faultSays(error, env) };
}

const placeOf = ({ path, syscall }: { readonly path?: string; readonly syscall: string }): string =>
  path === undefined ? `the system refuses «${syscall}»` : `«${path}» cannot be used`;

function faultSays(error: unknown, env: Environment): string {
  const isFull = env[DEBUG_VARIABLE] !== undefined && env[DEBUG_VARIABLE] !== '';
  const message = error instanceof Error ? error.message : String(error);
  if (isFull) return `this is a fault of the program: ${(error instanceof Error && error.stack) || message}`;
  const [first = ''] = message.split('\n', 1);
  return `this is a fault of the program: ${first} (${DEBUG_VARIABLE}=1 shows where)`;
}

/** A sentence as it is told, each of its lines under the name of the program. */
export const complaintOf = (says: string): string =>
  says
    .split('\n')
    .map((line) => `bridgehead: ${line}\n`)
    .join('');
