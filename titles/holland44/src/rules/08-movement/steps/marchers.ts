/** Chapter 8: all that the rules of a step ask of those who march and of the enemy, read once for any number of steps. */
import { cached, cachedUntilWrite, type Game } from '@bridgehead/engine';
import { neighbourOf, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../../data/map.ts';
import type { Side } from '../../../data/unit-data.ts';
import { rulesOf } from '../../../editions.ts';
import { hexOfPlace } from '../../../state/places.ts';
import { occupiedHexes } from '../../../state/stacks.ts';
import {
  ALLIED_AT,
  GERMAN_AT,
  isInFullRetreat,
  TRAFFIC_AT,
  TRAFFIC_COUNT,
  trafficPlace,
  UNKNOWN_AT,
  unknownCount,
  unknownHex,
} from '../../../state/state.ts';
import { enemyOf, isVehicle } from '../../../state/units.ts';
import { isMechanized } from '../../02-contents.ts';
import { type BondMap, bondsOf, zocOf } from '../../07-zones-of-control.ts';
import { isShaky } from '../../14-disruption/disruption.ts';
import { isBoundByCorps } from '../../23-special-rules/corps-boundaries.ts';
import { mindsTraffic } from '../../24-traffic-markers.ts';
import { armOf } from '../costs.ts';
import { budgetOf, hexLimit, type Marching, UNLIMITED } from '../moving-stack.ts';
import { type Ways, waysOf } from './ways.ts';

/** What is in a hex, one bit each: units of the enemy, an Unknown unit; and any of them next to it. */
export const ENEMY = 1;
export const HIDDEN = 2;
export const BESIDE_ENEMY = 4;

/** By hex: where the enemies of a side are, and what is next to them, whatever lies between. */
function findEnemies(g: Game, side: Side): Uint8Array {
  const flags = new Uint8Array(GRID.hexCount);
  const note = (hex: number, bit: number): void => {
    flags[hex] = (flags[hex] ?? 0) | bit;
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(GRID, hex, d);
      if (next !== OFF_MAP) flags[next] = (flags[next] ?? 0) | BESIDE_ENEMY;
    }
  };
  for (const hex of occupiedHexes(g, enemyOf(side))) note(hex, ENEMY);
  for (let i = 0; side === 'allied' && i < unknownCount(g); i++) {
    const hex = unknownHex(g, i);
    if (hex !== OFF_MAP) note(hex, HIDDEN);
  }
  return flags;
}
const enemiesOfAllies = cached([GERMAN_AT, UNKNOWN_AT], (g) => findEnemies(g, 'allied'));
const enemiesOfGermans = cached([ALLIED_AT], (g) => findEnemies(g, 'german'));

const NO_TRAFFIC = new Uint8Array(GRID.hexCount);
const trafficByHex = cached([TRAFFIC_AT], (g) => {
  const traffic = NO_TRAFFIC.slice();
  for (let i = 0; i < TRAFFIC_COUNT; i++) {
    const hex = hexOfPlace(trafficPlace(g, i));
    if (hex !== OFF_MAP) traffic[hex] = 1;
  }
  return traffic;
});

export interface Marchers extends Marching {
  readonly g: Game;
  /** Sixths of a Movement Point; Tactical Movement pays nothing. */
  readonly budget: number;
  readonly hexLimit: number;
  readonly ways: Ways;
  /** By way: the highest cost that one of them incurs [8.1], and what bars any of them. */
  readonly costs: Uint8Array;
  readonly bars: Uint8Array;
  /** [6.4.2] Whether there are Mechanized units among them that may not come into an overstacked hex so. */
  readonly shunsOverstacked: boolean;
  /** [24.2] By hex: 1 where one of them pays for Traffic. */
  readonly traffic: Uint8Array;
  /** [14.2] Whether there is a Disrupted Low Quality unit among them. */
  readonly isShaky: boolean;
  /** [14.3.1] Whether all of them are in Full Retreat. */
  readonly isRouted: boolean;
  /** [23.4] Whether a corps boundary binds one of them. */
  readonly isBound: boolean;
  /** Whether they and the enemy are taken to be in Good Order and able to attack. */
  readonly areAllFit: boolean;
  /** By hex: ENEMY, HIDDEN, BESIDE_ENEMY. */
  readonly enemies: Uint8Array;
  /** By hex: enemy ZOCs. */
  readonly ezoc: Uint8Array;
  readonly bonds: BondMap;
}

function readMarchers(g: Game, { side, units, mode }: Marching, areAllFit: boolean): Marchers {
  const foe = enemyOf(side);
  const ways = waysOf(g);
  let arms = 0;
  let hasVehicle = false;
  let hasMechanized = false;
  let hasShaky = false;
  let isRouted = true;
  let isBound = false;
  for (const u of units) {
    arms |= 1 << armOf(g, u);
    if (isVehicle(u)) hasVehicle = true;
    if (isMechanized(g, u)) hasMechanized = true;
    if (isShaky(g, u)) hasShaky = true;
    if (!isInFullRetreat(g, u)) isRouted = false;
    if (isBoundByCorps(g, u)) isBound = true;
  }
  return {
    g,
    side,
    units,
    mode,
    budget: mode === 'tactical' ? UNLIMITED : budgetOf(g, units, mode),
    hexLimit: hexLimit(g, areAllFit ? [] : units, mode),
    ways,
    costs: arms === 1 ? ways.costs[0] : arms === 2 ? ways.costs[1] : ways.costs[2],
    bars: ways.bars[hasVehicle ? 1 : 0],
    shunsOverstacked: hasMechanized && mode !== 'tactical' && rulesOf(g).overstackEntryNeedsTactical,
    traffic: units.some((u) => mindsTraffic(g, u)) ? trafficByHex(g) : NO_TRAFFIC,
    isShaky: hasShaky && !areAllFit,
    isRouted: isRouted && !areAllFit,
    isBound,
    areAllFit,
    enemies: side === 'allied' ? enemiesOfAllies(g) : enemiesOfGermans(g),
    ezoc: zocOf(g, foe),
    bonds: bondsOf(g, foe),
  };
}

/** The stack that was read last: it is asked about step after step. */
const lastRead = cachedUntilWrite((): { marchers: Marchers | undefined } => ({ marchers: undefined }));

export function marchersOf(g: Game, stack: Marching): Marchers {
  const last = lastRead(g);
  const kept = last.marchers;
  if (kept !== undefined && kept.units === stack.units && kept.mode === stack.mode && kept.side === stack.side)
    return kept;
  last.marchers = readMarchers(g, stack, false);
  return last.marchers;
}

/** The same as if all had recovered, friend and enemy: in Good Order, able to attack, with no marker on them. */
export const fitMarchers = (g: Game, stack: Marching): Marchers => readMarchers(g, stack, true);
