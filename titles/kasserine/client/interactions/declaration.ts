/** `declaration`: a hex is aimed at, attackers are picked, and every attack that is owed is kept in sight. */
import type { BoardEvent, Shape } from '@bridgehead/board';
import type { Choice, Decision } from '@bridgehead/client-kit/game';
import { otherSide } from '@bridgehead/client-kit/looks';
import { applyChoice, around, enemiesAt, ownAt, type Reason, terrainWords, unitsOf } from '@bridgehead/client-kit/play';
import type { Stance } from '@bridgehead/client-kit/title';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ToldView, UnitView } from '../../src/facts.ts';
import { aboutOf, isChoice } from '../decisions.ts';
import { coverWords } from '../hex-words.ts';
import { SIDE_LOOKS } from '../looks/sides.ts';
import type { Crt } from '../parts/odds-card.tsx';
import type { PlayContext } from '../play-context.ts';
import { ask } from '../query-replies.ts';
import { GRID } from '../words.ts';
import { attackOnMap, attackShapes } from './attack-shapes.ts';
import {
  type AttackPlan,
  createForecast,
  type Forecast,
  NOTHING_TICKED,
  paramsOf,
  planKey,
  plannedSupport,
  type Ticked,
} from './forecast.ts';

type Attack = ToldView['attacks'][number];

/** [9.1.7] An attack that is owed: who makes it necessary, and from where it could be made. */
interface Owed {
  readonly hex: string;
  /** Hexes of attackers that lie in its zone. */
  readonly holds: readonly string[];
  /** Hexes with units that could attack it. */
  readonly from: readonly string[];
}

export interface Declaration {
  readonly context: PlayContext;
  readonly decision: Decision;
  /** Legal attacks, as the engine lists them; undefined until it has. */
  readonly listed: Signal<readonly Choice[] | undefined>;
  readonly hexes: Signal<readonly string[]>;
  readonly units: Signal<readonly string[]>;
  readonly crt: Signal<Crt>;
  readonly isFire: Signal<boolean>;
  readonly ticked: Signal<Ticked>;
  readonly forecast: Forecast;
  /** The ground of the hex that is aimed at, and what it does for the defenders. */
  readonly ground: Signal<string>;
  /** Why the attack as planned may not be declared; undefined while it may. */
  readonly refusal: Signal<Reason | undefined>;
  readonly owed: ReadonlySignal<readonly Owed[]>;
  /** Odds of attacks that are declared, by their number. */
  readonly declaredOdds: Signal<ReadonlyMap<number, string>>;
  readonly shapes: ReadonlySignal<readonly Shape[]>;
  readonly stances: ReadonlySignal<ReadonlyMap<string, Stance>>;
  dispose(): void;
}

const MOST_ATTACKS = 3000;

export function createDeclaration(context: PlayContext, decision: Decision): Declaration {
  const state = stateOf(context, decision);
  const declaration: Declaration = {
    ...state,
    shapes: computed(() => shapesOf(declaration)),
    stances: computed(() => stancesOf(declaration)),
    dispose: () => undefined,
  };
  const ends = [
    effect(() => state.forecast.ask(planOf(state))),
    effect(() => void askRuling(declaration, choiceOf(declaration))),
    effect(() => void askGround(declaration, declaration.hexes.value)),
    effect(() => void askDeclared(declaration, context.view.value?.attacks ?? [])),
  ];
  void list(declaration);
  return {
    ...declaration,
    dispose: () => {
      for (const end of ends) end();
    },
  };
}

function stateOf(context: PlayContext, decision: Decision): Omit<Declaration, 'shapes' | 'stances' | 'dispose'> {
  const listed = signal<readonly Choice[] | undefined>(undefined);
  const zones = signal<ReadonlyMap<string, readonly string[]>>(new Map());
  const enemy = otherSide(SIDE_LOOKS, decision.by);
  void ask(context.game, 'zoc', { side: enemy, viewer: decision.by }).then((found) => {
    zones.value = new Map((found?.hexes ?? []).map(({ hex, from }) => [hex, from]));
  });
  return {
    context,
    decision,
    listed,
    hexes: signal([]),
    units: signal([]),
    crt: signal('assault'),
    isFire: signal(false),
    ticked: signal(NOTHING_TICKED),
    forecast: createForecast(context, decision.by),
    ground: signal(''),
    refusal: signal(undefined),
    owed: computed(() => {
      const attackers = new Set((context.view.value?.attacks ?? []).flatMap(({ units }) => units));
      const stands = [...new Set([...attackers].flatMap((unit) => context.units.value.get(unit)?.hex ?? []))];
      return (aboutOf(decision, 'declaration')?.owed ?? []).map((hex) => ({
        hex,
        holds: stands.filter((at) => zones.value.get(at)?.includes(hex) === true),
        from: hexesAble(context, listed.value ?? [], hex),
      }));
    }),
    declaredOdds: signal(new Map()),
  };
}

const targetsOf = (choice: Choice): readonly string[] =>
  isChoice(choice, 'fire') ? [choice.hex] : isChoice(choice, 'attack') ? choice.hexes : [];

/** Where those stand who could attack a hex. */
const hexesAble = (context: PlayContext, listed: readonly Choice[], hex: string): readonly string[] => [
  ...new Set(ableUnits(listed, hex).flatMap((unit) => context.units.value.get(unit)?.hex ?? [])),
];

const ableUnits = (listed: readonly Choice[], hex: string, kind?: string): readonly string[] => [
  ...new Set(
    listed
      .filter((choice) => (kind === undefined || choice.kind === kind) && targetsOf(choice).includes(hex))
      .flatMap(unitsOf),
  ),
];

async function list({ context, listed }: Declaration): Promise<void> {
  const found = await context.game.choices({}, MOST_ATTACKS);
  listed.value = found;
  const [first] = found.flatMap(targetsOf);
  if (first !== undefined && context.story.told.peek() === undefined) context.camera.lookFirst([first]);
}

/** Every hex that could be attacked now. */
export const openTargets = ({ listed }: Declaration): readonly string[] => [
  ...new Set((listed.value ?? []).flatMap(targetsOf).filter((hex) => hex !== '')),
];

const planOf = ({
  hexes,
  units,
  ticked,
  isFire,
}: Pick<Declaration, 'hexes' | 'units' | 'ticked' | 'isFire'>): AttackPlan | undefined =>
  hexes.value.length === 0
    ? undefined
    : { hexes: hexes.value, attackers: units.value, ...ticked.value, fire: isFire.value };

export function choiceOf({ hexes, units, crt, isFire }: Declaration): Choice | undefined {
  const [hex] = hexes.value;
  if (hex === undefined || units.value.length === 0) return undefined;
  const [attackers, table] = [[...units.value], crt.value];
  return isFire.value
    ? { kind: 'fire', units: attackers, hex, crt: table }
    : { kind: 'attack', units: attackers, hexes: [...hexes.value], crt: table };
}

async function askRuling({ context, refusal }: Declaration, choice: Choice | undefined): Promise<void> {
  if (choice === undefined) {
    refusal.value = undefined;
    return;
  }
  const ruling = await context.game.check(choice);
  refusal.value = ruling.legal ? undefined : { rule: ruling.rule, reason: ruling.reason };
}

/** Of one hex: several have grounds of their own. */
async function askGround({ context, ground }: Declaration, hexes: readonly string[]): Promise<void> {
  ground.value = '';
  const [hex] = hexes;
  if (hex === undefined || hexes.length > 1) return;
  const report = await ask(context.game, 'hex', { hex });
  if (report !== undefined) ground.value = [terrainWords(report), ...coverWords(report)].join(' · ');
}

/** The odds of what is declared, for the pills on the map. */
async function askDeclared(
  { context, decision, declaredOdds }: Declaration,
  attacks: readonly Attack[],
): Promise<void> {
  const found = await Promise.all(
    attacks.map(async ({ attack, hexes, units, crt, fire }) => {
      const plan = { hexes, attackers: units, fire: fire === true };
      const odds = await ask(context.game, 'odds', paramsOf(plan, decision.by));
      const table = odds?.tables.find((one) => one.crt === crt);
      return table === undefined ? [] : [[attack, table.odds] as const];
    }),
  );
  declaredOdds.value = new Map(found.flat());
}

/** A hex is aimed at with everybody who could attack it, on the table that helps the more. */
export function aim(declaration: Declaration, hex: string | undefined): void {
  const { context, hexes, units, isFire, ticked, listed, crt } = declaration;
  const all = listed.value ?? [];
  const attackers = hex === undefined ? [] : ableUnits(all, hex, 'attack');
  const fires = hex !== undefined && attackers.length === 0;
  batch(() => {
    hexes.value = hex === undefined ? [] : [hex];
    isFire.value = fires;
    units.value = hex === undefined ? [] : fires ? ableUnits(all, hex, 'fire') : attackers;
    ticked.value = NOTHING_TICKED;
    crt.value = all.some((choice) => choice.crt === 'mobile' && hex !== undefined && targetsOf(choice).includes(hex))
      ? 'mobile'
      : 'assault';
    // The planner names the defenders: a card over the map would hide them.
    context.selection.select(undefined);
    context.selection.clearRefusal();
  });
}

export function toggleUnit({ units }: Declaration, unit: string): void {
  units.value = units.value.includes(unit) ? units.value.filter((one) => one !== unit) : [...units.value, unit];
}

/** [9.1.8] Another hex in the same attack. */
export function toggleHex({ hexes }: Declaration, hex: string): void {
  const next = hexes.value.includes(hex) ? hexes.value.filter((one) => one !== hex) : [...hexes.value, hex];
  if (next.length > 0) hexes.value = next;
}

/** [16.1.5] Guns fire alone, or all attack. */
export function setFire(declaration: Declaration, fires: boolean): void {
  const { hexes, units, isFire, listed } = declaration;
  const [hex = ''] = hexes.value;
  batch(() => {
    isFire.value = fires;
    hexes.value = [hex];
    units.value = ableUnits(listed.value ?? [], hex, fires ? 'fire' : 'attack');
  });
}

/** Whether guns could fire at the armour there instead. */
export const mayFire = ({ listed, hexes }: Declaration): boolean =>
  ableUnits(listed.value ?? [], hexes.value[0] ?? '', 'fire').length > 0;

/** Own units beside all hexes that are aimed at, those who attack elsewhere left out. */
export function besideTarget({ context, decision, hexes, isFire }: Declaration): readonly UnitView[] {
  const [first, ...others] = hexes.value;
  if (first === undefined) return [];
  const near = around(GRID, first).filter((at) => others.every((hex) => around(GRID, hex).includes(at)));
  const busy = new Set((context.view.value?.attacks ?? []).flatMap(({ units }) => units));
  return near
    .flatMap((at) => ownAt(context, at, decision.by))
    .filter(({ unit, type, mode, states }) => {
      const isGun = type === 'artillery' || type === 'SP artillery';
      if (busy.has(unit) || type === 'leader' || states.includes('building') || states.includes('reserve'))
        return false;
      return isFire.value ? mode === 'deployed' && !isGun : !(isGun && mode === 'deployed');
    });
}

/** Enemy hexes that could be struck in the same attack. */
export function otherHexes(declaration: Declaration): readonly string[] {
  const { hexes, context, units, isFire } = declaration;
  if (isFire.value || hexes.value.length === 0) return [];
  const stands = [...new Set(units.value.flatMap((unit) => context.units.value.get(unit)?.hex ?? []))];
  const open = openTargets(declaration);
  return open.filter((hex) => hexes.value.includes(hex) || stands.every((at) => around(GRID, at).includes(hex)));
}

export async function declare(declaration: Declaration): Promise<void> {
  const { context, hexes, ticked } = declaration;
  const choice = choiceOf(declaration);
  if (choice === undefined) return;
  const plans = plannedSupport(context);
  plans.value = new Map([...plans.value, [planKey(hexes.value), ticked.value]]);
  await applyChoice(context, choice);
}

/** The first of a stack's units decides whether all join or all leave. */
function toggleStack(declaration: Declaration, at: string, counter: string | undefined): void {
  const { units } = declaration;
  const here = besideTarget(declaration).filter(({ hex }) => hex === at);
  const meant = here.find(({ unit }) => unit === counter);
  if (meant !== undefined && here.length > 1) {
    toggleUnit(declaration, meant.unit);
    return;
  }
  const ids = here.map(({ unit }) => unit);
  const isIn = ids.every((unit) => units.value.includes(unit));
  const others = units.value.filter((unit) => !ids.includes(unit));
  units.value = isIn ? others : [...others, ...ids];
}

/** An enemy is aimed at, and tapped again declared; own stacks beside him join and leave. */
export function tapped(declaration: Declaration, { at, counter }: BoardEvent): void {
  const { context, decision, hexes } = declaration;
  if (at === undefined) {
    aim(declaration, undefined);
    return;
  }
  if (enemiesAt(context, at, decision.by).length > 0) {
    if (hexes.value.includes(at)) void declare(declaration);
    else if (openTargets(declaration).includes(at)) aim(declaration, at);
    else void refuseTarget(declaration, at);
  } else if (hexes.value.length > 0 && besideTarget(declaration).some(({ hex }) => hex === at)) {
    toggleStack(declaration, at, counter);
  } else context.selection.select(context.places.value.has(at) ? at : undefined);
}

/** The engine's reason why nobody may attack there. */
async function refuseTarget({ context, decision }: Declaration, hex: string): Promise<void> {
  const near = around(GRID, hex).flatMap((at) => ownAt(context, at, decision.by));
  const units = near.map(({ unit }) => unit);
  context.selection.select(hex);
  if (units.length === 0) return;
  const ruling = await context.game.check({ kind: 'attack', units, hexes: [hex], crt: 'assault' });
  if (!ruling.legal) context.selection.refuse({ rule: ruling.rule, reason: ruling.reason, at: hex });
}

function shapesOf(declaration: Declaration): readonly Shape[] {
  const { context, hexes, units, crt, isFire, forecast, owed, declaredOdds } = declaration;
  const view = context.view.value;
  const table = forecast.reply.value?.tables.find((one) => one.crt === crt.value);
  const from = [...new Set(units.value.flatMap((unit) => context.units.value.get(unit)?.hex ?? []))];
  const open = openTargets(declaration).filter((hex) => !hexes.value.includes(hex));
  const plan =
    hexes.value.length === 0
      ? []
      : attackOnMap({
          crt: crt.value,
          isFire: isFire.value,
          hexes: hexes.value,
          from,
          ...(table === undefined ? {} : { odds: table.odds }),
        });
  const then = (forecast.reply.value?.owed ?? []).filter((hex) => !hexes.value.includes(hex) && !isAttacked(view, hex));
  const alerts = [
    ...new Set([...owed.value.map(({ hex }) => hex).filter((hex) => !hexes.value.includes(hex)), ...then]),
  ];
  return [
    { kind: 'hexes', hexes: open, look: 'threat' },
    ...(view === undefined ? [] : attackShapes(view, ({ attack }) => declaredOdds.value.get(attack))),
    ...plan,
    ...alerts.map((hex) => ({ kind: 'alert', hex }) as const),
  ];
}

const isAttacked = (view: ToldView | undefined, hex: string): boolean =>
  (view?.attacks ?? []).some(({ hexes }) => hexes.includes(hex));

function stancesOf({ context, hexes, units, decision }: Declaration): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>();
  for (const { units: busy } of context.view.value?.attacks ?? []) for (const unit of busy) stances.set(unit, 'acted');
  for (const hex of hexes.value)
    for (const { unit } of enemiesAt(context, hex, decision.by)) stances.set(unit, 'target');
  for (const unit of units.value) stances.set(unit, 'selected');
  return stances;
}
