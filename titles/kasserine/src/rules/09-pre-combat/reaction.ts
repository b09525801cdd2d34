/** [9.2] [9.3] The Reaction Phase of the defender: evasions, then reaction movement. */
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
  type Refusal,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import type { Choices } from '../../contract/decisions.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { SIDE, UNITS } from '../../state/kinds.ts';
import { occupiedHexes } from '../../state/stacks.ts';
import { hexAt, isInReserve, setReserve } from '../../state/state.ts';
import { idOf, isArtillery, isSelfPropelled, type Unit, unitsOf } from '../../state/units.ts';
import { checkMove, listMoves, performMove, sampleMove } from '../07-movement/move-order.ts';
import { beginMoving } from '../07-movement/movement.ts';
import { assign, assignRefusal } from '../10-artillery/protective-fire.ts';
import { phaseFlaw } from '../phase-flaw.ts';
import { evasionFrame } from './evasion.ts';

const REACTION = frame(
  'reaction',
  ['begin', 'move', 'orders'],
  { side: fixed(SIDE), assigned: UNITS },
  { move: ['evasion'], orders: ['slip'] },
);
type ReactionFrame = FrameOf<typeof REACTION>;
export const reactionFrame = (side: Side): ReactionFrame => ({ proc: 'reaction', step: 'begin', side, assigned: [] });

const NOT_SP_RESERVE = refusal('8.2.7', 'only-sp-reserve');

/** [8.2.7] Self-propelled artillery in Reserve may lay its marker on another unit instead of moving. */
function layRefusal(g: Game, f: ReactionFrame, u: Unit, hex: number): Refusal | undefined {
  if (!isArtillery(u) || !isSelfPropelled(u) || !isInReserve(g, u)) return NOT_SP_RESERVE;
  return assignRefusal(g, f.side, { unit: u, hex }, f.assigned);
}

type Order = Choices['reaction-orders'][keyof Choices['reaction-orders']];

function* layingsOf(g: Game, f: ReactionFrame): Iterable<Order> {
  for (const u of unitsOf(f.side)) {
    if (!isArtillery(u) || !isInReserve(g, u) || hexAt(g, u) < 0) continue;
    for (const hex of occupiedHexes(g, f.side))
      if (layRefusal(g, f, u, hex) === undefined) yield { kind: 'assign', unit: idOf(u), hex: nameOf(GRID, hex) };
  }
}

function* ordersOf(g: Game, f: ReactionFrame, only: string | undefined): Iterable<Order> {
  if (only === undefined || only === 'move') yield* listMoves(g, f.side, 'reaction');
  yield* layingsOf(g, f);
  yield { kind: 'done' };
}

const ENDS_ONE_IN = 3;

function sampleOrder(g: Game, f: ReactionFrame, random: Random): Order {
  if (random.below(ENDS_ONE_IN) === 0) return { kind: 'done' };
  const layings = [...layingsOf(g, f)];
  const laying = layings[random.below(Math.max(1, layings.length))];
  if (laying !== undefined && random.below(2) === 0) return laying;
  return sampleMove(g, f.side, 'reaction', random) ?? { kind: 'done' };
}

/** [9.3.1] [9.3.2] Any, all or none of the Reserve. */
export const reaction = procedure(checked(REACTION, phaseFlaw), {
  begin: (_g, f) => call(evasionFrame(f.side), 'move'),
  move(g, f) {
    beginMoving(g, f.side);
    return go('orders');
  },
  orders: ask('reaction-orders', {
    by: (_g, f) => f.side,
    alwaysAsk: true,
    choices: ordersOf,
    check(g, f, choice) {
      if (choice.kind === 'done') return OK;
      if (choice.kind === 'assign') return layRefusal(g, f, choice.unit, choice.hex) ?? OK;
      return checkMove(g, f.side, 'reaction', choice);
    },
    chosen(g, f, choice) {
      if (choice.kind === 'done') return done();
      if (choice.kind === 'move') return performMove(g, f.side, 'reaction', choice);
      assign(g, choice.unit, choice.hex);
      setReserve(g, choice.unit, false);
      f.assigned = [...f.assigned, choice.unit];
      return go('orders');
    },
    sample: sampleOrder,
  }),
});
