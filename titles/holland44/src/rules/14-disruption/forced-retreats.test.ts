import { decision, type Game, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, refusal } from '../../../test/orders.ts';
import { hex, type Layout, layOut, order, type Piece, unit } from '../../../test/table.ts';
import { FULL_RETREAT, orderOf } from '../../state/state.ts';
import { forcedRetreatsFrame, mustGiveWay } from './forced-retreats.ts';

const ROUTED: Piece = { id: 'de.kerutt', at: '4510', states: ['full-retreat'] };
const ENEMY: Piece = { id: 'uk.50.1d', at: '4410', steps: 1 };

/** An Allied unit has come into this hex. */
function pressed(layout: Layout, at_: string): Game {
  const g = layOut(layout);
  g.state.frames.push(forcedRetreatsFrame('german', hex(at_)));
  runAutomaticSteps(g);
  playForced(g);
  return g;
}

describe('units in Full Retreat', () => {
  const givesWay = (...company: Piece[]): boolean =>
    mustGiveWay(layOut({ units: [ROUTED, ENEMY, ...company] }), 'german', hex('4410'));

  it('[14.3.1] give way to an enemy who comes next to them', () => {
    expect(givesWay()).toBe(true);
    expect(mustGiveWay(layOut({ units: [ROUTED, ENEMY] }), 'german', hex('4409'))).toBe(false);
    expect(mustGiveWay(layOut({ units: [ROUTED, ENEMY] }), 'allied', hex('4410'))).toBe(false);
    expect(mustGiveWay(layOut({ units: [{ ...ROUTED, states: [] }, ENEMY] }), 'german', hex('4410'))).toBe(false);
  });
  it('[14.3.1] but not in the company of a Disrupted unit or one in Good Order', () => {
    expect(givesWay({ id: 'de.stephan', at: '4510' })).toBe(false);
    expect(givesWay({ id: 'de.stephan', at: '4510', states: ['disrupted'] })).toBe(false);
    expect(givesWay({ id: 'de.stephan', at: '4510', states: ['full-retreat'] })).toBe(true);
  });
  it('[14.3.1] an Unknown unit is no company', () => {
    const g = layOut({ units: [ROUTED, ENEMY], unknown: ['4510'] });
    expect(mustGiveWay(g, 'german', hex('4410'))).toBe(true);
  });
  it('[14.3.1] across an unbridged Major River nobody is adjacent; across a bridge everybody is', () => {
    const over = (from: string, to: string, bridges: Layout['bridges'] = {}): boolean =>
      mustGiveWay(
        layOut({
          units: [
            { ...ROUTED, at: from },
            { ...ENEMY, at: to },
          ],
          bridges,
        }),
        'german',
        hex(to),
      );
    expect(over('5208', '5108')).toBe(false);
    expect(over('4817', '4816', { '4816/4817': 'intact' })).toBe(true);
    expect(over('4817', '4816', { '4816/4817': 'blown' })).toBe(false);
  });
  it('[14.3.1] they retreat two hexes by the guidelines and may not stop', () => {
    const g = pressed({ units: [ROUTED, ENEMY] }, '4410');
    expect(decision(g)).toMatchObject({
      kind: 'retreat',
      by: 'german',
      about: { least: 2, most: 2, order: 'unchanged' },
    });
    expect(refusal(g, { kind: 'retreat', unit: 'de.kerutt', path: ['4511'], stop: true })).toBe('13.3');
    expect(refusal(g, { kind: 'retreat', unit: 'de.kerutt', path: ['4509', '4609'] })).toBe('13.1.3');
    order(g, { kind: 'retreat', unit: 'de.kerutt', path: ['4610', '4710'] });
    expect([at(g, 'de.kerutt'), orderOf(g, unit('de.kerutt'))]).toEqual(['4710', FULL_RETREAT]);
    expect(g.events).toContainEqual(expect.objectContaining({ kind: 'retreated', rule: '14.3.1' }));
    expect(decision(g)).toBeUndefined();
  });
  it('[14.3.1] every hex beside the enemy gives way, one after the other', () => {
    const other: Piece = { id: 'de.stephan', at: '4409', states: ['full-retreat'] };
    const g = pressed({ units: [ROUTED, other, ENEMY] }, '4410');
    const asked: unknown[] = [];
    while (decision(g)?.kind === 'retreat') {
      const { hex: from, units } = decision(g)?.about ?? {};
      asked.push(from);
      const path = from === '4510' ? ['4610', '4710'] : ['4408', '4407'];
      order(g, { kind: 'retreat', unit: (units as string[])[0] ?? '', path });
    }
    expect(asked.sort()).toEqual(['4409', '4510']);
    expect([at(g, 'de.kerutt'), at(g, 'de.stephan')]).toEqual(['4710', '4407']);
  });
  it('[14.3.1] [13.2] without a way out they are eliminated', () => {
    const around = ['4509', '4411', '4611'].map((at_, i) => ({
      id: ['uk.50.2d', 'uk.50.6dli', 'uk.50.8dli'][i] ?? '',
      at: at_,
    }));
    expect(at(pressed({ units: [ROUTED, ...around] }, '4611'), 'de.kerutt')).toBe('eliminated');
  });
});
