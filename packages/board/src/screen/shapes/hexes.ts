import type { Cell } from '../../geometry/cells.ts';
import { at, HEX, minus, mix, type Point, plus, turned, unit } from '../../geometry/geometry.ts';
import { loopsOf, organic } from '../../geometry/outlines.ts';
import { num, path, pathOf, pathsOf } from '../../svg.ts';
import type { HexLook } from '../look.ts';
import type { Sheet } from '../sheet.ts';

/** [design 7] Sets of hexes: a veil or tint, and an outline of the set or of each hex. */
export function drawHexes(sheet: Sheet, names: readonly string[], look: HexLook): string {
  const cells = names.flatMap((name) => sheet.cell(name) ?? []);
  return cells.length === 0 ? '' : DRAWINGS[look](sheet, cells);
}

type Draw = (sheet: Sheet, cells: readonly Cell[]) => string;

const inset = ({ centre, corners }: Cell, by: number): Point[] =>
  corners.map((corner) => mix(corner, centre, by / (HEX * 0.577)));
const filled = (cells: readonly Cell[]): string =>
  pathsOf(
    cells.map(({ corners }) => corners),
    true,
  );
const ringed = (cells: readonly Cell[], by: number): string =>
  pathsOf(
    cells.map((cell) => inset(cell, by)),
    true,
  );
const outlined = ({ cells }: Sheet, chosen: readonly Cell[]): string => pathsOf(loopsOf(cells, new Set(chosen)), true);

/** A tint with the outline of the whole set, in a casing. */
const area =
  (look: string): Draw =>
  (sheet, cells) => {
    const edge = outlined(sheet, cells);
    return path(`s-${look}`, filled(cells)) + path(`s-${look}-case`, edge) + path(`s-${look}-line`, edge);
  };

/** A ring within each hex. */
const rings =
  (look: string, by: number): Draw =>
  (_, cells) =>
    path(`s-${look}`, ringed(cells, by)) + path(`s-${look}-line`, ringed(cells, by));

const ZOC_EDGE = { amplitude: 0, inset: 0.05, frequency: 0, rounding: 1, seed: 0 } as const;

/** A tint and a dotted rim, never a hatch: hatching belongs to ditches and to lost supply. */
const zoc =
  (side: 'first' | 'second'): Draw =>
  (sheet, cells) => {
    const rim = pathsOf(
      loopsOf(sheet.cells, new Set(cells)).map((loop) => organic(loop, ZOC_EDGE)),
      true,
    );
    return path(`s-zoc-${side}`, filled(cells)) + path('s-zoc-case', rim) + path(`s-zoc-${side}-line`, rim);
  };

/** A zone of the air: a tint with a rim of squares, so that it is not taken for a zone of control. */
const zone =
  (side: 'first' | 'second'): Draw =>
  (sheet, cells) => {
    const rim = outlined(sheet, cells);
    return path(`s-zone-${side}`, filled(cells)) + path('s-zone-case', rim) + path(`s-zone-${side}-line`, rim);
  };

/** Land that a side controls; its border carries teeth towards the own land: round for one side, pointed for the other. */
const control =
  (side: 'first' | 'second'): Draw =>
  (sheet, cells) => {
    const own = new Set(cells);
    const steps = cells.flatMap((cell) => frontOf(sheet, cell, own));
    const lines = pathsOf(steps.map(({ from, to }) => [from, to]));
    const teeth = steps.map((step) => tooth(step, side)).join('');
    return (
      path(`s-control-${side}`, filled(cells)) +
      path('s-control-case', lines) +
      path('s-control-line', lines) +
      path(`s-tooth-${side}`, teeth)
    );
  };

interface FrontStep {
  readonly from: Point;
  readonly to: Point;
}

/** Sides of a hex beyond which lies land of the map that is not held; the edge of the map is no front. */
function frontOf({ cells }: Sheet, cell: Cell, own: ReadonlySet<Cell>): FrontStep[] {
  return cells.neighbours(cell).flatMap((other, d) => {
    if (other?.hex === undefined || own.has(other)) return [];
    return [{ from: at(cell.corners, d), to: at(cell.corners, (d + 1) % 6) }];
  });
}

function tooth({ from, to }: FrontStep, side: 'first' | 'second'): string {
  const along = unit(minus(to, from));
  // Corners run clockwise, so that the own land lies at the right hand.
  const inward = turned(along);
  const middle = mix(from, to, 0.5);
  const [a, b, tip] = [plus(middle, along, -5), plus(middle, along, 5), plus(middle, inward, 7.5)];
  const bend = plus(middle, inward, 9);
  return side === 'second'
    ? pathOf([a, tip, b], true)
    : `M${num(a[0])} ${num(a[1])}Q${num(bend[0])} ${num(bend[1])} ${num(b[0])} ${num(b[1])}Z`;
}

/** Brown hatch and a dashed edge. */
const cutOff: Draw = (_, cells) => {
  const hatch = cells.map(hatchOf).join('');
  return path('s-cut-off-hatch', hatch) + path('s-cut-off', ringed(cells, 3), { fill: 'none' });
};

function hatchOf({ centre: [x, y] }: Cell): string {
  const reach = HEX * 0.5;
  const lines: string[] = [];
  for (let off = -reach + 4; off < reach; off += 6) {
    // As long as the hex is high at this place.
    const half = HEX * 0.52 - Math.abs(off) * 0.577;
    lines.push(`M${num(x + off + half * 0.18)} ${num(y - half)}L${num(x + off - half * 0.18)} ${num(y + half)}`);
  }
  return lines.join('');
}

/** A drop hex that may be chosen: the ring frames a counter. */
const drop: Draw = (_, cells) => {
  const r = HEX * 0.42;
  const circles = cells
    .map(
      ({ centre: [x, y] }) =>
        `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0Z`,
    )
    .join('');
  return path('s-drop-fill', circles) + path('s-drop', circles);
};

/** A lock instead of a shake. */
const refused: Draw = (_, cells) => {
  const locks = cells.map(
    ({ centre: [x, y] }) =>
      `M${num(x - 7)} ${num(y - 1)}h14v11h-14ZM${num(x - 4.4)} ${num(y - 1)}v-4a4.4 4.4 0 0 1 8.8 0v4`,
  );
  return path('s-refused', filled(cells)) + path('s-refused-line', ringed(cells, 3)) + path('s-lock', locks.join(''));
};

/** The hex that somebody speaks of: a broad ring, and an arrow over it that stands above every counter. */
const pointed: Draw = (_, cells) => {
  const arrows = cells.map(({ centre: [x, y] }) => {
    const top = y - HEX * 1.06;
    return `M${num(x)} ${num(y - HEX * 0.52)}l-15 -17h8.5V${num(top)}h13v${num(HEX * 0.54 - 17)}h8.5Z`;
  });
  return (
    path('s-pointed-case', ringed(cells, 1)) +
    path('s-pointed', ringed(cells, 1)) +
    path('s-pointed-arrow', arrows.join(''))
  );
};

const threat: Draw = (_, cells) => path('s-threat', filled(cells)) + path('s-threat-line', ringed(cells, 4));

const DRAWINGS: Readonly<Record<HexLook, Draw>> = {
  reach: area('reach'),
  extended: area('extended'),
  selected: rings('selected', 5),
  target: area('target'),
  option: area('option'),
  cursor: rings('cursor', 3),
  hover: rings('hover', 2),
  'zoc-first': zoc('first'),
  'zoc-second': zoc('second'),
  'control-first': control('first'),
  'control-second': control('second'),
  'cut-off': cutOff,
  threat,
  drop,
  refused,
  pointed,
  'zone-first': zone('first'),
  'zone-second': zone('second'),
  range: area('range'),
  command: area('command'),
};
