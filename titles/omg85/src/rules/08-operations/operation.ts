/** [8] [8.5] The Operation Phase: its player gives orders until combat is called for. */
import {
  call,
  checked,
  done,
  type Flow,
  type FrameOf,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Random,
  type Ruling,
} from '@bridgehead/engine';
import { ask } from '../../asking.ts';
import type { OrderChoice, OrderKind, ReadOrder } from '../../contract/decisions.ts';
import type { Side } from '../../data/unit-data.ts';
import type { Order } from '../../orders.ts';
import { refusal } from '../../says.ts';
import { OF_SIDE, sideFlaw } from '../../state/frames.ts';
import {
  clock,
  hasMark,
  hexAt,
  LIFTED,
  plottedOf,
  removeMark,
  setClock,
  setPlotted,
  setTarget,
  targetOf,
} from '../../state/state.ts';
import { sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { beginRemembering, endRemembering } from '../02-set-up/hidden-units.ts';
import { fortifyOrder, modeOrder, moveOrder } from './actions.ts';
import { attackOrder, rescindOrder } from './attack-plots.ts';
import { rebuildBridges } from './bridges.ts';
import { buildOrder, disbandOrder } from './build-up-plots.ts';
import { advanceOrder, barrageOrder, protectiveOrder } from './fire-plots.ts';

/** What uses operation points: not for a unit that has plotted an attack [8.15]. */
const ACTIONS = { move: moveOrder, attack: attackOrder, mode: modeOrder, fortify: fortifyOrder };
const PLOTS = {
  rescind: rescindOrder,
  advance: advanceOrder,
  barrage: barrageOrder,
  protective: protectiveOrder,
  build: buildOrder,
  disband: disbandOrder,
};
const ORDERS: { readonly [K in OrderKind]: Order<K> } = { ...ACTIONS, ...PLOTS };

/** What an order needs to be listed. */
type Lists = Pick<Order<OrderKind>, 'kind' | 'list'>;
const PLOT_LIST: readonly Lists[] = Object.values(PLOTS);
const ORDER_LIST: readonly Lists[] = [...Object.values(ACTIONS), ...PLOT_LIST];

const COMBAT = { kind: 'combat' } as const;
const NOT_YOURS = refusal('8.5', 'not-of-this-side');
export const NOT_ON_MAP = refusal('8.5', 'not-on-map');
const HAS_PLOTTED = refusal('8.15', 'attack-bound');

function checkOrder<K extends OrderKind>(g: Game, side: Side, order: ReadOrder<K>): Ruling {
  const { kind, unit: u } = order;
  if (sideOfUnit(u) !== side) return NOT_YOURS;
  if (hexAt(g, u) < 0) return NOT_ON_MAP;
  if (targetOf(g, u) >= 0 && Object.hasOwn(ACTIONS, kind)) return HAS_PLOTTED;
  return ORDERS[kind].check(g, u, order);
}

const perform = <K extends OrderKind>(g: Game, order: ReadOrder<K>): Flow<'orders'> =>
  ORDERS[order.kind].perform(g, order.unit, order) ?? go('orders');

type OperationChoice = OrderChoice | typeof COMBAT;

function* listOrders(g: Game, side: Side, only?: string): Iterable<OperationChoice> {
  for (const u of unitsOf(side)) {
    if (hexAt(g, u) < 0) continue;
    const open = targetOf(g, u) >= 0 ? PLOT_LIST : ORDER_LIST;
    for (const order of open) if (only === undefined || order.kind === only) yield* order.list(g, u);
  }
  yield COMBAT;
}

/** One order in so many ends the phase. */
const HURRY = 20;

/** A random order: mostly moves and attacks, now and then something else, sometimes the end of the phase. */
function sampleOrder(g: Game, side: Side, random: Random): OperationChoice {
  if (random.below(HURRY) === 0) return COMBAT;
  const units = unitsOf(side);
  const from = random.below(units.length);
  for (let i = 0; i < units.length; i++) {
    const u = units[(from + i) % units.length] ?? 0;
    if (hexAt(g, u) < 0) continue;
    const choice = sampleFor(g, u, random);
    if (choice !== undefined) return choice;
  }
  return COMBAT;
}

function sampleFor(g: Game, u: Unit, random: Random): OrderChoice | undefined {
  const isOpen = targetOf(g, u) < 0;
  const sort = random.below(8);
  if (isOpen && sort < 6)
    return (sort < 4 ? someOf(g, u, attackOrder, random) : undefined) ?? moveOrder.sample?.(g, u, random);
  const orders: readonly Lists[] = isOpen && sort === 6 ? [modeOrder, fortifyOrder] : PLOT_LIST;
  return someOf(g, u, orders[random.below(orders.length)], random);
}

function someOf(g: Game, u: Unit, order: Lists | undefined, random: Random): OrderChoice | undefined {
  const list = [...(order?.list(g, u) ?? [])];
  return list.length === 0 ? undefined : list[random.below(list.length)];
}

/** [8.15] Nobody has plotted anything yet in this phase. */
function clearPlots(g: Game, side: Side): void {
  if (clock(g, 'plots') !== 0) setClock(g, 'plots', 0);
  for (const u of unitsOf(side)) {
    if (targetOf(g, u) >= 0) setTarget(g, u, -1);
    if (plottedOf(g, u) !== 0) setPlotted(g, u, 0);
    if (hasMark(g, u, LIFTED)) removeMark(g, u, LIFTED);
  }
}

const OPERATION = frame('operation', ['begin', 'orders', 'end'], OF_SIDE, { orders: ['move'] });
type OperationFrame = FrameOf<typeof OPERATION>;

export const operation = procedure(checked(OPERATION, sideFlaw), {
  begin(g, f) {
    clearPlots(g, f.side);
    beginRemembering(g, f.side);
    if (f.side === 'allied') rebuildBridges(g);
    return go('orders');
  },
  orders: ask('operation-orders', {
    by: (_g, f) => f.side,
    choices: (g, f, only) => listOrders(g, f.side, only),
    check: (g, f, choice) => (choice.kind === 'combat' ? OK : checkOrder(g, f.side, choice)),
    chosen: (g, _f, choice) => (choice.kind === 'combat' ? go('end') : perform(g, choice)),
    sample: (g, f, random) => sampleOrder(g, f.side, random),
    about: (g) => ({ round: clock(g, 'round'), plots: clock(g, 'plots') }),
    alwaysAsk: true,
  }),
  end(g, f) {
    endRemembering(g, f.side);
    return done();
  },
});

const operationFrame = (side: Side): OperationFrame => ({ proc: 'operation', step: 'begin', side });
export const callOperation = <Step extends string>(side: Side, resumeAt: Step): Flow<Step> =>
  call(operationFrame(side), resumeAt);
