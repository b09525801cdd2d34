import { expect, test } from 'vitest';
import { cursorLetters } from './keyboard.ts';

test('help names the letters that move the cursor on its grid', () => {
  expect(cursorLetters('pointy')).toBe('Q E A D Z C');
  expect(cursorLetters('flat')).toBe('Q W E A S D');
});
