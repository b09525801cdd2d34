/** Chapter 8: what one more step costs a stack on the move, or the rule that forbids it; for one step and for searches. */
import type { Game, Refusal } from '@bridgehead/engine';
import { OFF_MAP, sideBetween } from '@bridgehead/hex';
import { GRID, MAP } from '../../../data/map.ts';
import { rulesOf } from '../../../editions.ts';
import { refusal } from '../../../says.ts';
import { areaOfPlace, hexOfPlace, isAreaPlace } from '../../../state/places.ts';
import { unitsIn } from '../../../state/stacks.ts';
import { isInFullRetreat } from '../../../state/state.ts';
import { enemyOf } from '../../../state/units.ts';
import { isOverstacked } from '../../06-stacking/stacking.ts';
import { isHexBonded, isSideBonded, UNKNOWN_ZOC } from '../../07-zones-of-control.ts';
import { mayEnterEzoc, mayStandIn } from '../../14-disruption/disruption.ts';
import { entrySides, mayEnterArea, mayLeaveArea } from '../../19-entry-areas.ts';
import { HELD_BY_REPLACEMENT } from '../../20-replacements.ts';
import { ACROSS_BOUNDARY, isTooFarAcross } from '../../23-special-rules/corps-boundaries.ts';
import { canAttackAtOnce, isHeldByReplacement } from '../../25-unknown-units/unknown-combat.ts';
import { EZOC_EXIT, MANY_WOODS, type Passage, passageOf, TRAFFIC_COST, woodsCost } from '../costs.ts';
import { ferryRefusal } from '../ferry-use.ts';
import { mayInfiltrate } from '../infiltration.ts';
import type { MovingStack, Progress } from '../moving-stack.ts';
import { BESIDE_ENEMY, ENEMY, HIDDEN, type Marchers, marchersOf } from './marchers.ts';
import { CANAL, FREE, hexBehind, RIVER, SOFT, sideOfWay, WATER, wayInto } from './ways.ts';

const NOT_ADJACENT = refusal('8.1', 'hexes-do-not-touch');
const TOO_MANY_HEXES = refusal('8.3.1', 'too-many-hexes');
const NO_POINTS = refusal('8.1', 'too-few-points');
export const STOPPED = refusal('7.2', 'stops-in-ezoc');
const ENEMY_THERE = refusal('8.1', 'enemy-unit-there');
const UNKNOWN_WITH_OTHERS = refusal('25.4', 'unknown-with-others');
const EXTENDED_INTO_UNKNOWN = refusal('25.3.1', 'extended-into-unknown');
const NOBODY_ATTACKS = refusal('25.3.1', 'nobody-can-attack-unknown');
const NO_ATTACK_OVER_RIVER = refusal('9.5.1', 'no-attack-over-river-on-move');
const BOND = refusal('7.4.2', 'zoc-bond');
const LAKE_SIDE = refusal('8.5.4', 'lake-not-crossed');
const VEHICLES_NEED_BRIDGES = refusal('8.5.2', 'vehicles-need-bridge-or-ferry');
const CANAL_IS_TACTICAL = refusal('8.5.3', 'canal-is-tactical');
const SOFT_GROUND = refusal('8.6.2', 'vehicles-need-road');
const BESIDE = refusal('8.2.2', 'extended-beside-enemy');
const OVERSTACKED = refusal('6.4.2', 'overstacked-hex-is-tactical');
const LOW_QUALITY = refusal('14.2', 'low-quality-enters-ezoc');
const IN_RETREAT = refusal('14.3.1', 'full-retreat-beside-enemy');
/** What one more step costs in sixths, or the rule that forbids it. */
export function stepCost(g: Game, stack: MovingStack, to: number): number | Refusal {
  const m = marchersOf(g, stack);
  if (stack.steps >= m.hexLimit) return TOO_MANY_HEXES;
  const way = wayFrom(m, stack, to);
  if (typeof way !== 'number') return way;
  return isAreaPlace(to) ? leavingCost(m, stack, way, areaOfPlace(to)) : enteringCost(m, stack, way);
}

/** The stack after a step that cost so much. */
export function stepped(g: Game, stack: MovingStack, to: number, cost: number): MovingStack {
  const m = marchersOf(g, stack);
  const way = wayFrom(m, stack, to);
  const { side, units, mode, spent, steps } = stack;
  const woods = typeof way === 'number' ? woodsAfter(m, stack, way) : stack.woods;
  return { side, units, mode, place: to, spent: spent + cost, steps: steps + 1, woods };
}

/** [8.6.1] Woods hexes entered off the road, counted as far as they matter. */
export const woodsAfter = ({ ways }: Marchers, { woods }: Progress, way: number): number =>
  Math.min(MANY_WOODS, woods + (ways.woods[way] ?? 0));

/** [19.3.1] [25.3.1] An Entry Area and the hex of an Unknown unit end a march, at least for now. */
export const endsMarch = ({ enemies }: Marchers, { steps, place }: Progress): boolean =>
  steps > 0 && (isAreaPlace(place) || ((enemies[hexOfPlace(place)] ?? 0) & HIDDEN) !== 0);

export const isJourneysEnd = (g: Game, stack: MovingStack): boolean => endsMarch(marchersOf(g, stack), stack);

/** [8.1] What it costs to enter a hex by this way. */
function enteringCost(m: Marchers, at: Progress, way: number): number | Refusal {
  const refusal = hexRefusal(m, at, way) ?? barRefusal(m, at, way);
  if (refusal !== undefined) return refusal;
  return payable(m, at, way);
}

/** [19.3.1] Into a friendly Entry Area for one Movement Point. */
export function leavingCost(m: Marchers, at: Progress, way: number, area: number): number | Refusal {
  const ruling = mayEnterArea(m.g, m.side, area);
  if (!ruling.legal) return ruling;
  if (mustHalt(m, at)) return STOPPED;
  return barRefusal(m, at, way) ?? payable(m, at, way);
}

/** [8.1] [8.3.1] The cost, if the stack can pay it; Tactical Movement pays nothing. */
function payable(m: Marchers, at: Progress, way: number): number | Refusal {
  if (m.mode === 'tactical') return 0;
  const cost = costOfStep(m, at, way);
  return at.spent + cost > m.budget ? NO_POINTS : cost;
}

/** The hexside between the stack and the place: on the map, or over the edge. */
export function sideToCross(g: Game, stack: MovingStack, to: number): number | Refusal {
  const way = wayFrom(marchersOf(g, stack), stack, to);
  return typeof way === 'number' ? sideOfWay(way) : way;
}

/** The way to a place beside that of the march. */
export function wayFrom(m: Marchers, at: Progress, to: number): number | Refusal {
  if (isAreaPlace(at.place)) return wayOntoMap(m, at, hexOfPlace(to));
  if (isAreaPlace(to)) return wayIntoArea(m, at, areaOfPlace(to));
  const from = hexOfPlace(at.place);
  const hex = hexOfPlace(to);
  const side = from === OFF_MAP || hex === OFF_MAP ? undefined : sideBetween(GRID, from, hex);
  return side === undefined ? NOT_ADJACENT : wayInto(side, hex);
}

/** [8.4] [19.1] [19.3] Out of an Entry Area: over the hexside by which the hex is entered at the least cost. */
function wayOntoMap(m: Marchers, at: Progress, hex: number): number | Refusal {
  for (const u of m.units) {
    const ruling = mayLeaveArea(m.g, u);
    if (!ruling.legal) return ruling;
  }
  const ways = edgesBetween(m.g, areaOfPlace(at.place), hex).map((side) => wayInto(side, hex));
  return cheapest(ways, (way) => enteringCost(m, at, way)) ?? NOT_ADJACENT;
}

/** [19.3.1] Into an Entry Area: over a hexside that the stack may cross. */
function wayIntoArea(m: Marchers, at: Progress, area: number): number | Refusal {
  const ways = edgesBetween(m.g, area, hexOfPlace(at.place)).map((side) => wayInto(side, OFF_MAP));
  return cheapest(ways, (way) => leavingCost(m, at, way, area)) ?? NOT_ADJACENT;
}

/** Of ways the first that costs least; if none is open, the first of all. */
function cheapest(ways: readonly number[], costOf: (way: number) => number | Refusal): number | undefined {
  let best = ways[0];
  if (ways.length < 2) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways) {
    const cost = costOf(way);
    if (typeof cost !== 'number' || cost >= least) continue;
    best = way;
    least = cost;
  }
  return best;
}

/** [19.3.2] The hexsides between an Entry Area and a hex: roads first, then open ground, then the others. */
export function edgesBetween(g: Game, area: number, hex: number): readonly number[] {
  const edges = EDGES.get(area * GRID.hexCount + hex) ?? NO_EDGES;
  if (edges.length < 2) return edges;
  const rankOf = (side: number): number => {
    const passage = passageOf(g, side);
    return passage === 'road' ? 0 : passage === 'open' ? 1 : 2;
  };
  return edges.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** By Entry Area and hex: the hexsides between them, in the order of the area. */
const NO_EDGES: readonly number[] = [];
const EDGES: ReadonlyMap<number, readonly number[]> = new Map(
  MAP.areas.flatMap((_, area) => {
    const sides = entrySides(area);
    const hexes = new Set(sides.map((side) => GRID.sideHexes[side * 2] ?? OFF_MAP));
    return [...hexes].map((hex) => [
      area * GRID.hexCount + hex,
      sides.filter((side) => GRID.sideHexes[side * 2] === hex),
    ]);
  }),
);

/** [6.4.2] [7.2] [7.4.2] [8.2.2] [14.2] [14.3.1] [23.4] Why the hex itself may not be entered. */
export function hexRefusal(m: Marchers, at: Progress, way: number): Refusal | undefined {
  const { g, side } = m;
  const hex = hexBehind(way);
  const there = m.enemies[hex] ?? 0;
  const occupied = (there & (ENEMY | HIDDEN)) === 0 ? undefined : enemyRefusal(m, at, way);
  if (occupied !== undefined) return occupied;
  const from = hexOfPlace(at.place);
  if (mustHalt(m, at) && !((there & HIDDEN) !== 0 && m.ezoc[from] === UNKNOWN_ZOC)) return STOPPED;
  if (isSideBonded(g, side, sideOfWay(way), m.bonds) || isHexBonded(g, side, hex, m.bonds)) return BOND;
  if (m.mode === 'extended' && (there & BESIDE_ENEMY) !== 0) return BESIDE;
  if (m.shunsOverstacked && isOverstacked(g, side, hex)) return OVERSTACKED;
  if (m.isShaky && m.ezoc[hex] !== 0 && isAnyAfraid(m, hex)) return LOW_QUALITY;
  if (m.isRouted && isAnyUnfit(m, hex)) return IN_RETREAT;
  return m.isBound && isAnyTooFar(m, from, hex) ? ACROSS_BOUNDARY : undefined;
}

/** [8.2.2] [14.2] Loops without closures: a search asks this of every hex that it tries. */
function isAnyAfraid({ g, units }: Marchers, hex: number): boolean {
  for (const u of units) if (!mayEnterEzoc(g, u, hex)) return true;
  return false;
}

/** [14.3.1] Only in the company of others, in the hex or on the march, does a unit in Full Retreat face the enemy. */
function isAnyUnfit({ g, units }: Marchers, hex: number): boolean {
  for (const u of units) if (!mayStandIn(g, u, hex)) return true;
  return false;
}

/** [23.4] */
function isAnyTooFar({ g, units }: Marchers, from: number, to: number): boolean {
  for (const u of units) if (isTooFarAcross(g, u, from, to)) return true;
  return false;
}

/** [8.1] [25.3.1] [25.4] Why units of the enemy keep the stack out of their hex. */
function enemyRefusal(m: Marchers, at: Progress, way: number): Refusal | undefined {
  const { g, side } = m;
  const hex = hexBehind(way);
  if (((m.enemies[hex] ?? 0) & HIDDEN) === 0 || !rulesOf(g).unknownFoughtInMovement) return ENEMY_THERE;
  // [25.4] Those in Full Retreat give way before they are in the way.
  const giveWay = hexOfPlace(at.place) !== OFF_MAP && !m.areAllFit;
  if (unitsIn(g, enemyOf(side), hex).some((u) => !giveWay || !isInFullRetreat(g, u))) return UNKNOWN_WITH_OTHERS;
  return attackRefusal(m, at, passageOf(g, sideOfWay(way)));
}

/** [25.3.1] Why the stack may not turn over an Unknown unit: it must be able to fight what it finds. */
function attackRefusal(m: Marchers, { place }: Progress, passage: Passage): Refusal | undefined {
  const { g, units, mode } = m;
  if (mode === 'extended') return EXTENDED_INTO_UNKNOWN;
  if (m.areAllFit) return undefined;
  if (isHeldByReplacement(g, units, hexOfPlace(place))) return HELD_BY_REPLACEMENT;
  if (!units.some((u) => canAttackAtOnce(g, u, passage))) return NOBODY_ATTACKS;
  return passage === 'major-river' ? NO_ATTACK_OVER_RIVER : undefined;
}

/** [8.5.2] [8.5.3] [8.5.4] [8.6.2] Why ground or water keeps these units from crossing in this way. */
export function barRefusal(m: Marchers, at: Progress, way: number): Refusal | undefined {
  switch (m.bars[way]) {
    case FREE:
      return undefined;
    case SOFT:
      return SOFT_GROUND;
    case WATER:
      return VEHICLES_NEED_BRIDGES;
    case CANAL:
      return m.mode === 'tactical' && at.steps === 0 ? undefined : CANAL_IS_TACTICAL;
    case RIVER:
      return ferryRefusal(m.g, m, sideOfWay(way));
    default:
      return LAKE_SIDE;
  }
}

/** [7.2] [8.3.2] [8.3.3] Whether a stack that has come into this hex must stay: it is in an EZOC and does not infiltrate. */
export function mustHalt({ g, side, mode, ezoc }: Marchers, { place, steps }: Progress): boolean {
  const hex = hexOfPlace(place);
  if (steps === 0 || hex === OFF_MAP || ezoc[hex] === 0) return false;
  return !(mode === 'tactical' && mayInfiltrate(g, side, hex));
}

export const isHalted = (g: Game, stack: MovingStack): boolean => mustHalt(marchersOf(g, stack), stack);

/** [7.2] [25.3.1] Two points more to leave an EZOC, but not that of the Unknown unit one enters. */
export function exitCost({ enemies, ezoc }: Marchers, from: number, to: number): number {
  if (from === OFF_MAP || ezoc[from] === 0) return 0;
  const isAttack = to !== OFF_MAP && ((enemies[to] ?? 0) & HIDDEN) !== 0;
  return isAttack && ezoc[from] === UNKNOWN_ZOC ? 0 : EZOC_EXIT;
}

/** [8.1] A stack pays the highest cost that one of its units incurs. */
export function costOfStep(m: Marchers, at: Progress, way: number): number {
  const hex = hexBehind(way);
  let cost = m.costs[way] ?? 0;
  if (m.traffic[hex] === 1) cost = Math.max(cost, (m.ways.costs[1][way] ?? 0) + TRAFFIC_COST);
  if (m.ways.woods[way] === 1) cost += woodsCost(at.woods);
  return cost + exitCost(m, hexOfPlace(at.place), hex);
}
