/** What stands for a whole stack: how many and what they come to when far off, its strength alone on the whole map. */
import { INK, inkOn } from '../../counters/counter-colours.ts';
import { frame } from '../../counters/counter-frame.ts';
import type { CounterLook } from '../../counters/counter-look.ts';
import { sumsOf } from './stack-layout.ts';

/** Beside the map only the number of counters is told. */
export function summaryMarkup(counters: readonly CounterLook[], inArea: boolean): string {
  const tally = counters.length < 2 ? '' : countDisc(counters.length) + (inArea ? '' : sumPill(sumText(counters)));
  const [top] = counters;
  return `<g class="c-tally">${tally}</g>${inArea || top === undefined ? '' : strengthChip(top, counters)}`;
}

/** Figures that are no row of factors are not added up together: the first is the strength. */
function sumText(counters: readonly CounterLook[]): string {
  const [first, second] = sumsOf(counters);
  return withUnseen(counters, first + second, counters[0]?.dense === true ? String(first) : `${first}–${second}`);
}

const isUnseen = ({ unknown, isUntried }: CounterLook): boolean => unknown === true || isUntried === true;

/** Nobody knows what an unseen face adds, so it is no zero: `?` alone, `5?` beside others. */
function withUnseen(counters: readonly CounterLook[], known: number, text: string): string {
  if (!counters.some(isUnseen)) return text;
  return known === 0 ? '?' : `${text}?`;
}

// Letters of 36 units are nine pixels high where a hex is forty wide; smaller ones nobody reads.
const countDisc = (count: number): string =>
  `<g transform="translate(96 4)"><circle class="c-count-disc" r="20"/><text class="c-count" y="11" font-size="31">${count}</text></g>`;

const sumPill = (sums: string): string =>
  `<g transform="translate(50 102)"><rect class="c-sum-pill" x="-58" y="-20" width="116" height="40" rx="20"/><text class="c-sum" y="13" font-size="36">${sums}</text></g>`;

/** As large as its hex allows: a hundred units are nine pixels where a hex is fifteen wide. */
const CHIP_EDGE = 19;
const FIGURE_SIZES: Readonly<Record<number, number>> = { 1: 104, 2: 100, 3: 76 };

/** What a chip is about is seen at its edge. */
const CHIP_LINES: Readonly<Partial<Record<CounterLook['stance'], readonly [colour: string, width: number]>>> = {
  selected: ['var(--select)', 16],
  planned: ['var(--accent)', 12],
  target: ['var(--target)', 14],
};

function strengthChip({ body, corner, stance }: CounterLook, counters: readonly CounterLook[]): string {
  const [strength] = sumsOf(counters);
  const text = withUnseen(counters, strength, String(strength));
  const size = FIGURE_SIZES[text.length] ?? 60;
  const [edge, width] = CHIP_LINES[stance] ?? [INK, 5];
  const dashes = stance === 'planned' ? ' stroke-dasharray="22 14"' : '';
  return (
    `<g class="c-strength"><path d="${frame(corner, CHIP_EDGE)}" fill="${body}" stroke="${edge}" stroke-width="${width}"${dashes}/>` +
    `<text class="c-sum" x="50" y="${50 + size * 0.36}" font-size="${size}" fill="${inkOn(body)}">${text}</text></g>`
  );
}
