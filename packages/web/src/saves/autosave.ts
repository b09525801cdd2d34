/** Keeps a game after every change: at once, but never twice at a time; what changes meanwhile is kept right after. */
export interface Autosave {
  changed(): void;
  /** When everything so far is kept, or has failed. */
  settled(): Promise<void>;
  /** Nothing more is kept. */
  stop(): void;
}

export function createAutosave(keep: () => Promise<void>, failed: (error: unknown) => void): Autosave {
  let isStale = false;
  let isStopped = false;
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    while (isStale && !isStopped) {
      isStale = false;
      try {
        await keep();
      } catch (error) {
        failed(error);
      }
    }
    running = undefined;
  };
  return {
    changed: () => {
      isStale = true;
      running ??= run();
    },
    settled: async () => {
      await running;
    },
    stop: () => {
      isStopped = true;
    },
  };
}
