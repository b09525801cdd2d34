import { describe, expect, it } from 'vitest';
import { attack, COMBAT, layOut, order } from '../../../test/table.ts';
import { approximateStrength } from '../../inferred-formulas.ts';
import { answerQuery } from '../../queries/index.ts';
import { oddsBetween } from './odds.ts';

const GAMES: readonly { readonly advanced?: boolean; readonly hidden?: boolean }[] = [
  {},
  { advanced: true },
  { hidden: true },
];

describe('what a battle displays', () => {
  const units = [
    { id: 'A-1-POL', hex: '20,15', cp: 60, efficiency: 100 },
    { id: 'A-ART-30', hex: '20,14' },
    { id: 'G-60', hex: '20,16', cp: 48, efficiency: 90 },
  ];
  it('[9] the odds before the first shot, the hex, and about how strong the defender is', () => {
    for (const options of GAMES) {
      const seen = options.hidden === true ? { spotted: 1 } : {};
      const g = layOut({ units: units.map((piece) => ({ ...piece, ...seen })), options });
      const asked = answerQuery(g, 'odds', { attackers: ['A-1-POL'], target: '20,16' });
      order(g, attack('A-1-POL', '20,16'));
      order(g, COMBAT);
      // 60 against 48 at 90 %: 43.2.
      const battle = g.events.find(({ kind }) => kind === 'battle');
      expect(battle).toMatchObject({ rule: '9', audience: 'all', target: '20,16', odds: '1.4:1', strength: 50 });
      if (options.advanced !== true) expect(asked).toMatchObject({ ok: true, value: { column: '1.4:1' } });
    }
  });
  it('[9] [8.13] no odds where guns fire alone', () => {
    const g = layOut({ units, options: { advanced: true } });
    order(g, { kind: 'barrage', unit: 'A-ART-30', target: '20,16' });
    order(g, COMBAT);
    const battle = g.events.find(({ kind }) => kind === 'battle');
    expect([battle?.target, battle?.odds]).toEqual(['20,16', undefined]);
  });
  it('[9] the weaker attacker stands on the right side', () => {
    expect([oddsBetween(30, 60), oddsBetween(60, 60), oddsBetween(60, 0), oddsBetween(0, 60)]).toEqual([
      '1:2',
      '1:1',
      'no-defense',
      'no-attack',
    ]);
  });
  it('[9] strengths are told to the nearest ten, and never as nothing', () => {
    expect([57, 54, 3, 189].map(approximateStrength)).toEqual([60, 50, 10, 190]);
  });
});
