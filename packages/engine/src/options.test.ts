import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { type OptionSpec, optionsFromWords, optionWord, readOptions, yesOrNo } from './options.ts';

const SPECS: readonly OptionSpec[] = [
  { id: 'level', values: [1, 2, 3, 4], usual: 3, formerly: { 'level-1': 1, 'level-4': 4 } },
  yesOrNo('hidden'),
  { id: 'weather', values: ['random', 'fine'], usual: 'random' },
  { ...yesOrNo('flood'), refused: { code: 'no-flood-yet' } },
];

describe('options', () => {
  it.each<[JsonObject, JsonObject]>([
    [{}, {}],
    [
      { level: 2, hidden: false, weather: 'fine' },
      { level: 2, hidden: false, weather: 'fine' },
    ],
    [{ 'level-1': true }, { level: 1 }],
    [{ 'level-1': false, 'level-4': true }, { level: 4 }],
    [{ 'level-4': true, level: 4 }, { level: 4 }],
    [{ flood: false }, {}],
  ])('%j are read, older ones under their present name', (given, options) => {
    expect(readOptions(SPECS, given)).toMatchObject({ ok: true, value: options });
  });
  it.each<[JsonObject, string, string]>([
    [{ level: 5 }, 'options.level', 'bad-option-value'],
    [{ level: '2' }, 'options.level', 'bad-option-value'],
    [{ hidden: 1 }, 'options.hidden', 'bad-option-value'],
    [{ hidden: null }, 'options.hidden', 'bad-option-value'],
    [{ 'level-1': 1 }, 'options.level-1', 'bad-option-value'],
    [{ 'level-1': true, 'level-4': true }, 'options', 'two-values'],
    [{ 'level-1': true, level: 3 }, 'options', 'two-values'],
    [{ mist: true }, 'options.mist', 'unknown-option'],
    [{ toString: true }, 'options.toString', 'unknown-option'],
    [{ flood: true }, 'options.flood', 'no-flood-yet'],
  ])('%j are refused with their place', (given, place, code) => {
    expect(readOptions(SPECS, given)).toMatchObject({ ok: false, fault: { place, says: { code } } });
  });
  it('are written as words and read from them', () => {
    const words = [optionWord('hidden', true), optionWord('level', 1), optionWord('weather', 'fine')];
    expect(words).toEqual(['hidden', 'level=1', 'weather=fine']);
    expect(optionsFromWords(SPECS, words)).toEqual({ hidden: true, level: 1, weather: 'fine' });
    expect(optionsFromWords(SPECS, ['level=9', 'level-1'])).toEqual({ level: '9', 'level-1': true });
  });
});
