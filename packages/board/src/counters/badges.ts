/** Badges of a counter by what they show: which state of a unit has which badge, the title says. */
export const BADGES = [
  'warning',
  'double-chevron',
  'crossed',
  'struck-crate',
  'parachute',
  'hourglass',
  'arrow',
  'plus',
  'boot',
  'burst',
  'tab',
  'lattice-shield',
  'tower',
  'spade',
] as const;
export type Badge = (typeof BADGES)[number];

interface BadgeDrawing {
  readonly fill: string;
  readonly ink: string;
  /** The silhouette: no two badges share one, so that colour is never alone. */
  readonly outline: string;
  readonly glyph: string;
  readonly stroke: number;
  /** Dots, which are filled, not stroked. */
  readonly dots?: string;
}

const DISC = 'M-15.5 0a15.5 15.5 0 1 0 31 0a15.5 15.5 0 1 0-31 0Z';
const dot = (x: number, y: number): string => `M${x - 2.7} ${y}a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0Z`;

const DRAWINGS: Readonly<Record<Badge, BadgeDrawing>> = {
  warning: {
    fill: '#F0B429',
    ink: '#2A1D00',
    outline: 'M0-17L17 13H-17Z',
    glyph: 'M0-7V3',
    stroke: 5,
    dots: dot(0, 8.6),
  },
  'double-chevron': {
    fill: '#C62F28',
    ink: '#FFFFFF',
    outline: 'M-19 0L-6-15H17V15H-6Z',
    glyph: 'M-1-7L-8 0L-1 7M9-7L2 0L9 7',
    stroke: 4.4,
  },
  crossed: {
    fill: '#7A3FA0',
    ink: '#FFFFFF',
    outline: 'M0-19L19 0L0 19L-19 0Z',
    glyph: 'M-7-7L7 7M7-7L-7 7',
    stroke: 4.4,
  },
  'struck-crate': {
    fill: '#5A3A1C',
    ink: '#FFFFFF',
    outline: DISC,
    glyph: 'M-7-5H7V6H-7ZM-12 12L12-12',
    stroke: 3.6,
  },
  parachute: {
    fill: '#E9E4D6',
    ink: '#1B2B3A',
    outline: 'M-17 3a17 17 0 0 1 34 0L0 18Z',
    glyph: '',
    stroke: 0,
    dots: dot(-6.4, -2) + dot(6.4, -4) + dot(0, 5.4),
  },
  hourglass: { fill: '#F7F4EA', ink: '#57503F', outline: DISC, glyph: 'M-5.5-8H5.5L-5.5 8H5.5Z', stroke: 3.4 },
  arrow: {
    fill: '#2F6FB0',
    ink: '#FFFFFF',
    outline: 'M-16-13H8L18 0L8 13H-16Z',
    glyph: 'M-9 0H6M0-6L6 0L0 6',
    stroke: 4.2,
  },
  plus: {
    fill: '#2F7D4F',
    ink: '#FFFFFF',
    outline: 'M-6-17H6V-6H17V6H6V17H-6V6H-17V-6H-6Z',
    glyph: 'M0-9V9M-9 0H9',
    stroke: 4,
  },
  boot: {
    fill: '#D9C9A4',
    ink: '#3A2A10',
    outline: 'M-11-16H11L17 0L11 16H-11L-17 0Z',
    glyph: 'M-6-9V5H8M-6-1H2',
    stroke: 4,
  },
  burst: {
    fill: '#C9134F',
    ink: '#FFFFFF',
    outline: 'M0-19L5-7L18-7L8 2L12 15L0 8L-12 15L-8 2L-18-7L-5-7Z',
    glyph: 'M0-6V5',
    stroke: 4,
  },
  tab: {
    fill: '#0F6F6A',
    ink: '#FFFFFF',
    outline: 'M-16-14H10L19 0L10 14H-16Z',
    glyph: 'M-8 8V-8H-1a4.4 4.4 0 0 1 0 8.8H-8M-1 .8L5 8',
    stroke: 4.2,
  },
  'lattice-shield': {
    fill: '#2A2F3A',
    ink: '#F5D27A',
    outline: 'M-14-15H14V3Q14 12 0 18Q-14 12-14 3Z',
    glyph: 'M-8-8L8 6M8-8L-8 6M0-11V10',
    stroke: 2.8,
  },
  tower: {
    fill: '#6B4A22',
    ink: '#FFFFFF',
    outline: 'M-15 15V-15H-8V-9H-3.5V-15H3.5V-9H8V-15H15V15Z',
    glyph: 'M-4 13V6a4 4 0 0 1 8 0V13',
    stroke: 3.4,
  },
  spade: {
    fill: '#F7F4EA',
    ink: '#4A2C1A',
    outline: 'M-15-15H15V15H-15Z',
    glyph: 'M0-10V3M-5-10H5M-6 3H6V7Q6 12 0 13Q-6 12-6 7Z',
    stroke: 3,
  },
};

/** A figure takes the place of what is drawn on it. */
export function drawBadge(badge: Badge, [x, y]: readonly [number, number], scale: number, figure?: string): string {
  const { fill, ink, outline, glyph, stroke, dots = '' } = DRAWINGS[badge];
  const face =
    figure === undefined
      ? (glyph === '' ? '' : `<path class="c-badge-glyph" d="${glyph}" stroke="${ink}" stroke-width="${stroke}"/>`) +
        (dots === '' ? '' : `<path d="${dots}" fill="${ink}"/>`)
      : `<text class="c-letters" x="0" y="8" font-size="25" style="fill:${ink}">${figure}</text>`;
  return (
    `<g class="c-badge" data-badge="${badge}" transform="translate(${x} ${y}) scale(${scale})">` +
    `<path class="c-badge-case" d="${outline}"/><path class="c-badge-edge" d="${outline}" fill="${fill}"/>` +
    `${face}</g>`
  );
}
