import { openKnownPosition } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { layOut } from '../test/table.ts';
import { KASSERINE_AI } from './index.ts';

const UNITS = { 'ge-i-7': '6324', 'us-1-26': '3119' };
const known = (held: Readonly<Record<string, string>>, plan = 'A') =>
  openKnownPosition(
    layOut({ scenario: 'decide', turn: 14, plan, counters: { planDrawn: 1 }, units: UNITS, held }),
    'axis',
  );

describe('[18] standing', () => {
  it('counts what the Axis lacks for its plan', () => {
    expect(KASSERINE_AI.features(known({ '5726': 'axis', '4420': 'axis' })).lacking).toBe(2);
    expect(KASSERINE_AI.features(known({ '5726': 'axis', '4420': 'axis', '5706': 'axis' })).lacking).toBe(1);
    expect(KASSERINE_AI.features(known({ '5726': 'axis', '4420': 'axis', '5706': 'axis' }, 'B')).lacking).toBe(2);
  });

  it('is won by the Axis with El Ala and three more under plan A alone', () => {
    const held = { '5726': 'axis', '4420': 'axis', '5706': 'axis', '4109': 'axis' };
    expect(KASSERINE_AI.score(known(held))).toMatchObject({ winner: 'axis', how: 'plan-A' });
    expect(KASSERINE_AI.score(known(held, 'B'))).toMatchObject({ winner: 'allied', how: 'denied' });
  });

  it('tells which locations the Axis has', () => {
    const { sbeitla, locations, 'el-ala': elAla } = KASSERINE_AI.milestones(known({ '4420': 'axis' }));
    expect([sbeitla, elAla, locations]).toEqual([1, 0, 1]);
  });
});
