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
import { around, discAround, GROUND, HIGHWAY, highwayIndex } from '../board.ts';
import { type Goal, type Intent, POINT } from '../intent.ts';
import { enemyOn, ownOn } from '../picture.ts';
import { suppliedIndex } from '../score.ts';
import { alliedSlots } from './allied-slots.ts';
import { assign, type Told } from './assign.ts';
import { germanSlots } from './german-slots.ts';
import { corridorOf, lifelineOf } from './lifeline.ts';
import { RAID, raidField } from './raids.ts';
import { routeOf } from './route.ts';
import type { Slot } from './slot.ts';

export interface StaffPlan extends Intent {
  readonly slots: readonly Slot[];
  readonly told: ReadonlyMap<Unit, Told>;
}

type Worths = Float32Array;
const noWorths = (): Worths => new Float32Array(GRID.hexCount);
const add = (worths: Worths, hex: number, worth: number): void => {
  worths[hex] = (worths[hex] ?? 0) + worth;
};

const isLastPhase = (g: Game): boolean => turnOf(g) === LAST_TURN && clock(g, 'round') === 2;

/** How much it matters who stands on the road when the phase ends: supply is traced at dawn [5], points at the end [10]. */
function moment(g: Game, side: Side): number {
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

const ROAD_WORTH = 20;
const EXIT_WORTH = 40;
/** [5.1] Without its roads off the map the whole army starves. */
const EXIT_GARRISON = 120;
/** From then on there are troops to spare for them. */
const EXITS_FROM = 3;
/** [5.2] A division without its source is no fighting force any more. */
const SOURCE_WORTH = 120;
/** The highway beyond the column, if the enemy could come on it. */
const CORRIDOR_WORTH = 20;
/** [9.4] Once he is in a city he cannot be driven out. */
const CORRIDOR_CITY = 60;
const GROUND_WORTH = 1.2;
/** The column is so near to an objective that its ground begins to count. */
const NEAR = 8;

/** To own: towns, the road, the ground of the objectives, the sources. */
function takeWorths(g: Game, side: Side, route: readonly number[]): Worths {
  const worths = noWorths();
  const index = suppliedIndex(g);
  for (let hex = 0; hex < GRID.hexCount; hex++)
    if (TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY) add(worths, hex, 0.5 * POINT + turnOf(g) / 2);
  HIGHWAY.forEach((hex, i) => {
    add(worths, hex, side === 'allied' && i <= index ? ROAD_WORTH / 2 : 1);
  });
  if (side === 'allied') for (const hex of route.slice(1, AHEAD)) add(worths, hex, ROAD_WORTH / 2);
  for (const hex of ALLIED_EXITS.map(hexOf)) add(worths, hex, EXIT_WORTH);
  if (side === 'german') for (const hex of lifelineOf(g)) add(worths, hex, ROAD_WORTH * moment(g, side));
  for (const { hex: centre, points, ground } of GROUND) {
    const isCounted = countsFor(g, centre);
    const isNear = index >= highwayIndex(centre) - NEAR;
    const share = side === 'german' ? (isCounted ? moment(g, side) : 0.3) : isNear ? 1.6 : 0.1;
    for (const hex of ground) add(worths, hex, GROUND_WORTH * points * share);
  }
  SOURCES.forEach(({ points }, formation) => {
    const hex = sourceOf(g, formation);
    if (hex >= 0) add(worths, hex, side === 'german' ? 20 + POINT * points : 10);
  });
  return worths;
}

/** To stand in: what the enemy could otherwise enter. */
function holdWorths(g: Game, side: Side, raids: Uint8Array): Worths {
  const worths = noWorths();
  const isOpen = (hex: number): boolean => (raids[hex] ?? RAID) <= RAID;
  if (side === 'allied') {
    for (const hex of lifelineOf(g)) if (isOpen(hex)) add(worths, hex, ROAD_WORTH * moment(g, side));
    for (const hex of openExits(g, side)) if (turnOf(g) >= EXITS_FROM) add(worths, hex, EXIT_GARRISON);
    for (const hex of corridorOf(g))
      if (isOpen(hex)) add(worths, hex, TERRAIN[hex] === CITY ? CORRIDOR_CITY : CORRIDOR_WORTH);
  }
  for (const { points, ground } of GROUND) {
    const owned = ground.filter((hex) => ownerOf(g, hex) === side).length / ground.length;
    for (const hex of ground)
      if (isOpen(hex)) add(worths, hex, (side === 'allied' ? owned * moment(g, side) : 1) * points * 0.5);
  }
  SOURCES.forEach(({ points }, formation) => {
    const hex = sourceOf(g, formation);
    if (hex >= 0 && side === 'allied' && isOpen(hex) && ownerOf(g, hex) === side)
      add(worths, hex, points === 0 ? SOURCE_WORTH / 2 : SOURCE_WORTH + POINT * points);
  });
  for (let hex = 0; hex < GRID.hexCount; hex++)
    if ((TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY) && ownerOf(g, hex) === side && isOpen(hex))
      add(worths, hex, 8);
  return worths;
}

/** So many hexes of the way count as its next. */
const AHEAD = 5;
/** Who is weaker in all cannot win a war of attrition; who is stronger wins it only by fighting. */
const ATTACK = { any: { allied: 30, german: 5 }, road: 15, block: 60, nearRoad: 10 } as const;

/** Germans beside the road are driven off before they are on it. */
function mopUp(g: Game, worths: Worths): void {
  const near = new Set(
    lifelineOf(g).flatMap((hex) =>
      discAround(hex)
        .filter(([, away]) => away <= 2)
        .map(([one]) => one),
    ),
  );
  for (const hex of near) add(worths, hex, ATTACK.nearRoad);
}

function attackWorths(g: Game, side: Side, take: Worths, route: readonly number[]): Worths {
  const worths = noWorths();
  worths.forEach((_, hex) => {
    worths[hex] = ATTACK.any[side] + (take[hex] ?? 0);
  });
  for (const hex of HIGHWAY) add(worths, hex, ATTACK.road);
  if (side === 'allied') for (const hex of route.slice(1, AHEAD)) add(worths, hex, ATTACK.block);
  if (side === 'allied') mopUp(g, worths);
  return worths;
}

const PULL: Readonly<Record<Side, number>> = { allied: 1.2, german: 1.1 };
const GUNS_FOLLOW = 0.6;
/** The more a place is worth, the less a unit lets itself be held up on the way. */
const USUAL_WORTH = 60;
const haste = (side: Side, worth: number): number =>
  side === 'german' ? 1 : Math.max(0.7, Math.min(2.5, worth / USUAL_WORTH));
const ARRIVAL = 0.3;
/** What bars the road is attacked before anybody marches; all else may wait until the marches are made. */
const URGENT = { allied: 45, german: 20 } as const;
const CAUTION = { allied: 0.3, german: 0.45 } as const;
/** [5.4] Half the operation points, a quarter of the fire, and efficiency day by day. */
const HUNGER = 6;

/** [5.1] [5.2] On the highway, beside what is in supply, or within reach of the own source. */
function isFed(g: Game, u: Unit, hex: number): boolean {
  if (highwayIndex(hex) >= 0 || around('allied', hex).some((one) => isGroundSupplied(g, 'allied', one))) return true;
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
  const wanted = GARRISON.share * (enemyOn(g, side).threat[hex] ?? 0);
  return Math.max(GARRISON.least, Math.min(GARRISON.most, wanted));
}
/** Who stands alone in a hex of so much worth does not run after an enemy. */
const GUARDED = 40;

export function staffPlan(g: Game, side: Side, thinking: Thinking): StaffPlan {
  const raids = raidField(g, side);
  const route = routeOf(g);
  const slots = side === 'allied' ? alliedSlots(g, raids, route) : germanSlots(g, route);
  const told = assign(g, side, slots, thinking);
  const take = takeWorths(g, side, route);
  const hold = holdWorths(g, side, raids);
  const attack = attackWorths(g, side, take, route);
  const goals = new Map<Unit, Goal>();
  for (const [u, { slot, field }] of told)
    goals.set(u, {
      hex: slot.hex,
      name: slot.name,
      field,
      arrival: ARRIVAL * slot.worth,
      pull: PULL[side] * (hasGuns(u) ? GUNS_FOLLOW : 1) * haste(side, slot.worth),
    });
  return {
    slots,
    told,
    goalOf: (u) => goals.get(u),
    holdWorth(hex, u) {
      const worth = hold[hex] ?? 0;
      if (worth === 0) return 0;
      const others = (ownOn(g, side).strength[hex] ?? 0) - (hexAt(g, u) === hex ? cpOf(g, u) : 0);
      return worth * Math.max(SECOND, 1 - others / garrisonFor(g, side, hex));
    },
    takeWorth: (hex, u) => (hasGuns(u) ? 0 : (take[hex] ?? 0)),
    isGuarded: (hex) => (hold[hex] ?? 0) >= GUARDED,
    attackWorth: (hex) => attack[hex] ?? 0,
    hunger: (hex, u) => (side === 'german' || isFed(g, u, hex) ? 0 : HUNGER),
    urgent: URGENT[side],
    care: side === 'allied' ? 0.75 : 1,
    caution: CAUTION[side],
  };
}
