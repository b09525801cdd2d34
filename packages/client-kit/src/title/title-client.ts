/** What a title gives the client: everything of the game screen that is not the same for every title. */
import type { CounterLook, MapStyle, Shape, StackLook } from '@bridgehead/board';
import type { Grid } from '@bridgehead/hex';
import type { MapFile } from '@bridgehead/map';
import type { ComponentChildren } from 'preact';
import type { Decision, GameEvent, HostEngine, JsonObject, OpenGame } from '../game/contract.ts';
import type { Sides } from '../looks/sides.ts';
import type { Rolled } from '../play/log/rolls.ts';
import type { IconName } from '../play/parts/icon.tsx';
import type { LegendMark } from '../play/parts/legend-mark.tsx';
import type { Interaction, PlayContext } from '../play/play-context.ts';
import type { HexReport } from '../play/query-replies.ts';
import type { Params } from '../play/say.ts';
import type { Reference } from '../reference/reference.ts';
import type { OwnSound } from '../sounds/sound-of.ts';
import type { Briefing, Goal } from './briefing.ts';
import type { TitleCampaign } from './campaign.ts';
import type { TitleForces } from './forces.ts';
import type { LearnWords } from './manifest.ts';
import type { TitleWords } from './title-words.ts';

export type Stance = CounterLook['stance'];

/** What every title's view tells of a unit. */
export interface UnitFacts {
  readonly unit: string;
  readonly side: string;
  readonly name: string;
  readonly type: string;
  readonly formation: string;
  /** One of these three: a hex, a place beside the map, a box. */
  readonly hex?: string;
  readonly area?: string;
  readonly box?: string;
  readonly states: readonly string[];
}

/** Whose rules are played: the edition, and single rules that are not as it has them. */
export interface PlayedRules {
  readonly edition?: number;
  readonly rules?: Readonly<Record<string, string | number | boolean>>;
}

/** What every title's view tells. */
export interface ViewFacts extends PlayedRules {
  readonly scenario: string;
  readonly turn: number;
  readonly lastTurn: number;
  readonly phase: string;
  readonly units: readonly UnitFacts[];
}

/** Where a unit is on the board; in a box it is on neither hex nor area. */
export const placeOf = ({ hex, area }: UnitFacts): string | undefined => hex ?? area;

export type StanceOf = (unit: string) => Stance;

/** How the view's units look. */
export interface TitleLooks {
  counterLook(unitView: UnitFacts, stance?: Stance): CounterLook;
  /** What a screen reader says: everything that the counter shows. */
  counterLabel(unitView: UnitFacts): string;
  /** The units of each hex and area, the top one first. */
  unitsByPlace(view: ViewFacts): ReadonlyMap<string, readonly UnitFacts[]>;
  stackLooks(view: ViewFacts, stanceOf: StanceOf): readonly StackLook[];
  /** What else stands in a hex, in words: units whose face nobody knows. */
  othersIn(view: ViewFacts, hex: string): readonly string[];
  /** `3 units, 5 steps`. */
  stackSum(stack: readonly UnitFacts[]): string;
}

export interface PhaseLook {
  readonly name: string;
  readonly icon: IconName;
}

export interface PhasesNow {
  /** Whose player-turn it is; undefined where the phase belongs to both. */
  readonly side: string | undefined;
  readonly phases: readonly PhaseLook[];
  /** The index of the current one. */
  readonly now: number;
}

export interface TurnSpot {
  readonly turn: number;
  readonly part: string;
  readonly icon: IconName;
}

export interface Day {
  readonly day: number;
  /** Left out where the message `day` says it: as where a month ends in the game. */
  readonly words?: string;
  readonly turns: readonly TurnSpot[];
}

/** The turn that is played, in the phase bar. */
interface TurnNow {
  readonly date: string;
  /** Left out where there is none in the game. */
  readonly weather?: string;
  /** Air units or points that are left, with their words; left out where there are none in the game. */
  readonly air?: { readonly count: number; readonly words: string };
}

export interface TitleCalendar {
  phasesOf(phase: string): PhasesNow;
  daysUpTo(lastTurn: number): readonly Day[];
  turnNow(view: ViewFacts): TurnNow;
  /** Icons of the weather, by its id; its words are `weather.<id>`. */
  readonly weatherIcons: Readonly<Record<string, IconName>>;
  /** The weather of a turn, if that is what an event tells. */
  weatherTold?(event: GameEvent): { readonly turn: number; readonly weather: string } | undefined;
  /** How many units are due on a later turn. */
  dueOn(view: ViewFacts, turn: number): number;
}

export interface TitleVictory {
  readonly winner?: string;
  /** How the game has ended, where that is more than who has won. */
  readonly outcome?: string;
  /** What stands beside the name of each side, by its id. */
  readonly score: Readonly<Record<string, string>>;
}

/** A layer over the map that the tool bar switches; what has neither shapes nor a question is switched elsewhere. */
export interface OverlaySpec {
  readonly name: string;
  readonly icon: IconName;
  /** What its marks mean, as far as the name does not say it: a mark, and its message. */
  readonly legend?: readonly (readonly [mark: LegendMark, message: string])[];
  /** Drawn from the view alone. */
  shapes?(view: ViewFacts): readonly Shape[];
  /** Asked of the engine, and asked again after every change of the position. */
  ask?(context: PlayContext, side: string): Promise<readonly Shape[]>;
}

export interface TitleOverlays {
  readonly list: readonly OverlaySpec[];
  /** From the ground up, below what is planned; `standing` is among them. */
  readonly layers: readonly string[];
  /** What changes in play and is always shown. */
  standing(view: ViewFacts): readonly Shape[];
  /** The reach of a unit that is only looked at. */
  scout(context: PlayContext, unit: string): Promise<readonly Shape[]>;
  mayScout(unitView: UnitFacts): boolean;
}

interface PanelProps {
  readonly context: PlayContext;
  readonly view: ViewFacts;
}

/** One thing at a time, with words of its own: `lesson.<name>.title` and `.text`. */
export interface LessonStep {
  readonly name: string;
  /** What the text speaks of, lit on the map. */
  readonly places: readonly string[];
  /** Done by the player; a step without it is only read. */
  isDone?(context: PlayContext): boolean;
  /** The first step that needs the sheet of a phone open. */
  readonly isInSheet?: boolean;
}

/** A small position and what is done on it; the last step says where help is. */
export interface TitleLesson {
  open(engine: HostEngine): Promise<OpenGame>;
  readonly steps: readonly LessonStep[];
  /** What the camera shows at first. */
  readonly places: readonly string[];
  /** The counter that is explained at first, and its parts: `anatomy.<part>` and `.text`. */
  readonly anatomy: { readonly unit: string; readonly parts: readonly string[] };
  /** The player has gone another way and cannot do the step any more: a new start is offered. */
  isAstray(context: PlayContext, step: string): boolean;
}

export interface TitleClient {
  readonly id: string;
  readonly name: string;
  readonly map: MapFile;
  readonly mapStyle: MapStyle;
  readonly grid: Grid;
  /** In the order in which they are listed. */
  readonly sides: Sides;
  readonly words: TitleWords;
  readonly looks: TitleLooks;
  readonly calendar: TitleCalendar;
  readonly overlays: TitleOverlays;
  victoryOf(view: ViewFacts): TitleVictory;
  /** Whose a unit is, on the map or not: what happens to it is told with its owner's mark. */
  sideOf(unit: string): string | undefined;
  /** Whether a computer's reasons would tell what is hidden from the others. */
  isSecret(view: ViewFacts): boolean;
  /** Fields of a query that let the engine answer through this side's eyes only. */
  viewerParams(side: string): JsonObject;
  /** What a screen reader adds of a hex that counts: whose it is, what it is worth. */
  objectiveWords?(view: ViewFacts, hex: string): readonly string[];
  /** What it costs to enter a hex, and what it does for those who defend in it, a sentence each. */
  hexEffects(hex: HexReport): readonly string[];
  /** The rule whose text has the terrain chart. */
  readonly terrainChart: string;
  /** What the card of a hex tells after its ground: who holds it, what has come to lie there. */
  hexNotes(hex: HexReport): readonly string[];
  /** Battles, losses and setbacks, for reports and for the page at the end; left out, there is no such page. */
  readonly campaign?: TitleCampaign;
  /** The order of battle and marches in columns; left out, units are listed by what their counters say. */
  readonly forces?: TitleForces;
  /** The interaction of a kind of decision; where a title has none of its own, the choices are listed. */
  createInteraction(kind: string, context: PlayContext, decision: Decision): Interaction;
  /** Kinds of choices that go on without doing anything, unless an interaction names its own: the first that is legal ends it. */
  readonly endings: readonly string[];
  /** Numbers for reminders of what was left undone. */
  remindParams(view: ViewFacts): Params;
  /** Rolls are made with six faces, or with a hundred, which no die is drawn for. */
  readonly rolls: 'dice' | 'hundreds';
  /** Kinds of events in which something is fought over: they are seen and heard. */
  readonly fights: readonly string[];
  /** Sounds of its other kinds of events. */
  readonly soundOf?: OwnSound;
  /** What the dice of an order brought, where the eye still is. */
  LastDice(props: { readonly context: PlayContext; readonly rolled: Rolled }): ComponentChildren;
  /** Who waits beside the map, and the bookkeeping of the table. */
  AreasPanel(props: PanelProps): ComponentChildren;
  RecordPanel(props: PanelProps): ComponentChildren;
  /** By scenario: what is read before its first turn. Left out: nothing is. */
  readonly briefings?: Readonly<Record<string, Briefing>>;
  /** Which sentence of a briefing is told, `win` or one of its own, where that depends on the rules that are played. */
  briefingPartOf?(view: ViewFacts, part: string): string;
  /** What each side wants and how far it has come, a line each. Left out: the score beside the sides tells it. */
  goalsOf?(view: ViewFacts): readonly Goal[];
  readonly lesson: TitleLesson;
  /** For those who know the game: where on the screen everything is, `rulebook.<subject>` and `.text`. */
  readonly rulebook: readonly string[];
  /** The rules in our own words: a file of its own that comes when somebody looks into it. */
  loadReference(played: PlayedRules): Promise<Reference>;
  /** Words of its own for the two ways in. */
  readonly learn?: LearnWords | undefined;
  /** Keys of its own for the help: key and message. */
  readonly keys?: readonly (readonly [key: string, message: string])[];
}
