import { describe, expect, it } from 'vitest';
import { BRIDGES } from '../src/state/bridges.ts';
import { CONTROLLED_HEXES, setBridge, setClock, setHolder } from '../src/state/state.ts';
import { type Layout, layOut, type Piece } from '../test/table.ts';
import { milestones, score } from './score.ts';

/** A table on which every bridge is Intact and every City Allied. */
function opened(layout: Layout) {
  const g = layOut({ scenario: 'short', turn: 11, ...layout });
  BRIDGES.forEach((_, bridge) => {
    setBridge(g, bridge, 2);
  });
  for (const hex of CONTROLLED_HEXES) setHolder(g, hex, 'allied');
  return g;
}

const over = (steps: number): Piece => ({ id: 'uk.gds.5cg', at: '5421', steps });

describe('the short game', () => {
  it('is won with four supplied steps beyond the Waal, and lost with three', () => {
    const four = score(opened({ units: [over(3), { id: 'uk.corps.eng30', at: '5421' }] }));
    expect(four).toEqual({ winner: 'allied', margin: 0.49 });
    const three = score(opened({ units: [over(3)] }));
    expect([three.winner, three.margin]).toEqual(['german', -0.51]);
  });

  it('steps without supply, and those of airborne units, do not count, nor how far those have come', () => {
    const cut = score(opened({ units: [over(3), { id: 'de.kerutt', at: '5219' }, { id: 'de.stephan', at: '4816' }] }));
    expect(cut.margin).toBe(-4);
    expect(score(opened({ units: [{ id: 'us.82.504.1', at: '5421' }] })).margin).toBe(-4);
  });

  it('between two columns that are not over, the farther one stands better', () => {
    const at = (place: string) => score(opened({ units: [{ id: 'uk.gds.5cg', at: place }] })).margin;
    expect(at('3108')).toBeGreaterThan(at('2107'));
    expect(at('5321')).toBeLessThan(-3);
  });
});

describe('the campaign', () => {
  it('counts Victory Points, and an automatic victory for more than any', () => {
    const lost = (ids: readonly string[]) =>
      layOut({ turn: 5, units: ids.map((id) => ({ id, at: 'eliminated', steps: 0 })) });
    expect(score(lost(['uk.gds.2ig', 'uk.gds.2gg']))).toEqual({ winner: 'german', margin: -2 });
    const twelve = ['1gg', '3ig', '2ig', '2gg', '1cg', '2wg', '5cg', '1wg'].map((name) => `uk.gds.${name}`);
    const more = ['6dli', '8dli', '9dli', '1d'].map((name) => `uk.50.${name}`);
    expect(score(lost([...twelve, ...more]))).toEqual({ winner: 'german', margin: -30, how: 'losses' });
  });

  it('tells an end on points from the loss of all that was north of the Lower Rhine', () => {
    const last = layOut({ turn: 20, units: [] });
    expect(score(last).how).toBe('tally');
    setClock(last, 'beyondRhine', 1);
    expect(score(last)).toMatchObject({ winner: 'german', margin: -30, how: 'north-lost' });
  });
});

describe('milestones', () => {
  it('tell how far the vehicles are, and which bridges are held', () => {
    const g = layOut({
      scenario: 'short',
      units: [
        { id: 'uk.gds.2ig', at: '3108' },
        { id: 'us.82.504.1', at: '4816' },
      ],
    });
    expect(milestones(g)).toMatchObject({ highway: 18, son: 1, grave: 1, veghel: 0, nijmegen: 0, arnhem: 0, steps: 0 });
  });

  it('a bridge with an enemy at its other end is not held, and marching infantry is no spearhead', () => {
    const units = [
      { id: 'uk.50.6dli', at: '3108' },
      { id: 'de.kerutt', at: '3008' },
    ];
    expect(milestones(layOut({ scenario: 'short', units }))).toMatchObject({ highway: 0, son: 0 });
  });
});
