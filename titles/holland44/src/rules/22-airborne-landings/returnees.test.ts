import { type Choice, check, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { addMark, clock, HAS_MOVED, hasMark, REPLACEMENT, stepsOf } from '../../state/state.ts';

const back = (id: string): Choice => ({ kind: 'return', unit: id });
const refused = (g: Game, choice: Choice): string => {
  const ruling = check(g, choice);
  return ruling.legal ? 'legal' : ruling.rule;
};
const HEAD: Piece = { id: 'us.101.supply', at: '3206', landed: 1 };
const OEDENRODE: Piece = { id: 'us.101.502.1', at: '3306', steps: 2, landed: 1 };
const SON: Piece = { id: 'us.101.506.2', at: '3307', steps: 1, landed: 1 };
const phase = (units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn: 2, phase: 'allied.movement', units, clock: { returnees101: 2 }, ...more });

describe('Returnees', () => {
  it('[22.7] the extended example: 1/502 goes up a step, its track goes down one', () => {
    const g = phase([HEAD, OEDENRODE, SON]);
    order(g, back('us.101.502.1'));
    expect([stepsOf(g, unit('us.101.502.1')), clock(g, 'returnees101')]).toEqual([3, 1]);
    expect(hasMark(g, unit('us.101.502.1'), REPLACEMENT)).toBe(true);
    // The Remnant in Son could use one as well, but a division receives one step a turn.
    expect(refused(g, back('us.101.506.2'))).toBe('22.7');
    expect(listed(g, 'return')).toEqual([]);
  });
  it('[22.7] each division may receive one, by day and by night', () => {
    const units: Piece[] = [
      HEAD,
      OEDENRODE,
      { id: 'us.82.supply', at: '5024' },
      { id: 'us.82.505.1', at: '4924', steps: 2 },
    ];
    const g = phase(units, { turn: 3, clock: { returnees101: 1, returnees82: 1 } });
    order(g, back('us.101.502.1'));
    order(g, back('us.82.505.1'));
    expect([clock(g, 'returnees101'), clock(g, 'returnees82')]).toEqual([0, 0]);
  });
  it('[22.7] not on the turn in which the step was lost', () => {
    const fresh = phase([HEAD, OEDENRODE], { clock: { returnees101: 2, newReturnees101: 2 } });
    expect(refused(fresh, back('us.101.502.1'))).toBe('22.7');
    expect(
      refused(phase([HEAD, OEDENRODE], { clock: { returnees101: 2, newReturnees101: 1 } }), back('us.101.502.1')),
    ).toBe('legal');
    const next = layOut({ turn: 2, phase: 'allied.airlanding', clock: { newReturnees101: 2, returned: 4 } });
    expect([clock(next, 'newReturnees101'), clock(next, 'returned')]).toEqual([0, 0]);
  });
  it('[22.7] only from the own track; the Poles have one, and the Supply Head of the 1st Airborne', () => {
    const pole: Piece = { id: 'pl.1', at: '6318', steps: 2 };
    const head: Piece = { id: 'uk.1abn.supply', at: '6317' };
    expect(refused(phase([head, pole], { clock: { returnees1: 1 } }), back('pl.1'))).toBe('22.7');
    const g = phase([head, pole, { id: 'uk.1abn.1p.1', at: '6318', steps: 2 }], {
      clock: { returneesPolish: 1, returnees1: 1 },
    });
    order(g, back('pl.1'));
    expect(refused(g, back('uk.1abn.1p.1'))).toBe('legal');
  });
  it('[22.7] the unit must be in Good Order, not Engaged and reduced', () => {
    const as = (more: Partial<Piece>): string =>
      refused(phase([HEAD, { ...OEDENRODE, ...more }]), back('us.101.502.1'));
    expect(as({})).toBe('legal');
    expect(as({ states: ['disrupted'] })).toBe('20.2.3');
    expect(as({ states: ['engaged'] })).toBe('20.2.3');
    expect(as({ states: ['scattered'] })).toBe('legal');
    expect(as({ steps: 3 })).toBe('20.2.1');
    expect(as({ at: 'eliminated', steps: 0 })).toBe('20.2.1');
  });
  it('[22.7] so must its Supply Head, Depleted or not', () => {
    const as = (more: Partial<Piece>): string =>
      refused(phase([{ ...HEAD, ...more }, OEDENRODE]), back('us.101.502.1'));
    expect(as({ states: ['depleted'] })).toBe('legal');
    expect(as({ states: ['disrupted'] })).toBe('22.7');
    expect(as({ states: ['engaged'] })).toBe('22.7');
    expect(as({ at: 'eliminated', steps: 0 })).toBe('22.7');
  });
  it('[22.7] and there must be a Supply Path between them', () => {
    expect(refused(phase([HEAD, { ...OEDENRODE, at: '6317' }]), back('us.101.502.1'))).toBe('22.7');
  });
  it('[22.7] [20.2.5] not after the unit has moved, and then one hex at most', () => {
    const g = phase([HEAD, OEDENRODE]);
    order(g, back('us.101.502.1'));
    expect(refused(g, { kind: 'march', units: ['us.101.502.1'], mode: 'normal', path: ['3407'] })).toBe('legal');
    expect(refused(g, { kind: 'march', units: ['us.101.502.1'], mode: 'normal', path: ['3407', '3507'] })).not.toBe(
      'legal',
    );
    const late = phase([HEAD, OEDENRODE]);
    addMark(late, unit('us.101.502.1'), HAS_MOVED);
    expect(refused(late, back('us.101.502.1'))).toBe('20.2.5');
  });
  it('[22.7] airborne units only, in the Allied Movement Phase', () => {
    expect(refused(phase([HEAD, { id: 'uk.50.6dli', at: '3306', steps: 2 }]), back('uk.50.6dli'))).toBe('22.7');
    const german = layOut({ turn: 2, phase: 'german.movement', units: [HEAD, OEDENRODE], clock: { returnees101: 1 } });
    expect(refused(german, back('us.101.502.1'))).toBe('22.7');
    expect(refused(phase([HEAD, OEDENRODE]), { kind: 'return', unit: 'us.101.502.1', from: 'N' })).toBe('22.7');
    expect(refused(phase([HEAD, OEDENRODE]), { kind: 'return' })).toBe('22.7');
  });
});
