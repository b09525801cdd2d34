import { boxAround, overlap } from '../geometry/boxes.ts';
import { type Point, plus } from '../geometry/geometry.ts';
import { isFree, type Label, type Page, pageOf, placeLabels, take } from '../lettering/labels.ts';
import { landscapeLabels, spacingOf } from '../lettering/landscape-names.ts';
import { massifLabels, spotLabels } from '../lettering/massif-names.ts';
import { textWidth } from '../lettering/metrics.ts';
import { waterLabels } from '../lettering/water-names.ts';
import type { Scene } from '../scene/scene.ts';
import { element, escapeXml, group, num, path, pathOf, place, text } from '../svg.ts';
import { boundaryLines } from './boundaries.ts';
import { bridgeSites } from './bridges.ts';
import { drawNumbers, type HexNumber, hexNumbers } from './grid.ts';
import { landmarkBoxes } from './landmarks.ts';
import { markBoxes } from './marks.ts';

export interface Names {
  readonly labels: readonly Label[];
  /** Left out where a name or a mark stands. */
  readonly numbers: readonly HexNumber[];
}

/** The greater the thing, the earlier it chooses its place; what finds none waits for a nearer zoom. */
export function namesOf(scene: Scene): Names {
  const marks = markBoxes(scene);
  const bridges = bridgeSites(scene).map(({ at }) => boxAround(at, 17, 17));
  const page = pageOf(scene, [...bridges, ...marks, ...landmarkBoxes(scene)]);
  const labels = [
    ...placeLabels(page, ['city', 'town']),
    ...massifLabels(page, 'great'),
    ...placeLabels(page, ['pass']),
    ...landscapeLabels(page),
    ...waterLabels(page, ['river', 'lake', 'canal']),
    ...boundaryLabels(page),
    ...placeLabels(page, ['village']),
    ...massifLabels(page, 'small'),
    ...waterLabels(page, ['wash']),
    ...waterLabels(page, ['stream', 'wadi']),
    ...placeLabels(page, ['hamlet']),
    ...spotLabels(page),
  ];
  const numbers = hexNumbers(scene).filter(({ box }) => isFree(page, box) && !marks.some((mark) => overlap(mark, box)));
  return { labels, numbers };
}

const BOUNDARY_SIZE = 8.4;

/** A boundary between formations is named once, at the free place nearest to its middle. */
function boundaryLabels(page: Page): Label[] {
  return boundaryLines(page.scene).flatMap(({ look, record, line }) => {
    if (look !== 'formation') return [];
    const order = line.map((point, i) => ({ point, off: Math.abs(i - line.length / 2) })).sort((a, b) => a.off - b.off);
    const width = textWidth(record.name, BOUNDARY_SIZE, 0.4) + 4;
    for (const { point } of order) {
      for (const side of [1, -1]) {
        const at: Point = plus(point, [side * (width / 2 + 6), 0]);
        const box = boxAround(at, width, BOUNDARY_SIZE);
        if (!isFree(page, box) || page.scene.cells.under(at)?.hex === undefined) continue;
        return [
          take(page, { words: record.name, className: 'm-boundary-name', boxes: [box], at: plus(at, [0, 3]), turn: 0 }),
        ];
      }
    }
    return [];
  });
}

export function drawNames(scene: Scene, { labels, numbers }: Names, withNumbers: boolean): string {
  const under = labels.filter(isSpaced);
  const over = labels.filter((label) => !isSpaced(label));
  return (
    group('m-landscapes', under.map((label, i) => drawLabel(scene, label, i)).join('\n')) +
    (withNumbers ? drawNumbers(scene, numbers) : '') +
    group('m-names', over.map((label, i) => drawLabel(scene, label, i)).join('\n'))
  );
}

const isSpaced = ({ className }: Label): boolean => className === 'm-landscape' || className === 'm-country';

const spotSymbol = (words: string): string => path('m-spot-mark', 'M0-3.4L3 2H-3Z') + text('m-spot', [5, 2.6], words);

function drawLabel({ id }: Scene, label: Label, index: number): string {
  const { words, className, at, turn, along, spacing: apart, drop } = label;
  if (className === 'm-spot') return place(at, spotSymbol(words));
  if (along !== undefined) {
    const line = `${id}-w${index}`;
    const curve = element('path', { id: line, d: pathOf(along), fill: 'none' });
    const written = element('textPath', { href: `#${line}`, startOffset: '50%' }, escapeXml(words));
    const own = apart === undefined ? {} : { style: `letter-spacing:${num(apart)}px` };
    return curve + element('text', { class: className, ...own, ...(drop === undefined ? {} : { dy: drop }) }, written);
  }
  // Letter-spacing is also added after the last letter, which would push a centred word to the left.
  const spacing = isSpaced(label) ? spacingOf(className === 'm-country' ? 'country' : 'landscape') / 2 : 0;
  const turned: Record<string, string> =
    turn === 0 ? {} : { transform: `rotate(${num(turn)} ${num(at[0])} ${num(at[1])})` };
  return element('text', { class: className, x: at[0] + spacing, y: at[1], ...turned }, escapeXml(words));
}
