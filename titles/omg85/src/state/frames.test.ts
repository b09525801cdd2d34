import { openQuestion } from '@bridgehead/engine';
import { uncheckedLocals } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { OMG85 } from '../index.ts';

const setUp = (scenario: string, options: Readonly<Record<string, boolean>>) => ({
  title: 'omg85',
  edition: 1,
  scenario,
  options,
  seed: 3,
});

test('a local that is missing, unknown or of another kind is refused with its place, wherever the rules stand', () => {
  const setUps = [setUp('historical', { advanced: true }), setUp('free', { hidden: true }), setUp('historical', {})];
  expect(uncheckedLocals(OMG85, setUps)).toEqual([]);
});

test('[8.6] whoever stands on the map on the first day may wait for his drop, built up or early', () => {
  const parent = [
    { id: 'A-1P-1', hex: '4,8' },
    { id: 'A-1-1P-1', box: 'inside' },
  ];
  for (const units of [
    [...parent, { id: 'A-GP-1', hex: '5,7' }, { id: 'A-1-GP-1', box: 'inside' }],
    [...parent, { id: 'A-1-POL', hex: '8,7' }],
  ]) {
    const opened = openQuestion(OMG85, { title: 'omg85', turn: 1, phase: 'reinforcement', units });
    if (!opened.ok) throw new Error(opened.fault.says.code);
    expect(openQuestion(OMG85, OMG85.writePosition(opened.value))).toMatchObject({ ok: true });
  }
});
