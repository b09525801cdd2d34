/** [18.2.3] The Allied garrisons of the campaign. */

import type { Game, Refusal } from '@bridgehead/engine';
import { neighboursOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { refusal } from '../../says.ts';
import { hasGarrisons } from '../../scenario/options.ts';
import { tell } from '../../state/events.ts';
import { isHeldBy } from '../../state/stacks.ts';
import { addMark, hasMark, hexAt, RELEASED, turnOf } from '../../state/state.ts';
import { dataOf, idOf, type Unit, unitsOf } from '../../state/units.ts';

const GARRISON = refusal('18.2.3', 'garrison-stays');
const FONDOUK = 'Fondouk';

/** [18.2.3] A garrison that is neither released by its turn nor by the enemy. */
export const isGarrison = (g: Game, u: Unit): boolean => {
  const { garrison } = dataOf(u);
  return garrison !== undefined && hasGarrisons(g) && turnOf(g) < garrison && !hasMark(g, u, RELEASED);
};

export const garrisonRefusal = (g: Game, u: Unit): Refusal | undefined => (isGarrison(g, u) ? GARRISON : undefined);

const isTouched = (g: Game, u: Unit): boolean => {
  const hex = hexAt(g, u);
  return hex >= 0 && neighboursOf(GRID, hex).some((next) => isHeldBy(g, 'axis', next));
};

/** [18.2.3] At the end of a movement or combat phase of the enemy; one of the Fondouk group frees all of it. */
export function releaseGarrisons(g: Game): void {
  const bound = unitsOf('allied').filter((u) => isGarrison(g, u));
  const touched = bound.filter((u) => isTouched(g, u));
  const isFondouk = touched.some((u) => dataOf(u).group === FONDOUK);
  const freed = bound.filter((u) => touched.includes(u) || (isFondouk && dataOf(u).group === FONDOUK));
  if (freed.length === 0) return;
  for (const u of freed) addMark(g, u, RELEASED);
  tell(g, 'garrison-released', '18.2.3', { units: freed.map(idOf) });
}
