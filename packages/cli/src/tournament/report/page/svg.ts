/** Drawings as text. Colours are custom properties, so that one drawing serves both themes. */

import { escaped } from '../../../markup.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with its children, which are markup already. */
export function el(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(String(value))}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

export const text = (x: number, y: number, words: string, attributes: Attributes = {}): string =>
  el('text', { x, y, ...attributes }, [escaped(words)]);

export const line = (from: readonly [number, number], to: readonly [number, number], attributes: Attributes): string =>
  el('line', { x1: from[0], y1: from[1], x2: to[0], y2: to[1], ...attributes });

export type Point = readonly [x: number, y: number];

export const path = (points: readonly Point[], attributes: Attributes): string =>
  el('path', {
    d: points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join(''),
    ...attributes,
  });

/** From numbers to places on the drawing, in a straight line. */
export interface Scale {
  (value: number): number;
  readonly from: number;
  readonly to: number;
}

export function scale(from: number, to: number, start: number, end: number): Scale {
  const span = to - from || 1;
  return Object.assign((value: number) => start + ((value - from) / span) * (end - start), { from, to });
}

const STEPS = [1, 2, 5, 10] as const;

/** Round numbers between two, about so many. */
export function ticks(from: number, to: number, about: number): number[] {
  const raw = Math.max((to - from) / about, 1e-9);
  const unit = 10 ** Math.floor(Math.log10(raw));
  const step = (STEPS.find((one) => one * unit >= raw) ?? 10) * unit;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who cannot see it. */
  readonly label: string;
}

const LEAST_WIDTH = 620;

/** A drawing that is a file of its own. */
export function pictureFile({ width, height, label }: Drawing, style: string, children: readonly string[]): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
  const inside = [`<style>${style}</style>`, ...children];
  return `${el('svg', { ...attributes, role: 'img', 'aria-label': label, class: 'plot' }, inside)}\n`;
}

/** Where the window is narrower than a wide drawing can be read, it is moved sideways rather than made tiny. */
export function drawing({ width, height, label }: Drawing, children: readonly string[]): string {
  const attributes = { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label, class: 'plot' };
  return `<div class="wide" style="--least:${width > LEAST_WIDTH ? LEAST_WIDTH : 0}px">${el('svg', attributes, children)}</div>`;
}
