/** Who goes where: the best bids first, each place until it has what it needs, then the rest to where most is lacking. */
import type { Game, Thinking } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { cpOf, hexAt } from '../../src/state/state.ts';
import { classOf, type Unit, unitsOf } from '../../src/state/units.ts';
import { type Field, fieldTo, NO_WAY } from '../fields.ts';
import type { Slot } from './slot.ts';

export interface Told {
  readonly unit: Unit;
  readonly slot: Slot;
  readonly field: Field;
  readonly way: number;
}

interface Bid extends Told {
  readonly value: number;
}

/** Operation points that halve what a place is worth to a unit. */
const FAR = 14;

function bidsOf(g: Game, side: Side, slots: readonly Slot[], thinking: Thinking): Bid[] {
  const bids: Bid[] = [];
  for (const unit of unitsOf(side)) {
    const at = hexAt(g, unit);
    if (at < 0) continue;
    // No more time: the others are told nothing.
    if (!thinking.spend()) break;
    for (const slot of slots) {
      const suits = slot.suits?.(unit) ?? 1;
      if (suits <= 0) continue;
      const field = fieldTo(g, thinking, { goal: slot.hex, unitClass: classOf(unit), side });
      const way = field[at] ?? NO_WAY;
      if (way < NO_WAY) bids.push({ unit, slot, field, way, value: (slot.worth * suits) / (1 + way / FAR) });
    }
  }
  return bids.sort((a, b) => b.value - a.value || a.unit - b.unit);
}

/** The crowd beyond the need: each need that is filled over again counts for less. */
const CROWD = 0.8;

export function assign(g: Game, side: Side, slots: readonly Slot[], thinking: Thinking): ReadonlyMap<Unit, Told> {
  const told = new Map<Unit, Told>();
  const given = new Map<Slot, number>();
  const bids = bidsOf(g, side, slots, thinking);
  const tell = (bid: Bid): void => {
    told.set(bid.unit, bid);
    given.set(bid.slot, (given.get(bid.slot) ?? 0) + cpOf(g, bid.unit));
  };
  for (const bid of bids) if (!told.has(bid.unit) && (given.get(bid.slot) ?? 0) < bid.slot.need) tell(bid);
  const crowded = ({ slot, value }: Bid): number =>
    value / (1 + (CROWD * (given.get(slot) ?? 0)) / Math.max(1, slot.need));
  const best = new Map<Unit, Bid>();
  for (const bid of bids) {
    if (told.has(bid.unit)) continue;
    const known = best.get(bid.unit);
    if (known === undefined || crowded(bid) > crowded(known)) best.set(bid.unit, bid);
  }
  for (const bid of best.values()) tell(bid);
  return told;
}
