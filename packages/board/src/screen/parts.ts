import type { Rig } from './camera/camera-rig.ts';
import type { BoardEvent } from './look.ts';
import type { MotionPlayer } from './motion/player.ts';
import type { Overlays } from './shapes/overlays.ts';
import type { Sheet } from './sheet.ts';
import type { Fan } from './stacks/fan.ts';
import type { Stacks } from './stacks/stacks.ts';
import type { StageDom } from './stage-dom.ts';

/** Everything a board is made of. */
export interface BoardParts {
  readonly sheet: Sheet;
  readonly stage: StageDom;
  readonly rig: Rig;
  readonly overlays: Overlays;
  readonly stacks: Stacks;
  readonly player: MotionPlayer;
  readonly fan: Fan;
  /** Ends with the board. */
  readonly signal: AbortSignal;
  emit(event: BoardEvent): void;
}
