import type { LetteringRecord } from '@bridgehead/map';
import { type Box, boxAround } from '../geometry/boxes.ts';
import { HEX, type Point, plus, toUnits, towards, turned } from '../geometry/geometry.ts';
import { coverCost, isFree, type Label, type Page, take } from './labels.ts';
import { advance, textWidth } from './metrics.ts';

const LETTERING = {
  landscape: { className: 'm-landscape', size: 13, spacing: 22 },
  country: { className: 'm-country', size: 21, spacing: 34 },
} as const;

export const spacingOf = (kind: LetteringRecord['kind']): number => LETTERING[kind].spacing;

/** Landscapes and countries: widely spaced capitals that move a little to let the names of towns through. */
export function landscapeLabels(page: Page): Label[] {
  return page.scene.map.lettering.flatMap((record) => {
    const label = bestLabel(page, record);
    return label === undefined ? [] : [take(page, label)];
  });
}

const SHIFTS = Array.from({ length: 17 }, (_, i) => (i - 8) * 0.22 * HEX);

function bestLabel(page: Page, record: LetteringRecord): Label | undefined {
  const { className } = LETTERING[record.kind];
  const words = record.text.toUpperCase();
  let best: { at: Point; boxes: Box[]; cost: number } | undefined;
  for (const dx of SHIFTS) {
    for (const dy of SHIFTS) {
      const at = plus(toUnits(record.at), [dx, dy]);
      const boxes = letterBoxes(words, at, record);
      if (boxes.some((box) => !isFree(page, box))) continue;
      const cost = (Math.hypot(dx, dy) / HEX) * 4 + boxes.reduce((sum, box) => sum + letterCost(page, box), 0);
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { at, boxes, cost };
    }
  }
  if (best === undefined) return undefined;
  return { words, className, boxes: best.boxes, at: best.at, turn: record.turn };
}

function letterCost(page: Page, box: Box): number {
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const wet = page.scene.waters.clearance(middle) < 4 ? 3 : 0;
  const outside = page.scene.cells.under(middle)?.hex === undefined ? 30 : 0;
  return coverCost(page, box) + wet + outside;
}

function letterBoxes(words: string, at: Point, { kind, turn }: LetteringRecord): Box[] {
  const { size, spacing } = LETTERING[kind];
  const direction = towards((turn * Math.PI) / 180);
  let along = -(textWidth(words, size, spacing) - spacing) / 2;
  return [...words].map((letter) => {
    const width = advance(letter, size);
    const middle = plus(plus(at, direction, along + width / 2), turned(direction), -size * 0.34);
    along += width + spacing;
    return boxAround(middle, width + 1, size * 0.86);
  });
}
