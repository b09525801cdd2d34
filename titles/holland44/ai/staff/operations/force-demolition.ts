/** On the first turn half of the charges fail, later a third [5.6]: with both ends in hand at once the enemy must try now [5.4]. */
import type { Candidate, Choice, Game } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { candidate } from '@bridgehead/toolkit';
import { readLegal } from '../../../src/asking.ts';
import { GRID } from '../../../src/data/map.ts';
import type { Side } from '../../../src/data/unit-data.ts';
import { startRefusal } from '../../../src/rules/08-movement/march-rules.ts';
import { hexOfPlace } from '../../../src/state/places.ts';
import { unitsIn } from '../../../src/state/stacks.ts';
import { HAS_MOVED, hasMark, hexOf, isInGoodOrder, turnOf } from '../../../src/state/state.ts';
import { idOf, type Unit } from '../../../src/state/units.ts';
import { hexName } from '../../names.ts';
import { says, saysBy } from '../../says.ts';
import { endsToForce } from '../highway-bridges.ts';
import { freeUnits } from '../tasks/assign.ts';
import { belongsTo, type Troop } from '../tasks/troops.ts';
import { attackMarch } from './attack-orders.ts';

const SIDES: readonly Side[] = ['allied', 'german'];
const FORCING_TURN = 1;
const WHO: readonly Troop[] = ['101st', '82nd'];

const isAble = (known: Game, u: Unit): boolean =>
  WHO.some((troop) => belongsTo(u, troop)) &&
  hexOf(known, u) !== OFF_MAP &&
  isInGoodOrder(known, u) &&
  !hasMark(known, u, HAS_MOVED) &&
  startRefusal(known, [u], 'normal') === undefined;

/** An Unknown unit is dealt with on the march [25.3.1]. */
const isTaken = (known: Game, hex: number): boolean => SIDES.some((side) => unitsIn(known, side, hex).length > 0);

/** The nearest unit that can go there now; one on the same bank before one that would have to cross the bridge. */
function marchTo(known: Game, hex: number, ends: readonly number[]): March | undefined {
  const marches = freeUnits(known, 'allied').flatMap((unit) => {
    const isFree = isAble(known, unit) && !ends.includes(hexOf(known, unit));
    const choice = isFree ? attackMarch(known, unit, hex) : undefined;
    if (choice === undefined) return [];
    const { path } = readLegal('movement-orders', choice);
    const crosses = path.slice(0, -1).some((place) => ends.includes(hexOfPlace(place)));
    return [{ unit, choice, order: Number(crosses) * GRID.hexCount + distanceBetween(GRID, hexOf(known, unit), hex) }];
  });
  return marches.sort((a, b) => a.order - b.order)[0];
}

interface March {
  readonly unit: Unit;
  readonly choice: Choice;
}

/** The next unit that goes to an empty end of a wired bridge of the highway. */
export function forcingOrders(known: Game): readonly Candidate[] {
  if (turnOf(known) !== FORCING_TURN) return [];
  const ends = endsToForce(known);
  for (const hex of ends) {
    const march = isTaken(known, hex) ? undefined : marchTo(known, hex, ends);
    if (march === undefined) continue;
    const name = says('order.march', { unit: idOf(march.unit), hex: hexName(hex) });
    return [candidate(march.choice, name, 1, [saysBy('5.4', 'reason.charge-must-be-fired')])];
  }
  return [];
}
