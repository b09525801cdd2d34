/** The player's own view of the map, kept while what others do is shown to him and given back afterwards. */
import type { Camera, ScreenBoard } from '@bridgehead/board';
import type { ReadonlySignal } from '@preact/signals';

export interface OwnView {
  /** Before the camera is led about; a view that is kept already stays. Whoever has not looked at anything has none. */
  keep(hasLooked: boolean): void;
  isKept(): boolean;
  /** The camera was led to what is to be seen. */
  led(): void;
  /** The camera is where it was; a hand that has moved it meanwhile keeps it. False if there was no view to come back to. */
  giveBack(): boolean;
  /** Where two share a device each has a view of his own: kept when he hands it over, given back when he takes it. */
  leave(seat: string): void;
  enter(seat: string): void;
  isKnown(seat: string): boolean;
}

interface Kept {
  readonly own: Camera | undefined;
  /** Where the camera was last led. */
  readonly led: Camera;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;

const isSame = (a: Camera, b: Camera): boolean =>
  isNear(a.scale * 100, b.scale * 100) && isNear(a.middle[0], b.middle[0]) && isNear(a.middle[1], b.middle[1]);

type Lens = Pick<ScreenBoard, 'camera' | 'setCamera'>;

export function createOwnView(board: ReadonlySignal<Lens | undefined>): OwnView {
  const bySeat = new Map<string, Camera>();
  let kept: Kept | undefined;
  const now = (): Camera | undefined => board.peek()?.camera();
  const isHandled = ({ led }: Kept): boolean => {
    const camera = now();
    return camera !== undefined && !isSame(led, camera);
  };
  const giveBack = (): boolean => {
    const last = kept;
    kept = undefined;
    if (last === undefined || isHandled(last)) return true;
    if (last.own !== undefined) board.peek()?.setCamera(last.own);
    return last.own !== undefined;
  };
  return {
    keep(hasLooked) {
      const camera = now();
      if (camera === undefined || (kept !== undefined && !isHandled(kept))) return;
      kept = { own: hasLooked || kept !== undefined ? camera : undefined, led: camera };
    },
    isKept: () => kept !== undefined,
    led() {
      const camera = now();
      if (kept !== undefined && camera !== undefined) kept = { own: kept.own, led: camera };
    },
    giveBack,
    leave(seat) {
      giveBack();
      const camera = now();
      if (camera !== undefined) bySeat.set(seat, camera);
    },
    enter(seat) {
      const own = bySeat.get(seat);
      if (own !== undefined) board.peek()?.setCamera(own);
    },
    isKnown: (seat) => bySeat.has(seat),
  };
}
