import { decision, type Game, type JsonObject } from '@bridgehead/engine';
import { neighboursOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { strike } from '../../test/fights.ts';
import { asked } from '../../test/questions.ts';
import { hex, type Layout, layOut, listed, order } from '../../test/table.ts';
import { GRID } from '../data/map.ts';

const why = (g: Game, choice: JsonObject): { legal: boolean; rule?: string; consulted: readonly JsonObject[] } =>
  asked(g, 'why', { choice }) as never;
const rulesOf = (lines: readonly JsonObject[]): unknown[] => lines.map(({ rule }) => rule);

const TABLE: Layout = {
  phase: 'allied.combat',
  turn: 3,
  units: [
    { id: 'us.82.505.1', at: '1504' },
    { id: 'us.82.505.2', at: '1504', states: ['disrupted'] },
    { id: 'us.82.504.1', at: '1504' },
    { id: 'us.82.504.2', at: '1606' },
    { id: 'uk.50.1h', at: '1705' },
    { id: 'de.kerutt', at: '1605' },
    { id: 'de.penal6', at: '1605' },
  ],
};

describe('attacks', () => {
  const choice = { kind: 'attack', target: '1605', units: ['us.82.505.1', 'us.82.504.2'] };
  it('[9.1] go through each unit, then the odds item by item', () => {
    const { legal, consulted } = why(layOut(TABLE), choice);
    expect(legal).toBe(true);
    expect(consulted[0]).toEqual({ rule: '9.1', code: 'asked-for' });
    expect(consulted.filter(({ code }) => code === 'may-take-part')).toHaveLength(2);
    expect(consulted).toContainEqual({ rule: '9.3', code: 'odds-are', params: { attack: 8, defense: 9, odds: '1-2' } });
    expect(consulted).toContainEqual({ rule: '10.6', code: 'elite-attacker', columns: 1 });
    expect(consulted.find(({ code }) => code === 'hex-is-vacated')).toMatchObject({
      probability: expect.stringMatching(/^\d+\/\d+$/),
    });
    expect(consulted.at(-1)).toEqual({ rule: '-', code: 'nothing-forbids', legal: true });
  });
  it('[14.2] end with the first unit that may not, after those that may', () => {
    const { legal, rule, consulted } = why(layOut(TABLE), { ...choice, units: ['us.82.505.1', 'us.82.505.2'] });
    expect({ legal, rule }).toEqual({ legal: false, rule: '14.2' });
    expect(consulted).toContainEqual({
      rule: '9.1',
      code: 'may-take-part',
      params: { unit: 'us.82.505.1' },
      legal: true,
    });
    expect(rulesOf(consulted)).not.toContain('9.3');
  });
  it('[9.1] of an empty hex name the hex', () => {
    const { consulted } = why(layOut(TABLE), { ...choice, target: '1505' });
    expect(consulted.at(-1)).toMatchObject({ rule: '9.1', legal: false });
  });
});

describe('in the course of an attack', () => {
  /** Up to the Determined Defense after a DR or D1. */
  function attacked(dice: number[], until: string): Game {
    const g = layOut({ ...TABLE, dice });
    order(g, { kind: 'attack', target: '1605', units: ['us.82.505.1', 'us.82.504.1', 'us.82.504.2', 'uk.50.1h'] });
    for (let kind = decision(g)?.kind; kind !== until; kind = decision(g)?.kind) {
      if (kind === 'lead-formation') order(g, { kind: 'lead', formation: '82ABN' });
      else if (kind === 'support') order(g, { kind: 'support' });
      else order(g, listed(g, 'lose-step')[0] ?? { kind: 'retreat' });
    }
    return g;
  }

  it('[10.2.1] a lead shows the odds under it', () => {
    const g = attacked([], 'lead-formation');
    const [good, poor] = [why(g, { kind: 'lead', formation: '82ABN' }), why(g, { kind: 'lead', formation: '50DIV' })];
    expect(good.consulted).toContainEqual({ rule: '10.6', code: 'elite-attacker', columns: 1 });
    expect(rulesOf(poor.consulted)).not.toContain('10.6');
    expect(why(g, { kind: 'lead', formation: 'GDS' })).toMatchObject({ legal: false, rule: '10.2.1' });
  });

  it('[12.2] standing shows its chances, retreating its price', () => {
    const g = attacked([6], 'determined-defense');
    const stand = why(g, { kind: 'stand', lead: 'de.kerutt' });
    expect(stand.legal).toBe(true);
    expect(stand.consulted).toContainEqual({ rule: '12.2', code: 'hex-is-held', probability: '1/3', value: 1 / 3 });
    const low = why(g, { kind: 'stand', lead: 'de.penal6' });
    expect(low.consulted).toContainEqual({ rule: '12.2', code: 'hex-is-held', probability: '1/6', value: 1 / 6 });
    expect(why(g, { kind: 'retreat' }).consulted).toContainEqual({ rule: '13.2', code: 'all-can-retreat' });
    expect(why(g, { kind: 'stand', lead: 'uk.50.1h' })).toMatchObject({ legal: false, rule: '12.1.2' });
  });

  it('[2e 12.2.4] [2e 17.6.3] an orange result and a gun that supports on are told, and counted, where they are', () => {
    const ring = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.1h'];
    const around = neighboursOf(GRID, hex('4017')).map((h, i) => ({ id: ring[i] ?? '', at: GRID.names[h] ?? '' }));
    const fight = { edition: 2, result: 'D1', target: '4017', attackers: ring.slice(0, 2), lead: '50DIV' } as const;
    const units = [
      { id: 'de.kerutt', at: '4017' },
      { id: 'de.segler', at: '4017' },
      { id: 'de.krause', at: '4214' },
    ];
    const told = (isOrange: boolean, artillery?: string) => {
      const g = strike({ ...fight, isOrange, units: [...units, ...around], dice: [1] });
      order(g, { kind: 'lose-step', unit: 'de.segler' });
      if (artillery !== undefined) order(g, { kind: 'stand', lead: 'de.kerutt', artillery });
      const { consulted } = why(g, { kind: 'stand', lead: 'de.kerutt' });
      return rulesOf(consulted).filter((rule) => rule === '2e 12.2.4' || rule === '17.6.3');
    };
    expect([told(false), told(true), told(true, 'de.krause')]).toEqual([[], ['2e 12.2.4'], ['2e 12.2.4', '17.6.3']]);
  });

  it('[12.4] where nobody would survive the retreat it says so, and counts further tries', () => {
    const ring = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.1h'];
    const around = neighboursOf(GRID, hex('2914')).map((h, i) => ({ id: ring[i] ?? '', at: GRID.names[h] ?? '' }));
    const fight = { result: 'DR', target: '2914', attackers: ring.slice(0, 2), lead: '50DIV' } as const;
    const rulesAround = (enemies: typeof around): unknown[] => {
      const g = strike({ ...fight, units: [{ id: 'de.kerutt', at: '2914' }, ...enemies] });
      return rulesOf(why(g, { kind: 'stand', lead: 'de.kerutt' }).consulted);
    };
    expect(rulesAround(around)).toContain('12.4');
    expect(rulesAround(around.slice(0, 2))).not.toContain('12.4');
  });

  it('[13.1.3] a retreat is told guideline by guideline', () => {
    const g = attacked([6], 'determined-defense');
    order(g, { kind: 'retreat' });
    const [open] = listed(g, 'retreat');
    const { legal, consulted } = why(g, open ?? { kind: '' });
    expect(legal).toBe(true);
    expect(consulted).toContainEqual({ rule: '13.1.3', code: 'guidelines-leave-path', legal: true });
    expect(rulesOf(consulted)).toContain('13.2');
    const fatal = why(g, { kind: 'retreat', unit: open?.unit ?? '', path: ['1504', '1404'] });
    expect(fatal).toMatchObject({ legal: false, rule: '13.2' });
    expect(fatal.consulted.find(({ code }) => code === 'paths-out')).toMatchObject({ rule: '13.2' });
  });

  it('[15.1] an advance is told step by step', () => {
    const g = attacked([6], 'determined-defense');
    order(g, { kind: 'retreat' });
    while (decision(g)?.kind === 'retreat') order(g, listed(g, 'retreat')[0] ?? { kind: '' });
    expect(decision(g)?.kind).toBe('advance');
    const { legal, consulted } = why(g, { kind: 'advance', units: ['us.82.505.1'], path: ['1605'] });
    expect(legal).toBe(true);
    expect(consulted).toContainEqual({ rule: '15.1', code: 'enters', place: '1605', legal: true });
    const far = why(g, { kind: 'advance', units: ['us.82.505.1'], path: ['1605', '1704'] });
    expect(far).toMatchObject({ legal: false, rule: '15.2' });
    expect(far.consulted).toContainEqual({ rule: '15.1', code: 'enters', place: '1605', legal: true });
    expect(why(g, { kind: 'advance', units: ['us.82.505.2'], path: ['1605'] })).toMatchObject({
      legal: false,
      rule: '15.1',
    });
  });
});

it('[6.4.2] other choices have at least their ruling and the rule of the question', () => {
  const g = layOut(TABLE);
  expect(why(g, { kind: 'pass' }).consulted).toEqual([
    { rule: '9.1', code: 'asked-for' },
    { rule: '-', code: 'nothing-forbids', legal: true },
  ]);
  expect(why(g, { kind: 'dance' })).toMatchObject({ legal: false, rule: '9.1' });
});
