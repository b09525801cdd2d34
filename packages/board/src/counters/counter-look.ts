/** What a counter shows: plain values, no rules, no title. */
import type { Badge } from './badges.ts';

/** A figure on a counter; faded if the unit cannot use it now. */
export interface Figure {
  readonly text: string;
  readonly faded?: boolean;
}

export interface CounterLook {
  readonly id: string;
  /** Screen readers and titles: `2/505/82, 82nd Airborne, 4-5-3, two of three steps, Disrupted`. */
  readonly label: string;
  /** The short name printed when near. */
  readonly name: string;
  /** Round for one side, cut for the other. */
  readonly corner: 'round' | 'cut';
  /** Colours of body, and of the formation (two where it belongs to two), as CSS colours. */
  readonly body: string;
  readonly formation: readonly string[];
  readonly steps: number;
  readonly stepsLost: number;
  /** `II`, `X`, `KG`, `REM`, with brackets and signs. */
  readonly size: string;
  /** The name of a symbol of the sprite: see `SYMBOLS`. */
  readonly symbol: string;
  readonly factors: readonly [Figure, Figure, Figure];
  /** Figures of two and three digits that are no row of factors: the first large, the second seen only when near. */
  readonly dense?: boolean;
  readonly morale: 'elite' | 'normal' | 'low';
  readonly armor?: { readonly rating: number; readonly plate: 'full' | 'hollow' };
  readonly gun?: { readonly range: number; readonly ready: boolean };
  readonly freeStacking?: 'always' | 'sometimes';
  readonly badges: readonly Badge[];
  readonly stance: 'rest' | 'ready' | 'selected' | 'acted' | 'target' | 'planned';
  /** A counter face down: nothing but its frame and a question mark. */
  readonly unknown?: boolean;
}
