/** The extended example of play, turn 1: the Airlanding Phase. */
import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { campaign, landed } from '../../test/first-landing.ts';
import { at, bears, steps } from '../../test/orders.ts';
import { order } from '../../test/table.ts';
import { clock, hasMark, SCATTERED } from '../state/state.ts';
import { idOf, unitsOf } from '../state/units.ts';

describe('the Airlanding Phase of turn 1', () => {
  it('[23.1.1] the game begins with it', () => {
    expect(decision(campaign([]))?.at).toContain('airlanding');
  });
  it('[22.3.1] hex by hex the dice fall as in the text, and the Allied player picks whom they hit', () => {
    const g = campaign([]);
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'scatter', about: { hex: '6317', result: 'S' } });
    order(g, { kind: 'scatter', unit: 'uk.1abn.1a.7kosba' });
    expect(decision(g)?.about).toEqual({ hex: '4924', die: 6, result: 'S1' });
    order(g, { kind: 'scatter', unit: 'us.82.505.2' });
    expect(decision(g)?.about).toEqual({ hex: '4824', die: 5, result: 'S' });
    order(g, { kind: 'scatter', unit: 'us.82.505.3' });
    expect(decision(g)?.about).toEqual({ hex: '4819', die: 5, result: 'S' });
    order(g, { kind: 'scatter', unit: 'us.82.504.1' });
    // The companies at 4715 and 4008 are alone in their hexes, so nobody is asked about them.
    expect(decision(g)?.about).toEqual({ hex: '3708', die: 6, result: 'S1' });
    order(g, { kind: 'scatter', unit: 'us.101.501.3' });
    expect(decision(g)?.about).toEqual({ hex: '3206', die: 6, result: 'S1' });
    order(g, { kind: 'scatter', unit: 'us.101.506.2' });
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'movement-orders' });
  });
  it('[22.3.3] seven units are Scattered and one is lost; those with a number cost a step', () => {
    const g = landed();
    const scattered = unitsOf(g, 'allied')
      .filter((u) => hasMark(g, u, SCATTERED))
      .map(idOf);
    expect(scattered.sort()).toEqual([
      'uk.1abn.1a.7kosba',
      'us.101.501.1',
      'us.101.501.3',
      'us.101.506.2',
      'us.82.504.1',
      'us.82.505.2',
      'us.82.505.3',
    ]);
    expect(['us.82.505.2', 'us.101.501.3', 'us.101.506.2'].map((id) => steps(g, id))).toEqual([2, 2, 2]);
    expect(['us.82.505.3', 'us.82.504.1', 'us.101.501.1'].map((id) => steps(g, id))).toEqual([3, 3, 3]);
  });
  it('[22.3.3] the company that was to take the Grave bridge from the south is eliminated', () => {
    const g = landed();
    expect(at(g, 'us.82.bd.a')).toBe('pool');
    expect(bears(g, 'us.82.bd.a', 'scattered')).toBe(false);
  });
  it('[22.7] two steps each of the 82nd and the 101st are recorded for their return', () => {
    const g = landed();
    const tracks = ['returnees1', 'returnees82', 'returnees101'] as const;
    expect(tracks.map((name) => clock(g, name))).toEqual([0, 2, 2]);
  });
});
