/** The board in the page: what it shows follows the game, what is done on it goes to the interaction. */

import { type BoardEvent, createBoard, createMinimap, type ScreenBoard } from '@bridgehead/board';
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { aimColumn } from '../forces/column-panel.tsx';
import { spoken } from '../messages/language.ts';
import { describeHex } from './describe-hex.ts';
import { READABLE_HEX } from './find-on-map.ts';
import { showStacks } from './motion/show-stacks.ts';
import { LANDSCAPE_PHONE, PHONE } from './phone.ts';
import type { PlayContext } from './play-context.ts';
import { sayOr } from './say.ts';
import { showOverlays } from './show-overlays.ts';
import type { SheetHeight } from './state/panels.ts';
import { zoomToHexes } from './zoom-to-hexes.ts';

const HOVER_MS = 350;

/** A hover waits, so that the card does not follow every hex that the pointer crosses. */
function boardListener(context: PlayContext): (event: BoardEvent) => void {
  const { selection, interaction } = context;
  const isPinned = (): boolean => selection.hover.value?.pinned === true;
  let waiting = 0;
  return (event) => {
    const { gesture, at, x, y } = event;
    window.clearTimeout(waiting);
    const isPointing = gesture === 'hover' || gesture === 'leave';
    // What an order would mean there is shown at once, in the place of the card.
    const isShown = isPointing && interaction.peek()?.point?.(gesture === 'hover' ? at : undefined) === true;
    if (isShown && !isPinned()) {
      selection.hoverOver(undefined);
      return;
    }
    if (gesture === 'tap') {
      selection.hoverOver(undefined);
      onTap(context, event);
    } else if ((gesture === 'hold' || gesture === 'context') && at !== undefined) {
      selection.hoverOver({ at, x, y, pinned: true });
    } else if (gesture === 'hover' && at !== undefined && !isPinned()) {
      if (selection.hover.value?.at !== at) selection.hoverOver(undefined);
      waiting = window.setTimeout(() => selection.hoverOver({ at, x, y, pinned: false }), HOVER_MS);
    } else if (gesture === 'leave' && !isPinned()) selection.hoverOver(undefined);
  };
}

/** Without a question of one's own a tap only looks. What the other side has done no longer lies over the map. */
function onTap(context: PlayContext, event: BoardEvent): void {
  context.story.putAside();
  if (context.column.units.value.length > 0) {
    void aimColumn(context, event.at);
    return;
  }
  const tap = context.interaction.value?.tap;
  if (tap !== undefined) tap(event);
  else context.selection.select(event.at);
}

/** The whole map at once is too small to play on. */
const zoomToReadable = ({ client, camera }: PlayContext, board: ScreenBoard): void =>
  zoomToHexes(board, client.grid, READABLE_HEX, () => camera.shown.value);

/** As in small.css. */
const SHEET_PX: Readonly<Record<SheetHeight, number>> = { peek: 104, half: 376, full: 376 };
const MOST_OF_SCREEN = 0.6;
/** As in briefing.css. */
const OBJECTIVES_PX = 60;

/** What is shown keeps clear of the bars and of the sheet that lie over the board. */
function keepClear(context: PlayContext, board: ScreenBoard): () => void {
  const phone = window.matchMedia(PHONE);
  const side = window.matchMedia(LANDSCAPE_PHONE);
  const follow = (): void => {
    const sheet = Math.min(SHEET_PX[context.panels.sheet.value], MOST_OF_SCREEN * window.innerHeight);
    const bottom = Math.max(0, sheet - 88);
    if (phone.matches) board.setInsets({ top: OBJECTIVES_PX + 66, right: 56, bottom, left: 8 });
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

function makeBoard(context: PlayContext, host: HTMLElement): void {
  const { app, game, client } = context;
  const board = createBoard(host, {
    map: client.map,
    style: client.mapStyle,
    label: sayOr('board', spoken(client.name)),
    describe: (hex) => describeHex(context, hex),
    numbers: context.overlays.on.peek().has('numbers'),
    ...app.ground(game.title),
    isStill: () => app.reducedMotion.peek(),
    isTaken: (place) => context.interaction.peek()?.takes?.(place) === true,
  });
  const ends = [
    showStacks(context, board),
    showOverlays(context, board),
    keepClear(context, board),
    board.listen(boardListener(context)),
  ];
  context.attachBoard(board, () => {
    for (const end of ends) end();
    board.destroy();
  });
  zoomToReadable(context, board);
}

/** The board outlives hand-overs: its element is taken out of the page, not made anew. */
export function BoardHost({ context }: { readonly context: PlayContext }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = host;
    if (current === null) return;
    const board = context.board.peek();
    if (board === undefined) makeBoard(context, current);
    else {
      current.append(board.element);
      if (!context.camera.knowsSeat(context.game.seat.peek())) zoomToReadable(context, board);
    }
    return () => context.board.peek()?.element.remove();
  }, [context]);
  return <div class="board-host" ref={host} />;
}

function isWide({ sheet: { hexes } }: ScreenBoard): boolean {
  return hexes.right - hexes.left > hexes.bottom - hexes.top;
}

/** The whole map in small, with the part that is seen. */
export function MinimapHost({ context }: { readonly context: PlayContext }) {
  const host = useRef<HTMLDivElement>(null);
  const board = context.board.value;
  useEffect(() => {
    if (host.current === null || board === undefined) return;
    const minimap = createMinimap(board, host.current);
    return () => minimap.destroy();
  }, [board]);
  return <div class={board !== undefined && isWide(board) ? 'minimap wide' : 'minimap'} ref={host} />;
}
