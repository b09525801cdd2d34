import { type Box, grown, heightOf, widthOf } from '../geometry/boxes.ts';
import { HEX, type Point } from '../geometry/geometry.ts';
import { textWidth } from '../lettering/metrics.ts';
import type { Scene } from '../scene/scene.ts';
import { type LegendWords, legendText } from '../style/legend.en.ts';
import { legendWordsOf } from '../style/map-style.ts';
import { element, num, path, place, text } from '../svg.ts';
import { emptyCorners } from './empty-corners.ts';
import { type LegendGroup, type LegendItem, legendGroups } from './legend-items.ts';

/** The legend, and how much room it takes below the map: none where the map leaves corners of the sheet empty. */
export interface Legend {
  readonly height: number;
  draw(page: Box): string;
}

/** A piece of the legend, drawn from the origin; it is scaled to the room it gets. */
export interface Block {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const INSET = 40;
const PADDING = 24;

export function legendOf(scene: Scene, sheet: Box): Legend {
  const groups = legendGroups(scene);
  const [one, other] = emptyCorners(scene);
  if (one !== undefined && other !== undefined) {
    const large = grown(heightOf(one) >= heightOf(other) ? one : other, -12);
    const small = grown(heightOf(one) >= heightOf(other) ? other : one, -12);
    return {
      height: 0,
      draw: () =>
        legendGroup(
          fitted(keyColumns(groups, 2), large, 1.4) +
            fitted(stacked([titleBlock(scene), factBlock(scene)]), small, 1.4),
        ),
    };
  }
  const band = inARow([titleBlock(scene), keyRow(groups), factBlock(scene)]);
  const scale = (widthOf(sheet) - INSET * 2 - PADDING * 2) / band.width;
  const height = band.height * scale + PADDING * 2;
  return {
    height: height + INSET,
    draw: (page) => {
      const panel: Box = {
        left: page.left + INSET,
        right: page.right - INSET,
        top: page.bottom - INSET - height,
        bottom: page.bottom - INSET,
      };
      const frame = { x: panel.left, y: panel.top, width: widthOf(panel), height: heightOf(panel), rx: 3 };
      return legendGroup(element('rect', { class: 'k-panel', ...frame }) + fitted(band, grown(panel, -PADDING), scale));
    },
  };
}

/** The samples alone, in a few columns. */
export const legendColumns = (scene: Scene, columns: number): Block => keyColumns(legendGroups(scene), columns);

const legendGroup = (content: string): string => element('g', { class: 'm-legend' }, content);

/** The block in the middle of a box, as large as fits. */
function fitted({ svg, width, height }: Block, box: Box, largest: number): string {
  const scale = Math.min(largest, widthOf(box) / width, heightOf(box) / height);
  const x = box.left + (widthOf(box) - width * scale) / 2;
  const y = box.top + (heightOf(box) - height * scale) / 2;
  return element('g', { transform: `translate(${num(x)} ${num(y)}) scale(${scale.toFixed(4)})` }, svg);
}

const GUTTER = 36;

function inARow(blocks: readonly Block[]): Block {
  const height = Math.max(...blocks.map((block) => block.height));
  let x = 0;
  const svg = blocks.map((block) => {
    const placed = place([x, (height - block.height) / 2], block.svg);
    x += block.width + GUTTER;
    return placed;
  });
  return { svg: svg.join(''), width: x - GUTTER, height };
}

function stacked(blocks: readonly Block[]): Block {
  let y = 0;
  const svg = blocks.map((block) => {
    const placed = place([0, y], block.svg);
    y += block.height + GUTTER;
    return placed;
  });
  return { svg: svg.join(''), width: Math.max(...blocks.map(({ width }) => width)), height: y - GUTTER };
}

const TITLE_SIZE = 44;

function titleBlock({ map, style }: Scene): Block {
  const lines = wrapped(map.name, 14);
  const width = Math.max(260, ...lines.map((line) => textWidth(line, TITLE_SIZE)));
  const title = lines.map((line, i) =>
    text('k-title', [0, TITLE_SIZE * 0.8 + i * TITLE_SIZE], line, { 'font-size': TITLE_SIZE }),
  );
  const below = lines.length * TITLE_SIZE + 14;
  const facts = text(
    'k-sub',
    [0, below],
    legendText(legendWordsOf(style).size, { count: map.hexes.length, km: map.sheet.hexKm }),
  );
  return { svg: title.join('') + facts, width, height: below + 8 };
}

const COLUMN = 174;
const ROW = 46;
const ROWS = 5;
const HEAD = 14;
const SWATCH = { width: 60, height: 38 } as const;

/** Groups side by side, five samples high. */
function keyRow(groups: readonly LegendGroup[]): Block {
  let x = 0;
  const svg = groups.map(({ head, items }) => {
    const drawn =
      text('k-head', [x, HEAD], head) +
      items.map((item, i) => drawItem(item, [x + Math.floor(i / ROWS) * COLUMN, 26 + (i % ROWS) * ROW])).join('');
    x += Math.ceil(items.length / ROWS) * COLUMN;
    return drawn;
  });
  return { svg: svg.join(''), width: x, height: 26 + ROWS * ROW };
}

/** Groups one below the other, in a few columns. */
function keyColumns(groups: readonly LegendGroup[], columns: number): Block {
  const lines = groups.flatMap(({ head, items }) => [{ head }, ...items.map((item) => ({ item }))]);
  const perColumn = Math.ceil(lines.length / columns) + 1;
  let column = 0;
  let row = 0;
  let deepest = 0;
  const svg = lines.map((line) => {
    const startsLate = 'head' in line && row > perColumn - 3;
    if (row >= perColumn || startsLate) {
      column += 1;
      row = 0;
    }
    const at: Point = [column * COLUMN, row * ROW];
    row += 1;
    deepest = Math.max(deepest, row);
    return 'head' in line ? text('k-head', [at[0], at[1] + ROW - 12], line.head) : drawItem(line.item, at);
  });
  return { svg: svg.join(''), width: (column + 1) * COLUMN, height: deepest * ROW };
}

function drawItem({ name, swatch, view }: LegendItem, [x, y]: Point): string {
  const { width, height } = SWATCH;
  const viewBox = `${num(view[0] - width / 2)} ${num(view[1] - height / 2)} ${width} ${height}`;
  const window = element('svg', { x, y, width, height, viewBox }, swatch);
  const frame = element('rect', { class: 'k-frame', x, y, width, height, rx: 2 });
  return window + frame + text('k-name', [x + width + 8, y + height / 2 + 4], name);
}

const NOTE_LETTERS = 96;

/** Scale, north and the notices of those whose work the map rests on. */
function factBlock({ map, style }: Scene): Block {
  const { hexKm, north } = map.sheet;
  const notes = map.attribution.flatMap((line) => wrapped(line, NOTE_LETTERS));
  const lines = notes.map((line, i) => text('k-small', [0, 104 + i * 13.5], line));
  const svg =
    scaleBar([0, 28], hexKm, 380, legendWordsOf(style)) + place([420, 38], northArrow(), north) + lines.join('');
  return { svg, width: 450, height: 96 + notes.length * 13.5 };
}

/** Two equal parts in round kilometres, as long as there is room. */
function scaleBar([x, y]: Point, hexKm: number, room: number, words: LegendWords): string {
  const perKm = HEX / hexKm;
  const step = [10, 5, 2, 1].find((km) => km * 2 * perKm <= room) ?? 0.5;
  const parts = ['k-fill', 'k-empty'].map((fill, i) =>
    element('rect', { class: fill, x: x + i * step * perKm, y, width: step * perKm, height: 5 }),
  );
  const labels = [0, 1, 2].map((i) => text('k-small k-mid', [x + i * step * perKm, y + 18], String(i * step)));
  const hex = path('k-line', `M${num(x)} ${num(y + 34)}v8m0-4h${HEX}m0-4v8`);
  const measure = text('k-small', [x + HEX + 8, y + 41.4], legendText(words.measure, { km: hexKm }));
  return text('k-head', [x, y - 14], words.kilometres) + parts.join('') + labels.join('') + hex + measure;
}

const northArrow = (): string =>
  path('k-fill', 'M0-34L8 14L0 8Z') + path('k-empty', 'M0-34L-8 14L0 8Z') + text('k-north', [0, 30], 'N');

function wrapped(line: string, width: number): string[] {
  const lines: string[] = [];
  let open = '';
  for (const word of line.split(' ')) {
    if (open !== '' && open.length + word.length + 1 > width) {
      lines.push(open);
      open = word;
    } else open = open === '' ? word : `${open} ${word}`;
  }
  return [...lines, open];
}
