import type { Scene } from '../scene/scene.ts';
import { ROAD_RANKS } from '../style/map-style.ts';
import { path, pathOf } from '../svg.ts';

/** All casings before all fills, the lesser roads first: junctions stand open and the better road runs through. */
export function drawRoads({ roads }: Scene): string {
  const ranks = [...ROAD_RANKS].reverse();
  const data = new Map(
    ranks.map((rank) => [
      rank,
      roads.stretches
        .filter((stretch) => stretch.rank === rank)
        .map(({ line }) => pathOf(line))
        .join(''),
    ]),
  );
  const casings = ranks.map((rank) => path(`m-road-case m-road-${rank}c`, data.get(rank) ?? ''));
  const fills = ranks.map((rank) => path(`m-road m-road-${rank}`, data.get(rank) ?? ''));
  return [...casings, ...fills].join('\n');
}

export function drawRailways({ railways }: Scene): string {
  const data = railways.stretches.map(({ line }) => pathOf(line)).join('');
  return path('m-rail-case', data) + path('m-rail', data) + path('m-rail-t', data);
}
