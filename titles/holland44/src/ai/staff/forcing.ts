/** On the first turn half of the charges fail, later a third [5.6]: with both ends in hand at once the enemy must try now [5.4]. */
import type { Candidate, Game } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { startRefusal } from '../../rules/08-march-rules.ts';
import { isOccupiedBy, unknownIn } from '../../stacks.ts';
import { HAS_MOVED, hasMark, hexOf, isInGoodOrder, turnOf } from '../../state.ts';
import type { Unit } from '../../units.ts';
import { candidate, hexName, namesOf } from '../candidate.ts';
import { freeUnits } from './assign.ts';
import { attackMarch } from './attack-orders.ts';
import { endsToForce } from './highway.ts';
import { belongsTo, type Troop } from './troops.ts';

const FORCING_TURN = 1;
const WHO: readonly Troop[] = ['101st', '82nd'];

const isAble = (sight: Game, u: Unit): boolean =>
  WHO.some((troop) => belongsTo(u, troop)) &&
  hexOf(sight, u) !== OFF_MAP &&
  isInGoodOrder(sight, u) &&
  !hasMark(sight, u, HAS_MOVED) &&
  startRefusal(sight, [u], 'normal') === undefined;

const isTaken = (sight: Game, hex: number): boolean =>
  isOccupiedBy(sight, 'allied', hex) || isOccupiedBy(sight, 'german', hex) || unknownIn(sight, hex) >= 0;

/** The next unit that goes to an empty end of a wired bridge of the highway. */
export function forcingOrders(sight: Game): readonly Candidate[] {
  if (turnOf(sight) !== FORCING_TURN) return [];
  for (const hex of endsToForce(sight)) {
    if (isTaken(sight, hex)) continue;
    const nearest = freeUnits(sight, 'allied')
      .filter((u) => isAble(sight, u))
      .sort((a, b) => distanceBetween(GRID, hexOf(sight, a), hex) - distanceBetween(GRID, hexOf(sight, b), hex));
    const unit = nearest.find((u) => attackMarch(sight, u, hex) !== undefined);
    const choice = unit === undefined ? undefined : attackMarch(sight, unit, hex);
    if (unit === undefined || choice === undefined) continue;
    const reasons = [{ text: 'both ends held, the charge must be fired now', rule: '5.4' }];
    return [candidate(choice, `${namesOf([unit])} to ${hexName(hex)}`, 1, reasons)];
  }
  return [];
}
