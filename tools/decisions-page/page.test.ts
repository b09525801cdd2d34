import { hex, optional, unit, whole, yes } from '@bridgehead/engine/contract';
import { expect, it } from 'vitest';
import { chapters, INTRO } from './chapters.ts';
import { type Chapter, chapterText } from './page.ts';

const PAGE = '../../docs/decisions.md';

it('the page is what the contracts make', async () => {
  const page = [INTRO, ...(await chapters()).map(chapterText)].join('\n\n');
  await expect(`${page}\n`).toMatchFileSnapshot(PAGE);
});

it('a chapter tells fields, what may be left out, ranges and notes', () => {
  const text = chapterText({
    heading: 'Toy',
    decisions: {
      move: { rule: '4.1', choices: { move: { unit, to: hex }, done: {} }, about: { left: whole(0, 3) } },
      orders: { rule: '5.1', choices: { dig: { unit, deep: yes }, end: {} }, rules: { dig: '5.2' } },
      roll: { rule: '6.1', choices: { roll: { die: whole(1, 6) } }, audience: 'owner' },
    },
    notes: {
      move: { who: 'both', choices: { done: 'at any time' }, about: { left: 'to go' } },
      orders: { who: 'both' },
      roll: { who: 'luck' },
    },
    orders: { decision: 'orders', heading: 'Orders', intro: 'All.', notes: { dig: { whose: 'both', does: 'digs' } } },
    chance: 'Dice.',
  });
  expect(text).toContain('| `move` | both | `move` `unit` `to`; `done` (at any time) | `left` to go | 4.1 |');
  expect(text).toContain('| `orders` | both | the orders below | | 5.1 |');
  expect(text).toContain('| `dig` | both | `unit` `deep?: true` | digs | 5.2 |');
  expect(text).toContain('| `roll` | `roll` `die` (1 to 6) | luck | owner | 6.1 |');
});

it('a decision without a note is a fault of the page', () => {
  const decisions = { move: { rule: '4.1', choices: { move: { unit: optional(unit) } } } };
  const orders = { decision: 'none', heading: 'Orders', intro: '', notes: {} };
  const chapter: Chapter = { heading: 'Toy', intro: 'Small.', decisions, notes: {}, orders, chance: '' };
  expect(() => chapterText(chapter)).toThrow('move');
  expect(chapterText({ ...chapter, notes: { move: { who: 'both' } } })).toMatch(/^## Toy\n\nSmall\.\n\n### Players/);
});
