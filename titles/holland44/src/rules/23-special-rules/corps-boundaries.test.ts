import { type Game, openPosition, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, bears, march, refusal } from '../../../test/orders.ts';
import { asked } from '../../../test/questions.ts';
import { hex, hexside, layOut, order, type Piece, unit } from '../../../test/table.ts';
import { HOLLAND44 } from '../../index.ts';
import { battleAgainst } from '../../state/battle.ts';
import { FULL_RETREAT, GOOD_ORDER, orderOf, turnOf } from '../../state/state.ts';
import { advanceFrame } from '../15-advance/advance.ts';
import { depthAcross, noteBoundary } from './corps-boundaries.ts';

/** A battalion of 12 Corps has come into this hex. */
function come(to: string, states: Piece['states'] = [], turn = 3): readonly [boolean, number, number] {
  const g = layOut({ turn, units: [{ id: 'uk.50.1d', at: to, states }] });
  noteBoundary(g, unit('uk.50.1d'), hex(to));
  const told = g.events.filter(({ kind, rule }) => kind === 'astray' && rule === '23.4').length;
  return [bears(g, 'uk.50.1d', 'astray'), orderOf(g, unit('uk.50.1d')), told];
}

describe('corps boundaries', () => {
  it('[23.4] three hexes across a unit is astray and in Full Retreat, two hexes across it is not', () => {
    expect([depth('1505'), depth('1605'), depth('1503')]).toEqual([3, 2, 1]);
    expect(come('1505')).toEqual([true, FULL_RETREAT, 1]);
    expect(come('1605')).toEqual([false, GOOD_ORDER, 0]);
    expect(come('1505', [], 7)).toEqual([false, GOOD_ORDER, 0]);
  });
  it('[23.4] it is told once, and it holds until the unit is on its own side again', () => {
    const lost = ['astray', 'full-retreat'] as const;
    expect(come('1505', lost)).toEqual([true, FULL_RETREAT, 0]);
    expect(come('1503', lost)).toEqual([true, FULL_RETREAT, 0]);
    expect(come('1502', lost)).toEqual([false, FULL_RETREAT, 0]);
  });
  it('[23.4] an advance home is a return too, an advance along the overlap is not', () => {
    const advanced = (to: string): Game => {
      const g = layOut({ turn: 3, units: [{ id: 'uk.50.1d', at: '1503', states: ['astray'] }] });
      const attacker = { unit: unit('uk.50.1d'), over: hexside('1503/1603') };
      g.state.frames.push(advanceFrame(battleAgainst('allied', 'combat', hex('1603'), [attacker]), 'normal'));
      runAutomaticSteps(g);
      playForced(g);
      order(g, { kind: 'advance', units: ['uk.50.1d'], path: [to] });
      return g;
    };
    expect(
      ['1502', '1604'].map((to) => [at(advanced(to), 'uk.50.1d'), bears(advanced(to), 'uk.50.1d', 'astray')]),
    ).toEqual([
      ['1502', false],
      ['1604', true],
    ]);
  });
  it('[23.4] [19.3.1] in an Entry Area nobody is astray, however he came there', () => {
    const marched = (to: string): Game => {
      const lost: Piece = { id: 'uk.50.1d', at: '1004', states: ['astray', 'full-retreat'] };
      const g = layOut({ turn: 3, phase: 'allied.movement', units: [lost] });
      order(g, march('uk.50.1d', [to]));
      return g;
    };
    expect([at(marched('N'), 'uk.50.1d'), bears(marched('N'), 'uk.50.1d', 'astray')]).toEqual(['N', false]);
    expect([at(marched('1003'), 'uk.50.1d'), bears(marched('1003'), 'uk.50.1d', 'astray')]).toEqual(['1003', true]);
  });
  it('[23.4] however far astray a unit is, each step nearer home or onto the free rows is open to it', () => {
    const endsFrom = (from: string): readonly string[] => {
      const lost: Piece = { id: 'uk.gds.5cg', at: from, states: ['astray', 'full-retreat'] };
      const g = layOut({ turn: 4, phase: 'allied.movement', units: [lost] });
      const { ends } = asked(g, 'moves', { units: [lost.id], mode: 'tactical' }) as { ends: { hex?: string }[] };
      return ends.map(({ hex: end, ...other }) => end ?? JSON.stringify(other));
    };
    expect(endsFrom('1920')).toEqual(['1918', '1919', '2019', '2020', '2119', '2120']);
    expect(endsFrom('1126')).toEqual(['1124', '1125']);
    const g = layOut({ turn: 4, phase: 'allied.movement', units: [{ id: 'uk.gds.5cg', at: '1920' }] });
    expect(refusal(g, march('uk.gds.5cg', ['1921'], 'tactical'))).toBe('23.4');
    expect(refusal(g, march('uk.gds.5cg', ['1820'], 'tactical'))).toBe('23.4');
  });
  it('[23.4] on turn 7 the boundaries are gone, and nobody is astray any more', () => {
    const after = (turn: number): Game => {
      const unitAt = { id: 'uk.gds.5cg', hex: '1915', states: ['full-retreat', 'astray'] };
      const position = { title: 'holland44', base: 'empty', turn, phase: 'victory-check', units: [unitAt] };
      const opened = openPosition(HOLLAND44, position);
      if (!opened.ok) throw new Error(opened.fault.says.code);
      playForced(opened.value);
      return opened.value;
    };
    const [sixth, seventh] = [after(5), after(6)];
    expect([turnOf(sixth), bears(sixth, 'uk.gds.5cg', 'astray')]).toEqual([6, true]);
    expect([turnOf(seventh), bears(seventh, 'uk.gds.5cg', 'astray')]).toEqual([7, false]);
  });
  it('[23.4] German and airborne units know no boundary', () => {
    const g = layOut({ turn: 3 });
    expect(['de.kerutt', 'us.82.505.1'].map((id) => depthAcross(g, unit(id), hex('1505')))).toEqual([0, 0]);
  });
});

const depth = (name: string): number => depthAcross(layOut({ turn: 3 }), unit('uk.50.1d'), hex(name));
