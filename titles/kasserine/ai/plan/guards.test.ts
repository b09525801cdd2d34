/** What the staffs guard and where they send those who are left over. */
import { openKnownPosition } from '@bridgehead/engine';
import { thinkingAs } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import type { Side } from '../../src/data/unit-data.ts';
import { at, hex, type Layout, layOut, unit } from '../../test/table.ts';
import { playPhase } from '../../test/thoughts.ts';
import { exposedWorth } from './exposure.ts';
import { type StaffPlan, staffPlan } from './staff-plan.ts';

const planOf = (side: Side, layout: Layout): StaffPlan =>
  staffPlan(openKnownPosition(layOut(layout), side), side, thinkingAs('staff'));
const worthIn = (layout: Layout): ReadonlyMap<number, number> => exposedWorth(layOut(layout));

const SBIBA = '4109';
const BOU_CHEBKA = '2123';
/** An Axis column at Djilma: Sbiba is nearer to it than Bou Chebka. */
const AT_DJILMA = { 'ge-i-7': '5418', 'ge-ii-7': '5418' };

describe('[18.2.6] what the Allied staff guards', () => {
  it('counts the more, the sooner the Axis could be there', () => {
    const worth = worthIn({ turn: 4, units: { ...AT_DJILMA, 'us-1-26': '3119' } });
    expect(worth.get(hex(SBIBA)) ?? 0).toBeGreaterThan(worth.get(hex(BOU_CHEBKA)) ?? 0);
  });

  it('is not worth less for having a garrison, or guards would chase each other', () => {
    const bare = worthIn({ turn: 4, units: { ...AT_DJILMA, 'us-1-26': '3119' } });
    const held = worthIn({ turn: 4, units: { ...AT_DJILMA, 'us-1-26': '3119', 'us-1-6ai': SBIBA, 'us-2-1ar': SBIBA } });
    expect([...held]).toEqual([...bare]);
  });

  it('takes those into account who are about to come on', () => {
    const units = { ...AT_DJILMA, 'us-1-26': '3119' };
    const expected = { ...units, 'ge-i-8': { box: 'expected' } };
    const share = (layout: Layout): number => worthIn(layout).get(hex(BOU_CHEBKA)) ?? 0;
    expect(share({ turn: 5, units: expected })).toBeGreaterThan(share({ turn: 5, units }));
  });

  it('has its garrison before anything is retaken', () => {
    const plan = planOf('allied', {
      phase: 'allied.movement',
      turn: 5,
      units: { ...AT_DJILMA, 'us-1-6ai': '4314', 'ge-580aa': '4420' },
      held: { '4420': 'axis', '5726': 'axis' },
    });
    expect(plan.tasks.get(unit('us-1-6ai'))?.takes).toBe(false);
    expect(plan.slots.some(({ takes }) => takes)).toBe(true);
  });
});

describe('[3.1.2] a location to which the enemy can drive', () => {
  const layout: Layout = {
    phase: 'allied.movement',
    turn: 7,
    units: { 'us-1-6ai': SBIBA, 'ge-580aa': '4420', 'ge-1k10': '4420' },
    held: { '4420': 'axis' },
  };

  it('is not left by its only guard', () => {
    const g = layOut(layout);
    playPhase(g, 'staff');
    expect(at(g, 'us-1-6ai')).toBe(SBIBA);
  });
});

describe('[18.2.7] those who are left over', () => {
  it('do not all go where one is enough', () => {
    const plan = planOf('axis', {
      scenario: 'decide',
      turn: 16,
      plan: 'B',
      units: {
        'ge-i-7': '4420',
        'ge-ii-7': '4420',
        'ge-i-69': '4419',
        'ge-ii-69': '4419',
        'ge-i-86': '3119',
        'ge-i-8': '3119',
        'us-1-26': '1016',
        'us-1-16': '2018',
      },
      held: { '4420': 'axis', '5726': 'axis', '3119': 'axis', '5706': 'axis' },
    });
    const goals = new Set([...plan.tasks.values()].map((slot) => slot.hex));
    expect(goals.size).toBeGreaterThan(1);
    expect(goals).toContain(hex('1016'));
  });
});
