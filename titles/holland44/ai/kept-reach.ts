/** Where units can march, kept from one look at a position to the next: what changes far from a unit changes nothing for it. */
import { cachedUntilWrite, type Game } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../src/data/map.ts';
import { endsOf } from '../src/rules/05-bridges/bridge-sites.ts';
import type { Mode } from '../src/rules/08-movement/moving-stack.ts';
import { reachAround } from '../src/rules/08-movement/reach.ts';
import { hexOfPlace } from '../src/state/places.ts';
import { hexOf, LAYOUT } from '../src/state/state.ts';
import { ALLIED_COUNT, type Unit } from '../src/state/units.ts';

/** The hexes that are not as they were once a cell of the column has changed; undefined if that may concern everybody. */
type ChangedAt = (known: Game, index: number, old: number, now: number) => readonly number[] | undefined;

const atPlaces: ChangedAt = (_known, _index, old, now) => [hexOfPlace(old), hexOfPlace(now)];
const atUnit =
  (first: Unit): ChangedAt =>
  (known, index) => [hexOf(known, first + index)];
const everywhere: ChangedAt = () => undefined;

/** By name of a column. All others concern everybody: the turn, the weather, Traffic. */
const CHANGED_AT: Readonly<Record<string, ChangedAt>> = {
  alliedAt: atPlaces,
  germanAt: atPlaces,
  unknownAt: atPlaces,
  alliedSteps: atUnit(0),
  alliedOrder: atUnit(0),
  alliedMarks: atUnit(0),
  germanSteps: atUnit(ALLIED_COUNT),
  germanOrder: atUnit(ALLIED_COUNT),
  germanMarks: atUnit(ALLIED_COUNT),
  parent: atUnit(0),
  landed: atUnit(0),
  autoDs: atUnit(0),
  engineerFerry: atUnit(0),
  bridge: (_known, bridge) => endsOf(bridge),
  held: (_known, hex) => [hex],
};
const COLUMNS: readonly ChangedAt[] = LAYOUT.names.map((name) => CHANGED_AT[name] ?? everywhere);

/** From the farthest hex that a unit comes to: the next, in a ZOC or under a Bond of units two hexes from there [7.4]; and one to spare. */
const MARGIN = 5;
/** As if so much had changed that all begins anew. */
const MOST_CHANGES = 500;

interface Kept {
  readonly from: number;
  readonly hexes: readonly number[];
  readonly radius: number;
  /** How many of the changes have been looked at. */
  seen: number;
}

/** What has been found in a game, and the position that it was found in. */
interface Reaches {
  readonly revisions: number[];
  readonly cells: number[][];
  /** The hexes at which something has changed, in order. */
  readonly changes: number[];
  readonly byMode: Map<Mode, (Kept | undefined)[]>;
}

const reachesIn = new WeakMap<Game, Reaches>();

const openReaches = (known: Game): Reaches => ({
  revisions: COLUMNS.map((_, column) => known.revisions[column] ?? 0),
  cells: COLUMNS.map((_, column) => [...(known.cells[column] ?? [])]),
  changes: [],
  byMode: new Map(),
});

/** As things stand now. */
const reachesOf = cachedUntilWrite((known: Game): Reaches => {
  const found = reachesIn.get(known);
  if (found !== undefined && catchUp(known, found)) return found;
  const opened = openReaches(known);
  reachesIn.set(known, opened);
  return opened;
});

/** Notes what has changed; false if nothing that was kept can be trusted. */
function catchUp(known: Game, reaches: Reaches): boolean {
  for (const [column, changedAt] of COLUMNS.entries()) {
    const revision = known.revisions[column] ?? 0;
    if (reaches.revisions[column] === revision) continue;
    reaches.revisions[column] = revision;
    if (!noteChanges(known, reaches, column, changedAt)) return false;
  }
  return reaches.changes.length <= MOST_CHANGES;
}

function noteChanges(known: Game, { cells, changes }: Reaches, column: number, changedAt: ChangedAt): boolean {
  const now = known.cells[column] ?? [];
  const before = cells[column] ?? [];
  for (let i = 0; i < now.length; i++) {
    const [value = 0, old = 0] = [now[i], before[i]];
    if (value === old) continue;
    before[i] = value;
    const hexes = changedAt(known, i, old, value);
    if (hexes === undefined) return false;
    for (const hex of hexes) if (hex !== OFF_MAP) changes.push(hex);
  }
  return true;
}

/** Whether nothing has changed near enough to matter. */
function isUntouched(kept: Kept, changes: readonly number[]): boolean {
  for (let i = kept.seen; i < changes.length; i++) {
    if (distanceBetween(GRID, kept.from, changes[i] ?? 0) <= kept.radius + MARGIN) return false;
  }
  kept.seen = changes.length;
  return true;
}

/** What `hexesInReach` says of a unit on the map. */
export function keptReach(known: Game, u: Unit, mode: 'normal' | 'extended'): readonly number[] {
  const { byMode, changes } = reachesOf(known);
  const units = byMode.get(mode) ?? [];
  byMode.set(mode, units);
  const from = hexOf(known, u);
  const kept = units[u];
  if (kept !== undefined && kept.from === from && isUntouched(kept, changes)) return kept.hexes;
  const { hexes, radius } = reachAround(known, u, mode);
  units[u] = { from, hexes, radius, seen: changes.length };
  return hexes;
}
