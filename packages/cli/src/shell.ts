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
  readonly complain: (text: string) => void;
  /** Settles when the user wants a running server to end. */
  readonly untilStopped: () => Promise<void>;
}

export interface Command {
  /** The arguments after the command, as the help shows them. */
  readonly usage: string;
  readonly summary: string;
  readonly run: (args: readonly string[], shell: Shell) => Promise<void>;
}
