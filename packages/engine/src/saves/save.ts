import { apply, rollbackTo } from '../apply.ts';
import { beginRaw, openPosition } from '../begin.ts';
import { rolledChoice } from '../chance.ts';
import type { Message } from '../contract/values.ts';
import { choices, deciderOf } from '../decision.ts';
import { EVERYBODY } from '../event.ts';
import type { Game } from '../game.ts';
import { isJsonObject, type JsonObject, sameJson } from '../json.ts';
import { scriptedMark } from '../play.ts';
import { positionHash } from '../position-hash.ts';
import { CHANCE, type Choice } from '../question.ts';
import { bad, good, type Result } from '../result.ts';
import type { Refusal } from '../ruling.ts';
import type { SetUp, Title } from '../title.ts';
import { says } from '../words/says.ts';
import { digestOf } from './digest.ts';

const SAVE_FORMAT = 'bridgehead-save';
const SAVE_VERSION = 1;

/** A game as a file: how it began, every choice and every roll, hashes to compare, and where it stands. */
export interface SaveFile {
  readonly format: typeof SAVE_FORMAT;
  readonly version: typeof SAVE_VERSION;
  readonly setUp: SetUp;
  /** A game that began from a position rather than from a scenario. */
  readonly from?: JsonObject;
  readonly choices: readonly SavedChoice[];
  /** The hash after so many choices. */
  readonly hashes: readonly (readonly [number, string])[];
  /** The last position, so that the game opens even when the rules have been corrected since. */
  readonly position: JsonObject;
  /** Of everything else in it; older saves have none. */
  readonly digest?: string;
}

export interface SavedChoice {
  readonly by: string;
  readonly choice: Choice;
  readonly forced?: true;
  /** Of a choice of chance that one side alone may know: which. */
  readonly audience?: string;
  /** Of a choice of chance that was laid down beforehand, not rolled. */
  readonly scripted?: true;
}

export function saveGame(g: Game): SaveFile {
  const choices = g.history.map(
    ({ by, choice, forced, audience = EVERYBODY, scripted }) =>
      ({
        by,
        choice,
        ...(forced ? { forced } : {}),
        ...(audience === EVERYBODY ? {} : { audience }),
        ...scriptedMark(scripted),
      }) as SavedChoice,
  );
  const save = {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    setUp: g.setUp,
    ...(g.from === undefined ? {} : { from: g.from }),
    choices,
    hashes: [...g.checkpoints.entries(), [g.history.length, positionHash(g)] as const],
    position: g.title.writePosition(g),
  } as const;
  return { ...save, digest: digestOf(save) };
}

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
 * laid down, whether or not it is marked.
 */
export function replaySave(title: Title, save: SaveFile, follow?: Follower): Result<Replayed> {
  const begun = guarded('from', () => beginRaw(title, save.setUp, save.from));
  if (!begun.ok) return begun;
  const game = begun.value;
  const hashes = new Map(save.hashes);
  for (const [at, saved] of save.choices.entries()) {
    const why = applyAgain(game, saved, follow);
    if (why !== undefined) return good({ game, departs: { at, why } });
    const expected = hashes.get(at + 1);
    if (expected !== undefined && expected !== positionHash(game)) {
      return good({ game, departs: { at: at + 1, why: says('position-differs') } });
    }
  }
  return good({ game });
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
  /** Why the game goes on from its last position instead of its record. */
  readonly warning?: Message;
}

/** Opens a save: by replay, or from its last position if the rules have changed since. */
export function openSave(title: Title, save: SaveFile, follow?: Follower): Result<Opened> {
  const replayed = replaySave(title, save, follow);
  if (replayed.ok && replayed.value.departs === undefined) return good({ game: replayed.value.game });
  const opened = openPosition(title, save.position);
  if (!opened.ok) return opened;
  return good({ game: opened.value, warning: warningOf(replayed) });
}

function warningOf(replayed: Result<Replayed>): Message {
  if (!replayed.ok) return says('record-unreadable', { why: replayed.fault.says });
  const { at = 0, why = says('position-differs') } = replayed.value.departs ?? {};
  return says('record-departs', { answer: at, why });
}

/** Turns data from outside into a save; what the choices mean is found out by replaying them. */
export function parseSave(json: unknown): Result<SaveFile> {
  if (!isJsonObject(json) || json.format !== SAVE_FORMAT) return bad('bad-save', 'format', says('not-a-save'));
  if (json.version !== SAVE_VERSION)
    return bad('bad-save', 'version', says('other-version', { version: SAVE_VERSION }));
  const { setUp, choices, hashes, position, from, digest } = json;
  if (!isSetUp(setUp)) return bad('bad-save', 'setUp', says('no-set-up'));
  if (!Array.isArray(choices)) return bad('bad-save', 'choices', says('no-choices'));
  const wrong = choices.findIndex((saved) => !isSavedChoice(saved));
  if (wrong >= 0) return bad('bad-save', `choices[${wrong}]`, says('not-a-saved-choice'));
  if (!Array.isArray(hashes)) return bad('bad-save', 'hashes', says('no-hashes'));
  const odd = hashes.findIndex((pair) => !isHashPair(pair));
  if (odd >= 0) return bad('bad-save', `hashes[${odd}]`, says('not-a-hash'));
  if (!isJsonObject(position)) return bad('bad-save', 'position', says('no-position'));
  if (from !== undefined && !isJsonObject(from)) return bad('bad-save', 'from', says('not-a-position'));
  if (digest !== undefined && typeof digest !== 'string') return bad('bad-save', 'digest', says('not-a-digest'));
  return good(json as unknown as SaveFile);
}

const isSetUp = (value: unknown): boolean =>
  isJsonObject(value) &&
  typeof value.title === 'string' &&
  typeof value.edition === 'number' &&
  typeof value.scenario === 'string' &&
  typeof value.seed === 'number' &&
  isJsonObject(value.options);

const isSavedChoice = (value: unknown): boolean =>
  isJsonObject(value) &&
  typeof value.by === 'string' &&
  isJsonObject(value.choice) &&
  typeof value.choice.kind === 'string';

const isHashPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'string';
