/** What the order of battle and columns on the march ask of a title. */
import type { Choice } from '../game/contract.ts';
import type { PlayContext } from '../play/play-context.ts';
import type { UnitFacts, ViewFacts } from './title-client.ts';

/** A unit that has not come yet, as far as the side knows. */
export interface Coming {
  readonly unit: string;
  readonly side: string;
  readonly formation: string;
  /** When and where: `turn 6, Entry Area M`. */
  readonly words: string;
}

/** A place that a unit could go to now. */
export interface WayThere {
  readonly place: string;
  /** Without the place it stands in. */
  readonly path: readonly string[];
  readonly cost: number;
  /** What has to be ordered, one after the other. */
  readonly orders: readonly Choice[];
}

export interface TitleForces {
  /** In full: `Guards Armoured Division`. */
  formationName(side: string, formation: string): string;
  /** The formation of a unit, where it is another than its own counter says. */
  formationOf?(unit: UnitFacts): string;
  /** Strength and state in a few words: `2 of 3 steps, disrupted`. */
  stateWords(unit: UnitFacts): string;
  toCome(view: ViewFacts): readonly Coming[];
  /** Where a unit of the player who is asked could go; nothing where it may not. */
  waysOf(context: PlayContext, unit: string): Promise<readonly WayThere[]>;
}
