/** The column that is being ordered: who belongs to it and where its head is to go. */
import { batch, type ReadonlySignal, signal } from '@preact/signals';

export interface ColumnPlan {
  readonly units: ReadonlySignal<readonly string[]>;
  readonly target: ReadonlySignal<string | undefined>;
  /** The way of its head, from where that stands. */
  readonly route: ReadonlySignal<readonly string[] | undefined>;
  begin(units: readonly string[]): void;
  aim(target: string | undefined, route: readonly string[] | undefined): void;
  end(): void;
}

export function createColumn(): ColumnPlan {
  const units = signal<readonly string[]>([]);
  const target = signal<string | undefined>(undefined);
  const route = signal<readonly string[] | undefined>(undefined);
  const set = (next: readonly string[]): void =>
    batch(() => {
      units.value = next;
      target.value = undefined;
      route.value = undefined;
    });
  return {
    units,
    target,
    route,
    begin: set,
    aim: (place, way) =>
      batch(() => {
        target.value = place;
        route.value = way;
      }),
    end: () => set([]),
  };
}
