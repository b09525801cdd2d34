import { ENGINE_EN } from '@bridgehead/engine';
import { sourceTextIn, unsaidCodes } from '@bridgehead/testkit';
import { TOOLKIT_EN } from '@bridgehead/toolkit';
import { expect, it } from 'vitest';
import { OPERATION_COSTS } from '../src/tables/operation-costs.ts';
import { AI_MESSAGES } from './ai.en.ts';
import { FAULTS, LABELS, REFUSALS } from './messages.en.ts';

const SOURCE = new URL('../src/', import.meta.url);
/** Tables and lists that are data in words: of costs, of options, of rules. */
const IN_WORDS = /^(contract|data|tables)\b|(options|title-facts)\.ts$|^rules.index\.ts$/;
const sources = sourceTextIn(SOURCE, (name) => !IN_WORDS.test(name)).replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '');

it('every code stands for one sentence, and every sentence is said somewhere', () => {
  const own = [REFUSALS, FAULTS, LABELS].flatMap((table) => Object.keys(table));
  const codes = [...own, ...Object.keys(AI_MESSAGES), ...Object.keys(TOOLKIT_EN), ...Object.keys(ENGINE_EN)];
  expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
  expect(unsaidCodes(own, sources)).toEqual([]);
});

it('the rules speak no English: what they say has a code', () => {
  // What is thrown tells of a mistake of the program.
  const text = sources.replace(/throw new .*$/gm, '').replace(/\$\{[^}]*\}/g, 'X');
  const phrases = [...text.matchAll(/['`]([A-Za-z][^'`\n]* [^'`\n]* [^'`\n]*)['`]/g)].map(([, words = '']) => words);
  const costs = Object.keys(OPERATION_COSTS);
  expect(phrases.filter((words) => !costs.includes(words))).toEqual([]);
  expect(phrases.length).toBeGreaterThan(3);
});
