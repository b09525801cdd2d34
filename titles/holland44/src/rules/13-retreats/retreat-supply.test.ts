import { type Game, randomFrom } from '@bridgehead/engine';
import { nameOf, neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { pathsOf, retreatOf, verdictOn } from '../../../test/retreats.ts';
import { hex, type Layout, layOut, type Piece, unit } from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import { scratchOf } from '../../queries/scratch.ts';
import { hexPlace } from '../../state/places.ts';
import { isOccupiedBy } from '../../state/stacks.ts';
import { hexOf, placeUnit } from '../../state/state.ts';
import { isInOpenEzoc } from '../07-zones-of-control.ts';
import { disrupt } from '../14-disruption/disruption.ts';
import { isSupplied } from '../18-supply/supply-findings.ts';
import { wouldBeSupplied } from './retreat-supply.ts';

describe('guideline 5', () => {
  const GUNS = 'uk.gds.arty';
  const TABLE: Layout = {
    turn: 2,
    units: [
      { id: 'us.101.arty', at: '2203' },
      { id: GUNS, at: '2403' },
      { id: 'de.723.1', at: '2302' },
    ],
    unknown: ['2406'],
    bridges: { '1402/1502': 'intact' },
  };
  const withMore = (...more: readonly Piece[]): Game => layOut({ ...TABLE, units: [...(TABLE.units ?? []), ...more] });

  it('[13.1.3] [18.3.1] judges supply with the unit gone from the battle hex, where an EZOC then counts', () => {
    const g = withMore();
    expect(pathsOf(g, GUNS).sort()).toEqual([
      '2404-2504',
      '2502-2501',
      '2502-2603',
      '2503-2504',
      '2503-2603',
      '2503-2604',
    ]);
    expect(verdictOn(g, GUNS, '2502-2602')).toBe('13.1.3 guideline-5');
  });

  it('[13.1.3] a friend who stands fast in the battle hex still keeps the EZOC off it', () => {
    expect(verdictOn(withMore({ id: 'uk.50.6dli', at: '2403' }), GUNS, '2502-2602')).toBe('open');
  });

  it('[13.1.3] [13.1.2] those who must retreat with it do not', () => {
    const g = withMore({ id: 'uk.50.6dli', at: '2403' });
    const both = { units: [unit(GUNS), unit('uk.50.6dli')] };
    expect(verdictOn(g, GUNS, '2502-2602', both)).toBe('13.1.3 guideline-5');
    expect(verdictOn(g, 'uk.50.6dli', '2502-2602', both)).toBe('13.1.3 guideline-5');
  });
});

describe('supply after a retreat', () => {
  const ALLIES = ['uk.50.6dli', 'uk.50.8dli', 'uk.corps.eng30', 'uk.gds.5cg', 'us.101.502.1', 'us.101.supply'];
  const GERMANS = ['de.kerutt', 'de.segler', 'de.penal6', 'de.jenkel', 'de.723.1', 'de.stephan', 'de.bloch'];
  const near = (centre: string, rings: number): readonly number[] => {
    const found = new Set([hex(centre)]);
    for (let i = 0; i < rings; i++)
      for (const h of [...found]) for (const next of neighboursOf(GRID, h)) found.add(next);
    return [...found];
  };

  /** The two sides mixed up around a place. */
  function melee(seed: number, centre: string): Game {
    const random = randomFrom(seed);
    const ground = near(centre, 4);
    const taken = new Map<number, string>();
    const units = [...ALLIES, ...GERMANS].flatMap((id): Piece[] => {
      const at = ground[random.below(ground.length)] ?? 0;
      const side = id.startsWith('de.') ? 'german' : 'allied';
      if ((taken.get(at) ?? side) !== side) return [];
      taken.set(at, side);
      return [{ id, at: nameOf(GRID, at) }];
    });
    return layOut({ turn: 3, units });
  }

  it.each(['1404', '4718', '2604'])(
    '[13.1.3] [18.3] around %s it is what it would be if the unit stood there',
    (centre) => {
      const compared = { supplied: 0, not: 0 };
      for (let seed = 1; seed <= 30; seed++) {
        const g = melee(seed, centre);
        for (const id of ALLIES.slice(0, 5)) {
          if (hexOf(g, unit(id)) === OFF_MAP) continue;
          const task = retreatOf(g, [id]);
          for (const end of near(nameOf(GRID, task.hex), 2)) {
            if (end === task.hex || isOccupiedBy(g, 'german', end) || isInOpenEzoc(g, 'allied', end)) continue;
            const there = scratchOf(g);
            placeUnit(there, unit(id), hexPlace(end));
            disrupt(there, unit(id), '14.1.2');
            const told = wouldBeSupplied(g, task, unit(id), end);
            expect({ seed, id, end: nameOf(GRID, end), told }).toEqual({
              seed,
              id,
              end: nameOf(GRID, end),
              told: isSupplied(there, unit(id)),
            });
            compared[told ? 'supplied' : 'not'] += 1;
          }
        }
      }
      expect(Math.min(compared.supplied, compared.not)).toBeGreaterThan(100);
    },
  );
});
