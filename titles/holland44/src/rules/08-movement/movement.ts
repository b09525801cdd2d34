/** Chapter 8: the Movement Phase. */
import {
  call,
  checked,
  done,
  type FrameOf,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Random,
  type Refusal,
} from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { ask } from '../../asking.ts';
import type { AnyChoice } from '../../contract/index.ts';
import type { Side } from '../../data/unit-data.ts';
import type { Order, OrderKind, WrittenOrder } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { FERRIES } from '../../state/bridges.ts';
import { OF_PHASE, phaseFlaw } from '../../state/frames.ts';
import { hexOfPlace, placeName } from '../../state/places.ts';
import {
  ASSAULT_USED,
  ASSISTING,
  CHANGED_AREA,
  COVERING,
  DISMOUNTED,
  EXTENDED,
  HAS_ATTACKED,
  HAS_MOVED,
  hasMark,
  hexOf,
  IN_PLACE,
  marksOn,
  RETREATED,
  removeMark,
  setEngineerFerry,
  setFerryUsed,
  WAS_ATTACKED,
} from '../../state/state.ts';
import { enemyOf, idOf, isEngineer, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { stepLimitFrame } from '../06-stacking/step-limit.ts';
import { isInEzoc } from '../07-zones-of-control.ts';
import { mayStandIn } from '../14-disruption/disruption.ts';
import { mustLeaveEzoc, recoverOrders } from '../14-disruption/recovery.ts';
import { movedMarkerOrders } from '../17-artillery/artillery.ts';
import { refreshDismounted } from '../18-supply/supply.ts';
import { arrive, entryOrders } from '../19-entry-areas.ts';
import { replacementOrders } from '../20-replacements.ts';
import { breakdownOrders } from '../21-breakdown/breakdown.ts';
import { returneeOrders } from '../22-airborne-landings/airborne-landings.ts';
import { arrival406Frame } from '../23-special-rules/406th-division.ts';
import { unknownOrders } from '../25-unknown-units/unknown-units.ts';
import { automaticOrder } from './automatic-ds-order.ts';
import { coverOrder } from './cover-order.ts';
import { marchOrder } from './march-order.ts';
import { type MarchEnd, marchEnds } from './reach.ts';

/** What the player may do, in the order in which choices are listed. */
const ORDERS: readonly Order[] = [
  marchOrder,
  coverOrder,
  automaticOrder,
  ...entryOrders,
  ...recoverOrders,
  ...movedMarkerOrders,
  ...breakdownOrders,
  ...replacementOrders,
  ...returneeOrders,
  ...unknownOrders,
];
const BY_KIND: ReadonlyMap<OrderKind, Order> = new Map(ORDERS.map((order) => [order.kind, order]));

function orderOf(kind: OrderKind): Order {
  const order = BY_KIND.get(kind);
  if (order === undefined) throw new RangeError(`nobody carries out «${kind}»`);
  return order;
}

const END = { kind: 'end-movement' } as const;

/** Marks of movement and combat that mean nothing in a new Movement Phase. */
const FROM_LAST_TURN =
  HAS_MOVED |
  IN_PLACE |
  EXTENDED |
  CHANGED_AREA |
  COVERING |
  HAS_ATTACKED |
  WAS_ATTACKED |
  RETREATED |
  ASSAULT_USED |
  ASSISTING;

const MOVEMENT = frame('movement', ['begin', 'ready', 'orders', 'end', 'done'], OF_PHASE, {
  ready: ['arrival-406', 'march', 'automatic-ds'],
  done: ['step-limit'],
});
type MovementFrame = FrameOf<typeof MOVEMENT>;

export const movement = procedure(checked(MOVEMENT, phaseFlaw), {
  /** [19.1] Reinforcements are placed, and the units are free to move again. */
  begin(g, f) {
    for (const u of unitsOf(g, f.side)) {
      if (hasMark(g, u, FROM_LAST_TURN)) removeMark(g, u, FROM_LAST_TURN);
      if (isEngineer(u)) setEngineerFerry(g, u, undefined);
    }
    for (const u of unitsOf(g, enemyOf(f.side))) if (hasMark(g, u, RETREATED)) removeMark(g, u, RETREATED);
    for (const ferry of FERRIES.keys()) setFerryUsed(g, ferry, 0);
    arrive(g, f.side);
    return f.side === 'german' ? call(arrival406Frame(), 'ready') : go('ready');
  },
  /** [18.6] Dismounted units whose supply no longer crosses a Canal mount before they move. */
  ready(g, f) {
    for (const u of unitsOf(g, f.side)) if (isWaitingOnFoot(g, u)) refreshDismounted(g, u);
    return go('orders');
  },
  orders: ask('movement-orders', {
    by: (_g, f) => f.side,
    *choices(g, f, only) {
      const orders = only === undefined ? ORDERS : ORDERS.filter(({ kind }) => kind === only);
      for (const order of orders) yield* order.list(g, f.side);
      if (endRefusalOf(g, f.side) === undefined) yield END;
    },
    check(g, f, choice) {
      if (choice.kind === 'end-movement') return endRefusalOf(g, f.side) ?? OK;
      return orderOf(choice.kind).check(g, f.side, choice);
    },
    chosen(g, f, choice) {
      if (choice.kind === 'end-movement') return go('end');
      return orderOf(choice.kind).perform(g, f.side, choice) ?? go('ready');
    },
    sample: sampleOrder,
    alwaysAsk: true,
  }),
  /** [6.4.2] No stack may keep more than nine steps. */
  end: (_g, f) => call(stepLimitFrame(f.side), 'done'),
  done: () => done(),
});

const isWaitingOnFoot = (g: Game, u: Unit): boolean => (marksOn(g, u) & (DISMOUNTED | HAS_MOVED)) === DISMOUNTED;

/** Why the phase may not end yet: somebody must still get away from the enemy, and can. */
function endRefusalOf(g: Game, side: Side): Refusal | undefined {
  for (const u of unitsOf(g, side)) {
    const refusal = hasMark(g, u, HAS_MOVED) ? undefined : stayRefusal(g, u);
    if (refusal !== undefined && escapesOf(g, u).length > 0) return refusal;
  }
  return undefined;
}

const MUST_LEAVE = refusal('14.2', 'must-leave-ezoc');
const MUST_RETIRE = refusal('14.3.1', 'must-retire');

/** [14.2] [14.3.1] Why a unit may not stay where it is. */
function stayRefusal(g: Game, u: Unit): Refusal | undefined {
  if (mustLeaveEzoc(g, u)) return MUST_LEAVE;
  const hex = hexOf(g, u);
  return hex === OFF_MAP || mayStandIn(g, u, hex) ? undefined : MUST_RETIRE;
}

/** Where a march would free it from that. */
function escapesOf(g: Game, u: Unit): readonly MarchEnd[] {
  const isSafe = (place: number): boolean => {
    const hex = hexOfPlace(place);
    return hex === OFF_MAP || (mayStandIn(g, u, hex) && (!mustLeaveEzoc(g, u) || !isInEzoc(g, sideOfUnit(u), hex)));
  };
  return marchEnds(g, [u], 'tactical').filter(({ place }) => isSafe(place));
}

const TRIES = 6;

/** Mostly marches; the rarer orders now and then; the end of the phase in time. */
function sampleOrder(g: Game, f: MovementFrame, random: Random): AnyChoice<'movement-orders'> {
  for (let i = 0; i < TRIES; i++) {
    const roll = random.below(24);
    if (roll === 0) break;
    const order = roll < 20 ? marchOrder : ORDERS[random.below(ORDERS.length)];
    const found = order === undefined ? undefined : sampleFrom(g, f.side, order, random);
    if (found !== undefined) return found;
  }
  return endRefusalOf(g, f.side) === undefined ? END : getAway(g, f.side, random);
}

function sampleFrom(g: Game, side: Side, order: Order, random: Random): WrittenOrder | undefined {
  if (order.sample !== undefined) return order.sample(g, side, random);
  const all = [...order.list(g, side)];
  return all.length === 0 ? undefined : all[random.below(all.length)];
}

/** A march that some unit must make before the phase may end. */
function getAway(g: Game, side: Side, random: Random): AnyChoice<'movement-orders'> {
  for (const u of unitsOf(g, side)) {
    const ends = hasMark(g, u, HAS_MOVED) || stayRefusal(g, u) === undefined ? [] : escapesOf(g, u);
    const end = ends[random.below(Math.max(1, ends.length))];
    if (end !== undefined) return { kind: 'march', units: [idOf(u)], mode: 'tactical', path: end.path.map(placeName) };
  }
  return END;
}
