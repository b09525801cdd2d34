/** What the enemy can reach and strike next turn, and where a unit would be in supply. */
import { cached, cachedUntilWrite, type Game } from '@bridgehead/engine';
import { neighbourOf, neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { GRID, MAP } from '../src/data/map.ts';
import type { Side } from '../src/data/unit-data.ts';
import { allowanceOf, figuresOf } from '../src/rules/02-contents.ts';
import { placesBeside } from '../src/rules/08-movement/places-beside.ts';
import { fieldOf, friendlyAreas, isReachedBy, toAreas } from '../src/rules/18-supply/supply-paths.ts';
import { isFriendlyArea } from '../src/rules/19-entry-areas.ts';
import { isFrozen } from '../src/rules/23-special-rules/garrisons.ts';
import { areaOfPlace, areaPlace, hexOfPlace, isAreaPlace } from '../src/state/places.ts';
import { unitsIn } from '../src/state/stacks.ts';
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
  isInFullRetreat,
  OUT_OF_SUPPLY,
  orderOf,
  placeOf,
  SCATTERED,
  TURN,
  turnOf,
  UNKNOWN_AT,
} from '../src/state/state.ts';
import { enemyOf, isArtillery, isSupplyHead, type Unit, unitsOf } from '../src/state/units.ts';
import { keptReach } from './kept-reach.ts';
import { THREAT } from './weights.ts';

/** Who moves where and how strong it is: all that a threat is made of. */
const THREAT_COLUMNS = [
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

function buildThreat(known: Game, side: Side): Threat {
  const strength = new Float32Array(GRID.hexCount);
  const reach = new Uint8Array(GRID.hexCount);
  const struck = new Int16Array(GRID.hexCount).fill(-1);
  for (const u of unitsOf(known, side)) {
    const attack = attackNow(known, u);
    for (const end of endsOf(known, u)) {
      reach[end] = 1;
      if (attack > 0) addStrike(strength, struck, { u, end, attack });
    }
  }
  expectArrivals(known, side, strength);
  return { strength, reach };
}

function expectArrivals(known: Game, side: Side, strength: Float32Array): void {
  MAP.areas.forEach((_, area) => {
    if (!isFriendlyArea(side, area, turnOf(known))) return;
    const edge = placesBeside(areaPlace(area)).map(hexOfPlace);
    for (const hex of new Set(edge.flatMap((one) => [one, ...neighboursOf(GRID, one)])))
      strength[hex] = (strength[hex] ?? 0) + THREAT.arrivingStrength;
  });
}

interface Strike {
  readonly u: Unit;
  readonly end: number;
  readonly attack: number;
}

/** A unit counts once for each hex next to one that it can reach. */
function addStrike(strength: Float32Array, struck: Int16Array, { u, end, attack }: Strike): void {
  for (let d = 0; d < 6; d++) {
    const next = neighbourOf(GRID, end, d);
    if (next === OFF_MAP || struck[next] === u) continue;
    struck[next] = u;
    strength[next] = (strength[next] ?? 0) + attack;
  }
}

/** What it would attack with; a Disrupted unit may well have recovered by then. */
function attackNow(known: Game, u: Unit): number {
  if (isInFullRetreat(known, u) || isArtillery(u) || isSupplyHead(u)) return 0;
  const attack = figuresOf(known, u)[0];
  const isWeak = orderOf(known, u) === DISRUPTED || hasMark(known, u, OUT_OF_SUPPLY | ENGAGED | SCATTERED);
  return isWeak ? attack * THREAT.weakened : attack;
}

/** Where a unit could go in its next turn, where it stands included. */
function endsOf(known: Game, u: Unit): readonly number[] {
  const place = placeOf(known, u);
  if (isAreaPlace(place)) return entryHexes(known, u, areaOfPlace(place));
  const hex = hexOfPlace(place);
  if (hex === OFF_MAP) return [];
  if (allowanceOf(known, u) === 0 || isFrozen(known, u)) return [hex];
  if (hasMark(known, u, OUT_OF_SUPPLY) || isInFullRetreat(known, u) || isArtillery(u) || isSupplyHead(u)) return [hex];
  return [hex, ...keptReach(known, u, 'normal')];
}

/** Out of an Entry Area: the hexes on the edge and those next to them, as far as nobody stands in the way. */
function entryHexes(known: Game, u: Unit, area: number): readonly number[] {
  const side = unitsOf(known, 'allied').includes(u) ? 'allied' : 'german';
  if (!isFriendlyArea(side, area, turnOf(known))) return [];
  const edge = placesBeside(areaPlace(area)).map(hexOfPlace);
  return [...new Set(edge.flatMap((hex) => [hex, ...neighboursOf(GRID, hex)]))].filter(
    (hex) => unitsIn(known, enemyOf(side), hex).length === 0,
  );
}

const threatOfAllies = cached(THREAT_COLUMNS, (g) => buildThreat(g, 'allied'));
const threatOfGermans = cached(THREAT_COLUMNS, (g) => buildThreat(g, 'german'));

/** What the enemies of a side could do to it next turn, as things stand now. */
export const threatTo = (known: Game, side: Side): Threat =>
  side === 'german' ? threatOfAllies(known) : threatOfGermans(known);

function findSupplied(known: Game, side: Side): Uint8Array {
  const field = fieldOf(known, side, toAreas(friendlyAreas(known, side)));
  return Uint8Array.from({ length: GRID.hexCount }, (_, hex) => (isReachedBy(field, hex) ? 1 : 0));
}
const suppliedAllies = cachedUntilWrite((g) => findSupplied(g, 'allied'));
const suppliedGermans = cachedUntilWrite((g) => findSupplied(g, 'german'));

/** By hex: 1 where a unit of the side would be in supply from its Entry Areas, as things stand now. */
export const suppliedHexes = (known: Game, side: Side): Uint8Array =>
  side === 'allied' ? suppliedAllies(known) : suppliedGermans(known);
