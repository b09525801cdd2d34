/** [10.6] The Morale Shift. */
import type { Game } from '@bridgehead/engine';
import type { Battle } from '../../state/battle.ts';
import { totalSteps } from '../../state/stacks.ts';
import type { Unit } from '../../state/units.ts';
import { moraleNow } from '../02-contents.ts';
import { leadUnits } from './formations.ts';

/** [10.6] Whether more than half of the steps in the Lead Formation, its attachment included, are Elite. */
export function isLeadElite(g: Game, battle: Battle): boolean {
  const leaders = leadUnits(g, battle);
  const elite = leaders.filter((u) => moraleNow(g, u) === 'elite');
  return totalSteps(g, elite) * 2 > totalSteps(g, leaders);
}

/** [10.6] Whether all who defend are Low Quality. */
export const isDefenseLow = (g: Game, defenders: readonly Unit[]): boolean =>
  defenders.length > 0 && defenders.every((u) => moraleNow(g, u) === 'low');
