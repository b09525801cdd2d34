/** [8.2.4] [10.3.4] The Reserve Movement Phase: Reserves move, artillery lays its markers. */
import { checked, done, type FrameOf, frame, type Game, go, OK, procedure, type Random } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import type { Choices } from '../../contract/decisions.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { SIDE, UNITS } from '../../state/kinds.ts';
import { occupiedHexes } from '../../state/stacks.ts';
import { idOf, type Unit } from '../../state/units.ts';
import { checkMove, listMoves, performMove, sampleMove } from '../07-movement/move-order.ts';
import { beginMoving } from '../07-movement/movement.ts';
import { assign, assignments, assignRefusal } from '../10-artillery/protective-fire.ts';
import { phaseFlaw } from '../phase-flaw.ts';

/** Which markers were laid in this phase: the enemy may not know [10.3.4]. */
const RESERVE = frame('reserve', ['begin', 'orders'], { side: fixed(SIDE), assigned: UNITS }, { orders: ['slip'] });
type ReserveFrame = FrameOf<typeof RESERVE>;
export const reserveMovementFrame = (side: Side): ReserveFrame => ({
  proc: 'reserve',
  step: 'begin',
  side,
  assigned: [],
});

type Order = Choices['reserve-orders'][keyof Choices['reserve-orders']];

export function* layings(
  g: Game,
  side: Side,
  assigned: readonly Unit[],
): Iterable<{ readonly kind: 'assign'; readonly unit: string; readonly hex: string }> {
  for (const { unit, hex } of assignments(g, side, occupiedHexes(g, side), assigned))
    yield { kind: 'assign', unit: idOf(unit), hex: nameOf(GRID, hex) };
}

function* ordersOf(g: Game, f: ReserveFrame, only: string | undefined): Iterable<Order> {
  if (only === undefined || only === 'move') yield* listMoves(g, f.side, 'reserve');
  yield* layings(g, f.side, f.assigned);
  yield { kind: 'done' };
}

const ENDS_ONE_IN = 6;

/** One of many at random; what is drawn from is not listed twice. */
export function sampleLaying(g: Game, side: Side, assigned: readonly Unit[], random: Random) {
  const all = [...layings(g, side, assigned)];
  return all[random.below(Math.max(1, all.length))];
}

function sampleOrder(g: Game, f: ReserveFrame, random: Random): Order {
  if (random.below(ENDS_ONE_IN) === 0) return { kind: 'done' };
  if (random.below(2) === 0) return sampleLaying(g, f.side, f.assigned, random) ?? { kind: 'done' };
  return sampleMove(g, f.side, 'reserve', random) ?? { kind: 'done' };
}

export const reserve = procedure(checked(RESERVE, phaseFlaw), {
  begin(g, f) {
    beginMoving(g, f.side);
    return go('orders');
  },
  orders: ask('reserve-orders', {
    by: (_g, f) => f.side,
    alwaysAsk: true,
    choices: ordersOf,
    check(g, f, choice) {
      if (choice.kind === 'done') return OK;
      if (choice.kind === 'move') return checkMove(g, f.side, 'reserve', choice);
      return assignRefusal(g, f.side, choice, f.assigned) ?? OK;
    },
    chosen(g, f, choice) {
      if (choice.kind === 'done') return done();
      if (choice.kind === 'move') return performMove(g, f.side, 'reserve', choice);
      assign(g, choice.unit, choice.hex);
      f.assigned = [...f.assigned, choice.unit];
      return go('orders');
    },
    sample: sampleOrder,
  }),
});
