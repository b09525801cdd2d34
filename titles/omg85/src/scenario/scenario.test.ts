import {
  beginGame,
  decision,
  type Game,
  type Json,
  type JsonObject,
  play,
  randomFrom,
  sampleChoice,
} from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, frameFault, unit } from '../../test/table.ts';
import { hexOf } from '../data/map.ts';
import { OMG85 } from '../index.ts';
import { slotsLeft, unitsOnMap } from '../rules/06-reinforcements.ts';
import { hexAt, ownerOf, setTurn } from '../state/state.ts';
import { phaseOf } from './phase-names.ts';

function begun(options: Readonly<Record<string, boolean>> = {}, scenario = 'historical', seed = 7): Game {
  const game = beginGame(OMG85, { title: 'omg85', edition: 1, scenario, options, seed });
  if (!game.ok) throw new Error(game.fault.says.code);
  return game.value;
}

describe('the historical set-up', () => {
  it('[2.2] puts everybody of 17 September in his place', () => {
    const g = begun();
    expect([at(g, 'A-HQ-1'), at(g, 'A-504-82'), at(g, 'G-16SST'), at(g, 'A-2IG-5-GDS')]).toEqual([
      '3,7',
      '14,13',
      '4,6',
      '28,31',
    ]);
    expect([at(g, 'A-1-504-82'), at(g, 'A-GP-1'), at(g, 'A-HQ-101')]).toEqual(['inside', 'pool', 'expected']);
  });
  it('[1.4] gives the Allies the hexes in which they stand and the entry hexes, all others to the Germans', () => {
    const g = begun();
    expect(['16,9', '28,31', '8,4'].map((hex) => ownerOf(g, hexOf(hex)))).toEqual(['allied', 'allied', 'german']);
  });
  it('[8.4] leaves 37 German slots with the 25 units of the list', () => {
    const g = begun();
    expect([unitsOnMap(g, 'german'), slotsLeft(g, 'german')]).toEqual([25, 37]);
  });
  it('[2.1] refuses two levels of play at once', () => {
    const options = { 'level-1': true, 'level-4': true };
    const game = beginGame(OMG85, { title: 'omg85', edition: 1, scenario: 'historical', options, seed: 1 });
    expect(game).toMatchObject({ ok: false, fault: { place: 'options', says: { code: 'two-values' } } });
  });
});

describe('the free set-up', () => {
  it('[2.1] asks for four sources, then for the drop zone of every airborne unit', () => {
    const g = begun({}, 'free');
    const asked: string[] = [];
    const random = randomFrom(1);
    while (decision(g)?.at.includes('set-up') === true) {
      asked.push(decision(g)?.kind ?? '');
      play(g, sampleChoice(g, random));
    }
    expect(asked.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'supply-source'));
    expect(asked.slice(4).every((kind) => kind === 'drop-zone')).toBe(true);
    expect(hexAt(g, unit('A-HQ-1'))).toBeGreaterThanOrEqual(0);
  });
  it.each([
    ['8,4', 'city'],
    ['1,0', 'forest'],
    ['24,5', 'off the map'],
  ])('[2.1] nobody drops on %s: %s', (hex) => {
    const g = begun({}, 'free');
    expect(play(g, { kind: 'source', hex }).legal).toBe(false);
  });
  it('[2.1] counts Germans, formations and drops each in a frame of its own', () => {
    const position = OMG85.writePosition(begun({}, 'free'));
    const [bottom] = position.frames as readonly Json[];
    const stand = (step: string, top: JsonObject): string => {
      const frames = [bottom ?? null, { proc: 'set-up', step }, top];
      return frameFault({ ...position, frames }, String(top.proc), {});
    };
    const shift = (next: number) => stand('sources', { proc: 'german-set-up', step: 'shift', next });
    const source = (formation: number) => stand('drops', { proc: 'supply-sources', step: 'source', formation });
    const drop = (next: number) => stand('end', { proc: 'first-drops', step: 'drop', next });
    expect([shift(24), source(3), drop(20)]).toEqual(['read', 'read', 'read']);
    expect([shift(25), source(4), drop(21)]).toEqual([
      'next: there are 25 Germans',
      'formation: there are 4 formations',
      'next: 21 units drop on the first day',
    ]);
    expect(stand('drops', { proc: 'first-drops', step: 'drop', next: 0 })).toContain('does not wait for “first-drops”');
  });
});

describe('the sequence of play', () => {
  it('[2.3] [1.1] has two Operation and two Combat Phases for each side and ends after turn 10', () => {
    const g = begun();
    setTurn(g, 10);
    const random = randomFrom(3);
    const seen: string[] = [];
    while (decision(g) !== undefined) {
      const phase = phaseOf(g.state.frames);
      if (seen.at(-1) !== phase) seen.push(phase);
      play(g, decision(g)?.kind === 'operation-orders' ? { kind: 'combat' } : sampleChoice(g, random));
    }
    expect(seen).toEqual([
      'allied.air-strike',
      'german.air-strike',
      'allied.operation-1',
      'german.operation-1',
      'allied.operation-2',
      'german.operation-2',
    ]);
  });
});
