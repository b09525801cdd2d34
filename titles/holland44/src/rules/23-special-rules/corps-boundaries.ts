/** [23.4] British corps boundaries. */
import type { Game } from '@bridgehead/engine';
import { distanceBetween, neighbourOf, OFF_MAP, offsetOf, sideOf } from '@bridgehead/hex';
import { boundaryOf } from '@bridgehead/map';
import { CORPS_BOUNDARY, GRID, MAP } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { ASTRAY, addMark, hasMark, parentOf, removeMark, turnOf } from '../../state/state.ts';
import { dataOf, idOf, type Unit } from '../../state/units.ts';
import { rout } from '../14-disruption/disruption.ts';

const LAST_TURN = 6;
const NORTH_ROW = 20;
/** A hex of each corps, to flood its zone from. */
const ZONE_SEEDS = { '12C': '1301', '30C': '1303', '8C': '1306' } as const;
type Corps = keyof typeof ZONE_SEEDS;
const CORPS = Object.keys(ZONE_SEEDS) as Corps[];

const isSouth = (hex: number): boolean => offsetOf(GRID, hex).row <= NORTH_ROW;

/** The hexes on a corps' own side of the lines, up to row 20. */
function zoneOf(corps: Corps): readonly number[] {
  const start = GRID.indexByName.get(ZONE_SEEDS[corps]) ?? 0;
  const zone = new Set([start]);
  for (const hex of zone) {
    for (let d = 0; d < 6; d++) {
      const next = neighbourOf(GRID, hex, d);
      if (next === OFF_MAP || !isSouth(next) || boundaryOf(MAP, sideOf(GRID, hex, d)) === CORPS_BOUNDARY) continue;
      zone.add(next);
    }
  }
  return [...zone];
}

/** By corps and hex: how many hexes across its boundary a hex lies; 0 on its own side and north of row 20. */
const DEPTH: ReadonlyMap<string, Uint8Array> = new Map(
  CORPS.map((corps) => {
    const zone = zoneOf(corps);
    const depth = Uint8Array.from({ length: GRID.hexCount }, (_, hex) =>
      isSouth(hex) ? Math.min(...zone.map((own) => distanceBetween(GRID, own, hex))) : 0,
    );
    return [corps, depth];
  }),
);

/** The corps of a unit; a Breakdown unit is of its parent's. */
function corpsOf(g: Game, u: Unit): string | undefined {
  const parent = parentOf(g, u);
  return dataOf(parent ?? u).corps;
}

/** [23.4] Whether a boundary binds the unit now. */
export const isBoundByCorps = (g: Game, u: Unit): boolean => turnOf(g) <= LAST_TURN && corpsOf(g, u) !== undefined;

/** [23.4] How far across its corps boundary a unit would be in this hex; 0 if no boundary binds it there now. */
export function depthAcross(g: Game, u: Unit, hex: number): number {
  const corps = isBoundByCorps(g, u) ? corpsOf(g, u) : undefined;
  return corps === undefined ? 0 : (DEPTH.get(corps)?.[hex] ?? 0);
}

/** [23.4] One hex of overlap is allowed. */
const OVERLAP = 1;

/**
 * [23.4] Whether the boundary keeps the unit from this step: a unit farther across than the overlap may only come
 * nearer to its own side. OFF_MAP stands for an Entry Area.
 */
export function isTooFarAcross(g: Game, u: Unit, from: number, to: number): boolean {
  const depth = depthAcross(g, u, to);
  return depth > OVERLAP && (from === OFF_MAP || depth >= depthAcross(g, u, from));
}

/** [23.4] Farther than this, however it came there, a unit goes into Full Retreat. */
const ASTRAY_DEPTH = 2;

/**
 * [23.4] To be told of each hex that a unit has moved, advanced or retreated into: too far is astray, home is home.
 * OFF_MAP stands for an Entry Area, where no boundary binds it.
 */
export function noteBoundary(g: Game, u: Unit, hex: number): void {
  const depth = depthAcross(g, u, hex);
  if (depth === 0) removeMark(g, u, ASTRAY);
  if (depth <= ASTRAY_DEPTH) return;
  if (!hasMark(g, u, ASTRAY)) emitEvent(g, 'astray', '23.4', { unit: idOf(u), hex: GRID.names[hex] ?? '' });
  addMark(g, u, ASTRAY);
  rout(g, u, '23.4');
}

export const ACROSS_BOUNDARY = refusal('23.4', 'across-corps-boundary');
