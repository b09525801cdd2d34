/** What may be laid down for chance to answer with, title by title: known before anything of the title is loaded. */
export interface DiceRange {
  /** The smallest and the largest number of any of its dice. */
  readonly least: number;
  readonly most: number;
  /** Whether something is drawn by its id as well. */
  readonly hasFaces: boolean;
}

const RANGES: Readonly<Record<string, DiceRange>> = {
  holland44: { least: 1, most: 6, hasFaces: true },
  // Percentages, the random of a volley from 80 to 120, costs from nothing.
  omg85: { least: 0, most: 120, hasFaces: false },
};

const SIX: DiceRange = { least: 1, most: 6, hasFaces: false };

export const diceRange = (title: string): DiceRange => RANGES[title] ?? SIX;
