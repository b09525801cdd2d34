/** The staff's plan, a value: who does what, made when a phase begins. */
import { assignByBids, type Bid } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { isGarrison } from '../../src/rules/18-scenarios/garrisons.ts';
import { POOL } from '../../src/state/places.ts';
import { hexesApart } from '../../src/state/stacks.ts';
import { hexAt, placeOf } from '../../src/state/state.ts';
import {
  dataOf,
  isAirCommand,
  isArtillery,
  isHQ,
  isLeader,
  isMotorized,
  isOnFoot,
  sideOfUnit,
  type Unit,
  unitsOf,
} from '../../src/state/units.ts';
import { type Field, fieldTo, UNREACHABLE } from '../distance-fields.ts';
import { doctrineOf } from '../doctrine.ts';
import type { Aim, Intent } from '../intent.ts';
import { besideOf, blocksOf } from '../map-facts.ts';
import { lacking } from '../score.ts';
import { attackOfUnit, defenseOfUnit } from '../strength.ts';
import { SLOT, STAFF, STRIKING } from '../weights.ts';
import { turnsLeft, worthOf } from '../worth.ts';
import { barriersTo } from './barriers.ts';
import { exposedWorth } from './exposure.ts';
import { presenceValue } from './presence.ts';
import { type Slot, slotsOf } from './slots.ts';
import { isDesperate } from './urgency.ts';
import { wayFrom } from './way.ts';

export interface StaffPlan extends Intent {
  readonly slots: readonly Slot[];
  /** By unit, the slot to which it is assigned. */
  readonly tasks: ReadonlyMap<Unit, Slot>;
}

interface StaffBid extends Bid<Slot> {
  readonly way: number;
}

/** Attack and defense of a unit for a slot. */
const strengthOf = (g: Game, u: Unit): number =>
  isArtillery(u) ? (dataOf(u).fpf ?? 0) : (attackOfUnit(g, u) + defenseOfUnit(g, u)) / 2;

/** Who takes is motorized, who holds rather goes on foot. The Axis is to strike: its strongest do not stand guard. */
const fitOf = (g: Game, u: Unit, { takes }: Slot): number => {
  const fit = doctrineOf(g);
  const isStriking = sideOfUnit(u) === 'axis' && isMotorized(u) && attackOfUnit(g, u) >= STRIKING;
  if (takes) return isStriking ? fit.strikes : isMotorized(u) ? fit.takes : fit.takesOnFoot;
  return isStriking ? fit.standsGuard : isOnFoot(u) ? fit.holdsOnFoot : fit.holds;
};

const isAssignable = (g: Game, u: Unit): boolean =>
  placeOf(g, u) !== POOL && !isLeader(u) && !isHQ(u) && !isAirCommand(u) && !isGarrison(g, u);

function bidsOf(g: Game, side: Side, thinking: Thinking, slots: readonly Slot[]): readonly StaffBid[] {
  const bids: StaffBid[] = [];
  const { lateTurn, tooLate } = doctrineOf(g);
  for (const unit of unitsOf(side)) {
    if (!isAssignable(g, unit)) continue;
    for (const slot of slots) {
      const way = wayFrom(g, unit, fieldTo(g, thinking, unit, slot.hex));
      if (way >= UNREACHABLE) continue;
      const inTime = !slot.takes || way <= lateTurn * (turnsLeft(g) + 1) ? 1 : tooLate;
      bids.push({ unit, slot, way, score: (inTime * slot.value * fitOf(g, unit, slot)) / (1 + way / SLOT.halving) });
    }
    thinking.spend(slots.length);
  }
  return bids;
}

/**
 * Who does what. The Allies guard what they hold before they retake anything, unless the game is lost otherwise; who is not needed goes where he is worth most,
 * the less the more are there already.
 */
function tasksOf(g: Game, side: Side, thinking: Thinking, slots: readonly Slot[]): ReadonlyMap<Unit, Slot> {
  const offered = bidsOf(g, side, thinking, slots);
  const first = side === 'axis' || isDesperate(g, side) ? offered : offered.filter(({ slot }) => !slot.takes);
  const strength = (u: Unit): number => strengthOf(g, u);
  const { assigned, given } = assignByBids<Slot, StaffBid>(first, strength);
  const tasks = new Map<Unit, Slot>();
  for (const [unit, { slot }] of assigned) tasks.set(unit, slot);
  const rest = new Map<Unit, StaffBid[]>();
  for (const bid of offered) if (!tasks.has(bid.unit)) rest.set(bid.unit, [...(rest.get(bid.unit) ?? []), bid]);
  const filled = new Map(given);
  const { crowdTake, crowdHold } = doctrineOf(g);
  const crowded = ({ score, slot }: StaffBid): number =>
    score / (1 + (slot.takes ? crowdTake : crowdHold) * Math.max(0, (filled.get(slot) ?? 0) / slot.need));
  for (const [unit, bids] of rest) {
    const slot = bids.reduce((best, bid) => (crowded(bid) > crowded(best) ? bid : best)).slot;
    tasks.set(unit, slot);
    filled.set(slot, (filled.get(slot) ?? 0) + strength(unit));
  }
  return tasks;
}

/** Where those of a slot that is held are to stand: some in it, the others before it. */
function standsOf(g: Game, side: Side, thinking: Thinking, tasks: ReadonlyMap<Unit, Slot>): ReadonlyMap<Unit, number> {
  const stands = new Map<Unit, number>();
  // The ground before a location is that on the Allied side.
  const most = side === 'axis' ? SLOT.standingAxis : SLOT.standing;
  const bySlot = new Map<Slot, Unit[]>();
  for (const [unit, slot] of tasks) bySlot.set(slot, [...(bySlot.get(slot) ?? []), unit]);
  for (const [slot, units] of bySlot) {
    const places = [slot.hex, ...(slot.takes ? [] : blocksOf(slot.hex))];
    const given = new Map<number, number>();
    const way = (u: Unit): number => wayFrom(g, u, fieldTo(g, thinking, u, slot.hex));
    for (const u of [...units].sort((a, b) => way(a) - way(b) || a - b)) {
      const free = places.find((hex) => (given.get(hex) ?? 0) < most) ?? slot.hex;
      const place = slot.takes || isArtillery(u) ? slot.hex : free;
      stands.set(u, place);
      if (!isArtillery(u)) given.set(place, (given.get(place) ?? 0) + defenseOfUnit(g, u));
    }
  }
  return stands;
}

/** By unit the location in which it stands guard. */
function guardsOf(tasks: ReadonlyMap<Unit, Slot>, stands: ReadonlyMap<Unit, number>): ReadonlyMap<Unit, number> {
  const guards = new Map<Unit, number>();
  for (const [u, { takes, hex }] of tasks) if (!takes && !isArtillery(u) && stands.get(u) === hex) guards.set(u, hex);
  return guards;
}

/** An HQ goes with the strongest of its own, or with the nearest. */
function followed(g: Game, side: Side, hq: Unit, tasks: ReadonlyMap<Unit, Slot>): Slot | undefined {
  const sums = new Map<Slot, number>();
  const { formation } = dataOf(hq);
  const [family = ''] = formation.split(' CC');
  for (const [u, slot] of tasks) {
    const at = hexAt(g, u);
    if (at < 0 || side !== dataOf(u).side) continue;
    const isOwn = dataOf(u).formation.startsWith(family);
    const apart = hexAt(g, hq) < 0 ? 0 : hexesApart(at, hexAt(g, hq));
    const share = (isOwn ? 3 : 1) / (1 + apart / 6);
    sums.set(slot, (sums.get(slot) ?? 0) + share * attackOfUnit(g, u));
  }
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0];
}

const HQ_NEAR = 6;
const GUN_NEAR = 6;

export function staffPlan(g: Game, side: Side, thinking: Thinking): StaffPlan {
  const worth = side === 'allied' && g.setUp.scenario !== 'faid' ? exposedWorth(g) : worthOf(g, thinking).of;
  const slots = slotsOf(g, side, thinking, worth);
  const tasks = tasksOf(g, side, thinking, slots);
  const stands = standsOf(g, side, thinking, tasks);
  const guards = guardsOf(tasks, stands);
  const desperate = isDesperate(g, side);
  const hasEnough = side === 'axis' && lacking(g) === 0;
  const aims = new Map<Unit, Aim>();
  const addAim = (u: Unit, slot: Slot, hex: number, near: number): void => {
    const field = fieldTo(g, thinking, u, hex);
    aims.set(u, { hex, field, pull: STAFF.pull, name: slot.name, near });
  };
  for (const [u, slot] of tasks) addAim(u, slot, stands.get(u) ?? slot.hex, isArtillery(u) ? GUN_NEAR : 0);
  for (const u of unitsOf(side)) {
    if (!(isHQ(u) || isLeader(u)) || placeOf(g, u) === POOL) continue;
    const slot = followed(g, side, u, tasks);
    if (slot !== undefined) addAim(u, slot, slot.hex, HQ_NEAR);
  }
  const { perBarrier, mostBarrier } = doctrineOf(g);
  const barriers = barriersTo(g, side, waysToTake(tasks, aims));
  return {
    slots,
    tasks,
    aimOf: (u) => aims.get(u),
    guards,
    holdValue: (hex, u) =>
      STAFF.holdShare * presenceValue({ g, thinking, worth }, hex, u) +
      (guards.get(u) === hex ? STAFF.guardShare * (worth.get(hex) ?? 0) : 0),
    attackValue: (hex) =>
      STAFF.anyAttack + groundValue(worth, hex, aims) + Math.min(mostBarrier, perBarrier * (barriers.get(hex) ?? 0)),
    ownLoss: (side === 'axis' ? STAFF.ownLossAxis : STAFF.ownLossAllied) * (desperate ? STAFF.lossIfDesperate : 1),
    enemyLoss: Math.min(1, STAFF.killsAtEnd + STAFF.killsPerTurn * turnsLeft(g)),
    danger: (side === 'axis' ? STAFF.dangerAxis : STAFF.dangerAllied) * (desperate ? STAFF.dangerIfDesperate : 1),
    unsupplied: STAFF.unsupplied,
    leastGain: (side === 'axis' ? STAFF.leastGainAxis : STAFF.leastGainAllied) * (hasEnough ? STAFF.caution : 1),
    coordinates: true,
  };
}

/** The ways of those who are to take something. */
function waysToTake(tasks: ReadonlyMap<Unit, Slot>, aims: ReadonlyMap<Unit, Aim>): ReadonlyMap<Unit, Field> {
  const ways = new Map<Unit, Field>();
  for (const [u, { takes }] of tasks) {
    const aim = aims.get(u);
    if (takes && aim !== undefined) ways.set(u, aim.field);
  }
  return ways;
}

/** A location, its neighbours, and what bars the way of many. */
function groundValue(worth: ReadonlyMap<number, number>, hex: number, aims: ReadonlyMap<Unit, Aim>): number {
  const here = worth.get(hex) ?? 0;
  const beside = Math.max(0, ...besideOf(hex).map((next) => worth.get(next) ?? 0));
  let barred = 0;
  for (const aim of aims.values()) if (aim.hex === hex) barred += 1;
  return here + beside * STAFF.besideShare + Math.min(STAFF.mostBarred, barred * STAFF.perBarred);
}
