import type { Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, layOut, type Piece, unit } from '../../test/table.ts';
import { roadblockValues, turnsAside } from './road-value.ts';

const LEAD: Piece = { id: 'uk.gds.2ig', at: '2608' };
/** On the first turn no flank counts. */
const table = (...units: readonly Piece[]): Game => layOut({ scenario: 'campaign', turn: 1, units: [LEAD, ...units] });
const german = (id: string, at: string): Piece => ({ id: `de.${id}`, at });
const worths = (g: Game, ...hexes: readonly string[]): readonly number[] => {
  const value = roadblockValues(g, 13);
  return hexes.map((at) => value(hex(at)));
};

describe('[18.3.2] what it is worth to drive a German from the road', () => {
  it('most where it is broken first, less at the next breaks, however far ahead of the column', () => {
    const breaks = ['3407', '3810', '4414', '4716'];
    const g = table(...['segler', 'richter', 'kerutt', 'erdmann1'].map((id, i) => german(id, breaks[i] ?? '')));
    expect(worths(g, ...breaks)).toEqual([10, 7, 5, 5]);
  });

  it('beside the road as much as on it, for the ZOC breaks it too; two hexes away nothing', () => {
    expect(worths(table(german('segler', '4415')), '4415')).toEqual([10]);
    expect(worths(table(german('segler', '4416')), '4416')).toEqual([0]);
  });

  it('little beside a road that is held, for friendly units negate the ZOC', () => {
    const held = ['4413', '4414', '4513', '4514'].map((at, i) => ({
      id: `us.101.50${i < 3 ? 1 : 2}.${(i % 3) + 1}`,
      at,
    }));
    expect(worths(table(german('segler', '4415'), ...held), '4415')).toEqual([3]);
    expect(worths(table(german('segler', '4415'), ...held.slice(2, 3)), '4415')).toEqual([10]);
  });
});

describe('(strategy 3.6) the column', () => {
  const aside = (at: string, target: string): boolean => {
    const g = layOut({ scenario: 'campaign', turn: 8, units: [{ id: 'uk.gds.2ig', at }] });
    return turnsAside(g, unit('uk.gds.2ig'), hex(target));
  };

  it('does not go back for what it has passed, but fights who stands beside it', () => {
    expect([aside('3608', '1906'), aside('3608', '3306'), aside('3608', '3607'), aside('3608', '3911')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('does not leave the road for Gemert, wherever its lead may be', () => {
    expect([aside('3709', '3415'), aside('3709', '3711')]).toEqual([true, false]);
  });

  it('at Nijmegen goes where the fight is', () => {
    expect(aside('5320', '5024')).toBe(false);
  });
});
