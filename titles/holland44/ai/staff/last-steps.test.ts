import { describe, expect, it } from 'vitest';
import { wanting } from '../../test/ai-positions.ts';
import { hex, type Layout, layOut, type Piece, unit } from '../../test/table.ts';
import { highwayIndex } from '../highway.ts';
import { threatTo } from '../threat-map.ts';
import { isWithdrawn, withdrawalGoal } from './last-steps.ts';
import { withCampaignPriorities } from './staff-intent.ts';
import { assign, slotsOf } from './tasks/assign.ts';
import type { Task } from './tasks/task.ts';

const spared = (piece: Piece, layout: Layout = {}): boolean =>
  isWithdrawn(layOut({ turn: 12, units: [piece], ...layout }), unit(piece.id));
const REMNANT: Piece = { id: 'us.101.502.1', at: '3507', steps: 1 };

describe('last steps', () => {
  it('[26.5.2] of battalions and of their halves are spared from turn 12', () => {
    expect(spared(REMNANT)).toBe(true);
    expect(spared({ id: 'us.101.327.1a', at: '3507', steps: 1 })).toBe(true);
    expect(spared(REMNANT, { turn: 11 })).toBe(false);
  });

  it('are not those of a unit with two, of a gun, of an Engineer, of a Breakdown unit, of a German', () => {
    expect(spared({ ...REMNANT, steps: 2 })).toBe(false);
    for (const id of ['us.101.arty', 'uk.corps.eng30', 'bd.101.A', 'de.segler'])
      expect([id, spared({ id, at: '3507', steps: 1 })]).toEqual([id, false]);
  });

  it('have nowhere to go beyond the Rhine, and cost nothing in the short game', () => {
    expect(spared({ id: 'uk.1abn.1p.1', at: '6120', steps: 1 })).toBe(false);
    expect(spared(REMNANT, { scenario: 'short' })).toBe(false);
  });
});

describe('where they go', () => {
  const front: Layout = {
    turn: 12,
    units: [REMNANT, { id: 'de.segler', at: '3506' }],
    bridges: { '1303/1404': 'intact', '3008/3108': 'intact' },
  };

  it('is a hex of the highway that is fed and that the enemy cannot strike', () => {
    const g = layOut(front);
    const goal = withdrawalGoal(g, unit(REMNANT.id));
    expect(highwayIndex(goal?.hex ?? -1)).toBeGreaterThanOrEqual(0);
    expect(threatTo(g, 'allied').strength[goal?.hex ?? -1]).toBe(0);
    expect(threatTo(g, 'allied').strength[hex('3507')]).toBeGreaterThan(0);
  });

  it('is where they are, if that is such a hex', () => {
    const g = layOut({
      ...front,
      units: [
        { ...REMNANT, at: '2107' },
        { id: 'de.segler', at: '5321' },
      ],
    });
    expect(withdrawalGoal(g, unit(REMNANT.id))?.hex).toBe(hex('2107'));
  });

  it('comes before any task, and no task counts on them', () => {
    const task: Task = {
      name: 'task.st-oedenrode',
      posture: 'hold',
      hexes: ['3507'],
      turns: [1, 20],
      who: ['101st'],
      steps: 3,
      weight: 3,
      source: '3.5',
    };
    const g = layOut(front);
    expect(assign(g, [unit(REMNANT.id)], slotsOf(g, 'allied', [task])).byUnit.size).toBe(0);
    const { goalOf, attackFactor } = withCampaignPriorities(g, 'allied', wanting({}));
    expect(goalOf(unit(REMNANT.id))?.hex).not.toBe(hex('3507'));
    expect(attackFactor(unit(REMNANT.id), hex('3506'))).toBe(0);
    const whole = layOut({ ...front, units: [{ ...REMNANT, steps: 2 }] });
    expect(assign(whole, [unit(REMNANT.id)], slotsOf(whole, 'allied', [task])).byUnit.size).toBe(1);
  });
});
