/** [7] The Movement Phase: move and change mode in any order, then put units into Reserve [8.2]. */
import {
  call,
  checked,
  done,
  type FrameOf,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Random,
} from '@bridgehead/engine';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import type { Choices } from '../../contract/decisions.ts';
import type { Side } from '../../data/unit-data.ts';
import { SIDE } from '../../state/kinds.ts';
import {
  addMark,
  BEGAN_IN_ZONE,
  hexAt,
  MODE_ONCE,
  MODE_TWICE,
  MOVED,
  REACTED,
  removeMark,
  setSpent,
} from '../../state/state.ts';
import { ALL_UNITS, hasModes, idOf, type Unit, unitsOf } from '../../state/units.ts';
import { isUnitInZone } from '../03-concepts/zones.ts';
import { reservesFrame } from '../08-special-movement/reserve.ts';
import { phaseFlaw } from '../phase-flaw.ts';
import { changeMode, modeRefusal } from './mode.ts';
import { checkMove, listMoves, performMove, sampleMove } from './move-order.ts';

const MOVEMENT = frame(
  'movement',
  ['begin', 'orders', 'end'],
  { side: fixed(SIDE) },
  { orders: ['slip'], end: ['reserves'] },
);
type MovementFrame = FrameOf<typeof MOVEMENT>;
export const movementFrame = (side: Side): MovementFrame => ({ proc: 'movement', step: 'begin', side });

/** [7.1.3] [7.6.2] [8.1.1] What is counted in a phase begins anew. */
export function beginMoving(g: Game, side: Side): void {
  for (const u of ALL_UNITS) {
    setSpent(g, u, 0);
    removeMark(g, u, MOVED | MODE_ONCE | MODE_TWICE | BEGAN_IN_ZONE | REACTED);
  }
  for (const u of unitsOf(side)) if (isUnitInZone(g, u)) addMark(g, u, BEGAN_IN_ZONE);
}

type Order = Choices['movement-orders'][keyof Choices['movement-orders']];

const changeable = (g: Game, side: Side): Unit[] =>
  unitsOf(side).filter((u) => hasModes(u) && hexAt(g, u) >= 0 && modeRefusal(g, side, u) === undefined);

/** What is found quickly comes first: whether anything is left to do is asked after every order. */
function* ordersOf(g: Game, side: Side, only: string | undefined): Iterable<Order> {
  yield { kind: 'end-movement' };
  for (const u of changeable(g, side)) yield { kind: 'mode', unit: idOf(u) };
  if (only === undefined || only === 'move') yield* listMoves(g, side, 'movement');
}

/** Random play ends the phase now and then, else it moves somebody or turns a gun over. */
const ENDS_ONE_IN = 40;
const TURNS_ONE_IN = 8;

function sampleOrder(g: Game, side: Side, random: Random): Order {
  if (random.below(ENDS_ONE_IN) === 0) return { kind: 'end-movement' };
  if (random.below(TURNS_ONE_IN) === 0) {
    const guns = changeable(g, side);
    const u = guns[random.below(Math.max(1, guns.length))];
    if (u !== undefined) return { kind: 'mode', unit: idOf(u) };
  }
  return sampleMove(g, side, 'movement', random) ?? { kind: 'end-movement' };
}

export const movement = procedure(checked(MOVEMENT, phaseFlaw), {
  begin(g, f) {
    beginMoving(g, f.side);
    return go('orders');
  },
  orders: ask('movement-orders', {
    by: (_g, f) => f.side,
    choices: (g, f, only) => ordersOf(g, f.side, only),
    check(g, f, choice) {
      if (choice.kind === 'end-movement') return OK;
      if (choice.kind === 'mode') return modeRefusal(g, f.side, choice.unit) ?? OK;
      return checkMove(g, f.side, 'movement', choice);
    },
    chosen(g, f, choice) {
      if (choice.kind === 'end-movement') return call(reservesFrame(f.side), 'end');
      if (choice.kind === 'move') return performMove(g, f.side, 'movement', choice);
      changeMode(g, choice.unit);
      return go('orders');
    },
    sample: (g, f, random) => sampleOrder(g, f.side, random),
  }),
  end: () => done(),
});
