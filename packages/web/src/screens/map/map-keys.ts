import type { ScreenBoard } from '@bridgehead/board';

const STEP = 90;
const ZOOM_STEP = 1.5;

const KEYS: Readonly<Record<string, (board: ScreenBoard) => void>> = {
  ArrowLeft: (board) => board.panBy(STEP, 0),
  ArrowRight: (board) => board.panBy(-STEP, 0),
  ArrowUp: (board) => board.panBy(0, STEP),
  ArrowDown: (board) => board.panBy(0, -STEP),
  '+': (board) => board.zoomBy(ZOOM_STEP),
  '=': (board) => board.zoomBy(ZOOM_STEP),
  '-': (board) => board.zoomBy(1 / ZOOM_STEP),
  0: (board) => board.fit(),
  f: (board) => board.fit(),
};

/** What the board has not taken itself: it moves its hex cursor where it has the focus. */
export function handleMapKey(event: KeyboardEvent, board: ScreenBoard | undefined, close: () => void): void {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return;
  const act = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
  if (key === 'Escape') close();
  else if (act !== undefined && board !== undefined) act(board);
  else return;
  event.preventDefault();
}
