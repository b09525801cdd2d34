/** What the planner of a battle and the card of a stack ask for besides the odds. */
import type { Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { asked } from '../../test/questions.ts';
import { layOut, type Piece } from '../../test/table.ts';

const KERUTT: Piece = { id: 'de.kerutt', at: '1605' };
const combat = (units: readonly Piece[]): Game => layOut({ turn: 2, phase: 'allied.combat', units });

interface Odds {
  readonly breakthrough?: { readonly value: number };
  readonly outcomes?: readonly { readonly result: string; readonly sixths: number }[];
  readonly locked?: readonly { readonly rule: string; readonly label: string }[];
  readonly shifts?: readonly { readonly rule: string }[];
  readonly leads?: readonly { readonly lead: string; readonly column: string }[];
  readonly offered?: {
    readonly air: { readonly refusal?: { readonly rule: string } };
    readonly guns: readonly { readonly unit: string; readonly refusal?: { readonly rule: string } }[];
  };
}

const oddsOf = (g: Game, params: object = {}): Odds =>
  asked(g, 'odds', { target: '1605', ...params } as never) as unknown as Odds;

const TANKS: Piece = { id: 'uk.gds.2ig', at: '1504' };
const INFANTRY: Piece = { id: 'uk.gds.5cg', at: '1504' };

describe('the odds of a battle', () => {
  it('[16.1] tell the chance of the results that earn a breakthrough, and of no other', () => {
    const odds = oddsOf(combat([KERUTT, TANKS]));
    const sixths = (odds.outcomes ?? [])
      .filter(({ result }) => ['DMR', 'DS'].includes(result))
      .reduce((sum, one) => sum + one.sixths, 0);
    expect(odds.breakthrough?.value).toBeCloseTo(sixths / 6);
  });

  it('[10.3.1] lock the Armor Shift with its rule where no Tank unit leads, and not where it is earned', () => {
    const locked = (pieces: readonly Piece[]): readonly string[] =>
      (oddsOf(combat(pieces)).locked ?? []).map(({ rule }) => rule);
    expect(locked([KERUTT, INFANTRY])).toContain('10.3.1');
    const earned = oddsOf(combat([KERUTT, TANKS]));
    expect(earned.shifts?.map(({ rule }) => rule)).toContain('10.3.1');
    expect(earned.locked?.map(({ rule }) => rule)).not.toContain('10.3.1');
  });

  it('[17.5] [17.6.2] offer the guns in range, and say why one that has fired or does not combine may not', () => {
    const ready = oddsOf(combat([KERUTT, TANKS, { id: 'uk.gds.arty', at: '1403' }]));
    expect(ready.offered?.guns).toMatchObject([{ unit: 'uk.gds.arty' }]);
    expect(ready.offered?.guns[0]?.refusal).toBeUndefined();
    const fired = oddsOf(combat([KERUTT, TANKS, { id: 'uk.gds.arty', at: '1403', states: ['fired'] }]));
    expect(fired.offered?.guns[0]?.refusal?.rule).toBe('17.5');
    const far = oddsOf(combat([KERUTT, TANKS, { id: 'uk.gds.arty', at: '5320' }]));
    expect(far.offered?.guns).toEqual([]);
  });
});

interface Needs {
  readonly needs?: { readonly cost: number; readonly budget: number };
}

describe('what a march would need', () => {
  const g = layOut({ turn: 2, phase: 'allied.movement', units: [{ id: 'uk.gds.2ig', at: '1303' }] });
  const needs = (to: string): Needs['needs'] =>
    (asked(g, 'moves', { units: ['uk.gds.2ig'], to } as never) as unknown as Needs).needs;

  it('[8.1] is told of a hex in reach and of one beyond it', () => {
    const near = needs('1404');
    expect(near?.cost).toBeGreaterThan(0);
    expect(near?.cost ?? 99).toBeLessThanOrEqual(near?.budget ?? 0);
    const far = needs('4816');
    expect(far?.cost ?? 0).toBeGreaterThan(far?.budget ?? 99);
  });

  it('is not told where nobody asks', () => {
    expect((asked(g, 'moves', { units: ['uk.gds.2ig'] } as never) as unknown as Needs).needs).toBeUndefined();
  });
});
