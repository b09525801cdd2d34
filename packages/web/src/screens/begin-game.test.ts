import { expect, test } from 'vitest';
import { laidDown } from '../saves/save-text.ts';
import { readDice } from './begin-game.ts';

const SIX = { least: 1, most: 6, hasFaces: true };

test('dice are numbers and ids, with spaces or commas between', () => {
  expect(readDice(' 2, 5 de.unk.alarm\n6 ', SIX)).toEqual({ ok: true, dice: [2, 5, 'de.unk.alarm', 6] });
  expect(readDice('', SIX)).toEqual({ ok: true, dice: [] });
});

test.each(['7', '0', '-1', '1.5', 'six', '<b>'])('«%s» is no die', (word) => {
  expect(readDice(`3 ${word} 4`, SIX)).toEqual({ ok: false, word });
});

test('a title with other dice takes their numbers, and no ids where nothing is drawn', () => {
  const percent = { least: 0, most: 120, hasFaces: false };
  expect(readDice('100 0 7 117', percent)).toEqual({ ok: true, dice: [100, 0, 7, 117] });
  for (const word of ['121', 'de.unk.alarm', '1e2', '-1']) {
    expect(readDice(`3 ${word}`, percent)).toEqual({ ok: false, word });
  }
});

test('dice that the record has had are not laid down again', () => {
  const chance = { by: 'chance', choice: { kind: 'roll', die: 2 } };
  expect(laidDown({ dice: [2, 5, 4] }, { choices: [{ by: 'allied' }, chance] })).toEqual([5, 4]);
});
