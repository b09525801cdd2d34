/** [9.4] Retreats: whether the defenders give way, and where they go. */
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, distanceBetween } from '@bridgehead/hex';
import { NONE } from '@bridgehead/map';
import { list } from '@bridgehead/toolkit';
import { BORDER, CITY, FERRY, GRID, isInside, RIVER, ROAD, TERRAIN, WATER } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { RETREAT_ZOC_LOSS, retreatChance } from '../../inferred-formulas.ts';
import { tellOf } from '../../state/events.ts';
import { HEX } from '../../state/kinds.ts';
import { hexPlace, placeName } from '../../state/places.ts';
import { isEnemyKnownIn, isInKnownZone, isInZoneOf } from '../../state/stacks.ts';
import { cpOf, efficiencyOf, fortOf, hexAt, modeOf, NORMAL, ownerOf, setMode } from '../../state/state.ts';
import { enemyOf, isFoot, sideOfUnit, type Unit } from '../../state/units.ts';
import { STACKING_LIMIT } from '../../tables/campaign-tables.ts';
import { PERCENT } from '../../tables/percent.ts';
import { spendPoints } from '../08-operations/allowances.ts';
import { groundCost, isRoadOpen, moverOf, type Step } from '../08-operations/costs.ts';
import { enterHex } from '../08-operations/move.ts';
import { stackingIn, stackingOf } from '../08-operations/stacking.ts';
import { loseStrength } from './losses.ts';

/** [9.4] One hex, or two. */
export const MOST_RETREAT_HEXES = 2;
/** The hexes into which a unit has retreated, in their order. */
export const RETREAT_PATH = list(HEX, MOST_RETREAT_HEXES);

/** [9.4] The chance in a hundred that those left in a hex retreat, having had so much strength before the battle. */
export function chanceOfRetreat(g: Game, hex: number, defenders: readonly Unit[], before: number): number {
  if (TERRAIN[hex] === CITY || defenders.length === 0) return 0;
  let strength = 0;
  let weighted = 0;
  let fort = Number.POSITIVE_INFINITY;
  for (const u of defenders) {
    strength += cpOf(g, u);
    weighted += cpOf(g, u) * efficiencyOf(g, u);
    fort = Math.min(fort, fortOf(g, u));
  }
  return retreatChance({
    lost: ((before - strength) * PERCENT) / Math.max(1, before),
    efficiency: weighted / Math.max(1, strength),
    fort,
  });
}

/** [9.4] Where regular movement is prohibited, nobody retreats; roads lead over bridges, the ferry carries nobody. */
function mayCross(g: Game, u: Unit, { side }: Step): boolean {
  if (FERRY[side] === 1) return false;
  if (sideOfUnit(u) === 'allied' && BORDER[side] === 1) return false;
  const water = WATER[side] ?? NONE;
  if (water === NONE || isRoadOpen(g, side)) return true;
  return isFoot(u) && water !== RIVER;
}

/** [9.4] Those who give way and the hexes of the attackers. */
export interface Withdrawal {
  readonly units: readonly Unit[];
  readonly from: readonly number[];
  /** The hex that they leave, and how many hexes they go. */
  readonly start: number;
  readonly hexes: number;
}

/** [9.4] The way of one unit; empty for one that has none and stays. */
export interface Retreat {
  readonly unit: Unit;
  readonly steps: readonly Step[];
}

/** Stacking points that come into a hex with those who have retreated before. */
type Arrivals = ReadonlyMap<number, number>;

/** [9.4] [8.8] The hexes into which a unit may step from here, each with how good it is. */
function refuges(
  g: Game,
  u: Unit,
  { from, start }: Withdrawal,
  at: { readonly hex: number; readonly arrivals: Arrivals },
): readonly { readonly step: Step; readonly worth: number }[] {
  const side = sideOfUnit(u);
  const found: { readonly step: Step; readonly worth: number }[] = [];
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const slot = at.hex * DIRECTION_COUNT + d;
    const to = GRID.neighbours[slot] ?? -1;
    const step = { from: at.hex, to, side: GRID.sides[slot] ?? 0 };
    if (to < 0 || to === start || from.includes(to) || isEnemyKnownIn(g, side, to)) continue;
    const points = stackingIn(g, side, to) + (at.arrivals.get(to) ?? 0) + stackingOf(g, u);
    if (points > STACKING_LIMIT || !mayCross(g, u, step)) continue;
    found.push({ step, worth: worthOf(g, side, step, from) });
  }
  return found;
}

const WORTH = { zone: -100, foreign: -50, away: 4, road: 3, offBoard: -5 } as const;
/** Below this a hex is an enemy zone or enemy ground. */
const LAST_RESORT = WORTH.foreign / 2;

/** [9.4] Out of enemy zones, onto own ground, away from the attackers, along roads. */
function worthOf(g: Game, side: Side, { to, side: hexside }: Step, attackers: readonly number[]): number {
  let worth = 0;
  for (const hex of attackers) worth += (WORTH.away * distanceBetween(GRID, hex, to)) / attackers.length;
  if (isInKnownZone(g, side, to)) worth += WORTH.zone;
  if (ROAD[hexside] === 1) worth += WORTH.road;
  if (ownerOf(g, to) !== side) worth += WORTH.foreign;
  return isInside(to) ? worth : worth + WORTH.offBoard;
}

/** [9.4] The way of one unit; shorter or empty where there is none. */
function wayOf(g: Game, u: Unit, withdrawal: Withdrawal, arrivals: Arrivals): readonly Step[] {
  const steps: Step[] = [];
  let hex = withdrawal.start;
  for (let i = 0; i < withdrawal.hexes; i++) {
    const open = refuges(g, u, withdrawal, { hex, arrivals });
    const best = open.reduce<(typeof open)[number] | undefined>(
      (a, b) => (a === undefined || b.worth > a.worth ? b : a),
      undefined,
    );
    // Nobody goes on into an enemy zone or onto enemy ground of his own will.
    if (best === undefined || (i > 0 && best.worth < LAST_RESORT)) break;
    steps.push(best.step);
    hex = best.step.to;
  }
  return steps;
}

/** [9.4] The largest first; who comes later finds the room that is left. */
const inOrder = (g: Game, units: readonly Unit[]): readonly Unit[] =>
  [...units].sort((a, b) => stackingOf(g, b) - stackingOf(g, a) || a - b);

/** [9.4] Each unit finds its own way. */
export function retreatsOf(g: Game, withdrawal: Withdrawal): readonly Retreat[] {
  const arrivals = new Map<number, number>();
  return inOrder(g, withdrawal.units).map((unit) => {
    const steps = wayOf(g, unit, withdrawal, arrivals);
    const end = steps.at(-1)?.to;
    if (end !== undefined) arrivals.set(end, (arrivals.get(end) ?? 0) + stackingOf(g, unit));
    return { unit, steps };
  });
}

export const hasWay = ({ steps }: Retreat): boolean => steps.length > 0;

const NOBODY_YET: Arrivals = new Map();

/** [9.4] Everybody goes his way, who has none stays in the hex. Comes to the steps of the largest. */
export function carryOutRetreats(g: Game, withdrawal: Withdrawal): readonly Step[] {
  const made = inOrder(g, withdrawal.units).map((u) => {
    // Found as the others stand by now: one whom an enemy unseen has stopped may be in the way.
    const steps = wayOf(g, u, withdrawal, NOBODY_YET);
    if (steps.length === 0) tellOf(g, u, 'no-way-out', { rule: '9.4', hex: placeName(hexPlace(hexAt(g, u))) });
    return retreatAlong(g, u, steps);
  });
  return made[0] ?? [];
}

/** [9.4] [2.1] Goes the way hex by hex; where an enemy comes into view on it, it ends. Comes to the steps that were made. */
function retreatAlong(g: Game, u: Unit, steps: readonly Step[]): readonly Step[] {
  const side = sideOfUnit(u);
  const made: Step[] = [];
  for (const step of steps) {
    if (hexAt(g, u) !== step.from) break;
    if (made.length > 0 && (isEnemyKnownIn(g, side, step.to) || isInKnownZone(g, side, step.to))) break;
    retreatStep(g, u, step);
    made.push(step);
  }
  return made;
}

/** [9.4] [8.8] [8.9] One hex back: normal mode, operation points as far as there are any, losses in an enemy zone. */
function retreatStep(g: Game, u: Unit, step: Step): void {
  if (modeOf(g, u) !== NORMAL) setMode(g, u, NORMAL);
  spendPoints(g, u, groundCost(moverOf(g, u), step));
  enterHex(g, u, step);
  tellOf(g, u, 'retreated', { rule: '9.4', to: placeName(hexPlace(step.to)) });
  if (!isInZoneOf(g, enemyOf(sideOfUnit(u)), step.to)) return;
  loseStrength(g, u, Math.max(1, Math.round((cpOf(g, u) * RETREAT_ZOC_LOSS) / PERCENT)));
}
