/** Everything that the parts of the play screen share: the game, what is selected, what is shown. */
import type { BoardEvent, ScreenBoard, Shape } from '@bridgehead/board';
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { App, Choice, Decision, LogEntry, OpenGame } from '../game/contract.ts';
import type { ExplainedChoice } from '../opponent/ai-requests.ts';
import { placeOf, type Stance, type TitleClient, type UnitFacts, type ViewFacts } from '../title/title-client.ts';
import { setTitleWords } from '../title/title-words.ts';
import { type CameraMemory, createCameraMemory } from './state/camera-memory.ts';
import type { Story } from './log/story.ts';
import type { Reason } from './query-replies.ts';
import { say } from './say.ts';

export const TABS = ['log', 'areas', 'record', 'rules', 'find'] as const;
export type Tab = (typeof TABS)[number];

export const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** What one kind of decision puts on the screen while it is asked. */
export interface Interaction {
  /** What the dock shows. */
  readonly Panel: FunctionComponent;
  /** What the stack card shows besides the counters; without one the card only shows the stack. */
  readonly Card?: FunctionComponent;
  readonly shapes: ReadonlySignal<readonly Shape[]>;
  readonly stances: ReadonlySignal<ReadonlyMap<string, Stance>>;
  /** What the one button in the phase bar ends. */
  readonly primary: ReadonlySignal<Primary | undefined>;
  tap?(event: BoardEvent): void;
  /** Enter, where the focus is not on something that has its own Enter. */
  confirm?(): void;
  /** Escape; false if there was nothing to give up. */
  cancel?(): boolean;
  /** Steps to the next unit or choice that waits for a word. */
  next?(): void;
  /** Keys that the question wants for itself, before the board and the shortcuts; true if it took the key. */
  key?(key: string): boolean;
  /** Takes up a unit that a list or a search has named. */
  select?(unit: string): void;
  dispose?(): void;
}

export interface Primary {
  readonly label: string;
  readonly act: () => void;
}

export type CreateInteraction = (context: PlayContext, decision: Decision) => Interaction;

export interface Refused extends Reason {
  readonly at?: string;
  readonly isOfDice?: boolean;
}

export interface Hover {
  readonly at: string;
  readonly x: number;
  readonly y: number;
  /** Held or asked for by keyboard: it stays until it is closed. */
  readonly pinned: boolean;
}

/** A title reads its own view and units from it; shared parts read what all titles have. */
export interface PlayContext<View extends ViewFacts = ViewFacts, Unit extends UnitFacts = UnitFacts> {
  readonly game: OpenGame;
  readonly app: App;
  readonly client: TitleClient;
  readonly view: ReadonlySignal<View | undefined>;
  readonly units: ReadonlySignal<ReadonlyMap<string, Unit>>;
  /** The units of each hex and area, the top one first. */
  readonly places: ReadonlySignal<ReadonlyMap<string, readonly Unit[]>>;
  /** The player at the screen is asked, and may choose. */
  readonly isMine: ReadonlySignal<boolean>;
  readonly interaction: ReadonlySignal<Interaction | undefined>;
  readonly board: Signal<ScreenBoard | undefined>;
  /** The stack that is looked at. */
  readonly place: Signal<string | undefined>;
  readonly hover: Signal<Hover | undefined>;
  readonly cameraMemory: CameraMemory;
  /** What the camera was last brought to. */
  readonly shown: Signal<readonly string[]>;
  /** Hexes that a list lights up. */
  readonly lit: Signal<readonly string[]>;
  readonly refusal: Signal<Refused | undefined>;
  readonly tab: Signal<Tab>;
  /** How often a tab was asked for: one that is open already is to be brought into view too. */
  readonly tabCalls: Signal<number>;
  readonly rule: Signal<string | undefined>;
  readonly sheet: Signal<SheetHeight>;
  /** Those that are on, by name. */
  readonly overlays: Signal<ReadonlySet<string>>;
  /** The turn whose arrivals are shown. */
  readonly turnShown: Signal<number | undefined>;
  readonly help: Signal<boolean>;
  readonly menu: Signal<boolean>;
  /** What the other side has done, shown line by line to the player who has just taken over. */
  readonly story: Signal<Story | undefined>;
  /** What the computer has done in the turn that it has finished, until that is put aside. */
  readonly finished: Signal<readonly LogEntry[]>;
  /** A unit of either side whose reach is shown without an order being planned. */
  readonly scouted: Signal<string | undefined>;
  readonly tools: Signal<boolean>;
  /** Why the computer chose as it did, by the number of the choice. */
  readonly explanations: Signal<ReadonlyMap<number, ExplainedChoice>>;
  /** Asked before a phase ends with something left undone. */
  readonly reminder: Signal<Reminder | undefined>;
  /** What is to be ended with the screen. */
  readonly disposers: (() => void)[];
  dispose(): void;
}

export interface Reminder {
  /** What was left undone, a sentence each. */
  readonly lines: readonly string[];
  readonly units: readonly string[];
  readonly places: readonly string[];
  readonly label: string;
  readonly act: () => void;
}

/** Engine and client are built from one tree: every view has this shape. */
const asView = (view: unknown): ViewFacts | undefined => view as ViewFacts | undefined;

type State = Omit<PlayContext, 'interaction' | 'dispose'> & { readonly interaction: Signal<Interaction | undefined> };

function stateOf(game: OpenGame, app: App, client: TitleClient): State {
  const view = computed(() => (game.handOver.value === undefined ? asView(game.view.value) : undefined));
  const units = computed(() => new Map((view.value?.units ?? []).map((unit) => [unit.unit, unit])));
  const board = signal<ScreenBoard | undefined>(undefined);
  return {
    game,
    app,
    client,
    view,
    units,
    places: computed(() => (view.value === undefined ? new Map() : client.looks.unitsByPlace(view.value))),
    isMine: computed(
      () =>
        game.decision.value !== undefined &&
        game.decision.value.by === game.seat.value &&
        game.handOver.value === undefined &&
        game.replay.value === undefined,
    ),
    interaction: signal(undefined),
    board,
    cameraMemory: createCameraMemory(board),
    place: signal(undefined),
    hover: signal(undefined),
    shown: signal([]),
    lit: signal([]),
    refusal: signal(undefined),
    tab: signal('log'),
    tabCalls: signal(0),
    rule: signal(undefined),
    sheet: signal('half'),
    overlays: signal(new Set<string>(['reach'])),
    turnShown: signal(undefined),
    help: signal(false),
    menu: signal(false),
    story: signal(undefined),
    finished: signal([]),
    scouted: signal(undefined),
    tools: signal(false),
    explanations: signal(new Map()),
    reminder: signal(undefined),
    disposers: [],
  };
}

/** From here on the words are those of the title that is played. */
export function createPlayContext(game: OpenGame, app: App, client: TitleClient): PlayContext {
  setTitleWords(client.words);
  const state = stateOf(game, app, client);
  const context: PlayContext = { ...state, dispose: () => stop() };
  const begin = (): void => {
    const decision = game.decision.value;
    const mine = state.isMine.value;
    state.interaction.peek()?.dispose?.();
    state.reminder.value = undefined;
    state.refusal.value = undefined;
    state.lit.value = [];
    state.interaction.value =
      decision !== undefined && mine
        ? untracked(() => client.createInteraction(decision.kind, context, decision))
        : undefined;
  };
  state.disposers.push(
    effect(begin),
    effect(() => followNumbers(state)),
    effect(() => {
      state.place.value;
      state.scouted.value = undefined;
    }),
  );
  const stop = (): void => {
    for (const end of state.disposers) end();
    state.interaction.peek()?.dispose?.();
  };
  return context;
}

/** The overlay of hex numbers is a setting of the device. */
function followNumbers({ app, overlays }: State): void {
  const isOn = app.settings.value.numbers;
  const next = new Set(overlays.peek());
  if (isOn) next.add('numbers');
  else next.delete('numbers');
  overlays.value = next;
}

/** Applies the choice; a refusal is shown with its rule. */
export async function applyChoice(context: PlayContext, choice: Choice): Promise<boolean> {
  if (context.game.busy.peek()) return false;
  const ruling = await context.game.apply(choice);
  if (ruling.legal) return true;
  const isOfDice = ruling.code === 'bad-dice';
  const reason = isOfDice ? say('dice.unfit', { why: ruling.reason }) : ruling.reason;
  refuse(context, { rule: ruling.rule, reason, isOfDice });
  return false;
}

/** Says why something cannot be done, where the player who has tried it looks for it. */
export function refuse(context: PlayContext, refusal: Refused): void {
  context.refusal.value = refusal;
  context.app.announce(say('refused', { reason: refusal.reason, rule: refusal.rule }));
}

/** Tries what is known to be forbidden, for its reason. */
export async function askWhyNot(context: PlayContext, choice: Choice): Promise<void> {
  const ruling = await context.game.check(choice);
  if (!ruling.legal) refuse(context, ruling);
}

export const whereIs = (context: PlayContext, unit: string): string | undefined => {
  const unitView = context.units.value.get(unit);
  return unitView === undefined ? undefined : placeOf(unitView);
};

/** Looks at a stack, and brings it into view. */
export function lookAt(context: PlayContext, places: readonly string[]): void {
  if (places.length === 0) return;
  context.shown.value = places;
  context.board.peek()?.show(places);
  context.cameraMemory.moved();
  const [first] = places;
  if (first !== undefined) context.board.peek()?.setCursor(first);
}

/** A phase that is about no place in particular begins where something can be done, unless something else is being looked at. */
export function lookFirst(context: PlayContext, places: readonly string[]): void {
  const [first] = places;
  if (first !== undefined && context.shown.peek().length === 0) lookAt(context, [first]);
}

export function openTabOf(context: PlayContext, tab: Tab): void {
  context.tab.value = tab;
  context.tabCalls.value = context.tabCalls.peek() + 1;
  if (context.sheet.peek() === 'peek') context.sheet.value = 'half';
}

export function openRule(context: PlayContext, rule: string): void {
  // A rule that is open already is to be shown again.
  context.rule.value = undefined;
  context.rule.value = rule;
  openTabOf(context, 'rules');
}
