import { cornersOfSide } from '@bridgehead/hex';
import type { AreaRecord, Edge } from '@bridgehead/map';
import { type Box, boxOf } from '../geometry/boxes.ts';
import { cornerOf, middleOf, sideCalled } from '../geometry/chains.ts';
import { HEX, type Point } from '../geometry/geometry.ts';
import type { Scene } from '../scene/scene.ts';
import { legendText } from '../style/legend.en.ts';
import { legendWordsOf, type MapStyle, toneOf } from '../style/map-style.ts';
import { escapeXml, group, num, path, place, text } from '../svg.ts';

/** Distance from the outermost hex to a plate, and how thick plates are. */
const GAP = 12;
export const PLATE = 34;
const LETTER_EVERY = HEX * 9;
const PIXELS_A_LETTER = 4;

/** Areas off the map: plates in the margin with the letter that is spoken at the table, and arrows where roads enter. */
export const drawAreas = (scene: Scene): string =>
  scene.map.areas
    .map((record) => {
      const area = toldArea(scene.style, record);
      const plates = [...sidesByEdge(scene, area)].map(([edge, sides]) => plate(scene, area, edge, sides));
      const name = legendText(legendWordsOf(scene.style).area, { area: area.area });
      const title = `<title>${escapeXml([name, ...(area.note === undefined ? [] : [area.note])].join(', '))}</title>`;
      return group(`m-area tone-${toneOf(scene.style, area.side)}`, title + plates.join(''), {
        'data-area': area.area,
      });
    })
    .join('');

/** With its note as the style tells it. */
const toldArea = (style: MapStyle, area: AreaRecord): AreaRecord =>
  area.note === undefined ? area : { ...area, note: style.noted?.(area.note) ?? area.note };

/** What is needed to say where a plate lies. */
type Ground = Pick<Scene, 'grid' | 'box'>;

function sidesByEdge(scene: Ground, area: AreaRecord): Map<Edge, number[]> {
  const found = new Map<Edge, number[]>();
  for (const name of area.sides) {
    const side = sideCalled(scene.grid, name);
    const edge = edgeOf(scene, side, area.edge);
    const list = found.get(edge);
    if (list === undefined) found.set(edge, [side]);
    else list.push(side);
  }
  return found;
}

/** The edge that the file states, unless the hexside clearly lies on another one. */
function edgeOf({ grid, box }: Ground, side: number, stated: Edge): Edge {
  const [x, y] = middleOf(grid, side);
  const gaps: Record<Edge, number> = {
    north: y - box.top,
    south: box.bottom - y,
    west: x - box.left,
    east: box.right - x,
  };
  if (gaps[stated] < HEX * 1.2) return stated;
  const order: Edge[] = ['north', 'east', 'south', 'west'];
  return order.reduce((best, edge) => (gaps[edge] < gaps[best] ? edge : best), stated);
}

interface Span {
  readonly edge: Edge;
  /** Along the edge. */
  readonly from: number;
  readonly to: number;
  /** The line of the plate that faces the map. */
  readonly face: number;
  /** Away from the map. */
  readonly out: 1 | -1;
}

function spanOf({ grid, box }: Ground, edge: Edge, sides: readonly number[]): Span {
  const around = boxOf(sides.flatMap((side) => cornersOfSide(grid, side).map((corner) => cornerOf(grid, corner))));
  const upright = isUpright(edge);
  const out = edge === 'east' || edge === 'south' ? 1 : -1;
  const faces: Record<Edge, number> = { north: box.top, south: box.bottom, west: box.left, east: box.right };
  return {
    edge,
    from: (upright ? around.top : around.left) + 3,
    to: (upright ? around.bottom : around.right) - 3,
    face: faces[edge] + out * GAP,
    out,
  };
}

const isUpright = (edge: Edge): boolean => edge === 'east' || edge === 'west';

/** From a place along the edge and a distance from the map to a point of the sheet. */
function placer({ edge, face, out }: Span): (along: number, away: number) => Point {
  return (along, away) => (isUpright(edge) ? [face + out * away, along] : [along, face + out * away]);
}

/** A plate on the sheet: its box, and where its letters stand. */
export interface Plate {
  readonly box: Box;
  readonly letters: readonly Point[];
  /** From the middle of a letter, or of a name, to its end. */
  readonly reach: number;
}

/** Longer ones are names, written small along the plate. */
const MOST_LETTERS = 2;
const [HALF_A_LETTER, HALF_A_SMALL_LETTER] = [12, 7.2];

const reachOf = (name: string): number =>
  name.length <= MOST_LETTERS ? HALF_A_LETTER : name.length * HALF_A_SMALL_LETTER;

function lettersOf(span: Span): Point[] {
  const size = span.to - span.from;
  const count = Math.max(1, Math.round(size / LETTER_EVERY));
  const put = placer(span);
  return Array.from({ length: count }, (_, i) => put(span.from + (size * (i + 0.5)) / count, PLATE / 2));
}

/** The plates of an area, the longest first. */
export function platesOf(ground: Ground, area: AreaRecord): Plate[] {
  return [...sidesByEdge(ground, area)]
    .map(([edge, sides]) => spanOf(ground, edge, sides))
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .map((span) => {
      const put = placer(span);
      const box = boxOf([put(span.from, 0), put(span.to, PLATE)]);
      return { box, letters: lettersOf(span), reach: reachOf(area.area) };
    });
}

function plate(scene: Scene, area: AreaRecord, edge: Edge, sides: readonly number[]): string {
  const span = spanOf(scene, edge, sides);
  const upright = isUpright(edge);
  const put = placer(span);
  const spots = lettersOf(span);
  const room = (span.to - span.from) / spots.length;
  const letters = spots.map((spot) => spoken(area, spot, upright) + note(area, spot, upright, room));
  const arrows = entries(scene, sides).map((point) => arrow(put(upright ? point[1] : point[0], 4), edge));
  return path('m-plate', platePath(put, span)) + letters.join('') + arrows.join('');
}

/** A letter, or a name: which lies along its plate. */
function spoken({ area: name }: AreaRecord, [x, y]: Point, upright: boolean): string {
  if (name.length <= MOST_LETTERS) return text('m-area-letter', [x, y + 8.4], name);
  const words = name.toUpperCase();
  return upright
    ? place([x + 5.6, y], text('m-area-letter m-area-name', [0, 0], words), -90)
    : text('m-area-letter m-area-name', [x, y + 5.6], words);
}

/** Round at the far corners, square where the plate faces the map. */
function platePath(put: (along: number, away: number) => Point, { from, to }: Span): string {
  const r = Math.min(8, (to - from) / 3);
  const at = (along: number, away: number): string => put(along, away).map(num).join(' ');
  return `M${at(from, 0)}L${at(from, PLATE - r)}Q${at(from, PLATE)} ${at(from + r, PLATE)}L${at(to - r, PLATE)}Q${at(to, PLATE)} ${at(to, PLATE - r)}L${at(to, 0)}Z`;
}

/** What the file says about the area, in small type along the plate, where there is room. */
function note({ note: words }: AreaRecord, [x, y]: Point, upright: boolean, room: number): string {
  if (words === undefined || words.length * PIXELS_A_LETTER > room / 2 - 24) return '';
  const reach = (words.length * PIXELS_A_LETTER) / 2 + 22;
  return upright
    ? place([x + 2.6, y + reach], text('m-area-note', [0, 0], words), -90)
    : text('m-area-note', [x + reach, y + 2.8], words);
}

/** The points where roads of the map leave through these hexsides. */
const entries = ({ roads }: Scene, sides: readonly number[]): Point[] =>
  sides.filter((side) => roads.rankAt(side) !== undefined).map((side) => roads.passage(side).point);

/** Into the map. */
const ARROW_TURN: Readonly<Record<Edge, number>> = { east: 180, south: 270, west: 0, north: 90 };

const arrow = (at: Point, edge: Edge): string =>
  place(at, path('m-area-arrow', 'M-2-5.4L8 0L-2 5.4Z'), ARROW_TURN[edge]);
