import { expect, it } from 'vitest';
import { pseudoDictionary, pseudoText } from './pseudo.ts';
import { createSpeech } from './say.ts';

it('every letter has an accent of its own, and holes stay what they are', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const marked = pseudoText(letters);
  expect([...marked]).toHaveLength(letters.length);
  expect(new Set(marked).size).toBe(letters.length);
  expect(marked).not.toMatch(/[a-zA-Z]/);
  expect(pseudoText('{unit:unit} to 4816, 3-1')).toBe('{unit:unit} ťó 4816, 3-1');
});

it('what is said in it holds no plain letter, unless the data do', () => {
  const { say } = createSpeech(
    pseudoDictionary({
      messages: { held: 'held by {unit:unit} in {now:word}', left: { by: 'n', one: 'one', other: '{n:number} left' } },
      words: { clear: 'fine' },
      nameOf: (_kind, id) => `name ${id}`,
    }),
    {
      plural: (count) => (count === 1 ? 'one' : 'other'),
      list: (words) => words.join(', '),
      figure: String,
      odds: String,
      percent: String,
    },
  );
  expect(say({ code: 'held', params: { unit: 'x', now: 'clear' } })).not.toMatch(/[a-zA-Z]/);
  expect(say({ code: 'left', params: { n: 2 } })).toBe('2 ĺéƒť');
  expect(say({ code: 'unknown' })).toBe('unknown');
});
