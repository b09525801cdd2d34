/** What a counter shows: plain values, no rules, no title. */
import type { Badge } from './badges.ts';
import type { Emblem } from './emblems.ts';
import type { Picture } from './pictures.ts';

/** A figure on a counter; faded if the unit cannot use it now. */
export interface Figure {
  readonly text: string;
  readonly faded?: boolean;
}

/** What guns in place show: a range in a hexagon or letters in its stead, a figure, and one in a shield. */
export interface GunStrip {
  readonly range?: string;
  readonly letters?: string;
  readonly figure: string;
  readonly shield: string;
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
  /** The mark of its nation in the upper left corner: a form as well as the colour of the body. */
  readonly emblem?: Emblem;
  /** Behind the last figure: a form as well as a colour. */
  readonly lastPlate?: 'box' | 'circle';
  /** Dots on the right edge, one a point. */
  readonly dots?: number;
  /** A figure on a leaning plate in the upper right corner. */
  readonly lean?: string;
  /** Letters in the upper right corner. */
  readonly letters?: string;
  /** How far a staff reaches, beside two arcs in the upper right corner. */
  readonly radius?: number;
  /** A striped band over the figures. */
  readonly isBanded?: boolean;
  /** Guns in place: on spread legs, with a dark strip instead of the figures. */
  readonly inPlace?: GunStrip;
  /** A word over the first two figures, which are lost. */
  readonly struck?: string;
  /** A face that nobody has seen: a question mark instead of the symbol; the figures stand as they are known. */
  readonly isUntried?: boolean;
  /** Drawn instead of symbol and figures. */
  readonly picture?: Picture;
  readonly badges: readonly Badge[];
  /** In place of what is drawn on a badge: how much it is worth. */
  readonly badgeFigures?: Partial<Readonly<Record<Badge, string>>>;
  readonly stance: 'rest' | 'ready' | 'selected' | 'acted' | 'target' | 'planned';
  /** A counter face down: nothing but its frame and a question mark. */
  readonly unknown?: boolean;
}
