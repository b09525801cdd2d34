/** Shortcuts of the play screen; on the board its own keys for the cursor come first. */

import { leaveInHand } from '../forces/waiting.ts';
import { endStory } from './log/story.ts';
import type { PlayContext } from './play-context.ts';
import { overlayKey } from './regions/tool-bar.tsx';
import type { Tab } from './state/panels.ts';

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
function closeTop(context: PlayContext): void {
  if (context.panels.help.value) context.panels.setHelp(false);
  else if (context.story.battles.value !== undefined) context.story.endBattles();
  else if (context.story.told.value !== undefined) endStory(context);
  else if (context.story.report.value !== undefined) context.story.putAside();
  else if (context.selection.hover.value?.pinned === true) context.selection.hoverOver(undefined);
  else if (context.column.units.value.length > 0) context.column.end();
  else if (context.panels.reminder.value !== undefined) context.panels.dropReminder();
  else if (context.interaction.value?.cancel?.() !== true) context.selection.select(undefined);
  context.selection.clearRefusal();
}

/** The card of the hex under the board's cursor. */
function showCursorHex(context: PlayContext): void {
  const board = context.board.value;
  const at = board?.cursor;
  const place = at === undefined ? undefined : board?.screenOf(at);
  if (at !== undefined && place !== undefined)
    context.selection.hoverOver({ at, x: place.x, y: place.y, pinned: true });
}

const ACTIONS: Readonly<Record<string, (context: PlayContext) => void>> = {
  '?': ({ panels }) => panels.setHelp(!panels.help.value),
  Escape: closeTop,
  m: ({ panels }) => panels.setMenu(true),
  u: ({ game }) => void (game.mayUndo.value && game.undo()),
  y: ({ game }) => void (game.mayRedo.value && game.redo()),
  p: ({ interaction }) => interaction.value?.primary.value?.act(),
  n: ({ interaction }) => interaction.value?.next?.(),
  x: (context) => leaveInHand(context, 'skip'),
  v: (context) => leaveInHand(context, 'sleep'),
  i: showCursorHex,
  b: ({ board }) => board.value?.element.focus(),
};

/** Handled before all others, but not while the player types or has a dialogue open. */
export function handleFirst(context: PlayContext, event: KeyboardEvent): void {
  const { menu, help, briefing } = context.panels;
  const hasDialogue = menu.value || help.value || briefing.value;
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !hasDialogue;
  if (!isPlain || isTyping(event.target) || context.interaction.value?.key?.(event.key) !== true) return;
  event.preventDefault();
  event.stopPropagation();
}

export function handleKey(context: PlayContext, event: KeyboardEvent): void {
  const { key } = event;
  // An open dialogue has the keyboard to itself.
  const { menu, briefing, campaign } = context.panels;
  if (event.defaultPrevented || event.altKey || menu.value || briefing.value || campaign.value) return;
  if (event.ctrlKey || event.metaKey) {
    undoKey(context, event);
    return;
  }
  if (isTyping(event.target) && key !== 'Escape') return;
  // Out of a field the other keys are heard again.
  if (isTyping(event.target) && event.target instanceof HTMLElement) event.target.blur();
  const overlay = context.client.overlays.list.find(({ name }, i) => overlayKey(name, i) === key);
  const tab = TAB_KEYS[key];
  if (overlay !== undefined) context.overlays.toggle(overlay.name);
  else if (tab !== undefined) context.panels.openTab(tab);
  else if (key === 'Enter') {
    if (hasOwnEnter(event.target)) return;
    context.interaction.value?.confirm?.();
  } else if (ACTIONS[key] !== undefined) ACTIONS[key](context);
  else if (key.length === 1 && ACTIONS[key.toLowerCase()] !== undefined) ACTIONS[key.toLowerCase()]?.(context);
  else if (!sentToBoard(context, event)) return;
  event.preventDefault();
}

/** Keys of the board that are its own wherever the focus is. */
const BOARD_KEYS: readonly string[] = ['0', '+', '-', '=', '_', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Sliders, lists of radio buttons and tabs have arrows of their own. */
const hasOwnArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input,select,textarea,.grip,.b-board') !== null;

/** True if the board has taken it. */
function sentToBoard({ board }: PlayContext, { key, shiftKey, target }: KeyboardEvent): boolean {
  const element = board.value?.element;
  if (element === undefined || !BOARD_KEYS.includes(key)) return false;
  if (key.startsWith('Arrow') && hasOwnArrows(target)) return false;
  if (target instanceof Node && element.contains(target)) return false;
  return !element.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, cancelable: true }));
}

function undoKey({ game }: PlayContext, event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (event.shiftKey) void (game.mayRedo.value && game.redo());
  else void (game.mayUndo.value && game.undo());
}
