import { choices, decision, type Game, undo } from '@bridgehead/engine';
import { printTable } from '@bridgehead/toolkit';
import { describe, expect, it } from 'vitest';
import { at, attack, DONE, layOut, listed, order, refusal, unit } from '../../test/table.ts';
import { hexOf } from '../data/map.ts';
import { isShown } from '../state.ts';
import { modifierOf, RESULTS } from './05-battle.ts';

type Units = Parameters<typeof layOut>[0]['units'];

const fighting = (units: Units, dice: readonly number[] = []): Game =>
  layOut({ phase: 'upland.combat', units, dice, options: { decoys: 1 } });

describe('attacks', () => {
  it('[5.1] are on an enemy beside the unit, once a phase', () => {
    const g = fighting({ 'u-ash': '0404', 'u-yew': '0505', 'l-crane': '0405', 'l-teal': '0603' }, [3]);
    expect(refusal(g, attack('u-ash', '0603'))).toBe('5.1');
    expect(refusal(g, attack('l-crane', '0404'))).toBe('5.1');
    order(g, attack('u-ash', '0405'));
    expect(refusal(g, attack('u-ash', '0405'))).toBe('5.1');
    expect(refusal(g, attack('u-yew', '0405'))).toBe('legal');
  });
  it('[5.2] are not made by decoys, whose side is asked nevertheless', () => {
    const g = fighting({ 'u-ash': { hex: '0404', states: ['decoy'] }, 'l-crane': '0405' });
    expect(decision(g)).toMatchObject({ by: 'upland', kind: 'combat' });
    expect([...choices(g)]).toEqual([DONE]);
    expect(refusal(g, attack('u-ash', '0405'))).toBe('5.2');
  });
  it('[5.3] turn up both units and cannot be taken back', () => {
    const g = fighting({ 'u-ash': '0404', 'l-crane': '0405', 'l-teal': '0605' }, [4]);
    order(g, attack('u-ash', '0405'));
    expect(['u-ash', 'l-crane', 'l-teal'].map((id) => isShown(g, unit(id)))).toEqual([true, true, false]);
    expect(undo(g)).toMatchObject({ legal: false });
  });
  it('[5.3] take a decoy away without a roll', () => {
    const g = fighting({ 'u-ash': '0404', 'l-crane': { hex: '0405', states: ['decoy'] }, 'l-teal': '0605' });
    order(g, attack('u-ash', '0405'));
    expect(at(g, 'l-crane')).toBe('gone');
    expect(g.history.some(({ by }) => by === 'chance')).toBe(false);
    expect(decision(g)).toMatchObject({ by: 'upland', kind: 'advance' });
  });
});

describe('the modified roll', () => {
  it.each<[string, Units, number]>([
    ['strength against strength', { 'u-ash': '0404', 'l-snipe': '0405' }, 1],
    [
      'one more for a friend beside, decoy or not',
      {
        'u-ash': '0404',
        'u-yew': { hex: '0505', states: ['decoy'] },
        'l-snipe': '0405',
      },
      2,
    ],
    ['one less against a wood', { 'u-ash': '0404', 'l-snipe': '0305' }, 0],
    ['one less against a town', { 'u-ash': '0204', 'l-snipe': '0203' }, 0],
    ['one less over water', { 'u-ash': '0302', 'l-snipe': '0303' }, 0],
    ['nothing at a bridge', { 'l-snipe': '0202', 'u-ash': '0203' }, 0],
  ])('[5.4] %s', (_what, units, modifier) => {
    const g = fighting(units);
    const { hex } = Object.fromEntries(listed(g, 'attack').map(({ target }) => ['hex', target]));
    expect(modifierOf(g, unit('u-ash'), hexOf(String(hex)))).toBe(modifier);
  });
  it('[5.5] is read from the Combat Results Table', () => {
    expect(printTable(RESULTS)).toBe(
      [
        '[5.5]',
        'roll       result',
        '0 or less  attacker-lost',
        '1-2        attacker-back',
        '3-4        no-effect',
        '5-6        defender-back',
        '7 or more  defender-lost',
      ].join('\n'),
    );
  });
});

describe('after the roll', () => {
  const against = (dice: readonly number[]): Game => {
    const g = fighting({ 'u-ash': '0304', 'l-snipe': '0404', 'l-teal': '0101' }, dice);
    order(g, attack('u-ash', '0404'));
    return g;
  };
  it('[5.6] the owner of the loser chooses a hex to retreat to', () => {
    const g = against([5]);
    expect(decision(g)).toMatchObject({ by: 'lowland', kind: 'retreat' });
    order(g, { kind: 'retreat', unit: 'l-snipe', to: '0405' });
    expect(at(g, 'l-snipe')).toBe('0405');
  });
  it('[5.6] nobody retreats to where another stands or an enemy is beside', () => {
    const g = against([5]);
    expect(refusal(g, { kind: 'retreat', unit: 'l-snipe', to: '0403' })).toBe('5.6');
  });
  it('[5.6] an attacker may have to go back as well', () => {
    const g = against([1]);
    expect(decision(g)).toMatchObject({ by: 'upland', kind: 'retreat' });
  });
  it('[5.6] without a way out the loser is destroyed', () => {
    const g = layOut({
      phase: 'upland.combat',
      units: { 'u-yew': '0505', 'u-birch': '0604', 'l-snipe': '0605', 'l-teal': '0101' },
      dice: [5],
    });
    order(g, attack('u-birch', '0605'));
    expect(at(g, 'l-snipe')).toBe('gone');
  });
  it('[5.7] the attacker may enter the hex, or stay', () => {
    const g = against([6]);
    expect(at(g, 'l-snipe')).toBe('gone');
    expect([...choices(g)]).toEqual([{ kind: 'advance', unit: 'u-ash', to: '0404' }, { kind: 'stay' }]);
    order(g, { kind: 'advance', unit: 'u-ash', to: '0404' });
    expect(at(g, 'u-ash')).toBe('0404');
  });
});
