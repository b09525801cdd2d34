import type { Frame } from './frame.ts';

/**
 * A position: columns of numbers and the stack of frames. Everything that the rules change is a number in a column, so
 * that one journal, one hash and one copy serve every title.
 */
export interface State {
  readonly columns: Readonly<Record<string, number[]>>;
  frames: Frame[];
}

/** The columns of a title, by name, in the order in which they are numbered. */
export interface ColumnLayout {
  readonly names: readonly string[];
  readonly sizes: readonly number[];
  /** Who may know each, in a word of the title; a column without one is known to nobody. */
  readonly seenBy?: readonly (string | undefined)[];
}

/** The engine's own column: the words of the generator that rolls the dice. Never in the hash, never in a view. */
export const CHANCE_COLUMN = 'chance';
