/** How somebody has left the screen: overlays, tab, sheet, camera and who rests are there again after a reload. */
import type { Camera } from '@bridgehead/board';
import { effect } from '@preact/signals';
import type { PlayContext } from '../play-context.ts';
import { SHEET_HEIGHTS, type SheetHeight, TABS, type Tab } from './panels.ts';
import type { Rest } from './rest.ts';

interface Left {
  readonly game: string;
  readonly overlays: readonly string[];
  readonly tab: Tab;
  readonly sheet: SheetHeight;
  readonly camera?: Camera | undefined;
  /** Whether a computer's reasons are shown. */
  readonly reasons: boolean;
  readonly rest: readonly (readonly [unit: string, rest: Rest])[];
}

/** Where a page can keep a few words; a browser that keeps nothing still plays. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

const NO_SHELF: Shelf = { getItem: () => null, setItem: () => undefined };

function shelfOfPage(): Shelf {
  try {
    return globalThis.localStorage ?? NO_SHELF;
  } catch {
    return NO_SHELF;
  }
}

const keyOf = ({ client }: PlayContext): string => `bridgehead-screen-${client.id}`;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function cameraIn(value: unknown): Camera | undefined {
  const { middle, scale } = (value ?? {}) as { readonly middle?: unknown; readonly scale?: unknown };
  if (!Array.isArray(middle) || !isNumber(scale)) return undefined;
  const [x, y] = middle as readonly unknown[];
  return isNumber(x) && isNumber(y) ? { middle: [x, y], scale } : undefined;
}

function restIn(value: unknown): Left['rest'] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((one): Left['rest'] => {
    const [unit, rest] = Array.isArray(one) ? (one as readonly unknown[]) : [];
    const { kind, phase } = (rest ?? {}) as { readonly kind?: unknown; readonly phase?: unknown };
    if (typeof unit !== 'string') return [];
    if (kind === 'sleep') return [[unit, { kind }]];
    return kind === 'skip' && typeof phase === 'string' ? [[unit, { kind, phase }]] : [];
  });
}

/** What was kept, as far as it can be read. */
export function leftIn(text: string | null): Left | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    if (typeof found !== 'object' || found === null) return undefined;
    const { game, overlays, tab, sheet, camera, reasons, rest } = found as Readonly<Record<string, unknown>>;
    return {
      game: String(game),
      overlays: Array.isArray(overlays) ? overlays.filter((one): one is string => typeof one === 'string') : [],
      tab: TABS.find((one) => one === tab) ?? 'log',
      sheet: SHEET_HEIGHTS.find((one) => one === sheet) ?? 'half',
      camera: cameraIn(camera),
      reasons: reasons !== false,
      rest: restIn(rest),
    };
  } catch {
    return undefined;
  }
}

const KEEP_MS = 400;

/** Lays everything out as it was, and keeps it from now on; returns what ends that. */
export function rememberScreen(context: PlayContext, shelf: Shelf = shelfOfPage()): () => void {
  const left = leftIn(shelf.getItem(keyOf(context)));
  if (left !== undefined) layOut(context, left);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(() => write(context, shelf), KEEP_MS);
  };
  const ends = [
    effect(() => {
      void [context.overlays.on.value, context.panels.tab.value, context.panels.sheet.value];
      void [context.story.hasReasons.value, context.rest.all.value];
      keep();
    }),
    effect(() => context.board.value?.watchCamera(keep)),
  ];
  return () => {
    clearTimeout(waiting);
    for (const end of ends) end();
  };
}

function layOut(context: PlayContext, { game, overlays, tab, sheet, camera, reasons, rest }: Left): void {
  const known = new Set(context.client.overlays.list.map(({ name }) => name));
  context.overlays.restore(overlays.filter((name) => known.has(name)));
  if (tab !== context.panels.tab.peek()) context.panels.openTab(tab);
  context.panels.setSheet(sheet);
  context.story.showReasons(reasons);
  // Another game of the title begins where something can be done, with everybody awake.
  if (game !== context.game.id) return;
  context.rest.restore(rest);
  if (camera !== undefined) context.camera.comeBackTo(camera);
}

function write(context: PlayContext, shelf: Shelf): void {
  const left: Left = {
    game: context.game.id,
    overlays: [...context.overlays.on.peek()],
    tab: context.panels.tab.peek(),
    sheet: context.panels.sheet.peek(),
    camera: context.board.peek()?.camera(),
    reasons: context.story.hasReasons.peek(),
    rest: [...context.rest.all.peek()],
  };
  try {
    shelf.setItem(keyOf(context), JSON.stringify(left));
  } catch {
    return;
  }
}
