/** What the map and the units on it say of a hex, who controls what, and who is in supply. */
import type { Game, JsonObject } from '@bridgehead/engine';
import { DIRECTION_COUNT, directionName, nameOf, sideOf } from '@bridgehead/hex';
import { describeHex, NONE, type SideDescription } from '@bridgehead/map';
import { spreadZone } from '@bridgehead/toolkit';
import { BORDER, BRIDGE_ON, BRIDGES, GRID, isInside, MAP, TERRAIN, TERRAIN_NAMES } from '../data/map.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { isOfCorpsOrLinked } from '../rules/04-air-strikes/air-strikes.ts';
import { isSourceOpen, isWithinAirReach } from '../rules/05-supply/airborne-supply.ts';
import { isGroundSupplied, openExits, supplyPath } from '../rules/05-supply/ground-supply.ts';
import { occupiedHexes, reachesOver, unitsIn } from '../state/stacks.ts';
import { BRIDGE_STATES, bridgeState, hexAt, ownerOf, SUPPLY_NAMES, supplyOf } from '../state/state.ts';
import { airborneFormation, idOf, isOfAirborne, sideOfUnit, type Unit } from '../state/units.ts';

const name = (hex: number): string => nameOf(GRID, hex);

/** [1.4] A hex with its six sides; off-board hexes have no more than that. */
export function hexReport(g: Game, hex: number): JsonObject {
  const inside = MAP.grid.indexByName.get(name(hex));
  const described = inside === undefined ? undefined : describeHex(MAP, inside);
  return {
    hex: name(hex),
    terrain: TERRAIN_NAMES[TERRAIN[hex] ?? 0] ?? '',
    features: described?.features ?? [],
    ...(described?.name === undefined ? {} : { name: described.name }),
    places: described?.places ?? [],
    marks: (described?.marks ?? []).map((mark) => ({ ...mark })),
    owner: ownerOf(g, hex),
    units: SIDES.flatMap((side) => unitsIn(g, side, hex)).map(idOf),
    sides: Array.from({ length: DIRECTION_COUNT }, (_, d) => ({
      ...printed(described?.sides[d]),
      ...sideReport(g, hex, d),
    })),
  };
}

/** What the map prints on a hexside; whether its bridge stands, the game says. */
function printed(side: SideDescription | undefined): JsonObject {
  if (side === undefined) return {};
  const { bridges: _bridges, ...rest } = side;
  return rest;
}

function sideReport(g: Game, hex: number, direction: number): JsonObject {
  const other = GRID.neighbours[hex * DIRECTION_COUNT + direction] ?? -1;
  const side = sideOf(GRID, hex, direction);
  const bridge = BRIDGE_ON[side] ?? NONE;
  const state = bridge === NONE ? undefined : { kind: 'road', state: BRIDGE_STATES[bridgeState(g, bridge)] ?? '' };
  return {
    direction: directionName(GRID.layout.orientation, direction),
    ...(other < 0 ? {} : { hex: name(other) }),
    ...(BORDER[side] === 1 ? { border: true } : {}),
    ...(state === undefined ? {} : { bridge: state, bridges: [{ ...state, name: BRIDGES[bridge]?.name ?? '' }] }),
  };
}

/** [8.8] The hexes that a side controls, each with the hexes from which it does. */
export function zocReport(g: Game, side: Side): JsonObject {
  const from = new Map<number, number[]>();
  for (const source of occupiedHexes(g, side)) {
    const zone = new Uint8Array(GRID.hexCount);
    spreadZone(GRID, zone, { hex: source, bit: 1 }, (hexside) => reachesOver(side, hexside));
    zone.forEach((bit, hex) => {
      if (bit === 1) from.set(hex, [...(from.get(hex) ?? []), source]);
    });
  }
  const hexes = [...from].sort(([a], [b]) => a - b);
  return { side, hexes: hexes.map(([hex, sources]) => ({ hex: name(hex), from: sources.map(name) })) };
}

/** [5] A unit's state, the path that proves its ground trace, and what it would find in the next Supply Phase. */
export function supplyReport(g: Game, u: Unit): JsonObject {
  const side = sideOfUnit(u);
  const hex = hexAt(g, u);
  const supplied = isGroundSupplied(g, side, hex);
  const path = supplied ? (supplyPath(g, side, hex) ?? [hex]) : undefined;
  return {
    unit: idOf(u),
    supplied,
    state: SUPPLY_NAMES[supplyOf(g, u)] ?? '',
    ...(path === undefined ? {} : { path: path.map(name) }),
    ...(isOfAirborne(u) ? { airborne: isWithinAirReach(g, u), linked: isOfCorpsOrLinked(g, u) } : {}),
    ...(supplied ? {} : { blocked: blockedBy(g, u, hex) }),
  };
}

function blockedBy(g: Game, u: Unit, hex: number): JsonObject {
  const side = sideOfUnit(u);
  if (isOfAirborne(u) && !isSourceOpen(g, airborneFormation(u)))
    return { hex: name(hex), rule: '5.2', reason: 'no ground trace, and the supply source is in enemy hands' };
  const reason =
    openExits(g, side).length === 0
      ? 'the enemy owns every road that leaves the map'
      : `no supplied road within two hexes of ${isInside(hex) ? 'it' : 'the border'}`;
  return { hex: name(hex), rule: '5.1', reason };
}
