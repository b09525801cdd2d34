import { expect, test } from 'vitest';
import { createSelection, type Selection } from './selection.ts';

function selectionWith(told: string[] = []): Selection {
  return createSelection({ announce: (text) => told.push(text) });
}

test('another stack is looked at without the unit that was scouted in the one before; the same one keeps it', () => {
  const selection = selectionWith();
  selection.select('1404');
  selection.scout('uk.gds.2gg');
  selection.select('1404');
  expect(selection.scouted.value).toBe('uk.gds.2gg');
  selection.select('1505');
  expect([selection.place.value, selection.scouted.value]).toEqual(['1505', undefined]);
});

test('a refusal is shown where it was tried, and told to those who cannot see it', () => {
  const told: string[] = [];
  const selection = selectionWith(told);
  selection.refuse({ rule: '8.1', reason: 'too far', at: '2020' });
  expect(selection.refusal.value).toEqual({ rule: '8.1', reason: 'too far', at: '2020' });
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('too far');
  selection.clearRefusal();
  expect([selection.refusal.value, told.length]).toEqual([undefined, 1]);
});

test('the card of a hex is open until another or none is wanted', () => {
  const selection = selectionWith();
  selection.hoverOver({ at: '1404', x: 1, y: 2, pinned: true });
  expect(selection.hover.value?.at).toBe('1404');
  selection.hoverOver(undefined);
  expect(selection.hover.value).toBeUndefined();
});
