/** `movement-orders`, `reaction-orders`, `reserve-orders`: units march, guns turn over or cover a hex. */
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import {
  type Adds,
  around,
  createMarching,
  endOrRemind,
  type Interaction,
  type Marching,
  type MarchingSpec,
  marchingInteraction,
  perGame,
  type Reason,
  unitsOf,
} from '@bridgehead/client-kit/play';
import { computed, signal } from '@preact/signals';
import type { UnitView } from '../../src/facts.ts';
import { fireShapes } from '../overlays.ts';
import type { PlayContext } from '../play-context.ts';
import { ask } from '../query-replies.ts';
import { points, say } from '../say.ts';
import { GRID } from '../words.ts';
import { attackShapes } from './attack-shapes.ts';

/** [8.2] Who is to be put into Reserve when the Movement Phase ends: it is asked only then. */
export const wantedReserves = perGame<readonly string[]>(() => []);

/** [7.3.2] A way that costs more than a point more is no way to choose, in halves. */
const DEARER = 2;
const MOST_ORDERS = 200;
const MOST_LAYINGS = 3000;

const moveOf = (units: readonly string[], path: readonly string[]): Choice => ({
  kind: 'move',
  units: [...units],
  path: [...path],
});

/** Those who are on the map, in a holding box or about to enter. */
const isInPlay = ({ hex, area }: UnitView): boolean => hex !== undefined || area !== undefined;

interface Kind {
  /** Kinds of orders besides a move. */
  readonly orders: readonly string[];
  waits(unit: UnitView, hasOrder: (unit: string) => boolean): boolean;
  readonly ending: Choice;
  readonly label: string;
}

const MOVED: readonly string[] = ['moved', 'building', 'garrison'];

/** Guns on the map that could be turned over, and everybody who could move. */
const KINDS = (): Readonly<Record<string, Kind>> => ({
  'movement-orders': {
    orders: ['mode'],
    waits: (unit) => isInPlay(unit) && !unit.states.some((state) => MOVED.includes(state)) && unit.mode !== 'deployed',
    ending: { kind: 'end-movement' },
    label: say('end.movement-orders.end-movement'),
  },
  'reaction-orders': {
    orders: ['assign'],
    waits: ({ unit, hex, states }, hasOrder) =>
      hex !== undefined && !states.includes('moved') && (states.includes('reserve') || hasOrder(unit)),
    ending: { kind: 'done' },
    label: say('end.reaction-orders.done'),
  },
  'reserve-orders': {
    orders: ['assign'],
    waits: ({ unit, hex, states, fires }, hasOrder) =>
      hex !== undefined &&
      !states.includes('moved') &&
      (states.includes('reserve') || (hasOrder(unit) && fires === undefined)),
    ending: { kind: 'done' },
    label: say('end.reserve-orders.done'),
  },
});

/** [7.6.1] Deployed guns stay when others march off. */
function together(units: readonly UnitView[]): readonly UnitView[] {
  const movers = units.filter(({ mode }) => mode !== 'deployed');
  return movers.length > 0 ? movers : units;
}

type Reach = NonNullable<Awaited<ReturnType<MarchingSpec['reach']>>>;

async function reachOf({ game }: PlayContext, units: readonly string[]): Promise<Reach | undefined> {
  const found = await ask(game, 'moves', { units: [...units] });
  if (found === undefined) return undefined;
  const { ends, points: budget, refusal } = found;
  return {
    budget,
    ends: ends.map(({ hex, area, cost, path, stops }) => ({
      ...(hex === undefined ? {} : { hex }),
      ...(area === undefined ? {} : { area }),
      cost,
      path,
      ...(stops === true ? { stops: true } : {}),
    })),
    ...(refusal === undefined ? {} : { refusal }),
  };
}

/** [10.3.4] A gun that only fires is not told that it stays: it covers a hex, or why it does not. */
async function withFire(context: PlayContext, units: readonly string[], reach: Reach): Promise<Reach> {
  const [unit = ''] = units;
  const at = context.units.peek().get(unit);
  if (units.length > 1 || at?.mode !== 'deployed' || at.hex === undefined) return reach;
  const { refusal: _stays, ...open } = reach;
  const [any] = await context.game.choices({ kind: 'assign', unit }, 1);
  if (any !== undefined) return open;
  const ruling = await context.game.check({ kind: 'assign', unit, hex: at.hex });
  return ruling.legal ? open : { ...open, refusal: { rule: ruling.rule, reason: ruling.reason } };
}

/** What the last step of a way costs in all; undefined where it is not legal. */
async function costBy({ game }: PlayContext, units: readonly string[], path: readonly string[]) {
  const why = await ask(game, 'why', { choice: moveOf(units, path) });
  if (why?.legal !== true) return undefined;
  return why.consulted.at(-1)?.cost;
}

async function whyNot(context: PlayContext, units: readonly string[], place: string): Promise<Reason | undefined> {
  const ruling = await context.game.check(moveOf(units, [place]));
  const from = units.map((unit) => context.units.peek().get(unit)?.hex)[0];
  const isBeside = from !== undefined && around(GRID, from).includes(place);
  // Of a hex farther away the engine would only say that it is no neighbour.
  return ruling.legal ? undefined : isBeside ? ruling : { rule: '7.1.3', reason: say('march.out-of-reach') };
}

const addsOf = async ({ game }: PlayContext, units: readonly string[], hex: string): Promise<readonly Adds[]> =>
  (await ask(game, 'joins', { units: [...units], hex })) ?? [];

export function createMovingInteraction(context: PlayContext, decision: Decision): Interaction {
  const kind = KINDS()[decision.kind];
  if (kind === undefined) throw new RangeError(decision.kind);
  const isMovement = decision.kind === 'movement-orders';
  const layable = signal<ReadonlySet<string>>(new Set());
  const lookAtFirst = (): void =>
    context.camera.lookFirst(marching.waiting.peek().flatMap((unit) => context.units.peek().get(unit)?.hex ?? []));
  if (kind.orders.includes('assign'))
    void context.game.choices({ kind: 'assign' }, MOST_LAYINGS).then((found) => {
      layable.value = new Set(found.flatMap(unitsOf));
      lookAtFirst();
    });
  const spec: MarchingSpec = {
    waits: (unit) => kind.waits(unit as UnitView, (one) => layable.value.has(one)),
    together: (units) => together(units as readonly UnitView[]),
    reach: async (units) => {
      const reach = await reachOf(context, units);
      return reach === undefined || isMovement ? reach : withFire(context, units, reach);
    },
    choiceOf: moveOf,
    costBy: (units, path) => costBy(context, units, path),
    dearer: DEARER,
    costText: points,
    whyNot: (units, place) => whyNot(context, units, place),
    orders: (units) => ordersOf(context, kind, units),
    // [9] Only who moves before a declaration can be in it.
    ...(isMovement ? { adds: (units, place) => addsOf(context, units, place) } : {}),
    beside: (place) => around(GRID, place),
    primary: computed(() => ({ label: kind.label, act: () => endOrRemind(marching, kind.label, kind.ending) })),
    shapes: computed(() => [
      ...(context.view.value === undefined ? [] : attackShapes(context.view.value)),
      ...fireShapes(context.view.value?.units ?? []),
    ]),
    ...(isMovement
      ? { CardMore: ReserveSwitch }
      : { PanelFirst: () => <Hint kind={decision.kind} isIdle={marching.waiting.value.length === 0} /> }),
  };
  const marching = createMarching(context, decision, spec);
  lookAtFirst();
  return marchingInteraction(marching);
}

async function ordersOf({ game }: PlayContext, kind: Kind, units: readonly string[]): Promise<readonly Choice[]> {
  // A gun covers its hex alone; turned over it is from within a stack as well.
  const open = units.length > 1 ? kind.orders.filter((one) => one === 'mode') : kind.orders;
  const lists = await Promise.all(
    open.flatMap((one) => units.map((unit) => game.choices({ kind: one, unit }, MOST_ORDERS))),
  );
  return lists.flat();
}

interface HintProps {
  readonly kind: string;
  /** Nobody can do anything: the phase is asked for all the same, and shows what was declared. */
  readonly isIdle: boolean;
}

const Hint = ({ kind, isIdle }: HintProps) => (
  <p class="quiet">{say(kind !== 'reaction-orders' ? 'reserve.hint' : isIdle ? 'react.nobody' : 'react.hint')}</p>
);

/** [8.2] Marching and going into Reserve is one gesture: what is ticked here is done when movement ends. */
function ReserveSwitch({ marching }: { readonly marching: Marching }) {
  const { context, units } = marching;
  const wanted = wantedReserves(context);
  const able = units.value.filter((unit) => {
    const found = context.units.value.get(unit) as UnitView | undefined;
    return found?.movement === 'red' && found.type !== 'leader';
  });
  if (able.length === 0) return undefined;
  const isOn = able.every((unit) => wanted.value.includes(unit));
  const flip = (): void => {
    const others = wanted.value.filter((unit) => !able.includes(unit));
    wanted.value = isOn ? others : [...others, ...able];
  };
  return (
    <label class="switch" data-act="reserve">
      <input type="checkbox" checked={isOn} onChange={flip} />
      {say('move.reserve')}
    </label>
  );
}
