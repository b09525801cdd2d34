/** A way that its player lays hex by hex, where the cheapest one is not the one he wants. */

import { type Reason, whereIs } from '@bridgehead/client-kit/play';
import { batch } from '@preact/signals';
import type { PlayContext } from '../play-context.ts';
import { ask } from '../query-replies.ts';
import type { March, Movement } from './march.ts';

export interface OwnWay {
  readonly places: readonly string[];
  readonly cost: number;
  /** Why the march may not end where the way now ends. */
  readonly refusal?: Reason;
}

export const NO_WAY: OwnWay = { places: [], cost: 0 };

export function marchOf({ places, cost, refusal }: OwnWay, mode: March['mode']): March | undefined {
  const place = places.at(-1);
  if (place === undefined) return undefined;
  const where = place.length === 1 ? { area: place } : { hex: place };
  return { mode, place, end: { ...where, cost, path: places }, ...(refusal === undefined ? {} : { refusal }) };
}

/** One place more; a place that is on the way already is where it ends from now on. */
export async function layStep(movement: Movement, at: string): Promise<void> {
  const { units, ownWay } = movement;
  const way = ownWay.peek();
  const [first] = units.peek();
  if (way === undefined || first === undefined) return;
  const known = way.places.indexOf(at);
  if (at === whereIs(movement.context, first)) ownWay.value = NO_WAY;
  else await layWay(movement, known < 0 ? [...way.places, at] : way.places.slice(0, known + 1));
}

interface Laid {
  readonly units: readonly string[];
  readonly mode: March['mode'];
  readonly path: readonly string[];
}

/** What a march by this way costs; undefined if it is not legal. */
export async function wayCost({ game }: PlayContext, { units, mode, path }: Laid): Promise<number | undefined> {
  const why = await ask(game, 'why', { choice: { kind: 'march', units: [...units], mode, path: [...path] } });
  if (why === undefined || 'reason' in why) return undefined;
  return why.consulted.filter(({ label }) => label === 'enters').at(-1)?.spent;
}

/** The engine says of each step what it costs, and of the last whether the march may end there. */
async function layWay(movement: Movement, places: readonly string[]): Promise<void> {
  const { context, units, mode, ownWay } = movement;
  const before = ownWay.peek();
  const choice = { kind: 'march', units: [...units.peek()], mode: mode.peek(), path: [...places] };
  const why = await ask(context.game, 'why', { choice });
  if (why === undefined || ownWay.peek() !== before) return;
  const steps = why.consulted.filter(({ label }) => label === 'enters');
  const refusal = 'reason' in why ? { rule: why.rule, reason: why.reason } : undefined;
  batch(() => {
    if (steps.length === places.length) {
      ownWay.value = { places, cost: steps.at(-1)?.spent ?? 0, ...(refusal === undefined ? {} : { refusal }) };
      context.selection.clearRefusal();
    } else if (refusal !== undefined) context.selection.refuse({ ...refusal, at: places.at(-1) ?? '' });
  });
}
