/** Tells whoever keeps a game what each change makes of its record. */
import type { SaveChange } from '@bridgehead/engine/save-text';

interface KeptRecordOptions {
  /** How many choices are kept already. */
  readonly saved: number;
  readonly keep: ((change: SaveChange) => Promise<void>) | undefined;
  /** What the record has after so many choices. */
  readonly linesAfter: (after: number) => Promise<unknown>;
  readonly failed: (error: unknown) => void;
}

export interface KeptRecord {
  /** What the change under way makes of the record: asked for with the change itself. */
  ahead(): Promise<SaveChange> | undefined;
  /** Without a change of the record, something about the game has changed. Never rejects. */
  keep(change?: Promise<SaveChange>): Promise<void>;
}

export function createKeptRecord({ saved, keep, linesAfter, failed }: KeptRecordOptions): KeptRecord {
  if (keep === undefined) return { ahead: () => undefined, keep: async () => {} };
  let told = saved;
  return {
    ahead: () => {
      const change = linesAfter(told) as Promise<SaveChange>;
      change.catch(() => {});
      return change;
    },
    keep: (change = Promise.resolve({ after: told, choices: [] })) =>
      change.then((known) => {
        told = known.after + known.choices.length;
        return keep(known);
      }, failed),
  };
}
