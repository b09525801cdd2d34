import { decision, openKnownPosition } from '@bridgehead/engine';
import { adviceFaults, thinkingAs } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { layOut } from '../test/table.ts';
import { AI_MESSAGES } from '../words/ai.en.ts';
import { KASSERINE_AI } from './index.ts';

const UNITS = {
  'ge-i-7': '5824',
  'ge-ii-7': '5824',
  'ge-i-69': '5823',
  'ge-10-hq': '6024',
  'us-g-1ar': '5624',
  'us-3-1ar': '5726',
  'us-cca-hq': '5426',
  'us-1-26': '3119',
};

describe('advice', () => {
  it.each(['allied', 'axis'] as const)(
    'tells the %s side two or three plans, with what speaks against them',
    (side) => {
      const g = layOut({ phase: `${side}.movement`, turn: 2, units: UNITS });
      expect(decision(g)?.by).toBe(side);
      const known = openKnownPosition(g, side);
      expect(adviceFaults(KASSERINE_AI, AI_MESSAGES, known, 'recruit')).toEqual([]);
    },
  );

  it('names an attack with its loss and the chance that it fails', () => {
    const g = layOut({ turn: 2, units: UNITS });
    const [best] = KASSERINE_AI.advice(openKnownPosition(g, 'axis'), thinkingAs('staff'));
    expect(best?.name.code).toBe('advice.attack');
    expect(best?.risk.map(({ rule }) => rule)).toEqual(['13.1', '13.2']);
  });
});

describe('the win probability', () => {
  const chance = (held: Readonly<Record<string, string>>, turn: number): number =>
    KASSERINE_AI.winProbability(
      openKnownPosition(
        layOut({
          scenario: 'decide',
          turn,
          plan: 'A',
          counters: { planDrawn: 1 },
          units: { 'ge-i-7': '6324', 'us-1-26': '3119' },
          held,
        }),
        'axis',
      ),
    );

  it('is good for the Allies where they hold everything, bad where they hold nothing, and the surer the later it is', () => {
    const nothing = { '5706': 'axis', '5726': 'axis', '4420': 'axis', '3119': 'allied', '4109': 'axis' };
    expect(chance({}, 17)).toBeGreaterThan(0.9);
    expect(chance({}, 17)).toBeGreaterThan(chance({}, 12));
    expect(chance(nothing, 17)).toBeLessThan(0.2);
    expect(chance(nothing, 17)).toBeLessThan(chance(nothing, 12));
  });
});
