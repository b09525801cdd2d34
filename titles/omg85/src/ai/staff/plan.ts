/** The plan of the staff: who goes where, what each hex is worth to hold, to take and to attack. */
import type { Game, Thinking } from '@bridgehead/engine';
import { CITY, GRID, hexOf, TERRAIN, TOWN } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { stackingOf } from '../../rules/08-stacking.ts';
import { countsFor } from '../../rules/10-victory.ts';
import { clock, hexAt, ownerOf, sourceOf, turnOf } from '../../state.ts';
import { ALLIED_EXITS, LAST_TURN, SOURCES } from '../../tables/campaign-tables.ts';
import { hasGuns, type Unit } from '../../units.ts';
import { discAround, GROUND, HIGHWAY, highwayIndex } from '../board.ts';
import { type Goal, type Intent, POINT } from '../intent.ts';
import { ownOn } from '../picture.ts';
import { suppliedIndex } from '../standing.ts';
import { alliedSlots } from './allied-slots.ts';
import { assign, type Told } from './assign.ts';
import { germanSlots } from './german-slots.ts';
import { lifelineOf } from './lifeline.ts';
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
function moment(g: Game): number {
  if (isLastPhase(g)) return 6;
  return clock(g, 'round') === 2 ? 1 + 0.1 * turnOf(g) : 0.5;
}

const ROAD_WORTH = 20;
const EXIT_WORTH = 40;
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
  if (side === 'german') for (const hex of lifelineOf(g)) add(worths, hex, ROAD_WORTH * moment(g));
  for (const { hex: centre, points, ground } of GROUND) {
    const isCounted = countsFor(g, centre);
    const isNear = index >= highwayIndex(centre) - NEAR;
    const share = side === 'german' ? (isCounted ? moment(g) : 0.3) : isNear ? 0.7 : 0.1;
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
    for (const hex of lifelineOf(g)) if (isOpen(hex)) add(worths, hex, ROAD_WORTH * moment(g));
  }
  for (const { points, ground } of GROUND) {
    const owned = ground.filter((hex) => ownerOf(g, hex) === side).length / ground.length;
    for (const hex of ground)
      if (isOpen(hex)) add(worths, hex, (side === 'allied' ? owned * moment(g) : 1) * points * 0.5);
  }
  SOURCES.forEach(({ points }, formation) => {
    const hex = sourceOf(g, formation);
    if (hex >= 0 && side === 'allied' && isOpen(hex) && ownerOf(g, hex) === side) add(worths, hex, POINT * points);
  });
  for (let hex = 0; hex < GRID.hexCount; hex++)
    if ((TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY) && ownerOf(g, hex) === side && isOpen(hex))
      add(worths, hex, 8);
  return worths;
}

/** So many hexes of the way count as its next. */
const AHEAD = 5;
const ATTACK = { any: 5, road: 15, block: 60, nearRoad: 10 } as const;

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
    worths[hex] = ATTACK.any + (take[hex] ?? 0);
  });
  for (const hex of HIGHWAY) add(worths, hex, ATTACK.road);
  if (side === 'allied') for (const hex of route.slice(1, AHEAD)) add(worths, hex, ATTACK.block);
  if (side === 'allied') mopUp(g, worths);
  return worths;
}

const PULL: Readonly<Record<Side, number>> = { allied: 1.2, german: 1.1 };
const GUNS_FOLLOW = 0.6;
const ARRIVAL = 0.3;
const URGENT = 20;
const CAUTION = { allied: 0.3, german: 0.45 } as const;
/** A second unit in a hex that is held already. */
const SECOND = 0.1;

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
      pull: PULL[side] * (hasGuns(u) ? GUNS_FOLLOW : 1),
    });
  return {
    slots,
    told,
    goalOf: (u) => goals.get(u),
    holdWorth(hex, u) {
      const worth = hold[hex] ?? 0;
      if (worth === 0) return 0;
      const others = (ownOn(g, side).points[hex] ?? 0) - (hexAt(g, u) === hex ? stackingOf(g, u) : 0);
      return others > 0 ? SECOND * worth : worth;
    },
    takeWorth: (hex, u) => (hasGuns(u) ? 0 : (take[hex] ?? 0)),
    attackWorth: (hex) => attack[hex] ?? 0,
    urgent: URGENT,
    care: side === 'allied' ? 0.75 : 1,
    caution: CAUTION[side],
  };
}
