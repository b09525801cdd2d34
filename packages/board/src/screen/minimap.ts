import { heightOf, widthOf } from '../geometry/boxes.ts';
import type { Point } from '../geometry/geometry.ts';
import { boxPath, num, path, pathsOf } from '../svg.ts';
import type { ScreenBoard } from './board.ts';
import { groundPath, roadPath, waterPath } from './ground/quick-ground.ts';
import { SVG } from './svg-dom.ts';
import { dress } from './theme.ts';

export interface Minimap {
  readonly element: SVGSVGElement;
  destroy(): void;
}

/** Units of the sheet for a line that is one pixel wide on a minimap of common size. */
const PIXEL = 17;

/** The frame follows the camera this often: painting it with every move would cost the board frames. */
const VIEW_MS = 100;

/** [design 8] Waters, woods, highway, cities, units as round or square dots and the view; a drag moves the camera. */
export function createMinimap(board: ScreenBoard, host: HTMLElement): Minimap {
  const element = document.createElementNS(SVG, 'svg');
  element.setAttribute('class', 'b-minimap');
  element.setAttribute('viewBox', viewBoxOf(board));
  element.setAttribute('aria-hidden', 'true');
  element.innerHTML = `${drawGround(board)}<g class="n-units"></g><rect class="n-view" stroke-width="${PIXEL * 1.6}" rx="${PIXEL}"/>`;
  host.append(element);
  const [units, frame] = [element.querySelector('.n-units'), element.querySelector('.n-view')];
  let dots = '';
  const drawUnits = (): void => {
    const next = dotsOf(board);
    if (units === null || next === dots) return;
    dots = next;
    units.innerHTML = next;
  };
  const drawView = (): void => {
    const { left, top, right, bottom } = board.seen();
    for (const [key, value] of Object.entries({ x: left, y: top, width: right - left, height: bottom - top })) {
      frame?.setAttribute(key, num(value));
    }
  };
  const ending = new AbortController();
  dress(element, board.sheet.style.palette, ending.signal);
  followDrag(element, board, ending.signal);
  const unwatch = [board.watchCamera(atMostEvery(VIEW_MS, drawView, ending.signal)), board.watchStacks(drawUnits)];
  drawUnits();
  drawView();
  return {
    element,
    destroy() {
      ending.abort();
      for (const stop of unwatch) stop();
      element.remove();
    },
  };
}

const viewBoxOf = ({ sheet: { hexes } }: ScreenBoard): string =>
  [hexes.left, hexes.top, widthOf(hexes), heightOf(hexes)].map(num).join(' ');

/** The ground that a side holds, and where its units stand. */
export interface HeldGround {
  readonly corner: 'round' | 'cut';
  readonly held: readonly string[];
  readonly stands: readonly string[];
}

/** The whole map in small with the ground of both sides: a picture that stands still. */
export function drawFront(board: ScreenBoard, sides: readonly HeldGround[]): string {
  const { sheet } = board;
  const ground = ({ corner, held }: HeldGround): string =>
    path(
      `n-held n-${corner}`,
      pathsOf(
        held.flatMap((hex) => [sheet.cell(hex)?.corners ?? []]),
        true,
      ),
    );
  const units = ({ corner, stands }: HeldGround): string =>
    stands.map((hex) => dotAt(sheet.cell(hex)?.centre, corner)).join('');
  const content = `${drawGround(board)}${sides.map(ground).join('')}${sides.map(units).join('')}`;
  return `<svg class="b-minimap n-front" viewBox="${viewBoxOf(board)}" aria-hidden="true">${content}</svg>`;
}

/** Acts a moment after it is called, once for all calls until then. */
function atMostEvery(ms: number, act: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      act();
    }, ms);
  };
}

function drawGround({ sheet }: ScreenBoard): string {
  const land = path('n-land', boxPath(sheet.hexes));
  const water = (look: 'river' | 'canal' | 'lake' | 'wash', width: number): string =>
    path('n-water', waterPath(sheet, look), { 'stroke-width': width * PIXEL });
  return (
    land +
    path('n-hill', groundPath(sheet, 'hill')) +
    path('n-mountain', groundPath(sheet, 'mountain')) +
    path('n-drained', groundPath(sheet, 'drained')) +
    path('n-woods', groundPath(sheet, 'woods')) +
    water('canal', 0.8) +
    water('wash', 0.7) +
    water('river', 1.7) +
    water('lake', 2) +
    path('n-road', roadPath(sheet, 1), { 'stroke-width': PIXEL }) +
    path('n-city', groundPath(sheet, 'city'))
  );
}

/** Round for one side, square for the other. */
function dotAt(point: Point | undefined, corner: 'round' | 'cut'): string {
  if (point === undefined) return '';
  const [x, y] = point;
  const r = PIXEL * 1.9;
  const edge = `stroke-width="${PIXEL * 0.6}"`;
  return corner === 'round'
    ? `<circle class="n-dot n-round" cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${edge}/>`
    : `<rect class="n-dot n-cut" x="${num(x - r)}" y="${num(y - r)}" width="${num(r * 2)}" height="${num(r * 2)}" ${edge}/>`;
}

const dotsOf = (board: ScreenBoard): string =>
  board
    .stacks()
    .map(({ at, counters: [top] }) => (top === undefined ? '' : dotAt(board.sheet.cell(at)?.centre, top.corner)))
    .join('');

function followDrag(element: SVGSVGElement, board: ScreenBoard, signal: AbortSignal): void {
  const move = (event: PointerEvent): void => {
    const matrix = element.getScreenCTM();
    if (matrix === null) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    board.centreOn([x, y] satisfies Point);
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      element.setPointerCapture(event.pointerId);
      move(event);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (element.hasPointerCapture(event.pointerId)) move(event);
    },
    { signal },
  );
}
