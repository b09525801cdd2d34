import type { Scene } from '../scene/scene.ts';
import { ROAD_RANKS, type RoadRank } from '../style/map-style.ts';
import { path, pathOf } from '../svg.ts';

/** All casings before all fills, the lesser roads first: junctions stand open and the better road runs through. */
export function drawRoads({ roads, style }: Scene): string {
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
  const tracks = new Set(Object.values(style.roads).flatMap(({ rank, look }) => (look === 'track' ? [rank] : [])));
  const name = (rank: RoadRank, part: 'case' | 'fill'): string => {
    if (tracks.has(rank)) return part === 'case' ? 'm-track-case' : 'm-track';
    return part === 'case' ? `m-road-case m-road-${rank}c` : `m-road m-road-${rank}`;
  };
  const casings = ranks.map((rank) => path(name(rank, 'case'), data.get(rank) ?? ''));
  const fills = ranks.map((rank) => path(name(rank, 'fill'), data.get(rank) ?? ''));
  return [...casings, ...fills].join('\n');
}

export function drawRailways({ railways }: Scene): string {
  const data = railways.stretches.map(({ line }) => pathOf(line)).join('');
  return path('m-rail-case', data) + path('m-rail', data) + path('m-rail-t', data);
}
