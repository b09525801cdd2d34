import { type Choice, check, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { POOL, placeName } from '../../state/places.ts';
import {
  addMark,
  DISRUPTED,
  ENGAGED,
  EXTENDED,
  GOOD_ORDER,
  HAS_MOVED,
  hasMark,
  landedOn,
  orderOf,
  parentOf,
  placeOf,
  SPENT,
  setParent,
  stepsOf,
} from '../../state/state.ts';
import { eliminate } from '../../state/step-loss.ts';
import { allowanceOf, isMechanized } from '../02-contents.ts';
import { formationOf } from './breakdown.ts';

const refused = (g: Game, choice: Choice): string => {
  const ruling = check(g, choice);
  return ruling.legal ? 'legal' : ruling.rule;
};
const split = (id: string, as: string): Choice => ({ kind: 'break-down', unit: id, as });
const join = (id: string, into: string): Choice => ({ kind: 'rebuild', unit: id, into });
const merge = (id: string, into: string): Choice => ({ kind: 'merge', unit: id, into });
const allied = (units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn: 9, phase: 'allied.movement', units, ...more });
const german = (units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn: 9, phase: 'german.movement', units, ...more });
const at = (g: Game, id: string): string => placeName(placeOf(g, unit(id)));
const steps = (g: Game, ...ids: readonly string[]): number[] => ids.map((id) => stepsOf(g, unit(id)));

const PARA: Piece = { id: 'us.82.504.3', at: '4818', landed: 1 };
const FOOT: Piece = { id: 'uk.50.6dli', at: '1304' };
const MOTOR: Piece = { id: 'uk.gds.1gg', at: '1304' };
const TANK: Piece = { id: 'uk.gds.2ig', at: '1304' };

describe('breaking down', () => {
  it('[21.1] a unit loses a step, and a unit of one step stands beside it', () => {
    const g = allied([PARA]);
    order(g, split('us.82.504.3', 'bd.82.B'));
    expect(steps(g, 'us.82.504.3', 'bd.82.B')).toEqual([2, 1]);
    expect(at(g, 'bd.82.B')).toBe('4818');
    expect(parentOf(g, unit('bd.82.B'))).toBe(unit('us.82.504.3'));
    // It shares the days its parent has been on the ground.
    expect(landedOn(g, unit('bd.82.B'))).toBe(1);
  });
  it('[21.1] a unit of one step cannot, nor can one that is not in play', () => {
    const g = allied([
      { ...PARA, steps: 1 },
      { id: 'us.82.505.1', at: 'airfields' },
    ]);
    expect(refused(g, split('us.82.504.3', 'bd.82.B'))).toBe('21.1');
    expect(refused(g, split('us.82.505.1', 'bd.82.B'))).toBe('21.1');
    expect(listed(g, 'break-down')).toEqual([]);
  });
  it('[21.1] a Breakdown unit that is eliminated goes back to its display', () => {
    const g = allied([PARA]);
    order(g, split('us.82.504.3', 'bd.82.B'));
    eliminate(g, unit('bd.82.B'), '11.3');
    expect(placeOf(g, unit('bd.82.B'))).toBe(POOL);
    expect(refused(g, split('us.82.504.3', 'bd.82.B'))).toBe('legal');
  });
  it('[21.2] British tanks and Cromwells make tanks, all others infantry', () => {
    const g = allied([TANK, FOOT, { id: 'uk.gds.2wg', at: '1304' }, { id: 'uk.gds.2hc', at: '1304' }]);
    expect(refused(g, split('uk.gds.2ig', 'bd.uk.armd.A'))).toBe('legal');
    expect(refused(g, split('uk.gds.2wg', 'bd.uk.armd.A'))).toBe('legal');
    expect(refused(g, split('uk.gds.2hc', 'bd.uk.inf.A'))).toBe('legal');
    expect(refused(g, split('uk.50.6dli', 'bd.uk.inf.A'))).toBe('legal');
    expect(refused(g, split('uk.gds.2ig', 'bd.uk.inf.A'))).toBe('21.1');
    expect(refused(g, split('uk.gds.2hc', 'bd.uk.armd.A'))).toBe('21.1');
    expect(refused(g, split('uk.50.6dli', 'bd.de.A'))).toBe('21.1');
    expect(refused(g, split('uk.50.6dli', 'bd.82.B'))).toBe('21.1');
  });
  it('[21.2] German tanks make infantry on wheels, too', () => {
    const g = german([{ id: 'de.107.pz12', at: '3201' }]);
    order(g, split('de.107.pz12', 'bd.de.A'));
    expect(isMechanized(g, unit('bd.de.A'))).toBe(true);
  });
  it('[21.2] the Mechanized side is for parts of Mechanized units', () => {
    const g = allied([FOOT, MOTOR]);
    order(g, split('uk.50.6dli', 'bd.uk.inf.A'));
    order(g, split('uk.gds.1gg', 'bd.uk.inf.B'));
    expect([isMechanized(g, unit('bd.uk.inf.A')), allowanceOf(g, unit('bd.uk.inf.A'))]).toEqual([false, 3]);
    expect([isMechanized(g, unit('bd.uk.inf.B')), allowanceOf(g, unit('bd.uk.inf.B'))]).toEqual([true, 5]);
  });
  it('[21.2] part of a Dismounted unit is dismounted', () => {
    // Nothing supplies 3019, so nobody mounts there.
    const g = allied([{ ...MOTOR, at: '3019', states: ['dismounted'] }]);
    order(g, split('uk.gds.1gg', 'bd.uk.inf.A'));
    expect([isMechanized(g, unit('bd.uk.inf.A')), allowanceOf(g, unit('bd.uk.inf.A'))]).toEqual([false, 3]);
  });
  it('[21.3] Scattered, Disrupted and fully retreating units may not; Engaged ones and those out of supply may', () => {
    const in_ = (state: NonNullable<Piece['states']>[number]): string =>
      refused(allied([{ ...PARA, states: [state] }]), split('us.82.504.3', 'bd.82.B'));
    expect(in_('scattered')).toBe('21.3');
    expect(in_('disrupted')).toBe('21.3');
    expect(in_('full-retreat')).toBe('21.3');
    expect(in_('engaged')).toBe('legal');
    expect(in_('out-of-supply')).toBe('legal');
  });
  it('[21.3] the part has moved as far as its parent and is under the same markers', () => {
    const g = allied([{ ...PARA, states: ['engaged'] }]);
    addMark(g, unit('us.82.504.3'), HAS_MOVED | EXTENDED);
    order(g, split('us.82.504.3', 'bd.82.B'));
    expect([HAS_MOVED, EXTENDED, ENGAGED].every((mark) => hasMark(g, unit('bd.82.B'), mark))).toBe(true);
    const fresh = allied([PARA]);
    order(fresh, split('us.82.504.3', 'bd.82.B'));
    expect(hasMark(fresh, unit('bd.82.B'), HAS_MOVED)).toBe(false);
  });
  it('[21.3] an airborne part is of its own division; the Poles have theirs', () => {
    const g = allied([PARA, { id: 'pl.1', at: '6019' }]);
    expect(refused(g, split('us.82.504.3', 'bd.101.A'))).toBe('21.1');
    expect(refused(g, split('us.82.504.3', 'bd.uk.inf.A'))).toBe('21.1');
    expect(refused(g, split('pl.1', 'bd.1abn.A'))).toBe('21.1');
    expect(refused(g, split('pl.1', 'bd.pol.A'))).toBe('legal');
  });
  it('[21.3] the counters are all there are; A/82 is one of them once it is off the map', () => {
    const g = allied([PARA, { id: 'us.82.bd.a', at: '4715' }]);
    expect(refused(g, split('us.82.504.3', 'us.82.bd.a'))).toBe('21.3');
    order(g, split('us.82.504.3', 'bd.82.B'));
    expect(refused(g, split('us.82.504.3', 'bd.82.B'))).toBe('21.3');
    expect(listed(g, 'break-down')).toEqual([]);
    eliminate(g, unit('us.82.bd.a'), '11.3');
    expect(listed(g, 'break-down')).toEqual([split('us.82.504.3', 'us.82.bd.a')]);
  });
  it('[21.3] [11.4] a unit of two steps breaks down only if there is a Remnant for the rest of it', () => {
    const reduced: Piece = { ...PARA, steps: 2 };
    const remnants = ['us.82.505.1', 'us.82.505.2', 'us.82.505.3'].map((id) => ({ id, at: '4924', steps: 1 }));
    expect(refused(allied([reduced, ...remnants.slice(1)]), split('us.82.504.3', 'bd.82.B'))).toBe('legal');
    expect(refused(allied([reduced, ...remnants]), split('us.82.504.3', 'bd.82.B'))).toBe('11.4');
  });
  it('[21.3] only in the own player-turn', () => {
    expect(refused(german([PARA]), split('us.82.504.3', 'bd.82.B'))).toBe('21.3');
  });
  it('[21.3] a part belongs to the Formation it came from', () => {
    const g = german([{ id: 'de.jenkel', at: '5026' }]);
    order(g, split('de.jenkel', 'bd.de.A'));
    expect(formationOf(g, unit('bd.de.A'))).toBe('CF');
  });
});

describe('rebuilding', () => {
  const company: Piece = { id: 'bd.82.B', at: '4818' };
  it('[21.4] a Breakdown unit joins a unit of its division, is free again, and both have completed their movement', () => {
    const g = allied([{ id: 'us.82.505.1', at: '4818', steps: 2 }, company]);
    expect(listed(g, 'rebuild')).toEqual([join('bd.82.B', 'us.82.505.1')]);
    order(g, join('bd.82.B', 'us.82.505.1'));
    expect(steps(g, 'us.82.505.1')).toEqual([3]);
    expect(at(g, 'bd.82.B')).toBe('pool');
    expect(orderOf(g, unit('us.82.505.1'))).toBe(GOOD_ORDER);
    expect(refused(g, { kind: 'march', units: ['us.82.505.1'], mode: 'normal', path: ['4918'] })).toBe('8.1');
  });
  it('[21.4] not a unit of another division, one at full strength, or one elsewhere', () => {
    const g = allied([
      company,
      { id: 'us.101.502.1', at: '4818', steps: 2 },
      { id: 'us.82.505.1', at: '4818' },
      { id: 'us.82.505.2', at: '4819', steps: 1 },
    ]);
    expect(refused(g, join('bd.82.B', 'us.101.502.1'))).toBe('21.4');
    expect(refused(g, join('bd.82.B', 'us.82.505.1'))).toBe('21.4');
    expect(refused(g, join('bd.82.B', 'us.82.505.2'))).toBe('21.4');
    expect(refused(g, join('us.82.505.2', 'bd.82.B'))).toBe('21.4');
    expect(listed(g, 'rebuild')).toEqual([]);
  });
  it('[21.4] a Breakdown unit that is not airborne goes back to its parent only', () => {
    const g = allied([FOOT, { id: 'uk.50.8dli', at: '1304', steps: 1 }]);
    order(g, split('uk.50.6dli', 'bd.uk.inf.A'));
    expect(refused(g, join('bd.uk.inf.A', 'uk.50.8dli'))).toBe('21.4');
    order(g, join('bd.uk.inf.A', 'uk.50.6dli'));
    expect(steps(g, 'uk.50.6dli')).toEqual([3]);
  });
  it('[21.4] what the Breakdown unit suffers, the whole unit suffers', () => {
    const rebuilt = (states: NonNullable<Piece['states']>): Game => {
      const g = allied([
        { ...company, states },
        { id: 'us.82.505.1', at: '4818', steps: 2 },
      ]);
      order(g, join('bd.82.B', 'us.82.505.1'));
      return g;
    };
    expect(hasMark(rebuilt(['spent']), unit('us.82.505.1'), SPENT)).toBe(true);
    expect(hasMark(rebuilt(['engaged']), unit('us.82.505.1'), ENGAGED)).toBe(true);
    expect(orderOf(rebuilt(['disrupted']), unit('us.82.505.1'))).toBe(DISRUPTED);
    // The counter goes back to its display clean.
    expect(orderOf(rebuilt(['disrupted']), unit('bd.82.B'))).toBe(GOOD_ORDER);
  });
  it('[21.4] [11.5.2] a Disrupted unit takes over no Engaged marker', () => {
    const g = allied([
      { ...company, states: ['engaged'] },
      { id: 'us.82.505.1', at: '4818', steps: 2, states: ['disrupted'] },
    ]);
    order(g, join('bd.82.B', 'us.82.505.1'));
    expect(orderOf(g, unit('us.82.505.1'))).toBe(DISRUPTED);
    expect(hasMark(g, unit('us.82.505.1'), ENGAGED)).toBe(false);
  });
});

describe('merging', () => {
  const giver: Piece = { id: 'de.erdmann1', at: '3201', steps: 1 };
  const taker: Piece = { id: 'de.erdmann2', at: '3201', steps: 1 };
  it('[21.5] one German unit is reduced or removed to restore another', () => {
    const g = german([{ ...giver, steps: 2 }, taker]);
    order(g, merge('de.erdmann1', 'de.erdmann2'));
    expect(steps(g, 'de.erdmann1', 'de.erdmann2')).toEqual([1, 2]);
    expect(['de.erdmann1', 'de.erdmann2'].every((id) => hasMark(g, unit(id), HAS_MOVED))).toBe(true);
    const last = german([giver, taker]);
    order(last, merge('de.erdmann1', 'de.erdmann2'));
    expect([at(last, 'de.erdmann1'), ...steps(last, 'de.erdmann2')]).toEqual(['eliminated', 2]);
  });
  it('[21.5] the Allied player may not', () => {
    const g = allied([
      { id: 'uk.50.8dli', at: '1304', steps: 1 },
      { ...FOOT, steps: 1 },
    ]);
    expect(refused(g, merge('uk.50.8dli', 'uk.50.6dli'))).toBe('21.5');
    expect(listed(g, 'merge')).toEqual([]);
  });
  it('[21.5] only within a Formation, in one place, into a reduced unit', () => {
    expect(refused(german([giver, { ...taker, id: 'de.723.1' }]), merge('de.erdmann1', 'de.723.1'))).toBe('21.5');
    expect(refused(german([giver, { ...taker, at: '3202' }]), merge('de.erdmann1', 'de.erdmann2'))).toBe('21.5');
    expect(refused(german([giver, { ...taker, steps: 2 }]), merge('de.erdmann1', 'de.erdmann2'))).toBe('21.5');
    expect(refused(german([giver, taker]), merge('de.erdmann1', 'de.erdmann1'))).toBe('21.5');
    expect(refused(german([giver, taker]), merge('de.erdmann1', 'de.erdmann2'))).toBe('legal');
  });
  it('[21.5] the unit that gives has the same morale or better', () => {
    const low: Piece = { id: 'de.penal6', at: '3201', steps: 1 };
    const g = german([giver, low]);
    expect(listed(g, 'merge')).toEqual([merge('de.erdmann1', 'de.penal6')]);
    expect(refused(g, merge('de.penal6', 'de.erdmann1'))).toBe('21.5');
  });
  it('[21.5] infantry on foot may restore Panzergrenadiers; Vehicle units take no part', () => {
    const g = german([
      giver,
      { id: 'de.107.pga', at: '3201', steps: 1 },
      { id: 'de.107.pz12', at: '3201', steps: 1 },
      { id: 'de.stug559', at: '3201' },
    ]);
    expect(refused(g, merge('de.erdmann1', 'de.107.pga'))).toBe('legal');
    expect(refused(g, merge('de.erdmann1', 'de.107.pz12'))).toBe('21.5');
    expect(refused(g, merge('de.stug559', 'de.107.pga'))).toBe('21.5');
  });
  it('[21.5] the restored unit takes over what the other suffers', () => {
    const g = german([{ ...giver, states: ['engaged', 'spent'] }, taker]);
    order(g, merge('de.erdmann1', 'de.erdmann2'));
    expect([ENGAGED, SPENT].every((mark) => hasMark(g, unit('de.erdmann2'), mark))).toBe(true);
    const routed = german([{ ...giver, states: ['disrupted'] }, taker]);
    order(routed, merge('de.erdmann1', 'de.erdmann2'));
    expect(orderOf(routed, unit('de.erdmann2'))).toBe(DISRUPTED);
  });
  it('[21.5] a Breakdown unit gives its step as a Low Quality unit of its Formation', () => {
    const company: Piece = { id: 'bd.de.A', at: '5026' };
    const g = german([
      { id: 'de.jenkel', at: '5026', steps: 1 },
      { id: 'de.goebel', at: '5026', steps: 1 },
      { id: 'de.henke', at: '5026', steps: 1 },
      company,
    ]);
    setParent(g, unit('bd.de.A'), unit('de.jenkel'));
    expect(refused(g, merge('bd.de.A', 'de.henke'))).toBe('21.5');
    order(g, merge('bd.de.A', 'de.goebel'));
    expect([at(g, 'bd.de.A'), ...steps(g, 'de.goebel')]).toEqual(['pool', 2]);
  });
  it('[21.5] [11.4] a three-step unit gives its second step only if a Remnant is left, or freed by it', () => {
    const big: Piece = { id: 'de.180.100', at: '3926', steps: 2 };
    const used = ['de.180.489', 'de.180.47', 'de.180.16'].map((id, i) => ({
      id,
      at: i === 0 ? '3926' : '4026',
      steps: 1,
    }));
    const g = german([big, ...used, { id: 'de.penal6', at: '3926', steps: 1 }]);
    expect(refused(g, merge('de.180.100', 'de.penal6'))).toBe('11.4');
    order(g, merge('de.180.100', 'de.180.489'));
    expect(steps(g, 'de.180.100', 'de.180.489')).toEqual([1, 2]);
  });
  it('[21.5] [14.2] a Disrupted Low Quality unit that must still leave an enemy ZOC has not completed its movement', () => {
    const shaky: Piece = { id: 'de.jenkel', at: '5025', steps: 1, states: ['disrupted'] };
    const other: Piece = { id: 'de.goebel', at: '5025', steps: 1, states: ['disrupted'] };
    expect(refused(german([shaky, other]), merge('de.jenkel', 'de.goebel'))).toBe('legal');
    const near: Piece = { id: 'us.82.505.1', at: '5024' };
    expect(refused(german([shaky, other, near]), merge('de.jenkel', 'de.goebel'))).toBe('14.2');
  });
});

describe('nonsense', () => {
  it.each<Choice>([
    { kind: 'break-down', unit: 'us.82.504.3' },
    { kind: 'break-down', unit: 'us.82.504.3', as: 'bd.82.B', at: '4818' },
    { kind: 'break-down', unit: 4, as: 'bd.82.B' },
    { kind: 'rebuild', unit: 'bd.82.B', into: null },
    { kind: 'rebuild', into: 'us.82.504.3' },
    { kind: 'merge', unit: {}, into: [] },
  ])('[21.1] [21.4] [21.5] %j is refused', (choice) => {
    expect(refused(allied([PARA]), choice)).toMatch(/^21\./);
  });
});
