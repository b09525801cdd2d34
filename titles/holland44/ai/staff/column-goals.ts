/** Those who go where the column is: up to the bridge that is down, or on; the trains and the guns behind the lead. */

import type { Game } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { isInPlay } from '../../src/rules/14-disruption/disruption.ts';
import { isOccupiedBy } from '../../src/state/stacks.ts';
import { hexOf, placeOf, turnOf } from '../../src/state/state.ts';
import { countersOf, isBridging, type Unit } from '../../src/state/units.ts';
import { distanceIn, fieldTo, mobilityOf, UNREACHABLE } from '../distance-fields.ts';
import { isShort } from '../game-length.ts';
import { suppliedIndex } from '../ground-army.ts';
import type { Goal } from '../intent.ts';
import { hexAt } from '../names.ts';
import { COLUMN } from '../weights.ts';
import { bridgesToSecure, gapAhead, gapsOf, highwayHex, ROUTE, routeField } from './highway-bridges.ts';
import { paceOf } from './tasks/assign.ts';
import { belongsTo, type Troop } from './tasks/troops.ts';

/** The highway index from which Nijmegen is in reach. */
const BEFORE_NIJMEGEN = 39;
const NIJMEGEN_BRIDGE = ['5321', '5421'].map(hexAt);

const COLUMN_TROOPS: readonly Troop[] = ['30-corps-tanks', 'guards-infantry', '30-corps-cars', 'engineers'];

/** A goal on the road, by way of the road. */
function goalAt(known: Game, u: Unit, index: number, weight: number): Goal {
  const at = Math.max(0, Math.min(ROUTE.length - 1, index));
  return { hex: ROUTE[at] ?? OFF_MAP, weight, field: routeField(known, at, mobilityOf(known, u)) };
}

/** The south end of a bridge: by way of the road, or beyond the route of the column as it can be reached. */
function siteGoal(known: Game, u: Unit, south: number): Goal {
  const hex = highwayHex(south);
  if (ROUTE[south] === hex) return goalAt(known, u, south, COLUMN.toABlownBridge);
  return { hex, weight: COLUMN.toABlownBridge, field: fieldTo(known, hex, mobilityOf(known, u)) };
}

export const BRIDGING: readonly Unit[] = countersOf('allied').filter(isBridging);

export const frontIndex = (known: Game, spearhead: number): number =>
  Math.min(spearhead, suppliedIndex(known) + COLUMN.beyondSupply);

/** [5.8] Whether the Bridging unit is a turn's march from the bridge that is down: then the column waits for it. */
const isRepairNear = (known: Game, gap: number): boolean =>
  BRIDGING.some((u) => {
    if (hexOf(known, u) === OFF_MAP) return false;
    return distanceIn(routeField(known, gap, mobilityOf(known, u)), placeOf(known, u)) <= paceOf(known, u);
  });

/** [5.8] Which bridge each Bridging unit is for, first those that hold up the column: the nearest takes the first. */
function sitesOf(known: Game, gaps: readonly number[]): (u: Unit) => number | undefined {
  const sites = [...gaps, ...bridgesToSecure(known).filter((south) => !gaps.includes(south))];
  const [first = 0] = sites;
  const wayOf = (u: Unit): number => distanceIn(siteGoal(known, u, first).field, placeOf(known, u));
  const inOrder = BRIDGING.filter((u) => hexOf(known, u) !== OFF_MAP).sort((a, b) => wayOf(a) - wayOf(b));
  return (u) => sites[inOrder.indexOf(u)];
}

/** By hex: the Bridging unit that can be at its bridge this turn, unless the hex is overstacked by then [6.4.2]. */
export function bridgingExpected(known: Game): ReadonlyMap<number, Unit> {
  const siteOf = sitesOf(known, gapsOf(known));
  const expected = new Map<number, Unit>();
  for (const u of BRIDGING) {
    const site = hexOf(known, u) === OFF_MAP ? undefined : siteOf(u);
    if (site === undefined || hexOf(known, u) === highwayHex(site)) continue;
    const { hex, field } = siteGoal(known, u, site);
    if (distanceIn(field, placeOf(known, u)) <= paceOf(known, u)) expected.set(hex, u);
  }
  return expected;
}

/** Where the units of 30 Corps go as long as a bridge of the highway is down; undefined: wherever they are assigned. */
export function columnGoals(known: Game, spearhead: number): (u: Unit) => Goal | undefined {
  const gaps = gapsOf(known);
  const siteOf = sitesOf(known, gaps);
  const front = frontIndex(known, spearhead);
  // Before Nijmegen the road ends, and tasks take over; in the short game those who are to be ferried go to the bank.
  const isNear = spearhead >= BEFORE_NIJMEGEN;
  const isOpen = isNear && !NIJMEGEN_BRIDGE.some((hex) => isOccupiedBy(known, 'german', hex));
  const isPast = (u: Unit): boolean => isNear && (!isShort(known) || isOpen || belongsTo(u, '30-corps-tanks'));
  return (u) => {
    if (!isInPlay(known, u)) return undefined;
    if (isBridging(u)) {
      const gap = siteOf(u);
      return gap === undefined
        ? goalAt(known, u, front - COLUMN.trainBehind, COLUMN.withTheColumn)
        : siteGoal(known, u, gap);
    }
    if (belongsTo(u, '30-corps-guns')) return goalAt(known, u, front - COLUMN.gunDistance, COLUMN.gunsBehind);
    if (isPast(u) || turnOf(known) < COLUMN.firstTurnOnTheRoad || !COLUMN_TROOPS.some((troop) => belongsTo(u, troop)))
      return undefined;
    const end = belongsTo(u, 'engineers') && !isNear ? Math.max(0, front - COLUMN.trainBehind) : ROUTE.length - 1;
    const gap = gapAhead(known, u, gaps);
    if (gap === undefined) return goalAt(known, u, end, COLUMN.toTheWaal);
    if (isRepairNear(known, gap)) return goalAt(known, u, gap, COLUMN.toTheWaal);
    // A bridge is down for long: round it by whatever road there is, or up to it.
    const hex = ROUTE[end] ?? OFF_MAP;
    const field = fieldTo(known, hex, mobilityOf(known, u));
    return distanceIn(field, placeOf(known, u)) < UNREACHABLE
      ? { hex, weight: COLUMN.toTheWaal, field }
      : goalAt(known, u, gap, COLUMN.toTheWaal);
  };
}
