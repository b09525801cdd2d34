/** Those who go where the column is: up to the bridge that is down, or on; the trains and the guns behind the lead. */
import type { Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { isInPlay } from '../../src/rules/14-disruption/disruption.ts';
import { isOccupiedBy } from '../../src/state/stacks.ts';
import { hexOf, placeOf, turnOf } from '../../src/state/state.ts';
import { isBridging, type Unit, unitsOf } from '../../src/state/units.ts';
import { FAR, fieldTo, hexAt } from '../ground.ts';
import type { Goal } from '../intent.ts';
import { armOf, distanceIn } from '../recruit-goals.ts';
import { suppliedIndex } from '../standing.ts';
import { paceOf } from './assign.ts';
import { bridgesToSecure, gapAhead, gapsOf, highwayHex, ROUTE, routeField } from './highway.ts';
import { belongsTo, type Troop } from './troops.ts';

const TO_A_BLOWN_BRIDGE = 12;
const WITH_THE_COLUMN = 3;
const GUNS_BEHIND = 3;
const TO_THE_WAAL = 8;
/** On the first turn the column fights where it stands. */
const FIRST_TURN_ON_THE_ROAD = 2;
/** So many hexes behind the lead. */
const TRAIN_BEHIND = 3;
const GUN_DISTANCE = 2;

/** The highway index from which Nijmegen is in reach. */
const BEFORE_NIJMEGEN = 39;
const NIJMEGEN_BRIDGE = ['5321', '5421'].map(hexAt);

const COLUMN: readonly Troop[] = ['30-corps-tanks', 'guards-infantry', '30-corps-cars', 'engineers'];

/** A goal on the road, by way of the road. */
function goalAt(sight: Game, u: Unit, index: number, weight: number): Goal {
  const at = Math.max(0, Math.min(ROUTE.length - 1, index));
  return { hex: ROUTE[at] ?? OFF_MAP, weight, field: routeField(sight, at, armOf(sight, u)) };
}

/** The south end of a bridge: by way of the road, or beyond the route of the column as it can be reached. */
function siteGoal(sight: Game, u: Unit, south: number): Goal {
  const hex = highwayHex(south);
  if (ROUTE[south] === hex) return goalAt(sight, u, south, TO_A_BLOWN_BRIDGE);
  return { hex, weight: TO_A_BLOWN_BRIDGE, field: fieldTo(sight, hex, armOf(sight, u)) };
}

export const BRIDGING: readonly Unit[] = unitsOf('allied').filter(isBridging);

/** Where the road is cut behind the lead, the fight for it is the front: nobody supports those who have driven on [18.3.2]. */
const BEYOND_SUPPLY = 2;
export const frontIndex = (sight: Game, spearhead: number): number =>
  Math.min(spearhead, suppliedIndex(sight) + BEYOND_SUPPLY);

/** [5.8] Whether the Bridging unit is a turn's march from the bridge that is down: then the column waits for it. */
const isRepairNear = (sight: Game, gap: number): boolean =>
  BRIDGING.some((u) => {
    if (hexOf(sight, u) === OFF_MAP) return false;
    return distanceIn(routeField(sight, gap, armOf(sight, u)), placeOf(sight, u)) <= paceOf(sight, u);
  });

/** [5.8] Which bridge each Bridging unit is for, first those that hold up the column: whoever is nearest takes the first. */
function sitesOf(sight: Game, gaps: readonly number[]): (u: Unit) => number | undefined {
  const sites = [...gaps, ...bridgesToSecure(sight).filter((south) => !gaps.includes(south))];
  const [first = 0] = sites;
  const wayOf = (u: Unit): number => distanceIn(siteGoal(sight, u, first).field, placeOf(sight, u));
  const inOrder = BRIDGING.filter((u) => hexOf(sight, u) !== OFF_MAP).sort((a, b) => wayOf(a) - wayOf(b));
  return (u) => sites[inOrder.indexOf(u)];
}

/** By hex: the Bridging unit that can be at its bridge this turn, unless the hex is overstacked by then [6.4.2]. */
export function bridgingExpected(sight: Game): ReadonlyMap<number, Unit> {
  const siteOf = sitesOf(sight, gapsOf(sight));
  const expected = new Map<number, Unit>();
  for (const u of BRIDGING) {
    const site = hexOf(sight, u) === OFF_MAP ? undefined : siteOf(u);
    if (site === undefined || hexOf(sight, u) === highwayHex(site)) continue;
    const { hex, field } = siteGoal(sight, u, site);
    if (distanceIn(field, placeOf(sight, u)) <= paceOf(sight, u)) expected.set(hex, u);
  }
  return expected;
}

/** Where the units of 30 Corps go as long as a bridge of the highway is down; undefined: wherever they are told. */
export function columnGoals(sight: Game, spearhead: number): (u: Unit) => Goal | undefined {
  const gaps = gapsOf(sight);
  const siteOf = sitesOf(sight, gaps);
  const front = frontIndex(sight, spearhead);
  // Before Nijmegen the road ends, and tasks take over; in the short game those who are to be ferried go to the bank.
  const isNear = spearhead >= BEFORE_NIJMEGEN;
  const isOpen = isNear && !NIJMEGEN_BRIDGE.some((hex) => isOccupiedBy(sight, 'german', hex));
  const isPast = (u: Unit): boolean =>
    isNear && (sight.setUp.scenario !== 'short' || isOpen || belongsTo(u, '30-corps-tanks'));
  return (u) => {
    if (!isInPlay(sight, u)) return undefined;
    if (isBridging(u)) {
      const gap = siteOf(u);
      return gap === undefined ? goalAt(sight, u, front - TRAIN_BEHIND, WITH_THE_COLUMN) : siteGoal(sight, u, gap);
    }
    if (belongsTo(u, '30-corps-guns')) return goalAt(sight, u, front - GUN_DISTANCE, GUNS_BEHIND);
    if (isPast(u) || turnOf(sight) < FIRST_TURN_ON_THE_ROAD || !COLUMN.some((troop) => belongsTo(u, troop)))
      return undefined;
    const end = belongsTo(u, 'engineers') && !isNear ? Math.max(0, front - TRAIN_BEHIND) : ROUTE.length - 1;
    const gap = gapAhead(sight, u, gaps);
    if (gap === undefined) return goalAt(sight, u, end, TO_THE_WAAL);
    if (isRepairNear(sight, gap)) return goalAt(sight, u, gap, TO_THE_WAAL);
    // A bridge is down for long: round it by whatever road there is, or up to it.
    const hex = ROUTE[end] ?? OFF_MAP;
    const field = fieldTo(sight, hex, armOf(sight, u));
    return distanceIn(field, placeOf(sight, u)) < FAR
      ? { hex, weight: TO_THE_WAAL, field }
      : goalAt(sight, u, gap, TO_THE_WAAL);
  };
}
