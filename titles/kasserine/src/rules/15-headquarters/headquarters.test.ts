import { decision, type Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { at, attack, hex, type Layout, layOut, listed, move, order, pass, refusal, unit } from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import { UNITS } from '../../data/units.ts';
import { clock, DEPLETED, hasMark, returnsOn } from '../../state/state.ts';
import { isInZone } from '../03-concepts/zones.ts';
import { rebuildHexes } from '../05-strategic-segment/reinforcements.ts';
import { isWithinCommand } from './command.ts';
import { helpersFor } from './emergency-supply.ts';
import { mayInspire } from './rommel.ts';

const AXIS_SOURCES = ['2533', '6524', '6507', '6034', '4533'];

describe('command', () => {
  it('[15.1.1] [15.2] reaches four hexes through anything', () => {
    const g = layOut({ units: { 'ge-10-hq': '1306', 'us-2-6ai': '1307' } });
    expect([isWithinCommand(g, 'axis', hex('1310')), isWithinCommand(g, 'axis', hex('1311'))]).toEqual([true, false]);
  });
  it('[15.1.2] not from a holding box', () => {
    const g = layOut({ units: { 'ge-10-hq': { box: 'Kairouan' }, 'us-2-6ai': '1307' } });
    expect(isWithinCommand(g, 'axis', hex('6505'))).toBe(false);
  });
});

describe('rebuilding', () => {
  it('[15.3] [15.3.1] a lost HQ comes back so many turns later as the die says, if the game lasts so long', () => {
    const lost = (turn: number, die: number): Game =>
      layOut({
        phase: 'axis.declaration',
        turn,
        dice: [die],
        units: { 'ge-10-hq': { box: 'rebuilding' }, 'ge-i-69': '6408', 'us-2-6ai': '2809' },
        ...(turn > 10 ? { plan: 'A' } : {}),
      });
    const g = lost(5, 3);
    pass(g, 'declaration');
    expect(returnsOn(g, unit('ge-10-hq'))).toBe(8);
    expect(at(lost(17, 4), 'ge-10-hq')).toBe('eliminated');
  });
  it('[15.3.2] on a unit of its formation, else of its nation, else it is gone', () => {
    const hexes = (units: Layout['units']): string[] => {
      const g = layOut({ units: { 'ge-10-hq': { box: 'rebuilding', returns: 9 }, 'us-2-6ai': '2809', ...units } });
      return rebuildHexes(g, unit('ge-10-hq')).map((one) => nameOf(GRID, one));
    };
    expect(hexes({ 'ge-i-69': '6408', 'ge-i-5': '1306' })).toEqual(['6408']);
    expect(hexes({ 'ge-i-5': '1306' })).toEqual(['1306']);
    expect(hexes({ 'it-xv-50': '6424' })).toEqual([]);
    expect(hexes({ 'it-xv-50': '6424', 'ge-rommel': '6424' })).toEqual([]);
  });
  it('[15.3.2] [2.2.6] staffs that bear the name of a general belong to their formation like all others', () => {
    const hexes = (hq: string, units: Layout['units']): string[] => {
      const g = layOut({ units: { [hq]: { box: 'rebuilding', returns: 9 }, 'us-2-6ai': '2809', ...units } });
      return rebuildHexes(g, unit(hq)).map((one) => nameOf(GRID, one));
    };
    expect(hexes('it-50-hq', { 'it-xv-50': '6424', 'it-xiv-5b': '6519' })).toEqual(['6424']);
    const formations = UNITS.map(({ formation }) => formation);
    expect(formations.filter((formation) => formation.includes('('))).toEqual([]);
  });
  it('[15.3.2] its owner puts it there in the Reinforcements Phase', () => {
    const units = {
      'ge-10-hq': { box: 'rebuilding', returns: 9 },
      'ge-i-69': '6408',
      'ge-i-7': '6407',
      'us-2-6ai': '2809',
    };
    const g = layOut({ phase: 'reinforcements', turn: 9, units });
    expect(decision(g)).toMatchObject({ by: 'axis', kind: 'rebuild' });
    expect(refusal(g, { kind: 'rebuild', unit: 'ge-10-hq', hex: '2809' })).toBe('15.3.2');
    order(g, { kind: 'rebuild', unit: 'ge-10-hq', hex: '6407' });
    expect(at(g, 'ge-10-hq')).toBe('6407');
  });
});

describe('emergency supply', () => {
  const units = { 'ge-i-69': '1306', 'us-2-6ai': '1305', 'ge-10-hq': '1308', 'ge-21-hq': '1318' };
  const begin = (more: Partial<Layout> = {}): Game => {
    const g = layOut({ phase: 'axis.declaration', shut: AXIS_SOURCES, units, ...more });
    order(g, attack('ge-i-69', '1305'));
    for (const kind of ['declaration', 'evasion', 'reaction-orders']) pass(g, kind);
    return g;
  };
  it('[15.4] [15.4.1] [15.2.3] [15.4.2] an HQ in range supplies attackers who can trace to it, and is Depleted', () => {
    const g = begin({ dice: [6] });
    expect(decision(g)).toMatchObject({ by: 'axis', kind: 'emergency-supply' });
    expect(refusal(g, { kind: 'supply', unit: 'ge-21-hq' })).toBe('15.4.1');
    order(g, { kind: 'supply', unit: 'ge-10-hq' });
    expect(hasMark(g, unit('ge-10-hq'), DEPLETED)).toBe(true);
  });
  it('[15.4.2] not when it is Depleted, [15.4.3] though it commands as before', () => {
    const g = begin({ units: { ...units, 'ge-10-hq': { hex: '1308', states: ['depleted'] } } });
    expect(decision(g)?.kind).not.toBe('emergency-supply');
    expect(isWithinCommand(g, 'axis', hex('1310'))).toBe(true);
  });
  it('[15.4.1] never for the Allies, nor for who is in supply', () => {
    const g = layOut({ units });
    const battle = {
      side: 'axis',
      attackers: [unit('ge-i-69')],
      hexes: [hex('1305')],
      crt: 'assault',
      fire: false,
    } as const;
    expect(helpersFor(g, battle)).toEqual([]);
    expect(helpersFor(layOut({ shut: AXIS_SOURCES, units }), battle)).toEqual([unit('ge-10-hq')]);
    expect(helpersFor(g, { ...battle, side: 'allied', attackers: [unit('us-2-6ai')] })).toEqual([]);
  });
});

describe('Rommel', () => {
  const units = { 'ge-rommel': '1306', 'ge-i-69': '1306', 'ge-i-7': '1307', 'us-2-6ai': '1305' };
  it('[15.5] [15.5.2] gives his bonus twice a game, once a turn, to units stacked with him', () => {
    expect(mayInspire(layOut({ units }), [unit('ge-i-69')])).toBe(true);
    expect(mayInspire(layOut({ units }), [unit('ge-i-7')])).toBe(false);
    expect(mayInspire(layOut({ units, counters: { rommelUses: 2 } }), [unit('ge-i-69')])).toBe(false);
    expect(mayInspire(layOut({ turn: 5, units, counters: { rommelUses: 1, rommelTurn: 5 } }), [unit('ge-i-69')])).toBe(
      false,
    );
    const g = layOut({ phase: 'axis.declaration', units, dice: [6] });
    order(g, attack('ge-i-69', '1305'));
    for (const kind of ['declaration', 'evasion', 'reaction-orders', 'emergency-supply']) pass(g, kind);
    order(g, { kind: 'rommel' });
    expect([clock(g, 'rommelUses'), clock(g, 'rommelTurn')]).toEqual([1, 5]);
  });
  it('[15.5.2] never for a defence, nor for the Allies', () => {
    const asked = (phase: string, by: string, target: string): boolean => {
      const guns = { 'ge-i-90': { hex: '1308', mode: 'deployed' }, 'us-125fa': { hex: '1303', mode: 'deployed' } };
      const g = layOut({ phase, units: { ...units, ...guns }, dice: [6] });
      order(g, attack(by, target));
      for (const kind of ['declaration', 'evasion', 'reaction-orders', 'emergency-supply']) pass(g, kind);
      expect(decision(g)?.kind).toBe('attack-support');
      return listed(g, 'rommel').length > 0;
    };
    expect(asked('axis.declaration', 'ge-i-69', '1305')).toBe(true);
    expect(asked('allied.declaration', 'us-2-6ai', '1306')).toBe(false);
  });
  it('[15.5.3] may go along with the retreat of those with whom he stands, and with no other', () => {
    const retreating = (rommel: string): Game => {
      const units = { 'us-1-1ar': '1304', 'ge-2k10': '1305', 'ge-i-69': '1310', 'ge-rommel': rommel };
      for (let die = 1; die <= 6; die++) {
        const g = layOut({ phase: 'allied.declaration', dice: [die], units });
        order(g, attack('us-1-1ar', '1305'));
        for (const kind of ['declaration', 'evasion', 'reaction-orders', 'attack-support']) pass(g, kind);
        if (decision(g)?.kind === 'retreat') return g;
      }
      throw new Error('no die drives them back');
    };
    const back = { kind: 'retreat', unit: 'ge-2k10', path: ['1306', '1307'] };
    const along = retreating('1305');
    order(along, { ...back, rommel: true });
    expect([at(along, 'ge-2k10'), at(along, 'ge-rommel')]).toEqual(['1307', '1307']);
    const alone = retreating('1305');
    order(alone, back);
    pass(alone, 'advance');
    expect(at(alone, 'ge-rommel')).toBe('1305');
    expect(refusal(retreating('1310'), { ...back, rommel: true })).toBe('15.5.3');
  });
  it('[15.5.3] heeds no zone, has none, and goes to the nearest unit when an enemy finds him alone', () => {
    const g = layOut({ units: { ...units, 'ge-rommel': '1307' } });
    expect(refusal(g, move('ge-rommel', '1306', '1206', '1205'))).toBe('legal');
    const alone = { 'ge-rommel': '1310', 'ge-i-69': '1314', 'us-2-6ai': '1308' };
    const found = layOut({ phase: 'allied.movement', units: alone });
    expect(isInZone(found, 'axis', hex('1311'))).toBe(false);
    order(found, move('us-2-6ai', '1309', '1310'));
    expect(at(found, 'ge-rommel')).toBe('1314');
    const passed = layOut({ phase: 'allied.movement', units: alone });
    order(passed, move('us-2-6ai', '1309', '1310', '1410'));
    expect(at(passed, 'ge-rommel')).toBe('1314');
    const beside = layOut({ phase: 'allied.movement', units: alone });
    order(beside, move('us-2-6ai', '1309', '1409', '1410'));
    expect(at(beside, 'ge-rommel')).toBe('1310');
  });
});
