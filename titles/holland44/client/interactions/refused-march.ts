/** Why a stack cannot end its march in a hex: the engine's reason for the step that fails. */

import { around as aroundIn, mayChoose, whereIs } from '@bridgehead/client-kit/play';
import { GRID } from '../../src/facts.ts';
import { ask } from '../query-replies.ts';
import { points, say } from '../say.ts';
import { endPlace, type Movement } from './march.ts';

/** The hexes around a hex, by name. */
export const around = (place: string): readonly string[] => aroundIn(GRID, place);

/** The cheapest way to a hex beside it, and one step more. */
function wayTowards(movement: Movement, place: string): readonly string[] | undefined {
  const near = around(place);
  const [first] = movement.units.value;
  if (first !== undefined && near.includes(whereIs(movement.context, first) ?? '')) return [place];
  const ends = movement.reach.value[movement.mode.value]?.ends ?? [];
  const beside = ends.filter((end) => near.includes(endPlace(end))).sort((a, b) => a.cost - b.cost);
  const [best] = beside;
  return best === undefined ? undefined : [...best.path, place];
}

/** The engine's reason; where points are missing, how many. */
export async function whyNotThere(movement: Movement, place: string): Promise<void> {
  const { context, units, mode, reach } = movement;
  const refusal = reach.value[mode.value]?.refusal;
  if (refusal !== undefined) {
    context.selection.refuse({ ...refusal, at: place });
    return;
  }
  const short = await missingPoints(movement, place);
  if (short !== undefined) {
    context.selection.refuse({ rule: '8.1', reason: short, at: place });
    return;
  }
  const path = wayTowards(movement, place);
  if (path === undefined) context.selection.refuse({ rule: '8.1', reason: say('move.too-far'), at: place });
  else await mayChoose(context, { kind: 'march', units: [...units.value], mode: mode.value, path: [...path] }, place);
}

async function missingPoints({ context, units, mode }: Movement, to: string): Promise<string | undefined> {
  const moves = await ask(context.game, 'moves', { units: units.value, mode: mode.value, to });
  const { cost, budget } = moves?.needs ?? { cost: 0, budget: 0 };
  if (cost <= budget) return undefined;
  return say('move.short', { cost: points(cost), missing: points(cost - budget) });
}
