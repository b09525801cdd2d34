import type { Choice, Game, Thinking } from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { GRID } from '../../../src/data/map.ts';
import { thinkingFreely } from '../../../test/ai-positions.ts';
import { hex, type Layout, layOut, order, type Piece } from '../../../test/table.ts';
import { staffPlan } from '../plan.ts';
import { perimeterAttackOrders } from './perimeter-attack.ts';

const at = (place: string, ...ids: readonly string[]): Piece[] => ids.map((id) => ({ id, at: place }));
const WOODS = at('6219', 'uk.1abn.1a.1ba');
/** Twelve of one corps within a march of the woods. */
const CORPS = [...at('6320', 'de.spindler'), ...at('6421', 'de.harder', 'de.allwoerden')];

const ring = (units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn: 10, phase: 'german.movement', units: [...WOODS, ...units], ...more });

/** The marches of the attack, carried out one after the other. */
function attackMarches(g: Game): readonly Choice[] {
  const thinking: Thinking = { ...thinkingFreely(), style: 'staff' };
  const given: Choice[] = [];
  for (;;) {
    const [best] = perimeterAttackOrders(g, thinking, staffPlan(g, 'german', thinking));
    if (best === undefined || given.length > 9) return given;
    given.push(best.choice);
    order(g, best.choice);
  }
}

describe('the attack on the perimeter', () => {
  it('brings the corps next to one hex of it', () => {
    const marches = attackMarches(ring(CORPS));
    expect(marches.length).toBeGreaterThan(1);
    for (const { path } of marches) {
      const end = Array.isArray(path) ? String(path.at(-1)) : '';
      expect(distanceBetween(GRID, hex(end), hex('6219'))).toBe(1);
    }
  });

  it('is not begun with too few', () => {
    expect(attackMarches(ring(at('6421', 'de.rm19')))).toEqual([]);
  });

  it('is not of the short game, nor of the first days', () => {
    expect(attackMarches(ring(CORPS, { scenario: 'short' }))).toEqual([]);
    expect(attackMarches(ring(CORPS, { turn: 5 }))).toEqual([]);
  });
});
