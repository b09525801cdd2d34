/** A question answered by picking one of its legal choices: who, then where, then which of the ways that are left. */
import type { BoardEvent, Shape } from '@bridgehead/board';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Choice, type Decision, type JsonObject, PERSON } from '../../game/contract.ts';
import type { Stance } from '../../title/title-client.ts';
import { describeChoice, pathOf, placesOf, unitsOf, whoOf } from '../choice-words.ts';
import { applyChoice, type PlayContext, type Primary, whereIs } from '../play-context.ts';
import type { Reason } from '../query-replies.ts';
import { sayOr } from '../say.ts';
import { stackAt } from '../stacks.ts';
import { aboutPlaces, aboutText } from './about.ts';

export interface ChooserSpec {
  /** Kinds that go on without doing anything: buttons, the first found is the primary one. Left out: those of the title. */
  readonly endings?: readonly string[];
  /** What somebody who is no unit is called: a marker by its number. Left out: the place that he is in. */
  readonly whoWords?: (who: string) => string;
  /** How a path is drawn. */
  readonly path?: 'march' | 'retreat' | 'advance';
  /** How the place that the question is about is marked. */
  readonly about?: 'target' | 'selected' | 'threat';
  /** Why a place is not among the choices; undefined if nobody knows. */
  readonly refuse?: (chooser: Chooser, at: string) => Reason | undefined;
  readonly limit?: number;
  /** Where the camera goes first, if not to what the question is about. */
  readonly look?: readonly string[];
  /** Legal choices that the engine does not list because it lists one of their kind already. */
  readonly more?: (listed: readonly Choice[]) => Promise<readonly Choice[]>;
  /** What a choice becomes when it is given. */
  readonly finish?: (choice: Choice) => Choice;
  /** Only choices with these fields. */
  readonly filter?: JsonObject;
}

export interface Chooser {
  readonly context: PlayContext;
  readonly decision: Decision;
  readonly spec: ChooserSpec;
  /** Undefined until the engine has listed them. */
  readonly all: ReadonlySignal<readonly Choice[] | undefined>;
  readonly endings: ReadonlySignal<readonly Choice[]>;
  /** All but the endings. */
  readonly actions: ReadonlySignal<readonly Choice[]>;
  readonly whoKeys: ReadonlySignal<readonly string[]>;
  readonly who: Signal<string | undefined>;
  readonly where: Signal<string | undefined>;
  readonly picked: Signal<Choice | undefined>;
  /** What is left after who and where. */
  readonly candidates: ReadonlySignal<readonly Choice[]>;
  readonly proposed: ReadonlySignal<Choice | undefined>;
  readonly shapes: ReadonlySignal<readonly Shape[]>;
  readonly stances: ReadonlySignal<ReadonlyMap<string, Stance>>;
  readonly primary: ReadonlySignal<Primary | undefined>;
  tap(event: BoardEvent): void;
  confirm(): void;
  cancel(): boolean;
  select(unit: string): void;
  give(choice: Choice): void;
}

const MOST_CHOICES = 3000;

type Facets = Pick<
  Chooser,
  'all' | 'endings' | 'actions' | 'whoKeys' | 'who' | 'where' | 'picked' | 'candidates' | 'proposed'
>;

function facetsOf(all: ReadonlySignal<readonly Choice[] | undefined>, ending: readonly string[]): Facets {
  const who = signal<string | undefined>(undefined);
  const where = signal<string | undefined>(undefined);
  const picked = signal<Choice | undefined>(undefined);
  const actions = computed(() => (all.value ?? []).filter(({ kind }) => !ending.includes(kind)));
  const whoKeys = computed(() => [...new Set(actions.value.map(whoOf))].filter((key) => key !== ''));
  const chosenWho = computed(() => who.value ?? (whoKeys.value.length === 1 ? whoKeys.value[0] : undefined));
  const candidates = computed(() =>
    actions.value.filter(
      (choice) =>
        (chosenWho.value === undefined || whoOf(choice) === chosenWho.value || whoOf(choice) === '') &&
        (where.value === undefined || placesOf(choice).includes(where.value)),
    ),
  );
  const endings = computed(() =>
    ending.flatMap((kind) => (all.value ?? []).find((choice) => choice.kind === kind) ?? []),
  );
  const proposed = computed(() => picked.value ?? soleOf(candidates.value, who.value, where.value));
  return { all, endings, actions, whoKeys, who, where, picked, candidates, proposed };
}

/** What is left alone is proposed as soon as the player has pointed at anything. */
function soleOf(left: readonly Choice[], who: string | undefined, where: string | undefined): Choice | undefined {
  return left.length === 1 && (who !== undefined || where !== undefined) ? left[0] : undefined;
}

export function createChooser(context: PlayContext, decision: Decision, spec: ChooserSpec = {}): Chooser {
  const all = signal<readonly Choice[] | undefined>(undefined);
  void context.game.choices(spec.filter ?? {}, spec.limit ?? MOST_CHOICES).then(async (choices) => {
    all.value = choices;
    showFirst(context, spec.look ?? aboutPlaces(decision), choices);
    const more = (await spec.more?.(choices)) ?? [];
    if (more.length > 0) all.value = [...choices, ...more];
  });
  const facets = facetsOf(all, spec.endings ?? context.client.endings);
  const give = (choice: Choice): void => void applyChoice(context, spec.finish?.(choice) ?? choice);
  const parts = { context, decision, spec, ...facets };
  const primary = computed((): Primary | undefined => {
    const [first] = facets.endings.value;
    if (first === undefined) return undefined;
    return { label: endingWords(decision, first), act: () => endOrRemind(parts, first) };
  });
  const chooser: Chooser = {
    ...parts,
    shapes: computed(() => shapesOf(parts)),
    stances: computed(() => stancesOf(parts)),
    primary,
    tap: (event) => tapped(chooser, event),
    confirm: () => {
      if (facets.proposed.value !== undefined) give(facets.proposed.value);
    },
    cancel: () => clear(chooser),
    select: (unit) => pickUnit(chooser, unit),
    give,
  };
  return chooser;
}

/** The button names what it ends, not only that it does. */
export const endingWords = ({ kind }: Decision, choice: Choice): string =>
  sayOr(`end.${kind}.${choice.kind}`, describeChoice(choice));

/** Before a phase ends with something left undone that its player may have forgotten, he is told of it. */
function endOrRemind({ context, decision, actions, whoKeys }: Shown, ending: Choice): void {
  const act = (): void => void applyChoice(context, ending);
  const count = whoKeys.value.length > 0 ? whoKeys.value.length : actions.value.length;
  const view = context.view.peek();
  const numbers = view === undefined ? {} : context.client.remindParams(view);
  const line = sayOr(`remind.${decision.kind}`, '', { count, ...numbers });
  if (count === 0 || line === '') {
    act();
    return;
  }
  const units = whoKeys.value.filter((key) => context.units.peek().has(key));
  context.panels.remind({ lines: [line], units, places: [], label: endingWords(decision, ending), act });
}

/** After a computer's turn the map stays where the player left it. */
function isAfterComputer({ game: { log, players } }: PlayContext): boolean {
  return (players.peek()[log.peek().at(-1)?.by ?? ''] ?? PERSON) !== PERSON;
}

/** The camera goes to what the question is about, or to the first place where it could be answered. */
function showFirst(context: PlayContext, about: readonly string[], choices: readonly Choice[]): void {
  // What the other side did is being shown: the camera is busy with it.
  if (context.story.told.peek() !== undefined) return;
  const first = choices.map(placesOf).find((places) => places.length > 0) ?? [];
  if (about.length > 0) context.camera.lookAt(about);
  else if (!isAfterComputer(context)) context.camera.lookAt(first);
  else context.camera.lookFirst(first);
}

type Shown = Facets & Pick<Chooser, 'context' | 'decision' | 'spec'>;

/** The way of a choice from where its units stand; who goes on is named by the question. */
function wayOf({ context, decision }: Shown, choice: Choice): readonly string[] {
  const path = pathOf(choice);
  const [first] = unitsOf(choice);
  const from = first === undefined ? aboutText(decision, 'at') : whereIs(context, first);
  return path.length === 0 || from === undefined ? path : [from, ...path];
}

function shapesOf(shown: Shown): readonly Shape[] {
  const { decision, spec, proposed, candidates } = shown;
  const places = [...new Set(candidates.value.flatMap(placesOf))];
  const chosen = proposed.value;
  const way = chosen === undefined ? [] : wayOf(shown, chosen);
  const [about] = aboutPlaces(decision);
  return [
    ...(about !== undefined && spec.about !== undefined ? [hexes([about], spec.about)] : []),
    ...(places.length > 0 ? [hexes(places, 'option')] : []),
    ...(chosen === undefined ? [] : [hexes(placesOf(chosen), 'selected')]),
    ...(way.length > 1 ? [{ kind: 'path', places: way, look: spec.path ?? 'march' } as const] : []),
  ];
}

export const hexes = (list: readonly string[], look: Extract<Shape, { kind: 'hexes' }>['look']): Shape => ({
  kind: 'hexes',
  hexes: list,
  look,
});

function stancesOf({ actions, who, whoKeys }: Shown): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>();
  for (const choice of actions.value) for (const unit of unitsOf(choice)) stances.set(unit, 'ready');
  const chosen = who.value ?? (whoKeys.value.length === 1 ? whoKeys.value[0] : undefined);
  for (const unit of chosen?.split(' ') ?? []) if (stances.has(unit)) stances.set(unit, 'selected');
  return stances;
}

function tapped(chooser: Chooser, { at, counter }: BoardEvent): void {
  const { context } = chooser;
  context.selection.select(at !== undefined && context.places.value.has(at) ? at : undefined);
  if (at === undefined) return;
  if (chooser.where.value === at && chooser.proposed.value !== undefined) {
    chooser.confirm();
    return;
  }
  const isPlace = chooser.candidates.value.some((choice) => placesOf(choice).includes(at));
  const isOther = !isPlace && chooser.actions.value.some((choice) => placesOf(choice).includes(at));
  if (counter !== undefined && !isPlace && pickUnit(chooser, counter)) return;
  if (isPlace || isOther) pickPlace(chooser, at, isOther);
  else if (!pickFirstAt(chooser, at)) refuse(chooser, at);
}

function refuse(chooser: Chooser, at: string): void {
  const { selection } = chooser.context;
  const refusal = chooser.spec.refuse?.(chooser, at);
  if (refusal === undefined) selection.clearRefusal();
  else selection.refuse({ ...refusal, at });
}

function pickPlace(chooser: Chooser, at: string, isOther: boolean): void {
  batch(() => {
    if (isOther) chooser.who.value = undefined;
    chooser.picked.value = undefined;
    chooser.where.value = at;
    chooser.context.selection.clearRefusal();
  });
}

/** A tap beside the counters of a stack means its first unit that the question is about. */
function pickFirstAt(chooser: Chooser, at: string): boolean {
  if (pickUnit(chooser, at)) return true;
  const here = stackAt(chooser.context, at);
  return here.some(({ unit }) => pickUnit(chooser, unit));
}

/** Adds the unit to those chosen if some choice has exactly these, else takes it alone, else what has it. */
function pickUnit(chooser: Chooser, unit: string): boolean {
  const keys = chooser.whoKeys.value;
  const having = keys.filter((key) => key.split(' ').includes(unit));
  if (having.length === 0) return false;
  const now = chooser.who.value?.split(' ') ?? [];
  const wanted = now.includes(unit) ? now.filter((one) => one !== unit) : [...now, unit];
  const same = (key: string): boolean => sameUnits(key.split(' '), wanted);
  const alone = having.find((key) => key === unit);
  batch(() => {
    chooser.who.value = keys.find(same) ?? alone ?? having[0];
    chooser.where.value = undefined;
    chooser.picked.value = undefined;
  });
  return true;
}

const sameUnits = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((unit) => b.includes(unit));

function clear(chooser: Chooser): boolean {
  const { who, where, picked } = chooser;
  const had = who.value !== undefined || where.value !== undefined || picked.value !== undefined;
  batch(() => {
    who.value = undefined;
    where.value = undefined;
    picked.value = undefined;
  });
  return had;
}
