import { decision, type Game, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, bears, refusal, steps } from '../../../test/orders.ts';
import { type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { DISRUPTED, GOOD_ORDER, orderOf } from '../../state/state.ts';
import { disengagementFrame, disengagementRoll, disengageRefusal } from './disengagement.ts';

const ON = { disengagement: true };
const KERUTT: Piece = { id: 'de.kerutt', at: '4510' };
const ENEMY: Piece = { id: 'uk.50.1d', at: '4410', steps: 1 };

/** The unit tries to disengage and rolls this. */
function tried(die: number, layout: Layout = { units: [KERUTT, ENEMY] }, id = 'de.kerutt'): Game {
  const g = layOut({ ...layout, options: ON, dice: [die] });
  g.state.frames.push(disengagementFrame(unit(id)));
  runAutomaticSteps(g);
  playForced(g);
  return g;
}

describe('Disengagement', () => {
  const ruleFor = (piece: Piece, options: Layout['options'] = ON): string | undefined =>
    disengageRefusal(layOut({ options, units: [piece] }), 'german', unit(piece.id))?.rule;

  it('[27.1.2] is open to a unit of the phasing player in Good Order that has not fought', () => {
    expect(ruleFor(KERUTT)).toBeUndefined();
    expect(ruleFor({ ...KERUTT, states: ['engaged'] })).toBeUndefined();
    expect(ruleFor({ ...KERUTT, states: ['disrupted'] })).toBe('27.1.2');
    expect(ruleFor({ ...KERUTT, states: ['has-attacked'] })).toBe('27.1.2');
    expect(ruleFor({ ...KERUTT, autoDs: '4410' })).toBe('27.1.2');
    expect(ruleFor({ ...KERUTT, at: 'B' })).toBe('27.1.2');
    expect(ruleFor({ id: 'uk.50.1d', at: '4510' })).toBe('27.1.2');
  });
  it('[23.6] not to a garrison that may not move yet', () => {
    const tiel: Piece = { id: 'de.tiel', at: '5606' };
    expect(ruleFor(tiel)).toBe('23.6');
    expect(ruleFor({ ...tiel, states: ['released'] })).toBeUndefined();
  });
  it('[14.3.1] units in Full Retreat that it leaves alone beside the enemy retreat too, others stay', () => {
    const leaving = (state: 'full-retreat' | 'disrupted', die: number, steps_: number): Game => {
      const friend: Piece = { id: 'de.stephan', at: '4510', states: [state] };
      return tried(die, { units: [{ ...KERUTT, steps: steps_ }, ENEMY, friend] });
    };
    const goes = { kind: 'retreat', unit: 'de.kerutt', path: ['4610', '4710'] };
    const routed = leaving('full-retreat', 4, 2);
    order(routed, goes);
    expect(decision(routed)).toMatchObject({ kind: 'retreat', about: { hex: '4510', units: ['de.stephan'] } });
    const lost = leaving('full-retreat', 3, 1);
    expect([at(lost, 'de.kerutt'), decision(lost)?.kind]).toEqual(['eliminated', 'retreat']);
    const steady = leaving('disrupted', 4, 2);
    order(steady, goes);
    expect([at(steady, 'de.stephan'), decision(steady)]).toEqual(['4510', undefined]);
    const stays = leaving('full-retreat', 4, 2);
    order(stays, { kind: 'stay' });
    expect([at(stays, 'de.stephan'), decision(stays)]).toEqual(['4510', undefined]);
  });
  it('[27.1] is an optional rule', () => {
    expect(ruleFor(KERUTT, {})).toBe('27.1');
  });
  it('[27.1.2] one more for Elite and for Armored units, one less for Low Quality, within one and six', () => {
    const g = layOut({
      units: ['de.bloch', 'de.penal6', 'de.kerutt', 'uk.gds.2ig'].map((id) => ({ id, at: '4510' })),
    });
    const rolls = (id: string): number[] => [1, 3, 6].map((die) => disengagementRoll(g, [unit(id)], die));
    expect(rolls('de.kerutt')).toEqual([1, 3, 6]);
    expect(rolls('de.bloch')).toEqual([2, 4, 6]);
    expect(rolls('de.penal6')).toEqual([1, 2, 5]);
    expect(rolls('uk.gds.2ig')).toEqual([2, 4, 6]);
  });
  it('[27.1.2] two fails: the unit stays as it was and has had its combat', () => {
    const g = tried(2);
    expect(decision(g)).toBeUndefined();
    expect([at(g, 'de.kerutt'), orderOf(g, unit('de.kerutt'))]).toEqual(['4510', GOOD_ORDER]);
    expect(bears(g, 'de.kerutt', 'has-attacked')).toBe(true);
    expect(disengageRefusal(g, 'german', unit('de.kerutt'))?.rule).toBe('27.1.2');
  });
  it('[27.1.2] four succeeds: two hexes back and Disrupted, the printed example', () => {
    const g = tried(4);
    expect(decision(g)).toMatchObject({ kind: 'disengage', by: 'german', about: { unit: 'de.kerutt', hex: '4510' } });
    order(g, { kind: 'retreat', unit: 'de.kerutt', path: ['4610', '4710'] });
    expect([at(g, 'de.kerutt'), orderOf(g, unit('de.kerutt')), steps(g, 'de.kerutt')]).toEqual(['4710', DISRUPTED, 2]);
    expect(bears(g, 'de.kerutt', 'retreated')).toBe(true);
  });
  it('[27.1.2] it need not go after all', () => {
    const g = tried(6);
    order(g, { kind: 'stay' });
    expect([at(g, 'de.kerutt'), orderOf(g, unit('de.kerutt'))]).toEqual(['4510', GOOD_ORDER]);
  });
  it('[27.1.2] three costs a step first; the last step is the end of it', () => {
    const g = tried(3);
    expect([steps(g, 'de.kerutt'), decision(g)?.kind]).toEqual([1, 'disengage']);
    const last = tried(3, { units: [{ ...KERUTT, steps: 1 }, ENEMY] });
    expect([at(last, 'de.kerutt'), decision(last)]).toEqual(['eliminated', undefined]);
  });
  it('[27.1.1] it enters no EZOC at any time, unless a friend stands fast there', () => {
    const pocket = ['4512', '4711', '4709'].map((at_, i) => ({
      id: `uk.50.${['2d', '6dli', '8dli'][i]}`,
      at: at_,
      steps: 1,
    }));
    const shut = tried(5, { units: [KERUTT, ENEMY, ...pocket] });
    // Every hex beside it lies in an EZOC: a forced retreat could pass one, this one may not.
    expect([decision(shut), at(shut, 'de.kerutt')]).toEqual([undefined, '4510']);
    const friend = { id: 'de.stephan', at: '4509' };
    const open = tried(5, { units: [KERUTT, ENEMY, ...pocket, friend] });
    expect(listed(open, 'retreat').length).toBeGreaterThan(0);
    expect(refusal(open, { kind: 'retreat', unit: 'de.kerutt', path: ['4610', '4609'] })).toBe('27.1.1');
    const gone = tried(5, { units: [KERUTT, ENEMY, ...pocket, { ...friend, states: ['retreated'] }] });
    expect(decision(gone)).toBeUndefined();
  });
  it('[27.1.2] nonsense is refused', () => {
    const g = tried(5);
    expect(refusal(g, { kind: 'stay', unit: 'de.kerutt' })).toBe('27.1.2');
    expect(refusal(g, { kind: 'perish', unit: 'de.kerutt' })).toBe('27.1.2');
    expect(refusal(g, { kind: 'retreat', unit: 'de.kerutt', path: ['4511'], stop: true })).toBe('27.1.2');
    expect(refusal(g, { kind: 'retreat', unit: 'uk.50.1d', path: ['4610', '4710'] })).toBe('13.1.2');
  });
});
