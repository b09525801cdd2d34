import { cornerOf, runsOf, sideCalled } from '../geometry/chains.ts';
import {
  at,
  distance,
  minus,
  mix,
  type Point,
  type Polyline,
  plus,
  resample,
  smoothLine,
  turned,
  unit,
} from '../geometry/geometry.ts';
import { wander } from '../geometry/noise.ts';
import type { Scene } from '../scene/scene.ts';
import { path, pathOf, pathsOf } from '../svg.ts';

const TOOTH = { every: 7.4, half: 2.9, high: 6 } as const;
const ROAD_GAP = 8;

/** A wall on its hexsides with teeth on the low side; where a road climbs through, the teeth stand apart. */
export function drawEscarpments({ grid, map, roads }: Scene): string {
  const walls = (map.escarpments ?? []).flatMap(({ sides: names, low }) => {
    const sides = names.map((name) => sideCalled(grid, name));
    const gaps = sides.filter((side) => roads.rankAt(side) !== undefined).map((side) => roads.passage(side).point);
    return runsOf(grid, sides, new Set()).map(({ corners }): Wall => {
      const wall = wallThrough(corners.map((corner) => cornerOf(grid, corner)));
      return { wall, hand: low === 'right' ? 1 : -1, gaps };
    });
  });
  return drawWalls(walls);
}

interface Wall {
  readonly wall: Polyline;
  /** 1: the low ground is on the right as one walks it. */
  readonly hand: 1 | -1;
  readonly gaps: readonly Point[];
}

export function drawWalls(walls: readonly Wall[]): string {
  const line = pathsOf(walls.map(({ wall }) => wall));
  const teeth = walls.map(({ wall, hand, gaps }) => teethOf(wall, hand, gaps)).join('');
  return path('m-scarp-halo', line) + path('m-scarp-teeth', teeth) + path('m-scarp', line);
}

const wallThrough = (corners: Polyline): Point[] =>
  smoothLine(resample(corners, 3), 2).map(([x, y]) => [
    x + 1.8 * wander(x / 9, y / 9),
    y + 1.8 * wander(x / 9 + 5, y / 9),
  ]);

function teethOf(wall: Polyline, hand: 1 | -1, gaps: readonly Point[]): string {
  const marks = resample(wall, TOOTH.every);
  return marks
    .slice(1)
    .map((b, i) => {
      const a = at(marks, i);
      const middle = mix(a, b, 0.5);
      if (gaps.some((gap) => distance(gap, middle) < ROAD_GAP)) return '';
      const along = unit(minus(b, a));
      const tip = plus(middle, turned(along), TOOTH.high * hand);
      return pathOf([plus(middle, along, -TOOTH.half), tip, plus(middle, along, TOOTH.half)], true);
    })
    .join('');
}
