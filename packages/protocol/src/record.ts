/** The record of a game: every choice of a player with what came of it, and a look back at any of them. */
import {
  apply,
  CHANCE,
  type ChanceRecord,
  type Choice,
  type Decider,
  decision,
  EngineError,
  EVERYBODY,
  type Game,
  type GameEvent,
  type Given,
  type Moment,
  passagesOf,
  rollbackTo,
  scriptedMark,
  undoRefusal,
  whereIs,
} from '@bridgehead/engine';
import type { Params } from './params.ts';
import type { SessionState } from './session.ts';
import { toldDecision, toldEvents } from './told.ts';

/** A player's choice with what came of it, and when it was made, in the words of the title's view. */
interface TranscriptEntry {
  readonly by: Decider;
  readonly choice: Choice;
  readonly at: string;
  readonly turn: number;
  readonly phase: string;
  readonly events: readonly GameEvent[];
  /** What was rolled after it, and who may know of that. */
  readonly rolls: readonly ChanceRecord[];
}

/** In which phase of which turn so many of the events happened; together they are all of them, in their order. */
interface PhaseSpan extends Pick<Moment, 'turn' | 'phase'> {
  readonly events: number;
}

export const phaseSpansOf = (game: Game, events: readonly GameEvent[]): readonly PhaseSpan[] =>
  passagesOf(game, events).map(({ turn, phase, events: { length } }) => ({ turn, phase, events: length }));

type HistoryEntry = Game['history'][number];
type MadeChoice = Pick<HistoryEntry, 'by' | 'choice'> & Given;

/** What a game that looks back goes on with: all its choices, also those that are not shown now. */
interface RedoTail {
  readonly history: readonly HistoryEntry[];
  /** How many of the scripted dice they have used up. */
  readonly scriptAt: number;
}

export type RedoTails = WeakMap<Game, RedoTail>;

type Speaking = Pick<SessionState, 'redoTails' | 'speak' | 'transcripts'>;

export const mayUndo = (game: Game): boolean => undoRefusal(game) === undefined;

/** What was recorded of a game while it was loaded, and up to which choice. */
interface Transcript {
  readonly entries: readonly TranscriptEntry[];
  readonly last: MadeChoice | undefined;
}

export type Transcripts = WeakMap<Game, Transcript>;

/** Keeps the entries until the game goes on, so that it need not be played a second time. */
export function keepTranscript(transcripts: Transcripts, game: Game, entries: readonly TranscriptEntry[]): void {
  transcripts.set(game, { entries, last: game.history.at(-1) });
}

export function recordReply({ transcripts, speak }: Speaking, game: Game): unknown {
  const kept = transcripts.get(game);
  const isCurrent = kept !== undefined && kept.last === game.history.at(-1);
  const answers = (isCurrent ? kept.entries : replayedEntries(game)).map((entry) => {
    const events = toldEvents(game.title, entry.events, speak(game.title));
    return { ...entry, events, moments: phaseSpansOf(game, entry.events) };
  });
  return { answers, mayUndo: mayUndo(game) };
}

/** Plays the whole game again in place, so that every event stands under the choice that led to it. */
function replayedEntries(game: Game): readonly TranscriptEntry[] {
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
  readonly entries: readonly TranscriptEntry[];
  /** To be called before each choice is made: what comes of it is recorded under the last choice of a player. */
  readonly beforeChoice: (game: Game, made: MadeChoice) => void;
}

export function createRecorder(): Recorder {
  const entries: TranscriptEntry[] = [];
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
      const { turn, phase } = game.title.moment(game);
      entries.push({ by, choice, at: whereIs(game), turn, phase, events: game.events, rolls });
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

/** Shows the position after so many choices of players; the rest is kept until the game is played on from there. */
export function seek({ redoTails, speak }: Speaking, game: Game, params: Params): unknown {
  const tail = redoTails.get(game) ?? { history: [...game.history], scriptAt: game.scriptAt };
  const { history } = tail;
  const byPlayers = history.flatMap(({ forced }, i) => (forced ? [] : [i]));
  const at = params.whole('at', 0, byPlayers.length);
  const length = byPlayers[at] ?? history.length;
  redoTails.set(game, tail);
  rollbackTo(game, length);
  for (const entry of history.slice(game.history.length, length)) reapply(game, entry);
  game.scriptAt = history[length]?.scriptAt ?? tail.scriptAt;
  game.events = [];
  return { at, of: byPlayers.length, decision: toldDecision(game.title, decision(game), speak(game.title)) };
}
