import { sideNamed } from '@bridgehead/hex';
import {
  angleOf,
  distance,
  HEX,
  minus,
  mix,
  type Point,
  plus,
  towards,
  turned,
  unit,
} from '../../geometry/geometry.ts';
import { type BridgeSite, HALF_DECK, parapets, SPLAY } from '../../layers/bridges.ts';
import { degrees, element, num, path, place, text } from '../../svg.ts';
import type { Shape } from '../look.ts';
import { endsOfSide, type Sheet } from '../sheet.ts';
import { sideways } from './lines.ts';

type PillShape = Extract<Shape, { kind: 'pill' }>;
type BridgeShape = Extract<Shape, { kind: 'bridge' }>;
type MarkerShape = Extract<Shape, { kind: 'marker' }>;
type VictoryShape = Extract<Shape, { kind: 'victory' }>;

/** Where a pill stands in its hex, how high it is, and how wide a letter of it is. */
const PILLS = {
  cost: { y: 0, height: 14.4, letter: 5.4 },
  stop: { y: 0, height: 14.4, letter: 5.4 },
  total: { y: 0, height: 30, letter: 7.4 },
  odds: { y: -HEX * 0.5, height: 19, letter: 7.4 },
  note: { y: HEX * 0.43, height: 14.4, letter: 5.2 },
  way: { y: 0, height: 22, letter: 6.4 },
} as const;

const SIGN_WIDTH = 15;
const SIGNS = { pentagon: 'M0-8L7.6-1.8L4.8 7H-4.8L-7.6-1.8Z', chevron: 'M-8-5.8H2.6L8 0L2.6 5.8H-8L-4 0Z' } as const;

/** Stands in the left end of the pill, and in its middle where it is all of it. */
function signOf({ sign, text: words }: PillShape, width: number): string {
  if (sign === undefined) return '';
  const body = path('s-pill-sign', SIGNS[sign.outline]) + text('s-pill-letter', [0, 2.9], sign.letter);
  return place([words === '' ? 0 : -width / 2 + SIGN_WIDTH * 0.72, 0], body);
}

function widthOf({ text: words, look, sign }: PillShape): number {
  const { height, letter } = PILLS[look];
  if (words === '' && sign !== undefined) return height * 1.3;
  const least = look === 'total' ? height : height * 1.5;
  return (sign === undefined ? 0 : SIGN_WIDTH) + Math.max(least, words.length * letter + height * 0.7);
}

export function drawPill(sheet: Sheet, shape: PillShape): string {
  const { hex, text: words, look, sign } = shape;
  const at = sheet.place(hex);
  if (at === undefined) return '';
  const { y, height } = PILLS[look];
  const extra = sign === undefined ? 0 : SIGN_WIDTH;
  const width = widthOf(shape);
  const pill = element('rect', {
    class: look === 'cost' ? 's-pill' : `s-pill s-${look}`,
    x: -width / 2,
    y: -height / 2,
    width,
    height,
    rx: height / 2,
  });
  const base = look === 'total' ? 4.8 : look === 'odds' ? 4.5 : look === 'way' ? 4.1 : 3.6;
  const label = text(look === 'cost' ? 's-pill-text' : `s-pill-text s-${look}-text`, [extra / 2, base], words);
  return place(plus(at, [0, y]), pill + signOf(shape, width) + label);
}

interface Deck {
  readonly at: Point;
  readonly turn: number;
  readonly length: number;
}

/** Where the drawing put the bridge; before there is a drawing, square across the middle of its hexside. */
function deckOf(sheet: Sheet, sites: readonly BridgeSite[], { hexside, type }: BridgeShape): Deck | undefined {
  const side = sideNamed(sheet.grid, hexside);
  const site = sites.find(({ bridge, side: name }) => bridge.kind === type && sideNamed(sheet.grid, name) === side);
  if (site !== undefined) return site;
  const ends = endsOfSide(sheet, hexside);
  if (ends === undefined) return undefined;
  const across = turned(unit(minus(ends[1], ends[0])));
  return { at: mix(ends[0], ends[1], 0.5), turn: degrees(angleOf(across)), length: Math.min(22, distance(...ends)) };
}

/** Badges stay upright and stand 13 units beside the deck; a bridge that stands unwired needs none. */
export function drawBridge(sheet: Sheet, sites: readonly BridgeSite[], shape: BridgeShape): string {
  const deck = deckOf(sheet, sites, shape);
  if (deck === undefined || shape.state === 'intact') return '';
  const half = deck.length / 2;
  const wide = HALF_DECK[shape.type];
  const badge = plus(deck.at, sideways(towards((deck.turn * Math.PI) / 180), 13));
  switch (shape.state) {
    case 'wired':
      return place(
        badge,
        path('s-wired', 'M0-6.4L6 4.4H-6Z') + path('s-wired-flash', 'M.7-3L-1.5.9H.2L-.6 3.3 2-.3H.3Z'),
      );
    case 'blown':
      return place(deck.at, blown(half, wide), deck.turn);
    case 'under-repair':
      return (
        place(
          deck.at,
          path('s-parapet-case', parapets(half, wide)) + path('s-parapet s-parapet-dashed', parapets(half, wide)),
          deck.turn,
        ) +
        place(
          badge,
          element('circle', { class: 's-repair', r: 5.6 }) +
            path('s-repair-spanner', 'M-2.6 2.6L1-1M1-1a1.9 1.9 0 1 0 2-2'),
        )
      );
  }
}

function blown(half: number, wide: number): string {
  const stumps = (hand: 1 | -1): string =>
    `M${num(-half - SPLAY)} ${num(hand * (wide + SPLAY))}L${num(-half)} ${num(hand * wide)}H${num(-half * 0.5)}` +
    `M${num(half * 0.5)} ${num(hand * wide)}H${num(half)}L${num(half + SPLAY)} ${num(hand * (wide + SPLAY))}`;
  const gap = element('rect', {
    class: 's-gap',
    x: -half * 0.62,
    y: -wide - 1.6,
    width: half * 1.24,
    height: 2 * wide + 3.2,
  });
  const cross = 'M-4.6-4.6L4.6 4.6M4.6-4.6L-4.6 4.6';
  const stump = stumps(1) + stumps(-1);
  return (
    gap +
    path('s-parapet-case', stump) +
    path('s-parapet', stump) +
    path('s-cross-case', cross) +
    path('s-cross', cross)
  );
}

/** Corners of a hex that a counter leaves free. */
const MARKER: Point = [-HEX * 0.4, HEX * 0.22];
const VICTORY = { pointy: [HEX * 0.37, -HEX * 0.32], flat: [HEX * 0.36, -HEX * 0.26] } as const;

export function drawMarker(sheet: Sheet, { hex, text: words }: MarkerShape): string {
  const at = sheet.place(hex);
  if (at === undefined) return '';
  const bars = words === '' ? 'M-4.6-3.4H4.6M-4.6 0H4.6M-4.6 3.4H4.6' : 'M-4.6-5H4.6M-4.6-2H4.6';
  const body = path('s-marker', 'M-8-8H8V8H-8Z') + path('s-marker-bars', bars);
  return place(plus(at, MARKER), words === '' ? body : body + text('s-marker-text', [0, 6.4], words));
}

export function drawVictory(sheet: Sheet, { hex, holder, text: words }: VictoryShape): string {
  const at = sheet.place(hex);
  if (at === undefined) return '';
  const spot = plus(at, VICTORY[sheet.grid.layout.orientation]);
  const body = path('s-victory', 'M0-7.6L6.6-3.8V3.8L0 7.6L-6.6 3.8V-3.8Z') + text('s-victory-text', [0, 3.1], words);
  return element('g', { class: `s-${holder}` }, place(spot, body));
}
