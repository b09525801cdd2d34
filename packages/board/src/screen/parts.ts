import type { Rig } from './camera-rig.ts';
import type { Fan } from './fan.ts';
import type { BoardEvent } from './look.ts';
import type { Overlays } from './overlays.ts';
import type { Sheet } from './sheet.ts';
import type { Stacks } from './stacks.ts';
import type { StageDom } from './stage-dom.ts';
import type { Walks } from './walk.ts';

/** Everything a board is made of. */
export interface Parts {
  readonly sheet: Sheet;
  readonly stage: StageDom;
  readonly rig: Rig;
  readonly overlays: Overlays;
  readonly stacks: Stacks;
  readonly walks: Walks;
  readonly fan: Fan;
  /** Ends with the board. */
  readonly signal: AbortSignal;
  tell(event: BoardEvent): void;
}
