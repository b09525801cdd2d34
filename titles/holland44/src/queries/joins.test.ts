import { type Game, play } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { asked } from '../../test/questions.ts';
import { layOut, type Piece } from '../../test/table.ts';

interface Join {
  readonly target: string;
  readonly units: readonly string[];
  readonly hex?: string;
  readonly cost: number;
  readonly strength: number;
}

const GUARDS = ['uk.gds.2ig', 'uk.gds.2gg'] as const;
const moving = (units: readonly Piece[]): Game => layOut({ turn: 2, phase: 'allied.movement', units });
const joins = (g: Game, params: object): readonly Join[] =>
  asked(g, 'joins', params as never) as unknown as readonly Join[];

const KERUTT: Piece = { id: 'de.kerutt', at: '1605' };
const table = (more: readonly Piece[] = []): Game =>
  moving([KERUTT, ...GUARDS.map((id): Piece => ({ id, at: '1303' })), ...more]);

describe('who could still join a battle', () => {
  it('[8.1] [9.2] is who can march next to the hex and attack from there', () => {
    const found = joins(table(), { target: '1605' });
    expect(found.map(({ units: [unit] }) => unit).sort()).toEqual([...GUARDS].sort());
    for (const { hex, cost, strength } of found) {
      expect(hex).toBeDefined();
      expect(cost).toBeGreaterThan(0);
      expect(strength).toBeGreaterThan(0);
    }
  });

  it('is not who stands beside it already, has moved, or is too far away', () => {
    const beside = moving([KERUTT, { id: 'uk.gds.2ig', at: '1504' }]);
    expect(joins(beside, { target: '1605' })).toEqual([]);
    const moved = moving([KERUTT, { id: 'uk.gds.2ig', at: '1303' }]);
    expect(joins(moved, { target: '1605' }).length).toBe(1);
    play(moved, { kind: 'march', units: ['uk.gds.2ig'], mode: 'normal', path: ['1203'] });
    expect(joins(moved, { target: '1605' })).toEqual([]);
    const far = moving([
      { id: 'de.kerutt', at: '5320' },
      { id: 'uk.gds.2ig', at: '1303' },
    ]);
    expect(joins(far, { target: '5320' })).toEqual([]);
  });

  it('tells a stack which attacks it could join, from where, and what it would add', () => {
    const found = joins(table(), { units: [...GUARDS] });
    expect(new Set(found.map(({ target }) => target))).toEqual(new Set(['1605']));
    expect(found[0]?.strength).toBe(17);
    expect(joins(table(), { units: ['uk.gds.2ig'] })[0]?.strength).toBe(9);
  });

  it('leaves everybody where he stands', () => {
    const g = table();
    const before = JSON.stringify(asked(g, 'units'));
    joins(g, { target: '1605' });
    joins(g, { units: [...GUARDS] });
    expect(JSON.stringify(asked(g, 'units'))).toBe(before);
  });
});
