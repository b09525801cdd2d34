/** [7.1] [7.2] Units that move together, and the rules of a single step. */
import type { Game, Refusal } from '@bridgehead/engine';
import { DIRECTION_COUNT, OFF_MAP } from '@bridgehead/hex';
import { isAnyIn, type Stacks } from '@bridgehead/toolkit';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { isInArea } from '../../scenario/options.ts';
import { isHeldBy, stacksOf, unitsIn } from '../../state/stacks.ts';
import { BEGAN_IN_ZONE, hasMark, hasStrongpoint, isInReserve, isRain, spentOf } from '../../state/state.ts';
import {
  dataOf,
  enemyOf,
  isCommando,
  isLeader,
  isMotorized,
  isTowed,
  sideOfUnit,
  type Unit,
} from '../../state/units.ts';
import { INFILTRATION_ALLOWANCE, STRONGPOINT_COST } from '../../tables/constants.ts';
import { isAsleep, isAwake, reachesFrom, zoneOf } from '../03-concepts/zones.ts';
import { interdictedFor } from '../11-air-power/interdiction-zones.ts';
import { pointsLeft } from './allowance.ts';
import { groundRefusal } from './ground.ts';
import { type GroundTable, groundFor } from './ground-tables.ts';

export type MovePhase = 'movement' | 'reaction' | 'reserve';

/** Units that move as a stack: at the lowest allowance and the highest cost among them [7.1.2]. */
export interface Mover {
  readonly g: Game;
  readonly units: readonly Unit[];
  readonly side: Side;
  readonly enemy: Side;
  readonly phase: MovePhase;
  readonly rain: boolean;
  /** Half points that the stack has. */
  readonly left: number;
  /** [7.4.2] Nobody has spent anything yet. */
  readonly isFresh: boolean;
  /** [15.5.3] Rommel alone heeds no zone. */
  readonly ignoresZones: boolean;
  /** [16.4.1] The commandos need not stop. */
  readonly slipsThrough: boolean;
  /** What a search asks at every step, read once: a mover serves the position for which it was made. */
  readonly grounds: readonly GroundTable[];
  readonly enemyZone: Uint8Array;
  readonly enemyStacks: Stacks;
  readonly interdicted: ReadonlySet<number>;
}

/** The ground as each kind of unit in the stack finds it. */
function groundsOf(units: readonly Unit[], rain: boolean): readonly GroundTable[] {
  const grounds: GroundTable[] = [];
  for (const u of units) {
    const ground = groundFor(u, rain);
    if (!grounds.includes(ground)) grounds.push(ground);
  }
  return grounds;
}

export function moverOf(g: Game, units: readonly Unit[], phase: MovePhase): Mover {
  const side = sideOfUnit(units[0] ?? 0);
  const [enemy, rain] = [enemyOf(side), isRain(g)];
  return {
    g,
    units,
    side,
    enemy,
    phase,
    rain,
    left: Math.min(...units.map((u) => pointsLeft(g, u))),
    isFresh: units.every((u) => spentOf(g, u) === 0),
    ignoresZones: units.every(isLeader),
    slipsThrough: units.every(isCommando),
    grounds: groundsOf(units, rain),
    enemyZone: zoneOf(g, enemy),
    enemyStacks: stacksOf(g, enemy),
    interdicted: interdictedFor(g, side),
  };
}

/** [8.2.5] Whether the stack, come to this hex, would wake a Reserve whose zone then reaches it. */
function wakesZone({ g, units, enemy }: Mover, hex: number): boolean {
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const next = GRID.neighbours[hex * DIRECTION_COUNT + d] ?? OFF_MAP;
    if (next === OFF_MAP || !units.some((u) => reachesFrom(g, u, hex, next))) continue;
    if (unitsIn(g, enemy, next).some((u) => isInReserve(g, u) && reachesFrom(g, u, next, hex))) return true;
  }
  return false;
}

/** [7.2] Whether a hex lies in an enemy zone for those who move, those of a Reserve they would wake among them. */
export const isZoneFor = (m: Mover, hex: number): boolean =>
  !m.ignoresZones && (isAwake(m.enemyZone, hex) || (isAsleep(m.enemyZone, hex) && wakesZone(m, hex)));

const ENEMY_THERE = refusal('7.1.4', 'enemy-in-hex');
const OUTSIDE_AREA = refusal('18.1.2', 'outside-scenario-area');
const ZONE_TO_ZONE = refusal('7.2.2', 'zone-to-zone');
const TOO_FEW_POINTS = refusal('7.1.3', 'too-few-points');
const RESERVE_ALONE_IN_ZONE = refusal('8.2.6', 'zone-without-friend');
const REACTION_ALONE_IN_ZONE = refusal('9.3.3', 'zone-without-friend');
const GUNS_ALONE_IN_ZONE = refusal('7.6.2', 'guns-into-zone');
const INFILTRATION_IN_PHASE = refusal('8.2.4', 'no-infiltration-now');
const INFILTRATION_START = refusal('8.1.1', 'infiltration-start');
const INFILTRATION_ALLOWANCE_LOW = refusal('8.1.2', 'infiltration-allowance');
const INFILTRATION_GUNS = refusal('8.1.2', 'infiltration-guns');
const INFILTRATION_COST = refusal('8.1.3', 'infiltration-cost');
const INFILTRATION_STRONGPOINT = refusal('8.1.4', 'infiltration-strongpoint');
const INFILTRATION_OF_ARRIVALS = refusal('5.2.4', 'infiltration-on-entry');

/** A step that is checked; what it costs is written into it. */
export interface Step {
  from: number;
  to: number;
  /** Of the step among all of the map; see ground-tables.ts. */
  slot: number;
  /** Half points before it. */
  left: number;
  isFirst: boolean;
  /** What it costs. */
  cost: number;
  /** Nobody goes farther from there. */
  stops: boolean;
  /** [16.4.1] The commandos go from zone to zone: a die decides. */
  rolls: boolean;
}

export const newStep = (): Step => ({
  from: 0,
  to: 0,
  slot: 0,
  left: 0,
  isFirst: false,
  cost: 0,
  stops: false,
  rolls: false,
});

/** [14.1] [14.1.2] An active strongpoint of the enemy in which nobody stands. */
const entersStrongpoint = ({ g, enemy }: Mover, hex: number): boolean => hasStrongpoint(g, enemy, hex);

/** [7.2.2] [8.1] [8.1.3] [8.1.4] Why the stack may not go directly from zone to zone. */
function infiltrationRefusal(m: Mover, step: Step, cost: number): Refusal | undefined {
  const { g, units, phase } = m;
  if (phase !== 'movement') return INFILTRATION_IN_PHASE;
  if (!step.isFirst) return ZONE_TO_ZONE;
  if (step.from < 0) return INFILTRATION_OF_ARRIVALS;
  if (!m.isFresh || units.some((u) => !hasMark(g, u, BEGAN_IN_ZONE))) return INFILTRATION_START;
  if (units.some((u) => dataOf(u).ma < INFILTRATION_ALLOWANCE)) return INFILTRATION_ALLOWANCE_LOW;
  if (units.some(isTowed)) return INFILTRATION_GUNS;
  if (entersStrongpoint(m, step.to)) return INFILTRATION_STRONGPOINT;
  return cost > step.left ? INFILTRATION_COST : undefined;
}

/** [7.6.2] [8.2.6] [9.3.3] Who may come into an enemy zone only where a friend already stands. */
function zoneEntryRefusal({ g, units, side, phase }: Mover, hex: number): Refusal | undefined {
  if (isHeldBy(g, side, hex)) return undefined;
  if (phase === 'reserve') return RESERVE_ALONE_IN_ZONE;
  if (phase === 'reaction') return REACTION_ALONE_IN_ZONE;
  return units.some(isTowed) ? GUNS_ALONE_IN_ZONE : undefined;
}

/** [7.1.4] [18.1.2] Who and where nobody may go. */
export function hexRefusal({ g, enemyStacks }: Mover, hex: number): Refusal | undefined {
  if (isAnyIn(enemyStacks, hex)) return ENEMY_THERE;
  return isInArea(g, hex) ? undefined : OUTSIDE_AREA;
}

function costOf(m: Mover, { to, slot }: Step): number {
  const isInterdicted = m.interdicted.size > 0 && m.interdicted.has(to);
  let cost = 0;
  for (const ground of m.grounds) {
    const own = (isInterdicted ? ground.costOffRoad : ground.cost)[slot] ?? 0;
    if (own > cost) cost = own;
  }
  return cost + (entersStrongpoint(m, to) ? STRONGPOINT_COST : 0);
}

/** Whether the ground bars anybody, or makes him stop. */
const isMarked = (grounds: readonly GroundTable[], mark: 'barred' | 'stops', slot: number): boolean => {
  for (const ground of grounds) if (ground[mark][slot] === 1) return true;
  return false;
};

/** [3.2.2] Why the ground bars somebody of the stack. */
function barredBy({ units, rain }: Mover, { to, slot }: Step): Refusal | undefined {
  for (const u of units) {
    const barred = groundRefusal(u, to, GRID.sides[slot] ?? 0, rain);
    if (barred !== undefined) return barred;
  }
  return undefined;
}

/** [7] Why a step may not be made; else it has its cost, and whether it is the last. */
export function checkStep(m: Mover, step: Step): Refusal | undefined {
  if (isMarked(m.grounds, 'barred', step.slot)) return barredBy(m, step);
  const refused = hexRefusal(m, step.to);
  if (refused !== undefined) return refused;
  return checkEntry(m, step, costOf(m, step), isMarked(m.grounds, 'stops', step.slot));
}

/** The rest of a step, when its ground is known: zones, points, and what makes it the last. */
export function checkEntry(m: Mover, step: Step, cost: number, isHeight: boolean): Refusal | undefined {
  const isZone = isZoneFor(m, step.to);
  const fromZone = isZone && step.from >= 0 && isZoneFor(m, step.from);
  step.rolls = fromZone && m.slipsThrough;
  step.cost = cost;
  step.stops = isHeight || (isZone && !m.slipsThrough) || (entersStrongpoint(m, step.to) && m.units.some(isMotorized));
  if (isZone) {
    const refused = zoneEntryRefusal(m, step.to);
    if (refused !== undefined) return refused;
  }
  if (fromZone && !m.slipsThrough) {
    const refused = infiltrationRefusal(m, step, cost);
    if (refused !== undefined) return refused;
    step.cost = step.left;
    return undefined;
  }
  if (cost <= step.left) return undefined;
  return tryOneHex(m, step);
}

/** [7.4] [7.4.1] [9.3.5] In the Movement Phase a unit that has spent nothing may spend all it has to enter one hex. */
function tryOneHex(m: Mover, step: Step): Refusal | undefined {
  if (m.phase !== 'movement' || !step.isFirst || !m.isFresh || step.left === 0) return TOO_FEW_POINTS;
  step.cost = step.left;
  step.stops = true;
  return undefined;
}
