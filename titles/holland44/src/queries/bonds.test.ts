import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, neighboursOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { march, refusal } from '../../test/orders.ts';
import { asked } from '../../test/questions.ts';
import { layOut } from '../../test/table.ts';
import { GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { isSideBonded } from '../rules/07-zones-of-control.ts';
import { enemyOf } from '../state/units.ts';
import type { BondReport } from './bonds.ts';

const bondsOf = (g: Game, side: Side): readonly BondReport[] =>
  asked(g, 'bonds', { side }) as unknown as readonly BondReport[];

describe('Bonds with an Entry Area', () => {
  const UNITS = [
    { id: 'uk.50.6dli', at: '1525' },
    { id: 'de.kerutt', at: '1426' },
  ];

  it('[7.4.6] are broken by an unbridged Major River on the edge, as the march finds', () => {
    const g = layOut({ turn: 8, phase: 'german.movement', units: UNITS });
    const told = bondsOf(g, 'allied').map(({ between, at, state, rule }) => [between[1], at.join('/'), state, rule]);
    expect(told).toEqual([
      ['L', '1626/1526', 'active', '7.4.5'],
      ['L', '1526/1426', 'broken', '7.4.6'],
    ]);
    expect(refusal(g, march('de.kerutt', ['1526'], 'tactical'))).toBe('legal');
    expect(refusal(g, march('de.kerutt', ['1526', '1626'], 'tactical'))).not.toBe('legal');
  });

  const activeIn = (g: Game, side: Side): string[] =>
    bondsOf(g, side)
      .filter(({ kind, state }) => kind === 'hexside' && state === 'active')
      .map(({ at }) => [...at].sort().join('/'))
      .sort();

  function barredTo(g: Game, foe: Side): string[] {
    const sides: string[] = [];
    for (let side = 0; side < GRID.sideCount; side++) {
      const [first = 0, second = 0] = GRID.sideHexes.slice(side * 2, side * 2 + 2);
      if (isSideBonded(g, foe, side)) sides.push([GRID.names[first], GRID.names[second]].sort().join('/'));
    }
    return sides.sort();
  }

  /** The hexes one step from the edge, where such a Bond begins. */
  const isOnEdge = (h: number): boolean => neighboursOf(GRID, h).length < DIRECTION_COUNT;
  const inside = GRID.names.filter((_, h) => !isOnEdge(h) && neighboursOf(GRID, h).some(isOnEdge));

  it.each([
    ['allied', 'uk.50.6dli'],
    ['german', 'de.kerutt'],
  ] as const)('[7.4.5] [7.4.6] all round the map those of a lone %s unit are the ones the rules know', (side, id) => {
    for (const at of inside) {
      const g = layOut({ turn: 8, units: [{ id, at }] });
      expect({ at, bonds: activeIn(g, side) }).toEqual({ at, bonds: barredTo(g, enemyOf(side)) });
    }
  });
});
