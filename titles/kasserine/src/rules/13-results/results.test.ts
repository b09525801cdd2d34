import { decision, type Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  deployed,
  happens,
  hex,
  type Layout,
  layOut,
  listed,
  order,
  pass,
  refusal,
  steps,
  unit,
} from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import { declaredAttacks } from '../12-combat/attacks.ts';
import { LENGTHS, retreatPaths } from './retreat-paths.ts';

interface Fight extends Omit<Partial<Layout>, 'units'> {
  readonly units: NonNullable<Layout['units']>;
  readonly by: string | readonly string[];
  readonly on: string | readonly string[];
  readonly crt?: 'assault' | 'mobile';
  /** What the table is to say, one of these; the die is looked for. */
  readonly result: string | readonly string[];
  /** Dice that fall afterwards. */
  readonly then?: readonly number[];
}

/** One attack of the Axis with this die; the game stands at the first question that its result brings. */
function fightWith(
  die: number,
  { units, by, on, crt = 'assault', result, then = [], ...more }: Fight,
): Game | undefined {
  const layout = { phase: 'axis.declaration', units: { 'us-ii-hq': '1033', ...units }, dice: [die, ...then], ...more };
  const g = layOut(layout);
  order(g, attack(by, on, crt));
  const told = ['declaration', 'evasion', 'reaction-orders', 'emergency-supply', 'attack-support'].flatMap((kind) =>
    pass(g, kind),
  );
  return told.some((event) => event.kind === 'combat' && [result].flat().includes(String(event.result)))
    ? g
    : undefined;
}

function fight(wanted: Fight): Game {
  for (let die = 1; die <= 6; die++) {
    const g = fightWith(die, wanted);
    if (g !== undefined) return g;
  }
  throw new Error(`no die brings ${wanted.result}`);
}
const lose = (id: string) => ({ kind: 'lose-step', unit: id });
const retreat = (id: string, ...path: readonly string[]) => ({ kind: 'retreat', unit: id, path });

/** Eight against two. */
const EIGHT = { 'ge-i-7': '1306', 'uk-c-2loth': '1305' };

describe('losses', () => {
  it('[13.1] [13.2] [13.2.1] [13.2.3] fall on the whole group, and the owner chooses', () => {
    const g = fight({
      units: { ...EIGHT, 'uk-b-2loth': '1305', 'ge-i-69': '1306', 'ge-ii-7': '1306' },
      by: 'ge-i-7',
      on: '1305',
      result: 'A1/D2R',
    });
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'defender-loss', about: { steps: 2 } });
    expect(steps(g, 'ge-i-7')).toBe(1);
    expect(refusal(g, lose('ge-i-7'))).toBe('13.2.3');
    order(g, lose('uk-c-2loth'));
    order(g, lose('uk-b-2loth'));
    expect([steps(g, 'uk-c-2loth'), steps(g, 'uk-b-2loth')]).toEqual([1, 1]);
  });
  it('[13.2.1] [13.2.2] a unit of two steps is turned over and then removed, one of one step removed', () => {
    const g = fight({ units: EIGHT, by: 'ge-i-7', on: '1305', result: 'D2R' });
    expect([at(g, 'uk-c-2loth'), decision(g)?.kind]).toEqual(['eliminated', 'advance']);
    const staff = { 'ge-i-7': '1306', 'uk-c-2loth': '1305', 'us-1ad-hq': '1305' };
    const lost = fight({ units: staff, by: 'ge-i-7', on: '1305', result: ['A1/D2R', 'D1R', 'D2R'] });
    order(lost, lose('us-1ad-hq'));
    expect([at(lost, 'us-1ad-hq'), steps(lost, 'us-1ad-hq')]).toEqual(['rebuilding', 0]);
  });
  it('[13.2.4] steps that one side does not have are taken off the loss of the other', () => {
    const weak = { 'ge-56-86': '1306', 'uk-c-2loth': { hex: '1305', steps: 1 } };
    const g = fight({ units: weak, by: 'ge-56-86', on: '1305', result: 'A1/D2R' });
    expect([at(g, 'uk-c-2loth'), steps(g, 'ge-56-86')]).toEqual(['eliminated', 2]);
    const full = fight({
      units: { 'ge-56-86': '1306', 'uk-c-2loth': '1305' },
      by: 'ge-56-86',
      on: '1305',
      result: 'A1/D2R',
    });
    expect([at(full, 'uk-c-2loth'), steps(full, 'ge-56-86')]).toEqual(['eliminated', 1]);
  });
  it('[13.1.1] E eliminates all', () => {
    const g = fight({
      units: { 'ge-i-7': '1306', 'ge-ii-7': '1306', 'uk-c-2loth': '1305' },
      by: ['ge-i-7', 'ge-ii-7'],
      on: '1305',
      result: 'DE',
    });
    expect(at(g, 'uk-c-2loth')).toBe('eliminated');
  });
});

describe('retreat', () => {
  it('[13.3.1] is one or two hexes after an Assault, two after a Mobile attack, three in evasion', () => {
    expect(LENGTHS).toEqual({ assault: [1, 2], mobile: [2], evasion: [3] });
    const assault = fight({ units: EIGHT, by: 'ge-i-7', on: '1305', result: 'DR' });
    expect(refusal(assault, retreat('uk-c-2loth', '1304'))).toBe('legal');
    expect(refusal(assault, retreat('uk-c-2loth', '1304', '1303'))).toBe('legal');
    const mobile = fight({ units: EIGHT, by: 'ge-i-7', on: '1305', crt: 'mobile', result: 'DR' });
    expect(refusal(mobile, retreat('uk-c-2loth', '1304'))).toBe('13.3');
    expect(refusal(mobile, retreat('uk-c-2loth', '1304', '1303'))).toBe('legal');
  });
  it('[13.3.2] of two hexes ends two hexes away', () => {
    const g = fight({ units: EIGHT, by: 'ge-i-7', on: '1305', crt: 'mobile', result: 'DR' });
    expect(refusal(g, retreat('uk-c-2loth', '1304', '1405'))).toBe('13.3');
  });
  it('[13.3.3] is compulsory, and nobody opens a way for another', () => {
    const g = fight({ units: EIGHT, by: 'ge-i-7', on: '1305', result: 'DR' });
    expect(listed(g, 'retreat').length).toBeGreaterThan(2);
    expect(refusal(g, { kind: 'done' })).not.toBe('legal');
    const both = { by: 'assault', group: [unit('uk-c-2loth'), unit('uk-b-2loth')] } as const;
    const stack = layOut({ units: { 'uk-c-2loth': '1305', 'uk-b-2loth': '1304', 'ge-i-69': '1303' } });
    expect(retreatPaths(stack, unit('uk-c-2loth'), both).some((path) => path[0] === hex('1304'))).toBe(false);
  });
  it('[13.3.5] through or into an enemy zone only where a friend stands', () => {
    const units = { ...EIGHT, 'ge-i-69': '1303' };
    const g = fight({ units, by: 'ge-i-7', on: '1305', result: 'DR' });
    expect(refusal(g, retreat('uk-c-2loth', '1304'))).toBe('13.3');
    const held = fight({ units: { ...units, 'us-2-6ai': '1304' }, by: 'ge-i-7', on: '1305', result: 'DR' });
    expect(refusal(held, retreat('uk-c-2loth', '1304'))).toBe('legal');
  });
  it('[13.3.4] [3.3.2] not where too many would stand', () => {
    const full = {
      'us-1-1ar': '1304',
      'us-2-1ar': '1304',
      'us-3-1ar': '1304',
      'us-1-13ar': '1304',
      'us-g-1ar': '1304',
    };
    const g = fight({ units: { ...EIGHT, ...full }, by: 'ge-i-7', on: '1305', result: 'DR' });
    expect(refusal(g, retreat('uk-c-2loth', '1304'))).toBe('13.3');
    expect(refusal(g, retreat('uk-c-2loth', '1304', '1303'))).toBe('legal');
  });
  it('[13.3.6] not into a hex under a declared attack: one hex more', () => {
    const units = { ...EIGHT, 'us-2-6ai': '1304', 'ge-i-69': '1303' };
    const attacks = [
      { attack: 1, crt: 'assault', hexes: ['1305'] },
      { attack: 2, crt: 'assault', hexes: ['1304'] },
    ];
    const g = layOut({
      phase: 'axis.combat',
      units: { ...units, 'ge-i-7': { hex: '1306', attack: 1 }, 'ge-i-69': { hex: '1303', attack: 2 } },
      attacks,
    });
    const both = { by: 'assault', group: [unit('uk-c-2loth')] } as const;
    const ends = retreatPaths(g, unit('uk-c-2loth'), both).map((path) => path.at(-1));
    expect(ends).not.toContain(hex('1304'));
    const calm = retreatPaths(layOut({ units }), unit('uk-c-2loth'), both).map((path) => path.at(-1));
    expect(calm).toContain(hex('1304'));
  });
  it('[13.3.6] who would have to go to such a hex goes through it to the next, and is lost if that is attacked, too', () => {
    // 1304 and 1303 are held, all else about 1305 lies in enemy zones.
    const ring = { 'ge-ii-69': '1106', 'ge-i-86': '1506', 'ge-56-86': '1104', 'ge-78-86': '1504' };
    const friends = { 'uk-c-2loth': '1305', 'us-2-6ai': '1304', 'us-3-6ai': '1303' };
    const attackers = { 'ge-i-7': { hex: '1306', attack: 1 }, 'ge-104b': { hex: '1204', attack: 2 } };
    const waysWith = (attacked: readonly string[], more: Layout['units'] = {}): string[] => {
      const attacks = [
        { attack: 1, crt: 'assault', hexes: ['1305'] },
        { attack: 2, crt: 'assault', hexes: attacked },
      ];
      const g = layOut({ phase: 'axis.combat', units: { ...ring, ...friends, ...attackers, ...more }, attacks });
      const ways = retreatPaths(g, unit('uk-c-2loth'), { by: 'assault', group: [unit('uk-c-2loth')] });
      return ways.map((path) => path.map((one) => nameOf(GRID, one)).join(' '));
    };
    expect(waysWith(['1304'])).toContain('1304 1303');
    expect(waysWith(['1304'])).not.toContain('1304');
    expect(waysWith(['1304', '1303'])).toEqual(['1304 1303 1302', '1304 1303 1403']);
    const shut = { 'ge-i-104': '1402' };
    expect([...new Set(waysWith(['1304'], shut))]).toEqual(['1304 1303']);
    expect(waysWith(['1304', '1303'], shut)).toEqual([]);
  });
  it('[13.3.7] [14.2.5] not into barred ground, enemies, enemy strongpoints or off the map', () => {
    const strongpoints = [{ hex: '1304', side: 'axis', active: true }];
    const g = fight({ units: EIGHT, by: 'ge-i-7', on: '1305', result: 'DR', strongpoints });
    expect(refusal(g, retreat('uk-c-2loth', '1304'))).toBe('13.3');
    expect(refusal(g, retreat('uk-c-2loth', '1205'))).toBe('legal');
    const ends = (units: NonNullable<Layout['units']>, id: string): string[] => {
      const ways = retreatPaths(layOut({ units }), unit(id), { by: 'assault', group: [unit(id)] });
      return [...new Set(ways.map(([first]) => nameOf(GRID, first ?? 0)))].sort();
    };
    // 3009 is a mountain: barred to tanks, not to who rides otherwise.
    expect(ends({ 'uk-c-2loth': '3010', 'ge-i-69': '3011' }, 'uk-c-2loth')).not.toContain('3009');
    expect(ends({ 'us-2-6ai': '3010', 'ge-i-69': '3011' }, 'us-2-6ai')).toContain('3009');
    expect(ends({ 'uk-c-2loth': '1305', 'ge-i-90': '1304', 'ge-i-69': '1306' }, 'uk-c-2loth')).not.toContain('1304');
    expect(ends({ 'uk-c-2loth': '1305', 'ge-i-69': '1306' }, 'uk-c-2loth')).toContain('1304');
  });
  it('[13.3.7] [8.3.4] never into a holding box', () => {
    const units = { 'ge-i-7': '4302', 'uk-c-2loth': '4301' };
    const g = fight({ units, by: 'ge-i-7', on: '4301', result: 'DR' });
    expect(refusal(g, retreat('uk-c-2loth', 'Maktar'))).toBe('13.3');
    expect(refusal(g, retreat('uk-c-2loth', '4201'))).toBe('legal');
  });
  it('[13.3.8] is the owner’s choice among ways that do no harm', () => {
    const g = fight({ units: EIGHT, by: 'ge-i-7', on: '1305', result: 'DR' });
    const ways = listed(g, 'retreat').map(({ path }) => JSON.stringify(path));
    expect(new Set(ways).size).toBe(ways.length);
    // West, north and east: no way harms, so none is forced, and nobody may perish instead.
    for (const first of ['1205', '1304', '1405']) expect(refusal(g, retreat('uk-c-2loth', first))).toBe('legal');
    expect(refusal(g, { kind: 'perish', units: ['uk-c-2loth'] })).toBe('13.4.1');
  });
  it('[13.3.9] towed guns that are Deployed are lost, those in travel mode and self-propelled ones go', () => {
    const units = {
      'ge-i-7': '1306',
      'ge-ii-7': '1306',
      'us-2-6ai': '1305',
      'us-125fa': { hex: '1305', mode: 'deployed', marker: 'used' },
      'us-91afa': { hex: '1305', mode: 'deployed', marker: 'used' },
      'us-151fa': { hex: '1305', marker: 'used' },
    };
    const g = fight({ units, by: ['ge-i-7', 'ge-ii-7'], on: '1305', result: 'DR', crt: 'assault' });
    for (let i = 0; i < 9 && decision(g)?.kind?.endsWith('loss'); i++)
      order(g, listed(g, 'lose-step')[0] ?? { kind: 'none' });
    expect([at(g, 'us-125fa'), at(g, 'us-151fa'), deployed(g, 'us-91afa')]).toEqual(['eliminated', '1305', false]);
  });
});

describe('retreat through enemy zones', () => {
  /** 5825 is ringed: 5925 is vacant and in an enemy zone, 6026 is free. */
  const ring = { 'ge-i-7': '5824', 'ge-ii-7': '5824', 'ge-i-69': '5725', 'ge-i-86': '5826', 'ge-ii-69': '5924' };
  it('[13.4.2] who goes on foot is lost', () => {
    const g = fight({
      units: { ...ring, 'us-rangers': '5825' },
      by: 'ge-i-7',
      on: '5825',
      crt: 'mobile',
      result: ['DR', 'D1R'],
    });
    for (let i = 0; i < 4 && decision(g)?.kind?.endsWith('loss'); i++)
      order(g, listed(g, 'lose-step')[0] ?? { kind: 'none' });
    expect(at(g, 'us-rangers')).toBe('eliminated');
  });
  const broken = (then: readonly number[], more: Layout['units'] = {}): Game =>
    fight({
      units: { ...ring, 'uk-a-165l': '5825', ...more },
      by: 'ge-i-7',
      on: '5825',
      crt: 'mobile',
      result: 'DR',
      then,
    });
  const out = { kind: 'break-out', units: ['uk-a-165l'], hex: '5925' };
  it('[13.4.2] in a mixed group the foot is lost, and who rides may break out', () => {
    const units = { ...ring, 'uk-a-165l': '5825', 'us-rangers': '5825' };
    const g = fight({ units, by: ['ge-i-7', 'ge-ii-7'], on: '5825', crt: 'mobile', result: 'DR' });
    expect(at(g, 'us-rangers')).toBe('eliminated');
    expect(listed(g, 'break-out').map(({ units }) => units)).toContainEqual(['uk-a-165l']);
  });
  it('[13.4.3] [13.4.4] [13.4.6] [13.4.7] the group loses a step, rolls up to three and goes on together', () => {
    const g = broken([3], { 'us-3-6ai': '6025' });
    expect(decision(g)?.kind).toBe('retreat');
    expect(refusal(g, { ...out, units: ['uk-c-2loth'] })).toBe('13.4.3');
    order(g, out);
    expect([steps(g, 'uk-a-165l'), decision(g)?.kind]).toEqual([1, 'break-out-end']);
    expect(listed(g, 'go-on').map(({ hex: name }) => name)).toEqual(['6025', '6026']);
    order(g, { kind: 'go-on', hex: '6026' });
    expect(at(g, 'uk-a-165l')).toBe('6026');
  });
  it('[13.4.6] who comes through finds a hex free of zones or held by friends, or is lost', () => {
    const shut = { 'ge-39pj': '6124', 'ge-104b': '6027' };
    const open = broken([3], {});
    order(open, out);
    expect(at(open, 'uk-a-165l')).not.toBe('eliminated');
    const closed = broken([3], { ...shut, 'ge-i-104': '6127' });
    order(closed, out);
    expect(at(closed, 'uk-a-165l')).toBe('eliminated');
  });
  it('[13.4.5] a four is the end of it', () => {
    const g = broken([4]);
    const told = happens(g, out);
    expect(told.map(({ kind }) => kind)).toContain('break-out');
    expect(at(g, 'uk-a-165l')).toBe('eliminated');
  });
  it('[13.4] [13.4.1] with a friend in 5925 neither step nor roll is needed', () => {
    const g = broken([], { 'us-2-6ai': '5925', 'us-3-6ai': '6026' });
    if (decision(g)?.kind === 'retreat') order(g, retreat('uk-a-165l', '5925', '6026'));
    expect([at(g, 'uk-a-165l'), steps(g, 'uk-a-165l')]).toEqual(['6026', 2]);
  });
});

describe('fire of anti-tank units', () => {
  const guns = { 'ge-90pj': { hex: '1306', mode: 'deployed' }, 'ge-302fl': { hex: '1306', mode: 'deployed' } };
  const ids = Object.keys(guns);
  const fired = (target: Layout['units'], result: string): Game => {
    for (let die = 1; die <= 6; die++) {
      const g = layOut({
        phase: 'axis.declaration',
        dice: [die],
        units: { ...guns, 'ge-i-69': '1510', 'us-ii-hq': '1033', ...target },
      });
      order(g, { kind: 'fire', units: ids, hex: '1305', crt: 'assault' });
      const told = ['declaration', 'evasion', 'reaction-orders', 'attack-support'].flatMap((kind) => pass(g, kind));
      if (told.some((event) => event.kind === 'combat' && event.result === result)) return g;
    }
    throw new Error(`no die brings ${result}`);
  };
  const guards = { 'us-rangers': '1305' };
  it('[16.1.5] hurts neither who fires nor who is no armour, and drives the armour alone back', () => {
    const g = fired({ 'uk-c-2loth': '1305', ...guards }, 'D1R');
    expect(steps(g, 'uk-c-2loth') + steps(g, 'us-rangers')).toBe(3);
    order(g, retreat('uk-c-2loth', '1304'));
    expect([at(g, 'us-rangers'), decision(g)?.kind === 'advance']).toEqual(['1305', false]);
    const own = fired({ 'us-3-1ar': '1305', ...guards }, 'A1');
    expect(ids.map((id) => at(own, id))).toEqual(['1306', '1306']);
  });
  it('[16.1.5] nobody advances into the hex, though it is empty', () => {
    const g = fired({ 'uk-c-2loth': '1305' }, 'D1R');
    order(g, retreat('uk-c-2loth', '1304'));
    expect([decision(g)?.kind === 'advance', at(g, 'ge-90pj')]).toEqual([false, '1306']);
  });
  it('[16.1.5] [9.1.3] who fires does not attack, and the target is not attacked besides', () => {
    // Guns without a zone in 1307 leave something to be declared.
    const units = { ...guns, 'ge-i-69': '1306', 'uk-c-2loth': '1305', 'us-125fa': '1307', 'us-ii-hq': '1033' };
    const g = layOut({ phase: 'axis.declaration', units });
    order(g, { kind: 'fire', units: ['ge-90pj'], hex: '1305', crt: 'assault' });
    expect(refusal(g, attack('ge-i-69', '1305'))).toBe('9.1.3');
    expect(refusal(g, { kind: 'fire', units: ['ge-302fl'], hex: '1305', crt: 'assault' })).toBe('9.1.3');
  });
});

describe('the order of combats', () => {
  it('[12.1.3] [9.1.3] is the attacker’s, and all are fought', () => {
    const units = { 'ge-i-7': '1306', 'us-2-6ai': '1305', 'ge-ii-7': '1514', 'us-3-6ai': '1513', 'us-ii-hq': '1033' };
    const first = (target: string): Game => {
      const g = layOut({ phase: 'axis.declaration', dice: [6, 6], units });
      order(g, attack('ge-i-7', '1305'));
      order(g, attack('ge-ii-7', '1513'));
      for (const kind of ['declaration', 'evasion', 'reaction-orders']) pass(g, kind);
      expect(listed(g, 'resolve').map(({ hex: name }) => name)).toEqual(['1305', '1513']);
      order(g, { kind: 'resolve', hex: target });
      return g;
    };
    expect(refusal(layOut({ phase: 'axis.declaration', units }), { kind: 'resolve', hex: '1305' })).not.toBe('legal');
    expect([declaredAttacks(first('1513')).length, steps(first('1513'), 'ge-i-7')]).toEqual([0, 1]);
  });
});

describe('advance', () => {
  const vacated = (crt: 'assault' | 'mobile', more: Layout['units'] = {}, extra: Partial<Layout> = {}): Game => {
    const g = fight({
      units: { ...EIGHT, 'ge-i-47': '1306', ...more },
      by: ['ge-i-7', 'ge-i-47'],
      on: '1305',
      crt,
      result: ['DR', 'D1R'],
      ...extra,
    });
    for (let i = 0; i < 4 && decision(g)?.kind?.endsWith('loss'); i++)
      order(g, listed(g, 'lose-step')[0] ?? { kind: 'none' });
    if (decision(g)?.kind === 'retreat') order(g, retreat('uk-c-2loth', '1304', '1303'));
    return g;
  };
  const go = (id: string, ...path: readonly string[]) => ({ kind: 'advance', unit: id, path });
  it('[13.5.1] [13.5.2] [13.5.3] is for attackers, into the vacated hex, one hex after an Assault', () => {
    const g = vacated('assault');
    expect(decision(g)).toMatchObject({ by: 'axis', kind: 'advance' });
    expect(refusal(g, go('ge-i-7', '1305', '1205'))).toBe('13.5.3');
    expect(refusal(g, go('ge-i-7', '1206'))).toBe('13.5.3');
    expect(refusal(g, go('uk-c-2loth', '1305'))).toBe('13.5.2');
    order(g, go('ge-i-7', '1305'));
    expect(at(g, 'ge-i-7')).toBe('1305');
  });
  it('[13.5.2] no more than a hex holds', () => {
    const full = { 'ge-ii-7': '1306', 'ge-i-69': '1306', 'ge-ii-69': '1306', 'ge-i-86': '1206' };
    const units = { ...EIGHT, ...full, 'ge-1k10': '1206' };
    const g = fight({
      units,
      by: [...Object.keys(full), 'ge-i-7', 'ge-1k10'],
      on: '1305',
      result: ['DR', 'D1R', 'D2R', 'DE'],
    });
    for (let i = 0; i < 4 && decision(g)?.kind?.endsWith('loss'); i++)
      order(g, listed(g, 'lose-step')[0] ?? { kind: 'none' });
    if (decision(g)?.kind === 'retreat') order(g, retreat('uk-c-2loth', '1304', '1303'));
    for (const id of ['ge-i-7', 'ge-ii-7', 'ge-i-69', 'ge-ii-69']) order(g, go(id, '1305'));
    expect([refusal(g, go('ge-i-86', '1305')), refusal(g, go('ge-1k10', '1305'))]).toEqual(['13.5.2', 'legal']);
  });
  it('[13.5.3] after a Mobile attack motorized units may go one hex more, into enemy zones too', () => {
    const g = vacated('mobile');
    expect(refusal(g, go('ge-i-47', '1305', '1205'))).toBe('13.5.3');
    expect(refusal(g, go('ge-i-7', '1305', '1304'))).toBe('legal');
    expect(refusal(g, go('ge-i-7', '1305', '1205', '1204'))).toBe('13.5.3');
  });
  it('[13.5.4] a unit out of supply goes one hex', () => {
    const shut = ['6524', '6507', '6034', '4533', '2533'];
    const g = vacated('mobile', { 'ge-ii-7': '1306' }, { shut });
    if (decision(g)?.kind === 'advance') expect(refusal(g, go('ge-i-7', '1305', '1304'))).toBe('13.5.4');
    const strong = fight({
      units: { ...EIGHT, 'ge-ii-7': '1306' },
      by: ['ge-i-7', 'ge-ii-7'],
      on: '1305',
      crt: 'mobile',
      result: 'DR',
      shut,
    });
    order(strong, retreat('uk-c-2loth', '1304', '1303'));
    expect(refusal(strong, go('ge-i-7', '1305', '1304'))).toBe('13.5.4');
  });
  it('[13.5.2] [15.5.3] Rommel may go along with those with whom he stands', () => {
    const g = vacated('assault', { 'ge-rommel': '1306' });
    order(g, { ...go('ge-i-7', '1305'), rommel: true });
    expect([at(g, 'ge-i-7'), at(g, 'ge-rommel')]).toEqual(['1305', '1305']);
    const elsewhere = vacated('assault', { 'ge-rommel': '1307' });
    expect(refusal(elsewhere, { ...go('ge-i-7', '1305'), rommel: true })).toBe('15.5.3');
  });
  it('[13.5.5] Deployed guns never advance', () => {
    const g = fight({
      units: { ...EIGHT, 'ge-90pj': { hex: '1306', mode: 'deployed' } },
      by: ['ge-i-7', 'ge-90pj'],
      on: '1305',
      result: ['DR', 'D1R'],
    });
    for (let i = 0; i < 4 && decision(g)?.kind?.endsWith('loss'); i++)
      order(g, listed(g, 'lose-step')[0] ?? { kind: 'none' });
    if (decision(g)?.kind === 'retreat') order(g, retreat('uk-c-2loth', '1304', '1303'));
    expect(refusal(g, go('ge-90pj', '1305'))).toBe('13.5.5');
  });
  it('[13.1.4] [12.1.3] the marker is taken off when the combat is over', () => {
    const g = vacated('assault');
    pass(g, 'advance');
    expect(declaredAttacks(g)).toEqual([]);
  });
});
