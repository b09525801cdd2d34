/** How often each margin came, the games of the first side's victories in its colour. */
import type { FinishedGame } from '../../results/result.ts';
import type { Sides } from '../tally.ts';
import { SIDE_COLOURS } from './colours.ts';
import { drawing, el, line, scale, text, ticks } from './svg.ts';

const WIDTH = 420;
const HEIGHT = 190;
const LEFT = 34;
const BOTTOM = 30;
const TOP = 10;
/** With more values than this, several share a bar. */
const MOST_BARS = 40;

interface Range {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** The bars that all histograms of a page share, so that they can be compared. */
export function marginRange(games: readonly FinishedGame[]): Range {
  const margins = games.map(({ margin }) => margin);
  const from = Math.floor(Math.min(0, ...margins));
  const to = Math.ceil(Math.max(0, ...margins));
  return { from, to, step: Math.max(1, Math.ceil((to - from + 1) / MOST_BARS)) };
}

interface Bar {
  readonly from: number;
  readonly first: number;
  readonly second: number;
}

export function barsOf(games: readonly FinishedGame[], { from, to, step }: Range, [firstSide]: Sides): Bar[] {
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, i) => {
    const low = from + i * step;
    const inside = games.filter(({ margin }) => margin >= low && margin < low + step);
    const first = inside.filter(({ winner }) => winner === firstSide).length;
    return { from: low, first, second: inside.length - first };
  });
}

export function histogram(games: readonly FinishedGame[], range: Range, sides: Sides): string {
  const bars = barsOf(games, range, sides);
  const most = Math.max(1, ...bars.map(({ first, second }) => first + second));
  const x = scale(range.from, range.to + range.step, LEFT, WIDTH - 6);
  const y = scale(0, most, HEIGHT - BOTTOM, TOP);
  const marks = bars.flatMap(({ from, first, second }) => [
    ...bar(x(from), x(from + range.step), [y(0), y(second)], SIDE_COLOURS[1]),
    ...bar(x(from), x(from + range.step), [y(second), y(second + first)], SIDE_COLOURS[0]),
  ]);
  const below = ticks(range.from, range.to, 7)
    .filter(Number.isInteger)
    .map((value) =>
      text(x(value + range.step / 2), HEIGHT - BOTTOM + 16, String(value), { class: 'tick', 'text-anchor': 'middle' }),
    );
  const beside = ticks(0, most, 4)
    .filter(Number.isInteger)
    .flatMap((value) => [
      line([LEFT, y(value)], [WIDTH - 6, y(value)], { class: value === 0 ? 'middle' : 'grid' }),
      text(LEFT - 6, y(value) + 4, String(value), { class: 'tick', 'text-anchor': 'end' }),
    ]);
  return drawing({ width: WIDTH, height: HEIGHT, label: 'How often each margin came' }, [
    ...beside,
    ...marks,
    ...below,
  ]);
}

function bar(left: number, right: number, [low, high]: readonly [number, number], fill: string): string[] {
  if (low === high) return [];
  const gap = right - left > 6 ? 1 : 0;
  return [el('rect', { x: left + gap, y: high, width: right - left - 2 * gap, height: low - high, fill })];
}
