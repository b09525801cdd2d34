/** What a player is told of a scenario before its first turn, and what he sees of its aims during play. */

/** A place that the small map of a briefing names. */
interface BriefingMark {
  readonly at: string;
  /** Its words: `briefing.mark.<label>`. */
  readonly label: string;
  /** On which side of it the words stand; left out, towards the middle of the map. */
  readonly to?: 'left' | 'right';
  /** In the colour of a side; left out, it is what is fought over. */
  readonly side?: string;
}

/** The way that a side means to go. */
interface BriefingArrow {
  readonly side: string;
  readonly through: readonly string[];
}

/**
 * Six sentences, `briefing.<scenario>.<part>`: `situation`, `aim.<side>` of each side, `win`, `length`, `first`; the map
 * shows where everybody stands.
 */
export interface Briefing {
  /** Two opposite corners of the part of the map that it is about; left out, all of it. */
  readonly around?: readonly [string, string];
  readonly marks: readonly BriefingMark[];
  readonly arrows: readonly BriefingArrow[];
}

/** What a side wants, and how far it has come. */
export interface Goal {
  readonly side: string;
  readonly label: string;
  readonly have: number;
  /** Left out where there is no end to it. */
  readonly need?: number;
  /** Where it is decided. */
  readonly places?: readonly string[];
}
