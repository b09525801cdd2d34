/** The two sides as the screen shows them: a colour, a shape and a word each. */
export const SIDES = ['allied', 'german'] as const;
export type Side = (typeof SIDES)[number];

export interface SideLook {
  /** Which of the board's two sides it is. */
  readonly rank: 'first' | 'second';
  readonly corner: 'round' | 'cut';
  /** Colour tokens, to be used as `var(--first)`. */
  readonly colour: string;
  readonly soft: string;
}

const LOOKS: Readonly<Record<Side, SideLook>> = {
  allied: { rank: 'first', corner: 'round', colour: 'var(--first)', soft: 'var(--first-soft)' },
  german: { rank: 'second', corner: 'cut', colour: 'var(--second)', soft: 'var(--second-soft)' },
};

export const isSide = (word: unknown): word is Side => word === 'allied' || word === 'german';

export const sideLook = (side: string): SideLook => LOOKS[isSide(side) ? side : 'german'];

export const otherSide = (side: Side): Side => (side === 'allied' ? 'german' : 'allied');
