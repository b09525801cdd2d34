/** The map as a side sees it, in arrays by hex: where the enemy is and what it threatens, and how full the own hexes are. */
import { cached, type Game } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { GRID, isInside, RIVER, WATER } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { ghostOf } from '../src/rules/02-set-up/hidden-units.ts';
import { stackingOf } from '../src/rules/08-operations/stacking.ts';
import { ALLIED_AT, cpOf, efficiencyOf, GERMAN_AT, hexAt, isTravelling, LAYOUT, supplyOf } from '../src/state/state.ts';
import { dataOf, enemyOf, isParent, type Unit, unitsOf } from '../src/state/units.ts';
import { FIRE_MODIFIERS, SUPPLY_FIRE } from '../src/tables/combat-tables.ts';
import { discAround, zocNeighbours } from './map-facts.ts';
import { THREAT } from './weights.ts';

export const HUNDRED = 100;
const columnNamed = (name: string): number => LAYOUT.names.indexOf(name);

/** What the fire of a unit comes to: strength, efficiency, supply [9.2]. */
export function powerOf(g: Game, u: Unit): number {
  const power = (cpOf(g, u) * efficiencyOf(g, u) * (SUPPLY_FIRE[supplyOf(g, u)] ?? 1)) / HUNDRED;
  return isParent(u) ? FIRE_MODIFIERS.parentUnit * power : power;
}

export interface EnemyMap {
  /** Strength of known enemies in the hex. */
  readonly strength: Float32Array;
  /** 1 in their zones of control. */
  readonly zone: Uint8Array;
  /** The strength that could come to bear on the hex in the enemy's next phase. */
  readonly threat: Float32Array;
  /** What an enemy in the hex or beside it adds to a way through it, in operation points. */
  readonly hindrance: Uint8Array;
}

function buildEnemyMap(g: Game, side: Side): EnemyMap {
  const strength = new Float32Array(GRID.hexCount);
  const zone = new Uint8Array(GRID.hexCount);
  const threat = new Float32Array(GRID.hexCount);
  for (const u of unitsOf(enemyOf(side))) {
    const hex = hexAt(g, u);
    if (hex >= 0) {
      strength[hex] = (strength[hex] ?? 0) + cpOf(g, u);
      spread(threat, threatShares(hex), cpOf(g, u));
      for (const other of zocNeighbours(enemyOf(side), hex)) zone[other] = 1;
    } else {
      const seen = ghostOf(g, u);
      if (seen !== undefined && seen.hex >= 0) spread(threat, threatShares(seen.hex), THREAT.ghost * dataOf(u).cp);
    }
  }
  const hindrance = Uint8Array.from(
    zone,
    (one, hex) => one * THREAT.enemyZone + ((strength[hex] ?? 0) > 0 ? THREAT.enemyInTheWay : 0),
  );
  return { strength, zone, threat, hindrance };
}

/** What a point of strength in a hex counts for in the hexes around it. */
interface Shares {
  readonly hexes: Int16Array;
  readonly shares: Float64Array;
}

/** By hex, found when first asked for. */
function sharesAround(shareAt: (hex: number, other: number, distance: number) => number): (hex: number) => Shares {
  const kept: (Shares | undefined)[] = [];
  return (hex) => {
    const found = kept[hex];
    if (found !== undefined) return found;
    const disc = discAround(hex).filter(([other, distance]) => shareAt(hex, other, distance) !== 0);
    const made = {
      hexes: Int16Array.from(disc, ([other]) => other),
      shares: Float64Array.from(disc, ([other, distance]) => shareAt(hex, other, distance)),
    };
    kept[hex] = made;
    return made;
  };
}

const threatShares = sharesAround((hex, other, distance) => {
  const isWet = distance === 1 && WATER[sideBetween(GRID, hex, other) ?? 0] === RIVER;
  return (THREAT.byDistance[distance] ?? 0) * (isWet ? THREAT.overRiver : 1);
});
const supportShares = sharesAround((_hex, _other, distance) => THREAT.supportByDistance[distance] ?? 0);

function spread(values: Float32Array, { hexes, shares }: Shares, strength: number): void {
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i] ?? 0;
    values[hex] = (values[hex] ?? 0) + strength * (shares[i] ?? 0);
  }
}

const KEYS = [columnNamed('cp'), columnNamed('spotted'), columnNamed('lastSeen')];
/** All that the map of the enemy is made of, by the side that looks. */
export const ENEMY_COLUMNS: Readonly<Record<Side, readonly number[]>> = {
  allied: [GERMAN_AT, ...KEYS],
  german: [ALLIED_AT, ...KEYS],
};
const enemyOfAllies = cached(ENEMY_COLUMNS.allied, (g) => buildEnemyMap(g, 'allied'));
const enemyOfGermans = cached(ENEMY_COLUMNS.german, (g) => buildEnemyMap(g, 'german'));
export const enemyMap = (g: Game, side: Side): EnemyMap => (side === 'allied' ? enemyOfAllies(g) : enemyOfGermans(g));

export interface OwnMap {
  /** Stacking points in the hex [8.8]. */
  readonly points: Uint8Array;
  readonly travelling: Uint8Array;
  readonly strength: Float32Array;
  /** Own strength within a hex or two: who would help. */
  readonly support: Float32Array;
}

function buildOwnMap(g: Game, side: Side): OwnMap {
  const points = new Uint8Array(GRID.hexCount);
  const travelling = new Uint8Array(GRID.hexCount);
  const strength = new Float32Array(GRID.hexCount);
  const support = new Float32Array(GRID.hexCount);
  for (const u of unitsOf(side)) {
    const hex = hexAt(g, u);
    if (hex < 0) continue;
    points[hex] = (points[hex] ?? 0) + stackingOf(g, u);
    if (isTravelling(g, u)) travelling[hex] = (travelling[hex] ?? 0) + 1;
    strength[hex] = (strength[hex] ?? 0) + cpOf(g, u);
    if (isInside(hex)) spread(support, supportShares(hex), cpOf(g, u));
  }
  return { points, travelling, strength, support };
}

const OWN_KEYS = [columnNamed('mode'), columnNamed('cp')];
const alliedOwn = cached([ALLIED_AT, ...OWN_KEYS], (g) => buildOwnMap(g, 'allied'));
const germanOwn = cached([GERMAN_AT, ...OWN_KEYS], (g) => buildOwnMap(g, 'german'));
export const ownMap = (g: Game, side: Side): OwnMap => (side === 'allied' ? alliedOwn(g) : germanOwn(g));
