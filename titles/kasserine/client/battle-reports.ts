/** What happened, read from events with the fields that are declared for them. */
import type { GameEvent } from '@bridgehead/client-kit/game';
import { eventReader } from '@bridgehead/client-kit/title';
import { type EventKind, type KasserineView, type ToldEventOf, UNITS } from '../src/facts.ts';

export const SIDE_OF: ReadonlyMap<string, string> = new Map(UNITS.map(({ id, side }) => [id, side]));

export const isA = eventReader<{ readonly [K in EventKind]: ToldEventOf<K> }>();

export interface Loss {
  readonly unit: string;
  readonly count: number;
}

export type LossCounter = (event: GameEvent) => readonly Loss[];

/** [13.2] Steps as they are lost, one event after the other: a unit that is eliminated loses all that it still had. */
export function lossCounter(before: KasserineView): LossCounter {
  const left = new Map(before.units.map(({ unit, steps }) => [unit, steps]));
  return (event) => {
    if (isA(event, 'step-lost')) {
      left.set(event.unit, event.left);
      return [{ unit: event.unit, count: 1 }];
    }
    if (!isA(event, 'eliminated')) return [];
    const count = Math.max(1, left.get(event.unit) ?? 1);
    left.set(event.unit, 0);
    return [{ unit: event.unit, count }];
  };
}

export const lostBy = (losses: readonly Loss[]): Readonly<Record<string, number>> => {
  const lost: Record<string, number> = {};
  for (const { unit, count } of losses) {
    const side = SIDE_OF.get(unit) ?? '';
    lost[side] = (lost[side] ?? 0) + count;
  }
  return lost;
};
