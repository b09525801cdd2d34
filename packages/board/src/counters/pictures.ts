/** Counters that are known by a picture: aircraft from above, and a leader by his cap. */
import { escapeXml } from '../svg.ts';
import { INK, inkOn, PAPER } from './counter-colours.ts';
import type { CounterLook } from './counter-look.ts';
import { lastFigure, letters } from './counter-marks.ts';
import { drawEmblem } from './emblems.ts';
import type { Level } from './level.ts';

export const PICTURES = ['single-engined', 'twin-engined', 'gull-winged', 'cap'] as const;

export interface Picture {
  readonly drawing: (typeof PICTURES)[number];
  /** A figure in a black triangle. */
  readonly triangle?: string;
  /** A letter in a dashed hexagon. */
  readonly hexagon?: string;
  /** Stars, of which the first are still there. */
  readonly stars?: { readonly left: number; readonly of: number };
}

const AIRCRAFT = {
  'single-engined':
    'M0-46C5-46 7-38 7-30V-16L48 2V14L7 6 5 28 19 36V43L0 39-19 43V36L-5 28-7 6-48 14V2L-7-16V-30C-7-38-5-46 0-46Z',
  'twin-engined':
    'M0-46C5-46 6-38 6-28V-16L14-16V-28H24V-15L50-6V4L6 6 4 28 22 34V41L0 38-22 41V34L-4 28-6 6-50 4V-6L-24-15V-28H-14V-16L-6-16V-28C-6-38-5-46 0-46Z',
  'gull-winged':
    'M0-42C5-42 6-36 6-29V-16L20-8 46-20V-8L22 10 6 6 4 28 20 32V40L0 38-20 40V32L-4 28-6 6-22 10-46-8V-20L-20-8-6-16V-29C-6-36-5-42 0-42Z',
} as const;

/** Height and size of each part, by how near it is seen. */
const AIR = {
  far: { middle: 52, scale: 0.92, top: 0, name: 0 },
  middle: { middle: 42, scale: 0.74, top: 70, name: 0 },
  near: { middle: 38, scale: 0.66, top: 74, name: 90 },
} as const;

function aircraft(look: CounterLook, { drawing, triangle, hexagon }: Picture, level: Level): string {
  const { middle, scale, top } = AIR[level];
  const d = drawing === 'cap' ? '' : AIRCRAFT[drawing];
  const plane = `<g transform="translate(50 ${middle}) scale(${scale})"><path d="${d}" fill="${PAPER}" stroke="${INK}" stroke-width="3.4" stroke-linejoin="round"/></g>`;
  if (level === 'far') return plane;
  const ink = inkOn(look.body);
  const low =
    triangle === undefined
      ? ''
      : `<path d="M7 ${top}H33L20 95Z" fill="${INK}" stroke="${PAPER}" stroke-width="1.4" stroke-linejoin="round"/>${letters(triangle, { at: [20, 87], size: level === 'near' ? 14 : 17, fill: PAPER })}`;
  const zone =
    hexagon === undefined
      ? ''
      : `<g transform="translate(84 ${level === 'near' ? 84 : 82})"><path d="M0-12L10.4-6V6L0 12L-10.4 6V-6Z" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="4 2.4"/>${letters(hexagon, { at: [0, 5.6], size: 16, fill: ink })}</g>`;
  return plane + low + zone + (level === 'near' ? nameUnder(look, hexagon === undefined ? 64 : 53) : '');
}

function nameUnder({ name, body }: CounterLook, x: number): string {
  const kind = name.length > 8 ? 'c-name c-narrow' : 'c-name';
  return `<text class="${kind}" x="${x}" y="90" font-size="${name.length > 8 ? 9.4 : 12}" fill="${inkOn(body)}">${escapeXml(name)}</text>`;
}

const STAR = 'l2.6 6 6.4.5-4.9 4.2 1.6 6.3-5.7-3.5-5.7 3.5 1.6-6.3-4.9-4.2 6.4-.5Z';

const CAP =
  '<path d="M-33 6C-34-13-22-24 0-24S34-13 33 6Z" fill="#6D7B6A" stroke="#17140E" stroke-width="2.6" stroke-linejoin="round"/>' +
  '<path d="M-33 5H33L31 14H-31Z" fill="#2B2A26" stroke="#17140E" stroke-width="2"/><path d="M-31 14C-24 25 24 25 31 14C16 18-16 18-31 14Z" fill="#17140E"/>' +
  '<path d="M-27 3C-27-9-3-9-2 2C-2 8-27 10-27 3ZM27 3C27-9 3-9 2 2C2 8 27 10 27 3Z" fill="#F1E2B8" stroke="#17140E" stroke-width="2.6"/><path d="M0-23L3-17H-3Z" fill="#F5C24A"/>';

function leader(look: CounterLook, { stars }: Picture, level: Level): string {
  const isNear = level === 'near';
  const [middle, scale] = level === 'far' ? [52, 1.2] : isNear ? [31, 0.92] : [34, 1];
  const cap = `<g transform="translate(50 ${middle}) scale(${scale})">${CAP}</g>`;
  if (level === 'far') return cap;
  const row = Array.from(
    { length: stars?.of ?? 0 },
    (_, i) =>
      `<path d="M${18 + i * 22} ${isNear ? 75 : 74}${STAR}" fill="${i < (stars?.left ?? 0) ? '#F5C24A' : 'none'}" stroke="${INK}" stroke-width="1.8"/>`,
  );
  const name = isNear
    ? `<text class="c-name" x="50" y="67" font-size="12" fill="${inkOn(look.body)}">${escapeXml(look.name)}</text>`
    : '';
  return cap + row.join('') + name + lastFigure(look, level);
}

export function pictureFace(look: CounterLook, picture: Picture, level: Level): string {
  const { emblem, body } = look;
  const mark =
    emblem === undefined || picture.drawing === 'cap'
      ? ''
      : drawEmblem(emblem, { x: 14, y: 15, size: 7, ink: inkOn(body) });
  return mark + (picture.drawing === 'cap' ? leader(look, picture, level) : aircraft(look, picture, level));
}
