/** Where roads go through the bed of a water, and the bridges that spare them that. */
import { sideMiddle } from '@bridgehead/hex';
import { SourceFault } from '../source/geography.ts';
import { isSideOnMap, sideOfName } from './canvas.ts';
import { type Bridge, crowding, nearestSide } from './crossings.ts';
import { type Route, sidesOf } from './routes.ts';
import type { Setting } from './setting.ts';
import type { Chain } from './waters.ts';

/** A bridge rather stands on the better road, if that is hardly farther. */
const LESSER_ROAD_COST = 0.15;

/** The bridges that pins add, and those of geography, each where a road meets its water nearest to it. */
export function bridgeFords(
  setting: Setting,
  chains: readonly Chain[],
  roads: readonly Route[],
  placed: readonly Bridge[],
): Bridge[] {
  const { canvas, pins, project, source } = setting;
  const bridges = addedBridges(setting, chains);
  const denied = new Set(pins.of('no-bridge').map((pin) => pin.name));
  const classes = roadClasses(setting, roads);
  for (const { name, kind, water, at: lonLat } of source.geography.bridges) {
    if (denied.has(name) || placed.some((bridge) => bridge.name === name)) continue;
    const at = project(lonLat);
    const met = chains.filter((chain) => chain.name === water).flatMap(({ sides }) => sides);
    const side = nearestSide(
      canvas,
      met.filter((known) => classes.has(known)),
      at,
      (known) => crowding([...placed, ...bridges], known, kind) + (classes.get(known) ?? 0) * LESSER_ROAD_COST,
    );
    if (side !== undefined && isSideOnMap(canvas, side))
      bridges.push({ name, kind, water, at, side, permanent: false });
  }
  return bridges;
}

function addedBridges({ canvas, pins }: Setting, chains: readonly Chain[]): Bridge[] {
  return pins.of('new-bridge').map((pin) => {
    const side = sideOfName(canvas, pin.side);
    const water = chains.find((chain) => chain.sides.includes(side))?.name;
    if (water === undefined) throw new SourceFault(`bridge «${pin.name}»: ${pin.side} has no water to go through`);
    return { name: pin.name, kind: 'road', water, at: sideMiddle(canvas.grid, side), side, permanent: false };
  });
}

/** The hexsides that roads cross, each with how far its best road is from the best there is. */
function roadClasses({ canvas, source }: Setting, roads: readonly Route[]): Map<number, number> {
  const words = source.recipe.vocabulary.roads;
  const classes = new Map<number, number>();
  for (const road of roads) {
    const rank = words.length - 1 - words.indexOf(road.class);
    for (const side of sidesOf(canvas, road.hexes)) classes.set(side, Math.min(rank, classes.get(side) ?? rank));
  }
  return classes;
}
