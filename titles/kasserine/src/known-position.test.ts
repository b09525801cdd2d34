/** [3.3.4] [10.3.4] [18.2.7] What one side cannot know changes nothing of what it is shown, asked, told or rolled. */
import {
  beginGame,
  check,
  choices,
  decision,
  type JsonObject,
  openKnownPosition,
  openPosition,
  play,
  randomFrom,
  sampleChoice,
} from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { fault, hex, layOut, unit } from '../test/table.ts';
import { KASSERINE } from './index.ts';
import { fpfHexOf, planOf } from './state/state.ts';

const setUp = (scenario: string, seed: number) => ({ title: 'kasserine', edition: 1, scenario, options: {}, seed });

describe('fire-support markers', () => {
  it('[10.3.4] are Ready in the known position of the enemy, and where they lie in that of their owner', () => {
    const g = layOut({
      units: { 'us-125fa': { hex: '1303', mode: 'deployed', marker: '1305' }, 'us-2-6ai': '1305', 'ge-i-69': '1307' },
    });
    expect(['allied', 'axis'].map((side) => fpfHexOf(openKnownPosition(g, side), unit('us-125fa')))).toEqual([
      hex('1305'),
      -1,
    ]);
  });
});

it('[18.2.7] a plan that was drawn is in the known position of the Axis alone, and both can be read again', () => {
  const units = { 'us-2-6ai': '1305', 'ge-i-69': '1307' };
  const plans = (counters: JsonObject): unknown[] =>
    ['allied', 'axis'].map((side) => {
      const g = layOut({ turn: 12, units, plan: 'B', counters });
      const read = openPosition(KASSERINE, KASSERINE.writePosition(openKnownPosition(g, side)));
      return read.ok ? planOf(read.value) : read.fault.says.code;
    });
  expect(plans({})).toEqual([undefined, 'B']);
  expect(plans({ planKnown: 1 })).toEqual(['B', 'B']);
  expect(fault({ turn: 12, units, counters: { planKnown: 1 } })).toMatch(/plan: \[18.2.7\]/);
});

it('[3.3.4] what a known position allows, the game allows', () => {
  const begun = beginGame(KASSERINE, setUp('faid', 5));
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const g = begun.value;
  const random = randomFrom(5);
  for (let i = 0; i < 150 && decision(g) !== undefined; i++) {
    const by = decision(g)?.by ?? '';
    const choice = sampleChoice(openKnownPosition(g, by), random);
    expect([choice, check(g, choice).legal]).toEqual([choice, true]);
    play(g, choice);
  }
  for (const _one of choices(g)) break;
});
