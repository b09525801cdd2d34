/** Positions whose right choice is plain, and their near misses. */
import type { Choice } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, DONE, layOut } from '../test/table.ts';
import { candidatesOf, playPhase } from '../test/thoughts.ts';

const LEVELS = ['recruit', 'staff'];
const attacks = (choices: readonly Choice[]): readonly unknown[] =>
  choices.filter(({ kind }) => kind === 'attack').map(({ hexes }) => hexes);

describe('[9.1] declaration', () => {
  it.each(LEVELS)('%s attacks a weak unit at good odds', (style) => {
    const g = layOut({
      phase: 'axis.declaration',
      units: { 'ge-i-7': '4621', 'ge-i-69': '4621', 'us-g-1ar': '4521', 'us-1-26': '3119' },
    });
    expect(attacks(playPhase(g, style))).toEqual([['4521']]);
  });

  it.each(LEVELS)('%s does not send a company against a stack', (style) => {
    const g = layOut({
      phase: 'axis.declaration',
      units: { 'ge-1k10': '4621', 'us-2-1ar': '4521', 'us-3-1ar': '4521', 'us-1-6ai': '4521' },
    });
    expect(attacks(playPhase(g, style))).toEqual([]);
  });

  it.each(LEVELS)('%s pays what it owes to a second enemy', (style) => {
    const g = layOut({
      phase: 'axis.declaration',
      units: { 'ge-i-7': '4621', 'ge-ii-7': '4621', 'ge-i-69': '4621', 'us-g-1ar': '4521', 'us-a-81r': '4620' },
    });
    expect(new Set(attacks(playPhase(g, style)).flat())).toEqual(new Set(['4521', '4620']));
  });
});

describe('[7] movement', () => {
  it('the staff brings several together against one', () => {
    const g = layOut({
      turn: 2,
      units: { 'ge-i-7': '5222', 'ge-ii-7': '5322', 'ge-i-69': '5421', 'ge-10-hq': '5421', 'us-3-1ar': '4821' },
    });
    playPhase(g, 'staff');
    const near = ['ge-i-7', 'ge-ii-7', 'ge-i-69'].map((id) => at(g, id));
    expect(near.every((name) => name.startsWith('49') || name.startsWith('48') || name.startsWith('47'))).toBe(true);
  });

  it('an Axis staff takes an empty location that it can reach', () => {
    const g = layOut({ turn: 4, units: { 'ge-580aa': '4922', 'ge-21-hq': '5123', 'us-1-26': '3119' } });
    playPhase(g, 'staff');
    expect(['4420', '4109']).toContain(at(g, 'ge-580aa'));
  });

  it('the Allied staff leaves no HQ alone before the enemy', () => {
    const g = layOut({
      phase: 'allied.movement',
      turn: 4,
      units: { 'us-cca-hq': '4821', 'us-1-6ai': '4420', 'ge-i-7': '5121', 'ge-ii-7': '5121', 'ge-i-69': '5121' },
    });
    playPhase(g, 'staff');
    expect(at(g, 'us-cca-hq')).not.toBe('4821');
  });
});

describe('[10.3.4] protective fire', () => {
  it('the staff lays it on those who may be attacked', () => {
    const g = layOut({
      phase: 'allied.reserve',
      turn: 9,
      units: {
        'us-33fa': { hex: '3017', mode: 'deployed' },
        'us-3-6ai': '3119',
        'us-1-6ai': '2917',
        'ge-i-8': '3221',
        'ge-i-afr': '3221',
        'ge-ii-afr': '3221',
      },
    });
    expect(playPhase(g, 'staff')[0]).toEqual({ kind: 'assign', unit: 'us-33fa', hex: '3119' });
  });
});

describe('[13.2.3] losses', () => {
  it.each(LEVELS)('%s does not answer without an idea', (style) => {
    const g = layOut({ phase: 'supply-status', turn: 5, units: { 'us-1-26': '3119', 'ge-i-7': '6324' } });
    expect(candidatesOf(g, style).at(-1)?.choice).toEqual(DONE);
  });
});
