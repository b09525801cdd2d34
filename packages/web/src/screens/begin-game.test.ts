import { expect, test } from 'vitest';
import { diceLeft } from '../saves/save-text.ts';
import { readDice } from './begin-game.ts';

test('dice are numbers and ids, with spaces or commas between', () => {
  expect(readDice(' 2, 5 de.unk.alarm\n6 ')).toEqual({ ok: true, dice: [2, 5, 'de.unk.alarm', 6] });
  expect(readDice('')).toEqual({ ok: true, dice: [] });
});

test.each(['7', '0', '-1', '1.5', 'six', '<b>'])('«%s» is no die', (word) => {
  expect(readDice(`3 ${word} 4`)).toEqual({ ok: false, word });
});

test('dice that the record has had are not laid down again', () => {
  const chance = { by: 'chance', choice: { kind: 'roll', die: 2 } };
  expect(diceLeft([2, 5, 4], { choices: [{ by: 'allied' }, chance] })).toEqual([5, 4]);
});
