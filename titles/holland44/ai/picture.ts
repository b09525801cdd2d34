/** The picture of a sight: what the enemy can reach and strike next turn, where the front runs, who is cut off. */
import { cached, type Game } from '@bridgehead/engine';
import { neighbourOf, neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { GRID, MAP } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { allowanceOf, figuresOf } from '../src/rules/02-contents.ts';
import { isBondInTheWay } from '../src/rules/07-zones-of-control.ts';
import { placesBeside } from '../src/rules/08-movement/reach.ts';
import { isSupplied } from '../src/rules/18-supply/supply.ts';
import { fieldOf, friendlyAreas, isReachedBy, toAreas, tracePath } from '../src/rules/18-supply/supply-paths.ts';
import { isFriendlyArea } from '../src/rules/19-entry-areas.ts';
import { isFrozen } from '../src/rules/23-special-rules/garrisons.ts';
import { areaOfPlace, areaPlace, hexOfPlace, isAreaPlace } from '../src/state/places.ts';
import { occupiedHexes, unitsIn, unknownIn } from '../src/state/stacks.ts';
import {
  ALLIED_AT,
  ALLIED_ORDER,
  ALLIED_STEPS,
  BRIDGE,
  DISRUPTED,
  ENGAGED,
  GERMAN_AT,
  GERMAN_ORDER,
  GERMAN_STEPS,
  hasMark,
  hexOf,
  isInFullRetreat,
  OUT_OF_SUPPLY,
  orderOf,
  placeOf,
  SCATTERED,
  TURN,
  turnOf,
  UNKNOWN_AT,
  UNKNOWN_COUNT,
  unknownHex,
} from '../src/state/state.ts';
import { enemyOf, isArtillery, isSupplyHead, type Unit, unitsOf } from '../src/state/units.ts';
import { endsOf as marchEndsOf } from './movement/reach.ts';

/** Who moves where and how strong it is: all that the picture is made of. */
const SEEN = [
  ALLIED_AT,
  GERMAN_AT,
  ALLIED_ORDER,
  GERMAN_ORDER,
  ALLIED_STEPS,
  GERMAN_STEPS,
  UNKNOWN_AT,
  BRIDGE,
  TURN,
] as const;

/** What units of a side could do in their next player-turn, by hex. */
export interface Threat {
  /** Attack Strength that could stand next to the hex. */
  readonly strength: Float32Array;
  /** 1 where one of its units could end its move. */
  readonly reach: Uint8Array;
}

const HALVED = 0.5;

function buildThreat(sight: Game, side: Side): Threat {
  const strength = new Float32Array(GRID.hexCount);
  const reach = new Uint8Array(GRID.hexCount);
  const struck = new Int16Array(GRID.hexCount).fill(-1);
  for (const u of unitsOf(side)) {
    const attack = attackNow(sight, u);
    for (const end of endsOf(sight, u)) {
      reach[end] = 1;
      if (attack > 0) strike(strength, struck, { u, end, attack });
    }
  }
  expectArrivals(sight, side, strength);
  return { strength, reach };
}

/** Reinforcements come out of a friendly Entry Area sooner or later. */
const ARRIVING_STRENGTH = 2;

function expectArrivals(sight: Game, side: Side, strength: Float32Array): void {
  MAP.areas.forEach((_, area) => {
    if (!isFriendlyArea(side, area, turnOf(sight))) return;
    const edge = placesBeside(areaPlace(area)).map(hexOfPlace);
    for (const hex of new Set(edge.flatMap((one) => [one, ...neighboursOf(GRID, one)])))
      strength[hex] = (strength[hex] ?? 0) + ARRIVING_STRENGTH;
  });
}

interface Blow {
  readonly u: Unit;
  readonly end: number;
  readonly attack: number;
}

/** A unit counts once for each hex next to one that it can reach. */
function strike(strength: Float32Array, struck: Int16Array, { u, end, attack }: Blow): void {
  for (let d = 0; d < 6; d++) {
    const next = neighbourOf(GRID, end, d);
    if (next === OFF_MAP || struck[next] === u) continue;
    struck[next] = u;
    strength[next] = (strength[next] ?? 0) + attack;
  }
}

/** What it would attack with; a Disrupted unit may well have recovered by then. */
function attackNow(sight: Game, u: Unit): number {
  if (isInFullRetreat(sight, u) || isArtillery(u) || isSupplyHead(u)) return 0;
  const attack = figuresOf(sight, u)[0];
  const isWeak = orderOf(sight, u) === DISRUPTED || hasMark(sight, u, OUT_OF_SUPPLY | ENGAGED | SCATTERED);
  return isWeak ? attack * HALVED : attack;
}

/** Where a unit could go in its next turn, where it stands included. */
function endsOf(sight: Game, u: Unit): readonly number[] {
  const place = placeOf(sight, u);
  if (isAreaPlace(place)) return entryHexes(sight, u, areaOfPlace(place));
  const hex = hexOfPlace(place);
  if (hex === OFF_MAP) return [];
  if (allowanceOf(sight, u) === 0 || isFrozen(sight, u)) return [hex];
  if (hasMark(sight, u, OUT_OF_SUPPLY) || isInFullRetreat(sight, u) || isArtillery(u) || isSupplyHead(u)) return [hex];
  return [hex, ...marchEndsOf(sight, u, 'normal')];
}

/** Out of an Entry Area: the hexes on the edge and those next to them, as far as nobody stands in the way. */
function entryHexes(sight: Game, u: Unit, area: number): readonly number[] {
  const side = unitsOf('allied').includes(u) ? 'allied' : 'german';
  if (!isFriendlyArea(side, area, turnOf(sight))) return [];
  const edge = placesBeside(areaPlace(area)).map(hexOfPlace);
  return [...new Set(edge.flatMap((hex) => [hex, ...neighboursOf(GRID, hex)]))].filter(
    (hex) => unitsIn(sight, enemyOf(side), hex).length === 0,
  );
}

const threatOfAllies = cached(SEEN, (g) => buildThreat(g, 'allied'));
const threatOfGermans = cached(SEEN, (g) => buildThreat(g, 'german'));

/** What the enemies of a side could do to it next turn, as things stand now. */
export const threatTo = (sight: Game, side: Side): Threat =>
  side === 'german' ? threatOfAllies(sight) : threatOfGermans(sight);

// ---- influence and front -----------------------------------------------------------------------------------------------

const RINGS = [1, 0.6, 0.3] as const;

/** By hex: the Defense Strength of a side in it and, ever less, around it. */
function buildInfluence(sight: Game, side: Side): Float32Array {
  const influence = new Float32Array(GRID.hexCount);
  for (const hex of occupiedHexes(sight, side)) {
    const defense = unitsIn(sight, side, hex).reduce((sum, u) => sum + figuresOf(sight, u)[1], 0);
    spreadOut(influence, hex, defense);
  }
  for (let i = 0; side === 'german' && i < UNKNOWN_COUNT; i++) {
    const hex = unknownHex(sight, i);
    if (hex !== OFF_MAP) spreadOut(influence, hex, 1);
  }
  return influence;
}

function spreadOut(influence: Float32Array, from: number, value: number): void {
  let ring = new Set([from]);
  const seen = new Set(ring);
  for (const share of RINGS) {
    const next = new Set<number>();
    for (const hex of ring) {
      influence[hex] = (influence[hex] ?? 0) + value * share;
      for (const beside of neighboursOf(GRID, hex)) if (!seen.has(beside)) next.add(beside);
    }
    for (const hex of next) seen.add(hex);
    ring = next;
  }
}

const alliedInfluence = cached([ALLIED_AT, ALLIED_STEPS], (g) => buildInfluence(g, 'allied'));
const germanInfluence = cached([GERMAN_AT, GERMAN_STEPS, UNKNOWN_AT], (g) => buildInfluence(g, 'german'));
export const influenceOf = (sight: Game, side: Side): Float32Array =>
  side === 'allied' ? alliedInfluence(sight) : germanInfluence(sight);

/** The hexes of a side that the enemy could strike next turn. */
export const frontLine = (sight: Game, side: Side): readonly number[] =>
  occupiedHexes(sight, side).filter((hex) => (threatTo(sight, side).strength[hex] ?? 0) > 0);

// ---- supply ----------------------------------------------------------------------------------------------------------

/** By hex: 1 where a unit of the side would be in supply from its Entry Areas, as things stand now. */
export function suppliedHexes(sight: Game, side: Side): Uint8Array {
  const field = fieldOf(sight, side, toAreas(friendlyAreas(sight, side)));
  return Uint8Array.from({ length: GRID.hexCount }, (_, hex) => (isReachedBy(field, hex) ? 1 : 0));
}

/** The hexes in which an enemy unit would break the Supply Path of this one, and which the enemy can reach next turn. */
export function cuttingHexes(sight: Game, u: Unit): readonly number[] {
  const side: Side = unitsOf('allied').includes(u) ? 'allied' : 'german';
  const hex = hexOf(sight, u);
  const field = fieldOf(sight, side, toAreas(friendlyAreas(sight, side)));
  if (hex === OFF_MAP || !isReachedBy(field, hex)) return [];
  const { path, overland } = tracePath(field, hex);
  const { reach } = threatTo(sight, side);
  const near = new Set(path.slice(overland + 1).flatMap((road) => [road, ...neighboursOf(GRID, road)]));
  return [...near].filter((at) => reach[at] === 1);
}

/** Stacks of a side that are out of supply and that no step leads out of. */
export function encircledHexes(sight: Game, side: Side): readonly number[] {
  return occupiedHexes(sight, side).filter(
    (hex) => unitsIn(sight, side, hex).some((u) => !isSupplied(sight, u)) && !hasWayOut(sight, side, hex),
  );
}

function hasWayOut(sight: Game, side: Side, hex: number): boolean {
  for (let d = 0; d < 6; d++) {
    const next = neighbourOf(GRID, hex, d);
    if (next === OFF_MAP) continue;
    const isHeld = unitsIn(sight, enemyOf(side), next).length > 0 || (side === 'allied' && unknownIn(sight, next) >= 0);
    if (!isHeld && !isBondInTheWay(sight, side, GRID.sides[hex * 6 + d] ?? 0, next)) return true;
  }
  return false;
}
