import { decision, type Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { attack, COMBAT, efficiency, hex, layOut, order, points, refusal, unit } from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import { SUPPLY_NAMES } from '../../data/state-names.ts';
import { gunsOf, supplyOf } from '../../state/state.ts';
import { artilleryFire } from '../09-combat/fire.ts';
import { bestDrive } from './airborne-supply.ts';
import { isGroundSupplied, supplyPath } from './ground-supply.ts';

const HIGHWAY = ['28,31', '27,30', '26,30', '26,29', '25,28'];
const supply = (g: Game, id: string): string => SUPPLY_NAMES[supplyOf(g, unit(id))] ?? '';
const turnOn = (layout: Parameters<typeof layOut>[0]): Game => layOut({ phase: 'supply', turn: 4, ...layout });

describe('the ground trace', () => {
  it('[5.1] runs along roads to 29,31 or 27,31 and two hexes beyond', () => {
    const g = layOut({ allied: [...HIGHWAY, '24,28', '23,28'] });
    expect(isGroundSupplied(g, 'allied', hex('25,28'))).toBe(true);
    const path = supplyPath(g, 'allied', hex('25,28')) ?? [];
    expect([path[0], ['29,31', '27,31'].map(hex).includes(path.at(-1) ?? -1)]).toEqual([hex('25,28'), true]);
  });
  it('[5.1] an enemy hex on the road cuts it; a zone of control does not', () => {
    const cut = layOut({ allied: HIGHWAY.filter((name) => name !== '27,30') });
    expect(isGroundSupplied(cut, 'allied', hex('25,28'))).toBe(false);
    const watched = layOut({ allied: HIGHWAY, units: [{ id: 'G-60', hex: '25,29' }] });
    expect(isGroundSupplied(watched, 'allied', hex('25,28'))).toBe(true);
  });
  it('[5.1] [8.12] a blown bridge cuts the road', () => {
    const road = ['8,5', '8,4'];
    const bridges = [{ between: ['11,8', '12,9'], state: 'blown' }];
    const g = layOut({ allied: road, bridges });
    expect(isGroundSupplied(g, 'german', hex('12,9'))).toBe(true);
    expect(isGroundSupplied(g, 'allied', hex('8,5'))).toBe(false);
  });
  it('[5.1] Germans are supplied by any other road, and always off the map', () => {
    const g = layOut({});
    expect([isGroundSupplied(g, 'german', hex('8,0')), isGroundSupplied(g, 'german', hex('26,5'))]).toEqual([
      true,
      true,
    ]);
  });
});

describe('supply states', () => {
  it('[5.2] [5.3] airborne units within eight hexes of their source are out of communications, beyond it unsupplied', () => {
    const g = turnOn({
      allied: ['16,9'],
      units: [
        { id: 'A-HQ-82', hex: '16,17', op: 0 },
        { id: 'A-1-325-82', hex: '16,18', op: 0 },
        { id: 'A-44', hex: '10,15', op: 0 },
        { id: 'A-15-19', hex: '28,31', op: 0 },
      ],
    });
    expect(['A-HQ-82', 'A-1-325-82', 'A-44', 'A-15-19'].map((id) => supply(g, id))).toEqual([
      'out-of-communications',
      'unsupplied',
      'unsupplied',
      'supplied',
    ]);
    expect(['A-HQ-82', 'A-1-325-82', 'A-15-19'].map((id) => points(g, id))).toEqual([16, 10, 20]);
  });
  it('[5.2] a source in enemy hands gives nothing', () => {
    const g = turnOn({ units: [{ id: 'A-HQ-82', hex: '16,12', op: 0 }] });
    expect(supply(g, 'A-HQ-82')).toBe('unsupplied');
  });
  it('[5.4] [9.1] supplied units regain efficiency, and rest; cut-off ones lose it', () => {
    const g = turnOn({
      units: [
        { id: 'A-15-19', hex: '28,31', op: 4, efficiency: 70 },
        { id: 'A-44', hex: '10,15', op: 4, efficiency: 70 },
        { id: 'A-1-POL', hex: '9,20', op: 4, efficiency: 70, supply: 'isolated' },
      ],
    });
    expect(['A-15-19', 'A-44', 'A-1-POL'].map((id) => efficiency(g, id))).toEqual([80, 65, 60]);
    expect([supply(g, 'A-1-POL'), points(g, 'A-1-POL')]).toEqual(['isolated', 5]);
  });
  it.each([
    [5, 'isolated'],
    [6, 'unsupplied'],
  ])('[5.3] an unsupplied attacker that rolls %i is %s', (die, state) => {
    const units = [
      { id: 'A-1-POL', hex: '20,15', supply: 'unsupplied', op: 10, allowance: 10 },
      { id: 'G-60', hex: '20,16', fort: 5 },
    ];
    const g = layOut({ units, dice: [100, 1, 100, 1, die, 100] });
    order(g, attack('A-1-POL', '20,16'));
    order(g, COMBAT);
    expect(supply(g, 'A-1-POL')).toBe(state);
  });
  it('[8.13] HQ/101 receives 80 fire points on turn 3 if it is in supply, or as soon as it is', () => {
    const units = [{ id: 'A-HQ-101', hex: '15,26', op: 0 }];
    expect(gunsOf(turnOn({ units, allied: ['15,26'] }), unit('A-HQ-101'))).toBe(120);
    expect(gunsOf(turnOn({ units: [{ id: 'A-HQ-101', hex: '16,5', op: 0 }] }), unit('A-HQ-101'))).toBe(40);
  });
  it('[5.4] unsupplied fire counts .75 as the tables print, or half with the option', () => {
    const units = [{ id: 'A-HQ-101', hex: '20,15', supply: 'unsupplied', efficiency: 100, guns: 100 }];
    const value = (options: Readonly<Record<string, boolean>>) =>
      artilleryFire(layOut({ units, options }), unit('A-HQ-101'), hex('20,16'), 1).value;
    expect([value({}), value({ 'weak-unsupplied': true })]).toEqual([75, 50]);
  });
});

describe('the cursor of the Advanced game', () => {
  const table = (more: readonly { id: string; hex: string }[] = []) =>
    turnOn({
      options: { advanced: true },
      allied: ['16,9'],
      units: [{ id: 'A-HQ-82', hex: '16,6', op: 0 }, { id: 'A-1-325-82', hex: '16,9', op: 0 }, ...more],
    });
  const path = (...names: readonly string[]) => ({ kind: 'drive', path: names });
  it('[5.2] asks for a drive from each source that has units to supply, and offers one that reaches them', () => {
    const g = table();
    expect(decision(g)).toMatchObject({ kind: 'airborne-supply', by: 'allied', about: { source: '16,9' } });
    expect(bestDrive(g, 2).map((one) => nameOf(GRID, one))).toContain('16,6');
  });
  it('[5.2] supplies whom the cursor passes and nobody else', () => {
    const g = table();
    order(g, path());
    expect([supply(g, 'A-1-325-82'), supply(g, 'A-HQ-82')]).toEqual(['out-of-communications', 'unsupplied']);
  });
  const drive = path('16,8', '16,7', '16,6');
  it('[5.2] the cursor enters no hex next to a known enemy unless a friend stands there', () => {
    const enemy = { id: 'G-60', hex: '17,8' };
    expect(refusal(table(), drive)).toBe('legal');
    expect(refusal(table([enemy]), drive)).toBe('5.2');
    expect(refusal(table([enemy, { id: 'A-44', hex: '16,8' }]), drive)).toBe('legal');
  });
  it('[5.2] one slip next to an unseen enemy is forgiven, the second ends the drive', () => {
    const driven = (...enemies: readonly { id: string; hex: string }[]): string => {
      const g = turnOn({
        options: { advanced: true, hidden: true },
        allied: ['16,9'],
        units: [{ id: 'A-HQ-82', hex: '17,6', op: 0 }, { id: 'A-1-325-82', hex: '16,9', op: 0 }, ...enemies],
      });
      order(g, path('16,8', '17,7', '17,6'));
      return supply(g, 'A-HQ-82');
    };
    const [west, east] = [
      { id: 'G-60', hex: '15,7' },
      { id: 'G-88', hex: '18,8' },
    ];
    expect(driven(west)).toBe('out-of-communications');
    expect(driven(west, east)).toBe('unsupplied');
  });
  it('[5.2] the cursor enters no enemy hex, crosses no river without a bridge and does not jump', () => {
    const g = table([{ id: 'G-60', hex: '16,8' }]);
    expect(refusal(g, path('16,8'))).toBe('5.2');
    expect(refusal(g, path('16,7'))).toBe('5.2');
    expect(refusal(g, path('16,10', '16,11', '16,12'))).toBe('5.2');
    expect(refusal(g, path('17,9'))).toBe('legal');
  });
});
