import { decision, type Game, type JsonObject, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { asked } from '../../test/questions.ts';
import { hex, type Layout, layOut, listed, order, unit } from '../../test/table.ts';
import { retreatFrame } from '../rules/13-retreats/retreats.ts';
import { supposedRetreat } from './retreats.ts';

const TANKS = ['uk.gds.2ig', 'uk.gds.2gg'];
const GARDEN: Layout = {
  phase: 'allied.combat',
  turn: 1,
  units: [
    { id: 'uk.gds.2ig', at: '1504' },
    { id: 'uk.gds.2gg', at: '1504' },
    { id: 'uk.gds.arty', at: '1303' },
    { id: 'uk.corps.5agra', at: '1304' },
    { id: 'de.kerutt', at: '1605' },
  ],
};
const rows = (value: unknown): readonly JsonObject[] => value as readonly JsonObject[];

/** Attacks, with no support where it is asked for, up to the next question of another kind. */
function attack(g: Game, target: string, units: readonly string[]): void {
  order(g, { kind: 'attack', target, units });
  while (['lead-formation', 'support'].includes(decision(g)?.kind ?? '')) {
    order(g, decision(g)?.kind === 'support' ? { kind: 'support' } : (listed(g, 'lead')[0] ?? { kind: '' }));
  }
}

describe('attacks', () => {
  it('[9.1] lists every target with its best odds, alone and with all support', () => {
    const [only, ...others] = rows(asked(layOut(GARDEN), 'attacks', { side: 'allied' }));
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      target: '1605',
      units: TANKS,
      best: { lead: 'GDS', attack: 17, defense: 5, raw: '3-1', column: '4-1', support: { air: false, artillery: [] } },
      supported: { column: '7-1', support: { air: true } },
    });
    const { best, supported } = only as { best: JsonObject; supported: JsonObject };
    expect(Number((supported.vacated as JsonObject).value)).toBeGreaterThan(Number((best.vacated as JsonObject).value));
    expect(only?.automatic).toBeUndefined();
  });
  it('[8.7] says in the Movement Phase which target an Automatic DS would clear', () => {
    const table = (defender: string): Layout => ({
      phase: 'allied.movement',
      units: [
        { id: 'uk.gds.2ig', at: '1504' },
        { id: 'uk.gds.2gg', at: '1504' },
        { id: 'uk.gds.1cg', at: '1606' },
        { id: defender, at: '1605' },
      ],
    });
    const automatic = (defender: string): unknown =>
      rows(asked(layOut(table(defender)), 'attacks', { side: 'allied' }))[0]?.automatic;
    expect([automatic('de.hoffmann14'), automatic('de.kerutt')]).toEqual([true, false]);
  });
  it('[25.3.4] tells of an Unknown unit what its faces come to', () => {
    const g = layOut({ ...GARDEN, units: GARDEN.units?.slice(0, 2) ?? [], unknown: ['1605'] });
    expect(rows(asked(g, 'attacks', { side: 'allied' }))[0]).toMatchObject({ unknown: true, expected: { faces: 20 } });
  });
  it('[9.1] nobody attacks twice', () => {
    const more = [
      { id: 'uk.50.1h', at: '1503' },
      { id: 'de.stephan', at: '1502' },
    ];
    const g = layOut({ ...GARDEN, units: [...(GARDEN.units ?? []), ...more], dice: [6] });
    const targets = (): unknown[] => rows(asked(g, 'attacks', { side: 'allied' })).map(({ target }) => target);
    expect(targets()).toEqual(['1502', '1605']);
    attack(g, '1605', TANKS);
    while (decision(g)?.kind !== 'combat')
      order(g, listed(g, 'end-advance')[0] ?? listed(g, 'retreat')[0] ?? { kind: '' });
    expect(targets()).toEqual(['1502']);
  });
});

describe('retreats', () => {
  const g = layOut({
    units: [
      { id: 'uk.gds.2ig', at: '1504' },
      { id: 'de.kerutt', at: '1605' },
      { id: 'de.unk.flak18.1', at: '1605' },
    ],
  });
  it('[13.1.3] tells each open path, and for each other one the rule that it breaks', () => {
    const report = asked(g, 'retreats', { hex: '1605' }) as JsonObject;
    const [kerutt] = rows(report.units);
    expect(report).toMatchObject({ hex: '1605', least: 2, most: 2, order: 'disrupted' });
    expect(kerutt).toMatchObject({ unit: 'de.kerutt', eliminated: false });
    expect(kerutt?.open).not.toEqual([]);
    const out = rows(kerutt?.out);
    expect(out.every(({ rule, code }) => typeof rule === 'string' && typeof code === 'string')).toBe(true);
    expect(out.find(({ path }) => (path as string[])[0] === '1504')).toMatchObject({ rule: '13.2', fatal: true });
  });
  it('[13.2] a unit that cannot move is eliminated', () => {
    const report = asked(g, 'retreats', { units: ['de.unk.flak18.1'] }) as JsonObject;
    expect(rows(report.units)[0]).toMatchObject({ eliminated: true, open: [], doom: { rule: '13.2' } });
  });
  it('[13.1.1] three hexes are a Full Retreat that nobody stops', () => {
    const report = asked(g, 'retreats', { units: ['de.kerutt'], least: 2, most: 3 }) as JsonObject;
    expect(report).toMatchObject({ least: 2, most: 3, order: 'full-retreat' });
    expect(rows(report.units)[0]).toMatchObject({ stops: [] });
  });
  it('[13.1.1] in a retreat it is that of the question, path for path', () => {
    const table = layOut({
      units: [
        { id: 'uk.gds.2ig', at: '1504' },
        { id: 'de.kerutt', at: '1605' },
      ],
    });
    const { task } = supposedRetreat({ hex: hex('1605'), units: [unit('de.kerutt')], least: 2, most: 2 });
    table.state.frames.push(retreatFrame(task));
    runAutomaticSteps(table);
    playForced(table);
    const report = rows((asked(table, 'retreats') as JsonObject).units)[0];
    const offered = listed(table, 'retreat');
    expect(offered.filter(({ stop }) => stop === undefined).map(({ path }) => path)).toEqual(report?.open);
    expect(offered.filter(({ stop }) => stop === true).map(({ path }) => (path as string[])[0])).toEqual(report?.stops);
  });
});

describe('advances', () => {
  /** A DMR against Kerutt: the defender has gone, the Guards may advance. */
  function advancing(): Game {
    const g = layOut({ ...GARDEN, dice: [6] });
    attack(g, '1605', TANKS);
    while (decision(g)?.kind !== 'advance') order(g, listed(g, 'retreat')[0] ?? { kind: 'retreat' });
    return g;
  }
  it('[15.2] in an advance tells for each unit the ends and the paths that are offered', () => {
    const g = advancing();
    const report = asked(g, 'advances') as JsonObject;
    const [first] = rows(report.parties);
    const offered = listed(g, 'advance').filter(({ units }) => (units as string[]).join() === 'uk.gds.2ig');
    expect(first?.units).toEqual(['uk.gds.2ig']);
    expect(rows(first?.ends).map(({ path }) => path)).toEqual(
      offered.map(({ path }) => path).filter((path) => (path as string[]).length > 0),
    );
  });
  it('[15.5] supposed, tells why other hexes are out', () => {
    const g = layOut({ ...GARDEN, units: [...(GARDEN.units ?? []), { id: 'de.segler', at: '1606' }] });
    const report = asked(g, 'advances', { units: TANKS, rate: 'normal', target: '1605' }) as JsonObject;
    const [first, second] = rows(report.parties);
    expect(report).toMatchObject({ target: '1605', rate: 'normal' });
    expect(rows(first?.ends).map((end) => end.hex)).toContain('1605');
    expect(rows(second?.ends).map((end) => end.hex)).toContain('1605');
    expect(rows(first?.out).every(({ rule }) => typeof rule === 'string')).toBe(true);
    const far = asked(g, 'advances', { units: TANKS, rate: 'bonus', target: '1605' }) as JsonObject;
    expect(rows(rows(far.parties)[0]?.out).find((one) => one.hex === '1606')).toMatchObject({ rule: '15.1' });
  });
});

describe('losses', () => {
  it('[11.2] tells who may be chosen and which restriction keeps the others out', () => {
    const g = layOut({
      phase: 'allied.combat',
      dice: [1],
      units: [
        { id: 'us.82.505.1', at: '1504' },
        { id: 'us.82.505.2', at: '1504' },
        { id: 'uk.50.1h', at: '1606' },
        { id: 'de.bloch', at: '1605' },
        { id: 'de.kerutt', at: '1605' },
      ],
    });
    order(g, { kind: 'attack', target: '1605', units: ['us.82.505.1', 'us.82.505.2', 'uk.50.1h'] });
    order(g, { kind: 'lead', formation: '82ABN' });
    while (decision(g)?.kind === 'support') order(g, { kind: 'support' });
    expect(decision(g)?.kind).toBe('attacker-loss');
    expect(asked(g, 'losses')).toMatchObject({
      kind: 'attacker-loss',
      by: 'allied',
      may: ['us.82.505.1', 'us.82.505.2'],
      out: [{ unit: 'uk.50.1h', rule: '11.2' }],
    });
    expect(asked(g, 'why', { choice: { kind: 'lose-step', unit: 'uk.50.1h' } })).toMatchObject({
      legal: false,
      rule: '11.2',
      consulted: expect.arrayContaining([
        { rule: '11.2', code: 'loss-may-fall-on', params: { units: ['us.82.505.1', 'us.82.505.2'] } },
      ]),
    });
  });
});
