/** The best march of a unit: nearer to its aim, where it is of use and not lost. */
import type { Choice, Game } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { stackingPoints } from '../../src/rules/03-concepts/stacking.ts';
import { isInZone } from '../../src/rules/03-concepts/zones.ts';
import { couldTrace } from '../../src/rules/06-supply/supply.ts';
import { allowanceOf } from '../../src/rules/07-movement/allowance.ts';
import type { MovePhase } from '../../src/rules/07-movement/mover.ts';
import { isWithinCommand } from '../../src/rules/15-headquarters/command.ts';
import { hexesApart, unitsIn } from '../../src/state/stacks.ts';
import { hexAt } from '../../src/state/state.ts';
import {
  dataOf,
  enemyOf,
  isAirCommand,
  isGun,
  isHQ,
  isLeader,
  isRedBox,
  type Unit,
  unitsOf,
} from '../../src/state/units.ts';
import { COMMAND_RANGE, STACKING_LIMIT } from '../../src/tables/constants.ts';
import { UNREACHABLE } from '../distance-fields.ts';
import type { Aim } from '../intent.ts';
import { wayFrom } from '../plan/way.ts';
import { dangerIn, threatTo } from '../threat-map.ts';
import { MARCH } from '../weights.ts';
import type { PhaseContext } from './attack-plans.ts';
import { endsOf, keptEnds, moveChoice } from './ends.ts';

export interface March {
  readonly unit: Unit;
  readonly hex: number;
  /** undefined if it stays. */
  readonly choice: Choice | undefined;
  readonly score: number;
  /** What staying where it is would be worth. */
  readonly stay: number;
}

/** How much nearer to the aim, in points of strength. */
function pullOf(aim: Aim | undefined, before: number, hex: number): number {
  if (aim === undefined) return 0;
  const far = (way: number): number => Math.max(aim.near, Math.min(UNREACHABLE, way));
  const nearer = far(before) - far(aim.field[hex] ?? UNREACHABLE);
  return aim.pull * Math.max(-MARCH.mostPull, Math.min(MARCH.mostPull, nearer));
}

/** [8.2.2] What the second march of a Reserve would be worth from there. */
function reserveBonus({ g, side, intent }: PhaseContext, u: Unit, hex: number, cost: number): number {
  const aim = intent.aimOf(u);
  if (!intent.coordinates || aim === undefined || !isRedBox(u) || isLeader(u)) return 0;
  const allowance = allowanceOf(g, u);
  const left = (aim.field[hex] ?? UNREACHABLE) - aim.near;
  if (left <= 2 || left >= UNREACHABLE || cost * 2 > allowance || isInZone(g, enemyOf(side), hex)) return 0;
  if (!couldBeCommanded(g, side, hex)) return 0;
  return aim.pull * MARCH.reserveShare * Math.min(allowance, left);
}

/** [15.1.1] HQs follow those who march: one that is not far could come near enough. */
const couldBeCommanded = (g: Game, side: Side, hex: number): boolean =>
  isWithinCommand(g, side, hex) ||
  unitsOf(side).some((u) => isHQ(u) && hexAt(g, u) >= 0 && hexesApart(hexAt(g, u), hex) <= MARCH.hqComes);

/** [15.1] An HQ is near those whom it serves. */
function commandValue({ g, side }: PhaseContext, hex: number): number {
  let served = 0;
  for (const u of unitsOf(side)) {
    const at = hexAt(g, u);
    if (at >= 0 && isRedBox(u) && hexesApart(at, hex) <= COMMAND_RANGE) served += 1;
  }
  return MARCH.hqServed * Math.min(MARCH.mostServed, served);
}

/** What it is worth that the unit ends there. */
export function standValue(context: PhaseContext, u: Unit, hex: number): number {
  const { g, side, intent, thinking } = context;
  const isFront = isInZone(g, enemyOf(side), hex);
  let value = intent.holdValue(hex, u) - intent.danger * dangerIn(g, thinking, u, hex);
  if (isFront && (isGun(u) || isHQ(u) || isAirCommand(u))) value -= MARCH.gunFar;
  if (isFront) value -= MARCH.zoneCost;
  if (!isLeader(u) && !couldTrace(g, u, hex)) value -= intent.unsupplied;
  if (intent.coordinates && (isHQ(u) || isLeader(u))) value += commandValue(context, hex) * (isLeader(u) ? 0.3 : 1);
  if ((isHQ(u) || isLeader(u)) && unitsIn(g, side, hex).some((one) => one !== u && !isHQ(one))) value += MARCH.company;
  else if (isHQ(u) && (threatTo(g, thinking, side)[hex] ?? 0) > 0) value -= MARCH.alone;
  return value;
}

const isRoomFor = (g: Game, side: Side, u: Unit, hex: number): boolean =>
  stackingPoints(g, side, hex, [u]) + dataOf(u).stacking <= STACKING_LIMIT;

/** The best end of a unit in this phase, staying among them. */
export function bestMarch(context: PhaseContext, u: Unit, phase: MovePhase, fresh = false): March | undefined {
  const { g, side, intent, thinking } = context;
  const at = hexAt(g, u);
  const aim = intent.aimOf(u);
  const before = aim === undefined ? 0 : wayFrom(g, u, aim.field);
  const ends = fresh ? endsOf(g, u, phase) : keptEnds(g, thinking, u, phase);
  const isMoving = phase === 'movement';
  const stay = at < 0 ? -MARCH.offMap : standValue(context, u, at) + (isMoving ? reserveBonus(context, u, at, 0) : 0);
  let best: March = { unit: u, hex: at, choice: undefined, score: stay + MARCH.inertia, stay };
  for (const [hex, end] of ends) {
    const pull = pullOf(aim, before, hex);
    const bonus = isMoving ? reserveBonus(context, u, hex, end.cost) : 0;
    // The dear part is looked at only where it could still matter.
    if (pull + bonus + MARCH.mostStand < best.score || !isRoomFor(g, side, u, hex)) continue;
    const score = pull + bonus + standValue(context, u, hex);
    if (score > best.score) best = { unit: u, hex, choice: moveChoice(u, end), score, stay };
  }
  thinking.spend(ends.size >> 3);
  return best;
}

/** The way of an end that was planned. */
export function marchTo(context: PhaseContext, u: Unit, hex: number): Choice | undefined {
  const { g, thinking } = context;
  const end = keptEnds(g, thinking, u, 'movement').get(hex);
  return end === undefined ? undefined : moveChoice(u, end);
}
