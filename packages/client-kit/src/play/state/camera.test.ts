import type { Camera } from '@bridgehead/board';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { createPlayCamera, type PlayCamera } from './camera.ts';

/** A board whose camera is wherever it was last brought to. */
function boardWith(): { readonly camera: PlayCamera; readonly cursor: () => string; readonly isAt: () => string } {
  const places = new Map<string, number>();
  const middleOf = (place: string): number => {
    if (!places.has(place)) places.set(place, 100 * (places.size + 1));
    return places.get(place) ?? 0;
  };
  let now: Camera = { middle: [0, 0], scale: 1 };
  let cursor = '';
  const lens = {
    camera: () => now,
    setCamera: (next: Camera) => {
      now = next;
    },
    show: ([first = '']: readonly string[]) => {
      now = { middle: [middleOf(first), 0], scale: 1 };
    },
    setCursor: (hex: string | undefined) => {
      cursor = hex ?? '';
    },
  };
  const isAt = (): string => [...places].find(([, x]) => x === now.middle[0])?.[0] ?? 'home';
  return { camera: createPlayCamera(signal(lens)), cursor: () => cursor, isAt };
}

test('a look brings places into view and the cursor to the first; nothing to look at changes nothing', () => {
  const { camera, cursor, isAt } = boardWith();
  camera.lookAt(['1404', '1505']);
  expect([isAt(), cursor(), camera.shown.value]).toEqual(['1404', '1404', ['1404', '1505']]);
  camera.lookAt([]);
  expect([isAt(), camera.shown.value]).toEqual(['1404', ['1404', '1505']]);
});

test('a phase begins where something can be done, unless something is being looked at', () => {
  const { camera, isAt } = boardWith();
  camera.lookFirst(['1404', '1505']);
  expect([isAt(), camera.shown.value]).toEqual(['1404', ['1404']]);
  camera.lookFirst(['2020']);
  expect(isAt()).toBe('1404');
});

test('it is led to what others do and comes back to what the player looked at', () => {
  const { camera, isAt, cursor } = boardWith();
  camera.lookAt(['1404']);
  camera.remember();
  camera.lead(['2020']);
  expect([isAt(), cursor(), camera.shown.value]).toEqual(['2020', '1404', ['1404']]);
  camera.restore([]);
  expect(isAt()).toBe('1404');
});

test('what is asked of the player comes before where he was, which he gets back afterwards', () => {
  const { camera, isAt } = boardWith();
  camera.lookAt(['1404']);
  camera.remember();
  camera.lead(['2020']);
  camera.restore(['3030']);
  expect(isAt()).toBe('3030');
  camera.restore([]);
  expect(isAt()).toBe('1404');
});

test('a player who has looked at nothing is left where he was led', () => {
  const { camera, isAt } = boardWith();
  camera.remember();
  camera.lead(['2020']);
  camera.restore([]);
  expect(isAt()).toBe('2020');
  camera.lead(['3030']);
  camera.restore([]);
  expect(isAt()).toBe('3030');
});
