import type { Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { battleOf, type Fight, halvedBy, oddsIn, tableWith } from '../../../test/odds.ts';
import { unit } from '../../../test/table.ts';
import { NOBODY } from '../../state/battle.ts';
import { idOf } from '../../state/units.ts';
import { leadOptions, leadUnits } from './formations.ts';
import { oddsOf } from './odds.ts';

const KERUTT = { 'de.kerutt': '1605' };
const against = (attackers: Fight['attackers'], lead: string, more: Partial<Fight> = {}): Fight => ({
  target: '1605',
  attackers,
  lead,
  ...more,
});
const options = (g: Game, fight: Fight): string[] =>
  leadOptions(g, battleOf(g, fight)).map(({ lead, attachment }) =>
    attachment === NOBODY ? lead : `${lead} with ${idOf(attachment)}`,
  );

describe('who leads', () => {
  const MIXED = { 'uk.50.1h': '1504', 'uk.gds.5cg': '1504', 'uk.3.2l': '1604', ...KERUTT };
  const ALL = ['uk.50.1h', 'uk.gds.5cg', 'uk.3.2l'];

  it('[10.2.1] every Formation that attacks may lead; the others are halved', () => {
    const g = tableWith(MIXED);
    expect(halvedBy(g, against(ALL, '50DIV'))).toEqual({
      'uk.50.1h': [],
      'uk.gds.5cg': ['10.2.1'],
      'uk.3.2l': ['10.2.1'],
    });
    expect(oddsIn(g, against(ALL, 'GDS')).attackers).toEqual({ 'uk.50.1h': 3, 'uk.gds.5cg': 5, 'uk.3.2l': 3 });
  });
  it('[10.2.3] one unit that is stacked with the Lead Formation may be attached, one in another hex may not', () => {
    expect(options(tableWith(MIXED), against(ALL, ''))).toEqual([
      '50DIV',
      '50DIV with uk.gds.5cg',
      'GDS',
      'GDS with uk.50.1h',
      '3DIV',
    ]);
  });
  it('[10.2.3] to be stacked with one of the leading units is enough, wherever the others stand', () => {
    const g = tableWith({ ...MIXED, 'uk.50.2d': '1604' });
    expect(options(g, against([...ALL, 'uk.50.2d'], ''))).toEqual([
      '50DIV',
      '50DIV with uk.gds.5cg',
      '50DIV with uk.3.2l',
      'GDS',
      'GDS with uk.50.1h',
      '3DIV',
      '3DIV with uk.50.2d',
    ]);
  });
  it('[10.2.3] the attachment attacks at full strength', () => {
    const fight = against(ALL, '50DIV', { attachment: 'uk.gds.5cg' });
    expect(halvedBy(tableWith(MIXED), fight)).toEqual({ 'uk.50.1h': [], 'uk.gds.5cg': [], 'uk.3.2l': ['10.2.1'] });
  });
  it('[10.2.3] a friend that does not attack brings nobody into the Lead Formation', () => {
    const g = tableWith({ ...MIXED, 'uk.50.2d': '1604' });
    expect(options(g, against(ALL, ''))).not.toContain('50DIV with uk.3.2l');
  });
  it('[10.2.2] German Formations are corps and armies: SS and parachute units of one army lead together', () => {
    const g = tableWith({ 'de.segler': '1605', 'de.erdmann4': '1605', 'de.stug280': '1605', 'uk.gds.1gg': '1504' });
    const fight: Fight = { target: '1504', attackers: ['de.segler', 'de.erdmann4', 'de.stug280'], lead: '1PA' };
    expect(halvedBy(g, fight)).toEqual({ 'de.segler': [], 'de.erdmann4': [], 'de.stug280': ['10.2.1'] });
  });
  it('[10.2.2] [21.3] a Breakdown unit belongs to its parent: it leads with one Formation and helps another', () => {
    const g = tableWith(
      { 'de.stug280': '1605', 'uk.gds.1gg': '1504' },
      { units: [{ id: 'bd.de.A', at: '1605', parent: 'de.segler' }] },
    );
    const fight: Fight = { target: '1504', attackers: ['bd.de.A', 'de.stug280'], lead: '1PA' };
    expect(leadUnits(g, battleOf(g, fight))).toEqual([unit('bd.de.A')]);
  });
});

describe('Corps-level units', () => {
  const APART = { 'uk.gds.5cg': '1504', 'uk.corps.44rtr': '1604', 'uk.corps.eng30': '1604', ...KERUTT };
  const ALL = ['uk.gds.5cg', 'uk.corps.44rtr', 'uk.corps.eng30'];

  it('[10.2.4] one of them is attached without being stacked, and they are a Formation of their own', () => {
    expect(options(tableWith(APART), against(ALL, ''))).toEqual([
      'GDS',
      'GDS with uk.corps.44rtr',
      'GDS with uk.corps.eng30',
      'CORPS',
    ]);
  });
  it('[10.2.4] a second one is halved all the same', () => {
    const fight = against(ALL, 'GDS', { attachment: 'uk.corps.44rtr' });
    expect(halvedBy(tableWith(APART), fight)).toMatchObject({ 'uk.corps.44rtr': [], 'uk.corps.eng30': ['10.2.1'] });
  });
  it('[10.2.4] its tank counts for the Armor Shift only when it is attached', () => {
    const g = tableWith(APART);
    expect(oddsIn(g, against(ALL, 'GDS')).shifts).toEqual([]);
    expect(oddsIn(g, against(ALL, 'GDS', { attachment: 'uk.corps.44rtr' })).shifts).toHaveLength(1);
  });
});

describe('helpers out of a breakthrough', () => {
  const g = tableWith({ 'uk.50.1h': '1504', 'uk.gds.2ig': '1604', 'uk.gds.5cg': '1505', ...KERUTT });
  const fight = against(['uk.50.1h', 'uk.gds.2ig', 'uk.gds.5cg'], 'GDS', { assisting: ['uk.gds.2ig'] });

  it('[16.5] attack at half strength even if their division leads', () => {
    expect(halvedBy(g, fight)).toEqual({ 'uk.50.1h': ['10.2.1'], 'uk.gds.2ig': ['16.5'], 'uk.gds.5cg': [] });
  });
  it('[16.5] never lead, are never attached and earn no Armor Shift', () => {
    expect(leadUnits(g, battleOf(g, fight))).toEqual([unit('uk.gds.5cg')]);
    expect(options(g, { ...fight, assisting: ['uk.gds.2ig', 'uk.gds.5cg'] })).toEqual(['50DIV']);
    expect(oddsIn(g, fight).shifts).toEqual([]);
    expect(oddsIn(g, { ...fight, assisting: [] }).shifts).toHaveLength(1);
  });
});

describe('before a Formation is chosen', () => {
  it('[10.2.1] nobody leads', () => {
    const g = tableWith({ 'us.82.504.1': '1504', ...KERUTT });
    const odds = oddsOf(g, battleOf(g, against(['us.82.504.1'], '')));
    expect([odds.attack, odds.isElite]).toEqual([2, false]);
  });
});
