import type { StopSignal } from './process/exit-codes.ts';

/** What a command may touch of the world around it; a test hands in its own. */
export interface Shell {
  /** The folder that holds `titles` and `geo`. */
  readonly root: string;
  /** Paths on the command line are relative to this. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the user or a program types. */
  readonly input: AsyncIterable<string | Uint8Array>;
  readonly print: (text: string) => void;
  /** Settles at once, or when the reader has taken so much of what was printed that more may follow. */
  readonly untilTaken: () => Promise<void>;
  readonly complain: (text: string) => void;
  /**
   * Settles when somebody wants the program to end. Until it is first called the system ends the program itself, at once,
   * as a command needs that computes without a pause.
   */
  readonly untilStopped: () => Promise<StopSignal>;
}

/** Runs one command with the arguments after its name. */
export type RunCommand = (args: readonly string[], shell: Shell) => Promise<void>;

export interface Command {
  /** The arguments after the command, as the help shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<RunCommand>;
}
