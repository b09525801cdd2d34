/** [9.4.1] Attacks below the lowest column: rolled on it in the first edition, forbidden in the second. */
import type { Game, Refusal } from '@bridgehead/engine';
import { rulesOf } from '../../editions.ts';
import { refusal } from '../../says.ts';
import type { Battle, Occasion } from '../../state/battle.ts';
import { unknownIn } from '../../state/stacks.ts';
import type { Unit } from '../../state/units.ts';
import { type Lead, leadOptions } from '../10-odds/formations.ts';
import { oddsOf } from '../10-odds/odds.ts';
import { airSupport, artillerySets, artilleryShifts } from '../17-artillery/artillery-support.ts';
import { defensesOf } from './defender-choices.ts';

const TOO_WEAK = refusal('9.4.1', 'below-lowest-odds');
/** The number of the column 1-3. */
const LOWEST_COLUMN = 0;

/** Attacks that somebody chooses to make; airborne units that land on the enemy must fight [22.6]. */
const CHOSEN: readonly Occasion[] = ['combat', 'breakthrough'];

/** Whether nobody may attack at less than 1-3. */
export const forbidsWeakAttacks = (g: Game): boolean => rulesOf(g).attackBelowLowestOdds === 'forbidden';

const isForbidden = (g: Game, { occasion }: Battle): boolean => forbidsWeakAttacks(g) && CHOSEN.includes(occasion);

/** [10.7] [17.6.2] The most columns that support could bring. */
function mostSupport(g: Game, battle: Battle): number {
  if (battle.occasion !== 'combat') return 0;
  const guns = artillerySets(g, battle).map((set) => (set.length === 0 ? 0 : artilleryShifts(g, set)));
  return Math.max(0, ...guns) + (airSupport(g, battle).legal ? 1 : 0);
}

/** Whether the attack can still come to 1-3, with the support that is open to it. */
export const reachesLowestOdds = (g: Game, battle: Battle): boolean =>
  !isForbidden(g, battle) || oddsOf(g, battle).column + mostSupport(g, battle) >= LOWEST_COLUMN;

/** Whether it comes to 1-3 as it stands. */
export const isAtLowestOdds = (g: Game, battle: Battle): boolean =>
  !isForbidden(g, battle) || oddsOf(g, battle).column >= LOWEST_COLUMN;

/** Why the attack may not be made: however it is led and supported, some defense keeps it below 1-3. */
export function tooWeakRefusal(g: Game, battle: Battle): Refusal | undefined {
  if (!isForbidden(g, battle) || unknownIn(g, battle.target) >= 0) return undefined;
  const leads = leadOptions(g, battle);
  const isReached = (defenders: readonly Unit[]): boolean =>
    leads.some((lead: Lead) => reachesLowestOdds(g, { ...battle, ...lead, defenders }));
  return defensesOf(g, battle).every(isReached) ? undefined : TOO_WEAK;
}

export const BELOW_LOWEST_ODDS = TOO_WEAK;
