import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  hex,
  type Layout,
  layOut,
  move,
  order,
  pass,
  refusal,
  reserve,
  unit,
} from '../../../test/table.ts';
import { STRONGPOINT_COUNTERS } from '../../data/strongpoints.ts';
import { UNITS } from '../../data/units.ts';
import { strongpointIn, turnOf } from '../../state/state.ts';
import { canBuild, unitsOf } from '../../state/units.ts';
import { isInZone } from '../03-concepts/zones.ts';
import { countersLeft } from './strongpoints.ts';

const build = (id: string) => ({ kind: 'build', unit: id });
const status = (units: Layout['units'], more: Partial<Layout> = {}): Game =>
  layOut({ phase: 'supply-status', turn: 10, units: { 'ge-i-69': '6408', ...units }, ...more });

/** Plays on with the last choice of each question until the phase has this name. */
function untilPhase(g: Game, wanted: string): void {
  for (let i = 0; i < 60 && g.title.moment(g).phase !== wanted; i++) {
    const kind = decision(g)?.kind ?? '';
    if (pass(g, kind).length === 0 && decision(g)?.kind === kind && g.title.moment(g).phase !== wanted) pass(g, kind);
  }
}

describe('building', () => {
  it('[14.3] [14.3.2] [14.3.3] [14.3.6] begins in the Supply Status Phase and is done after the own Reserve Movement Phase', () => {
    const g = status({ 'us-2-6ai': '2809', 'us-3-1ar': '2808' });
    order(g, build('us-2-6ai'));
    expect(strongpointIn(g, hex('2809'))).toEqual({ side: 'allied', active: false });
    untilPhase(g, 'axis.movement');
    untilPhase(g, 'allied.movement');
    expect(strongpointIn(g, hex('2809'))?.active).toBe(false);
    untilPhase(g, 'recovery');
    expect(strongpointIn(g, hex('2809'))).toEqual({ side: 'allied', active: true });
  });
  it('[14.3.6] of the Axis is done before the Allied segment of the same turn', () => {
    const g = layOut({ phase: 'supply-status', turn: 10, units: { 'ge-i-69': '2632', 'us-2-6ai': '2809' } });
    pass(g, 'strongpoints', 'allied');
    order(g, build('ge-i-69'));
    untilPhase(g, 'allied.movement');
    expect(strongpointIn(g, hex('2632'))).toEqual({ side: 'axis', active: true });
  });
  it('[14.3.3] takes a supply route and an empty hex, one strongpoint each', () => {
    const g = status({ 'us-2-6ai': '2809', 'us-3-6ai': '2809', 'us-1-6ai': '2808' });
    order(g, build('us-2-6ai'));
    expect([refusal(g, build('us-3-6ai')), refusal(g, build('us-1-6ai'))]).toEqual(['14.3.3', 'legal']);
    const shut = ['3601', '1016', '2401', '4301', '5201', '5401', '5801'];
    const held = Object.fromEntries(shut.map((name) => [name, 'axis']));
    expect(decision(status({ 'us-2-6ai': '2809' }, { shut, held }))).toMatchObject({ by: 'axis' });
  });
  it('[14.3.4] is for infantry, engineers and mountain units, never for armour or artillery', () => {
    const g = status({ 'us-2-6ai': '2809', 'us-3-1ar': '2808', 'us-125fa': '2807' });
    expect([refusal(g, build('us-3-1ar')), refusal(g, build('us-125fa'))]).toEqual(['14.3.4', '14.3.4']);
    const builders = unitsOf('allied')
      .filter(canBuild)
      .map((u) => UNITS[u]?.type);
    expect(new Set(builders).has('armor')).toBe(false);
    expect(new Set(builders).has('engineer')).toBe(true);
  });
  it('[14.3.1] has so many counters', () => {
    const strongpoints = Array.from({ length: STRONGPOINT_COUNTERS.allied }, (_, i) => ({
      hex: `${1410 + i}`,
      side: 'allied',
      active: true,
    }));
    const g = status({ 'us-2-6ai': '2809' }, { strongpoints });
    expect(countersLeft(g, 'allied')).toBe(0);
    expect(decision(g)).toMatchObject({ by: 'axis' });
  });
  it('[14.3.5] the builder neither moves nor attacks nor goes into Reserve', () => {
    const units = { 'us-2-6ai': { hex: '2809', states: ['building'] }, 'us-1ad-hq': '2808', 'ge-i-69': '2810' };
    const strongpoints = [{ hex: '2809', side: 'allied', active: false }];
    const moving = layOut({ phase: 'allied.movement', units: { ...units, 'ge-i-69': '6408' }, strongpoints });
    expect(refusal(moving, move('us-2-6ai', '2808'))).toBe('14.3.5');
    order(moving, { kind: 'end-movement' });
    if (decision(moving)?.kind === 'reserves')
      expect(refusal(moving, { kind: 'reserve', unit: 'us-2-6ai' })).toBe('14.3.5');
    const attacking = layOut({ phase: 'allied.declaration', units: { ...units, 'us-3-6ai': '2709' }, strongpoints });
    expect(refusal(attacking, attack('us-2-6ai', '2810'))).toBe('14.3.5');
  });
  it('[14.3.5] a Reserve that begins to build is in Reserve no more, and has its zone again', () => {
    const waiting = { 'us-2-6ai': { hex: '2809', reserve: true }, 'us-3-6ai': { hex: '2709', reserve: true } };
    const g = status(waiting);
    expect(isInZone(g, 'allied', hex('2810'))).toBe(false);
    order(g, build('us-2-6ai'));
    expect([reserve(g, 'us-2-6ai'), reserve(g, 'us-3-6ai')]).toEqual([false, true]);
    expect(isInZone(g, 'allied', hex('2810'))).toBe(true);
  });
  it('[14.3.6] the infantry that came on turn 9 begins on turn 10, is done on it, and may leave on turn 11', () => {
    const g = status({ 'us-2-6ai': '2809', 'us-3-1ar': '2808' }, { weather: 'cloudy', dice: [1, 'A', 6] });
    order(g, build('us-2-6ai'));
    untilPhase(g, 'allied.movement');
    expect(refusal(g, move('us-2-6ai', '2810'))).toBe('14.3.5');
    untilPhase(g, 'recovery');
    for (let i = 0; i < 60 && !(turnOf(g) === 11 && g.title.moment(g).phase === 'allied.movement'); i++)
      pass(g, decision(g)?.kind ?? '');
    order(g, move('us-2-6ai', '2810'));
    expect(strongpointIn(g, hex('2809'))).toEqual({ side: 'allied', active: true });
  });
  it('[16.5] [16.5.3] one French unit a turn begins one', () => {
    const g = status({ 'fr-2-3rta': '2123', 'fr-1-7rta': '2124', 'us-2-6ai': '2809' });
    order(g, build('fr-2-3rta'));
    expect([refusal(g, build('fr-1-7rta')), refusal(g, build('us-2-6ai'))]).toEqual(['16.5.3', 'legal']);
  });
  it('[18.1.4] [4.1.7] nobody builds in scenario 1, where they would in another', () => {
    const asked = (scenario: 'faid' | 'campaign'): string | undefined => {
      const units = { 'us-1-26': { hex: '4420', chit: 0 }, 'ge-i-104': '6524' };
      return decision(layOut({ scenario, turn: 2, phase: 'supply-status', units }))?.kind;
    };
    expect([asked('faid') === 'strongpoints', asked('campaign')]).toEqual([false, 'strongpoints']);
  });
});

describe('the end of a strongpoint', () => {
  it('[14.4.2] under construction it goes when its builder is driven out', () => {
    const g = layOut({
      phase: 'axis.declaration',
      dice: [3],
      units: { 'ge-i-7': '1306', 'ge-ii-7': '1306', 'uk-c-10rb': { hex: '1305', states: ['building'] } },
      strongpoints: [{ hex: '1305', side: 'allied', active: false }],
    });
    order(g, attack(['ge-i-7', 'ge-ii-7'], '1305'));
    for (const kind of ['declaration', 'evasion', 'reaction-orders', 'attack-support']) pass(g, kind);
    for (let i = 0; i < 6 && decision(g)?.kind !== 'advance' && decision(g) !== undefined; i++) {
      const kind = decision(g)?.kind;
      if (kind === 'retreat') order(g, { kind: 'retreat', unit: 'uk-c-10rb', path: ['1304'] });
      else break;
    }
    expect(at(g, 'uk-c-10rb')).not.toBe('1305');
    expect(strongpointIn(g, hex('1305'))).toBeUndefined();
  });
  it('[14.4.1] an active one goes in the Recovery Phase if an enemy stands in it, [14.4.3] or if its owner will', () => {
    const strongpoints = [
      { hex: '1306', side: 'allied', active: true },
      { hex: '1310', side: 'allied', active: true },
      { hex: '1314', side: 'axis', active: true },
    ];
    const g = layOut({ phase: 'recovery', units: { 'ge-i-69': '1306', 'us-2-6ai': '2809' }, strongpoints });
    expect(strongpointIn(g, hex('1306'))).toBeUndefined();
    expect(refusal(g, { kind: 'dismantle', hex: '1314' })).toBe('14.4.3');
    order(g, { kind: 'dismantle', hex: '1310' });
    expect(strongpointIn(g, hex('1310'))).toBeUndefined();
    expect(unit('ge-i-69')).toBeGreaterThan(0);
  });
});
