import { expect, test } from 'vitest';
import { turnMarks } from './win-probability-curve.tsx';

const point = (turn: number, at: number) => ({ turn, at, chance: 0.5 });

test('turns that are soon over have no number of their own under the curve: no two stand in each other', () => {
  const points = [point(1, 0), point(1, 4), point(2, 20), point(3, 25), point(4, 60)];
  expect(turnMarks(points, (at) => at).map(({ turn }) => turn)).toEqual([1, 2, 4]);
  expect(turnMarks(points, (at) => at * 10).map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
});
