/** What the player points at: a stack, a unit, a hex, and why something cannot be done there. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { App } from '../../game/contract.ts';
import type { Reason } from '../query-replies.ts';
import { say } from '../say.ts';

interface Refused extends Reason {
  readonly at?: string;
  readonly isOfDice?: boolean;
}

export interface Hover {
  readonly at: string;
  readonly x: number;
  readonly y: number;
  /** Held or asked for by keyboard: it stays until it is closed. */
  readonly pinned: boolean;
}

export interface Selection {
  /** The stack that is looked at. */
  readonly place: ReadonlySignal<string | undefined>;
  /** A unit of either side in it whose reach is shown without an order being planned. */
  readonly scouted: ReadonlySignal<string | undefined>;
  /** The hex whose card is open. */
  readonly hover: ReadonlySignal<Hover | undefined>;
  readonly refusal: ReadonlySignal<Refused | undefined>;
  select(place: string | undefined): void;
  scout(unit: string | undefined): void;
  hoverOver(hover: Hover | undefined): void;
  /** Says why something cannot be done, where the player who has tried it looks for it. */
  refuse(refusal: Refused): void;
  clearRefusal(): void;
}

export function createSelection({ announce }: Pick<App, 'announce'>): Selection {
  const place = signal<string | undefined>(undefined);
  const scouted = signal<string | undefined>(undefined);
  const hover = signal<Hover | undefined>(undefined);
  const refusal = signal<Refused | undefined>(undefined);
  return {
    place,
    scouted,
    hover,
    refusal,
    select(next) {
      if (next === place.peek()) return;
      batch(() => {
        place.value = next;
        scouted.value = undefined;
      });
    },
    scout: (unit) => {
      scouted.value = unit;
    },
    hoverOver: (next) => {
      hover.value = next;
    },
    refuse(next) {
      refusal.value = next;
      announce(say('refused', { reason: next.reason, rule: next.rule }));
    },
    clearRefusal: () => {
      refusal.value = undefined;
    },
  };
}
