/** A row for each estimate: a dot where it lies and a line as far as it may be off. */
import { drawing, el, line, type Scale, scale, text, ticks } from './svg.ts';

export interface WhiskerRow {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The same in words, at the right edge. */
  readonly says: string;
  readonly colour?: string;
}

interface WhiskerPlot {
  readonly label: string;
  readonly rows: readonly WhiskerRow[];
  readonly from: number;
  readonly to: number;
  /** Where a line stands: nobody better, nobody ahead. */
  readonly middle: number;
  readonly unit: (value: number) => string;
}

const WIDTH = 860;
const NAME = 230;
const SAYS = 250;
const ROW = 30;
const TOP = 8;
const AXIS = 26;

export function whiskerPlot({ label, rows, from, to, middle, unit }: WhiskerPlot): string {
  const height = TOP + rows.length * ROW + AXIS;
  const x = scale(from, to, NAME, WIDTH - SAYS);
  const bottom = height - AXIS;
  const grid = ticks(from, to, 6).flatMap((value) => [
    line([x(value), TOP], [x(value), bottom], { class: 'grid' }),
    text(x(value), height - 8, unit(value), { class: 'tick', 'text-anchor': 'middle' }),
  ]);
  return drawing({ width: WIDTH, height, label }, [
    ...grid,
    line([x(middle), TOP], [x(middle), bottom], { class: 'middle' }),
    ...rows.flatMap((row, i) => rowMarks(row, i, x)),
  ]);
}

function rowMarks(
  { name, value, low, high, says, colour = 'var(--supply)' }: WhiskerRow,
  i: number,
  x: Scale,
): string[] {
  const y = TOP + i * ROW + ROW / 2;
  const within = (at: number): number => x(Math.min(x.to, Math.max(x.from, at)));
  return [
    text(NAME - 14, y + 4, name, { class: 'name', 'text-anchor': 'end' }),
    line([within(low), y], [within(high), y], { stroke: colour, 'stroke-width': 2.5, 'stroke-linecap': 'round' }),
    ...[low, high].map((at) => line([within(at), y - 5], [within(at), y + 5], { stroke: colour, 'stroke-width': 2 })),
    el('circle', { cx: within(value), cy: y, r: 5.5, fill: colour, stroke: 'var(--panel)', 'stroke-width': 1.5 }),
    text(WIDTH - SAYS + 18, y + 4, says, { class: 'says' }),
  ];
}
