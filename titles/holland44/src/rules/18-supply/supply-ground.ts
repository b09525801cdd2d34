/** [18.3.1] [18.3.2] What lies in the way of a side's Supply Paths: one step at a time, each obstacle with its rule. */
import type { Game, Refusal } from '@bridgehead/engine';
import { hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import { areaBeyond, hasFerry, NONE, roadOf, waterOf } from '@bridgehead/map';
import { CANAL, CITY, GRID, LAKE, MAJOR_RIVER, MAP } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { rulesOf } from '../../editions.ts';
import { refusal } from '../../says.ts';
import { BRIDGES, bridgesOn, INTACT, WIRED } from '../../state/bridges.ts';
import { occupiedHexes } from '../../state/stacks.ts';
import { bridgeState, CONTROLLED_HEXES, holderOf, isBridgeUp, unknownCount, unknownHex } from '../../state/state.ts';
import { enemyOf } from '../../state/units.ts';
import { type BondMap, bondsOf, isBridged, isSideBonded, zocOf } from '../07-zones-of-control.ts';
import { isFerrySite, usableFerry } from '../08-movement/ferries.ts';

const ENEMY = 1;
const FRIEND = 2;
const EZOC = 4;
/** An EZOC that no friendly unit negates. */
const OPEN_EZOC = 8;
/** An enemy Hex Bond that no friendly unit negates. */
const BONDED = 16;
/** [18.3.2] A vacant City hex that the enemy held last. */
const HOSTILE_CITY = 32;

/** The map as the Supply Paths of one side see it now. */
export interface Ground {
  readonly game: Game;
  readonly side: Side;
  /** By hex, one bit for each of the above. */
  readonly hexes: Uint8Array;
  readonly bonds: BondMap;
  /** [18.3.2] The EZOCs that keep the Road Portion out: all, or those that no friendly unit negates. */
  readonly roadEzoc: number;
}

export function buildGround(g: Game, side: Side): Ground {
  const hexes = new Uint8Array(GRID.hexCount);
  const bonds = bondsOf(g, enemyOf(side));
  const zoc = zocOf(g, enemyOf(side));
  markUnits(g, hexes, enemyOf(side), ENEMY);
  markUnits(g, hexes, side, FRIEND);
  for (let hex = 0; hex < hexes.length; hex++) {
    const flags = hexes[hex] ?? 0;
    const isFriendly = (flags & FRIEND) !== 0;
    const ezoc = zoc[hex] === 0 ? 0 : isFriendly ? EZOC : EZOC | OPEN_EZOC;
    hexes[hex] = flags | ezoc | (bonds.hexes[hex] !== 0 && !isFriendly ? BONDED : 0);
  }
  for (const hex of CONTROLLED_HEXES) {
    const isVacant = ((hexes[hex] ?? 0) & (ENEMY | FRIEND)) === 0;
    if (MAP.terrain[hex] === CITY && isVacant && holderOf(g, hex) !== side)
      hexes[hex] = (hexes[hex] ?? 0) | HOSTILE_CITY;
  }
  return { game: g, side, hexes, bonds, roadEzoc: rulesOf(g).roadSupplyFriendNegatesEzoc ? OPEN_EZOC : EZOC };
}

/** [25.2.1] Unknown units hold a hex, and negate EZOCs in it, as others do. */
function markUnits(g: Game, hexes: Uint8Array, side: Side, flag: number): void {
  for (const hex of occupiedHexes(g, side)) hexes[hex] = (hexes[hex] ?? 0) | flag;
  for (let i = 0; side === 'german' && i < unknownCount(g); i++) {
    const hex = unknownHex(g, i);
    if (hex !== OFF_MAP) hexes[hex] = (hexes[hex] ?? 0) | flag;
  }
}

const OVERLAND_ENEMY = refusal('18.3.1', 'enemy-in-hex');
const BOND = refusal('7.4.2', 'bond-in-way');
const SECOND_EZOC = refusal('18.3.1', 'second-ezoc');
const RIVER = refusal('18.3.1', 'river-in-way');
const UNBRIDGED_CANAL = refusal('18.6', 'canal-in-way');

const isBonded = ({ game, side, bonds }: Ground, hexside: number): boolean =>
  bonds.sides[hexside] !== 0 && isSideBonded(game, side, hexside);

/** [18.3.1] What keeps the Overland Portion from this step; from OFF_MAP if it begins in the hex before this one. */
export function overlandObstacle(ground: Ground, from: number, hexside: number, to: number): Refusal | undefined {
  const flags = ground.hexes[to] ?? 0;
  if ((flags & ENEMY) !== 0) return OVERLAND_ENEMY;
  if ((flags & BONDED) !== 0 || isBonded(ground, hexside)) return BOND;
  if ((flags & OPEN_EZOC) !== 0 && from !== OFF_MAP && ((ground.hexes[from] ?? 0) & OPEN_EZOC) !== 0)
    return SECOND_EZOC;
  return riverObstacle(ground, hexside);
}

function riverObstacle({ game, side }: Ground, hexside: number): Refusal | undefined {
  if (IS_RIVER[hexside] === 0 || isBridged(game, hexside)) return undefined;
  return isFerrySite(game, side, hexside) ? undefined : RIVER;
}

/** [18.6] An unbridged Canal does not stop an Overland Portion, but it does stop vehicles. */
export const canalObstacle = ({ game }: Ground, hexside: number): Refusal | undefined =>
  waterOf(MAP, hexside) === CANAL && !isBridged(game, hexside) ? UNBRIDGED_CANAL : undefined;

const EDGE_RIVER = refusal('19.3.2', 'river-at-edge');

/** [18.3.1] [19.3.2] What keeps the Overland Portion from leaving the map over this hexside. */
export function exitObstacle({ game, side }: Ground, hexside: number): Refusal | undefined {
  if (waterOf(MAP, hexside) !== MAJOR_RIVER) return undefined;
  return usableFerry(game, side, hexside) ? undefined : EDGE_RIVER;
}

const ROAD_ENEMY = refusal('18.3.2', 'enemy-in-hex');
const ROAD_EZOC = refusal('18.3.2', 'ezoc-on-road');
const CITY_OF_ENEMY = refusal('18.3.2', 'city-of-enemy');
const FERRY = refusal('18.3.2', 'ferry-is-no-road');
const BLOWN_BRIDGE = refusal('18.3.2', 'blown-bridge');
const INTACT_BRIDGE = refusal('18.3.2', 'intact-bridge');
const WIRED_BRIDGE = refusal('18.3.2', 'wired-bridge');

/** [18.3.2] What keeps the Road Portion from entering this hex; `head` is the Supply Head's hex it leads to, if any. */
export const roadObstacle = (ground: Ground, head: number, hexside: number, to: number): Refusal | undefined =>
  roadHexObstacle(ground, head, to) ?? roadSideObstacle(ground, hexside);

/** [18.3.2] The same, by whichever road it comes. */
export function roadHexObstacle(ground: Ground, head: number, to: number): Refusal | undefined {
  const flags = ground.hexes[to] ?? 0;
  if ((flags & ENEMY) !== 0) return ROAD_ENEMY;
  if ((flags & ground.roadEzoc) !== 0 && to !== head) return ROAD_EZOC;
  return (flags & HOSTILE_CITY) !== 0 ? CITY_OF_ENEMY : undefined;
}

/** [7.4.2] [18.3.2] What keeps the Road Portion from crossing this hexside, whatever lies behind it. */
export const roadSideObstacle = (ground: Ground, hexside: number): Refusal | undefined =>
  isBonded(ground, hexside) ? BOND : crossingObstacle(ground, hexside);

/** [18.3.2] [5.7] Bridges that can never be blown are neither Wired nor marked Intact: both sides use them. */
export function crossingObstacle({ game, side }: Ground, hexside: number): Refusal | undefined {
  if (HAS_CROSSING[hexside] === 0) return undefined;
  if (hasFerry(MAP, hexside)) return FERRY;
  for (const bridge of bridgesOn(hexside)) {
    const site = BRIDGES[bridge];
    // The road runs over the road bridge; a railway bridge beside it does not matter.
    if (site === undefined || site.kind !== 'road' || site.isPermanent) continue;
    if (!isBridgeUp(game, bridge)) return BLOWN_BRIDGE;
    const state = bridgeState(game, bridge);
    if (side === 'german' && state === INTACT) return INTACT_BRIDGE;
    if (side === 'allied' && state === WIRED) return WIRED_BRIDGE;
  }
  return undefined;
}

/** By hexside, what the floods ask again and again. */
const bySide = (test: (hexside: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: GRID.sideCount }, (_, hexside) => (test(hexside) ? 1 : 0));
const IS_RIVER = bySide((hexside) => [MAJOR_RIVER, LAKE].includes(waterOf(MAP, hexside)));
const HAS_ROAD = bySide((hexside) => roadOf(MAP, hexside) !== NONE);
/** A bridge or a Ferry, where the Road Portion has to look twice. */
const HAS_CROSSING = bySide((hexside) => hasFerry(MAP, hexside) || bridgesOn(hexside).length > 0);

export const hasRoad = (hexside: number): boolean => HAS_ROAD[hexside] === 1;

/** A hexside through which the map can be left, and the Entry Area beyond it. */
export interface Exit {
  readonly hex: number;
  readonly hexside: number;
  readonly area: number;
}

export const EXITS: readonly Exit[] = Array.from({ length: GRID.sideCount }, (_, hexside) => hexside)
  .filter((hexside) => areaBeyond(MAP, hexside) !== NONE)
  .map((hexside) => ({ hex: hexesOfSide(GRID, hexside)[0], hexside, area: areaBeyond(MAP, hexside) }));
