/** [8] [8.5] The Operation Phase: its player gives orders until combat is called for. */
import {
  type Choice,
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
  question,
  type Random,
  type Ruling,
  refusal,
} from '@bridgehead/engine';
import type { Side } from '../../data/unit-data.ts';
import type { Order } from '../../orders.ts';
import { unitField } from '../../state/fields.ts';
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
const ACTIONS: readonly Order[] = [moveOrder, attackOrder, modeOrder, fortifyOrder];
const PLOTS: readonly Order[] = [rescindOrder, advanceOrder, barrageOrder, protectiveOrder, buildOrder, disbandOrder];
const ORDERS: ReadonlyMap<string, Order> = new Map([...ACTIONS, ...PLOTS].map((order) => [order.kind, order]));

const COMBAT = { kind: 'combat' } as const;
const MALFORMED = refusal('8.1', 'not an order of the Operation Phase');
const NOT_YOURS = refusal('8.5', 'the order names no unit of this side');
export const NOT_ON_MAP = refusal('8.5', 'the unit is not on the map');
const HAS_PLOTTED = refusal('8.15', 'the unit has plotted an attack, which may not be rescinded');

function checkOrder(g: Game, side: Side, choice: Choice): Ruling {
  if (choice.kind === COMBAT.kind) return Object.keys(choice).length === 1 ? OK : MALFORMED;
  const order = ORDERS.get(choice.kind);
  if (order === undefined) return MALFORMED;
  const u = unitField(choice.unit);
  if (u === undefined || sideOfUnit(u) !== side) return NOT_YOURS;
  if (hexAt(g, u) < 0) return NOT_ON_MAP;
  if (targetOf(g, u) >= 0 && ACTIONS.includes(order)) return HAS_PLOTTED;
  return order.check(g, u, choice);
}

function* listOrders(g: Game, side: Side, only?: string): Iterable<Choice> {
  for (const u of unitsOf(side)) {
    if (hexAt(g, u) < 0) continue;
    const open = targetOf(g, u) >= 0 ? PLOTS : [...ACTIONS, ...PLOTS];
    for (const order of open) if (only === undefined || order.kind === only) yield* order.list(g, u);
  }
  yield COMBAT;
}

/** One order in so many ends the phase. */
const HURRY = 20;

/** A random order: mostly moves and attacks, now and then something else, sometimes the end of the phase. */
function sampleOrder(g: Game, side: Side, random: Random): Choice {
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

function sampleFor(g: Game, u: Unit, random: Random): Choice | undefined {
  const isOpen = targetOf(g, u) < 0;
  const sort = random.below(8);
  if (isOpen && sort < 6)
    return (sort < 4 ? someOf(g, u, attackOrder, random) : undefined) ?? moveOrder.sample?.(g, u, random);
  const orders = isOpen && sort === 6 ? [modeOrder, fortifyOrder] : PLOTS;
  return someOf(g, u, orders[random.below(orders.length)], random);
}

function someOf(g: Game, u: Unit, order: Order | undefined, random: Random): Choice | undefined {
  const list = [...(order?.list(g, u) ?? [])];
  return list.length === 0 ? undefined : list[random.below(list.length)];
}

function perform(g: Game, choice: Choice): Flow<'end' | 'orders'> {
  const u = unitField(choice.unit);
  const order = ORDERS.get(choice.kind);
  if (u === undefined || order === undefined) return go('end');
  return order.perform(g, u, choice) ?? go('orders');
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
  orders: question<OperationFrame, Choice>({
    kind: 'operation-orders',
    rule: '8.1',
    by: (_g, f) => f.side,
    choices: (g, f, only) => listOrders(g, f.side, only),
    check: (g, f, choice) => checkOrder(g, f.side, choice),
    chosen: (g, _f, choice) => perform(g, choice),
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
