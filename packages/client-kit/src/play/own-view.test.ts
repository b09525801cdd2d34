import type { Camera } from '@bridgehead/board';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { createOwnView, type OwnView } from './own-view.ts';

const at = (x: number, y: number, scale = 1): Camera => ({ middle: [x, y], scale });
const [HOME, FRONT, ASIDE] = [at(10, 10, 2), at(500, 300), at(900, 40)];

interface Map {
  camera: Camera;
  readonly view: OwnView;
}

function mapAt(camera: Camera): Map {
  const map = { camera };
  const setCamera = (next: Camera): void => {
    map.camera = next;
  };
  const lens = { camera: () => map.camera, setCamera };
  return Object.assign(map, { view: createOwnView(signal(lens)) });
}

const lead = (map: Map, camera: Camera): void => {
  map.camera = camera;
  map.view.led();
};

test('the camera is led about and comes back to where it was, once', () => {
  const map = mapAt(HOME);
  map.view.keep(true);
  lead(map, FRONT);
  map.view.keep(true);
  lead(map, ASIDE);
  expect(map.view.giveBack()).toBe(true);
  expect(map.camera).toEqual(HOME);
  map.camera = FRONT;
  expect([map.view.isKept(), map.view.giveBack()]).toEqual([false, true]);
  expect(map.camera).toEqual(FRONT);
});

test('a hand that moves the map meanwhile keeps its view, and that one is come back to', () => {
  const map = mapAt(HOME);
  map.view.keep(true);
  lead(map, FRONT);
  map.camera = ASIDE;
  map.view.keep(true);
  lead(map, FRONT);
  map.view.giveBack();
  expect(map.camera).toEqual(ASIDE);
  map.view.keep(true);
  lead(map, FRONT);
  map.camera = HOME;
  expect(map.view.giveBack()).toBe(true);
  expect(map.camera).toEqual(HOME);
});

test('whoever has looked at nothing yet has nothing to come back to', () => {
  const map = mapAt(HOME);
  map.view.keep(false);
  lead(map, FRONT);
  expect(map.view.giveBack()).toBe(false);
  expect(map.camera).toEqual(FRONT);
});

test('two who share a device have a view each', () => {
  const map = mapAt(HOME);
  map.view.leave('allied');
  expect([map.view.isKnown('allied'), map.view.isKnown('german')]).toEqual([true, false]);
  map.view.enter('german');
  map.camera = FRONT;
  map.view.leave('german');
  map.view.enter('allied');
  expect(map.camera).toEqual(HOME);
});
