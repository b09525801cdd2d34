/** The plan of the staff: who goes where, what each hex is worth to hold, to take and to attack. */
import type { Game, Thinking } from '@bridgehead/engine';
import { CITY, GRID, TERRAIN, TOWN } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { stackingOf } from '../../rules/08-stacking.ts';
import { countsFor } from '../../rules/10-victory.ts';
import { clock, hexAt, ownerOf, sourceOf, turnOf } from '../../state.ts';
import { LAST_TURN, SOURCES } from '../../tables/campaign-tables.ts';
import { hasGuns, type Unit } from '../../units.ts';
import { GROUND, HIGHWAY } from '../board.ts';
import { type Goal, type Intent, POINT } from '../intent.ts';
import { ownOn } from '../picture.ts';
import { suppliedIndex } from '../standing.ts';
import { alliedSlots } from './allied-slots.ts';
import { assign, type Told } from './assign.ts';
import { germanSlots } from './german-slots.ts';
import { RAID, raidField } from './raids.ts';
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
const GROUND_WORTH = 1.2;

/** To own: towns, the road, the ground of the objectives, the sources. */
function takeWorths(g: Game, side: Side): Worths {
  const worths = noWorths();
  const index = suppliedIndex(g);
  for (let hex = 0; hex < GRID.hexCount; hex++)
    if (TERRAIN[hex] === TOWN || TERRAIN[hex] === CITY) add(worths, hex, 0.5 * POINT + turnOf(g) / 2);
  HIGHWAY.forEach((hex, i) => {
    const isUsed = side === 'allied' || i <= index;
    add(worths, hex, isUsed ? (side === 'allied' ? 7 : ROAD_WORTH * moment(g)) : 2);
  });
  for (const { hex: centre, points, ground } of GROUND) {
    const isCounted = countsFor(g, centre);
    const share = side === 'german' && isCounted ? moment(g) : 0.6;
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
  const index = suppliedIndex(g);
  const isOpen = (hex: number): boolean => (raids[hex] ?? RAID) <= RAID;
  if (side === 'allied') {
    HIGHWAY.forEach((hex, i) => {
      if (i <= index && isOpen(hex)) add(worths, hex, ROAD_WORTH * moment(g));
    });
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

const ATTACK = { any: 5, road: 45, block: 60 } as const;

function attackWorths(g: Game, side: Side, take: Worths): Worths {
  const worths = noWorths();
  const index = suppliedIndex(g);
  worths.forEach((_, hex) => {
    worths[hex] = ATTACK.any + (take[hex] ?? 0);
  });
  HIGHWAY.forEach((hex, i) => {
    if (side === 'allied' && i > index && i <= index + 4) add(worths, hex, ATTACK.block);
    else add(worths, hex, ATTACK.road / 3);
  });
  return worths;
}

const PULL: Readonly<Record<Side, number>> = { allied: 1.1, german: 0.9 };
const GUNS_FOLLOW = 0.6;
/** A second unit in a hex that is held already. */
const SECOND = 0.1;

export function staffPlan(g: Game, side: Side, thinking: Thinking): StaffPlan {
  const raids = raidField(g, side);
  const slots = side === 'allied' ? alliedSlots(g, raids) : germanSlots(g);
  const told = assign(g, side, slots, thinking);
  const take = takeWorths(g, side);
  const hold = holdWorths(g, side, raids);
  const attack = attackWorths(g, side, take);
  const goals = new Map<Unit, Goal>();
  for (const [u, { slot, field }] of told)
    goals.set(u, { hex: slot.hex, name: slot.name, field, pull: PULL[side] * (hasGuns(u) ? GUNS_FOLLOW : 1) });
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
    takeWorth: (hex) => take[hex] ?? 0,
    attackWorth: (hex) => attack[hex] ?? 0,
    care: side === 'allied' ? 0.9 : 1,
    caution: side === 'allied' ? 0.7 : 0.8,
  };
}
