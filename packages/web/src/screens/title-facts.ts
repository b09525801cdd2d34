import { type DiceRange, manifestOf } from '@bridgehead/catalogue';
import type { Sides } from '@bridgehead/client-kit/looks';
import type { OptionSpec, RuleSpec } from '@bridgehead/engine';

/** What the protocol's `titles` tells of one. */
export interface TitleFacts {
  readonly id: string;
  readonly name: string;
  readonly editions: readonly number[];
  readonly scenarios: readonly Named[];
  readonly sides: readonly string[];
  readonly options: readonly TitleOption[];
  /** In what its editions differ; left out where there is one. */
  readonly rules?: readonly RuleSpec[];
}

/** An option as it is told: with its name, and with the sentence of why it cannot be chosen. */
export interface TitleOption extends Omit<OptionSpec, 'refused'> {
  readonly name: string;
  readonly refused?: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const SIX: DiceRange = { least: 1, most: 6, hasFaces: false };

/** What may be typed as dice to come. */
export const diceRange = (title: string): DiceRange => manifestOf(title)?.dice ?? SIX;

/** How the sides of a title look, in their order. */
export const sidesOf = (title: string): Sides => manifestOf(title)?.sides ?? [];
