/** Whose rolls stand beside the question: those of the order that was given last, and of one's own, even when others have decided since. */
import type { GameEvent, LogEntry, OpenGame } from '../../game/contract.ts';
import { type Calendar, ownEvents } from './log-lines.ts';

export interface Rolled {
  /** The number of the order. */
  readonly at: number;
  /** The order was given by the player at the screen. */
  readonly isOwn: boolean;
  /** Another order has been given since. */
  readonly isEarlier: boolean;
  readonly events: readonly GameEvent[];
}

type Order = readonly LogEntry[];

/** Each order with all that was asked until it was carried out: what is asked within it lies deeper in the procedures. */
function ordersOf(log: readonly LogEntry[]): readonly Order[] {
  const orders: LogEntry[][] = [];
  for (const entry of log) {
    const [first] = orders.at(-1) ?? [];
    const isWithin = first?.turn === entry.turn && first.phase === entry.phase && first.depth < entry.depth;
    if (isWithin) orders.at(-1)?.push(entry);
    else orders.push([entry]);
  }
  return orders;
}

/** The order in which a side had its last word, if it was its own. */
const lastOwn = (orders: readonly Order[], side: string): Order | undefined => {
  const last = orders.findLast((order) => order.some(({ by }) => by === side));
  return last?.[0]?.by === side ? last : undefined;
};

export function rollsFor(log: readonly LogEntry[], side: string, calendar: Calendar): readonly Rolled[] {
  const orders = ordersOf(log);
  const [last, own] = [orders.at(-1), lastOwn(orders, side)];
  const rolledIn = (order: Order, isEarlier: boolean): Rolled => ({
    at: order[0]?.at ?? 0,
    isOwn: order === own,
    isEarlier,
    events: order.flatMap((entry) => (isEarlier ? ownEvents(entry, calendar) : entry.events)),
  });
  return [
    ...(own === undefined || own === last ? [] : [rolledIn(own, true)]),
    ...(last === undefined ? [] : [rolledIn(last, false)]),
  ];
}

/** A replay shows what it has just come to. */
export function rollsNow({ log, seat, replay }: OpenGame, calendar: Calendar): readonly Rolled[] {
  const last = log.value.slice(-1);
  return rollsFor(replay.value === undefined ? log.value : last, seat.value, calendar);
}
