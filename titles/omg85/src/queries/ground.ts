/** What the map and the units on it say of a hex, who controls what, and who is in supply. */
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, directionName, nameOf, sideOf } from '@bridgehead/hex';
import { describeHex, NONE, type SideDescription } from '@bridgehead/map';
import { spreadZone } from '@bridgehead/toolkit';
import type { Answer } from '../contract/index.ts';
import { BORDER, BRIDGE_ON, BRIDGES, GRID, isInside, MAP, TERRAIN, TERRAIN_NAMES } from '../data/map.ts';
import { BRIDGE_STATES, SUPPLY_NAMES } from '../data/state-names.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { isOfCorpsOrLinked } from '../rules/04-air-strikes/air-strikes.ts';
import { isSourceOpen, isWithinAirReach } from '../rules/05-supply/airborne-supply.ts';
import { isGroundSupplied, openExits, supplyPath } from '../rules/05-supply/ground-supply.ts';
import { ENTER } from '../rules/08-operations/costs.ts';
import { armorInto } from '../rules/09-combat/fire.ts';
import { type Reason, saysBy } from '../says.ts';
import { occupiedHexes, reachesOver, unitsIn } from '../state/stacks.ts';
import { bridgeState, hexAt, ownerOf, supplyOf } from '../state/state.ts';
import { airborneFormation, idOf, isOfAirborne, sideOfUnit, type Unit } from '../state/units.ts';
import { OPERATION_COSTS } from '../tables/operation-costs.ts';

const name = (hex: number): string => nameOf(GRID, hex);

/** [1.4] A hex with its six sides; off-board hexes have no more than that. */
export function hexReport(g: Game, hex: number): Answer<'hex'> {
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
    enters: entersOf(hex),
    armorInto: armorInto(hex),
    units: SIDES.flatMap((side) => unitsIn(g, side, hex)).map(idOf),
    sides: Array.from({ length: DIRECTION_COUNT }, (_, d) => ({
      ...printed(described?.sides[d]),
      ...sideReport(g, hex, d),
    })),
  };
}

/** [8.9] The ground alone, by class of units. */
function entersOf(hex: number): Answer<'hex'>['enters'] {
  const cost = ENTER[TERRAIN[hex] ?? 0] ?? 'enter clear';
  const [motorized, vehicle, foot] = OPERATION_COSTS[cost];
  return { motorized, vehicle, foot };
}

type SideReport = Answer<'hex'>['sides'][number];

/** What the map prints on a hexside; whether its bridge stands, the game says. */
function printed(side: SideDescription | undefined): Partial<SideReport> {
  if (side === undefined) return {};
  const { bridges: _bridges, ...rest } = side;
  return rest;
}

function sideReport(g: Game, hex: number, direction: number): SideReport {
  const other = GRID.neighbours[hex * DIRECTION_COUNT + direction] ?? -1;
  const side = sideOf(GRID, hex, direction);
  const bridge = BRIDGE_ON[side] ?? NONE;
  const state =
    bridge === NONE ? undefined : { kind: 'road', state: BRIDGE_STATES[bridgeState(g, bridge)] ?? 'untested' };
  return {
    direction: directionName(GRID.layout.orientation, direction),
    ...(other < 0 ? {} : { hex: name(other) }),
    ...(BORDER[side] === 1 ? { border: true } : {}),
    ...(state === undefined ? {} : { bridge: state, bridges: [{ ...state, name: BRIDGES[bridge]?.name ?? '' }] }),
  };
}

/** [8.8] The hexes that a side controls, each with the hexes from which it does. */
export function zocReport(g: Game, side: Side): Answer<'zoc'> {
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
export function supplyReport(g: Game, u: Unit): Answer<'supply'>[number] {
  const side = sideOfUnit(u);
  const hex = hexAt(g, u);
  const supplied = isGroundSupplied(g, side, hex);
  const path = supplied ? (supplyPath(g, side, hex) ?? [hex]) : undefined;
  return {
    unit: idOf(u),
    supplied,
    state: SUPPLY_NAMES[supplyOf(g, u)] ?? 'supplied',
    ...(path === undefined ? {} : { path: path.map(name) }),
    ...(isOfAirborne(u) ? { airborne: isWithinAirReach(g, u), linked: isOfCorpsOrLinked(g, u) } : {}),
    ...(supplied ? {} : { blocked: { hex: name(hex), ...blockedBy(g, u, hex) } }),
  };
}

function blockedBy(g: Game, u: Unit, hex: number): Reason {
  if (isOfAirborne(u) && !isSourceOpen(g, airborneFormation(u))) return saysBy('5.2', 'no-trace-no-source');
  if (openExits(g, sideOfUnit(u)).length === 0) return saysBy('5.1', 'no-exit');
  return saysBy('5.1', isInside(hex) ? 'no-road-near' : 'no-road-near-border');
}
