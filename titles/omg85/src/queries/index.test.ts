import type { Game, JsonObject } from '@bridgehead/engine';
import { faultText } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { attack, COMBAT, hex, layOut, order, strength, unit } from '../../test/table.ts';
import { MESSAGES } from '../../words/messages.en.ts';
import { OMG85 } from '../index.ts';
import { CHANGE_MODE } from '../inferred-formulas.ts';
import { battleWith, expectBattle } from './odds.ts';

function ask(g: Game, what: string, params: JsonObject = {}): JsonObject {
  const answer = OMG85.query(g, what, params);
  if (!answer.ok) throw new Error(faultText(answer.fault, MESSAGES));
  return answer.value as JsonObject;
}

const FRONT = [
  { id: 'A-1-POL', hex: '20,15', cp: 60, efficiency: 95 },
  { id: 'G-60', hex: '20,16', cp: 48, efficiency: 90 },
];

describe('odds', () => {
  it('[9] tell both volleys with every modifier, expected losses and the chance of a retreat', () => {
    const report = ask(layOut({ units: FRONT }), 'odds', { attackers: ['A-1-POL'], target: '20,16' });
    expect(report).toMatchObject({
      legal: true,
      shifts: [],
      attack: { volley: 'offensive' },
      defense: { volley: 'defensive' },
    });
    const { summary, outcomes } = report as unknown as {
      summary: { attackers: { loss: number }[]; defenders: { loss: number }[]; retreat: number };
      outcomes: { probability: string }[];
    };
    // A battalion of 60 against 48 in the open: about 5 and 6 lost, four chances in ten of a retreat.
    expect(summary.attackers[0]?.loss).toBeCloseTo(5.2, 0);
    expect(summary.defenders[0]?.loss).toBeCloseTo(6.2, 0);
    expect(summary.retreat).toBeGreaterThan(35);
    expect(summary.retreat).toBeLessThan(52);
    const sum = outcomes.reduce((total, { probability }) => total + Number.parseInt(probability, 10), 0);
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2);
  });
  it('[9.3] answer for an attacker who is expected not to live through the defensive fire', () => {
    const units = [
      { id: 'A-1-POL', hex: '20,15', cp: 15, efficiency: 95 },
      { id: 'G-60', hex: '20,16', cp: 150, efficiency: 100 },
    ];
    const report = ask(layOut({ units }), 'odds', { attackers: ['A-1-POL'], target: '20,16' });
    expect(report).toMatchObject({
      legal: true,
      attack: { total: 0 },
      summary: { attackers: [{ loss: 15, lost: true }], retreat: 0 },
    });
  });
  it('[9.3] [7.1] know that a parent unit lives by the parts inside it', () => {
    const units = [
      { id: 'A-5-GDS', hex: '27,30', cp: 189 },
      { id: 'A-2IG-5-GDS', box: 'inside' },
      { id: 'A-3IG-5-GDS', box: 'inside' },
      { id: 'A-2GG-5-GDS', box: 'pool' },
      { id: 'A-1GG-5-GDS', box: 'pool' },
      { id: 'G-2-20-9SS', hex: '26,30' },
    ];
    const report = ask(layOut({ units }), 'odds', { attackers: ['A-5-GDS'], target: '26,30' });
    expect(report).toMatchObject({ legal: true, attack: { units: [{ unit: 'A-5-GDS', printed: 189 }] } });
    const { summary, attack: fire } = report as unknown as {
      summary: { attackers: { lost?: true }[] };
      attack: { total: number };
    };
    expect(fire.total).toBeGreaterThan(60);
    expect(summary.attackers.map(({ lost }) => lost)).toEqual([undefined]);
  });
  it('[9.3] reckon every roll with all that was inside the defenders before it', () => {
    const units = [
      { id: 'A-5-GDS', hex: '20,15', efficiency: 100 },
      { id: 'G-189', hex: '20,16', cp: 48 },
    ];
    const report = ask(layOut({ units }), 'odds', { attackers: ['A-5-GDS'], target: '20,16' });
    expect(report).toMatchObject({ outcomes: [{ result: 'destroyed', probability: '100/100' }, {}, {}, {}] });
  });
  it('[9.4] agree with what happens', () => {
    let retreats = 0;
    let lost = 0;
    const GAMES = 300;
    for (let seed = 1; seed <= GAMES; seed++) {
      const g = layOut({ units: FRONT, seed });
      order(g, attack('A-1-POL', '20,16'));
      order(g, COMBAT);
      lost += 48 - strength(g, 'G-60');
      if (
        g.history.some(({ choice }) => choice.kind === 'roll') &&
        ask(g, 'hex', { hex: '20,16' }).units?.toString() !== 'G-60'
      )
        retreats += 1;
    }
    const g = layOut({ units: FRONT });
    const expected = expectBattle(g, battleWith(g, [unit('A-1-POL')], hex('20,16')));
    expect(lost / GAMES).toBeCloseTo(expected.losses.get(unit('G-60')) ?? 0, 0);
    expect(Math.abs(retreats / GAMES - expected.retreatOne - expected.retreatTwo)).toBeLessThan(0.08);
  });
  it('[8.15] say why an attack is not legal, and stand for the plotted attack without attackers', () => {
    const g = layOut({ units: [{ ...FRONT[0], op: 6 } as never, FRONT[1] as never] });
    expect(ask(g, 'odds', { attackers: ['A-1-POL'], target: '20,16' })).toMatchObject({
      legal: false,
      refusal: { rule: '8.15' },
    });
    const plotted = layOut({ units: FRONT });
    expect(OMG85.query(plotted, 'odds', { target: '20,16' }).ok).toBe(false);
    order(plotted, attack('A-1-POL', '20,16'));
    expect(ask(plotted, 'odds', { target: '20,16' })).toMatchObject({ legal: true });
  });
  it('[8.1] know no more of an enemy in the Advanced game than the order of battle', () => {
    const g = layOut({ units: [FRONT[0] as never, { id: 'G-60', hex: '20,16', cp: 5 }], options: { advanced: true } });
    const { defense } = ask(g, 'odds', { attackers: ['A-1-POL'], target: '20,16' }) as {
      defense: { units: { strength: number }[] };
    };
    expect(defense.units[0]?.strength).toBe(57);
  });
});

describe('the other queries', () => {
  it('[8.7] moves: every end with its cost and path, in either mode', () => {
    const g = layOut({ units: [{ id: 'A-44', hex: '12,20' }], allied: ['11,19', '10,20', '9,19'] });
    const { ends } = ask(g, 'moves', { units: ['A-44'] }) as { ends: { hex: string; cost: number; path: string[] }[] };
    expect(ends.find(({ hex: to }) => to === '11,19')).toEqual({ hex: '11,19', cost: 5, path: ['11,19'] });
    const travel = ask(g, 'moves', { units: ['A-44'], mode: 'travel' }) as { ends: { hex: string; cost: number }[] };
    expect(travel.ends.find(({ hex: to }) => to === '10,20')?.cost).toBe(CHANGE_MODE + 2);
  });
  it('[1.4] hex: terrain, owner, units and the six sides', () => {
    const report = ask(layOut({}), 'hex', { hex: '8,4' }) as {
      terrain: string;
      owner: string;
      sides: { bridge?: object }[];
    };
    expect([report.terrain, report.owner, report.sides.length]).toEqual(['city', 'german', 6]);
    expect(report.sides.find(({ bridge }) => bridge !== undefined)?.bridge).toEqual({ kind: 'road', state: 'safe' });
    expect(ask(layOut({}), 'hex', { hex: '26,5' })).toMatchObject({ terrain: 'off-board' });
  });
  it('[8.8] zoc: what a side controls and from where', () => {
    const { hexes } = ask(layOut({ units: FRONT }), 'zoc', { side: 'german' }) as {
      hexes: { hex: string; from: string[] }[];
    };
    expect(hexes).toHaveLength(6);
    expect(hexes.find(({ hex: at }) => at === '20,15')?.from).toEqual(['20,16']);
  });
  it('[5] supply: the path that proves it, or what blocks it', () => {
    const g = layOut({
      units: [
        { id: 'A-15-19', hex: '28,31' },
        { id: 'A-44', hex: '20,15' },
      ],
    });
    const list = ask(g, 'supply', { side: 'allied' }) as unknown as {
      unit: string;
      supplied: boolean;
      path?: string[];
      blocked?: { rule: string };
    }[];
    expect(list.find(({ unit: id }) => id === 'A-15-19')).toMatchObject({ supplied: true });
    expect(list.find(({ unit: id }) => id === 'A-44')?.blocked?.rule).toBe('5.1');
  });
  it('[8.7] why: each step with its cost, and the rule that forbids', () => {
    const g = layOut({ units: FRONT });
    const why = (path: readonly string[]) => ask(g, 'why', { choice: { kind: 'move', unit: 'A-1-POL', path } });
    expect(why(['20,14'])).toMatchObject({ legal: true });
    expect(why(['20,16'])).toMatchObject({ legal: false, rule: '8.15' });
  });
  it('[2.1] units: through the eyes of a side nothing hidden is told', () => {
    const far = [
      { id: 'A-1-POL', hex: '20,12' },
      { id: 'G-60', hex: '20,16' },
    ];
    const g = layOut({ units: far, options: { hidden: true } });
    expect(JSON.stringify(ask(g, 'units', {}))).toContain('G-60');
    expect(JSON.stringify(ask(g, 'units', { viewer: 'allied' }))).not.toContain('G-60');
    expect(JSON.stringify(ask(g, 'zoc', { side: 'german', viewer: 'allied' }))).not.toContain('20,16');
  });
  it('[10] victory', () => {
    expect(ask(layOut({}), 'victory')).toMatchObject({ level: 'german-strategic' });
  });
  it('refuses what it does not know', () => {
    expect(OMG85.query(layOut({}), 'weather-forecast', {}).ok).toBe(false);
    expect(OMG85.query(layOut({}), 'hex', { hex: '99,99' }).ok).toBe(false);
  });
});
