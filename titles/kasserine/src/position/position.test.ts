import {
  beginGame,
  decision,
  type Game,
  type JsonObject,
  openPosition,
  openQuestion,
  positionHash,
} from '@bridgehead/engine';
import { faultText, uncheckedLocals } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { attack, fault, layOut, order, pass, positionOf } from '../../test/table.ts';
import { MESSAGES } from '../../words/messages.en.ts';
import { KASSERINE } from '../index.ts';

const units = { 'ge-i-69': '1306', 'us-2-6ai': '1309' };

describe('the position notation', () => {
  it.each(['faid', 'campaign', 'decide'])('writes the beginning of %s so that it is read again', (scenario) => {
    const begun = beginGame(KASSERINE, { title: 'kasserine', edition: 1, scenario, options: {}, seed: 3 });
    if (!begun.ok) throw new Error(begun.fault.says.code);
    const read = openQuestion(KASSERINE, JSON.parse(JSON.stringify(KASSERINE.writePosition(begun.value))));
    if (!read.ok) throw new Error(faultText(read.fault, MESSAGES));
    expect(positionHash(read.value)).toBe(positionHash(begun.value));
  });
  it.each([
    ['both sides in a hex', { 'ge-i-69': '1306', 'us-2-6ai': '1306' }, /\[7.1.4\].*1306/],
    ['a unit without steps', { 'ge-i-69': { hex: '1306', steps: 0 } }, /units\[0\].steps: \[3.4.1\]/],
    ['too many steps', { 'ge-i-69': { hex: '1306', steps: 3 } }, /units\[0\].steps/],
    ['a tank that is Deployed', { 'ge-i-7': { hex: '1306', mode: 'deployed' } }, /units\[0\].mode: \[7.6\]/],
    ['a marker of a tank', { 'ge-i-7': { hex: '1306', marker: 'used' } }, /units\[0\].marker: \[16.1.1\]/],
    ['a chit of a known unit', { 'ge-i-7': { hex: '1306', chit: 1 } }, /units\[0\].chit: \[4.2.1\]/],
    ['one chit twice', { 'us-1-133': { hex: '1306', chit: 1 }, 'us-3-133': { hex: '1306', chit: 1 } }, /\[4.2.3\]/],
    ['a Reserve on foot', { 'ge-i-47': { hex: '1306', reserve: true } }, /\[8.2.2\]/],
    ['a Reserve in a box', { 'ge-i-69': { box: 'Kairouan', reserve: true } }, /\[8.2\]/],
    ['a builder of nothing', { 'ge-i-69': { hex: '1306', states: ['building'] } }, /\[14.3.5\]/],
    ['neither hex nor box', { 'ge-i-69': {} }, /units\[0\]: expected one of hex and box/],
    ['no such hex', { 'ge-i-69': '9999' }, /units\[0\].hex/],
    ['no such unit', { 'no-such': '1306' }, /units\[0\].id/],
    ['an attack that is not declared', { 'ge-i-69': { hex: '1306', attack: 3 } }, /\[9.1.2\]/],
  ])('refuses %s, with place and rule', (_what, layout, expected) => {
    expect(fault({ units: layout as never })).toMatch(expected);
  });
  it.each([
    ['a turn that the scenario has not', { turn: 19 }, /turn/],
    ['a plan before turn 11', { turn: 5, plan: 'A' }, /\[18.2.7\]/],
    ['a strongpoint without a builder', { strongpoints: [{ hex: '1306', side: 'axis', active: false }] }, /\[14.4.2\]/],
    [
      'a builder in Reserve',
      {
        units: { ...units, 'ge-i-69': { hex: '1306', reserve: true, states: ['building'] } },
        strongpoints: [{ hex: '1306', side: 'axis', active: false }],
      },
      /units: \[14.3.5\].*Reserve/,
    ],
    ['an enemy of the holder', { held: { '1016': 'axis' }, units: { 'us-2-6ai': '1016' } }, /held.1016: \[3.1.1\]/],
    ['a source that is none', { shut: ['1306'] }, /shut\[0\]: \[6.3.1\]/],
    ['Hurricanes that interdict', { air: { 'air-hurri': '1306' } }, /air.air-hurri: \[11.2.1\]/],
    ['a unit outside of Faid', { scenario: 'faid' as const, turn: 2, units: { 'us-2-6ai': '1016' } }, /\[18.1.2\]/],
  ])('refuses %s', (_what, layout, expected) => {
    expect(fault({ units, ...layout } as never)).toMatch(expected);
  });
  it('[13.5.1] [9.2.6] is read again while some have advanced and others may still', () => {
    const reads = (g: Game): void => {
      expect(decision(g)?.kind).toBe('advance');
      const read = openQuestion(KASSERINE, JSON.parse(JSON.stringify(KASSERINE.writePosition(g))));
      if (!read.ok) throw new Error(faultText(read.fault, MESSAGES));
      expect(positionHash(read.value)).toBe(positionHash(g));
    };
    const begin = (defender: string, dice: readonly number[]): Game => {
      const both = { 'ge-i-7': '1306', 'ge-ii-7': '1306', [defender]: '1305' };
      const g = layOut({ phase: 'axis.declaration', units: both, dice });
      order(g, attack(['ge-i-7', 'ge-ii-7'], '1305'));
      pass(g, 'declaration');
      return g;
    };
    const evaded = begin('us-a-81r', [1]);
    order(evaded, { kind: 'evade', hex: '1305' });
    order(evaded, { kind: 'retreat', unit: 'us-a-81r', path: ['1304', '1303', '1302'] });
    order(evaded, { kind: 'advance', unit: 'ge-i-7', path: ['1305'] });
    reads(evaded);
    const beaten = begin('us-125fa', [1]);
    for (const kind of ['evasion', 'reaction-orders', 'attack-support', 'close-air-support']) pass(beaten, kind);
    order(beaten, { kind: 'advance', unit: 'ge-i-7', path: ['1305'] });
    reads(beaten);
    const written = KASSERINE.writePosition(beaten) as JsonObject;
    const elsewhere = openPosition(KASSERINE, { ...written, phase: 'axis.combat', frames: undefined } as never);
    expect(elsewhere.ok ? 'read' : faultText(elsewhere.fault, MESSAGES)).toMatch(/attacks: \[9.1.6\]/);
  });
  it('[13.2] refuses a combat in which more steps are to be lost than there are', () => {
    const both = { 'ge-i-7': '1306', 'ge-ii-7': '1306', 'us-2-6ai': '1305' };
    const g = layOut({ phase: 'axis.declaration', units: both, dice: [6] });
    order(g, attack(['ge-i-7', 'ge-ii-7'], '1305'));
    for (const kind of ['declaration', 'evasion', 'reaction-orders', 'attack-support', 'close-air-support'])
      pass(g, kind);
    expect(decision(g)?.kind).toBe('attacker-loss');
    const written = JSON.parse(JSON.stringify(KASSERINE.writePosition(g)));
    const at = written.frames.length - 1;
    const faultWith = (attackerLoss: number): string => {
      const frames = [...written.frames.slice(0, at), { ...written.frames[at], attackerLoss }];
      const read = openQuestion(KASSERINE, { ...written, frames });
      return read.ok ? 'read' : read.fault.place;
    };
    expect([4, 5].map(faultWith)).toEqual(['read', `frames[${at}].attackerLoss`]);
  });
  it('[4.3.1] begins any phase by its name', () => {
    for (const phase of ['supply-status', 'axis.movement', 'axis.combat', 'allied.reserve', 'recovery'])
      expect(fault({ units, phase })).toBe('read');
    expect(fault({ units, phase: 'tea' })).toMatch(/^phase/);
    expect(layOut({ units }).title.id).toBe('kasserine');
  });
  it('refuses frames that stand elsewhere than the phase', () => {
    const g = layOut({ units });
    const written = KASSERINE.writePosition(g) as JsonObject;
    const read = openPosition(KASSERINE, { ...written, phase: 'weather' });
    expect(read.ok ? 'read' : read.fault.place).toBe('phase');
    expect(positionOf({ units })).toMatchObject({ title: 'kasserine' });
  });
});

it('every local of a frame that is missing, unknown or of another kind is refused with its place', () => {
  const setUps = [1, 2].map((seed) => ({ title: 'kasserine', edition: 1, scenario: 'faid', options: {}, seed }));
  expect(uncheckedLocals(KASSERINE, setUps)).toEqual([]);
});
