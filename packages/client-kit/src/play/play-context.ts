/** Everything that the parts of the play screen share: the game, what is selected, what is shown. */
import type { BoardEvent, ScreenBoard, Shape } from '@bridgehead/board';
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { type ColumnPlan, createColumn } from '../forces/column-state.ts';
import type { App, Choice, Decision, OpenGame } from '../game/contract.ts';
import { placeOf, type Stance, type TitleClient, type UnitFacts, type ViewFacts } from '../title/title-client.ts';
import { setTitleWords } from '../title/title-words.ts';
import { say } from './say.ts';
import { createPlayCamera, type PlayCamera } from './state/camera.ts';
import { createOverlays, type Overlays } from './state/overlays.ts';
import { createPanels, type Panels } from './state/panels.ts';
import { createRest, type RestingUnits } from './state/rest.ts';
import { createSelection, type Selection } from './state/selection.ts';
import { createStory, type Story } from './state/story.ts';

/** What one kind of decision puts on the screen while it is asked. */
export interface Interaction {
  /** What the dock shows. */
  readonly Panel: FunctionComponent;
  /** What the stack card shows besides the counters; without one the card only shows the stack. */
  readonly Card?: FunctionComponent;
  readonly shapes: ReadonlySignal<readonly Shape[]>;
  readonly stances: ReadonlySignal<ReadonlyMap<string, Stance>>;
  /** Counters that are shown where they are meant to be, though they are elsewhere or not on the map yet. */
  readonly planned?: ReadonlySignal<readonly UnitFacts[]>;
  /** The question shows its own dice: those of the order before would be taken for them. */
  readonly hasOwnDice?: ReadonlySignal<boolean>;
  /** What the one button in the phase bar ends. */
  readonly primary: ReadonlySignal<Primary | undefined>;
  tap?(event: BoardEvent): void;
  /** The pointer has come over a place, or over none; true if what it would mean there is shown. */
  point?(at: string | undefined): boolean;
  /** Whether a tap there means something: a double tap then goes instead of zooming. */
  takes?(at: string): boolean;
  /** Enter, where the focus is not on something that has its own Enter. */
  confirm?(): void;
  /** Escape; false if there was nothing to give up. */
  cancel?(): boolean;
  /** What it costs to go there now, in words; undefined where nobody is in hand or none can go. */
  costTo?(place: string): string | undefined;
  /** The way that is planned, with its cost, in words: told to those who cannot see it. */
  readonly plannedWords?: ReadonlySignal<string | undefined>;
  /** The units that are taken up. */
  inHand?(): readonly string[];
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
  /** The state of the screen, in parts: each is read by all and changed by its own functions alone. */
  readonly selection: Selection;
  readonly panels: Panels;
  readonly overlays: Overlays;
  readonly story: Story;
  readonly camera: PlayCamera;
  /** Who is left out of what waits for an order. */
  readonly rest: RestingUnits;
  readonly column: ColumnPlan;
  /** Undefined until the board stands in the page. */
  readonly board: ReadonlySignal<ScreenBoard | undefined>;
  /** The board is there; what it needs ends with the screen. */
  attachBoard(board: ScreenBoard, end: () => void): void;
  dispose(): void;
}

/** Engine and client are built from one tree: every view has this shape. */
const asView = (view: unknown): ViewFacts | undefined => view as ViewFacts | undefined;

type Facts = Pick<PlayContext, 'view' | 'units' | 'places' | 'isMine'>;

function factsOf(game: OpenGame, client: TitleClient): Facts {
  const view = computed(() => (game.handOver.value === undefined ? asView(game.view.value) : undefined));
  return {
    view,
    units: computed(() => new Map((view.value?.units ?? []).map((unit) => [unit.unit, unit]))),
    places: computed(() => (view.value === undefined ? new Map() : client.looks.unitsByPlace(view.value))),
    isMine: computed(
      () =>
        game.decision.value !== undefined &&
        game.decision.value.by === game.seat.value &&
        game.handOver.value === undefined &&
        game.replay.value === undefined,
    ),
  };
}

/** From here on the words are those of the title that is played. */
export function createPlayContext(game: OpenGame, app: App, client: TitleClient): PlayContext {
  setTitleWords(client.words);
  const board = signal<ScreenBoard | undefined>(undefined);
  const interaction = signal<Interaction | undefined>(undefined);
  const ends: (() => void)[] = [];
  const context: PlayContext = {
    game,
    app,
    client,
    ...factsOf(game, client),
    interaction,
    selection: createSelection(app),
    panels: createPanels(),
    overlays: createOverlays(app),
    story: createStory(app),
    camera: createPlayCamera(board, () => app.settings.peek().camera === 'follows'),
    rest: createRest(),
    column: createColumn(),
    board,
    attachBoard(next, end) {
      board.value = next;
      ends.push(end);
    },
    dispose() {
      for (const end of ends) end();
      context.overlays.dispose();
      interaction.peek()?.dispose?.();
    },
  };
  let asked: string | undefined;
  ends.push(
    effect(() => {
      // A card that was opened for one question does not lie over the next.
      const isOther = asked !== undefined && asked !== game.decision.value?.kind;
      if (isOther) context.selection.select(undefined);
      beginQuestion(context, interaction);
      asked = context.isMine.peek() ? game.decision.peek()?.kind : undefined;
    }),
  );
  return context;
}

/** Each question has an interaction of its own, and what was said about the one before is no longer true. */
function beginQuestion(context: PlayContext, interaction: Signal<Interaction | undefined>): void {
  const { game, isMine, client, panels, selection, overlays, column } = context;
  const decision = game.decision.value;
  const mine = isMine.value;
  interaction.peek()?.dispose?.();
  panels.dropReminder();
  selection.clearRefusal();
  overlays.dim();
  if (!mine) column.end();
  interaction.value =
    decision !== undefined && mine
      ? untracked(() => client.createInteraction(decision.kind, context, decision))
      : undefined;
}

/** Applies the choice; a refusal is shown with its rule. */
export async function applyChoice({ game, selection }: PlayContext, choice: Choice): Promise<boolean> {
  if (game.busy.peek()) return false;
  const ruling = await game.apply(choice);
  if (ruling.legal) return true;
  const isOfDice = ruling.fault === 'bad-dice';
  const reason = isOfDice ? say('dice.unfit', { why: ruling.reason }) : ruling.reason;
  selection.refuse({ rule: ruling.rule, reason, isOfDice });
  return false;
}

/** Whether the engine would allow it; if not, its reason is shown, at the place that was meant. */
export async function mayChoose({ game, selection }: PlayContext, choice: Choice, at?: string): Promise<boolean> {
  const ruling = await game.check(choice);
  if (!ruling.legal) selection.refuse({ ...ruling, ...(at === undefined ? {} : { at }) });
  return ruling.legal;
}

/** Whether a tap gives the order: the setting says if the first one does, the second, or none. */
export function goesByTap({ app }: Pick<PlayContext, 'app'>, isShown: boolean): boolean {
  const { confirm } = app.settings.peek();
  return confirm === 'first' || (confirm === 'second' && isShown);
}

export const whereIs = (context: PlayContext, unit: string): string | undefined => {
  const unitView = context.units.value.get(unit);
  return unitView === undefined ? undefined : placeOf(unitView);
};
