import { EngineError } from './engine-error.ts';
import type { GameEvent } from './event.ts';
import type { Frame } from './frame.ts';
import { type Hash, toggleCell } from './hash.ts';
import type { Json, JsonObject } from './json.ts';
import type { Moment } from './moment.ts';
import type { Choice, Decider } from './question.ts';
import { seedWords } from './random.ts';
import { CHANCE_COLUMN, type ColumnLayout, type State } from './state.ts';
import type { SetUp, Title } from './title.ts';

/** How a choice came about; left out, a player made it. */
export interface Given {
  /** By the engine because it was the only one, or by chance. */
  readonly forced?: boolean;
  /** Of a choice of chance: laid down beforehand, not rolled. */
  readonly scripted?: boolean | undefined;
}

/**
 * How far a laid-down choice of chance has been told: by no event yet, by none although a player has been asked since, or by
 * the step that is running now.
 */
export type LaidDown = 'no' | 'untold' | 'waiting' | 'told';

/** One choice that has been applied, with what is needed to take it back. */
interface HistoryEntry extends Given {
  readonly by: Decider;
  readonly choice: Choice;
  /** What was asked. */
  readonly kind: string;
  /** Of a choice of chance: who may know of it, everybody or one side. */
  readonly audience: string | undefined;
  readonly forced: boolean;
  readonly journalLength: number;
  readonly frames: Frame[];
  readonly scriptAt: number;
  readonly laidDown: LaidDown;
  readonly undoFloor: number;
}

/** A game in play: the position and everything around it that is not saved. Rules take it as their first argument. */
export interface Game {
  readonly title: Title;
  readonly setUp: SetUp;
  /** The position from which it began, if that was not a scenario's. */
  readonly from?: JsonObject;
  readonly state: State;
  /** The columns of the position by number; rules read them through named readers. */
  readonly cells: readonly number[][];
  /** How often each column has been written to, and after them how often any of them: caches are keyed by it. */
  readonly revisions: number[];
  /** By column: which cells the last writes were to, each at its revision modulo KEPT_WRITES. Facts that follow them are kept up. */
  readonly lastWrites: readonly Uint16Array[];
  /** Column, index and old value of every write, three numbers each. */
  readonly journal: number[];
  readonly hash: Hash;
  readonly history: HistoryEntry[];
  /** Choices below this number can no longer be taken back. */
  undoFloor: number;
  /** What has happened since somebody last asked. */
  events: GameEvent[];
  /** When each of them happened: a choice may lead through several phases. */
  readonly moments: WeakMap<GameEvent, Moment>;
  /** A search does not listen: events cost time. */
  collectEvents: boolean;
  /** Set while a choice is applied if it showed something that was hidden, or binds for good. */
  closesUndo: boolean;
  /** Choices of chance that somebody has laid down beforehand. */
  readonly script: readonly Json[];
  scriptAt: number;
  laidDown: LaidDown;
  readonly caches: unknown[];
  /** The choices of the open question, if all of them have been listed since it was asked. */
  listed: Listed | undefined;
  /** Where nobody listens: the choice that the engine itself has found for the open question. */
  vouched: Choice | undefined;
  /** The frames from this one on belong to the choice that is applied now; those below it may be part of the history. */
  ownFramesFrom: number;
  /** The hash of the position after so many choices, every so often: what a save is compared with. */
  readonly checkpoints: Map<number, string>;
}

/** Choices of a question, the frame that asks it, and how many writes there had been when they were listed. */
interface Listed {
  readonly choices: readonly Choice[];
  readonly frame: Frame;
  readonly writes: number;
}

export interface Opening {
  readonly script?: readonly Json[];
  readonly from?: JsonObject;
}

/** A power of two: who has fallen farther behind than so many writes to a column begins anew. */
export const KEPT_WRITES = 32;

/** Opens a position for play. */
export function openGame(title: Title, setUp: SetUp, state: State, { script = [], from }: Opening = {}): Game {
  const cells = [...title.layout.names, CHANCE_COLUMN].map((name) => columnOf(state, name));
  const hash: Hash = { low: 0, high: 0 };
  hashColumns(cells, hash);
  return {
    title,
    setUp,
    ...(from === undefined ? {} : { from }),
    state,
    cells,
    revisions: [...cells.map(() => 1), 1],
    lastWrites: cells.map(() => new Uint16Array(KEPT_WRITES)),
    journal: [],
    hash,
    history: [],
    undoFloor: 0,
    events: [],
    moments: new WeakMap(),
    collectEvents: true,
    closesUndo: false,
    script,
    scriptAt: 0,
    laidDown: 'no',
    caches: [],
    listed: undefined,
    vouched: undefined,
    ownFramesFrom: 0,
    checkpoints: new Map(),
  };
}

/** All columns at zero, the generator at its seed, no frames. */
export function emptyState(layout: ColumnLayout, seed: number): State {
  const columns: Record<string, number[]> = {};
  layout.names.forEach((name, i) => {
    columns[name] = new Array<number>(layout.sizes[i] ?? 0).fill(0);
  });
  columns[CHANCE_COLUMN] = seedWords(seed);
  return { columns, frames: [] };
}

function columnOf(state: State, name: string): number[] {
  const column = state.columns[name];
  if (column === undefined) throw new EngineError(`the position has no column «${name}»`);
  return column;
}

/** The number of the column in which the generator is: the last, after those of the title. */
export const chanceColumn = ({ cells }: Pick<Game, 'cells'>): number => cells.length - 1;

/** How often any column has been written to. */
export const writesSoFar = ({ revisions }: Pick<Game, 'revisions'>): number => revisions[revisions.length - 1] ?? 0;

/** The question on top is another one, or is asked again: what was found out about it no longer counts. */
export function forgetQuestion(g: Game): void {
  g.listed = undefined;
  g.vouched = undefined;
}

/** The generator is left out: who knows the hash must not learn the dice. */
function hashColumns(cells: readonly number[][], hash: Hash): void {
  const end = chanceColumn({ cells });
  for (let column = 0; column < end; column++) {
    const cell = cells[column] ?? [];
    for (let index = 0; index < cell.length; index++) toggleCell(hash, column, index, cell[index] ?? 0);
  }
}

/** The hash of the columns from scratch: equal to the one that is kept up, or something wrote past the journal. */
export function recomputeHash(g: Game): Hash {
  const hash: Hash = { low: 0, high: 0 };
  hashColumns(g.cells, hash);
  return hash;
}

/** The value of a cell. */
export function cell(g: Game, column: number, index: number): number {
  const value = g.cells[column]?.[index];
  if (value === undefined) throw new EngineError('no such cell', { column: g.title.layout.names[column], index });
  return value;
}

/** The one way to change a position: journal the old value, write the new one, keep the hash. */
export function write(g: Game, column: number, index: number, value: number): void {
  const cells = g.cells[column];
  const old = cells?.[index];
  if (cells === undefined || old === undefined) {
    throw new EngineError('no such cell', { column: g.title.layout.names[column], index });
  }
  if (old === value) return;
  g.journal.push(column, index, old);
  restore(g, column, index, value);
}

function restore(g: Game, column: number, index: number, value: number): void {
  const { hash, revisions } = g;
  const cells = g.cells[column] ?? [];
  if (column !== chanceColumn(g)) {
    toggleCell(hash, column, index, cells[index] ?? 0);
    toggleCell(hash, column, index, value);
  }
  cells[index] = value;
  const revision = revisions[column] ?? 0;
  const writes = g.lastWrites[column];
  if (writes !== undefined) writes[revision & (KEPT_WRITES - 1)] = index;
  revisions[column] = revision + 1;
  const all = revisions.length - 1;
  revisions[all] = (revisions[all] ?? 0) + 1;
}

/** Takes back writes until the journal is as short as it was. */
export function unwindJournal(g: Game, length: number): void {
  const { journal } = g;
  while (journal.length > length) {
    const old = journal.pop() ?? 0;
    const index = journal.pop() ?? 0;
    const column = journal.pop() ?? 0;
    restore(g, column, index, old);
  }
}

/** Tells what happened, if events are collected. What a laid-down choice of chance brought is marked. */
export function emit(g: Game, event: GameEvent): void {
  if (!g.collectEvents) return;
  const isOfScript = tellsOfScript(g, event);
  const told: GameEvent = isOfScript ? { ...event, scripted: true } : event;
  if (isOfScript) g.laidDown = 'told';
  g.events.push(told);
  g.moments.set(told, g.title.moment(g));
}

/**
 * Whether an event tells of a laid-down choice: the first one does, and what says the same to the other side. Once a player
 * has been asked since, only what shows a die can.
 */
function tellsOfScript({ laidDown, events }: Game, { kind, die }: GameEvent): boolean {
  if (laidDown === 'no' || laidDown === 'untold') return laidDown === 'untold';
  if (laidDown === 'waiting') return die !== undefined;
  const last = events.at(-1);
  return last?.scripted === true && last.kind === kind;
}

/**
 * To be called by a rule that shows something hidden, or that lets nobody take the choice back: neither this choice nor any
 * before it can be taken back.
 */
export function closeUndo(g: Game): void {
  g.closesUndo = true;
}
