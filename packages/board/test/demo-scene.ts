import type { MapFile } from '@bridgehead/map';
import type { CounterLook, HexLook, ScreenBoard, Shape, StackLook } from '../src/index.ts';
import { SPECIMENS } from './demo-units.ts';

const [NE, E, SE, SW, W, NW] = [0, 1, 2, 3, 4, 5] as const;

/** The hexes of the scene, by what happens there. */
interface Ground {
  readonly map: MapFile;
  readonly middle: string;
  readonly target: string;
  readonly far: string;
  step(from: string, ...directions: readonly number[]): string;
  around(hex: string): string[];
}

/** One of every shape around the middle of a map, for the eye. */
export function showEverything(board: ScreenBoard, map: MapFile, middle: string): void {
  const step = (from: string, ...directions: readonly number[]): string =>
    directions.reduce((hex, direction) => board.sheet.beside(hex, direction) ?? hex, from);
  const around = (hex: string): string[] => [hex, ...[NE, E, SE, SW, W, NW].map((d) => step(hex, d))];
  const ground: Ground = { map, middle, target: step(middle, E, E), far: step(middle, W, W, W), step, around };
  board.setStacks(stacksOf(ground));
  board.setLayer('sides', sidesOf(ground));
  board.setLayer('reach', reachOf(ground));
  board.setLayer('plan', planOf(ground));
  board.setLayer('ropes', ropesOf(ground));
  board.setLayer('supply', supplyOf(ground));
  board.setLayer('marks', marksOf(ground));
  board.setLayer('bridges', bridgesOf(ground));
  board.setCursor(step(middle, SW, SW));
}

function counter(index: number, stance: CounterLook['stance'] = 'rest'): CounterLook {
  const look = SPECIMENS[index];
  if (look === undefined) throw new RangeError(`no specimen ${index}`);
  return { ...look, stance };
}

const looks = (look: HexLook, hexes: readonly string[]): Shape => ({ kind: 'hexes', look, hexes });

const stacksOf = ({ map, middle, target, far, step }: Ground): StackLook[] => [
  { at: middle, counters: [counter(6, 'selected'), counter(7, 'selected'), counter(14)] },
  { at: target, counters: [counter(20, 'target'), counter(21)] },
  { at: step(target, NE), counters: [counter(23, 'ready')] },
  { at: step(target, NE, E, E), counters: [counter(24, 'acted')] },
  { at: step(middle, SE), counters: [counter(12, 'ready')] },
  { at: far, counters: [counter(0), counter(1)] },
  { at: step(far, NE, NE), counters: [counter(3)] },
  { at: step(far, SW, SW), counters: [counter(31)] },
  { at: step(far, SE, SE), counters: [counter(30)] },
  { at: step(middle, NE, NE, E), counters: [counter(35)] },
  ...map.areas.slice(0, 3).map(({ area }, i) => ({ at: area, counters: [counter(15 + i), counter(8 + i)] })),
];

const sidesOf = ({ middle, target, far, step, around }: Ground): Shape[] => [
  looks('zoc-second', [...new Set([...around(target), ...around(step(target, E))])]),
  looks('zoc-first', around(step(far, NE, NE))),
  looks('control-first', around(step(middle, SW, SW, SW, SW))),
  looks('control-second', around(step(middle, SE, SE, SE, SE, E))),
];

function reachOf({ middle, target, step, around }: Ground): Shape[] {
  const reach = [...new Set(around(middle).flatMap(around))].filter((hex) => hex !== target);
  const costs = reach.slice(1).map((hex, i): Shape => {
    return { kind: 'pill', hex, text: i % 5 === 0 ? '2½' : String((i % 4) + 1), look: i % 7 === 3 ? 'stop' : 'cost' };
  });
  return [looks('extended', around(step(middle, SW, SW, W))), looks('reach', reach), ...costs];
}

function planOf({ middle, target, far, step }: Ground): Shape[] {
  const end = step(middle, NW, W);
  return [
    looks('selected', [end]),
    { kind: 'path', places: [middle, step(middle, NW), end], look: 'march' },
    { kind: 'pill', hex: end, text: '2⅔', look: 'total' },
    looks('target', [target]),
    { kind: 'arrow', from: step(target, W), to: target, look: 'attack' },
    { kind: 'arrow', from: step(target, SW), to: target, look: 'attack' },
    { kind: 'arrow', from: step(middle, SE), to: target, look: 'support' },
    { kind: 'pill', hex: target, text: '5–1', look: 'odds' },
    { kind: 'path', places: [target, step(target, E), step(target, E, E)], look: 'retreat' },
    { kind: 'path', places: [step(middle, SE, SE), step(middle, SE, SE, SW)], look: 'advance' },
    { kind: 'pill', hex: step(far, NE, NE), text: 'no supply', look: 'note' },
  ];
}

function ropesOf({ target, far, step }: Ground): Shape[] {
  const rope = (between: readonly [string, string], side: 'first' | 'second', state: 'active' | 'negated' | 'broken') =>
    ({ kind: 'rope', between, at: [], type: 'hex', side, state }) as const;
  return [
    rope([far, step(far, NE, NE)], 'first', 'active'),
    rope([step(far, SW, SW), step(far, SE, SE)], 'second', 'negated'),
    { ...rope([step(target, NE), step(target, NE, E, E)], 'second', 'active'), type: 'hexside' },
    rope([far, step(far, SW, SW)], 'first', 'broken'),
  ];
}

function supplyOf({ far, step }: Ground): Shape[] {
  const head = step(far, SE, SE);
  return [
    { kind: 'path', places: [step(far, SE), head, step(head, E), step(head, E, E)], look: 'supply-road' },
    { kind: 'path', places: [far, step(far, SE)], look: 'supply-overland' },
    looks('cut-off', [step(far, NE, NE)]),
  ];
}

const marksOf = ({ middle, target, far, step }: Ground): Shape[] => [
  looks('threat', [step(far, NW)]),
  looks('drop', [step(far, NW, NW)]),
  looks('refused', [step(far, W)]),
  looks('option', [step(middle, NE, NE), step(middle, NE, NE, NE)]),
  looks('hover', [step(middle, NE, NE, NW)]),
  { kind: 'victory', hex: target, holder: 'second', text: '1' },
  { kind: 'victory', hex: middle, holder: 'first', text: '2' },
  { kind: 'victory', hex: far, holder: 'open', text: '1' },
  { kind: 'marker', hex: middle, look: 'bars', text: '' },
  { kind: 'marker', hex: step(middle, SE), look: 'bars', text: '2' },
];

const BRIDGE_STATES = ['wired', 'blown', 'under-repair', 'intact'] as const;

const bridgesOf = ({ map }: Ground): Shape[] =>
  map.sides
    .flatMap(({ side, bridges = [] }) => bridges.map(({ kind }) => ({ side, kind })))
    .map(({ side, kind }, i): Shape => {
      return { kind: 'bridge', hexside: side, type: kind, state: BRIDGE_STATES[i % 4] ?? 'intact' };
    });
