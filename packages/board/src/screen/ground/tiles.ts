import { type Box, heightOf, overlap, widthOf } from '../../geometry/boxes.ts';
import type { Tokens } from '../../style/tokens.ts';
import { type Size, toSheet, type View } from '../camera/camera.ts';
import type { TilePainter } from './tile-painters.ts';

/** The ground as squares of picture: cheap to move, painted anew for another zoom or theme. */
export interface Tiles {
  readonly element: HTMLElement;
  /** Asks for what the view needs; `resting` allows work on the window's own thread. */
  update(view: View, size: Size, resting: boolean): void;
  setTokens(tokens: Readonly<Partial<Tokens>>): void;
  /** Settles when everything in view has been painted for the first time. */
  readonly done: Promise<void>;
  destroy(): void;
}

interface Tile {
  readonly key: string;
  readonly box: Box;
  readonly picture: HTMLImageElement;
}

/** A square of picture that the view needs. */
interface TileRequest {
  readonly key: string;
  readonly box: Box;
  readonly scale: number;
  readonly size: number;
}

/** Pixels a side: larger on fine screens, where there would be too many. */
const SIDES = { coarse: 512, fine: 1024 } as const;
/** Pixels by which squares overlap, so that no seam shows between them. */
const SEAM = 2;
const MOST_TILES = 72;
/** The sheet at a glance, painted first and kept under everything: no hole is ever seen. */
const BASE_SIDE = 1024;
/** Painted sizes differ by this factor; between them pictures are scaled a little. */
const STEP = Math.SQRT2;
const SMALLEST = 0.2;

export interface TileOptions {
  readonly painter: TilePainter;
  readonly sheet: Box;
  readonly tokens: Readonly<Partial<Tokens>>;
  /** Something else is seen at a glance meanwhile: what is in view comes first. */
  readonly isBaseLast: boolean;
}

export function createTiles({ painter, sheet, tokens: first, isBaseLast }: TileOptions): Tiles {
  const element = document.createElement('div');
  const tiles = new Map<string, Tile>();
  const done = createPromise();
  let tokens = first;
  let theme = 0;
  let requests: readonly TileRequest[] = [];
  let state: 'idle' | 'busy' | 'stopped' = 'idle';

  const paint = async (request: TileRequest): Promise<void> => {
    const picture = await paintedPicture(painter, request, tokens);
    if (themeOf(request.key) === String(theme)) place(element, tiles, request, picture);
    if (!painter.isElsewhere) await breath();
  };
  const work = async (): Promise<void> => {
    if (state !== 'idle') return;
    state = 'busy';
    const next = (): TileRequest | undefined => requests.find(({ key }) => !tiles.has(key));
    try {
      for (let request = next(); request !== undefined && state === 'busy'; request = next()) await paint(request);
    } finally {
      // After a square that could not be painted the next rest tries again.
      if (state === 'busy') state = 'idle';
    }
    if (state !== 'idle') return;
    dropUnneeded(tiles, requests);
    if (requests.length > 0) done.resolve();
  };

  return {
    element,
    done: done.promise,
    update(view, size, resting) {
      if (!resting && !painter.isElsewhere) return;
      const { base, squares } = requestsFor({ sheet, theme, view, size });
      requests = isBaseLast ? [...squares, base] : [base, ...squares];
      work().catch(done.reject);
    },
    setTokens(changed) {
      tokens = changed;
      theme += 1;
      requests = [];
    },
    destroy() {
      state = 'stopped';
      painter.close();
      element.remove();
    },
  };
}

function createPromise(): { promise: Promise<void>; resolve: () => void; reject: (reason: unknown) => void } {
  let resolve: () => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Lets the window answer the player between two squares. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface TileView {
  readonly sheet: Box;
  readonly theme: number;
  readonly view: View;
  readonly size: Size;
}

interface WantedTiles {
  readonly base: TileRequest;
  /** Those in the middle first. */
  readonly squares: readonly TileRequest[];
}

function requestsFor({ sheet, theme, view, size }: TileView): WantedTiles {
  const baseScale = BASE_SIDE / Math.max(widthOf(sheet), heightOf(sheet));
  const base: TileRequest = {
    key: `${theme} base`,
    box: { ...sheet, right: sheet.left + BASE_SIDE / baseScale, bottom: sheet.top + BASE_SIDE / baseScale },
    scale: baseScale,
    size: BASE_SIDE,
  };
  const scale = paintedScale(view.scale * devicePixelRatio);
  if (scale <= baseScale) return { base, squares: [] };
  const pixels = devicePixelRatio > 1.5 ? SIDES.fine : SIDES.coarse;
  const side = (pixels - SEAM) / scale;
  const shown = pixels / scale;
  const seen = seenBox(view, size, side / 2);
  const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
  const squares: (TileRequest & { readonly off: number })[] = [];
  for (let column = 0; sheet.left + column * side < sheet.right; column++) {
    for (let row = 0; sheet.top + row * side < sheet.bottom; row++) {
      const [left, top] = [sheet.left + column * side, sheet.top + row * side];
      const box = { left, top, right: left + shown, bottom: top + shown };
      if (!overlap(box, seen)) continue;
      const off = Math.hypot(left + side / 2 - x, top + side / 2 - y);
      squares.push({ key: `${theme} ${scale.toFixed(3)} ${column},${row}`, box, scale, size: pixels, off });
    }
  }
  return { base, squares: squares.sort((a, b) => a.off - b.off) };
}

/** The next painted size at or above what the screen shows. */
function paintedScale(wanted: number): number {
  const steps = Math.ceil(Math.log(Math.max(1, (wanted * 0.94) / SMALLEST)) / Math.log(STEP));
  return SMALLEST * STEP ** steps;
}

function seenBox(view: View, { width, height }: Size, margin: number): Box {
  const [left, top] = toSheet(view, [0, 0]);
  const [right, bottom] = toSheet(view, [width, height]);
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
}

/** What is kept may be damaged: then it is painted anew. */
async function paintedPicture(
  painter: TilePainter,
  { box, size, scale }: TileRequest,
  tokens: Readonly<Partial<Tokens>>,
): Promise<HTMLImageElement> {
  const wanted = { x: box.left, y: box.top, size, scale, tokens };
  const file = await painter.paint(wanted);
  return pictureOf(file).catch(async () => pictureOf(await painter.paint(wanted, true)));
}

/** Decoded before it is shown, so that no square blinks. */
async function pictureOf(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  const address = URL.createObjectURL(file);
  picture.src = address;
  await picture.decode();
  URL.revokeObjectURL(address);
  return picture;
}

function place(
  element: HTMLElement,
  tiles: Map<string, Tile>,
  { key, box }: TileRequest,
  picture: HTMLImageElement,
): void {
  picture.className = 'b-tile';
  picture.alt = '';
  Object.assign(picture.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${widthOf(box)}px`,
    height: `${heightOf(box)}px`,
  });
  if (isBase(key)) {
    // In the colours of before nothing is left to see, sharp as it may be.
    for (const old of [...tiles.values()].filter((tile) => themeOf(tile.key) !== themeOf(key))) drop(tiles, old);
    element.prepend(picture);
  } else element.append(picture);
  tiles.set(key, { key, box, picture });
}

const isBase = (key: string): boolean => key.endsWith(' base');

const themeOf = (key: string): string => key.split(' ')[0] ?? '';

function drop(tiles: Map<string, Tile>, { key, picture }: Tile): void {
  picture.remove();
  tiles.delete(key);
}

/** Once the view is complete: squares of other sizes and themes go, and the oldest of too many. */
function dropUnneeded(tiles: Map<string, Tile>, requests: readonly TileRequest[]): void {
  const wanted = new Set(requests.map(({ key }) => key));
  const one = requests.find(({ key }) => !isBase(key)) ?? requests[0];
  const size = one?.key.split(' ').slice(0, 2).join(' ') ?? '';
  for (const tile of [...tiles.values()]) {
    const isOther = !tile.key.startsWith(size) && !isBase(tile.key);
    if (!wanted.has(tile.key) && (isOther || tiles.size > MOST_TILES)) drop(tiles, tile);
  }
}
