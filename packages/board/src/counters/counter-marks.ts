/** Marks that only some titles print: plates behind figures, dots, guns in place, faces that nobody has seen. */
import { escapeXml, fine } from '../svg.ts';
import { INK, inkOn, PAPER, READY_GUN } from './counter-colours.ts';
import type { CounterLook, GunStrip } from './counter-look.ts';
import { drawEmblem } from './emblems.ts';
import type { Level } from './level.ts';

const BOX = '#C1271C';
const CIRCLE = '#F59A23';
const STRIP = '#1C1A17';
const SHIELD = '#9CC7E8';
const ON_STRIP = '#FFF4D8';

interface Lettering {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly fill: string;
  readonly kind?: string;
}

export const letters = (text: string, { at: [x, y], size, fill, kind = 'c-plate' }: Lettering): string =>
  `<text class="${kind}" x="${fine(x)}" y="${fine(y)}" font-size="${fine(size)}" fill="${fill}">${escapeXml(text)}</text>`;

export function emblemMark({ emblem, body }: CounterLook, level: Level): string {
  if (emblem === undefined) return '';
  const ink = inkOn(body);
  return level === 'far'
    ? drawEmblem(emblem, { x: 15, y: 16, size: 9, ink })
    : drawEmblem(emblem, { x: 12.6, y: 14, size: level === 'near' ? 6.4 : 7.2, ink });
}

export function stackingDots({ dots = 0, body }: CounterLook): string {
  const ink = inkOn(body);
  return Array.from(
    { length: dots },
    (_, i) => `<circle cx="92.4" cy="${fine(33 + i * 9.6)}" r="3.4" fill="${ink}"/>`,
  ).join('');
}

/** It leans: who has it slips away. */
export function leaningPlate({ lean }: CounterLook, level: Level): string {
  if (lean === undefined) return '';
  return (
    `<path d="M79.5 4.5H97L92 22.5H74.5Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.9" stroke-linejoin="round"/>` +
    letters(lean, { at: [85.8, 19], size: level === 'near' ? 14.5 : 16, fill: INK })
  );
}

export function cornerLetters({ letters: text, body }: CounterLook, level: Level): string {
  return text === undefined
    ? ''
    : letters(text, { at: [88.5, 18], size: level === 'near' ? 11 : 12.5, fill: inkOn(body) });
}

export function radiusMark({ radius, body }: CounterLook): string {
  if (radius === undefined) return '';
  const ink = inkOn(body);
  return (
    `<path d="M76 20a11 11 0 0 1 11-11M80.5 20a6.5 6.5 0 0 1 6.5-6.5" stroke="${ink}" stroke-width="1.8" fill="none"/>` +
    letters(String(radius), { at: [90.5, 21.5], size: 14, fill: ink })
  );
}

export function stripedBand({ isBanded, body }: CounterLook, level: 'middle' | 'near'): string {
  if (isBanded !== true) return '';
  const near = level === 'near';
  const y = near ? 69 : 61.6;
  return (
    `<path d="M24 ${y}H96" stroke="${inkOn(body)}" stroke-width="${near ? 3 : 3.6}"/>` +
    `<path d="M24 ${y}H96" stroke="${PAPER}" stroke-width="${near ? 1.6 : 2}" stroke-dasharray="3.4 3.4"/>`
  );
}

const LAST = {
  middle: { middle: 80, half: 14.6, size: 27.5 },
  near: { middle: 83, half: 12.2, size: 21.5 },
} as const;

/** Behind the last figure: square, round or nothing, so that the colour is never alone. */
function lastPlate({ lastPlate: plate }: CounterLook, level: 'middle' | 'near'): string {
  if (plate === undefined) return '';
  const { middle, half } = LAST[level];
  if (plate === 'circle')
    return `<circle cx="84.6" cy="${middle}" r="${half}" fill="${CIRCLE}" stroke="${INK}" stroke-width="1.5"/>`;
  const [x, y] = [84.6 - half * 0.93, middle - half * 0.98].map(fine);
  return `<rect x="${x}" y="${y}" width="${fine(half * 1.86)}" height="${fine(half * 1.96)}" rx="2.4" fill="${BOX}" stroke="${PAPER}" stroke-width="1.4"/>`;
}

/** The last figure on its plate. */
export function lastFigure(look: CounterLook, level: 'middle' | 'near'): string {
  const { middle, size } = LAST[level];
  const { text, faded } = look.factors[2];
  const share = text.length > 1 ? 0.84 : 1;
  const ink = look.lastPlate === 'box' ? '#FFFFFF' : look.lastPlate === 'circle' ? INK : inkOn(look.body);
  const kind = `c-figure${text.length > 1 ? ' c-narrow' : ''}${faded === true ? ' c-faded' : ''}`;
  return (
    lastPlate(look, level) +
    letters(text, { at: [84.6, middle + size * share * 0.352], size: size * share, fill: ink, kind })
  );
}

/** A gun in place stands on spread legs. */
export function spreadLegs({ inPlace, body }: CounterLook, level: 'middle' | 'near'): string {
  if (inPlace === undefined) return '';
  const [y, drop] = level === 'near' ? [50, 6] : [54.5, 6.4];
  return `<path d="M59 ${y}l-19 ${drop}M59 ${y}l19 ${drop}" stroke="${inkOn(body)}" stroke-width="3" stroke-linecap="round"/>`;
}

const hexagonAt = (x: number, y: number, r: number): string =>
  Array.from(
    { length: 6 },
    (_, i) => `${fine(x + r * Math.cos((i * Math.PI) / 3))} ${fine(y + r * Math.sin((i * Math.PI) / 3))}`,
  ).join('L');

const [FIRST, SECOND, THIRD] = [35.5, 60, 84.5];

/** Range in a hexagon, what it attacks with, what it defends with in a shield. */
export function gunStrip({ range, letters: text = '', figure, shield }: GunStrip, level: 'middle' | 'near'): string {
  const near = level === 'near';
  const top = near ? 71 : 65.5;
  const middle = (top + 95.5) / 2;
  const size = near ? 24 : 29;
  const r = near ? 12 : 14.4;
  const base = (share: number): number => middle + size * share * 0.352;
  const first =
    range === undefined
      ? letters(text, { at: [FIRST, middle + (near ? 6 : 7.4)], size: near ? 17 : 20, fill: READY_GUN })
      : `<path d="M${hexagonAt(FIRST, middle, r)}Z" fill="${READY_GUN}"/>${letters(range, { at: [FIRST, base(0.86)], size: size * 0.86, fill: INK, kind: 'c-figure' })}`;
  const [left, right] = [THIRD - r * 0.86, THIRD + r * 0.86].map(fine);
  const [high, turn, low] = [middle - r * 0.92, middle + r * 0.1, middle + r * 0.75].map(fine);
  const outline = `M${left} ${high}H${right}V${turn}Q${right} ${low} ${THIRD} ${fine(middle + r)}Q${left} ${low} ${left} ${turn}Z`;
  return (
    `<rect x="22.5" y="${top}" width="74.5" height="${fine(96 - top)}" rx="4" fill="${STRIP}"/>${first}` +
    letters(figure, { at: [SECOND, base(1)], size, fill: ON_STRIP, kind: 'c-figure' }) +
    `<path d="${outline}" fill="none" stroke="${SHIELD}" stroke-width="2.2"/>` +
    letters(shield, { at: [THIRD, base(0.84) - 1], size: size * 0.84, fill: ON_STRIP, kind: 'c-figure' })
  );
}

/** What is lost is struck out and named; the last figure stays. */
export function struckWord({ struck, body }: CounterLook, level: 'middle' | 'near'): string {
  if (struck === undefined) return '';
  const { middle } = LAST[level];
  const size = struck.length > 8 ? 8.6 : 10.2;
  return (
    `<path d="M24 ${middle - 12}L70 ${middle + 12}M24 ${middle + 12}L70 ${middle - 12}" stroke="${inkOn(body)}" stroke-width="1.4" stroke-opacity=".4"/>` +
    `<rect x="22.5" y="${middle - 8}" width="48" height="16" rx="3" fill="${PAPER}" stroke="${INK}" stroke-width="1.6"/>` +
    letters(struck, { at: [46.5, middle + 3.6], size, fill: INK, kind: 'c-name c-narrow' })
  );
}

/** No symbol, no formation, no steps: only what everybody may know. */
export function untriedFace({ body }: CounterLook, level: Level): string {
  const ink = inkOn(body);
  const [y, height, size] = level === 'far' ? [24, 62, 56] : level === 'near' ? [12, 52, 46] : [12, 46, 44];
  return (
    `<rect x="31" y="${y}" width="54" height="${height}" rx="4" fill="${PAPER}" fill-opacity=".55" stroke="${ink}" stroke-width="2.3" stroke-dasharray="6 4.6"/>` +
    letters('?', { at: [58, y + height / 2 + size * 0.36], size, fill: ink, kind: 'c-letters' }) +
    `<rect x="6.5" y="${level === 'far' ? 30 : 26}" width="12.5" height="${level === 'far' ? 60 : 64}" rx="2.4" fill="none" stroke="${ink}" stroke-width="1.9" stroke-dasharray="3.4 2.6"/>`
  );
}
