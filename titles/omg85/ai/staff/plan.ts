/** The plan of the staff: who goes where, what each hex is worth to hold, to take and to attack. */
import type { Game, Thinking } from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { CITY, GRID, hexOf, TERRAIN, TOWN } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { isGroundSupplied, openExits } from '../../src/rules/05-supply/ground-supply.ts';
import { countsFor } from '../../src/rules/10-victory.ts';
import { clock, cpOf, hexAt, ownerOf, sourceOf, turnOf } from '../../src/state/state.ts';
import { airborneFormation, classOf, hasGuns, type Unit } from '../../src/state/units.ts';
import { AIRBORNE_REACH, ALLIED_EXITS, LAST_TURN, SOURCES } from '../../src/tables/campaign-tables.ts';
import { fieldTo } from '../distance-fields.ts';
import type { Goal, Intent } from '../intent.ts';
import { discAround, HIGHWAY, highwayIndex, OBJECTIVE_GROUND, zocNeighbours } from '../map-facts.ts';
import { suppliedIndex } from '../score.ts';
import { enemyMap, ownMap } from '../threat-map.ts';
import { PLAN, VICTORY } from '../weights.ts';
import { alliedSlots } from './allied-slots.ts';
import { type Assigned, assign } from './assign.ts';
import { germanSlots } from './german-slots.ts';
import { RAID, raidField } from './raids.ts';
import { routeOf } from './route.ts';
import type { Slot } from './slot.ts';
import { corridorAhead, supplyLine } from './supply-line.ts';

export interface StaffPlan extends Intent {
  readonly slots: readonly Slot[];
  readonly assignments: ReadonlyMap<Unit, Assigned>;
}

type HexValues = Float32Array;
const noValues = (): HexValues => new Float32Array(GRID.hexCount);
const add = (values: HexValues, hex: number, value: number): void => {
  values[hex] = (values[hex] ?? 0) + value;
};

const isLastPhase = (g: Game): boolean => turnOf(g) === LAST_TURN && clock(g, 'round') === 2;

/** How much it matters who stands on the road when the phase ends: supply is traced at dawn [5], points at the end [10]. */
function roadTiming(g: Game, side: Side): number {
  if (isLastPhase(g)) return PLAN.lastPhase;
  const isLong = side === 'allied' && suppliedIndex(g) > EINDHOVEN;
  if (isLong && turnOf(g) >= LAST_TURN - 1) return PLAN.beforeDawn;
  if (clock(g, 'round') !== 2) return PLAN.firstRound;
  return isLong ? PLAN.beforeDawn : 1 + PLAN.perTurn * turnOf(g);
}
/** Up to there on the highway the column is too short to have gaps. */
const EINDHOVEN = highwayIndex(hexOf('20,27'));

/** To own: towns, the road, the ground of the objectives, the sources. */
function takeValues(g: Game, side: Side, route: readonly number[]): HexValues {
  const values = noValues();
  const index = suppliedIndex(g);
  for (let hex = 0; hex < GRID.hexCount; hex++)
    if (TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY)
      add(values, hex, PLAN.townShare * VICTORY.valuePerPoint + turnOf(g) / 2);
  HIGHWAY.forEach((hex, i) => {
    add(values, hex, side === 'allied' && i <= index ? PLAN.roadValue / 2 : 1);
  });
  if (side === 'allied') for (const hex of route.slice(1, PLAN.ahead)) add(values, hex, PLAN.roadValue / 2);
  for (const hex of ALLIED_EXITS.map(hexOf)) add(values, hex, PLAN.exitValue);
  if (side === 'german') for (const hex of supplyLine(g)) add(values, hex, PLAN.roadValue * roadTiming(g, side));
  for (const { hex: centre, points, ground } of OBJECTIVE_GROUND) {
    const isCounted = countsFor(g, centre);
    const isNear = index >= highwayIndex(centre) - PLAN.near;
    const share =
      side === 'german'
        ? isCounted
          ? roadTiming(g, side)
          : PLAN.notCounted
        : isNear
          ? PLAN.nearObjective
          : PLAN.farObjective;
    for (const hex of ground) add(values, hex, PLAN.groundValue * points * share);
  }
  SOURCES.forEach(({ points }, formation) => {
    const hex = sourceOf(g, formation);
    if (hex >= 0)
      add(
        values,
        hex,
        side === 'german' ? PLAN.sourceToTake.german + VICTORY.valuePerPoint * points : PLAN.sourceToTake.allied,
      );
  });
  return values;
}

/** To stand in: what the enemy could otherwise enter. */
function holdValues(g: Game, side: Side, raids: Int16Array): HexValues {
  const values = noValues();
  const isOpen = (hex: number): boolean => (raids[hex] ?? RAID) <= RAID;
  if (side === 'allied') {
    for (const hex of supplyLine(g)) if (isOpen(hex)) add(values, hex, PLAN.roadValue * roadTiming(g, side));
    for (const hex of openExits(g, side)) if (turnOf(g) >= PLAN.exitsFrom) add(values, hex, PLAN.exitGarrison);
    for (const hex of corridorAhead(g))
      if (isOpen(hex)) add(values, hex, TERRAIN[hex] === CITY ? PLAN.corridorCity : PLAN.corridorValue);
  }
  for (const { points, ground } of OBJECTIVE_GROUND) {
    const owned = ground.filter((hex) => ownerOf(g, hex) === side).length / ground.length;
    for (const hex of ground)
      if (isOpen(hex))
        add(values, hex, (side === 'allied' ? owned * roadTiming(g, side) : 1) * points * PLAN.heldGroundShare);
  }
  SOURCES.forEach(({ points }, formation) => {
    const hex = sourceOf(g, formation);
    if (hex >= 0 && side === 'allied' && isOpen(hex) && ownerOf(g, hex) === side)
      add(values, hex, points === 0 ? PLAN.sourceValue / 2 : PLAN.sourceValue + VICTORY.valuePerPoint * points);
  });
  for (let hex = 0; hex < GRID.hexCount; hex++)
    if ((TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY) && ownerOf(g, hex) === side && isOpen(hex))
      add(values, hex, PLAN.heldTown);
  return values;
}

/** Germans beside the road are driven off before they are on it. */
function mopUp(g: Game, values: HexValues): void {
  const near = new Set(
    supplyLine(g).flatMap((hex) =>
      discAround(hex)
        .filter(([, away]) => away <= 2)
        .map(([one]) => one),
    ),
  );
  for (const hex of near) add(values, hex, PLAN.attack.nearRoad);
}

function attackValues(g: Game, side: Side, take: HexValues, route: readonly number[]): HexValues {
  const values = noValues();
  values.forEach((_, hex) => {
    values[hex] = PLAN.attack.any[side] + (take[hex] ?? 0);
  });
  for (const hex of HIGHWAY) add(values, hex, PLAN.attack.road);
  if (side === 'allied') for (const hex of route.slice(1, PLAN.ahead)) add(values, hex, PLAN.attack.block);
  if (side === 'allied') mopUp(g, values);
  return values;
}

const urgencyFactor = (side: Side, value: number): number =>
  side === 'german' ? 1 : Math.max(PLAN.urgency.least, Math.min(PLAN.urgency.most, value / PLAN.usualValue));

/** [5.1] [5.2] On the highway, beside what is in supply, or within reach of the own source. */
function isSuppliedAt(g: Game, u: Unit, hex: number): boolean {
  if (highwayIndex(hex) >= 0 || zocNeighbours('allied', hex).some((one) => isGroundSupplied(g, 'allied', one)))
    return true;
  const formation = airborneFormation(u);
  if (formation < 0) return false;
  const source = sourceOf(g, formation);
  return source >= 0 && ownerOf(g, source) === 'allied' && distanceBetween(GRID, source, hex) <= AIRBORNE_REACH;
}

/** [9.4] The strength that holds a hex against those who are near; in a city anybody does. */
function garrisonFor(g: Game, side: Side, hex: number): number {
  if (TERRAIN[hex] === CITY) return PLAN.garrison.least;
  const wanted = PLAN.garrison.share * (enemyMap(g, side).threat[hex] ?? 0);
  return Math.max(PLAN.garrison.least, Math.min(PLAN.garrison.most, wanted));
}

export function staffPlan(g: Game, side: Side, thinking: Thinking): StaffPlan {
  const raids = raidField(g, side);
  const route = routeOf(g);
  const slots = side === 'allied' ? alliedSlots(g, raids, route) : germanSlots(g, route);
  const assignments = assign(g, side, slots, thinking);
  const take = takeValues(g, side, route);
  const hold = holdValues(g, side, raids);
  const attack = attackValues(g, side, take, route);
  const goals = new Map<Unit, Goal>();
  for (const [u, { slot }] of assignments)
    goals.set(u, {
      hex: slot.hex,
      name: slot.name,
      field: fieldTo(g, thinking, { goal: slot.hex, unitClass: classOf(u), side }),
      arrival: PLAN.arrival * slot.value,
      pull: PLAN.pull[side] * (hasGuns(u) ? PLAN.gunsFollow : 1) * urgencyFactor(side, slot.value),
    });
  return {
    slots,
    assignments,
    goalOf: (u) => goals.get(u),
    holdValue(hex, u) {
      const value = hold[hex] ?? 0;
      if (value === 0) return 0;
      const others = (ownMap(g, side).strength[hex] ?? 0) - (hexAt(g, u) === hex ? cpOf(g, u) : 0);
      return value * Math.max(PLAN.second, 1 - others / garrisonFor(g, side, hex));
    },
    takeValue: (hex, u) => (hasGuns(u) ? 0 : (take[hex] ?? 0)),
    isGuarded: (hex) => (hold[hex] ?? 0) >= PLAN.guarded,
    attackValue: (hex) => attack[hex] ?? 0,
    unsuppliedCost: (hex, u) => (side === 'german' || isSuppliedAt(g, u, hex) ? 0 : PLAN.unsuppliedCost),
    urgentAttackValue: PLAN.urgent[side],
    ownLossWeight: PLAN.ownLossWeight[side],
    dangerWeight: PLAN.dangerWeight[side],
  };
}
