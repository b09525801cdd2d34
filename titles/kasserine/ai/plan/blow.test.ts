/** [18.2] How the Axis staff strikes: whom it sends, what it goes on with, and whom it must beat on the way. */
import { openKnownPosition } from '@bridgehead/engine';
import { thinkingAs } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { hex, type Layout, layOut, unit } from '../../test/table.ts';
import { fieldTo } from '../distance-fields.ts';
import { worthOf } from '../worth.ts';
import { barriersTo } from './barriers.ts';
import { staffPlan } from './staff-plan.ts';

const THALA = '2809';
const SBIBA = '4109';

/** Plan C: the locations are held but for Thala or Sbiba. */
const PLAN_C: Layout = {
  scenario: 'decide',
  turn: 14,
  plan: 'C',
  counters: { planDrawn: 1 },
  held: { '4420': 'axis', '5726': 'axis', '3119': 'axis', '5706': 'axis' },
};
/** The mass of the armour is before Thala, a single battalion before Sbiba. */
const BEFORE_THALA = { 'ge-i-5': '2812', 'ge-ii-5': '2812', 'ge-i-8': '2912', 'ge-i-7': '2912', 'ge-i-69': '4113' };
const GARRISONS = { 'us-1-26': THALA, 'us-1-16': '2808', 'us-2-16': SBIBA };

type Units = NonNullable<Layout['units']>;

const wants = (units: Units): readonly number[] =>
  worthOf(openKnownPosition(layOut({ ...PLAN_C, units }), 'axis'), thinkingAs('staff')).wanted;

describe('[18.2.7] a blow that has begun', () => {
  it('goes on where the mass is, though a single battalion is nearer to another key', () => {
    const wanted = wants({ ...BEFORE_THALA, ...GARRISONS });
    expect(wanted).toContain(hex(THALA));
    expect(wanted).not.toContain(hex(SBIBA));
  });

  it('turns elsewhere when the mass stands elsewhere', () => {
    const units = { 'ge-i-5': '4113', 'ge-ii-5': '4113', 'ge-i-8': '4212', 'ge-i-7': '4212', 'ge-i-69': '2812' };
    expect(wants({ ...units, ...GARRISONS })).toContain(hex(SBIBA));
  });
});

describe('who strikes and who stands guard', () => {
  it('is armour for the blow and march battalions for the guard', () => {
    const units = { ...GARRISONS, 'ge-i-5': '3119', 'ge-i-8': '3119', 'ge-afr-8': '3120', 'us-2-26': '3015' };
    const plan = staffPlan(openKnownPosition(layOut({ ...PLAN_C, units }), 'axis'), 'axis', thinkingAs('staff'));
    expect(plan.tasks.get(unit('ge-i-5'))?.takes).toBe(true);
    expect(plan.tasks.get(unit('ge-afr-8'))?.takes).toBe(false);
  });
});

describe('[3.2] who bars a way', () => {
  const barriersOf = (units: Units): ReadonlyMap<number, number> => {
    const g = openKnownPosition(layOut({ ...PLAN_C, units }), 'axis');
    const armor = unit('ge-i-8');
    return barriersTo(g, 'axis', new Map([[armor, fieldTo(g, thinkingAs('staff'), armor, hex(THALA))]]));
  };

  it('is he who stands on the road', () => {
    const barriers = barriersOf({ 'ge-i-8': '3119', 'us-1-26': '3019' });
    expect([...barriers.keys()]).toEqual([hex('3019')]);
    expect(barriers.get(hex('3019'))).toBe(7);
  });

  it('is nobody who stands aside', () => {
    expect([...barriersOf({ 'ge-i-8': '3119', 'us-1-26': '2018' })]).toEqual([]);
  });
});
