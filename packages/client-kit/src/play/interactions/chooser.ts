/** A question answered by picking one of its legal choices: who, then where, then which of the ways that are left. */
import type { BoardEvent, Shape } from '@bridgehead/board';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Choice, Decision, JsonObject } from '../../game/contract.ts';
import type { Stance } from '../../title/title-client.ts';
import { describeChoice, membersOf, pathOf, placesOf, unitsOf } from '../choice-words.ts';
import { applyChoice, goesByTap, type PlayContext, type Primary, whereIs } from '../play-context.ts';
import type { Reason } from '../query-replies.ts';
import { sayOr } from '../say.ts';
import { stackAt } from '../stacks.ts';
import { aboutPlaces } from './about.ts';
import { answersAt, lookWhereAsked } from './first-look.ts';
import { choicesFor, everybodyIn, followersOf, followingChoice, type Party, togetherOf } from './party.ts';
import { type Way, wayAt, waysShapes } from './ways.ts';

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
  /** All who could be picked. */
  readonly everybody: ReadonlySignal<Party>;
  /** Who is picked; the only one there is need not be. */
  readonly party: ReadonlySignal<Party>;
  readonly where: Signal<string | undefined>;
  readonly picked: Signal<Choice | undefined>;
  /** What is left after who and where. */
  readonly candidates: ReadonlySignal<readonly Choice[]>;
  readonly proposed: ReadonlySignal<Choice | undefined>;
  readonly shapes: ReadonlySignal<readonly Shape[]>;
  readonly stances: ReadonlySignal<ReadonlyMap<string, Stance>>;
  readonly primary: ReadonlySignal<Primary | undefined>;
  tap(event: BoardEvent): void;
  point(at: string | undefined): boolean;
  takes(at: string): boolean;
  confirm(): void;
  cancel(): boolean;
  select(unit: string): void;
  /** Puts one in or out; who cannot go with the others is taken alone, and it is said why. */
  toggle(member: string): void;
  give(choice: Choice): void;
}

const MOST_CHOICES = 3000;

type Facets = Pick<
  Chooser,
  'all' | 'endings' | 'actions' | 'everybody' | 'party' | 'where' | 'picked' | 'candidates' | 'proposed'
> & { readonly hand: Signal<Party>; readonly pointed: Signal<string | undefined> };

function facetsOf(all: ReadonlySignal<readonly Choice[] | undefined>, ending: readonly string[]): Facets {
  const hand = signal<Party>([]);
  const where = signal<string | undefined>(undefined);
  const pointed = signal<string | undefined>(undefined);
  const picked = signal<Choice | undefined>(undefined);
  const actions = computed(() => (all.value ?? []).filter(({ kind }) => !ending.includes(kind)));
  const everybody = computed(() => everybodyIn(actions.value));
  const party = computed(() =>
    hand.value.length === 0 && everybody.value.length === 1 ? everybody.value : hand.value,
  );
  const candidates = computed(() => {
    const own = choicesFor(actions.value, party.value);
    const nobodys = party.value.length === 0 ? [] : actions.value.filter((choice) => membersOf(choice).length === 0);
    return [...own, ...nobodys].filter((choice) => where.value === undefined || placesOf(choice).includes(where.value));
  });
  const endings = computed(() =>
    ending.flatMap((kind) => (all.value ?? []).find((choice) => choice.kind === kind) ?? []),
  );
  const proposed = computed(() => picked.value ?? soleOf(candidates.value, hand.value.length > 0, where.value));
  return { all, endings, actions, everybody, party, hand, where, pointed, picked, candidates, proposed };
}

/** What is left alone is proposed as soon as the player has pointed at anything. */
function soleOf(left: readonly Choice[], isPicked: boolean, where: string | undefined): Choice | undefined {
  return left.length === 1 && (isPicked || where !== undefined) ? left[0] : undefined;
}

export function createChooser(context: PlayContext, decision: Decision, spec: ChooserSpec = {}): Chooser {
  const all = signal<readonly Choice[] | undefined>(undefined);
  void context.game.choices(spec.filter ?? {}, spec.limit ?? MOST_CHOICES).then(async (choices) => {
    all.value = choices;
    lookWhereAsked(context, spec.look ?? aboutPlaces(decision), answersAt(context, choices));
    const more = (await spec.more?.(choices)) ?? [];
    if (more.length > 0) all.value = [...choices, ...more];
  });
  const facets = facetsOf(all, spec.endings ?? context.client.endings);
  const parts = { context, decision, spec, ...facets };
  const give = (choice: Choice): void => void giveTo(parts, choice);
  const takes = (at: string): boolean => facets.candidates.peek().some((choice) => placesOf(choice).includes(at));
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
    tap: (event) => tapped(chooser, parts, event),
    point: (at) => {
      facets.pointed.value = at !== undefined && takes(at) ? at : undefined;
      return facets.pointed.value !== undefined && facets.party.peek().length > 0;
    },
    takes,
    confirm: () => {
      if (facets.proposed.value !== undefined) give(facets.proposed.value);
    },
    cancel: () => clear(parts),
    select: (unit) => void takeUnit(parts, unit),
    toggle: (member) => toggle(parts, member),
    give,
  };
  return chooser;
}

/** The first does it, and those that were picked with it follow, each as far as the engine allows it then. */
async function giveTo({ context, decision, spec, party }: Shown, choice: Choice): Promise<void> {
  const { game } = context;
  const followers = followersOf(choice, party.peek());
  if (!(await applyChoice(context, spec.finish?.(choice) ?? choice))) return;
  for (const unit of followers) {
    if (game.decision.peek()?.kind !== decision.kind || game.decision.peek()?.by !== decision.by) return;
    const open = await game.choices({ kind: choice.kind }, MOST_CHOICES);
    const same = followingChoice(open, choice, unit) ?? { ...choice, unit };
    if (!(await applyChoice(context, spec.finish?.(same) ?? same))) return;
  }
}

/** The button names what it ends, not only that it does. */
export const endingWords = ({ kind }: Decision, choice: Choice): string =>
  sayOr(`end.${kind}.${choice.kind}`, describeChoice(choice));

/** Before a phase ends with something left undone that its player may have forgotten, he is told of it. */
function endOrRemind({ context, decision, actions, everybody }: Shown, ending: Choice): void {
  const act = (): void => void applyChoice(context, ending);
  const count = everybody.value.length > 0 ? everybody.value.length : actions.value.length;
  const view = context.view.peek();
  const numbers = view === undefined ? {} : context.client.remindParams(view);
  const line = sayOr(`remind.${decision.kind}`, '', { count, ...numbers });
  if (count === 0 || line === '') {
    act();
    return;
  }
  const units = everybody.value.filter((key) => context.units.peek().has(key));
  context.panels.remind({ lines: [line], units, places: [], label: endingWords(decision, ending), act });
}

type Shown = Facets & Pick<Chooser, 'context' | 'decision' | 'spec'>;

/** The way of a choice from where its units stand; who goes on is named by the question. */
function wayOf({ context, decision }: Shown, choice: Choice): readonly string[] {
  const path = pathOf(choice);
  const [first] = unitsOf(choice);
  const from = first === undefined ? aboutPlaces(decision)[0] : whereIs(context, first);
  return path.length === 0 || from === undefined ? path : [from, ...path];
}

/** What lies between the same places is one way, whatever else the choices differ in. */
function waysOf(shown: Shown): readonly Way[] {
  const { where, pointed, party, candidates } = shown;
  // A way is shown where the pointer is, as soon as it is known whose it would be.
  const end = where.value ?? (party.value.length === 0 ? undefined : pointed.value);
  if (end === undefined) return [];
  const ways = candidates.value
    .filter((choice) => placesOf(choice).includes(end))
    .map((choice) => wayOf(shown, choice))
    .filter((way) => way.length > 1);
  return [...new Map(ways.map((way) => [way.join(), way])).values()];
}

function shapesOf(shown: Shown): readonly Shape[] {
  const { decision, spec, proposed, candidates } = shown;
  const places = [...new Set(candidates.value.flatMap(placesOf))];
  const chosen = proposed.value;
  const way = chosen === undefined ? [] : wayOf(shown, chosen);
  const ways = waysOf(shown);
  const at = ways.findIndex((one) => one.join() === way.join());
  const [about] = aboutPlaces(decision);
  return [
    ...(about !== undefined && spec.about !== undefined ? [hexes([about], spec.about)] : []),
    ...(places.length > 0 ? [hexes(places, 'option')] : []),
    ...(chosen === undefined ? [] : [hexes(placesOf(chosen), 'selected')]),
    ...waysShapes(ways, at < 0 ? undefined : at, spec.path ?? 'march'),
  ];
}

export const hexes = (list: readonly string[], look: Extract<Shape, { kind: 'hexes' }>['look']): Shape => ({
  kind: 'hexes',
  hexes: list,
  look,
});

function stancesOf({ actions, party }: Shown): ReadonlyMap<string, Stance> {
  const stances = new Map<string, Stance>();
  for (const choice of actions.value) for (const unit of unitsOf(choice)) stances.set(unit, 'ready');
  for (const unit of party.value) if (stances.has(unit)) stances.set(unit, 'selected');
  return stances;
}

function tapped(chooser: Chooser, shown: Shown, { at, counter }: BoardEvent): void {
  const { context } = chooser;
  context.selection.select(at !== undefined && context.places.value.has(at) ? at : undefined);
  if (at === undefined) return;
  if (chooser.where.value === at && chooser.proposed.value !== undefined) {
    if (goesByTap(context, true)) chooser.confirm();
    return;
  }
  if (pickWay(shown, at)) return;
  const isPlace = chooser.candidates.value.some((choice) => placesOf(choice).includes(at));
  const isOther = !isPlace && chooser.actions.value.some((choice) => placesOf(choice).includes(at));
  // With nobody in hand a stack is taken up, even where others, or it itself, could end.
  const isFirst = shown.party.value.length === 0;
  if ((!isPlace || isFirst) && takeStack(shown, at, counter)) return;
  if (isPlace || isOther) {
    pickPlace(shown, at, isOther);
    if (chooser.proposed.value !== undefined && goesByTap(context, false)) chooser.confirm();
  } else refuse(chooser, at);
}

/** Of several ways the one that is tapped where it parts from the others. */
function pickWay(shown: Shown, at: string): boolean {
  if (shown.where.value === undefined) return false;
  const found = wayAt(waysOf(shown), (way) => way, at);
  const choice = shown.candidates.value.find((one) => found !== undefined && wayOf(shown, one).join() === found.join());
  if (choice !== undefined) shown.picked.value = choice;
  return choice !== undefined;
}

function refuse(chooser: Chooser, at: string): void {
  const { selection } = chooser.context;
  const refusal = chooser.spec.refuse?.(chooser, at);
  if (refusal === undefined) selection.clearRefusal();
  else selection.refuse({ ...refusal, at });
}

function pickPlace({ context, hand, picked, where }: Shown, at: string, isOther: boolean): void {
  batch(() => {
    if (isOther) hand.value = [];
    picked.value = undefined;
    where.value = at;
    context.selection.clearRefusal();
  });
}

function take({ context, hand, where, picked }: Shown, party: Party): void {
  batch(() => {
    hand.value = party;
    where.value = undefined;
    picked.value = undefined;
    context.selection.clearRefusal();
  });
}

/** A stack is taken up as far as its units can go together; a counter of it that was left out joins. Nobody is put down. */
function takeStack(shown: Shown, at: string, counter: string | undefined): boolean {
  const { context, everybody, actions, hand } = shown;
  const here = [at, ...stackAt(context, at).map(({ unit }) => unit)].filter((one) => everybody.value.includes(one));
  if (here.length === 0) return false;
  if (!here.some((one) => hand.value.includes(one))) take(shown, togetherOf(actions.value, first(here, counter)));
  else if (counter !== undefined && here.includes(counter) && !hand.value.includes(counter)) toggle(shown, counter);
  return true;
}

const first = (members: Party, one: string | undefined): Party =>
  one !== undefined && members.includes(one) ? [one, ...members.filter((other) => other !== one)] : members;

function takeUnit(shown: Shown, unit: string): boolean {
  if (!shown.everybody.value.includes(unit)) return false;
  if (!shown.hand.value.includes(unit)) toggle(shown, unit);
  return true;
}

function toggle(shown: Shown, member: string): void {
  const { hand, actions } = shown;
  const wanted = hand.value.includes(member) ? hand.value.filter((one) => one !== member) : [...hand.value, member];
  const areTogether = wanted.length === 0 || choicesFor(actions.value, wanted).length > 0;
  take(shown, areTogether ? wanted : [member]);
  if (!areTogether) void sayWhyAlone(shown, wanted, member);
}

/** The engine is asked about the choice that all of them would have made. */
async function sayWhyAlone({ context, actions }: Shown, wanted: Party, member: string): Promise<void> {
  const [own] = choicesFor(actions.value, [member]);
  if (own === undefined || !Array.isArray(own.units)) return;
  const ruling = await context.game.check({ ...own, units: [...wanted] });
  const at = whereIs(context, member);
  if (!ruling.legal) context.selection.refuse({ ...ruling, ...(at === undefined ? {} : { at }) });
}

function clear({ hand, where, picked }: Shown): boolean {
  const had = hand.value.length > 0 || where.value !== undefined || picked.value !== undefined;
  batch(() => {
    hand.value = [];
    where.value = undefined;
    picked.value = undefined;
  });
  return had;
}
