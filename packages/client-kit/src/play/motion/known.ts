/** What a player knows of the counters on the board, and what events tell of their ways. */
import type { CounterLook, StackLook } from '@bridgehead/board';
import type { EventSpecs } from '@bridgehead/engine/contract';
import type { GameEvent } from '../../game/contract.ts';
import { unitsOfEvent, wayOf } from '../../title/declared-event.ts';

interface Lying {
  readonly at: string;
  /** What it shows, as far as it would have to be turned over to show anything else. */
  readonly face: string;
}

/** Where each counter lies, by its id. */
export type Known = ReadonlyMap<string, Lying>;

/** Figures and badges change with every order: a counter is turned over when it is another, or has more or fewer steps. */
const faceOf = ({ name, symbol, size, steps, stepsLost, unknown }: CounterLook): string =>
  [name, symbol, size, steps, stepsLost, unknown].join();

export const knownOf = (stacks: readonly StackLook[]): Known =>
  new Map(stacks.flatMap(({ at, counters }) => counters.map((look) => [look.id, { at, face: faceOf(look) }] as const)));

/** What a title says of its events. */
export interface EventFacts {
  readonly declared: EventSpecs;
  /** Kinds of events in which something is fought over. */
  readonly fights: readonly string[];
}

/** The places that one counter is told to have gone to, in their order. */
export interface Way {
  readonly places: readonly string[];
  /** The first event that tells of it. */
  readonly order: number;
  readonly kind: string;
}

/** A march is told hex by hex or as a path; both are one way. */
export function waysOf(events: readonly GameEvent[], { declared }: EventFacts): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>();
  for (const [order, event] of events.entries()) {
    const places = wayOf(event, declared);
    if (places.length === 0) continue;
    for (const unit of unitsOfEvent(event, declared)) {
      const known = ways.get(unit);
      ways.set(unit, known === undefined ? { places, order, kind: event.kind } : joined(known, places));
    }
  }
  return ways;
}

const joined = (way: Way, places: readonly string[]): Way => ({ ...way, places: [...way.places, ...places] });
