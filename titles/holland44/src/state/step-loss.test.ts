import { describe, expect, it } from 'vitest';
import { layOut, unit } from '../../test/table.ts';
import { placeName } from './places.ts';
import { clock, placeOf, stepsOf } from './state.ts';
import { eliminate, loseStep } from './step-loss.ts';

const where = (g: ReturnType<typeof layOut>, id: string): string => placeName(placeOf(g, unit(id)));

describe('step losses', () => {
  it('[11.3] reduce a unit, and eliminate it with the last step', () => {
    const g = layOut({ units: [{ id: 'de.kerutt', at: '1605' }] });
    loseStep(g, unit('de.kerutt'), '11.3');
    expect([stepsOf(g, unit('de.kerutt')), where(g, 'de.kerutt')]).toEqual([1, '1605']);
    loseStep(g, unit('de.kerutt'), '11.3');
    expect(where(g, 'de.kerutt')).toBe('eliminated');
  });
  it('[11.4] without a Remnant an airborne unit is lost and its division records a Replacement', () => {
    const remnants = ['us.82.504.1', 'us.82.504.3', 'us.82.505.1'].map((id) => ({ id, at: '5024', steps: 1 }));
    const g = layOut({ units: [...remnants, { id: 'us.82.505.2', at: '5023', steps: 2 }] });
    loseStep(g, unit('us.82.505.2'), '11.3');
    expect([where(g, 'us.82.505.2'), clock(g, 'returnees82')]).toEqual(['eliminated', 1]);
    const enough = layOut({ units: [...remnants.slice(1), { id: 'us.82.505.2', at: '5023', steps: 2 }] });
    loseStep(enough, unit('us.82.505.2'), '11.3');
    expect([where(enough, 'us.82.505.2'), clock(enough, 'returnees82')]).toEqual(['5023', 0]);
  });
  it('[21.1] a Breakdown unit goes back to its display', () => {
    const g = layOut({ units: [{ id: 'us.82.bd.a', at: '4715' }] });
    eliminate(g, unit('us.82.bd.a'), '11.3');
    expect(where(g, 'us.82.bd.a')).toBe('pool');
  });
});
