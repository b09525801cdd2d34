import { describe, expect, it } from 'vitest';
import { PROCEDURES } from '../src/procedures.ts';
import { playAiGame } from '../test/ai-games.ts';
import { thinkingFreely } from '../test/ai-positions.ts';
import { layOut } from '../test/table.ts';
import { COMBAT_DECISIONS } from './combat/decisions.ts';
import { HOLLAND44_AI, MOVEMENT_DECISIONS } from './index.ts';
import { PHASE_DECISIONS } from './phases/index.ts';

describe('a whole short game', () => {
  it('of the staff against a recruit: every thought is legal, and the known position is left as it was', () => {
    expect(playAiGame('short', 7, { allied: 'staff', german: 'recruit' }).faults).toEqual([]);
  });
});

describe('the kinds of decisions', () => {
  /** Those that chance decides, by how they are named. */
  const isChance = (kind: string): boolean =>
    /roll$|^airlanding|^weather|^arrival|^recovery$|^traffic-removal$|^unknown-face$/.test(kind);

  it('all have an evaluator', () => {
    const kinds = [...PROCEDURES.values()].flatMap(({ steps }) =>
      [...steps.values()].flatMap((step) => (typeof step === 'function' ? [] : [step.kind])),
    );
    const judged = { ...COMBAT_DECISIONS, ...PHASE_DECISIONS, ...MOVEMENT_DECISIONS };
    expect(new Set(kinds).size).toBeGreaterThan(30);
    expect([...new Set(kinds)].filter((kind) => !isChance(kind) && judged[kind] === undefined)).toEqual([]);
  });
});

describe('the ai', () => {
  it('names the player-turn, whichever side is asked', () => {
    const g = layOut({ phase: 'allied.movement', turn: 4, units: [{ id: 'uk.gds.2ig', at: '1504' }] });
    g.state.frames.unshift({ proc: 'player-turn', step: 'combat', side: 'allied' } as never);
    expect(HOLLAND44_AI.occasion(g)).toBe('4 allied');
  });

  it('asked twice about the same position makes the same choice', () => {
    const g = layOut({
      phase: 'allied.movement',
      turn: 4,
      units: [
        { id: 'uk.gds.2ig', at: '1806' },
        { id: 'uk.gds.2gg', at: '1806' },
      ],
    });
    const thinking = thinkingFreely();
    const made = [1, 2, 3, 4].map(() => HOLLAND44_AI.candidates(g, thinking)[0]?.choice);
    expect(made[0]?.kind).toBe('march');
    expect(new Set(made.map((choice) => JSON.stringify(choice))).size).toBe(1);
  });

  it('has nothing to say when the game is over', () => {
    expect(HOLLAND44_AI.candidates(layOut({}), thinkingFreely())).toEqual([]);
  });
});
