/** Lines over the turns of the game, one for each matchup, with the middle half of the games around them. */
import type { TurnSpread } from '../courses.ts';
import { seriesLook } from './colours.ts';
import { drawing, el, line, type Point, path, type Scale, scale, text, ticks } from './svg.ts';

interface Station {
  readonly turn: number;
  readonly at: number;
  readonly label: string;
}

interface TurnPlot {
  readonly label: string;
  readonly lines: readonly (readonly TurnSpread[])[];
  readonly lastTurn: number;
  readonly from: number;
  readonly to: number;
  readonly unit: (value: number) => string;
  /** What really happened, as a line with names. */
  readonly history?: readonly Station[];
  /** A turn in which something really happened. */
  readonly mark?: number;
  readonly size?: { readonly width: number; readonly height: number };
}

export const WIDE = { width: 860, height: 360 } as const;
const LEFT = 46;
const BOTTOM = 30;
const TOP = 12;
const RIGHT = 10;
/** With more lines than this their bands would hide each other. */
const MOST_BANDS = 3;

interface Axes {
  readonly x: Scale;
  readonly y: Scale;
}

export const turnPlot = (plot: TurnPlot): string =>
  drawing({ ...(plot.size ?? WIDE), label: plot.label }, turnMarks(plot));

/** Where a turn stands in a plot of this width. */
export const turnScale = (lastTurn: number, width: number = WIDE.width): Scale =>
  scale(0, lastTurn, LEFT, width - RIGHT);

export function turnMarks(plot: TurnPlot): string[] {
  const { width, height } = plot.size ?? WIDE;
  const x = turnScale(plot.lastTurn, width);
  const y = scale(plot.from, plot.to, height - BOTTOM, TOP);
  const axes = { x, y };
  const hasBands = plot.lines.length <= MOST_BANDS;
  return [
    ...gridOf(plot, axes),
    ...(hasBands ? plot.lines.map((one, i) => band(one, i, axes)) : []),
    ...(plot.mark === undefined
      ? []
      : [line([x(plot.mark), TOP], [x(plot.mark), height - BOTTOM], { class: 'history' })]),
    ...historyLine(plot.history ?? [], axes),
    ...plot.lines.map((one, i) => median(one, i, axes)),
    ...stationMarks(plot.history ?? [], axes),
  ];
}

function gridOf({ lastTurn, from, to, unit, size = WIDE }: TurnPlot, { x, y }: Axes): string[] {
  const { width, height } = size;
  return [
    ...ticks(from, to, 5).flatMap((value) => [
      line([LEFT, y(value)], [width - RIGHT, y(value)], { class: value === from ? 'middle' : 'grid' }),
      text(LEFT - 8, y(value) + 4, unit(value), { class: 'tick', 'text-anchor': 'end' }),
    ]),
    ...ticks(0, lastTurn, width > 500 ? 20 : 6)
      .filter(Number.isInteger)
      .map((turn) =>
        text(x(turn), height - BOTTOM + 18, turn === 0 ? 'start' : String(turn), {
          class: 'tick',
          'text-anchor': 'middle',
        }),
      ),
  ];
}

function band(one: readonly TurnSpread[], i: number, { x, y }: Axes): string {
  const over = one.map(({ turn, high }): Point => [x(turn), y(high)]);
  const under = one.map(({ turn, low }): Point => [x(turn), y(low)]).reverse();
  return path([...over, ...under], { fill: seriesLook(i).stroke, opacity: 0.16 });
}

function median(one: readonly TurnSpread[], i: number, { x, y }: Axes): string {
  const { stroke, dash } = seriesLook(i);
  const points = one.map(({ turn, median: value }): Point => [x(turn), y(value)]);
  return path(points, { class: 'series', stroke, 'stroke-dasharray': dash });
}

const pointOf = ({ turn, at }: Station, { x, y }: Axes): Point => [x(turn), y(at)];

const isShown = ({ turn, at }: Station, { x, y }: Axes): boolean => turn <= x.to && at <= y.to;

function historyLine(stations: readonly Station[], axes: Axes): string[] {
  const shown = stations.filter((station) => isShown(station, axes));
  return shown.length < 2
    ? []
    : [
        path(
          shown.map((station) => pointOf(station, axes)),
          { class: 'history' },
        ),
      ];
}

/** Where it all began needs no name: it would stand in the axis. */
function stationMarks(stations: readonly Station[], axes: Axes): string[] {
  return stations
    .filter((station) => isShown(station, axes))
    .flatMap((station) => {
      const [cx, cy] = pointOf(station, axes);
      const name = station.at === axes.y.from ? [] : [text(cx + 8, cy + 15, station.label, { class: 'station-name' })];
      return [el('circle', { cx, cy, r: 4, class: 'station' }), ...name];
    });
}
