/** Who goes where: the best bids first, each place until it has what it needs, then the rest to where most is lacking. */
import { assignByBids, type Bid } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { cpOf, hexAt } from '../../src/state/state.ts';
import { classOf, FOOT, type Unit, unitsOf } from '../../src/state/units.ts';
import { type Field, UNREACHABLE, waysFrom } from '../distance-fields.ts';
import { ASSIGN } from '../weights.ts';
import type { Slot } from './slot.ts';

export interface Assigned extends Bid<Slot> {
  readonly way: number;
}

/** The ways of units by where they stand: of those in one hex the first looks. */
function waysOf(g: Game, side: Side, thinking: Thinking): (u: Unit) => Field {
  const kept = new Map<number, Field>();
  return (u) => {
    const at = hexAt(g, u);
    const key = at * 2 + (classOf(u) === FOOT ? 0 : 1);
    const found = kept.get(key);
    if (found !== undefined) return found;
    thinking.spend();
    const ways = waysFrom(g, at, { unitClass: classOf(u), side });
    kept.set(key, ways);
    return ways;
  };
}

function bidsOf(g: Game, side: Side, slots: readonly Slot[], thinking: Thinking): readonly Assigned[] {
  const bids: Assigned[] = [];
  const waysBy = waysOf(g, side, thinking);
  for (const unit of unitsOf(side)) {
    if (hexAt(g, unit) < 0) continue;
    // No more time: the others are assigned to nothing.
    if (!thinking.spend()) break;
    const ways = waysBy(unit);
    for (const slot of slots) {
      const suits = slot.suits?.(unit) ?? 1;
      if (suits <= 0) continue;
      const way = ways[slot.hex] ?? UNREACHABLE;
      if (way < UNREACHABLE)
        bids.push({ unit, slot, way, score: (slot.value * suits) / (1 + way / ASSIGN.halvingDistance) });
    }
  }
  return bids;
}

export function assign(g: Game, side: Side, slots: readonly Slot[], thinking: Thinking): ReadonlyMap<Unit, Assigned> {
  const offered = bidsOf(g, side, slots, thinking);
  const { bids, assigned: assignments, given } = assignByBids<Slot, Assigned>(offered, (u) => cpOf(g, u));
  const crowded = ({ slot, score }: Assigned): number =>
    score / (1 + (ASSIGN.crowd * (given.get(slot) ?? 0)) / Math.max(1, slot.need));
  const best = new Map<Unit, Assigned>();
  for (const bid of bids) {
    if (assignments.has(bid.unit)) continue;
    const known = best.get(bid.unit);
    if (known === undefined || crowded(bid) > crowded(known)) best.set(bid.unit, bid);
  }
  for (const bid of best.values()) assignments.set(bid.unit, bid);
  return assignments;
}
