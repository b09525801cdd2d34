/** Units that are left out of what still waits for an order: for this phase, or until they are woken. */
import { type ReadonlySignal, signal } from '@preact/signals';

export type Rest = { readonly kind: 'sleep' } | { readonly kind: 'skip'; readonly phase: string };

export interface RestingUnits {
  readonly all: ReadonlySignal<ReadonlyMap<string, Rest>>;
  /** `phase` names the phase and its turn. */
  isResting(unit: string, phase: string): boolean;
  skip(units: readonly string[], phase: string): void;
  sleep(units: readonly string[]): void;
  wake(units: readonly string[]): void;
  /** As it was left. */
  restore(all: Iterable<readonly [string, Rest]>): void;
}

export function createRest(): RestingUnits {
  const all = signal<ReadonlyMap<string, Rest>>(new Map());
  const put = (units: readonly string[], rest: Rest): void => {
    all.value = new Map([...all.peek(), ...units.map((unit) => [unit, rest] as const)]);
  };
  return {
    all,
    isResting(unit, phase) {
      const rest = all.value.get(unit);
      return rest !== undefined && (rest.kind === 'sleep' || rest.phase === phase);
    },
    skip: (units, phase) => put(units, { kind: 'skip', phase }),
    sleep: (units) => put(units, { kind: 'sleep' }),
    wake: (units) => {
      all.value = new Map([...all.peek()].filter(([unit]) => !units.includes(unit)));
    },
    restore: (rests) => {
      all.value = new Map(rests);
    },
  };
}
