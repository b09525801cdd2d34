/** The board in the page: what it shows follows the table, what is done on it goes to the question. */
import { type BoardEvent, createBoard, createMinimap, type ScreenBoard } from '@bridgehead/board';
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { showOverlays } from './overlays.ts';
import { LANDSCAPE_PHONE, PHONE } from './phone.ts';
import { placeName, sayOr, unitNames } from './say.ts';
import type { SheetHeight, Table } from './table.ts';

/** What a screen reader says of a hex: its name, and who is in it. */
function describeHex(table: Table, hex: string): string {
  const units = (table.places.peek().get(hex) ?? []).map(({ unit }) => unit);
  const view = table.view.peek();
  const others = view === undefined ? [] : table.face.looks.othersIn(view, hex);
  return [placeName(hex), ...others, ...(units.length > 0 ? [unitNames(units)] : [])].join(', ');
}

const HOVER_MS = 350;
/** [design 5] A hex on which counters can be read, in pixels. */
const FIRST_HEX = 74;

/** The width of a hex on the screen now. */
function hexWidth({ face }: Table, { screenOf }: ScreenBoard): number {
  const [first = '', second = ''] = face.grid.names;
  const [a, b] = [screenOf(first), screenOf(second)];
  return a === undefined || b === undefined ? FIRST_HEX : Math.hypot(a.x - b.x, a.y - b.y);
}

/** A hover waits, so that the card does not follow every hex that the pointer crosses. */
function hearBoard(table: Table): (event: BoardEvent) => void {
  let waiting = 0;
  return (event) => {
    const { gesture, at, x, y } = event;
    window.clearTimeout(waiting);
    if (gesture === 'tap') {
      table.hover.value = undefined;
      hearTap(table, event);
    } else if ((gesture === 'hold' || gesture === 'context') && at !== undefined) {
      table.hover.value = { at, x, y, pinned: true };
    } else if (gesture === 'hover' && at !== undefined && table.hover.value?.pinned !== true) {
      if (table.hover.value?.at !== at) table.hover.value = undefined;
      waiting = window.setTimeout(() => {
        table.hover.value = { at, x, y, pinned: false };
      }, HOVER_MS);
    } else if (gesture === 'leave' && table.hover.value?.pinned !== true) table.hover.value = undefined;
  };
}

/** Without a question of one's own a tap only looks. What the other side has done no longer lies over the map. */
function hearTap(table: Table, event: BoardEvent): void {
  table.finished.value = [];
  const tap = table.running.value?.tap;
  if (tap !== undefined) tap(event);
  else table.place.value = event.at;
}

/** The whole map at once is too small to play on; after the next frame the board knows its size. */
function comeNear(table: Table, board: ScreenBoard): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const width = hexWidth(table, board);
      if (width < FIRST_HEX) board.zoomBy(FIRST_HEX / width);
      if (table.shown.value.length > 0) board.show(table.shown.value);
    }),
  );
}

/** As in small.css. */
const SHEET_PX: Readonly<Record<SheetHeight, number>> = { peek: 104, half: 376, full: 376 };
const MOST_OF_SCREEN = 0.6;

/** What is shown keeps clear of the bars and of the sheet that lie over the board. */
function keepClear(table: Table, board: ScreenBoard): () => void {
  const phone = window.matchMedia(PHONE);
  const side = window.matchMedia(LANDSCAPE_PHONE);
  const follow = (): void => {
    const sheet = Math.min(SHEET_PX[table.sheet.value], MOST_OF_SCREEN * window.innerHeight);
    const bottom = Math.max(0, sheet - 88);
    if (phone.matches) board.setInsets({ top: 66, right: 56, bottom, left: 8 });
    else if (side.matches) board.setInsets({ top: 8, right: 8, bottom: 58, left: 8 });
    else board.setInsets({ top: 12, right: 12, bottom: 12, left: 84 });
  };
  const ends = [effect(follow)];
  for (const screen of [phone, side]) {
    screen.addEventListener('change', follow);
    ends.push(() => screen.removeEventListener('change', follow));
  }
  return () => {
    for (const end of ends) end();
  };
}

function makeBoard(table: Table, host: HTMLElement): void {
  const { app, game, face } = table;
  const board = createBoard(host, {
    map: face.map,
    style: face.mapStyle,
    label: sayOr('board', face.name),
    describe: (hex) => describeHex(table, hex),
    numbers: table.overlays.peek().has('numbers'),
    drawGround: async () => (await app.ground(game.title)).drawing,
    painter: app.workers.painter,
  });
  const ends = [
    effect(() => {
      const view = table.view.value;
      const stances = table.running.value?.stances.value;
      board.setStacks(view === undefined ? [] : face.looks.stackLooks(view, (unit) => stances?.get(unit) ?? 'rest'));
    }),
    showOverlays(table, board),
    keepClear(table, board),
    board.listen(hearBoard(table)),
  ];
  table.board.value = board;
  comeNear(table, board);
  table.endings.push(() => {
    for (const end of ends) end();
    board.destroy();
  });
}

/** The board outlives hand-overs: its element is taken out of the page, not made anew. */
export function BoardHost({ table }: { readonly table: Table }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = host;
    if (current === null) return;
    const board = table.board.peek();
    if (board === undefined) makeBoard(table, current);
    else {
      current.append(board.element);
      if (!table.ownView.isKnown(table.game.seat.peek())) comeNear(table, board);
    }
    return () => table.board.peek()?.element.remove();
  }, [table]);
  return <div class="board-host" ref={host} />;
}

/** The whole map in small, with the part that is seen. */
export function MinimapHost({ table }: { readonly table: Table }) {
  const host = useRef<HTMLDivElement>(null);
  const board = table.board.value;
  useEffect(() => {
    if (host.current === null || board === undefined) return;
    const minimap = createMinimap(board, host.current);
    return () => minimap.destroy();
  }, [board]);
  return <div class="minimap" ref={host} />;
}
