/** What is switched on over the map, and what a list lights up on it. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { App } from '../../game/contract.ts';

export interface Overlays {
  /** Those that are on, by name. */
  readonly on: ReadonlySignal<ReadonlySet<string>>;
  /** Hexes that a list lights up. */
  readonly lit: ReadonlySignal<readonly string[]>;
  /** Hexes that a lesson speaks of. */
  readonly pointed: ReadonlySignal<readonly string[]>;
  has(overlay: string): boolean;
  toggle(overlay: string): void;
  /** As they were left; hex numbers are a setting and stay as it says. */
  restore(overlays: readonly string[]): void;
  light(places: readonly string[]): void;
  dim(): void;
  point(places: readonly string[]): void;
  dispose(): void;
}

/** The overlay of hex numbers is a setting of the device. */
const NUMBERS = 'numbers';
/** On from the beginning. */
const FIRST = 'reach';

const withIt = (set: ReadonlySet<string>, one: string, isOn: boolean): ReadonlySet<string> =>
  new Set([...[...set].filter((other) => other !== one), ...(isOn ? [one] : [])]);

export function createOverlays({ settings, change }: Pick<App, 'settings' | 'change'>): Overlays {
  const on = signal<ReadonlySet<string>>(new Set([FIRST]));
  const lit = signal<readonly string[]>([]);
  const pointed = signal<readonly string[]>([]);
  return {
    on,
    lit,
    pointed,
    has: (overlay) => on.value.has(overlay),
    toggle(overlay) {
      const isOn = !on.peek().has(overlay);
      if (overlay === NUMBERS) change({ numbers: isOn });
      else on.value = withIt(on.peek(), overlay, isOn);
    },
    restore: (overlays) => {
      on.value = withIt(new Set(overlays), NUMBERS, settings.peek().numbers);
    },
    light: (places) => {
      lit.value = places;
    },
    dim: () => {
      lit.value = [];
    },
    point: (places) => {
      pointed.value = places;
    },
    dispose: effect(() => {
      on.value = withIt(on.peek(), NUMBERS, settings.value.numbers);
    }),
  };
}
