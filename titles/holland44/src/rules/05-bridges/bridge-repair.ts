/** Chapter 5: repair [5.8] [5.9]. */
import { type Game, OK, type Ruling } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP, offsetOf } from '@bridgehead/hex';
import { NONE, roadOf, waterOf } from '@bridgehead/map';
import { GRID, MAJOR_RIVER, MAP } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { BLOWN, INTACT, UNDER_GERMAN_REPAIR, UNDER_REPAIR, WIRED } from '../../state/bridges.ts';
import { emitEvent } from '../../state/events.ts';
import { isOccupiedBy, occupiedHexes, unitsIn } from '../../state/stacks.ts';
import {
  bridgeState,
  ENGAGED,
  hasMark,
  hexOf,
  isBridgeUp,
  isInGoodOrder,
  OUT_OF_SUPPLY,
  setBridge,
  unknownCount,
  unknownHex,
} from '../../state/state.ts';
import { countersOf, enemyOf, isBridging, type Unit } from '../../state/units.ts';
import { isInOpenEzoc } from '../07-zones-of-control.ts';
import { hasRoadPathToArea } from '../18-supply/supply.ts';
import { bridgesAt, endsOf, fieldsOf, otherEnd, siteOf } from './bridge-sites.ts';

const NOT_DESTROYED = refusal('5.8', 'bridge-not-destroyed');
const RAILWAY = refusal('5.8', 'railway-bridge');
const NO_BRIDGING_UNIT = refusal('5.8', 'bridging-unit-unfit');
const FAR_SIDE = refusal('5.8', 'far-side-not-clear');
const TOO_NEAR = refusal('5.9', 'bridge-near-enemy');
const NO_PATH = refusal('5.9', 'bridge-without-supply-path');
const TOO_FAR_NORTH = refusal('5.9', 'bridge-too-far-north');

/** What a bridge is while this side works on it; the other side's work is of no use. */
const workOf = (side: Side): number => (side === 'allied' ? UNDER_REPAIR : UNDER_GERMAN_REPAIR);

/** [5.8] [5.9] Whether the Phasing Player may take the next step in repairing this bridge. */
export function mayRepair(g: Game, side: Side, bridge: number): Ruling {
  if (isBridgeUp(g, bridge)) return NOT_DESTROYED;
  const { kind, side: hexside } = siteOf(bridge);
  if (kind === 'rail' && waterOf(MAP, hexside) === MAJOR_RIVER) return RAILWAY;
  const byUnit = side === 'allied' ? mayBridgingUnitRepair(g, bridge) : undefined;
  if (byUnit?.legal === true) return OK;
  const alone = mayRepairAutomatically(g, side, bridge);
  return alone.legal ? OK : (byUnit ?? alone);
}

/** [5.8] [11.5.1] [14.2] [23.2] Undefined if no Bridging unit is adjacent to the hexside. */
function mayBridgingUnitRepair(g: Game, bridge: number): Ruling | undefined {
  let ruling: Ruling | undefined;
  for (const end of endsOf(bridge)) {
    const bridging = unitsIn(g, 'allied', end).filter(isBridging);
    if (bridging.length === 0) continue;
    if (!bridging.some((u) => canWork(g, u))) ruling ??= NO_BRIDGING_UNIT;
    else if (isClear(g, otherEnd(bridge, end))) return OK;
    else ruling = FAR_SIDE;
  }
  return ruling;
}

const canWork = (g: Game, u: Unit): boolean => isInGoodOrder(g, u) && !hasMark(g, u, OUT_OF_SUPPLY | ENGAGED);

/** [5.8] Clear of enemy units and EZOCs, which friendly units negate where they stand. */
const isClear = (g: Game, hex: number): boolean => !isOccupiedBy(g, 'german', hex) && !isInOpenEzoc(g, 'allied', hex);

/** [5.9] Far from all enemies, by road in touch with a friendly Entry Area. */
function mayRepairAutomatically(g: Game, side: Side, bridge: number): Ruling {
  if (!isFarFrom(g, enemyOf(side), bridge)) return TOO_NEAR;
  if (side === 'allied' && !isSouthOfBridging(g, bridge)) return TOO_FAR_NORTH;
  // A bridge that carries no road is not connected to one.
  const hasRoad = roadOf(MAP, siteOf(bridge).side) !== NONE;
  return hasRoad && endsOf(bridge).some((end) => hasRoadPathToArea(g, side, end)) ? OK : NO_PATH;
}

const SAFE_DISTANCE = 5;

/** [5.9] Counted from the nearer end, so that four hexes lie between; Unknown units count, units in areas do not. */
function isFarFrom(g: Game, enemy: Side, bridge: number): boolean {
  const ends = endsOf(bridge);
  const isFar = (hex: number): boolean => ends.every((end) => distanceBetween(GRID, hex, end) >= SAFE_DISTANCE);
  if (!occupiedHexes(g, enemy).every(isFar)) return false;
  for (let i = 0; enemy === 'german' && i < unknownCount(g); i++) {
    const hex = unknownHex(g, i);
    if (hex !== OFF_MAP && !isFar(hex)) return false;
  }
  return true;
}

const BRIDGING_UNITS = countersOf('allied').filter(isBridging);
const rowOf = (hex: number): number => offsetOf(GRID, hex).row;

/** [5.9] South is by row; a bridge between two rows lies half-way. */
function isSouthOfBridging(g: Game, bridge: number): boolean {
  const [first, second] = endsOf(bridge);
  const row = (rowOf(first) + rowOf(second)) / 2;
  return BRIDGING_UNITS.some((u) => hexOf(g, u) !== OFF_MAP && rowOf(hexOf(g, u)) > row);
}

/** [5.8] [5.9] Two Bridge Phases: first the marker, then the bridge, Intact for the Allied player, Wired for the German. */
export function repair(g: Game, side: Side, bridge: number): void {
  if (bridgeState(g, bridge) === workOf(side)) {
    setBridge(g, bridge, side === 'allied' ? INTACT : WIRED);
    emitEvent(g, 'bridge-repaired', '5.8', { ...fieldsOf(bridge), side });
  } else {
    setBridge(g, bridge, workOf(side));
    emitEvent(g, 'repair-begun', '5.8', { ...fieldsOf(bridge), side });
  }
}

/** [5.8] Work is lost when the enemy holds both sides of the bridge. To be called when units of a side enter a hex. */
export function loseRepairs(g: Game, hex: number, side: Side): void {
  const enemyWork = workOf(enemyOf(side));
  for (const bridge of bridgesAt(hex)) {
    if (bridgeState(g, bridge) !== enemyWork) continue;
    if (!endsOf(bridge).every((end) => isOccupiedBy(g, side, end))) continue;
    setBridge(g, bridge, BLOWN);
    emitEvent(g, 'repair-lost', '5.8', { ...fieldsOf(bridge) });
  }
}
