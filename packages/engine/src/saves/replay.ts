import { apply, rollbackTo } from '../apply.ts';
import { beginRaw, openPosition } from '../begin.ts';
import { rolledChoice } from '../chance.ts';
import type { Message } from '../contract/values.ts';
import { choices, deciderOf } from '../decision.ts';
import type { Game } from '../game.ts';
import { sameJson } from '../json.ts';
import { scriptedMark } from '../play.ts';
import { positionHash } from '../position-hash.ts';
import { CHANCE, type Choice } from '../question.ts';
import { bad, good, type Result } from '../result.ts';
import type { Refusal } from '../ruling.ts';
import type { SetUp, Title } from '../title.ts';
import { says } from '../words/says.ts';
import { otherThanKept } from './last-position.ts';
import { type SavedChoice, type SaveFile, setUpIn } from './save-file.ts';

/** The first choice at which a replay no longer agrees. */
export interface Departure {
  readonly at: number;
  readonly why: Message;
}

export interface Replayed {
  readonly game: Game;
  /** Left out if the replay agrees to the end. */
  readonly departs?: Departure;
}

/** Told of each choice before it is applied again. */
export type Follower = (game: Game, saved: SavedChoice) => void;

/** Whether this is what the generator of the position rolls at this question. */
const isRolled = (g: Game, choice: Choice): boolean => sameJson(rolledChoice(g, [...choices(g)]), choice);

/**
 * Plays a save again, choice by choice, and compares. A choice of chance that the generator would not have rolled was
 * laid down, whether or not it is marked. The hashes of version 1 hold frames as they were then: instead of them the last
 * position is compared, without its frames.
 */
export function replaySave(title: Title, save: SaveFile, follow?: Follower): Result<Replayed> {
  const begun = guarded('from', () => beginRaw(title, setUpIn(save), save.from));
  if (!begun.ok) return begun;
  const game = begun.value;
  const hashes = new Map(save.version === 1 ? [] : save.hashes);
  for (const [at, saved] of save.choices.entries()) {
    const why = applyAgain(game, saved, follow);
    if (why !== undefined) return good({ game, departs: { at, why } });
    const expected = hashes.get(at + 1);
    if (expected !== undefined && expected !== positionHash(game)) {
      return good({ game, departs: { at: at + 1, why: says('position-differs') } });
    }
  }
  const why = save.version === 1 ? otherThanKept(game, save) : undefined;
  return good({ game, ...(why === undefined ? {} : { departs: { at: save.choices.length, why } }) });
}

/** Applies a saved choice again; says why it cannot be applied. */
function applyAgain(game: Game, saved: SavedChoice, follow: Follower | undefined): Message | undefined {
  const { length } = game.history;
  try {
    if (deciderOf(game) !== saved.by) return says('not-theirs-to-decide', { side: saved.by });
    const scripted = saved.by === CHANCE && (saved.scripted === true || !isRolled(game, saved.choice));
    follow?.(game, { ...saved, ...scriptedMark(scripted) });
    const ruling = apply(game, saved.choice, { forced: saved.forced === true, scripted });
    return ruling.legal ? undefined : says('against-the-rules', { rule: ruling.rule, why: saidBy(ruling) });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    rollbackTo(game, length);
    return cannotGoOn(error);
  }
}

const saidBy = ({ code, params }: Refusal): Message => ({ code, ...(params === undefined ? {} : { params }) });

const cannotGoOn = ({ message }: Error): Message => says('rules-cannot-go-on', { why: message });

/** What somebody has made up may lead the rules where no game can go: the fault is the data's. */
export function guarded<T>(place: string, open: () => Result<T>): Result<T> {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return bad('bad-save', place, cannotGoOn(error));
  }
}

export interface Opened {
  readonly game: Game;
  /** Why the game does not go on from the end of its record. */
  readonly warning?: Message;
}

/**
 * Opens a save: by replay; from its last position if the rules have changed since, with what was chosen after that; after the last
 * choice that agrees if that position cannot be read, or is of a moment before it.
 */
export function openSave(title: Title, save: SaveFile, follow?: Follower): Result<Opened> {
  const replayed = replaySave(title, save, follow);
  if (replayed.ok && replayed.value.departs === undefined) return good(agreed(replayed.value.game, save));
  const { position } = save;
  const why = warningOf(replayed);
  const after = placeOf(save);
  if (replayed.ok && (replayed.value.departs?.at ?? 0) > after && position !== undefined) {
    const { game } = replayed.value;
    return good({ game, warning: says('from-where-it-agrees', { answers: game.history.length, why }) });
  }
  const opened =
    position === undefined
      ? bad('bad-save', 'position', says('no-position'))
      : guarded('position', () => openPosition(title, position));
  if (opened.ok && !isSameBook(opened.value.setUp, setUpIn(save)))
    return bad('bad-save', 'position', says('other-set-up'));
  if (opened.ok) return good(goneOn(opened.value, save.choices.slice(after), why));
  if (!replayed.ok) return opened;
  const { game } = replayed.value;
  return good({ game, warning: says('record-broken-off', { answers: game.history.length, why }) });
}

/** Whether two games are played by the same rules. */
const isSameBook = (one: SetUp, other: SetUp): boolean =>
  one.edition === other.edition && sameJson(one.rules ?? {}, other.rules ?? {});

/** After how many choices the last position was: mostly after all of them. */
const placeOf = ({ hashes, choices: { length } }: SaveFile): number => Math.min(hashes.at(-1)?.[0] ?? length, length);

/** From its last position with what was chosen after it, as far as that can be chosen again. */
function goneOn(game: Game, later: readonly SavedChoice[], why: Message): Opened {
  const failed = later.findIndex((saved) => applyAgain(game, saved, undefined) !== undefined);
  if (failed < 0) return { game, warning: says('from-last-position', { why }) };
  return { game, warning: says('from-last-position-and', { why, answers: failed, lost: later.length - failed }) };
}

const agreed = (game: Game, { position, choices: { length } }: SaveFile): Opened =>
  position === undefined ? { game, warning: says('save-cut', { answers: length }) } : { game };

function warningOf(replayed: Result<Replayed>): Message {
  if (!replayed.ok) return says('record-unreadable', { why: replayed.fault.says });
  const { at = 0, why = says('position-differs') } = replayed.value.departs ?? {};
  return says('record-departs', { answer: at, why });
}
