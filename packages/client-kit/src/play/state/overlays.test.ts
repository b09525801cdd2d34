import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { BARE_APP } from '../../../test/bare-app.ts';
import type { Settings } from '../../game/contract.ts';
import { createOverlays } from './overlays.ts';

function overlaysOf(numbers: boolean) {
  const settings = signal<Settings>({ ...BARE_APP.settings.value, numbers });
  const change = (changes: Partial<Settings>): void => {
    settings.value = { ...settings.value, ...changes };
  };
  return { settings, overlays: createOverlays({ settings, change }) };
}

test('an overlay is switched on and off; the reach is on from the beginning', () => {
  const { overlays } = overlaysOf(false);
  overlays.toggle('zoc');
  expect([...overlays.on.value]).toEqual(['reach', 'zoc']);
  overlays.toggle('reach');
  expect([overlays.has('reach'), overlays.has('zoc')]).toEqual([false, true]);
});

test('hex numbers are a setting of the device: switched here, changed there, and the other way round', () => {
  const { settings, overlays } = overlaysOf(true);
  expect(overlays.has('numbers')).toBe(true);
  overlays.toggle('numbers');
  expect([settings.value.numbers, overlays.has('numbers')]).toEqual([false, false]);
  settings.value = { ...settings.value, numbers: true };
  expect(overlays.has('numbers')).toBe(true);
  overlays.dispose();
  settings.value = { ...settings.value, numbers: false };
  expect(overlays.has('numbers')).toBe(true);
});

test('what a list lights up goes out again', () => {
  const { overlays } = overlaysOf(false);
  overlays.light(['1404']);
  expect(overlays.lit.value).toEqual(['1404']);
  overlays.dim();
  expect(overlays.lit.value).toEqual([]);
});
