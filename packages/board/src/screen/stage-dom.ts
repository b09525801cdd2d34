import { heightOf, widthOf } from '../geometry/boxes.ts';
import { num } from '../svg.ts';
import { drawQuickGround, drawQuickNames } from './ground/quick-ground.ts';
import type { MotionPlayer } from './motion/player.ts';
import type { Overlays } from './shapes/overlays.ts';
import type { Sheet } from './sheet.ts';
import type { Stacks } from './stacks/stacks.ts';
import { SVG, svgGroup } from './svg-dom.ts';

/** The elements of a board, from the ground up. */
export interface StageDom {
  readonly element: HTMLElement;
  /** Moves as one picture. */
  readonly world: HTMLElement;
  /** Holds the scale at which that picture is made. */
  readonly lens: HTMLElement;
  readonly marks: SVGGElement;
  readonly names: SVGGElement;
  readonly cursor: SVGGElement;
  /** What a screen reader hears of the cursor. */
  readonly spoken: HTMLElement;
  /** A ready-made picture of the sheet in place of the quick ground; where it does not come, that one. */
  setPicture(address: string): void;
  /** Puts the full ground over the quick one. */
  setGround(ground: HTMLElement): void;
  /** The full ground covers the sheet: the quick one would only cost frames. */
  dropQuickGround(): void;
}

let boards = 0;

/** What has pictures of its own to put on the stage. */
interface Actors {
  readonly overlays: Overlays;
  readonly stacks: Stacks;
  readonly player: MotionPlayer;
}

/** What a screen reader hears of the cursor: before it has been anywhere, of the board as a whole. */
function spokenCursor(label: string): HTMLElement {
  const spoken = document.createElement('div');
  boards += 1;
  spoken.id = `b-cursor-${boards}`;
  spoken.className = 'b-spoken';
  spoken.setAttribute('role', 'img');
  spoken.setAttribute('aria-label', label);
  return spoken;
}

export function buildStage(sheet: Sheet, { overlays, stacks, player }: Actors, label: string): StageDom {
  const element = document.createElement('div');
  element.className = 'b-board';
  element.tabIndex = 0;
  element.setAttribute('role', 'application');
  element.setAttribute('aria-label', label);
  const world = document.createElement('div');
  world.className = 'b-world';
  const lens = document.createElement('div');
  lens.className = 'b-lens';
  world.append(lens);
  const quick = sheetSvg(sheet);
  const [marks, names, cursor] = [svgGroup('b-marks'), svgGroup('b-names'), svgGroup('b-cursor')];
  names.innerHTML = drawQuickNames(sheet);
  const { under, middle, top } = overlays.planes;
  const drawings = drawingsOf(sheet, [
    [marks],
    [under],
    [names],
    [middle],
    [stacks.group, player.group],
    [top, cursor],
  ]);
  lens.append(quick, ...drawings);
  const floor = createFloor(sheet, quick);
  const spoken = spokenCursor(label);
  element.append(world, glassPane(), spoken);
  return {
    element,
    world,
    lens,
    marks,
    names,
    cursor,
    spoken,
    ...floor,
  };
}

/** What lies there before anything is painted. Where a picture is on its way, the quick ground is not drawn at all. */
function createFloor(
  sheet: Sheet,
  quick: SVGSVGElement,
): Pick<StageDom, 'setPicture' | 'setGround' | 'dropQuickGround'> {
  let picture: HTMLImageElement | undefined;
  let isWanted = true;
  const drawQuick = (): void => {
    if (picture === undefined && isWanted) quick.innerHTML = drawQuickGround(sheet);
  };
  // An owner that has a picture says so at once.
  queueMicrotask(drawQuick);
  return {
    setPicture(address) {
      if (!isWanted) return;
      const next = pictureOf(sheet, address);
      next.addEventListener('error', () => {
        next.remove();
        if (picture === next) picture = undefined;
        drawQuick();
      });
      picture?.remove();
      picture = next;
      quick.after(next);
    },
    setGround(ground) {
      (picture ?? quick).after(ground);
    },
    dropQuickGround() {
      isWanted = false;
      picture?.remove();
      quick.remove();
    },
  };
}

function pictureOf({ box }: Sheet, address: string): HTMLImageElement {
  const picture = new Image();
  picture.className = 'b-picture';
  picture.alt = '';
  picture.src = address;
  Object.assign(picture.style, {
    left: `${num(box.left)}px`,
    top: `${num(box.top)}px`,
    width: `${num(widthOf(box))}px`,
    height: `${num(heightOf(box))}px`,
  });
  return picture;
}

/** Each in a drawing of its own: a browser paints a drawing in which nothing has changed from what it remembers. */
const drawingsOf = (sheet: Sheet, planes: readonly (readonly SVGGElement[])[]): SVGSVGElement[] =>
  planes.map((groups) => {
    const drawing = sheetSvg(sheet);
    drawing.append(...groups);
    return drawing;
  });

/** Takes every touch of the board, so that a browser need not look through thousands of shapes for what is under it. */
function glassPane(): HTMLElement {
  const pane = document.createElement('div');
  pane.className = 'b-glass';
  return pane;
}

/** A drawing that covers the sheet, where the sheet lies in the world. */
function sheetSvg({ box }: Sheet): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'b-sheet');
  svg.setAttribute('viewBox', [box.left, box.top, widthOf(box), heightOf(box)].map(num).join(' '));
  svg.setAttribute('width', num(widthOf(box)));
  svg.setAttribute('height', num(heightOf(box)));
  svg.setAttribute('aria-hidden', 'true');
  svg.style.left = `${num(box.left)}px`;
  svg.style.top = `${num(box.top)}px`;
  return svg;
}
