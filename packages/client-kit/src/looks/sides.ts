/** The sides of a title as the screen shows them: a word, a colour and a shape each, never colour alone. */
export interface SideLook {
  readonly id: string;
  readonly name: string;
  /** Which of the two tones of the style sheets is its colour: `--first` or `--second`. */
  readonly tone: 'first' | 'second';
  /** The shape of its counters and of its mark. */
  readonly corner: 'round' | 'cut';
}

/** In the order in which they are listed. */
export type Sides = readonly SideLook[];

export const isSide = (sides: Sides, word: unknown): word is string => sides.some(({ id }) => id === word);

/** Throws for a side that the title does not have. */
export function sideLook(sides: Sides, side: string): SideLook {
  const look = sides.find(({ id }) => id === side);
  if (look === undefined)
    throw new RangeError(`there is no side «${side}», only ${sides.map(({ id }) => id).join(', ')}`);
  return look;
}

export function otherSide(sides: Sides, side: string): string {
  const { id } = sideLook(sides, side);
  const other = sides.find((look) => look.id !== id);
  if (other === undefined) throw new RangeError(`«${side}» has no other side`);
  return other.id;
}
