/** What really happened in a title's campaign, to hold played games against. Turns are those of its calendar. */
export interface Landmark {
  readonly id: string;
  readonly label: string;
  /** The turn in which it fell; left out if it never did. */
  readonly turn?: number;
  /** The last turn at whose end it was still held; left out if it was kept. */
  readonly until?: number;
  readonly date: string;
}

export interface History {
  /** Who takes the places, as a sentence says it: `the Allies`. */
  readonly attacker: string;
  /** Milestones that are reached or not. */
  readonly places: readonly Landmark[];
  /** Milestones that are counted, and what they are called. */
  readonly counts: Readonly<Record<string, string>>;
  /** The milestone that tells how far the advance has come, and how far it really had. */
  readonly advance: {
    readonly id: string;
    /** A count along the same way that is told beside it. */
    readonly beside?: string;
    readonly stations: readonly { readonly at: number; readonly label: string; readonly turn: number }[];
  };
  /** `20 September, pm`. */
  readonly dateOf: (turn: number) => string;
  /** What a game's margin is counted in, by scenario. */
  readonly measures: Readonly<Record<string, string>>;
  /** How a game can be won, by `winner` or, where there are several ways, `winner how`. */
  readonly ways: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
