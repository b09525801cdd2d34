import { HEX, type Point } from '../../geometry/geometry.ts';
import { element, num, path, pathOf, place, text } from '../../svg.ts';
import type { Shape } from '../look.ts';
import type { Sheet } from '../sheet.ts';

type FortShape = Extract<Shape, { kind: 'fort' }>;
type AlertShape = Extract<Shape, { kind: 'alert' }>;

/** Half of a counter: the trace runs outside it, so that it is seen under any stack. */
const HALF = HEX * 0.31;

/** The outline of four bastions. */
function trace(): string {
  const points: Point[] = [];
  for (let i = 0; i < 4; i++) {
    const turn = (Math.PI / 2) * i - Math.PI / 4;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const [reach, wide] = [HALF * 1.3, HALF * 0.3];
    const at = (far: number, aside: number): Point => [x * reach * far - y * aside, y * reach * far + x * aside];
    points.push(at(0.88, -wide), at(1.22, -wide * 0.7), at(1.22, wide * 0.7), at(0.88, wide));
  }
  return pathOf(points, true);
}

const TRACE = trace();

export function drawFort(sheet: Sheet, { hex, side, state }: FortShape): string {
  const at = sheet.place(hex);
  if (at === undefined) return '';
  const body = path('s-fort-case', TRACE) + path(`s-fort s-fort-${state}`, TRACE);
  return element('g', { class: `s-${side}` }, place(at, body));
}

const BOX = HALF + 5;

export function drawAlert(sheet: Sheet, { hex }: AlertShape): string {
  const at = sheet.place(hex);
  if (at === undefined) return '';
  const size = num(BOX * 2);
  const box = `M${num(-BOX)} ${num(-BOX)}h${size}v${size}h-${size}Z`;
  const disc = place(
    [BOX, -BOX],
    element('circle', { class: 's-alert-disc', r: 8.4 }) + text('s-alert-text', [0, 4.6], '!'),
  );
  return place(at, path('s-alert-case', box) + path('s-alert', box) + disc);
}
