/** What a board on a screen is told to show: plain values, no rules, no title. */
import type { CounterLook } from '../counters/counter-look.ts';
import type { MotionPlan } from './motion/motion.ts';

/** The counters of a hex or, by its letter, of an area beside the map; the first lies on top. */
export interface StackLook {
  readonly at: string;
  readonly counters: readonly CounterLook[];
}

/** Looks of a set of hexes; see design 7. `first` and `second` are the two sides. */
export const HEX_LOOKS = [
  'reach',
  'extended',
  'selected',
  'target',
  'option',
  'cursor',
  'hover',
  'zoc-first',
  'zoc-second',
  'control-first',
  'control-second',
  'cut-off',
  'threat',
  'drop',
  'refused',
  'pointed',
  'zone-first',
  'zone-second',
  'range',
  'command',
] as const;
export type HexLook = (typeof HEX_LOOKS)[number];

interface PillSign {
  readonly outline: 'pentagon' | 'chevron';
  readonly letter: string;
}

/** One thing drawn over the map. Hexes are named as printed, hexsides as `4816/4817`, areas by letter. */
export type Shape =
  | { readonly kind: 'hexes'; readonly hexes: readonly string[]; readonly look: HexLook }
  | {
      readonly kind: 'pill';
      readonly hex: string;
      readonly text: string;
      readonly look: 'cost' | 'stop' | 'total' | 'odds' | 'note' | 'way';
      /** Before the text, each with an outline of its own: what kind of combat it is. */
      readonly sign?: PillSign;
    }
  | {
      readonly kind: 'path';
      readonly places: readonly string[];
      readonly look: 'march' | 'retreat' | 'advance' | 'other-way' | 'supply-road' | 'supply-overland';
    }
  | { readonly kind: 'arrow'; readonly from: string; readonly to: string; readonly look: 'attack' | 'support' }
  | {
      readonly kind: 'rope';
      readonly between: readonly [string, string];
      readonly at: readonly string[];
      readonly type: 'hex' | 'hexside';
      readonly side: 'first' | 'second';
      readonly state: 'active' | 'negated' | 'broken';
    }
  | {
      readonly kind: 'bridge';
      readonly hexside: string;
      readonly type: 'road' | 'rail';
      readonly state: 'wired' | 'intact' | 'blown' | 'under-repair';
    }
  /** A line along hexsides, with its name at the first of them. */
  | { readonly kind: 'boundary'; readonly hexsides: readonly string[]; readonly text: string }
  /** A work around a stack: dashed while it is being built. */
  | {
      readonly kind: 'fort';
      readonly hex: string;
      readonly side: 'first' | 'second';
      readonly state: 'building' | 'active';
    }
  /** What must still be done there: a dashed box round the stack, and an exclamation mark. */
  | { readonly kind: 'alert'; readonly hex: string }
  | { readonly kind: 'marker'; readonly hex: string; readonly look: 'bars'; readonly text: string }
  | {
      readonly kind: 'victory';
      readonly hex: string;
      /** `none`: printed there, and of no account in this game. */
      readonly holder: 'first' | 'second' | 'open' | 'none';
      readonly text: string;
    };

/** What a pointer, a finger or the keyboard did on the board. */
export interface BoardEvent {
  readonly gesture: 'tap' | 'double-tap' | 'hold' | 'context' | 'hover' | 'leave';
  /** The hex or area under it; undefined beside the map. */
  readonly at: string | undefined;
  /** The counter hit, if one was. */
  readonly counter: string | undefined;
  readonly by: 'mouse' | 'touch' | 'pen' | 'keyboard';
  /** Where on the screen, for cards that open there. */
  readonly x: number;
  readonly y: number;
}

export interface Board {
  readonly element: HTMLElement;
  /** With a plan: what has happened since is seen to happen, and what was still running is over. */
  setStacks(stacks: readonly StackLook[], plan?: MotionPlan): void;
  /** Layers are drawn in the order in which their names were first used; an empty list removes one. */
  setLayer(name: string, shapes: readonly Shape[]): void;
  setNumbers(shown: boolean): void;
  setCounters(shown: boolean): void;
  /** The hex cursor of the keyboard; undefined hides it. */
  setCursor(hex: string | undefined): void;
  readonly cursor: string | undefined;
  /** Brings these places into view, as near as they fit and no nearer than now. */
  show(places: readonly string[]): void;
  fit(): void;
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  /** Lets what lies there be seen to come there once more; where motion is reduced nothing moves. */
  play(plan: MotionPlan): void;
  /** Where a hex now is on the screen. */
  screenOf(hex: string): { readonly x: number; readonly y: number } | undefined;
  listen(listener: (event: BoardEvent) => void): () => void;
  /** Called after each change of the camera. */
  watchCamera(listener: () => void): () => void;
  destroy(): void;
}
