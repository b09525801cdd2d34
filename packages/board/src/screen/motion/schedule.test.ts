import { describe, expect, it } from 'vitest';
import type { Motion } from './motion.ts';
import { schedule } from './schedule.ts';

const walk = (stage: number, places: number): Motion => ({
  kind: 'walk',
  stage,
  counters: ['a'],
  path: Array.from({ length: places }, (_, i) => String(i)),
});
const flash = (stage: number): Motion => ({ kind: 'flash', stage, at: '1' });

const timesOf = (motions: readonly Motion[], within = 10_000): readonly (readonly [number, number])[] =>
  schedule({ motions, within }).map(({ delay, duration }) => [delay, duration]);

describe('a step', () => {
  it('[design 4] lasts 90 ms from hex to hex, and 600 ms at most', () => {
    expect(timesOf([walk(0, 2)])).toEqual([[0, 90]]);
    expect(timesOf([walk(0, 7)])).toEqual([[0, 540]]);
    expect(timesOf([walk(0, 30)])).toEqual([[0, 600]]);
  });

  it('goes stage by stage; what belongs to one stage goes together', () => {
    expect(timesOf([walk(2, 2), flash(1), walk(0, 3), walk(0, 4)])).toEqual([
      [270 + 420, 90],
      [270, 420],
      [0, 180],
      [0, 270],
    ]);
  });

  it('is faster where it would take longer than it may, and no slower where it would not', () => {
    expect(timesOf([walk(0, 6), walk(1, 6)], 450)).toEqual([
      [0, 225],
      [225, 225],
    ]);
    expect(timesOf([walk(0, 6), walk(1, 6)], 5000)).toEqual([
      [0, 450],
      [450, 450],
    ]);
  });

  it('of nothing takes no time', () => {
    expect(timesOf([])).toEqual([]);
  });

  it('in which a counter walks off and is gone is the walk and a fade', () => {
    expect(timesOf([{ kind: 'leave', stage: 0, counters: ['a'], path: ['1', '2'] }])).toEqual([[0, 210]]);
    expect(timesOf([{ kind: 'leave', stage: 0, counters: ['a'], path: ['1'] }])).toEqual([[0, 120]]);
  });
});
