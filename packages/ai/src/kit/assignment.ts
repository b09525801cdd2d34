/** Who does what: units bid for slots, the best bids are taken as long as a slot needs more. */

/** A place where strength is needed, in the measure of the title. */
interface Slot {
  readonly need: number;
}

export interface Bid<S extends Slot> {
  readonly unit: number;
  readonly slot: S;
  /** What the unit is worth there. */
  readonly score: number;
}

interface Assignment<S extends Slot, B extends Bid<S>> {
  /** All bids, the best first. */
  readonly bids: readonly B[];
  readonly assigned: Map<number, B>;
  /** By slot, the strength that is assigned to it. */
  readonly given: Map<S, number>;
}

/** The best bids first, each unit once, each slot until it has what it needs. Who is left over is for the title to say. */
export function assignByBids<S extends Slot, B extends Bid<S>>(
  offered: readonly B[],
  strengthOf: (unit: number) => number,
): Assignment<S, B> {
  const bids = [...offered].sort((a, b) => b.score - a.score || a.unit - b.unit);
  const assigned = new Map<number, B>();
  const given = new Map<S, number>();
  for (const bid of bids) {
    const before = given.get(bid.slot) ?? 0;
    if (assigned.has(bid.unit) || before >= bid.slot.need) continue;
    assigned.set(bid.unit, bid);
    given.set(bid.slot, before + strengthOf(bid.unit));
  }
  return { bids, assigned, given };
}
