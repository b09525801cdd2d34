/** [9.1] What units on the march would bring to battles beside the end of their way. */
import { expect, it } from 'vitest';
import { type Layout, layOut } from '../../test/table.ts';
import { KASSERINE } from '../index.ts';

/** Tanks and grenadiers who could come beside an American battalion, guns in position with them. */
const FACING: Layout = {
  units: {
    'ge-i-5': '6123',
    'ge-i-104': '6123',
    'ge-i-155': { hex: '6123', mode: 'deployed' },
    'ge-21-hq': '6124',
    'us-1-6ai': '5922',
  },
};

function joins(layout: Layout, units: readonly string[], hex: string) {
  const answer = KASSERINE.query(layOut(layout), 'joins', { units: [...units], hex });
  return answer.ok ? answer.value : answer;
}

it('[9.1.1] they join an attack on whom they would stand beside, and on nobody else', () => {
  expect(joins(FACING, ['ge-i-5', 'ge-i-104'], '6022')).toEqual([{ target: '5922', strength: 13 }]);
  expect(joins(FACING, ['ge-i-5'], '6022')).toEqual([{ target: '5922', strength: 7 }]);
  expect(joins(FACING, ['ge-i-5', 'ge-i-104'], '6123')).toEqual([]);
});

it('[10.1.4] guns in position bring nothing, those that are not do', () => {
  expect(joins(FACING, ['ge-i-155'], '6022')).toEqual([]);
});

it('nobody has moved when it has been asked', () => {
  const g = layOut(FACING);
  const before = JSON.stringify(g.title.writePosition(g));
  g.title.query(g, 'joins', { units: ['ge-i-5'], hex: '6022' });
  expect(JSON.stringify(g.title.writePosition(g))).toBe(before);
});
