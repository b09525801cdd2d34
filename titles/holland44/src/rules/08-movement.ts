/** Chapter 8: the Movement Phase. */
import {
  type Choice,
  call,
  done,
  type Flow,
  type Game,
  go,
  no,
  OK,
  procedure,
  question,
  type Random,
} from '@bridgehead/engine';
import { FERRIES } from '../bridges.ts';
import type { Side } from '../data/unit-data.ts';
import type { PhaseFrame } from '../frames.ts';
import type { Order } from '../orders.ts';
import { hexOfPlace } from '../places.ts';
import {
  CHANGED_AREA,
  COVERING,
  EXTENDED,
  HAS_MOVED,
  hasMark,
  removeMark,
  setEngineerFerry,
  setFerryUsed,
} from '../state.ts';
import { idOf, isEngineer, type Unit, unitsOf } from '../units.ts';
import { stepLimitFrame } from './06-step-limit.ts';
import { isInEzoc } from './07-zones-of-control.ts';
import { coverOrder } from './08-infiltration.ts';
import { marchOrder } from './08-march-order.ts';
import { marchEnds } from './08-reach.ts';
import { mustLeaveEzoc, recoverOrders } from './14-recovery.ts';
import { movedMarkerOrders } from './17-artillery.ts';
import { arrive, entryOrders } from './19-entry-areas.ts';
import { replacementOrders } from './20-replacements.ts';
import { breakdownOrders } from './21-breakdown.ts';
import { returneeOrders } from './22-airborne-landings.ts';
import { arrival406Frame } from './23-406th-division.ts';
import { unknownOrders } from './25-unknown-units.ts';

export { marchEnds } from './08-reach.ts';

/** What the player may do, in the order in which choices are listed. */
const ORDERS: readonly Order[] = [
  marchOrder as unknown as Order,
  coverOrder as unknown as Order,
  ...entryOrders,
  ...recoverOrders,
  ...movedMarkerOrders,
  ...breakdownOrders,
  ...replacementOrders,
  ...returneeOrders,
  ...unknownOrders,
];
const BY_KIND: ReadonlyMap<string, Order> = new Map(ORDERS.map((order) => [order.kind, order]));

const END: Choice = { kind: 'end-movement' };
const UNKNOWN_ORDER = no('8.1', 'no such order in the Movement Phase');
const END_HAS_NO_FIELDS = no('8.1', 'to end the phase takes no further fields');

export const movement = procedure<PhaseFrame>('movement', {
  /** [19.1] Reinforcements are placed, and the units are free to move again. */
  begin(g, f) {
    for (const u of unitsOf(f.side)) {
      if (hasMark(g, u, HAS_MOVED | EXTENDED | CHANGED_AREA | COVERING))
        removeMark(g, u, HAS_MOVED | EXTENDED | CHANGED_AREA | COVERING);
      if (isEngineer(u)) setEngineerFerry(g, u, undefined);
    }
    for (const ferry of FERRIES.keys()) setFerryUsed(g, ferry, 0);
    arrive(g, f.side);
    return f.side === 'german' ? call(arrival406Frame(), 'orders') : go('orders');
  },
  orders: question<PhaseFrame, Choice>({
    kind: 'movement-orders',
    rule: '8.1',
    by: (_g, f) => f.side,
    *choices(g, f) {
      for (const order of ORDERS) yield* order.list(g, f.side);
      if (endRefusalOf(g, f.side) === undefined) yield END;
    },
    check(g, f, choice) {
      if (choice.kind === END.kind) {
        return Object.keys(choice).length > 1 ? END_HAS_NO_FIELDS : (endRefusalOf(g, f.side) ?? OK);
      }
      return BY_KIND.get(choice.kind)?.check(g, f.side, choice) ?? UNKNOWN_ORDER;
    },
    chosen(g, f, choice): Flow {
      if (choice.kind === END.kind) return go('end');
      return BY_KIND.get(choice.kind)?.perform(g, f.side, choice) ?? go('orders');
    },
    sample: sampleOrder,
    alwaysAsk: true,
  }),
  /** [6.4.2] No stack may keep more than nine steps. */
  end: (_g, f) => call(stepLimitFrame(f.side), 'done'),
  done: () => done(),
});

/** [14.2] A Disrupted Low Quality unit that can leave an enemy ZOC must do so before the phase ends. */
function endRefusalOf(g: Game, side: Side): ReturnType<typeof no> | undefined {
  for (const u of unitsOf(side)) {
    if (!hasMark(g, u, HAS_MOVED) && mustLeaveEzoc(g, u) && canLeave(g, u, side)) return MUST_LEAVE;
  }
  return undefined;
}

const MUST_LEAVE = no('14.2', 'a Disrupted Low Quality unit must leave the enemy ZOC');

const canLeave = (g: Game, u: Unit, side: Side): boolean =>
  marchEnds(g, [u], 'tactical').some(({ place }) => {
    const hex = hexOfPlace(place);
    return hex < 0 || !isInEzoc(g, side, hex);
  });

const TRIES = 6;

/** Mostly marches; the rarer orders now and then; the end of the phase in time. */
function sampleOrder(g: Game, f: PhaseFrame, random: Random): Choice {
  for (let i = 0; i < TRIES; i++) {
    const roll = random.below(24);
    if (roll === 0) break;
    const order = roll < 20 ? marchOrder : ORDERS[random.below(ORDERS.length)];
    const found = order === undefined ? undefined : sampleFrom(g, f.side, order as Order, random);
    if (found !== undefined) return found;
  }
  return endRefusalOf(g, f.side) === undefined ? END : leaveEzoc(g, f.side, random);
}

function sampleFrom(g: Game, side: Side, order: Order, random: Random): Choice | undefined {
  if (order.sample !== undefined) return order.sample(g, side, random);
  const all = [...order.list(g, side)];
  return all.length === 0 ? undefined : all[random.below(all.length)];
}

/** A march that some unit must make before the phase may end. */
function leaveEzoc(g: Game, side: Side, random: Random): Choice {
  const u = unitsOf(side).find((v) => !hasMark(g, v, HAS_MOVED) && mustLeaveEzoc(g, v) && canLeave(g, v, side)) ?? 0;
  const ends = [...marchOrder.list(g, side)].filter(
    ({ units, mode }) => mode === 'tactical' && units.length === 1 && units[0] === idOf(u),
  );
  return ends[random.below(Math.max(1, ends.length))] ?? END;
}
