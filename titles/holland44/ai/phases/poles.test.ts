import { distanceBetween } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { GRID } from '../../src/data/map.ts';
import { CLEAR_WEATHER } from '../../src/rules/04-weather.ts';
import { firstThought, playPhase } from '../../test/first-thoughts.ts';
import { hex, type Layout, layOut } from '../../test/table.ts';

const CLEAR = { weatherAm: CLEAR_WEATHER, weatherPm: CLEAR_WEATHER };
const POLES = ['pl.1', 'pl.2', 'pl.3'].map((id) => ({ id, at: 'airfields' }));
const landing = ({ units = [], ...layout }: Layout = {}) =>
  layOut({ phase: 'allied.airlanding', turn: 10, clock: CLEAR, units: [...POLES, ...units], ...layout });
const fromDriel = (name: unknown): number => distanceBetween(GRID, hex('6019'), hex(String(name)));

describe('the Poles', () => {
  it('land together at Driel as long as no enemy is near', () => {
    const landed = playPhase(landing({ dice: [1, 1, 1] }), 'done').filter(({ kind }) => kind === 'land');
    expect(landed).toHaveLength(3);
    expect(new Set(landed.map((choice) => choice.hex)).size).toBe(1);
    for (const choice of landed) expect(fromDriel(choice.hex)).toBeLessThanOrEqual(1);
  });

  it('elsewhere when Driel is full of the enemy', () => {
    const units = ['6019', '6018', '5919'].map((at, i) => ({
      id: ['de.train10', 'de.helle', 'de.fort2'][i] ?? '',
      at,
    }));
    expect(fromDriel(firstThought(landing({ units }))?.hex)).toBeGreaterThan(1);
  });

  it('are not drawn there in the short game', () => {
    expect(fromDriel(firstThought(landing({ scenario: 'short' }))?.hex)).toBeGreaterThan(1);
  });
});
