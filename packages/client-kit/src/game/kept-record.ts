/** Tells the keeper of a game what each change makes of its record. */
import type { SaveChange } from '@bridgehead/engine/save-text';

interface KeptRecordOptions {
  /** How many choices are kept already. */
  readonly saved: number;
  readonly keep: ((change: SaveChange) => Promise<void>) | undefined;
  /** What the record has after so many choices. */
  readonly linesAfter: (after: number) => Promise<unknown>;
  /** How many choices of players there are. */
  readonly counted: (answers: number) => void;
}

export interface RecordChange extends SaveChange {
  readonly answers: number;
}

export interface KeptRecord {
  /** What the change under way makes of the record: asked for with the change itself. */
  ahead(): Promise<RecordChange> | undefined;
  /** Without a change of the record, something about the game has changed. Never rejects. */
  keep(change?: Promise<RecordChange>): Promise<void>;
}

export function createKeptRecord({ saved, keep, linesAfter, counted }: KeptRecordOptions): KeptRecord {
  if (keep === undefined) return { ahead: () => undefined, keep: async () => {} };
  let told = saved;
  const ahead = (): Promise<RecordChange> => {
    const change = linesAfter(told) as Promise<RecordChange>;
    change.catch(() => {});
    return change;
  };
  return {
    ahead,
    keep: async (change = ahead()) => {
      try {
        const { answers, ...known } = await change;
        told = known.after + known.choices.length;
        counted(answers);
        await keep(known);
      } catch {
        // A host that cannot tell it has a fault, and tells that.
      }
    },
  };
}
