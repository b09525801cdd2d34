/** The sizes for which the gap formulas were chosen: what a few typical battles bring. */
import { describe, expect, it } from 'vitest';
import { hex, layOut, type Piece, unit } from '../test/table.ts';
import { battleWith, expectBattle } from './queries/odds.ts';

const POLES: readonly Piece[] = ['A-1-POL', 'A-2-POL', 'A-3-POL'].map((id) => ({
  id,
  hex: '20,15',
  cp: 60,
  efficiency: 95,
}));
const BRIGADE: Piece = { id: 'A-POL', hex: '20,15', cp: 180, efficiency: 95 };

interface Case {
  readonly attackers: readonly Piece[];
  readonly defender: object;
  readonly target?: string;
}

/** Percent of the defender lost, and of a retreat. */
function outcome({ attackers, defender, target = '20,16' }: Case): { lost: number; retreat: number } {
  const g = layOut({ units: [...attackers, { id: 'G-16SST', hex: target, cp: 48, efficiency: 90, ...defender }] });
  const units = attackers.map(({ id }) => unit(id));
  const { losses, retreatOne, retreatTwo } = expectBattle(g, battleWith(g, units, hex(target)));
  return {
    lost: ((losses.get(unit('G-16SST')) ?? 0) * 100) / 48,
    retreat: (retreatOne + retreatTwo) * 100,
  };
}

describe('G4 and G5', () => {
  it.each([
    ['a battalion of 60 in the open', [POLES[0] as Piece], '20,16', {}, 13, 43],
    ['three of them in the open', POLES, '20,16', {}, 33, 95],
    ['the same built up', [BRIGADE], '20,16', {}, 48, 95],
    ['three of them against a forest', POLES, '21,15', {}, 22, 73],
  ] as const)('[9.3] [9.4] against 48: %s', (_name, attackers, target, defender, lost, retreat) => {
    const found = outcome({ attackers, defender, target });
    expect(Math.abs(found.lost - lost)).toBeLessThan(3);
    expect(Math.abs(found.retreat - retreat)).toBeLessThan(8);
  });
  it('[7.2] building up beats separate attacks', () => {
    expect(outcome({ attackers: [BRIGADE], defender: {} }).lost).toBeGreaterThan(
      outcome({ attackers: POLES, defender: {} }).lost,
    );
  });
  it('[8.11] fortification lowers losses and the chance of a retreat', () => {
    const open = outcome({ attackers: POLES, defender: {} });
    const dug = outcome({ attackers: POLES, defender: { fort: 3 } });
    expect(dug.lost).toBeLessThan(open.lost);
    expect(dug.retreat).toBeLessThan(open.retreat);
  });
  it('[9.4] in a city nobody retreats, whatever he loses', () => {
    const found = outcome({ attackers: [{ ...BRIGADE, hex: '8,3' }], defender: { fort: 2 }, target: '8,4' });
    expect(found.retreat).toBe(0);
    expect(found.lost).toBeGreaterThan(20);
  });
});
