/** The record of a game: every choice of a player with what came of it, and a look back at any of them. */
import {
  apply,
  CHANCE,
  type ChanceRecord,
  type Choice,
  type Decider,
  deciderOf,
  decision,
  EngineError,
  EVERYBODY,
  type Game,
  type GameEvent,
  type Given,
  rollbackTo,
  scriptedMark,
  whereIs,
} from '@bridgehead/engine';

/** When a choice was made, in the words of the title's view, and by whom. */
interface ChoiceMoment {
  readonly by: Decider;
  /** The stack of procedures. */
  readonly at: string;
  /** How many of them there are. */
  readonly depth: number;
  readonly turn: number;
  readonly phase: string;
  /** How long the history was before it. */
  readonly length: number;
}

/** What came of one choice of a player. */
export interface HostEntry extends ChoiceMoment {
  readonly choice: Choice;
  readonly events: readonly GameEvent[];
  /** What was rolled after it, and who may know of that. */
  readonly rolls: readonly ChanceRecord[];
}

export function momentOf(game: Game): ChoiceMoment {
  const { turn, phase } = game.title.moment(game);
  const { length: depth } = game.state.frames;
  return { by: deciderOf(game) ?? '', at: whereIs(game), depth, turn, phase, length: game.history.length };
}

type HistoryEntry = Game['history'][number];
type MadeChoice = Pick<HistoryEntry, 'by' | 'choice'> & Given;

/** What a game that looks back goes on with: all its choices, also those that are not shown now. */
export interface RedoTail {
  readonly history: readonly HistoryEntry[];
  /** How many of the scripted dice they have used up. */
  readonly scriptAt: number;
}

/** Plays the whole game again in place, so that every event stands under the choice that led to it. */
export function replayedEntries(game: Game): readonly HostEntry[] {
  const history = [...game.history];
  const { scriptAt, events } = game;
  rollbackTo(game, forcedOpening(history));
  const recorder = createRecorder();
  for (const entry of history.slice(game.history.length)) {
    recorder.beforeChoice(game, entry);
    reapply(game, entry);
  }
  game.events = events;
  game.scriptAt = scriptAt;
  return recorder.entries;
}

interface Recorder {
  readonly entries: readonly HostEntry[];
  /** To be called before each choice is made: what comes of it is recorded under the last choice of a player. */
  readonly beforeChoice: (game: Game, made: MadeChoice) => void;
}

export function createRecorder(): Recorder {
  const entries: HostEntry[] = [];
  let rolls: ChanceRecord[] = [];
  return {
    entries,
    beforeChoice: (game, { by, choice, forced, scripted }) => {
      if (forced === true) {
        if (by === CHANCE) rolls.push({ ...rollRecord(game, choice), ...scriptedMark(scripted) });
        return;
      }
      game.events = [];
      rolls = [];
      entries.push({ ...momentOf(game), by, choice, events: game.events, rolls });
    },
  };
}

/** What chance is about to roll. */
function rollRecord(game: Game, answer: Choice): ChanceRecord {
  const { kind = '', audience = EVERYBODY } = decision(game) ?? {};
  return { kind, answer, audience };
}

/** How many choices were forced before a player was first asked. */
function forcedOpening(history: readonly MadeChoice[]): number {
  const first = history.findIndex(({ forced }) => !forced);
  return first < 0 ? history.length : first;
}

/** Makes a choice as it was made: what it left of the scripted dice is left again. */
function reapply(game: Game, entry: HistoryEntry): void {
  const { choice, scriptAt } = entry;
  game.scriptAt = scriptAt;
  const ruling = apply(game, choice, entry);
  if (!ruling.legal) throw new EngineError('an answer of the record is refused', { choice, code: ruling.code });
}

/** The game as it was when its history was so long. */
export function lookBack(game: Game, { history, scriptAt }: RedoTail, length: number): void {
  rollbackTo(game, length);
  for (const entry of history.slice(game.history.length, length)) reapply(game, entry);
  game.scriptAt = history[length]?.scriptAt ?? scriptAt;
  game.events = [];
}
