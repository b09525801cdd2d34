/** The lifeline of the army: where one enemy beside the road would leave those at its end without supply [18.3.2]. */
import type { Game } from '@bridgehead/engine';
import { neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { isInRegion } from '@bridgehead/map';
import { GRID, MAP } from '../../src/data/map.ts';
import { fieldOf, friendlyAreas, isReachedBy, toAreas, tracePath } from '../../src/rules/18-supply/supply-paths.ts';
import { hexPlace, POOL } from '../../src/state/places.ts';
import { isOccupiedBy, unknownIn } from '../../src/state/stacks.ts';
import { hexOf, placeOf, placeUnit, placeUnknown } from '../../src/state/state.ts';
import { countersOf, isBreakdown, type Unit } from '../../src/state/units.ts';
import { ARMY } from '../ground-army.ts';
import { highwayIndex } from '../highway.ts';

const regionNamed = (name: string): number => {
  const region = MAP.regionByName.get(name);
  if (region === undefined) throw new RangeError(`the map has no region ${name}`);
  return region;
};
const BEYOND_WAAL = regionNamed('north-of-the-waal');
const BEYOND_RHINE = regionNamed('north-of-the-lower-rhine');
export const isBeyondWaal = (hex: number): boolean => hex !== OFF_MAP && isInRegion(MAP, hex, BEYOND_WAAL);
export const isBeyondRhine = (hex: number): boolean => hex !== OFF_MAP && isInRegion(MAP, hex, BEYOND_RHINE);

const SPARE_COUNTERS = countersOf('german').filter(isBreakdown);

/** What would be true if the unit stood in the hex. */
export function withUnitAt<T>(known: Game, unit: Unit, hex: number, ask: () => T): T {
  return withJournalKept(known, () => {
    const before = placeOf(known, unit);
    placeUnit(known, unit, hexPlace(hex));
    const result = ask();
    placeUnit(known, unit, before);
    return result;
  });
}

/** What is put down and taken up again leaves no trace in the journal. */
export function withJournalKept<T>(known: Game, ask: () => T): T {
  const { length } = known.journal;
  const result = ask();
  known.journal.length = length;
  return result;
}

/** What would be true if the Unknown unit of one hex stood in another. */
export function withUnknownAt<T>(known: Game, from: number, to: number, ask: () => T): T {
  return withJournalKept(known, () => {
    const index = unknownIn(known, from);
    placeUnknown(known, index, hexPlace(to));
    const result = ask();
    placeUnknown(known, index, hexPlace(from));
    return result;
  });
}

const fieldNow = (known: Game) => fieldOf(known, 'allied', toAreas(friendlyAreas(known, 'allied')));
export const isSuppliedHex = (known: Game, hex: number): boolean => isReachedBy(fieldNow(known), hex);

/** The hexes at the end of the lifeline: the army beyond the Waal, or as long as nobody is there its spearhead. */
function supplyLineEnds(known: Game): readonly number[] {
  const across = new Set<number>();
  let lead = OFF_MAP;
  for (const u of ARMY) {
    const hex = hexOf(known, u);
    if (hex === OFF_MAP || !isSuppliedHex(known, hex)) continue;
    if (isBeyondWaal(hex)) across.add(hex);
    else if (highwayIndex(hex) >= 0 && (lead === OFF_MAP || highwayIndex(hex) > highwayIndex(lead))) lead = hex;
  }
  return across.size > 0 ? [...across] : lead === OFF_MAP ? [] : [lead];
}

/** The hexes of the army's Supply Paths, and those beside them. */
function nearPaths(known: Game, clients: readonly number[]): readonly number[] {
  const near = new Set<number>();
  for (const client of clients) {
    for (const hex of tracePath(fieldNow(known), client).path) {
      near.add(hex);
      for (const beside of neighboursOf(GRID, hex)) near.add(beside);
    }
  }
  return [...near];
}

/** By hex: the part of the clients that one German unit there would cut off. */
export function cuttingHexes(known: Game): ReadonlyMap<number, number> {
  const cuts = new Map<number, number>();
  const clients = supplyLineEnds(known);
  const phantom = SPARE_COUNTERS.find((u) => placeOf(known, u) === POOL);
  if (clients.length === 0 || phantom === undefined) return cuts;
  for (const hex of nearPaths(known, clients)) {
    if (isOccupiedBy(known, 'allied', hex)) continue;
    const left = withUnitAt(known, phantom, hex, () => clients.filter((client) => isSuppliedHex(known, client)).length);
    if (left < clients.length) cuts.set(hex, (clients.length - left) / clients.length);
  }
  return cuts;
}
