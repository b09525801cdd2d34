/** The parts of a counter from the shoulder bar to the name, each where design 5 puts it. */

import { escapeXml, fine } from '../svg.ts';
import { ELITE, ELITE_INK, INK, inkOn, isDark, LIGHT_INK, LOW, PAPER, READY_GUN } from './counter-colours.ts';
import type { CounterLook, Figure } from './counter-look.ts';
import type { Level } from './level.ts';
import { SYMBOL_PARTS, type SymbolName, type SymbolPart } from './symbols.ts';

/** One cell a step from the bottom in the colour of the formation; a lost step is an empty cell. */
export function shoulderBar({ steps, stepsLost, formation, body, emblem }: CounterLook, level: Level): string {
  const width = level === 'far' ? 17 : 13;
  const gap = 4;
  // The mark of a nation stands over the bar.
  const whole = emblem === undefined ? 80 : level === 'far' ? 60 : 64;
  const height = (whole - gap * (steps - 1)) / Math.max(1, steps);
  return Array.from({ length: steps }, (_, step) => {
    const cell = { y: 90 - (step + 1) * height - step * gap, width, height };
    if (step >= steps - stepsLost) return cellRect(cell, `class="c-cell-lost" stroke="${inkOn(body)}"`);
    return filledCell(cell, formation) + (isDark(body) ? cellRect(cell, 'class="c-cell-light"') : '');
  }).join('');
}

interface Cell {
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const cellRect = ({ y, width, height }: Cell, paint: string): string =>
  `<rect x="6" y="${fine(y)}" width="${width}" height="${fine(height)}" rx="2" ${paint}/>`;

/** The lower half in the second colour where a unit belongs to two formations. */
function filledCell(cell: Cell, [first = '#FFFFFF', second]: readonly string[]): string {
  const whole = cellRect(cell, `fill="${first}" class="c-cell"`);
  if (second === undefined) return whole;
  const half = cell.height / 2;
  return whole + cellRect({ ...cell, y: cell.y + half, height: half }, `fill="${second}" class="c-cell"`);
}

const MIDDLE_X = 59;

/** Strokes, not type, wherever strokes are what is meant: they stay crisp where letters would blur. */
export function sizeMark({ size, body }: CounterLook, level: Level): string {
  const scale = level === 'near' ? 0.95 : 1;
  const top = level === 'near' ? 8.5 : 7.5;
  const core = size.replace(/[[\]()+-]/g, '');
  const pen: Pen = { scale, to: (x, y) => `M${fine(MIDDLE_X + x)} ${fine(top + y)}` };
  const strokes = sizeStrokes(core, pen);
  const ink = inkOn(body);
  if (strokes === undefined) {
    return core === ''
      ? ''
      : `<text class="c-size" x="${MIDDLE_X}" y="${fine(top + 9 * scale)}" font-size="${fine(11.5 * scale)}" fill="${ink}">${escapeXml(core)}</text>`;
  }
  const { data, width } = strokes;
  const d = data + brackets(size, width, pen) + sign(size, width, pen);
  return `<path class="c-strokes" stroke="${ink}" stroke-width="${fine(2.3 * scale)}" d="${d}"/>`;
}

/** Draws around the middle of the mark's upper edge. */
interface Pen {
  readonly scale: number;
  to(x: number, y: number): string;
}

function sizeStrokes(core: string, { scale, to }: Pen): { data: string; width: number } | undefined {
  const high = 9 * scale;
  if (/^I+$/.test(core)) {
    const gap = 5 * scale;
    const width = (core.length - 1) * gap;
    return { data: [...core].map((_, i) => `${to(i * gap - width / 2, 0)}v${fine(high)}`).join(''), width };
  }
  if (!/^X+$/.test(core)) return undefined;
  const one = 8 * scale;
  const gap = 10 * scale;
  const width = (core.length - 1) * gap + one;
  const cross = (_: string, i: number): string =>
    `${to(i * gap - width / 2, 0)}l${fine(one)} ${fine(high)}m0 ${fine(-high)}l${fine(-one)} ${fine(high)}`;
  return { data: [...core].map(cross).join(''), width };
}

function brackets(size: string, width: number, { scale, to }: Pen): string {
  if (!size.startsWith('[')) return '';
  const x = width / 2 + 3.5 * scale;
  const high = 9 * scale + 2;
  const one = (hand: 1 | -1): string =>
    `${to(x * hand, -1)}h${fine(3 * scale * hand)}v${fine(high)}h${fine(-3 * scale * hand)}`;
  return one(-1) + one(1);
}

function sign(size: string, width: number, { scale, to }: Pen): string {
  const x = width / 2 + (size.startsWith('[') ? 9 : 4.5) * scale;
  const middle = 4.5 * scale;
  if (size.includes('-')) return `${to(x, middle)}h${fine(4.4 * scale)}`;
  if (!size.includes('+')) return '';
  return `${to(x, middle)}h${fine(4.8 * scale)}m${fine(-2.4 * scale)} ${fine(-2.4 * scale)}v${fine(4.8 * scale)}`;
}

/** Where the box of the symbol stands, and how strong its lines are. */
const SYMBOL_BOXES = {
  far: { x: 61, y: 50, width: 60, height: 42, stroke: 4.6 },
  middle: { x: MIDDLE_X, y: 38, width: 52, height: 33, stroke: 2.7 },
  near: { x: MIDDLE_X, y: 36.5, width: 46, height: 27, stroke: 2.1 },
} as const;

const isSymbol = (name: string): name is SymbolName => Object.hasOwn(SYMBOL_PARTS, name);

/** Ink on paper, always: the same contrast on every body. */
export function symbolBox({ symbol }: CounterLook, level: Level): string {
  const { x, y, width, height, stroke } = SYMBOL_BOXES[level];
  const parts: readonly SymbolPart[] = SYMBOL_PARTS[isSymbol(symbol) ? symbol : 'unknown'];
  const [sx, sy] = [width / 150, height / 100];
  // The icon's box is not quite as wide as ours: lines keep their strength by the mean of both scales.
  const line = stroke / Math.sqrt(sx * sy);
  const inner = parts.map((part) => symbolPart(part, line)).join('');
  return (
    `<rect x="${fine(x - width / 2)}" y="${fine(y - height / 2)}" width="${width}" height="${height}" class="c-symbol-box" stroke-width="${stroke}"/>` +
    `<g class="c-symbol" transform="translate(${x} ${y}) scale(${sx.toFixed(4)} ${sy.toFixed(4)}) translate(-100 -100)" stroke-width="${fine(line)}">${inner}</g>`
  );
}

function symbolPart(part: SymbolPart, line: number): string {
  if ('text' in part) {
    return `<text class="c-letters" x="100" y="${fine(100 + part.size * 0.36)}" font-size="${part.size}">${escapeXml(part.text)}</text>`;
  }
  if (part.solid) return `<path d="${part.d}" fill="${INK}" stroke="none"/>`;
  return `<path d="${part.d}"${part.faint ? ` stroke-opacity=".22" stroke-width="${fine(line * 0.9)}"` : ''}/>`;
}

export function freeStackingLine({ freeStacking, body }: CounterLook, level: Level): string {
  if (freeStacking === undefined) return '';
  const dashes = freeStacking === 'sometimes' ? ' stroke-dasharray="5 4"' : '';
  return `<path d="M25 ${level === 'near' ? 54.6 : 61.4}H93" stroke="${inkOn(body)}" stroke-width="2.6" fill="none"${dashes}/>`;
}

const STRIPS = {
  middle: { top: 65, height: 30, size: 34.5 },
  near: { top: 71, height: 24, size: 27 },
} as const;

/** Attack, defense and movement in three fixed columns, on a ground that tells the morale; the first of them alone, if asked. */
export function factorStrip(look: CounterLook, level: 'middle' | 'near', count = 3): string {
  const { top, height, size } = STRIPS[level];
  const ink = { elite: ELITE_INK, low: INK, normal: inkOn(look.body) }[look.morale];
  const letters: Lettering = { base: top + height / 2 + size * 0.352, size, ink };
  const columns = look.dense ? DENSE[level] : ROW;
  const figures = look.factors.slice(0, count).map((figure, i) => factor(figure, columns[i], letters));
  const middle = fine(top + height / 2);
  const second = count > 2 ? `M69.4 ${middle}h6` : '';
  const dashes = `<path d="M44.2 ${middle}h6${second}" stroke="${ink}" stroke-width="3" stroke-opacity=".75"/>`;
  return moraleGround(look, top, height) + (look.dense ? '' : dashes) + figures.join('');
}

function moraleGround({ morale, body }: CounterLook, top: number, height: number): string {
  if (morale === 'normal') return '';
  const fill = morale === 'elite' ? ELITE : LOW;
  const edge = isDark(body) ? LIGHT_INK : morale === 'elite' ? '#3B0610' : INK;
  return `<rect x="23.5" y="${top}" width="72" height="${height}" rx="3.5" fill="${fill}" stroke="${edge}" stroke-width="1.3"/>`;
}

interface Lettering {
  readonly base: number;
  readonly size: number;
  readonly ink: string;
}

/** Where a figure stands, and how large it is by its digits, of the whole size; one that is left out has no column. */
interface Column {
  readonly x: number;
  readonly shares: Readonly<Record<number, number>>;
  readonly isLight?: boolean;
}

/** Figures of two digits are set smaller, so that the columns hold. */
const NARROWED = { 2: 0.8, 3: 0.7 };
const ROW: readonly Column[] = [
  { x: 34.5, shares: NARROWED },
  { x: 59.8, shares: NARROWED },
  { x: 85, shares: NARROWED, isLight: true },
];

/** Large figures of which the first says most: from afar it stands large beside the last, all three when near. */
const SMALL = { 1: 0.66, 2: 0.66, 3: 0.6 };
const DENSE: Readonly<Record<'middle' | 'near', readonly (Column | undefined)[]>> = {
  middle: [{ x: 44, shares: { 2: 0.94, 3: 0.8 } }, undefined, { x: 83.5, shares: SMALL, isLight: true }],
  near: [
    { x: 36.5, shares: { 1: 0.8, 2: 0.8, 3: 0.72 } },
    { x: 62.5, shares: SMALL },
    { x: 85.5, shares: SMALL, isLight: true },
  ],
};

function factor({ text, faded }: Figure, column: Column | undefined, { base, size, ink }: Lettering): string {
  if (column === undefined) return '';
  const share = column.shares[Math.min(3, text.length)] ?? 1;
  const lower = (size * (1 - share)) / 2.9;
  const kind = `c-figure${column.isLight ? ' c-movement' : ''}${text.length > 1 ? ' c-narrow' : ''}${faded ? ' c-faded' : ''}`;
  return `<text class="${kind}" x="${column.x}" y="${fine(base - lower)}" font-size="${fine(size * share)}" fill="${ink}">${escapeXml(text)}</text>`;
}

export function moraleTriangle({ morale }: CounterLook): string {
  if (morale === 'elite')
    return `<path d="M30 6.5L37 17H23Z" fill="${ELITE}" stroke="${ELITE_INK}" stroke-width="1.4"/>`;
  return morale === 'low' ? `<path d="M30 17L37 6.5H23Z" fill="${LOW}" stroke="${INK}" stroke-width="1.6"/>` : '';
}

/** A black plate for tanks, a hollow one for guns that only stop them. */
export function armorPlate({ armor }: CounterLook, level: Level): string {
  if (armor === undefined) return '';
  const [plate, figure] = armor.plate === 'full' ? [INK, PAPER] : [PAPER, INK];
  const near = level === 'near';
  const place = near ? '' : ' transform="translate(85.5 14.5) scale(1.16) translate(-87 -15)"';
  return (
    `<path d="M78 5.5H95.5V17.5L86.8 25L78 17.5Z"${place} fill="${plate}" stroke="${figure}" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<text class="c-plate" x="${near ? 86.8 : 85.3}" y="${near ? 19 : 19.6}" font-size="${near ? 14 : 16.5}" fill="${figure}">${armor.rating}</text>`
  );
}

/** A disc with the range: amber when the guns are ready, hollow when they have fired. */
export function gunDisc({ gun, body }: CounterLook, level: Level): string {
  if (gun === undefined) return '';
  const near = level === 'near';
  const ink = gun.ready ? INK : inkOn(body);
  const paint = gun.ready ? `fill="${READY_GUN}"` : 'fill="none" stroke-dasharray="4 3"';
  const disc =
    `<circle cx="86" cy="15" r="${near ? 9.4 : 11}" ${paint} stroke="${ink}" stroke-width="2"/>` +
    `<text class="c-plate" x="86" y="${near ? 19.4 : 20.2}" font-size="${near ? 13 : 15.5}" fill="${ink}"${gun.ready ? '' : ' fill-opacity=".6"'}>${gun.range}</text>`;
  const fired = `<path d="M25 94L95 28M25 62L62 28M50 97L97 54" stroke="${ink}" stroke-width="1.4" stroke-opacity=".32" fill="none"/>`;
  return gun.ready ? disc : disc + fired;
}

/** Longer names are set narrower, the longest smaller too: a name never leaves its counter. */
export function nameLine({ name, body }: CounterLook): string {
  const size = name.length > 14 ? 7.8 : name.length > 11 ? 9 : 10.4;
  const kind = name.length > 9 ? 'c-name c-narrow' : 'c-name';
  return `<text class="${kind}" x="${MIDDLE_X}" y="66.8" font-size="${size}" fill="${inkOn(body)}">${escapeXml(name)}</text>`;
}
