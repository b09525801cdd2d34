/** Bridges and ferries: each site of geography finds its hexside on the chain of its water. */
import { gapBetween, type Point, sideMiddle } from '@bridgehead/hex';
import type { BridgeKind } from '@bridgehead/map';
import { demandKnown } from '../pins/known-names.ts';
import { mergedByName } from '../pins/pin-book.ts';
import { type GeoBridge, SourceFault } from '../source/geography.ts';
import { type Canvas, isSideOnMap, sideOfName } from './canvas.ts';
import type { Setting } from './setting.ts';
import type { Chain } from './waters.ts';

export interface BridgeSite {
  readonly name: string;
  readonly kind: BridgeKind;
  readonly water: string;
  readonly at: Point;
}

export interface Bridge extends BridgeSite {
  readonly side: number;
  readonly permanent: boolean;
}

export interface Ferry {
  readonly name: string;
  readonly side: number;
  readonly at: Point;
}

/** A site further from every hexside of its water than this has no place on the map. */
const REACH = 1.3;
const SAME_KIND_COST = 3;
const OTHER_KIND_COST = 0.35;

/** A bridge over a lesser water, which roads cross anyway, is shown only where a pin asks for it. */
export function placeBridges(setting: Setting, chains: readonly Chain[]): Bridge[] {
  const { canvas, pins, project, source } = setting;
  const stated = mergedByName(pins.of('bridge'));
  const left = new Set(pins.of('no-bridge').map((pin) => pin.name));
  demandKnown('bridge', [...stated.keys(), ...left], source.geography.bridges);
  const isBridged = (chain: Chain): boolean => source.recipe.bridgedWaters.includes(chain.class);
  const bridges: Bridge[] = [];
  for (const bridge of statedFirst(source.geography.bridges, stated)) {
    const pin = stated.get(bridge.name);
    const water = chains.filter((chain) => chain.name === bridge.water && (pin !== undefined || isBridged(chain)));
    if (left.has(bridge.name)) continue;
    const kind = pin?.kind ?? bridge.kind;
    const at = project(bridge.at);
    const side =
      pin?.side === undefined
        ? nearestSide(canvas, sidesOfChains(water), at, (s) => crowding(bridges, s, kind))
        : sideOfName(canvas, pin.side);
    if (side === undefined || !isSideOnMap(canvas, side)) continue;
    if (!water.some((chain) => chain.sides.includes(side))) {
      throw new SourceFault(`bridge «${bridge.name}»: ${pin?.side ?? ''} is not on the ${bridge.water}`);
    }
    bridges.push({ name: bridge.name, kind, water: bridge.water, at, side, permanent: pin?.permanent === true });
  }
  return bridges;
}

/** Those with a hexside of their own come first: the others keep clear of them. */
function statedFirst(
  bridges: readonly GeoBridge[],
  stated: ReadonlyMap<string, { readonly side?: string }>,
): GeoBridge[] {
  const hasSide = (bridge: GeoBridge): boolean => stated.get(bridge.name)?.side !== undefined;
  return [...bridges.filter(hasSide), ...bridges.filter((bridge) => !hasSide(bridge))];
}

/** The bridges of geography that pins leave out. */
export function deniedBridges({ pins, project, source }: Setting): BridgeSite[] {
  const left = new Set(pins.of('no-bridge').map((pin) => pin.name));
  const denied = source.geography.bridges.filter((bridge) => left.has(bridge.name));
  return denied.map((bridge) => ({ ...bridge, at: project(bridge.at) }));
}

export const crowding = (bridges: readonly Bridge[], side: number, kind: BridgeKind): number =>
  bridges
    .filter((bridge) => bridge.side === side)
    .reduce((sum, bridge) => sum + (bridge.kind === kind ? SAME_KIND_COST : OTHER_KIND_COST), 0);

export function placeFerries(setting: Setting, chains: readonly Chain[], bridges: readonly Bridge[]): Ferry[] {
  const { canvas, pins, project, source } = setting;
  if (!source.recipe.ferries) return [];
  const stated = new Map(pins.of('ferry').map((pin) => [pin.name, pin.side]));
  const left = new Set(pins.of('no-ferry').map((pin) => pin.name));
  demandKnown('ferry', [...stated.keys(), ...left], source.geography.ferries);
  const ferries: Ferry[] = [];
  const taken = (side: number): number =>
    bridges.some((bridge) => bridge.side === side) || ferries.some((ferry) => ferry.side === side) ? REACH : 0;
  for (const ferry of source.geography.ferries) {
    if (left.has(ferry.name)) continue;
    const at = project(ferry.at);
    const name = stated.get(ferry.name);
    const water = chains.filter((chain) => chain.name === ferry.water);
    const side = name === undefined ? nearestSide(canvas, sidesOfChains(water), at, taken) : sideOfName(canvas, name);
    if (side !== undefined && isSideOnMap(canvas, side)) ferries.push({ name: ferry.name, side, at });
  }
  return ferries;
}

const sidesOfChains = (chains: readonly Chain[]): number[] => chains.flatMap((chain) => chain.sides);

/** The nearest of these hexsides, each moved away by something extra; none that is out of reach. */
export function nearestSide(
  canvas: Canvas,
  sides: Iterable<number>,
  at: Point,
  extra: (side: number) => number,
): number | undefined {
  let best: number | undefined;
  let least = REACH;
  for (const side of sides) {
    const away = gapBetween(sideMiddle(canvas.grid, side), at) + extra(side);
    if (away < least) {
      least = away;
      best = side;
    }
  }
  return best;
}
