/** The Operation Phase: one unit is taken up at a time; what it can reach, attack and be ordered is asked of the engine. */
import type { BoardEvent } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  applyChoice,
  around,
  askWays,
  awake,
  type Chooser,
  createChooser,
  createWayChoice,
  goesByTap,
  ownAt,
  tapWay,
  type WayChoice,
} from '@bridgehead/client-kit/play';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { MODE_NAMES, type OrderKind, type UnitView } from '../../src/facts.ts';
import { choicesOf } from '../decisions.ts';
import { createForecast, type Forecast } from '../odds.ts';
import type { PlayContext } from '../play-context.ts';
import { ask, type MoveEnd, type Moves } from '../query-replies.ts';
import { say } from '../say.ts';
import { GRID } from '../words.ts';

export type Mode = (typeof MODE_NAMES)[number];

/** One end of the reach; in another mode than its own the unit changes first. */
export interface PlannedMove {
  readonly end: MoveEnd;
  readonly place: string;
  readonly mode: Mode;
}

export interface Operation extends WayChoice<PlannedMove> {
  readonly context: PlayContext;
  readonly decision: Decision;
  readonly unit: Signal<string | undefined>;
  readonly unitView: ReadonlySignal<UnitView | undefined>;
  /** The mode in which it is to move. */
  readonly mode: Signal<Mode>;
  readonly reach: Signal<Readonly<Partial<Record<Mode, Moves>>>>;
  /** Orders other than moves that the engine allows the unit. */
  readonly orders: Signal<readonly Choice[]>;
  /** The hex whose battle is forecast. */
  readonly target: Signal<string | undefined>;
  readonly forecast: Forecast;
  /** A barrage that is being plotted. */
  readonly sub: Signal<Chooser | undefined>;
  readonly idle: ReadonlySignal<readonly UnitView[]>;
  readonly plots: ReadonlySignal<readonly UnitView[]>;
  dispose(): void;
}

/** What is asked for every unit that is taken up; moves are asked for as a map of costs. */
const ORDER_KINDS = [
  'attack',
  'mode',
  'fortify',
  'rescind',
  'advance',
  'protective',
  'build',
  'disband',
  'barrage',
] as const satisfies readonly OrderKind[];
const MOST_ORDERS = 60;

/** The unit in hand stays in hand from order to order, for as long as the phase. */
const lastUnits = new WeakMap<PlayContext['game'], { readonly unit: string; readonly phase: string }>();

const phaseOf = ({ view }: PlayContext): string => `${view.peek()?.turn} ${view.peek()?.phase}`;

export function createOperation(context: PlayContext, decision: Decision): Operation {
  const operation = stateOf(context, decision);
  const { unit, target, forecast } = operation;
  const ends = [
    effect(() => askAbout(operation, unit.value)),
    effect(() => askOtherWays(operation, operation.end.value)),
    effect(() => forecast.ask(planOf(operation, target.value))),
  ];
  return {
    ...operation,
    dispose: () => {
      for (const stop of ends) stop();
    },
  };
}

function stateOf(context: PlayContext, decision: Decision): Operation {
  const unit = signal<string | undefined>(undefined);
  const mode = signal<Mode>('normal');
  const reach = signal<Operation['reach']['value']>({});
  const own = computed(() => (context.view.value?.units ?? []).filter(({ side }) => side === decision.by));
  return {
    context,
    decision,
    unit,
    unitView: computed(() => (unit.value === undefined ? undefined : context.units.value.get(unit.value))),
    mode,
    reach,
    ...createWayChoice((place) => moveTo(reach.value, mode.value, place)),
    orders: signal([]),
    target: signal(undefined),
    forecast: createForecast(context.game),
    sub: signal(undefined),
    idle: computed(() => {
      const idle = own.value.filter(isIdle);
      const waiting = awake(
        context,
        idle.map((one) => one.unit),
      );
      return idle.filter((one) => waiting.includes(one.unit));
    }),
    plots: computed(() => own.value.filter(({ plot }) => plot !== undefined).sort((a, b) => plotOf(a) - plotOf(b))),
    dispose: () => undefined,
  };
}

const plotOf = ({ plot }: UnitView): number => plot ?? 0;

/** On the map, with points left, and free to use them. */
const isIdle = ({ hex, attack, values }: UnitView): boolean =>
  hex !== undefined && attack === undefined && (values?.op ?? 0) > 0;

function moveTo(reach: Operation['reach']['value'], mode: Mode, place: string): PlannedMove | undefined {
  const end = reach[mode]?.ends.find(({ hex }) => hex === place);
  return end === undefined ? undefined : { end, place, mode };
}

/** Those who have plotted an attack on the hex, and after them the unit in hand. */
function planOf({ plots, unit, context }: Operation, target: string | undefined) {
  if (target === undefined) return undefined;
  const plotted = plots.value.filter(({ attack }) => attack === target).map((unitView) => unitView.unit);
  const inHand = unit.value === undefined ? undefined : context.units.value.get(unit.value);
  const joins = inHand !== undefined && inHand.attack === undefined && !plotted.includes(inHand.unit);
  return { target, attackers: joins ? [...plotted, inHand.unit] : plotted };
}

/** A reply that comes after another unit was taken up is dropped. */
function askAbout({ context, unit, reach, orders }: Operation, chosen: string | undefined): void {
  reach.value = {};
  orders.value = [];
  if (chosen === undefined) return;
  const isCurrent = (): boolean => unit.peek() === chosen;
  for (const mode of MODE_NAMES) {
    void ask(context.game, 'moves', { units: [chosen], mode }).then((moves) => {
      if (isCurrent() && moves !== undefined) reach.value = { ...reach.peek(), [mode]: moves };
    });
  }
  const lists = ORDER_KINDS.map((kind) => context.game.choices({ kind, unit: chosen }, MOST_ORDERS));
  void Promise.all(lists).then((found) => {
    if (isCurrent()) orders.value = found.flat();
  });
}

/** A way that costs more than so many points more is no way to choose. */
const DEARER = 2;

/** [8.7] In its own mode alone the unit sets out at once. */
function askOtherWays({ context, unit, unitView, reach, mode, ...choice }: Operation, place: string | undefined): void {
  const best = place === undefined ? undefined : moveTo(reach.peek(), mode.peek(), place);
  const mover = unit.peek();
  askWays(
    choice,
    best === undefined || mover === undefined || best.mode !== unitView.peek()?.mode
      ? undefined
      : {
          best,
          ends: reach.peek()[best.mode]?.ends ?? [],
          beside: around(GRID, best.place),
          costBy: (path) => wayCost(context, mover, path),
          dearer: DEARER,
        },
  );
}

/** What a move by this way costs; undefined if it is not legal. */
async function wayCost({ game }: PlayContext, unit: string, path: readonly string[]): Promise<number | undefined> {
  const why = await ask(game, 'why', { choice: { kind: 'move', unit, path: [...path] } });
  if (why === undefined || 'reason' in why) return undefined;
  return why.consulted.reduce((sum, { cost = 0 }) => sum + cost, 0);
}

export function takeUp(operation: Operation, unit: string): void {
  const { context, mode, end, target } = operation;
  const unitView = context.units.peek().get(unit);
  if (unitView === undefined) return;
  lastUnits.set(context.game, { unit, phase: phaseOf(context) });
  batch(() => {
    context.selection.select(unitView.hex);
    context.selection.clearRefusal();
    mode.value = unitView.mode === 'travel' ? 'travel' : 'normal';
    end.value = undefined;
    operation.pointed.value = undefined;
    target.value = unitView.attack;
    operation.unit.value = unit;
  });
}

/** The unit of the order before, if it can still do something; else none. */
export function resume(operation: Operation): void {
  const { context, decision } = operation;
  const last = lastUnits.get(context.game);
  if (last === undefined || last.phase !== phaseOf(context)) return;
  const unitView = context.units.peek().get(last.unit);
  if (unitView !== undefined && unitView.side === decision.by && isIdle(unitView)) takeUp(operation, unitView.unit);
}

export function putDown({ context, unit, end, target, sub }: Operation): boolean {
  const had = unit.value !== undefined || target.value !== undefined || sub.value !== undefined;
  lastUnits.delete(context.game);
  batch(() => {
    unit.value = undefined;
    end.value = undefined;
    target.value = undefined;
    sub.value = undefined;
    context.selection.select(undefined);
    context.selection.clearRefusal();
  });
  return had;
}

export const attacksOf = ({ orders }: Operation): readonly string[] =>
  choicesOf(orders.value, 'attack').map(({ target }) => target);

export function tapped(operation: Operation, { at, counter }: BoardEvent): void {
  const { context, unit, reach, mode } = operation;
  if (at === undefined) {
    putDown(operation);
    return;
  }
  if (tapWay(operation, at)) return;
  const isHome = operation.unitView.value?.hex === at;
  const move = unit.value === undefined || isHome ? undefined : moveTo(reach.value, mode.value, at);
  if (move !== undefined) tapReach(operation, move);
  else if (isOwn(operation, at)) takeFrom(operation, at, counter);
  else if (context.places.value.has(at)) tapEnemy(operation, at);
  else if (unit.value === undefined) context.selection.select(undefined);
  else void refuse(operation, at);
}

const isOwn = ({ context, decision }: Operation, at: string): boolean => ownAt(context, at, decision.by).length > 0;

/** The first tap shows the way, the second goes, or as the setting says. */
function tapReach(operation: Operation, move: PlannedMove): void {
  const { end, context, target, pointed } = operation;
  const isShown = end.value === move.place;
  batch(() => {
    context.selection.clearRefusal();
    target.value = undefined;
    pointed.value = undefined;
    end.value = move.place;
  });
  if (goesByTap(context, isShown)) giveShown(operation);
}

/** The move that is planned, whatever the pointer shows. */
export function giveShown(operation: Operation): void {
  operation.pointed.value = undefined;
  if (operation.shown.value !== undefined) void giveMove(operation, operation.shown.value);
}

export const isInReach = ({ unit, unitView, reach, mode }: Operation, at: string): boolean =>
  unit.value !== undefined && unitView.value?.hex !== at && moveTo(reach.value, mode.value, at) !== undefined;

/** The way and its cost are seen before anything is tapped. */
export function pointAt(operation: Operation, at: string | undefined): boolean {
  const isEnd = at !== undefined && isInReach(operation, at);
  operation.pointed.value = isEnd ? at : undefined;
  return isEnd;
}

/** The counter that was hit; else the first of the stack that has points left. */
export function takeFrom(operation: Operation, at: string, counter?: string): void {
  const { context, decision } = operation;
  const own = ownAt(context, at, decision.by);
  const chosen = own.find(({ unit }) => unit === counter) ?? own.find(isIdle) ?? own[0];
  if (chosen !== undefined) takeUp(operation, chosen.unit);
}

/** The first tap forecasts the battle, the second plots it. */
function tapEnemy(operation: Operation, at: string): void {
  const { target, end, unit, context } = operation;
  const isAttack = unit.value !== undefined && attacksOf(operation).includes(at);
  if (isAttack && target.value === at) {
    void plotAttack(operation);
    return;
  }
  end.value = undefined;
  target.value = unit.value === undefined && !isPlotted(operation, at) ? undefined : at;
  if (unit.value === undefined) context.selection.select(at);
}

const isPlotted = ({ plots }: Operation, at: string): boolean => plots.value.some(({ attack }) => attack === at);

/** The engine's reason; where points are missing, how many. */
async function refuse({ context, reach, mode, unit }: Operation, at: string): Promise<void> {
  const refusal = reach.value[mode.value]?.refusal;
  const mover = unit.value;
  if (refusal !== undefined || mover === undefined) {
    context.selection.refuse({ ...(refusal ?? { rule: '8.7', reason: say('op.out-of-reach') }), at });
    return;
  }
  const moves = await ask(context.game, 'moves', { units: [mover], mode: mode.value, to: at });
  const { cost, budget } = moves?.needs ?? { cost: 0, budget: 0 };
  const reason = cost > budget ? say('op.short', { cost, missing: cost - budget }) : say('op.out-of-reach');
  context.selection.refuse({ rule: '8.7', reason, at });
}

/** In another mode the change of mode comes first: two orders. */
async function giveMove({ context, unit, unitView }: Operation, { end, mode }: PlannedMove): Promise<void> {
  const mover = unit.value;
  if (mover === undefined) return;
  if (mode !== unitView.value?.mode && !(await applyChoice(context, { kind: 'mode', unit: mover }))) return;
  await applyChoice(context, { kind: 'move', unit: mover, path: [...end.path] });
}

export async function plotAttack({ context, unit, target }: Operation): Promise<void> {
  if (unit.value === undefined || target.value === undefined) return;
  await applyChoice(context, { kind: 'attack', unit: unit.value, target: target.value });
}

export function beginBarrage(operation: Operation): void {
  const { context, decision, unit, sub } = operation;
  if (unit.value === undefined) return;
  sub.value = createChooser(context, decision, { filter: { kind: 'barrage', unit: unit.value }, endings: [] });
  // On a phone the card would lie over the targets and their button.
  context.selection.select(undefined);
}

/** Back to the unit whose guns they are. */
export function endBarrage({ context, sub, unitView }: Operation): void {
  sub.value = undefined;
  context.selection.select(unitView.value?.hex);
}

export function nextIdle(operation: Operation): void {
  const { context, idle, unit } = operation;
  const at = idle.value.findIndex((unitView) => unitView.unit === unit.value);
  const next = idle.value[at + 1] ?? idle.value[0];
  if (next === undefined) return;
  takeUp(operation, next.unit);
  if (next.hex !== undefined) context.camera.lookAt([next.hex]);
}
