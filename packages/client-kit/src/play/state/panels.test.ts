import { effect } from '@preact/signals';
import { expect, test } from 'vitest';
import { createPanels } from './panels.ts';

test('a tab that is asked for pulls the sheet up where it is down, and only there', () => {
  const panels = createPanels();
  panels.setSheet('peek');
  panels.openTab('record');
  expect([panels.tab.value, panels.sheet.value]).toEqual(['record', 'half']);
  panels.setSheet('full');
  panels.openTab('find');
  expect([panels.tab.value, panels.sheet.value]).toEqual(['find', 'full']);
});

test('a tab that is open already is asked for all the same', () => {
  const panels = createPanels();
  panels.openTab('log');
  panels.openTab('log');
  expect(panels.tabCalls.value).toBe(2);
});

test('a rule opens its tab, also again; a rule that is turned to in the reference leaves the tabs alone', () => {
  const panels = createPanels();
  const shown: string[] = [];
  const stop = effect(() => {
    if (panels.rule.value !== undefined) shown.push(panels.rule.value);
  });
  panels.openRule('8.1');
  panels.openRule('8.1');
  expect([panels.tab.value, panels.tabCalls.value]).toEqual(['rules', 2]);
  panels.turnToRule('8.2');
  expect([shown, panels.tabCalls.value]).toEqual([['8.1', '8.1', '8.2'], 2]);
  stop();
});

test('the arrivals of a turn open their tab, and give way to the next ones', () => {
  const panels = createPanels();
  panels.openArrivals(5);
  expect([panels.tab.value, panels.turnShown.value]).toEqual(['areas', 5]);
  panels.showNextArrivals();
  expect([panels.tab.value, panels.turnShown.value]).toEqual(['areas', undefined]);
});

test('a reminder is there until it is dropped', () => {
  const panels = createPanels();
  const reminder = { lines: ['two units wait'], units: [], places: [], label: 'End', act: () => undefined };
  panels.remind(reminder);
  expect(panels.reminder.value).toBe(reminder);
  panels.dropReminder();
  expect(panels.reminder.value).toBeUndefined();
});
