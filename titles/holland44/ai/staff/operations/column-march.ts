/** The march of the column: the infantry before all others, the Bridging unit, the Engineers and the guns behind them. */
import { type Candidate, type Choice, check, type Game, type Thinking } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { candidate } from '@bridgehead/toolkit';
import { GRID } from '../../../src/data/map.ts';
import { exceedsLimit } from '../../../src/rules/06-stacking/stacking.ts';
import { isInEzoc } from '../../../src/rules/07-zones-of-control.ts';
import { POINT } from '../../../src/rules/08-movement/costs.ts';
import { startRefusal } from '../../../src/rules/08-movement/march-rules.ts';
import { reachOnMap } from '../../../src/rules/08-movement/reach.ts';
import { markersLeft } from '../../../src/rules/17-artillery/artillery.ts';
import { placeName } from '../../../src/state/places.ts';
import { unitsIn } from '../../../src/state/stacks.ts';
import { hasMark, hexOf, isInGoodOrder, MOVED_MARKER, placeOf, stepsOf, turnOf } from '../../../src/state/state.ts';
import { countersOf, dataOf, idOf, type Unit } from '../../../src/state/units.ts';
import { distanceIn, type Field, UNREACHABLE } from '../../distance-fields.ts';
import type { Goal, Intent } from '../../intent.ts';
import { says, saysBy } from '../../says.ts';
import { threatTo } from '../../threat-map.ts';
import { COLUMN } from '../../weights.ts';
import { BRIDGING, frontIndex } from '../column-goals.ts';
import { highwayHex } from '../highway-bridges.ts';
import { staffPlan } from '../plan.ts';
import { paceOf } from '../tasks/assign.ts';
import { belongsTo } from '../tasks/troops.ts';
import { isFirstOrder } from './issued-orders.ts';

const ENGINEERS: readonly Unit[] = countersOf('allied').filter((u) => belongsTo(u, 'engineers'));
/** Those who are to be ferried over the Waal follow the road and keep out of the fights beside it. */
const PASSENGERS: readonly Unit[] = countersOf('allied').filter((u) => belongsTo(u, 'guards-infantry'));
const TANKS: readonly Unit[] = countersOf('allied').filter((u) => belongsTo(u, '30-corps-tanks'));
const GUNS: readonly Unit[] = countersOf('allied').filter((u) => belongsTo(u, '30-corps-guns'));

const KEY = 'staff.train';

const escortIn = (known: Game, hex: number, but: Unit): number =>
  unitsIn(known, 'allied', hex).reduce(
    (sum, v) => sum + (v !== but && isInGoodOrder(known, v) ? stepsOf(known, v) : 0),
    0,
  );

/** Whether a unit of the train may end its move there. */
const isSafe = (known: Game, u: Unit, hex: number): boolean =>
  !isInEzoc(known, 'allied', hex) &&
  (PASSENGERS.includes(u) ||
    escortIn(known, hex, u) >= COLUMN.escort ||
    (threatTo(known, 'allied').strength[hex] ?? 0) <= COLUMN.harmless);

/** What a Bridging unit risks there, in turns of the column: without it no bridge is repaired for days [5.8]. */
function riskAt(known: Game, u: Unit, hex: number): number {
  const threat = Math.min(1, (threatTo(known, 'allied').strength[hex] ?? 0) / COLUMN.strongAttack);
  const escort = escortIn(known, hex, u);
  if (isInEzoc(known, 'allied', hex)) return escort < COLUMN.guard ? UNREACHABLE : COLUMN.closeRisk * threat;
  return threat * (escort < COLUMN.escort ? COLUMN.bareRisk : COLUMN.coveredRisk);
}

/** Who is to be ferried does not run ahead of the tanks by more than so many hexes of good road. */
const AHEAD_OF_TANKS = 2 * (POINT / 3);

/** The distance of the foremost tanks from where the column goes; those who are nearer lead. */
function leadOf(known: Game, field: Field): number {
  return TANKS.reduce((least, u) => Math.min(least, distanceIn(field, placeOf(known, u))), UNREACHABLE);
}

type March = Choice & { readonly path: readonly string[] };

/** What it would cost a unit of the train to stand in a hex when the turn ends. */
type CostAt = (hex: number) => number;

/** The march to where it costs least, if that is less than to stay. */
function cheapestMarch(known: Game, u: Unit, costAt: CostAt): March | undefined {
  let best = costAt(hexOf(known, u));
  let choice: March | undefined;
  for (const mode of ['normal', 'extended'] as const) {
    if (startRefusal(known, [u], mode) !== undefined) continue;
    const reach = reachOnMap(known, u, mode);
    for (const hex of reach.hexes) {
      const cost = costAt(hex);
      if (cost >= best) continue;
      const march = {
        kind: 'march',
        units: [idOf(u)],
        mode,
        path: reach.wayTo(hex).map(placeName),
      };
      if (!check(known, march).legal) continue;
      best = cost;
      choice = march;
    }
  }
  return choice;
}

/** [5.8] As near to its bridge as is worth the risk; a unit that is not there when the turn ends has lost a whole one. */
const bridgingCost =
  (known: Game, u: Unit, { hex: bridge, field }: Goal): CostAt =>
  (hex) =>
    (hex === bridge ? 0 : 1 + (field[hex] ?? UNREACHABLE) / paceOf(known, u)) + riskAt(known, u, hex);

/** [6.4.2] Whether it would bar the way for the Bridging unit that is to come there. */
const isInTheWay = (known: Game, intent: Intent, u: Unit, hex: number): boolean =>
  intent.reservedFor?.(hex) !== undefined && exceedsLimit(known, [...unitsIn(known, 'allied', hex), u]);

/** As far up the road as it can go in safety. */
function roadCost(known: Game, intent: Intent, u: Unit, { field }: Goal): CostAt {
  const from = hexOf(known, u);
  const foremost = PASSENGERS.includes(u) ? leadOf(known, field) - AHEAD_OF_TANKS : 0;
  return (hex) => {
    const distance = field[hex] ?? 0;
    const isOpen = distance >= foremost && isSafe(known, u, hex) && !isInTheWay(known, intent, u, hex);
    return hex === from || isOpen ? distance : UNREACHABLE;
  };
}

function marchOf(known: Game, intent: Intent, u: Unit): March | undefined {
  const goal = intent.goalOf(u);
  if (hexOf(known, u) === OFF_MAP || goal === undefined) return undefined;
  return cheapestMarch(
    known,
    u,
    BRIDGING.includes(u) ? bridgingCost(known, u, goal) : roadCost(known, intent, u, goal),
  );
}

/** [17.3] Guns that the column has left behind limber up. */
function limberUp(known: Game, spearhead: number): Choice | undefined {
  const guns = GUNS.filter((u) => hexOf(known, u) !== OFF_MAP && !hasMark(known, u, MOVED_MARKER));
  if (guns.length === 0 || markersLeft(known, 'allied') === 0) return undefined;
  const front = highwayHex(frontIndex(known, spearhead));
  for (const u of guns) {
    if (distanceBetween(GRID, hexOf(known, u), front) <= (dataOf(u).range ?? 0)) continue;
    const choice: Choice = { kind: 'place-moved-marker', unit: idOf(u) };
    if (check(known, choice).legal) return choice;
  }
  return undefined;
}

/** The next march up the road of one of these units, each of which is ordered once. */
function nextMarch(known: Game, thinking: Thinking, intent: Intent, units: readonly Unit[]): readonly Candidate[] {
  for (const u of units) {
    if (!isFirstOrder(known, thinking, KEY, u)) continue;
    const march = marchOf(known, intent, u);
    if (march === undefined || (PASSENGERS.includes(u) && march.path.length < COLUMN.openRoad)) continue;
    const reasons = [saysBy('3.6', 'reason.column-needs-it')];
    return [candidate(march, says('order.up-the-road', { unit: idOf(u) }), 1, reasons)];
  }
  return [];
}

const isBridgingOrEngineer = (u: Unit): boolean => BRIDGING.includes(u) || ENGINEERS.includes(u);

/** Before the others: guns limber up, and those who are to be ferried use the open road. */
export function columnOrders(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  const marker = limberUp(known, staffPlan(known, 'allied', thinking).spearhead);
  if (marker !== undefined) {
    return [candidate(marker, says('order.guns-limber'), 1, [saysBy('17.3', 'reason.column-left-them')])];
  }
  return turnOf(known) < COLUMN.firstTurnOnTheRoad ? [] : nextMarch(known, thinking, intent, PASSENGERS);
}

/** Those who wait until the fighting units have gone ahead: they get no order to march before. */
export const waitsForTheRoad = (known: Game, u: Unit): boolean =>
  (isBridgingOrEngineer(u) && turnOf(known) > 1) || (GUNS.includes(u) && hasMark(known, u, MOVED_MARKER));

/** After all others: the trains go as far up the road as somebody covers them. */
export function rearColumnOrders(known: Game, thinking: Thinking, intent: Intent): readonly Candidate[] {
  return nextMarch(
    known,
    thinking,
    intent,
    [...BRIDGING, ...ENGINEERS, ...GUNS].filter((u) => waitsForTheRoad(known, u)),
  );
}
