/** Where the camera is brought to: by the player's own look-ups, by questions, and by what others do. */
import type { Camera, ScreenBoard } from '@bridgehead/board';
import { type ReadonlySignal, signal } from '@preact/signals';
import { createCameraMemory } from './camera-memory.ts';

export interface PlayCamera {
  /** What it was last brought to for the player himself. */
  readonly shown: ReadonlySignal<readonly string[]>;
  /** Brings places into view, with the cursor on the first. */
  lookAt(places: readonly string[]): void;
  /** A phase that is about no place in particular begins where something can be done, unless something else is being looked at. */
  lookFirst(places: readonly string[]): void;
  /** Leads it to what others do; the player's own view was kept before. */
  lead(places: readonly string[]): void;
  /** Before it is led about. */
  remember(): void;
  /** When everything is shown: to what is asked of the player, else to where he was. */
  restore(asked: readonly string[]): void;
  /** Where two share a device each has a view of his own. */
  leaveSeat(seat: string): void;
  enterSeat(seat: string): void;
  knowsSeat(seat: string): boolean;
  /** A view that was left before a reload: what is asked again does not lead away from it. */
  comeBackTo(camera: Camera): void;
}

/** What is asked when a game is opened has led the camera by then. */
const ASKED_AGAIN_MS = 1500;

type Lens = Pick<ScreenBoard, 'camera' | 'setCamera' | 'show' | 'setCursor'>;

export function createPlayCamera(
  board: ReadonlySignal<Lens | undefined>,
  /** Whether it may be led to what others do. */
  follows: () => boolean = () => true,
): PlayCamera {
  const shown = signal<readonly string[]>([]);
  const memory = createCameraMemory(board);
  const bring = (places: readonly string[]): void => {
    if (places.length > 0) board.peek()?.show(places);
    memory.moved();
  };
  let heldUntil = 0;
  const isHeld = (): boolean => performance.now() < heldUntil;
  const lookAt = (places: readonly string[]): void => {
    const [first] = places;
    if (first === undefined) return;
    shown.value = places;
    if (isHeld()) return;
    bring(places);
    board.peek()?.setCursor(first);
  };
  return {
    shown,
    lookAt,
    lookFirst(places) {
      const [first] = places;
      if (first !== undefined && shown.peek().length === 0) lookAt([first]);
    },
    lead: (places) => {
      if (follows()) bring(places);
    },
    remember: () => memory.remember(shown.peek().length > 0),
    restore(asked) {
      if (!memory.isRemembering()) return;
      if (asked.length > 0) lookAt(asked);
      else if (!memory.restore()) lookAt(shown.peek());
    },
    leaveSeat: memory.leaveSeat,
    enterSeat: memory.enterSeat,
    knowsSeat: memory.knowsSeat,
    comeBackTo(camera) {
      heldUntil = performance.now() + ASKED_AGAIN_MS;
      board.peek()?.setCamera(camera);
    },
  };
}
