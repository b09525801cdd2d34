/** A game as its host holds it: everybody at the table plays through a seat, and hears of each choice what is for his ears. */
import {
  type Choice,
  deciderOf,
  decision,
  EVERYBODY,
  type Game,
  openKnownPosition,
  type Played,
  play,
  type Refusal,
  renewKnownPosition,
  rollbackTo,
  ScriptFault,
  type SeatedSince,
  type Seating,
  undo,
  undoRefusal,
} from '@bridgehead/engine';
import { type HostEntry, lookBack, momentOf, type RedoTail, replayedEntries } from './host-log.ts';

export interface GameHost {
  readonly game: Game;
  /** What came of each choice, up to the moment that is shown. */
  readonly log: readonly HostEntry[];
  /** What of it somebody hears who plays these sides and looks with the eyes of one of them. */
  heard(sides: readonly string[], eyes: string): readonly HostEntry[];
  /** How often a side has been asked: what a choice is made for. It tells nothing of what others do. */
  versionOf(side: string): number;
  /** The position as a side may know it now. */
  knownTo(side: string): Game;
  /** Makes a choice for the side that is asked; a refusal changes nothing. */
  apply(choice: unknown): Played | Refusal;
  /** Takes back the last choice of a player; a refusal changes nothing. */
  undo(): Refusal | undefined;
  /** Shows the position after so many choices of players; the rest is kept until the game is played on from there. */
  seek(at: number): void;
  /** How many choices there are, also those that are not shown now. */
  readonly of: number;
  /** From now on the generator rolls. */
  dropDice(): void;
  /** Who played first, and who from when on. */
  readonly seatings: Seatings;
  /** From now on these play. */
  hand(seating: Seating): void;
}

type Seatings = readonly [SeatedSince, ...SeatedSince[]];

const NOBODY_NAMED: Seatings = [{ after: 0, players: {}, hotSeat: false }];

export interface Opening {
  /** What was told while the game was opened, so that it need not be played again. */
  readonly told?: readonly HostEntry[] | undefined;
  readonly seatings?: Seatings;
}

export const hostGame = (game: Game, opening: Opening = {}): GameHost => new HostedGame(game, opening);

interface Known {
  readonly position: Game;
  changes: number;
}

interface Heard {
  readonly entries: HostEntry[];
  upTo: number;
}

class HostedGame implements GameHost {
  game: Game;
  seatings: Seatings;
  /** Undefined until somebody wants to hear of a game that was opened without its record. */
  #entries: HostEntry[] | undefined;
  #tail: RedoTail | undefined;
  #changes = 0;
  readonly #versions = new Map<string, number>();
  readonly #known = new Map<string, Known>();
  readonly #heard = new Map<string, Heard>();

  constructor(game: Game, { told, seatings = NOBODY_NAMED }: Opening) {
    this.game = game;
    this.seatings = seatings;
    this.#entries = told === undefined ? undefined : [...told];
    this.#changed();
  }

  get log(): readonly HostEntry[] {
    const entries = this.#told();
    const { length } = this.game.history;
    const later = entries.findLastIndex((entry) => entry.length < length) + 1;
    return later === entries.length ? entries : entries.slice(0, later);
  }

  get of(): number {
    return this.#told().length;
  }

  heard(sides: readonly string[], eyes: string): readonly HostEntry[] {
    const key = `${sides.join()} ${eyes}`;
    const heard = this.#heard.get(key) ?? { entries: [], upTo: 0 };
    this.#heard.set(key, heard);
    for (const entry of this.log.slice(heard.upTo)) {
      const part = heardBy(entry, eyes);
      if (sides.includes(entry.by) || part.events.length + part.rolls.length > 0) heard.entries.push(part);
      heard.upTo += 1;
    }
    return heard.entries;
  }

  versionOf(side: string): number {
    return this.#versions.get(side) ?? 0;
  }

  knownTo(side: string): Game {
    const { game } = this;
    const known = this.#known.get(side) ?? { position: openKnownPosition(game, side), changes: this.#changes };
    if (known.changes !== this.#changes) renewKnownPosition(known.position, game, side);
    known.changes = this.#changes;
    this.#known.set(side, known);
    return known.position;
  }

  apply(choice: unknown): Played | Refusal {
    const { game } = this;
    const { length } = game.history;
    const asked = this.#entries === undefined ? undefined : momentOf(game);
    let played: Played | Refusal;
    try {
      played = play(game, choice);
    } catch (error) {
      // Dice that do not fit change nothing; what broke down is left as it is, for the evidence.
      if (error instanceof ScriptFault) rollbackTo(game, length);
      throw error;
    }
    if (!played.legal) return played;
    this.#forget(length);
    const { events, rolls } = played;
    if (asked !== undefined) this.#entries?.push({ ...asked, choice: choice as Choice, events, rolls });
    this.#changed();
    return played;
  }

  undo(): Refusal | undefined {
    const ruling = undo(this.game);
    if (!ruling.legal) return ruling;
    this.#forget(this.game.history.length);
    this.#changed();
    return undefined;
  }

  seek(at: number): void {
    const entries = this.#told();
    const tail = this.#tail ?? { history: [...this.game.history], scriptAt: this.game.scriptAt };
    this.#tail = tail;
    lookBack(this.game, tail, entries[at]?.length ?? tail.history.length);
    this.#heard.clear();
    this.#changed();
  }

  dropDice(): void {
    this.game = { ...this.game, script: [], scriptAt: 0 };
  }

  hand(seating: Seating): void {
    this.seatings = [...this.seatings, { after: this.game.history.length, ...seating }];
  }

  #told(): HostEntry[] {
    this.#entries ??= [...replayedEntries(this.game)];
    return this.#entries;
  }

  /** What came after that many choices is not told any more. */
  #forget(length: number): void {
    this.#tail = undefined;
    const entries = this.#entries ?? [];
    if ((entries.at(-1)?.length ?? -1) < length) return;
    entries.splice(entries.findLastIndex((entry) => entry.length < length) + 1);
    this.#heard.clear();
  }

  #changed(): void {
    const by = deciderOf(this.game);
    if (by !== undefined) this.#versions.set(by, this.versionOf(by) + 1);
    this.#changes += 1;
  }
}

/** Who played first, and the changes since, each after how many of the entries. */
export const seatedAmong = ({ seatings }: GameHost, entries: readonly HostEntry[]) =>
  seatings.map(({ after, ...seating }) => ({
    at: entries.findLastIndex(({ length }) => length < after) + 1,
    ...seating,
  }));

/** What of an entry is for these eyes. */
function heardBy(entry: HostEntry, eyes: string): HostEntry {
  const isOpen = (told: { readonly audience: string }): boolean =>
    told.audience === EVERYBODY || told.audience === eyes;
  const { events, rolls } = entry;
  if (events.every(isOpen) && rolls.every(isOpen)) return entry;
  return { ...entry, events: events.filter(isOpen), rolls: rolls.filter(isOpen) };
}

/** Whether somebody who plays these sides may take back the last choice. */
export const mayUndoAt = ({ game }: GameHost, sides: readonly string[]): boolean =>
  sides.includes(deciderOf(game) ?? '') && undoRefusal(game) === undefined;

/** Short, and different where anything is: FNV-1a over what was rolled and who is asked what. */
export function cameOf({ rolls }: Pick<Played, 'rolls'>, game: Game): string {
  const asked = decision(game);
  const facts = [rolls.map(({ kind, answer }) => [kind, answer]), asked?.by, asked?.kind, asked?.at];
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(facts)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
