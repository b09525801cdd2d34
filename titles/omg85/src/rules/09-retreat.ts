/** [9.4] Retreats: whether the defenders give way, and where they go. */
import type { Game } from '@bridgehead/engine';
import { DIRECTION_COUNT, distanceBetween } from '@bridgehead/hex';
import { NONE } from '@bridgehead/map';
import { BORDER, CITY, FERRY, GRID, isInside, RIVER, ROAD, TERRAIN, WATER } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { tell } from '../events.ts';
import { RETREAT_ZOC_LOSS, retreatChance } from '../gaps.ts';
import { hexPlace, placeName } from '../places.ts';
import { isHeldBy, isInZoneOf } from '../stacks.ts';
import { cpOf, efficiencyOf, fortOf, hexAt, modeOf, NORMAL, ownerOf, setMode } from '../state.ts';
import { STACKING_LIMIT } from '../tables/campaign-tables.ts';
import { enemyOf, idOf, isFoot, sideOfUnit, type Unit } from '../units.ts';
import { spendPoints } from './08-allowances.ts';
import { groundCost, isRoadOpen, type Step } from './08-costs.ts';
import { enterHex } from './08-move.ts';
import { stackingIn, stackingOf } from './08-stacking.ts';
import { loseStrength } from './09-losses.ts';

const HUNDRED = 100;

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
    lost: ((before - strength) * HUNDRED) / Math.max(1, before),
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

export interface Withdrawal {
  readonly units: readonly Unit[];
  /** Where the attackers stand. */
  readonly from: readonly number[];
}

/** [9.4] The hexes into which all of them may step from here, each with how good it is. */
function refuges(
  g: Game,
  { units, from }: Withdrawal,
  hex: number,
): readonly { readonly step: Step; readonly worth: number }[] {
  const [first] = units;
  if (first === undefined) return [];
  const side = sideOfUnit(first);
  const points = units.reduce((sum, u) => sum + stackingOf(g, u), 0);
  const found: { readonly step: Step; readonly worth: number }[] = [];
  for (let d = 0; d < DIRECTION_COUNT; d++) {
    const slot = hex * DIRECTION_COUNT + d;
    const to = GRID.neighbours[slot] ?? -1;
    const step = { from: hex, to, side: GRID.sides[slot] ?? 0 };
    if (to < 0 || from.includes(to) || isHeldBy(g, enemyOf(side), to)) continue;
    if (stackingIn(g, side, to) + points > STACKING_LIMIT || !units.every((u) => mayCross(g, u, step))) continue;
    found.push({ step, worth: worthOf(g, side, step, from) });
  }
  return found;
}

const WORTH = { zone: -100, away: 4, road: 3, own: 2, offBoard: -5 } as const;

/** [9.4] Out of enemy zones, away from the attackers, along roads, towards friends. */
function worthOf(g: Game, side: Side, { to, side: hexside }: Step, attackers: readonly number[]): number {
  let worth = 0;
  for (const hex of attackers) worth += (WORTH.away * distanceBetween(GRID, hex, to)) / attackers.length;
  if (isInZoneOf(g, enemyOf(side), to)) worth += WORTH.zone;
  if (ROAD[hexside] === 1) worth += WORTH.road;
  if (ownerOf(g, to) === side) worth += WORTH.own;
  return isInside(to) ? worth : worth + WORTH.offBoard;
}

/** [9.4] The way of a retreat of so many hexes; shorter or empty where there is none. */
export function retreatPath(g: Game, withdrawal: Withdrawal, start: number, hexes: number): readonly Step[] {
  const path: Step[] = [];
  let at = start;
  for (let i = 0; i < hexes; i++) {
    const open = refuges(g, withdrawal, at).filter(({ step }) => step.to !== start);
    const best = open.reduce<(typeof open)[number] | undefined>(
      (a, b) => (a === undefined || b.worth > a.worth ? b : a),
      undefined,
    );
    // Nobody goes on into an enemy zone of his own will.
    if (best === undefined || (i > 0 && best.worth < WORTH.zone / 2)) break;
    path.push(best.step);
    at = best.step.to;
  }
  return path;
}

/** [9.4] [8.8] [8.9] One hex back: normal mode, operation points as far as there are any, losses in an enemy zone. */
export function retreatStep(g: Game, units: readonly Unit[], step: Step): void {
  for (const u of units) {
    if (hexAt(g, u) !== step.from) continue;
    if (modeOf(g, u) !== NORMAL) setMode(g, u, NORMAL);
    spendPoints(g, u, groundCost(g, u, step));
    enterHex(g, u, step);
    tell(g, 'retreated', '9.4', { unit: idOf(u), to: placeName(hexPlace(step.to)) });
    if (!isInZoneOf(g, enemyOf(sideOfUnit(u)), step.to)) continue;
    loseStrength(g, u, Math.max(1, Math.round((cpOf(g, u) * RETREAT_ZOC_LOSS) / HUNDRED)));
  }
}
