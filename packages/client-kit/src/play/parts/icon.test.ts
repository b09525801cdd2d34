import { expect, test } from 'vitest';
import { DRAWINGS } from './icon.tsx';

test('no picture means two things', () => {
  const names = Object.entries(DRAWINGS);
  const twice = names.filter(([, drawing], i) => names.findIndex(([, other]) => other === drawing) !== i);
  expect(twice).toEqual([]);
});
