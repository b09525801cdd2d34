import { describe, expect, it } from 'vitest';
import { air, attack, hex, type Layout, layOut, order, pass, unit } from '../../../test/table.ts';
import type { Battle } from '../../state/battle.ts';
import { chitOf } from '../../state/state.ts';
import { dataOf } from '../../state/units.ts';
import {
  CRT_TABLES,
  CRTS,
  columnOf,
  effectsOf,
  LEAST_ROLL,
  lowestColumn,
  MOST_ROLL,
  RESULTS,
  resultOf,
} from '../../tables/combat-results.ts';
import { isMassedFire } from '../10-artillery/barrage.ts';
import { figuresOf, isUntried } from './figures.ts';
import { hasCombinedArms, modifierItems, NO_SUPPORT, netModifier, type Support } from './modifiers.ts';
import { oddsOf } from './odds.ts';

const battle = (units: readonly string[], hexes: string | readonly string[], more: Partial<Battle> = {}): Battle => ({
  side: 'axis',
  attackers: units.map(unit),
  hexes: (typeof hexes === 'string' ? [hexes] : hexes).map(hex),
  crt: 'assault',
  fire: false,
  ...more,
});

/** Rules and values of the modifiers of an attack. */
const drms = (layout: Layout, one: Battle, support: Partial<Support> = {}): string[] =>
  modifierItems(layOut(layout), one, { ...NO_SUPPORT, ...support }, false).map(({ rule, value }) => `${rule} ${value}`);

const PLAIN = { 'ge-i-7': '1306', 'us-2-6ai': '1305' };

describe('odds', () => {
  it.each([
    [10, 2, '5-1'],
    [10, 3, '3-1'],
    [10, 4, '2-1'],
    [10, 5, '2-1'],
    [10, 6, '3-2'],
    [7, 6, '1-1'],
    [24, 8, '3-1'],
    [6, 4, '3-2'],
    [5, 6, '1-2'],
    [60, 2, '7-1'],
  ])('[12.5.2] [12.5.4] %i against %i is %s on the Assault table', (attack, defense, column) => {
    expect(columnOf('assault', attack, defense)).toBe(column);
  });
  it('[12.5.3] [12.5.4] the tables go from 1-5 to 7-1 and from 1-6 to 8-1', () => {
    expect(CRTS.map((crt) => [lowestColumn(crt), CRT_TABLES[crt].columns.at(-1)])).toEqual([
      ['1-5', '7-1'],
      ['1-6', '8-1'],
    ]);
    expect([columnOf('assault', 1, 6), columnOf('mobile', 1, 6), columnOf('mobile', 1, 7)]).toEqual([
      undefined,
      '1-6',
      undefined,
    ]);
    expect(columnOf('mobile', 60, 2)).toBe('8-1');
  });
  it('[12.5.3] below the lowest column it is used with two more on the die', () => {
    const g = layOut({ units: { 'it-50-tk': { hex: '1306', steps: 1 }, 'us-3-1ar': '1305', 'us-2-1ar': '1305' } });
    const odds = oddsOf(g, battle(['it-50-tk'], '1305'), NO_SUPPORT);
    expect([odds.column, odds.items.find(({ rule }) => rule === '12.5.3')?.value]).toEqual(['1-5', 2]);
  });
  it('[12.1.1] [12.3.3] everybody in the hex defends with all it has', () => {
    const g = layOut({ units: { ...PLAIN, 'us-3-6ai': '1305', 'us-1ad-hq': '1305' } });
    expect(oddsOf(g, battle(['ge-i-7'], '1305'), NO_SUPPORT)).toMatchObject({ attack: 8, defense: 11 });
  });
});

describe('the tables', () => {
  it('[12.5.7] [17.6] have the cells that the book quotes', () => {
    expect(resultOf('assault', '1-1', 2)).toBe('A1/D1R');
    expect(resultOf('assault', '3-1', 4)).toBe('A1/D2R');
    expect([-1, 0, 1, 2].map((roll) => resultOf('assault', '3-2', roll))).toEqual(['DR', 'DR', 'DR', 'DR']);
  });
  it.each(CRTS)('[12.5] the %s table is never worse for the attacker at a lower roll or in a better column', (crt) => {
    const order =
      crt === 'assault' ? RESULTS.filter((one) => one !== '-') : ['A2', 'A1', '-', 'A1/D1R', 'DR', 'D1R', 'D2R', 'DE'];
    const rank = (column: string, roll: number): number =>
      (order as readonly string[]).indexOf(resultOf(crt, column, roll));
    const { columns } = CRT_TABLES[crt];
    for (let roll = LEAST_ROLL; roll < MOST_ROLL; roll++)
      for (const [i, column] of columns.entries()) {
        expect(rank(column, roll)).toBeGreaterThanOrEqual(rank(column, roll + 1));
        if (i > 0) expect(rank(column, roll)).toBeGreaterThanOrEqual(rank(columns[i - 1] ?? '', roll));
      }
  });
  it('[13.1.1] [13.1.2] [13.1.3] a result names steps, elimination and retreat of each side', () => {
    expect(effectsOf('A1/D2R')).toEqual({ attacker: 1, defender: 2, retreat: true });
    expect(effectsOf('DR')).toEqual({ attacker: 0, defender: 0, retreat: true });
    expect(effectsOf('A2')).toEqual({ attacker: 2, defender: 0, retreat: false });
    expect(effectsOf('DE').defender).toBeGreaterThan(9);
    expect(effectsOf('-')).toEqual({ attacker: 0, defender: 0, retreat: false });
  });
});

describe('modifiers', () => {
  it('[12.2.1] [12.2.2] [12.2.3] only the best terrain of the defender counts, and none of the attacker', () => {
    expect(drms({ units: PLAIN }, battle(['ge-i-7'], '1305'))).toEqual([]);
    expect(drms({ units: { 'ge-i-7': '2812', 'us-2-6ai': '2811' } }, battle(['ge-i-7'], '2811'))).toEqual(['12.2.1 1']);
    expect(drms({ units: { 'ge-i-7': '2811', 'us-2-6ai': '2812' } }, battle(['ge-i-7'], '2812'))).toEqual([]);
  });
  it('[12.2.7] a wadi adds one if all cross it, two in rain; one who does not cross takes it away', () => {
    const units = { 'ge-i-47': '5704', 'ge-ii-47': '5803', 'us-2-6ai': '5804' };
    expect(drms({ units }, battle(['ge-i-47'], '5804'))).toEqual(['12.2.7 1']);
    expect(drms({ units, weather: 'rain' }, battle(['ge-i-47'], '5804'))).toContain('12.2.7 2');
    expect(drms({ units }, battle(['ge-i-47', 'ge-ii-47'], '5804'))).toEqual([]);
  });
  it('[12.2.2] defenders in 5625 and 5725 attacked from 5626 have the wadi, one in 5626 attacked from both has not', () => {
    const both = { 'ge-i-47': '5626', 'us-2-6ai': '5625', 'us-3-6ai': '5725' };
    expect(drms({ units: both }, battle(['ge-i-47'], ['5625', '5725']))).toEqual(['12.2.7 1']);
    const one = { 'ge-i-47': '5625', 'ge-ii-47': '5725', 'us-2-6ai': '5626' };
    expect(drms({ units: one }, battle(['ge-i-47', 'ge-ii-47'], '5626'))).toEqual([]);
    expect(drms({ units: one }, battle(['ge-i-47'], '5626'))).toEqual(['12.2.7 1']);
  });
  it('[6.5.3] a defender out of supply takes one off', () => {
    const shut = ['3601', '1016', '2401', '4301', '5201', '5401', '5801'];
    expect(drms({ units: PLAIN, shut }, battle(['ge-i-7'], '1305'))).toEqual(['6.5.3 -1']);
  });
  it('[14.2.2] [14.2.3] a strongpoint adds one for who holds it, and nothing for who attacks from it', () => {
    const strongpoints = [{ hex: '1305', side: 'allied', active: true }];
    expect(drms({ units: PLAIN, strongpoints }, battle(['ge-i-7'], '1305'))).toEqual(['14.2.2 1']);
    expect(
      drms({ units: PLAIN, strongpoints: [{ hex: '1306', side: 'axis', active: true }] }, battle(['ge-i-7'], '1305')),
    ).toEqual([]);
    const taken = [{ hex: '1305', side: 'axis', active: true }];
    expect(drms({ units: PLAIN, strongpoints: taken }, battle(['ge-i-7'], '1305'))).toEqual([]);
  });
  it('[11.3.4] air points of the attacker take off, those of the defender add', () => {
    const support = { attackerAir: [air('air-ju87-1')], defenderAir: [air('air-hurri')] };
    expect(drms({ units: PLAIN }, battle(['ge-i-7'], '1305'), support)).toEqual(['11.3.4 -2', '11.3.4 1']);
  });
  it('[12.5.5] [12.5.6] [12.2.5] all are added, three at most', () => {
    const items = [
      { rule: '1', code: 'x', value: -2 },
      { rule: '2', code: 'x', value: -2 },
    ];
    expect([netModifier(items), netModifier(items.map((one) => ({ ...one, value: 2 }))), netModifier([])]).toEqual([
      -3, 3, 0,
    ]);
  });
  it('[12.2.5] what the hex, its hexside and a strongpoint give is added', () => {
    const units = { 'ge-i-69': '2812', 'us-2-6ai': '2813' };
    const strongpoints = [{ hex: '2813', side: 'allied', active: true }];
    const onto = battle(['ge-i-69'], '2813');
    expect(drms({ units }, onto)).toEqual(['12.2.1 1', '12.2.7 1']);
    expect(drms({ units, strongpoints }, onto)).toEqual(['12.2.1 1', '12.2.7 1', '14.2.2 1']);
    expect(drms({ units: { ...units, 'ge-i-69': '2913' } }, battle(['ge-i-69'], '2813'))).toEqual(['12.2.1 1']);
  });
  it('[15.5.2] [16.3.1] Rommel takes one off, and the Tigers may ignore a strongpoint', () => {
    expect(drms({ units: PLAIN }, battle(['ge-i-7'], '1305'), { rommel: true })).toEqual(['15.5.2 -1']);
    const strongpoints = [{ hex: '1305', side: 'allied', active: true }];
    expect(drms({ units: PLAIN, strongpoints }, battle(['ge-i-7'], '1305'), { tiger: true })).toEqual([]);
  });
});

describe('combined arms', () => {
  const units = { 'ge-i-7': '1306', 'ge-i-69': '1306', 'us-2-6ai': '1305' };
  const both = ['ge-i-7', 'ge-i-69'];
  it('[16.2.1] [16.2.2] German tanks with another arm take one off, once', () => {
    expect(drms({ units }, battle(both, '1305'))).toEqual(['16.2.1 -1']);
    expect(drms({ units }, battle(['ge-i-7'], '1305'))).toEqual([]);
    expect(drms({ units: { ...units, 'it-xiv-5b': '1306' } }, battle(['ge-i-7', 'it-xiv-5b'], '1305'))).toEqual([]);
  });
  it('[16.2.4] artillery is no second arm, and nobody has the bonus in defence', () => {
    expect(drms({ units: { ...units, 'ge-90pj': '1306' } }, battle(['ge-i-7', 'ge-90pj'], '1305'))).toEqual([]);
    const g = layOut({ units: { 'us-1-1ar': '1306', 'ge-i-7': '1305', 'ge-i-69': '1305' } });
    expect(hasCombinedArms(g, battle(['us-1-1ar'], '1305', { side: 'allied' }), false)).toBe(false);
  });
  it('[16.2.3] not against a strongpoint, a town, a mountain, an anti-tank unit, or with armour over an escarpment', () => {
    const has = (layout: Layout, target: string, tiger = false): boolean =>
      hasCombinedArms(layOut(layout), battle(both, target), tiger);
    const strongpoints = [{ hex: '1305', side: 'allied', active: true }];
    expect(has({ units }, '1305')).toBe(true);
    expect(has({ units, strongpoints }, '1305')).toBe(false);
    expect(has({ units, strongpoints }, '1305', true)).toBe(true);
    expect(has({ units: { ...units, 'us-a-701td': '1305' } }, '1305')).toBe(false);
    expect(has({ units: { 'ge-i-7': '2810', 'ge-i-69': '2810', 'us-2-6ai': '2809' } }, '2809')).toBe(false);
    expect(has({ units: { 'ge-i-7': '2908', 'ge-i-69': '2908', 'us-2-6ai': '3009' } }, '3009')).toBe(false);
    expect(has({ units: { 'ge-i-7': '2911', 'ge-i-69': '3011', 'us-2-6ai': '2910' } }, '2910')).toBe(false);
    expect(has({ units: { 'ge-i-7': '3011', 'ge-i-69': '2911', 'us-2-6ai': '2910' } }, '2910')).toBe(true);
  });
});

describe('anti-tank units', () => {
  const guns = (mode: string) => ({ 'ge-90pj': { hex: '1306', mode }, 'ge-i-69': '1306' });
  const attack = (mode: string, target: string): number =>
    oddsOf(layOut({ units: { ...guns(mode), [target]: '1305' } }), battle(['ge-90pj', 'ge-i-69'], '1305'), NO_SUPPORT)
      .attack;
  it('[16.1] [16.1.1] [16.1.2] count by their Deployed side where they are Deployed and meet armour', () => {
    expect(attack('deployed', 'us-3-1ar')).toBe(6 + 3);
    const flak = { 'ge-39pj': { hex: '1306', mode: 'deployed' }, 'ge-i-69': '1306', 'us-3-1ar': '1305' };
    expect(oddsOf(layOut({ units: flak }), battle(['ge-39pj', 'ge-i-69'], '1305'), NO_SUPPORT).attack).toBe(6 + 3);
  });
  it('[16.1.3] [16.1.4] in travel mode, or without enemy armour, by their travel side', () => {
    const flak = (mode: string, target: string) => ({
      'ge-39pj': { hex: '1306', mode },
      'ge-i-69': '1306',
      [target]: '1305',
    });
    const sum = (mode: string, target: string) =>
      oddsOf(layOut({ units: flak(mode, target) }), battle(['ge-39pj', 'ge-i-69'], '1305'), NO_SUPPORT).attack;
    expect([sum('travel', 'us-3-1ar'), sum('deployed', 'us-2-6ai'), sum('deployed', 'us-3-1ar')]).toEqual([8, 8, 9]);
  });
  it('[16.1.2] [16.1.6] [16.1.7] defend so, too, and artillery adds its fire to theirs', () => {
    const units = {
      'ge-i-7': '1306',
      'us-a-701td': { hex: '1305', mode: 'deployed' },
      'us-2-6ai': '1305',
      'us-125fa': { hex: '1304', mode: 'deployed', marker: '1305' },
    };
    expect(oddsOf(layOut({ units }), battle(['ge-i-7'], '1305'), NO_SUPPORT)).toMatchObject({
      defense: 5 + 2 + 3,
      fpf: 3,
    });
    const foot = { ...units, 'ge-i-69': '1306' };
    expect(oddsOf(layOut({ units: foot }), battle(['ge-i-69'], '1305'), NO_SUPPORT).defense).toBe(5 + 2 + 3);
  });
});

describe('untried units', () => {
  it('[4.2.1] [4.2.2] [12.1.6] show no strength until they are turned up, and keep it from then on', () => {
    const g = layOut({ units: { 'us-1-168': '1305', 'us-1-133': { hex: '1305', chit: 16 } } });
    expect([isUntried(g, unit('us-1-168')), isUntried(g, unit('us-1-133'))]).toEqual([true, false]);
    expect(figuresOf(g, unit('us-1-133'))).toEqual([4, 4]);
    const view = g.title.view(g, 'allied') as { units: readonly { unit: string; values: { attack?: number } }[] };
    expect(view.units.map(({ unit: id, values }) => [id, values.attack])).toEqual([
      ['us-1-168', undefined],
      ['us-1-133', 4],
    ]);
  });
  it('[12.1.6] [4.2.2] [4.2.3] are turned up just before the die falls, on both sides, each to a chit that is left', () => {
    const units = {
      'ge-afr-1': '1306',
      'ge-i-7': '1306',
      'ge-i-90': { hex: '1308', mode: 'deployed' },
      'us-1-168': '1305',
      'us-1-133': { hex: '1303', chit: 16 },
    };
    const g = layOut({ phase: 'axis.declaration', dice: [5, 0, 1], units });
    order(g, attack(['ge-afr-1', 'ge-i-7'], '1305'));
    for (const kind of ['declaration', 'evasion', 'reaction-orders', 'emergency-supply']) pass(g, kind);
    expect(isUntried(g, unit('us-1-168'))).toBe(true);
    const told = pass(g, 'attack-support');
    const kinds = told.map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['turned-up', 'turned-up', 'combat']);
    expect(told.filter(({ kind }) => kind === 'turned-up').map(({ unit: id, audience }) => [id, audience])).toEqual([
      ['ge-afr-1', 'all'],
      ['us-1-168', 'all'],
    ]);
    expect([chitOf(g, unit('ge-afr-1')), chitOf(g, unit('us-1-168'))]).toEqual([5, 0]);
    const taken = { ...units, 'us-1-133': { hex: '1303', chit: 0 } };
    expect(() => {
      const other = layOut({ phase: 'axis.declaration', dice: [5, 0, 1], units: taken });
      order(other, attack(['ge-afr-1', 'ge-i-7'], '1305'));
      for (const kind of ['declaration', 'evasion', 'reaction-orders', 'emergency-supply', 'attack-support'])
        pass(other, kind);
    }).toThrow();
  });
});

describe('massed fire', () => {
  const guns = ['us-125fa', 'us-151fa', 'us-175fa', 'us-185fa', 'us-5fa', 'us-7fa'];
  const at = (name: string) => Object.fromEntries(guns.map((id) => [id, { hex: name, mode: 'deployed' }]));
  const massed = (units: Layout['units'], ids: readonly string[]): boolean =>
    isMassedFire(
      layOut({ units: { 'us-2-6ai': '1305', 'ge-i-47': '1304', ...units } }),
      ids.map(unit),
      battle(['us-2-6ai'], '1304', { side: 'allied' }),
    );
  it('[10.5.3] twenty Allied points within range of one US or British HQ take one off', () => {
    expect(massed({ ...at('1307'), 'us-34-hq': '1308' }, guns)).toBe(true);
    expect(massed({ ...at('1307'), 'us-34-hq': '1308' }, guns.slice(1))).toBe(false);
    expect(massed({ ...at('1307'), 'us-34-hq': '1320' }, guns)).toBe(false);
    expect(massed({ ...at('1307'), 'fr-dmc-hq': '1308' }, guns)).toBe(false);
  });
  it('[10.5.3] counts points above the limit of 10.5.1, and is one of the modifiers', () => {
    const units = { 'us-2-6ai': '1305', 'ge-i-47': '1304', ...at('1307'), 'us-34-hq': '1308' };
    const onto = battle(['us-2-6ai'], '1304', { side: 'allied' });
    const fired = { barrage: guns.map(unit) };
    expect(drms({ units }, onto, fired)).toEqual(['10.5.3 -1']);
    expect(drms({ units }, onto, { barrage: fired.barrage.slice(1) })).toEqual([]);
    expect(oddsOf(layOut({ units }), onto, { ...NO_SUPPORT, ...fired }).barrage).toBe(4);
  });
  it('[10.5.3] never for the Axis', () => {
    const axis = ['ge-i-90', 'ge-ii-90', 'ge-iii-90', 'ge-i-155', 'ge-ii-155', 'ge-iii-155', 'ge-71w'];
    const deployed = Object.fromEntries(axis.map((id) => [id, { hex: '1307', mode: 'deployed' }]));
    const g = layOut({ units: { 'ge-i-69': '1306', 'us-2-6ai': '1305', 'ge-10-hq': '1308', ...deployed } });
    expect(axis.reduce((sum, id) => sum + (dataOf(unit(id)).barrage ?? 0), 0)).toBeGreaterThanOrEqual(20);
    expect(isMassedFire(g, axis.map(unit), battle(['ge-i-69'], '1305'))).toBe(false);
  });
});
