/** What the screens know of a game: the same whether the engine runs in a worker here or on a server. */
import type { GroundSource } from '@bridgehead/board';
import type { ReadonlySignal } from '@preact/signals';
import type { Past } from './past.ts';
import type { Handing } from './seating.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };
export type Choice = JsonObject & { readonly kind: string };

/** The engine protocol of docs/protocol.md, wherever it is spoken. */
export interface EngineClient {
  /** Rejects with a EngineFault where the protocol answers with an error. A seat is named where the line is for one. */
  request(method: string, params: JsonObject, seat?: string): Promise<Json>;
}

/** An engine that holds the games itself, such as the one of this device. */
export interface HostEngine extends EngineClient {
  /** A wire of its own to a seat, for somebody who plays it outside this window: lines in lists, both ways. */
  lend(seat: string): MessagePort;
}

/** What is said, as data. */
interface Says {
  readonly code: string;
  readonly params?: JsonObject;
}

export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly place?: string;
  readonly rule?: string;
  readonly says?: Says;
  readonly evidence?: JsonObject;
}

export interface Decision {
  readonly by: string;
  /** Empty where the one at the screen may not know what another is asked. */
  readonly kind: string;
  readonly at: string;
  readonly about?: JsonObject;
}

export type Ruling =
  | { readonly legal: true }
  /** `fault` is told where no rule forbids it: docs/protocol.md. */
  | (Partial<Says> & {
      readonly legal: false;
      readonly rule: string;
      readonly reason: string;
      readonly fault?: string;
    });

export interface GameEvent extends JsonObject {
  readonly kind: string;
}

export interface Moment {
  readonly turn: number;
  readonly phase: string;
}

/** What happened in one phase of one turn. */
export interface Passage extends Moment {
  readonly events: readonly GameEvent[];
}

/** One choice, when it was made, and what the one at the screen heard of it. */
export interface LogEntry extends Moment {
  /** How many entries there were before it. */
  readonly at: number;
  readonly by: string;
  /** How deep in the procedures of the rules it was asked: what is asked within an order lies deeper than the order. */
  readonly depth: number;
  /** Left out where it was another's, who need not tell it. */
  readonly choice?: Choice;
  readonly events: readonly GameEvent[];
  /** The same events, cut where turn or phase changed. */
  readonly passages: readonly Passage[];
}

/** A player who is no computer. */
export const PERSON = 'person';

/** A game that is open in this window. */
export interface OpenGame {
  readonly id: string;
  readonly title: string;
  /** What the side at the screen may see; while the device changes hands, undefined. */
  readonly view: ReadonlySignal<JsonObject | undefined>;
  readonly decision: ReadonlySignal<Decision | undefined>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  /** The log; in a replay also of what comes after the moment shown. */
  readonly whole: ReadonlySignal<readonly LogEntry[]>;
  /** Hot-seat: whose eyes may be on the screen, and who must take it over before anything more is shown. */
  readonly seat: ReadonlySignal<string>;
  readonly handOver: ReadonlySignal<string | undefined>;
  readonly busy: ReadonlySignal<boolean>;
  readonly fault: ReadonlySignal<Fault | undefined>;
  readonly mayUndo: ReadonlySignal<boolean>;
  readonly mayRedo: ReadonlySignal<boolean>;
  /** What was taken back, the next to be given again last. */
  readonly undone: ReadonlySignal<readonly Choice[]>;
  /** In a replay: how many choices are shown of how many; undefined in a game that is played. */
  readonly replay: ReadonlySignal<{ readonly at: number; readonly of: number } | undefined>;
  /** Who plays each side: `person`, or the level of a computer player; empty where only people play. */
  readonly players: ReadonlySignal<Readonly<Record<string, string>>>;
  /** Whether two people share the device, which then changes hands with the decision. */
  readonly hotSeat: ReadonlySignal<boolean>;
  /** Who has begun to play a side since the game began, for the log. */
  readonly handings: ReadonlySignal<readonly Handing[]>;
  /** How many choices its host has counted, those included of which nobody here heard; undefined where the game is not kept. */
  readonly answers: ReadonlySignal<number | undefined>;
  takeOver(): Promise<void>;
  /** For the one at the screen, who is asked. */
  apply(choice: Choice): Promise<Ruling>;
  /**
   * Somebody else has chosen: what the one at the screen heard of it. `isUnseen`: while a computer is asked next, the view stays as it
   * was; for choices that nobody wants to watch.
   */
  follow(isUnseen?: boolean): Promise<readonly LogEntry[]>;
  check(choice: Choice): Promise<Ruling>;
  /** Legal choices, at most so many, those with these fields. */
  choices(filter?: JsonObject, limit?: number): Promise<readonly Choice[]>;
  query(what: string, params?: JsonObject): Promise<Json>;
  /** Earlier positions, as the one at the screen knew them. */
  readonly past: Past;
  /** The host's: how many choices there were when the one at the screen had heard so many entries; a replay counts in them. */
  momentOf(at: number): Promise<number>;
  /** What the one at the screen may know, as a position: for an adviser. */
  knownPosition(): Promise<JsonObject>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** The host's: the game so far as a save. */
  save(): Promise<JsonObject>;
  /** The host's: a wire to the seat of a computer's side, for the worker in which it thinks. Nothing of it passes through here. */
  lend(side: string): MessagePort;
  /**
   * The host's: from now on a side is played by a person or a computer player of this level. Where two people play then, they take turns at
   * the device, unless one has played for both before.
   */
  handSide(side: string, player: string): Promise<void>;
  /** The host's: whether two people take turns at the device, or one plays for both. */
  shareDevice(hotSeat: boolean): Promise<void>;
  /** From now on the seed rolls: what is left of the scripted dice is forgotten. */
  dropDice(): Promise<void>;
  /** Replay: show the position after so many choices. */
  goTo(at: number): Promise<void>;
  /** A new game from the position that is shown. */
  branch(): Promise<string>;
  /** The save file as text. */
  exportText(): Promise<string>;
  close(): Promise<void>;
}

export const PACE_NAMES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACE_NAMES)[number];

export const TEXT_SIZES = ['usual', 'large', 'largest'] as const;
type TextSize = (typeof TEXT_SIZES)[number];

/** What a player may set for every game on this device. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  /** Hex numbers on the map. */
  readonly numbers: boolean;
  readonly motion: 'system' | 'reduced';
  /** Of everything that is read. */
  readonly textSize: TextSize;
  /** Colours of sides, targets and results that are told apart with any colour vision. */
  readonly colours: 'usual' | 'distinct';
  /** Whether the map is led to what others do. */
  readonly camera: 'follows' | 'stays';
  /** How fast a computer's turn goes by. */
  readonly pace: Pace;
  /** What gives an order on the map: a second click where the first has shown it, the button alone, or the first click. */
  readonly confirm: 'second' | 'button' | 'first';
  /** Whether a new game begins with what it is about. */
  readonly briefing: boolean;
  /** Whether overlays, panels and the view of the map are there again after a reload. */
  readonly remember: boolean;
  readonly sounds: boolean;
  /** Of the sounds, from 0 to 1. */
  readonly volume: number;
}

/** As a device has them that has never been asked. */
export const USUAL_SETTINGS: Settings = {
  theme: 'system',
  numbers: true,
  motion: 'system',
  textSize: 'usual',
  colours: 'usual',
  camera: 'follows',
  pace: 'normal',
  confirm: 'second',
  briefing: true,
  remember: true,
  sounds: false,
  volume: 0.6,
};

/** Workers that the app has files for. */
interface AppWorkers {
  /** The computer players. */
  ai(): Worker;
}

/** What a screen may ask of the app around it. */
export interface App {
  readonly settings: ReadonlySignal<Settings>;
  change(settings: Partial<Settings>): void;
  /** Settings and system together. */
  readonly theme: ReadonlySignal<'light' | 'dark'>;
  readonly reducedMotion: ReadonlySignal<boolean>;
  /** How the ground of a title's map comes to be: drawn and painted once, outside the window's thread. */
  ground(title: string): GroundSource;
  /** Starts what works outside the window's thread. */
  readonly workers: AppWorkers;
  /** The levels of the computer players of a title; none where no computer plays it. */
  levelsFor(title: string): readonly string[];
  /** Another screen by its route: `start`, `settings`, `about`, `game/<id>`, `replay/<id>`. */
  go(route: string): void;
  /** Tells those who cannot see it. */
  announce(text: string): void;
  /** Hands the player a file. */
  download(name: string, text: string): void;
}
