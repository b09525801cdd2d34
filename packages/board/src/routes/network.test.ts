import { describe, expect, test } from 'vitest';
import { COUNTRY_STYLE } from '../fixtures/country-style.ts';
import { RIVER_COUNTRY } from '../fixtures/river-country.ts';
import { sideCalled } from '../geometry/chains.ts';
import { at, distance, HEX, last, nearestOn, type Point } from '../geometry/geometry.ts';
import { bridgeSites } from '../layers/bridges.ts';
import { sceneOf } from '../scene/scene.ts';

const scene = sceneOf(RIVER_COUNTRY, COUNTRY_STYLE, { id: 'test' });
const nearestRoad = (point: Point, rank?: number): number =>
  Math.min(
    ...scene.roads.stretches
      .filter((stretch) => rank === undefined || stretch.rank === rank)
      .map(({ line }) => nearestOn(line, point).distance),
  );

describe('roads and railways', () => {
  test('a road runs through every place on it', () => {
    const onRoads = scene.settlements.filter(({ hex }) => scene.roads.node(hex) !== undefined);
    expect(onRoads.length).toBeGreaterThan(8);
    for (const { at: place } of onRoads) expect(nearestRoad(place)).toBeLessThan(1);
  });

  test('a road runs over its bridge and the bridge stands on its water', () => {
    for (const { at: site, bridge, side } of bridgeSites(scene)) {
      if (bridge.kind === 'road') expect(nearestRoad(site)).toBeLessThan(1.5);
      const crossing = scene.waters.crossing(sideCalled(scene.grid, side));
      expect(crossing).toBeDefined();
      if (crossing !== undefined) expect(nearestOn(crossing.stream.line, site).distance).toBeLessThan(1);
    }
  });

  test('a road and a railway bridge on one hexside stand side by side', () => {
    const [road, rail] = bridgeSites(scene).filter(({ side }) => side === '1706/1606');
    expect(distance(road?.at ?? [0, 0], rail?.at ?? [0, 0])).toBeGreaterThan(HEX * 0.2);
  });

  test('no road crosses a river except at a bridge', () => {
    const bridges = bridgeSites(scene).map(({ at: site }) => site);
    for (const { line } of scene.roads.stretches) {
      for (const point of line) {
        const onMap = scene.cells.under(point)?.hex !== undefined;
        if (!onMap || scene.waters.clearance(point) >= 0) continue;
        expect(Math.min(...bridges.map((bridge) => distance(bridge, point)))).toBeLessThan(14);
      }
    }
  });

  test('a road that leaves the map is carried over its edge', () => {
    const main = scene.roads.stretches.find(({ rank }) => rank === 1);
    expect(at(main?.line ?? [], 0)[1]).toBeGreaterThan(scene.box.bottom - HEX * 0.2);
    expect(last(main?.line ?? [])[1]).toBeLessThan(scene.box.top + HEX * 0.3);
  });

  test('a hexside that is joined by road without a named road is drawn all the same', () => {
    expect(nearestRoad(scene.roads.passage(sideCalled(scene.grid, '1810/1811')).point, 3)).toBeLessThan(1);
  });

  test('lines never bend back sharply', () => {
    for (const { line } of [...scene.roads.stretches, ...scene.railways.stretches]) {
      for (let i = 1; i + 1 < line.length; i++) {
        const [a, b, c] = [at(line, i - 1), at(line, i), at(line, i + 1)];
        const turn = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
        expect(turn).toBeGreaterThan(-0.3 * distance(a, b) * distance(b, c));
      }
    }
  });
});
