/** Chapter 8: a stack on the move, and whether the rules let it take one more step. */
import type { Game, Refusal } from '@bridgehead/engine';
import { DIRECTION_COUNT, neighbourOf, OFF_MAP, sideBetween } from '@bridgehead/hex';
import type { Mode } from '../../contract/codes.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { areaOfPlace, hexOfPlace, isAreaPlace } from '../../state/places.ts';
import { isOccupiedBy, unitsIn, unknownIn } from '../../state/stacks.ts';
import { isInFullRetreat } from '../../state/state.ts';
import { enemyOf, isInfantryType, isVehicle, type Unit } from '../../state/units.ts';
import { allowanceOf, isMechanized } from '../02-contents.ts';
import { isOverstacked } from '../06-stacking/stacking.ts';
import { isBondInTheWay, isInEzoc, isInUnknownEzocOnly } from '../07-zones-of-control.ts';
import { mayStandIn } from '../14-disruption/disruption.ts';
import { mayEnterEzoc } from '../14-disruption/recovery.ts';
import { entrySides, mayEnterArea, mayLeaveArea } from '../19-entry-areas.ts';
import { HELD_BY_REPLACEMENT, maxHexes } from '../20-replacements.ts';
import { ACROSS_BOUNDARY, isTooFarAcross } from '../23-special-rules/corps-boundaries.ts';
import { canAttackAtOnce, isHeldByReplacement } from '../25-unknown-units/unknown-combat.ts';
import { EZOC_EXIT, isBoggedDown, type Passage, POINT, passageOf, unitStepCost } from './costs.ts';
import { ferryRefusal } from './ferry-use.ts';
import { mayInfiltrate } from './infiltration.ts';

export type { Mode } from '../../contract/codes.ts';

/** Where a moving stack stands and what it has used. */
export interface MovingStack {
  readonly side: Side;
  readonly units: readonly Unit[];
  readonly mode: Mode;
  readonly place: number;
  /** Sixths of a Movement Point. */
  readonly spent: number;
  /** Hexes entered. */
  readonly steps: number;
  /** [8.6.1] Woods hexes entered off the road. */
  readonly woods: number;
}

const EXTENDED_POINTS = 2;
const TACTICAL_HEXES = 2;

/** [8.1] [8.2] [8.2.1] What the stack may spend: as much as its slowest unit. */
export function budgetOf(g: Game, units: readonly Unit[], mode: Mode): number {
  let points = Number.POSITIVE_INFINITY;
  for (const u of units) points = Math.min(points, allowanceOf(g, u));
  return (points + (mode === 'extended' ? EXTENDED_POINTS : 0)) * POINT;
}

/** [8.3] [8.3.1] [20.2.5] How many hexes the stack may enter. */
function hexLimit(g: Game, units: readonly Unit[], mode: Mode): number {
  let most = mode === 'tactical' ? TACTICAL_HEXES : Number.POSITIVE_INFINITY;
  for (const u of units) most = Math.min(most, maxHexes(g, u));
  return most;
}

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
const LAKE = refusal('8.5.4', 'lake-not-crossed');
const VEHICLES_NEED_BRIDGES = refusal('8.5.2', 'vehicles-need-bridge-or-ferry');
const CANAL_IS_TACTICAL = refusal('8.5.3', 'canal-is-tactical');
const SOFT_GROUND = refusal('8.6.2', 'vehicles-need-road');
const BESIDE_ENEMY = refusal('8.2.2', 'extended-beside-enemy');
const OVERSTACKED = refusal('6.4.2', 'overstacked-hex-is-tactical');
const LOW_QUALITY = refusal('14.2', 'low-quality-enters-ezoc');
const IN_RETREAT = refusal('14.3.1', 'full-retreat-beside-enemy');
/** What one more step costs in sixths, or the rule that forbids it. */
export function stepCost(g: Game, stack: MovingStack, to: number): number | Refusal {
  if (stack.steps >= hexLimit(g, stack.units, stack.mode)) return TOO_MANY_HEXES;
  const side = sideToCross(g, stack, to);
  if (typeof side !== 'number') return side;
  return isAreaPlace(to) ? leavingCost(g, stack, side, areaOfPlace(to)) : enteringCost(g, stack, side, hexOfPlace(to));
}

/** [8.1] What it costs to enter a hex over this hexside. */
function enteringCost(g: Game, stack: MovingStack, side: number, hex: number): number | Refusal {
  const refusal = hexRefusal(g, stack, side, hex) ?? passageRefusal(g, stack, side, hex);
  if (refusal !== undefined) return refusal;
  const cost = stack.mode === 'tactical' ? 0 : costOfStep(g, stack, side, hex);
  return stack.mode !== 'tactical' && stack.spent + cost > budgetOf(g, stack.units, stack.mode) ? NO_POINTS : cost;
}

/** The hexside between the stack and the place: on the map, or over the edge. */
export function sideToCross(g: Game, stack: MovingStack, to: number): number | Refusal {
  if (isAreaPlace(stack.place)) return entryInto(g, stack, hexOfPlace(to));
  const from = hexOfPlace(stack.place);
  if (isAreaPlace(to)) return exitFrom(g, stack, areaOfPlace(to));
  const hex = hexOfPlace(to);
  if (from === OFF_MAP || hex === OFF_MAP) return NOT_ADJACENT;
  return sideBetween(GRID, from, hex) ?? NOT_ADJACENT;
}

/** [8.4] [19.1] [19.3] Out of an Entry Area: over the hexside by which the hex is entered at the least cost. */
function entryInto(g: Game, stack: MovingStack, hex: number): number | Refusal {
  for (const u of stack.units) {
    const ruling = mayLeaveArea(g, u);
    if (!ruling.legal) return ruling;
  }
  const edges = edgesBetween(g, areaOfPlace(stack.place), hex);
  return cheapest(edges, (side) => enteringCost(g, stack, side, hex)) ?? NOT_ADJACENT;
}

/** [19.3.1] Into an Entry Area: over a hexside that the stack may cross. */
function exitFrom(g: Game, stack: MovingStack, area: number): number | Refusal {
  const edges = edgesBetween(g, area, hexOfPlace(stack.place));
  return cheapest(edges, (side) => leavingCost(g, stack, side, area)) ?? NOT_ADJACENT;
}

/** Of hexsides the first that costs least; if none may be crossed, the first of all. */
function cheapest(sides: readonly number[], costOf: (side: number) => number | Refusal): number | undefined {
  let best = sides[0];
  if (sides.length < 2) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const side of sides) {
    const cost = costOf(side);
    if (typeof cost !== 'number' || cost >= least) continue;
    best = side;
    least = cost;
  }
  return best;
}

/** [19.3.2] The hexsides between an Entry Area and a hex: roads first, then open ground, then the others. */
export function edgesBetween(g: Game, area: number, hex: number): readonly number[] {
  const edges = entrySides(area).filter((side) => GRID.sideHexes[side * 2] === hex);
  if (edges.length < 2) return edges;
  const rankOf = (side: number): number => {
    const passage = passageOf(g, side);
    return passage === 'road' ? 0 : passage === 'open' ? 1 : 2;
  };
  return edges.sort((a, b) => rankOf(a) - rankOf(b));
}

const AREA_COST = POINT;

/** [19.3.1] Into a friendly Entry Area for one Movement Point. */
function leavingCost(g: Game, stack: MovingStack, side: number, area: number): number | Refusal {
  const ruling = mayEnterArea(g, stack.side, area);
  if (!ruling.legal) return ruling;
  const from = hexOfPlace(stack.place);
  if (isHalted(g, stack, from)) return STOPPED;
  const water = waterRefusal(g, stack, passageOf(g, side), side);
  if (water !== undefined) return water;
  const passage = passageOf(g, side);
  if (stack.units.some((u) => isBoggedDown(u, passage, from, from))) return SOFT_GROUND;
  if (stack.mode === 'tactical') return 0;
  const cost = AREA_COST + exitCost(g, stack, from);
  return stack.spent + cost > budgetOf(g, stack.units, stack.mode) ? NO_POINTS : cost;
}

/** Why the hex itself may not be entered. */
function hexRefusal(g: Game, stack: MovingStack, side: number, hex: number): Refusal | undefined {
  const { units, mode } = stack;
  const from = hexOfPlace(stack.place);
  const foe = enemyOf(stack.side);
  const unknown = stack.side === 'allied' && unknownIn(g, hex) >= 0;
  const foes = unitsIn(g, foe, hex);
  if (foes.length > 0 && !unknown) return ENEMY_THERE;
  // [25.4] Those in Full Retreat give way before they are in the way.
  if (foes.some((u) => from === OFF_MAP || !isInFullRetreat(g, u))) return UNKNOWN_WITH_OTHERS;
  if (unknown) {
    const refusal = attackRefusal(g, stack, passageOf(g, side));
    if (refusal !== undefined) return refusal;
  }
  if (from !== OFF_MAP && isHalted(g, stack, from) && !(unknown && isInUnknownEzocOnly(g, stack.side, from)))
    return STOPPED;
  if (isBondInTheWay(g, stack.side, side, hex)) return BOND;
  if (mode === 'extended' && isBesideEnemy(g, stack.side, hex)) return BESIDE_ENEMY;
  if (mode !== 'tactical' && units.some((u) => isMechanized(g, u)) && isOverstacked(g, stack.side, hex))
    return OVERSTACKED;
  if (isInEzoc(g, stack.side, hex) && units.some((u) => !mayEnterEzoc(g, u, hex))) return LOW_QUALITY;
  if (isRoutedAlone(g, stack, hex)) return IN_RETREAT;
  return units.some((u) => isTooFarAcross(g, u, from, hex)) ? ACROSS_BOUNDARY : undefined;
}

/** [25.3.1] Why the stack may not turn over an Unknown unit: it must be able to fight what it finds. */
function attackRefusal(g: Game, { units, mode, place }: MovingStack, passage: Passage): Refusal | undefined {
  if (mode === 'extended') return EXTENDED_INTO_UNKNOWN;
  if (isHeldByReplacement(g, units, hexOfPlace(place))) return HELD_BY_REPLACEMENT;
  if (!units.some((u) => canAttackAtOnce(g, u, passage))) return NOBODY_ATTACKS;
  return passage === 'major-river' ? NO_ATTACK_OVER_RIVER : undefined;
}

/** [14.3.1] Only in the company of others, in the hex or on the march, does a unit in Full Retreat face the enemy. */
const isRoutedAlone = (g: Game, { units }: MovingStack, hex: number): boolean =>
  units.every((u) => isInFullRetreat(g, u)) && units.some((u) => !mayStandIn(g, u, hex));

/** Why the hexside may not be crossed by these units in this way. */
function passageRefusal(g: Game, stack: MovingStack, side: number, hex: number): Refusal | undefined {
  const passage = passageOf(g, side);
  const from = hexOfPlace(stack.place);
  if (stack.units.some((u) => isBoggedDown(u, passage, from, hex))) return SOFT_GROUND;
  return waterRefusal(g, stack, passage, side);
}

/** [8.5.2] [8.5.3] [8.5.4] Why the water on the hexside may not be crossed by these units in this way. */
function waterRefusal(g: Game, stack: MovingStack, passage: Passage, side: number): Refusal | undefined {
  switch (passage) {
    case 'open':
    case 'road':
    case 'road-bridge':
    case 'rail-bridge':
      return undefined;
    case 'minor-river':
      return stack.units.some(isVehicle) ? VEHICLES_NEED_BRIDGES : undefined;
    case 'canal':
      if (!stack.units.every(isInfantryType)) return VEHICLES_NEED_BRIDGES;
      return stack.mode === 'tactical' && stack.steps === 0 ? undefined : CANAL_IS_TACTICAL;
    case 'major-river':
      return ferryRefusal(g, stack, side);
    case 'lake':
      return LAKE;
  }
}

/** [8.2.2] Next to any enemy unit, whatever lies between. */
function isBesideEnemy(g: Game, side: Side, hex: number): boolean {
  const foe = enemyOf(side);
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const next = neighbourOf(GRID, hex, d);
    if (next !== OFF_MAP && isOccupiedBy(g, foe, next)) return true;
  }
  return false;
}

/** [7.2] [8.3.2] [8.3.3] Whether a stack that has come into this hex must stay: it is in an EZOC and does not infiltrate. */
export function isHalted(g: Game, stack: MovingStack, hex: number): boolean {
  return (
    stack.steps > 0 && isInEzoc(g, stack.side, hex) && !(stack.mode === 'tactical' && mayInfiltrate(g, stack.side, hex))
  );
}

/** [7.2] [25.3.1] Two points more to leave an EZOC, but not that of the Unknown unit one enters. */
export function exitCost(g: Game, stack: MovingStack, from: number, into?: number): number {
  if (from === OFF_MAP || !isInEzoc(g, stack.side, from)) return 0;
  const isAttack = into !== undefined && stack.side === 'allied' && unknownIn(g, into) >= 0;
  return isAttack && isInUnknownEzocOnly(g, stack.side, from) ? 0 : EZOC_EXIT;
}

/** [8.1] A stack pays the highest cost that one of its units incurs. */
function costOfStep(g: Game, stack: MovingStack, side: number, hex: number): number {
  const step = { side, to: hex, woodsBefore: stack.woods };
  let cost = 0;
  for (const u of stack.units) cost = Math.max(cost, unitStepCost(g, u, step));
  return cost + exitCost(g, stack, hexOfPlace(stack.place), hex);
}
