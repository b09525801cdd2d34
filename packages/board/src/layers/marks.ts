import type { Orientation } from '@bridgehead/hex';
import type { MarkKind, MarkRecord } from '@bridgehead/map';
import { type Box, boxAround } from '../geometry/boxes.ts';
import { HEX, type Point, plus, towards } from '../geometry/geometry.ts';
import { hexCentre, type Scene } from '../scene/scene.ts';
import { legendWordsOf, notedIn, toneOf } from '../style/map-style.ts';
import { element, escapeXml, group, path, pathOf, place, text } from '../svg.ts';

/** Where in its hex a mark stands, in hexes from the centre: each kind in a corner of its own, clear of a counter. */
const CORNERS: Readonly<Record<Orientation, Readonly<Record<MarkKind, Point>>>> = {
  pointy: { drop: [-0.385, -0.2], objective: [0.37, -0.32], entry: [-0.36, 0.25], supply: [0.36, 0.25] },
  flat: { drop: [-0.36, -0.24], objective: [0.36, -0.26], entry: [-0.42, 0.05], supply: [0.42, 0.03] },
};
/** A second mark of the same kind stands below the first. */
const NEXT = HEX * 0.24;

interface PlacedMark {
  readonly record: MarkRecord;
  readonly hex: Point;
  readonly at: Point;
}

function placedMarks(scene: Scene): PlacedMark[] {
  const corners = CORNERS[scene.grid.layout.orientation];
  const standing = new Map<string, number>();
  return scene.map.marks.map((record) => {
    const key = `${record.mark} ${record.hex}`;
    const before = standing.get(key) ?? 0;
    standing.set(key, before + 1);
    const hex = hexCentre(scene, record.hex);
    const [dx, dy] = corners[record.mark];
    return { record, hex, at: plus(hex, [dx * HEX, dy * HEX + before * NEXT]) };
  });
}

export const markBoxes = (scene: Scene): Box[] =>
  placedMarks(scene).map(({ record, at }) => boxAround(at, record.mark === 'drop' ? 18 : 16, 18));

export function drawMarks(scene: Scene): string {
  const ringed = new Set<string>();
  return placedMarks(scene)
    .map(({ record, hex, at }) => {
      const ring = record.mark === 'drop' && !ringed.has(record.hex) ? place(hex, dropRing()) : '';
      if (record.mark === 'drop') ringed.add(record.hex);
      const name = [legendWordsOf(scene.style)[record.mark], record.code].filter((word) => word !== '').join(', ');
      const words = notedIn(scene.style, name, record.note);
      const body = `<title>${escapeXml(words)}</title>${ring}${place(at, markSymbol(record.mark, record.code))}`;
      return group(`m-mark tone-${toneOf(scene.style, record.side)}`, body, { 'data-hex': record.hex });
    })
    .join('');
}

/** An objective without figures. */
export const STAR = '★';
const STAR_PATH = pathOf(
  Array.from({ length: 10 }, (_, i) => towards(-Math.PI / 2 + (i * Math.PI) / 5, i % 2 === 0 ? 4.7 : 1.9)),
  true,
);

const dropRing = (): string => element('circle', { class: 'm-drop-ring', r: HEX * 0.36 });

export function markSymbol(kind: MarkKind, code: string): string {
  const label = (className: string, y: number): string => text(className, [0, y], code);
  const small = code.length > 2 ? ' m-tight' : '';
  switch (kind) {
    case 'drop':
      return path('m-drop', 'M-8 0a8 7.4 0 0 1 16 0L0 9.6Z') + label(`m-drop-code${small}`, 1.2);
    case 'objective':
      return (
        path('m-objective', 'M0-7.6L6.6-3.8V3.8L0 7.6L-6.6 3.8V-3.8Z') +
        (code === STAR ? path('m-star', STAR_PATH) : label(`m-objective-code${small}`, 3.1))
      );
    case 'entry':
      return path('m-entry', 'M-7-7H3.5L9 0L3.5 7H-7Z') + label(`m-mark-code${small}`, 3);
    case 'supply':
      return (
        element('rect', { class: 'm-supply', x: -7.5, y: -6.5, width: 15, height: 13, rx: 1.5 }) +
        path('m-supply-lid', 'M-7.5-3H7.5') +
        label(`m-mark-code${small}`, 4.6)
      );
  }
}
