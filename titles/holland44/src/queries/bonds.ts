/** Every ZOC Bond, and every pair of units that has none only because of terrain or the enemy [7.4]. */
import type { Game } from '@bridgehead/engine';
import { nameOf, neighbourOf, OFF_MAP, opposite, sideOf } from '@bridgehead/hex';
import { areaBeyond, terrainOf } from '@bridgehead/map';
import type { Answer } from '../contract/index.ts';
import { CITY, GRID, MAP } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { BOND_STEPS, isFriendlyBeyond, reaches, stopsZoc } from '../rules/07-zones-of-control.ts';
import { type Reason, saysBy } from '../says.ts';
import { isOccupiedBy, occupiedHexes, unitsIn } from '../state/stacks.ts';
import { isInGoodOrder, stepsOf } from '../state/state.ts';
import { enemyOf, isSupplyHead } from '../state/units.ts';

export type BondReport = Answer<'bonds'>[number];

type Verdict = Pick<BondReport, 'state'> & Reason;

const HEX_ACTIVE: Verdict = { state: 'active', ...saysBy('7.4.1', 'two-steps-at-either-end') };
const EDGE_ACTIVE: Verdict = {
  state: 'active',
  ...saysBy('7.4.5', 'area-is-other-end'),
};
const HEX_NEGATED: Verdict = { state: 'negated', ...saysBy('7.4.3', 'enemy-between') };
const SIDE_NEGATED: Verdict = {
  state: 'negated',
  ...saysBy('7.4.3', 'enemies-on-each-side'),
};
const PUSHED_OUT: Verdict = {
  state: 'broken',
  ...saysBy('7.4.6', 'bond-pushed-out'),
};
const BY_CITY: Verdict = { state: 'broken', ...saysBy('7.4.6', 'bond-through-city') };
const BY_WATER: Verdict = { state: 'broken', ...saysBy('7.4.6', 'bond-across-water') };
const BY_VEHICLES: Verdict = { state: 'broken', ...saysBy('7.4.6', 'bond-of-vehicles') };

/** [7.4.1] Whether the hex has enough steps for a Bond, terrain left aside. */
function isReady(g: Game, side: Side, hex: number): boolean {
  let steps = 0;
  for (const u of unitsIn(g, side, hex)) if (isInGoodOrder(g, u) && !isSupplyHead(u)) steps += stepsOf(g, u);
  return steps >= BOND_STEPS;
}

export function listBonds(g: Game, side: Side): BondReport[] {
  const ends = occupiedHexes(g, side).filter((hex) => isReady(g, side, hex));
  return ends.flatMap((end) =>
    [0, 1, 2, 3, 4, 5].flatMap((d) => [...hexBond(g, side, end, d), ...sideBond(g, side, end, d)]),
  );
}

/** Each pair is met from both ends; it is told from the first. */
const isSecond = (end: number, far: number): boolean => far !== OFF_MAP && far < end;

function hexBond(g: Game, side: Side, end: number, d: number): BondReport[] {
  const middle = neighbourOf(GRID, end, d);
  const far = middle === OFF_MAP ? OFF_MAP : neighbourOf(GRID, middle, d);
  if (far === OFF_MAP || isSecond(end, far) || !isReady(g, side, far) || isOccupiedBy(g, side, middle)) return [];
  const ends: readonly Reach[] = [
    { end, direction: d },
    { end: far, direction: opposite(d) },
  ];
  const fault = ends.map((reach) => obstacle(g, side, reach)).find((found) => found !== undefined);
  const verdict = fault ?? (isOccupiedBy(g, enemyOf(side), middle) ? HEX_NEGATED : HEX_ACTIVE);
  return [
    { side, kind: 'hex', between: [nameOf(GRID, end), nameOf(GRID, far)], at: [nameOf(GRID, middle)], ...verdict },
  ];
}

interface Reach {
  readonly end: number;
  readonly direction: number;
}

/** What keeps one end from reaching a middle hex. */
function obstacle(g: Game, side: Side, { end, direction }: Reach): Verdict | undefined {
  if (reaches(g, side, end, direction)) return undefined;
  if (terrainOf(MAP, neighbourOf(GRID, end, direction)) === CITY) return BY_CITY;
  return stopsZoc(g, sideOf(GRID, end, direction)) ? BY_WATER : BY_VEHICLES;
}

/** The Bond over the hexside between the neighbours in this direction and the next one round. */
function sideBond(g: Game, side: Side, end: number, d: number): BondReport[] {
  const next = (d + 1) % 6;
  const [a, b] = [neighbourOf(GRID, end, d), neighbourOf(GRID, end, next)];
  if (a === OFF_MAP || b === OFF_MAP) return [];
  const far = neighbourOf(GRID, a, next);
  const area = far === OFF_MAP ? areaNameBeyond(g, side, a, next) : undefined;
  if (far === OFF_MAP) {
    if (area === undefined || !isFriendlyBeyond(g, side, b, d)) return [];
  } else if (isSecond(end, far) || !isReady(g, side, far)) return [];
  const pushes = [pushInto(a, { end, direction: d }, next), pushInto(b, { end, direction: next }, d)];
  const verdict = sideVerdict(g, side, pushes, far === OFF_MAP ? EDGE_ACTIVE : HEX_ACTIVE);
  const other = area ?? nameOf(GRID, far);
  return [
    { side, kind: 'hexside', between: [nameOf(GRID, end), other], at: [nameOf(GRID, a), nameOf(GRID, b)], ...verdict },
  ];
}

function areaNameBeyond(g: Game, side: Side, hex: number, direction: number): string | undefined {
  if (!isFriendlyBeyond(g, side, hex, direction)) return undefined;
  return MAP.areas[areaBeyond(MAP, sideOf(GRID, hex, direction))]?.name;
}

interface Push {
  readonly into: number;
  readonly reaches: readonly Reach[];
  /** [7.4.5] The hexside on the edge over which an Entry Area takes part. */
  readonly edge?: number;
}

/** The Bond of one end pushed into a hex, from which the other end lies in the direction `onward`. */
function pushInto(into: number, near: Reach, onward: number): Push {
  const far = neighbourOf(GRID, into, onward);
  return far === OFF_MAP
    ? { into, reaches: [near], edge: sideOf(GRID, into, onward) }
    : { into, reaches: [near, { end: far, direction: opposite(onward) }] };
}

/** [7.4.6] What keeps the Bond from being pushed so. */
function faultOf(g: Game, side: Side, { reaches: ends, edge }: Push): Verdict | undefined {
  for (const reach of ends) {
    const found = obstacle(g, side, reach);
    if (found !== undefined) return found;
  }
  return edge !== undefined && stopsZoc(g, edge) ? BY_WATER : undefined;
}

/** [7.4.6] It holds if it can be pushed into one of the two hexes: no terrain in the way, and no enemy unit. */
function sideVerdict(g: Game, side: Side, pushes: readonly Push[], active: Verdict): Verdict {
  const faults = pushes.map((push) => faultOf(g, side, push));
  const enemies = pushes.map(({ into }) => isOccupiedBy(g, enemyOf(side), into));
  if (pushes.some((_, i) => faults[i] === undefined && enemies[i] === false)) return active;
  const [first, second] = faults;
  if (first !== undefined && second !== undefined) return first;
  return enemies.every((there) => there) ? SIDE_NEGATED : PUSHED_OUT;
}
