/** The player's own view of the map, kept while what others do is shown to him and given back afterwards. */
import type { Camera, ScreenBoard } from '@bridgehead/board';
import type { ReadonlySignal } from '@preact/signals';

export interface CameraMemory {
  /** Before the camera is led about; a view that is kept already stays. A player who has not looked at anything has none. */
  remember(hasLooked: boolean): void;
  isRemembering(): boolean;
  /** The camera was led to what is to be seen. */
  moved(): void;
  /** The camera is where it was; a hand that has moved it meanwhile keeps it. False if there was no view to come back to. */
  restore(): boolean;
  /** Where two share a device each has a view of his own: kept when he hands it over, given back when he takes it. */
  leaveSeat(seat: string): void;
  enterSeat(seat: string): void;
  knowsSeat(seat: string): boolean;
}

interface Remembered {
  readonly own: Camera | undefined;
  /** Where the camera was last led. */
  readonly led: Camera;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;

const isSame = (a: Camera, b: Camera): boolean =>
  isNear(a.scale * 100, b.scale * 100) && isNear(a.middle[0], b.middle[0]) && isNear(a.middle[1], b.middle[1]);

type Lens = Pick<ScreenBoard, 'camera' | 'setCamera'>;

export function createCameraMemory(board: ReadonlySignal<Lens | undefined>): CameraMemory {
  const bySeat = new Map<string, Camera>();
  let kept: Remembered | undefined;
  const now = (): Camera | undefined => board.peek()?.camera();
  const isHandled = ({ led }: Remembered): boolean => {
    const camera = now();
    return camera !== undefined && !isSame(led, camera);
  };
  const restore = (): boolean => {
    const last = kept;
    kept = undefined;
    if (last === undefined || isHandled(last)) return true;
    if (last.own !== undefined) board.peek()?.setCamera(last.own);
    return last.own !== undefined;
  };
  return {
    remember(hasLooked) {
      const camera = now();
      if (camera === undefined || (kept !== undefined && !isHandled(kept))) return;
      kept = { own: hasLooked || kept !== undefined ? camera : undefined, led: camera };
    },
    isRemembering: () => kept !== undefined,
    moved() {
      const camera = now();
      if (kept !== undefined && camera !== undefined) kept = { own: kept.own, led: camera };
    },
    restore,
    leaveSeat(seat) {
      restore();
      const camera = now();
      if (camera !== undefined) bySeat.set(seat, camera);
    },
    enterSeat(seat) {
      const own = bySeat.get(seat);
      if (own !== undefined) board.peek()?.setCamera(own);
    },
    knowsSeat: (seat) => bySeat.has(seat),
  };
}
