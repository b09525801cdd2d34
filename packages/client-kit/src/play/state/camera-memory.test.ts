import type { Camera } from '@bridgehead/board';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { type CameraMemory, createCameraMemory } from './camera-memory.ts';

const at = (x: number, y: number, scale = 1): Camera => ({ middle: [x, y], scale });
const [HOME, FRONT, ASIDE] = [at(10, 10, 2), at(500, 300), at(900, 40)];

interface Map {
  camera: Camera;
  readonly view: CameraMemory;
}

function mapAt(camera: Camera): Map {
  const map = { camera };
  const setCamera = (next: Camera): void => {
    map.camera = next;
  };
  const lens = { camera: () => map.camera, setCamera };
  return Object.assign(map, { view: createCameraMemory(signal(lens)) });
}

const lead = (map: Map, camera: Camera): void => {
  map.camera = camera;
  map.view.moved();
};

test('the camera is led about and comes back to where it was, once', () => {
  const map = mapAt(HOME);
  map.view.remember(true);
  lead(map, FRONT);
  map.view.remember(true);
  lead(map, ASIDE);
  expect(map.view.restore()).toBe(true);
  expect(map.camera).toEqual(HOME);
  map.camera = FRONT;
  expect([map.view.isRemembering(), map.view.restore()]).toEqual([false, true]);
  expect(map.camera).toEqual(FRONT);
});

test('a hand that moves the map meanwhile keeps its view, and that one is come back to', () => {
  const map = mapAt(HOME);
  map.view.remember(true);
  lead(map, FRONT);
  map.camera = ASIDE;
  map.view.remember(true);
  lead(map, FRONT);
  map.view.restore();
  expect(map.camera).toEqual(ASIDE);
  map.view.remember(true);
  lead(map, FRONT);
  map.camera = HOME;
  expect(map.view.restore()).toBe(true);
  expect(map.camera).toEqual(HOME);
});

test('a player who has looked at nothing yet has nothing to come back to', () => {
  const map = mapAt(HOME);
  map.view.remember(false);
  lead(map, FRONT);
  expect(map.view.restore()).toBe(false);
  expect(map.camera).toEqual(FRONT);
});

test('two who share a device have a view each', () => {
  const map = mapAt(HOME);
  map.view.leaveSeat('allied');
  expect([map.view.knowsSeat('allied'), map.view.knowsSeat('german')]).toEqual([true, false]);
  map.view.enterSeat('german');
  map.camera = FRONT;
  map.view.leaveSeat('german');
  map.view.enterSeat('allied');
  expect(map.camera).toEqual(HOME);
});
