/** Shortcuts of the play screen; none is a key that the board uses for its cursor (Q E A D Z C and arrows). */
import { overlayKey, toggleOverlay } from './parts/tool-bar.tsx';
import { endStory } from './story.ts';
import { openTabOf, type Tab, type Table } from './table.ts';

const TAB_KEYS: Readonly<Record<string, Tab>> = {
  l: 'log',
  w: 'areas',
  r: 'record',
  g: 'rules',
  f: 'find',
  '/': 'find',
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]):not([type=radio]),select,textarea') !== null;

/** What has an Enter of its own keeps it: buttons, links, and the board, which taps the hex under its cursor. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button,a,summary,input,.board-host') !== null;

/** What is open is closed from the top down: help, what others have done, hex card, reminder, the plan, the stack. */
export function closeTop(table: Table): void {
  if (table.help.value) table.help.value = false;
  else if (table.story.value !== undefined) endStory(table);
  else if (table.finished.value.length > 0) table.finished.value = [];
  else if (table.hover.value?.pinned === true) table.hover.value = undefined;
  else if (table.reminder.value !== undefined) table.reminder.value = undefined;
  else if (table.running.value?.cancel?.() !== true) table.place.value = undefined;
  table.refusal.value = undefined;
}

/** The card of the hex under the board's cursor. */
function showCursorHex(table: Table): void {
  const board = table.board.value;
  const at = board?.cursor;
  const place = at === undefined ? undefined : board?.screenOf(at);
  if (at !== undefined && place !== undefined) table.hover.value = { at, x: place.x, y: place.y, pinned: true };
}

const DEEDS: Readonly<Record<string, (table: Table) => void>> = {
  '?': (table) => {
    table.help.value = !table.help.value;
  },
  Escape: closeTop,
  m: ({ menu }) => {
    menu.value = true;
  },
  u: ({ game }) => void (game.mayUndo.value && game.undo()),
  y: ({ game }) => void (game.mayRedo.value && game.redo()),
  p: ({ running }) => running.value?.primary.value?.act(),
  n: ({ running }) => running.value?.next?.(),
  i: showCursorHex,
  b: ({ board }) => board.value?.element.focus(),
};

/** Heard before anybody else: whoever types, or has a dialogue open, keeps his keys. */
export function handleFirst(table: Table, event: KeyboardEvent): void {
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !table.menu.value && !table.help.value;
  if (!isPlain || isTyping(event.target) || table.running.value?.key?.(event.key) !== true) return;
  event.preventDefault();
  event.stopPropagation();
}

export function handleKey(table: Table, event: KeyboardEvent): void {
  const { key } = event;
  // An open dialogue has the keyboard to itself.
  if (event.defaultPrevented || event.altKey || table.menu.value) return;
  if (event.ctrlKey || event.metaKey) {
    undoKey(table, event);
    return;
  }
  if (isTyping(event.target) && key !== 'Escape') return;
  // Out of a field the other keys are heard again.
  if (isTyping(event.target) && event.target instanceof HTMLElement) event.target.blur();
  const overlay = table.face.overlays.list.find(({ name }, i) => overlayKey(name, i) === key);
  const tab = TAB_KEYS[key];
  if (overlay !== undefined) toggleOverlay(table, overlay.name);
  else if (tab !== undefined) openTabOf(table, tab);
  else if (key === 'Enter') {
    if (hasOwnEnter(event.target)) return;
    table.running.value?.confirm?.();
  } else if (DEEDS[key] !== undefined) DEEDS[key](table);
  else return;
  event.preventDefault();
}

function undoKey({ game }: Table, event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (event.shiftKey) void (game.mayRedo.value && game.redo());
  else void (game.mayUndo.value && game.undo());
}
