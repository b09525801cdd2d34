/** The plan of the staff: who goes where, what each hex is worth to hold, to take and to attack. */
import type { Game, Thinking } from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { CITY, GRID, hexOf, TERRAIN, TOWN } from '../../src/data/map.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { isGroundSupplied, openExits } from '../../src/rules/05-supply/ground-supply.ts';
import { countsFor } from '../../src/rules/10-victory.ts';
import { clock, cpOf, hexAt, ownerOf, sourceOf, turnOf } from '../../src/state/state.ts';
import { airborneFormation, hasGuns, type Unit } from '../../src/state/units.ts';
import { AIRBORNE_REACH, ALLIED_EXITS, LAST_TURN, SOURCES } from '../../src/tables/campaign-tables.ts';
import { type Goal, type Intent, VALUE_PER_POINT } from '../intent.ts';
import { discAround, HIGHWAY, highwayIndex, OBJECTIVE_GROUND, zocNeighbours } from '../map-facts.ts';
import { suppliedIndex } from '../score.ts';
import { enemyMap, ownMap } from '../threat-map.ts';
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
  if (isLastPhase(g)) return 8;
  const isLong = side === 'allied' && suppliedIndex(g) > EINDHOVEN;
  if (isLong && turnOf(g) >= LAST_TURN - 1) return NIGHT;
  if (clock(g, 'round') !== 2) return 0.5;
  return isLong ? NIGHT : 1 + 0.1 * turnOf(g);
}
/** Who owns the road closes every gap in it before dawn; who cuts it has the choice of the place. */
const NIGHT = 8;
/** Up to there on the highway the column is too short to have gaps. */
const EINDHOVEN = highwayIndex(hexOf('20,27'));

const ROAD_VALUE = 20;
const EXIT_VALUE = 40;
/** [5.1] Without its roads off the map the whole army starves. */
const EXIT_GARRISON = 120;
/** From then on there are troops to spare for them. */
const EXITS_FROM = 3;
/** [5.2] A division without its source is no fighting force any more. */
const SOURCE_VALUE = 120;
/** The highway beyond the column, if the enemy could come on it. */
const CORRIDOR_VALUE = 20;
/** [9.4] Once he is in a city he cannot be driven out. */
const CORRIDOR_CITY = 60;
const GROUND_VALUE = 1.2;
/** The column is so near to an objective that its ground begins to count. */
const NEAR = 8;

/** To own: towns, the road, the ground of the objectives, the sources. */
function takeValues(g: Game, side: Side, route: readonly number[]): HexValues {
  const values = noValues();
  const index = suppliedIndex(g);
  for (let hex = 0; hex < GRID.hexCount; hex++)
    if (TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY) add(values, hex, 0.5 * VALUE_PER_POINT + turnOf(g) / 2);
  HIGHWAY.forEach((hex, i) => {
    add(values, hex, side === 'allied' && i <= index ? ROAD_VALUE / 2 : 1);
  });
  if (side === 'allied') for (const hex of route.slice(1, AHEAD)) add(values, hex, ROAD_VALUE / 2);
  for (const hex of ALLIED_EXITS.map(hexOf)) add(values, hex, EXIT_VALUE);
  if (side === 'german') for (const hex of supplyLine(g)) add(values, hex, ROAD_VALUE * roadTiming(g, side));
  for (const { hex: centre, points, ground } of OBJECTIVE_GROUND) {
    const isCounted = countsFor(g, centre);
    const isNear = index >= highwayIndex(centre) - NEAR;
    const share = side === 'german' ? (isCounted ? roadTiming(g, side) : 0.3) : isNear ? 1.6 : 0.1;
    for (const hex of ground) add(values, hex, GROUND_VALUE * points * share);
  }
  SOURCES.forEach(({ points }, formation) => {
    const hex = sourceOf(g, formation);
    if (hex >= 0) add(values, hex, side === 'german' ? 20 + VALUE_PER_POINT * points : 10);
  });
  return values;
}

/** To stand in: what the enemy could otherwise enter. */
function holdValues(g: Game, side: Side, raids: Uint8Array): HexValues {
  const values = noValues();
  const isOpen = (hex: number): boolean => (raids[hex] ?? RAID) <= RAID;
  if (side === 'allied') {
    for (const hex of supplyLine(g)) if (isOpen(hex)) add(values, hex, ROAD_VALUE * roadTiming(g, side));
    for (const hex of openExits(g, side)) if (turnOf(g) >= EXITS_FROM) add(values, hex, EXIT_GARRISON);
    for (const hex of corridorAhead(g))
      if (isOpen(hex)) add(values, hex, TERRAIN[hex] === CITY ? CORRIDOR_CITY : CORRIDOR_VALUE);
  }
  for (const { points, ground } of OBJECTIVE_GROUND) {
    const owned = ground.filter((hex) => ownerOf(g, hex) === side).length / ground.length;
    for (const hex of ground)
      if (isOpen(hex)) add(values, hex, (side === 'allied' ? owned * roadTiming(g, side) : 1) * points * 0.5);
  }
  SOURCES.forEach(({ points }, formation) => {
    const hex = sourceOf(g, formation);
    if (hex >= 0 && side === 'allied' && isOpen(hex) && ownerOf(g, hex) === side)
      add(values, hex, points === 0 ? SOURCE_VALUE / 2 : SOURCE_VALUE + VALUE_PER_POINT * points);
  });
  for (let hex = 0; hex < GRID.hexCount; hex++)
    if ((TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY) && ownerOf(g, hex) === side && isOpen(hex))
      add(values, hex, 8);
  return values;
}

/** So many hexes of the way count as its next. */
const AHEAD = 5;
/** Who is weaker in all cannot win a war of attrition; who is stronger wins it only by fighting. */
const ATTACK = { any: { allied: 30, german: 5 }, road: 15, block: 60, nearRoad: 10 } as const;

/** Germans beside the road are driven off before they are on it. */
function mopUp(g: Game, values: HexValues): void {
  const near = new Set(
    supplyLine(g).flatMap((hex) =>
      discAround(hex)
        .filter(([, away]) => away <= 2)
        .map(([one]) => one),
    ),
  );
  for (const hex of near) add(values, hex, ATTACK.nearRoad);
}

function attackValues(g: Game, side: Side, take: HexValues, route: readonly number[]): HexValues {
  const values = noValues();
  values.forEach((_, hex) => {
    values[hex] = ATTACK.any[side] + (take[hex] ?? 0);
  });
  for (const hex of HIGHWAY) add(values, hex, ATTACK.road);
  if (side === 'allied') for (const hex of route.slice(1, AHEAD)) add(values, hex, ATTACK.block);
  if (side === 'allied') mopUp(g, values);
  return values;
}

const PULL: Readonly<Record<Side, number>> = { allied: 1.2, german: 1.1 };
const GUNS_FOLLOW = 0.6;
/** The more a place is worth, the less a unit lets itself be held up on the way. */
const USUAL_VALUE = 60;
const urgencyFactor = (side: Side, value: number): number =>
  side === 'german' ? 1 : Math.max(0.7, Math.min(2.5, value / USUAL_VALUE));
const ARRIVAL = 0.3;
/** What bars the road is attacked before anybody marches; all else may wait until the marches are made. */
const URGENT = { allied: 45, german: 20 } as const;
const CAUTION = { allied: 0.3, german: 0.45 } as const;
/** [5.4] Half the operation points, a quarter of the fire, and efficiency day by day. */
const UNSUPPLIED_COST = 6;

/** [5.1] [5.2] On the highway, beside what is in supply, or within reach of the own source. */
function isSuppliedAt(g: Game, u: Unit, hex: number): boolean {
  if (highwayIndex(hex) >= 0 || zocNeighbours('allied', hex).some((one) => isGroundSupplied(g, 'allied', one)))
    return true;
  const formation = airborneFormation(u);
  if (formation < 0) return false;
  const source = sourceOf(g, formation);
  return source >= 0 && ownerOf(g, source) === 'allied' && distanceBetween(GRID, source, hex) <= AIRBORNE_REACH;
}
/** One more unit in a hex that is held well enough. */
const SECOND = 0.1;
const GARRISON = { least: 45, most: 200, share: 0.6 } as const;

/** [9.4] The strength that holds a hex against those who are near; in a city anybody does. */
function garrisonFor(g: Game, side: Side, hex: number): number {
  if (TERRAIN[hex] === CITY) return GARRISON.least;
  const wanted = GARRISON.share * (enemyMap(g, side).threat[hex] ?? 0);
  return Math.max(GARRISON.least, Math.min(GARRISON.most, wanted));
}
/** Who stands alone in a hex of so much worth does not run after an enemy. */
const GUARDED = 40;

export function staffPlan(g: Game, side: Side, thinking: Thinking): StaffPlan {
  const raids = raidField(g, side);
  const route = routeOf(g);
  const slots = side === 'allied' ? alliedSlots(g, raids, route) : germanSlots(g, route);
  const assignments = assign(g, side, slots, thinking);
  const take = takeValues(g, side, route);
  const hold = holdValues(g, side, raids);
  const attack = attackValues(g, side, take, route);
  const goals = new Map<Unit, Goal>();
  for (const [u, { slot, field }] of assignments)
    goals.set(u, {
      hex: slot.hex,
      name: slot.name,
      field,
      arrival: ARRIVAL * slot.value,
      pull: PULL[side] * (hasGuns(u) ? GUNS_FOLLOW : 1) * urgencyFactor(side, slot.value),
    });
  return {
    slots,
    assignments,
    goalOf: (u) => goals.get(u),
    holdValue(hex, u) {
      const value = hold[hex] ?? 0;
      if (value === 0) return 0;
      const others = (ownMap(g, side).strength[hex] ?? 0) - (hexAt(g, u) === hex ? cpOf(g, u) : 0);
      return value * Math.max(SECOND, 1 - others / garrisonFor(g, side, hex));
    },
    takeValue: (hex, u) => (hasGuns(u) ? 0 : (take[hex] ?? 0)),
    isGuarded: (hex) => (hold[hex] ?? 0) >= GUARDED,
    attackValue: (hex) => attack[hex] ?? 0,
    unsuppliedCost: (hex, u) => (side === 'german' || isSuppliedAt(g, u, hex) ? 0 : UNSUPPLIED_COST),
    urgentAttackValue: URGENT[side],
    ownLossWeight: side === 'allied' ? 0.75 : 1,
    dangerWeight: CAUTION[side],
  };
}
