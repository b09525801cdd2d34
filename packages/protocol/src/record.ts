/** The answers that a game has had, told again, and a look back at any of them. */
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

/** A player's answer with what came of it, and when it was given, in the words of the title's view. */
export interface Told {
  readonly by: Decider;
  readonly choice: Choice;
  readonly at: string;
  readonly turn: number;
  readonly phase: string;
  readonly events: readonly GameEvent[];
  /** What chance answered after it, and who may know of that. */
  readonly rolls: readonly ChanceRecord[];
}

/** In which phase of which turn so many of the events happened; together they are all of them, in their order. */
export interface Stretch extends Pick<Moment, 'turn' | 'phase'> {
  readonly events: number;
}

export const stretchesOf = (game: Game, events: readonly GameEvent[]): readonly Stretch[] =>
  passagesOf(game, events).map(({ turn, phase, events: { length } }) => ({ turn, phase, events: length }));

type HistoryEntry = Game['history'][number];
type Answer = Pick<HistoryEntry, 'by' | 'choice'> & Given;

/** What stands behind a game that looks back: all its answers, also those that are not shown now. */
export interface Future {
  readonly answers: readonly HistoryEntry[];
  /** How many of the dice laid down they have used up. */
  readonly scriptAt: number;
}

export type Futures = WeakMap<Game, Future>;

export const mayUndo = (game: Game): boolean => undoRefusal(game) === undefined;

/** What was told of a game while it was loaded, and of which answers. */
interface Tale {
  readonly told: readonly Told[];
  readonly last: Answer | undefined;
}

export type Tales = WeakMap<Game, Tale>;

/** Keeps what was told until the game goes on, so that it need not be played a second time. */
export function keepTale(tales: Tales, game: Game, told: readonly Told[]): void {
  tales.set(game, { told, last: game.history.at(-1) });
}

export function tellRecord(game: Game, tales: Tales): unknown {
  const tale = tales.get(game);
  const isCurrent = tale !== undefined && tale.last === game.history.at(-1);
  const answers = (isCurrent ? tale.told : toldAgain(game)).map((told) => {
    return { ...told, moments: stretchesOf(game, told.events) };
  });
  return { answers, mayUndo: mayUndo(game) };
}

/** Plays the whole game again in place, so that every event can be told under the answer that led to it. */
function toldAgain(game: Game): readonly Told[] {
  const answers = [...game.history];
  const { scriptAt, events } = game;
  rollbackTo(game, opening(answers));
  const teller = createTeller();
  for (const answer of answers.slice(game.history.length)) {
    teller.hear(game, answer);
    again(game, answer);
  }
  game.events = events;
  game.scriptAt = scriptAt;
  return teller.told;
}

/** Hears of each answer before it is given; what comes of it is told under the last answer of a player. */
export function createTeller(): { readonly told: readonly Told[]; hear(game: Game, answer: Answer): void } {
  const told: Told[] = [];
  let rolls: ChanceRecord[] = [];
  return {
    told,
    hear(game, { by, choice, forced, scripted }) {
      if (forced === true) {
        if (by === CHANCE) rolls.push({ ...rolled(game, choice), ...scriptedMark(scripted) });
        return;
      }
      game.events = [];
      rolls = [];
      const { turn, phase } = game.title.moment(game);
      told.push({ by, choice, at: whereIs(game), turn, phase, events: game.events, rolls });
    },
  };
}

/** What chance is about to answer. */
function rolled(game: Game, answer: Choice): ChanceRecord {
  const { kind = '', audience = EVERYBODY } = decision(game) ?? {};
  return { kind, answer, audience };
}

/** How many answers the engine gave before it first asked a player. */
function opening(answers: readonly Answer[]): number {
  const first = answers.findIndex(({ forced }) => !forced);
  return first < 0 ? answers.length : first;
}

/** Gives an answer as it was given: what it left of the dice laid down is left again. */
function again(game: Game, answer: HistoryEntry): void {
  const { choice, scriptAt } = answer;
  game.scriptAt = scriptAt;
  const ruling = apply(game, choice, answer);
  if (!ruling.legal) throw new EngineError('an answer of the record is refused', { choice, reason: ruling.reason });
}

/** Shows the position after so many answers of players; the rest is kept until the game is played on from there. */
export function seek(game: Game, futures: Futures, params: Params): unknown {
  const future = futures.get(game) ?? { answers: [...game.history], scriptAt: game.scriptAt };
  const { answers } = future;
  const given = answers.flatMap(({ forced }, i) => (forced ? [] : [i]));
  const at = params.whole('at', 0, given.length);
  const length = given[at] ?? answers.length;
  futures.set(game, future);
  rollbackTo(game, length);
  for (const answer of answers.slice(game.history.length, length)) again(game, answer);
  game.scriptAt = answers[length]?.scriptAt ?? future.scriptAt;
  game.events = [];
  return { at, of: given.length, decision: decision(game) ?? null };
}
