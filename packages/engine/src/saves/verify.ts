/** Whether a save is what the rules, its seed and its choices make of it, and what it says of itself. */

import { checkpointsUpTo } from '../apply.ts';
import { openQuestion } from '../begin.ts';
import type { Message } from '../contract/values.ts';
import { decision } from '../decision.ts';
import { EVERYBODY } from '../event.ts';
import type { Game } from '../game.ts';
import { sameJson } from '../json.ts';
import { readOptions } from '../options.ts';
import { forcedChoice } from '../play.ts';
import { CHANCE } from '../question.ts';
import { bad, good, type Result } from '../result.ts';
import type { SetUp, Title } from '../title.ts';
import { says } from '../words/says.ts';
import { digestOf } from './digest.ts';
import { otherPlace } from './last-position.ts';
import { seatingIn } from './players.ts';
import { type Departure, guarded, type Replayed, replaySave } from './replay.ts';
import { type SavedChoice, type SaveFile, saveGame, setUpIn } from './save-file.ts';

export interface Verified extends Replayed {
  /** How many choices chance made. */
  readonly rolls: number;
  /** How many of them are marked as laid down. */
  readonly laidDown: number;
  /** Saves of older versions have none. */
  readonly hasDigest: boolean;
}

/**
 * Plays a save again and compares all that it tells: each choice with the rules, each roll with the generator, the hashes,
 * the last position and the digest. What cannot be read at all is a fault; the first thing that differs is told.
 */
export function verifySave(title: Title, save: SaveFile): Result<Verified> {
  const torn = tornPlace(save);
  if (torn !== undefined) return torn;
  let found: Departure | undefined;
  const replayed = replaySave(title, save, (game, { scripted }) => {
    const at = game.history.length;
    const saved = save.choices[at];
    const why = saved === undefined ? undefined : choiceFault(game, saved, scripted === true);
    if (why !== undefined) found ??= { at, why };
  });
  if (!replayed.ok) return replayed;
  const { game, departs } = replayed.value;
  const last = lastGame(title, save);
  if (!last.ok) return last;
  const first = earlier(found, departs) ?? endFault(game, last.value, save) ?? playersFault(title, save);
  return good({
    game,
    ...(first === undefined ? {} : { departs: first }),
    rolls: save.choices.filter(({ by }) => by === CHANCE).length,
    laidDown: save.choices.filter(({ scripted }) => scripted === true).length,
    hasDigest: save.digest !== undefined,
  });
}

function playersFault(title: Title, save: SaveFile): Departure | undefined {
  const { warning } = seatingIn(title, save);
  return warning === undefined ? undefined : { at: save.choices.length, why: warning };
}

/** The game that the last position is; the frames of version 1 need not be readable, and the replay has compared the rest. */
function lastGame(title: Title, { version, position = {} }: SaveFile): Result<Game | undefined> {
  if (version === 1) return good(undefined);
  const last = guarded('position', () => openQuestion(title, position));
  return last.ok ? last : bad(last.fault.code, inPosition(last.fault.place), last.fault.says);
}

const inPosition = (place: string): string =>
  place === '' || place.startsWith('position') ? 'position' : `position.${place}`;

/** A game has its hashes at fixed places and one after its last choice: a save that has others has lost or gained some. */
function tornPlace({ hashes, choices, position }: SaveFile): Result<never> | undefined {
  if (position === undefined) return bad('bad-save', 'position', says('save-cut', { answers: choices.length }));
  const beyond = hashes.findIndex(([at]) => at > choices.length);
  if (beyond >= 0) return bad('bad-save', `hashes[${beyond}]`, says('beyond-the-record'));
  if (hashes.at(-1)?.[0] !== choices.length) return bad('bad-save', 'hashes', says('no-last-hash'));
  const expected = [...checkpointsUpTo(choices.length), choices.length];
  const odd = expected.findIndex((at, i) => hashes[i]?.[0] !== at);
  if (odd >= 0) return bad('bad-save', `hashes[${odd}]`, says('hash-elsewhere', { answers: expected[odd] ?? 0 }));
  if (hashes.length > expected.length) return bad('bad-save', `hashes[${expected.length}]`, says('hash-too-many'));
  return undefined;
}

/** What the save says of a choice and the game does not; `isLaidDown` is what the replay found. */
function choiceFault(game: Game, saved: SavedChoice, isLaidDown: boolean): Message | undefined {
  const isForced = saved.forced === true;
  if (saved.by !== CHANCE) {
    if (saved.audience !== undefined) return says('audience-of-a-player');
    if ((forcedChoice(game) !== undefined) === isForced) return undefined;
    return says(isForced ? 'was-not-forced' : 'was-forced');
  }
  if (isLaidDown && saved.scripted !== true) return says('not-rolled', { rolled: JSON.stringify(forcedChoice(game)) });
  if (!isForced) return says('chance-is-forced');
  const { audience = EVERYBODY } = decision(game) ?? {};
  if (saved.audience === undefined || saved.audience === audience) return undefined;
  return says('other-audience', { told: audience, said: saved.audience });
}

const earlier = (one: Departure | undefined, other: Departure | undefined): Departure | undefined =>
  one === undefined || other === undefined ? (one ?? other) : one.at <= other.at ? one : other;

/** What differs although every choice agrees. */
function endFault(game: Game, last: Game | undefined, save: SaveFile): Departure | undefined {
  const at = save.choices.length;
  if (!sameJson(game.setUp, presentSetUp(game, save))) return { at: 0, why: says('other-set-up') };
  const hashes = save.version === 1 ? save.hashes : saveGame(game).hashes;
  const odd = hashes.findIndex((pair, i) => !sameJson(pair, save.hashes[i]));
  if (odd >= 0) return { at: hashes[odd]?.[0] ?? at, why: says('position-differs') };
  const where = last === undefined ? undefined : otherPlace(game, last);
  if (where !== undefined) return { at, why: says('other-last-position', { where }) };
  if (save.digest === undefined || save.digest === digestOf(save)) return undefined;
  return { at, why: says('other-digest') };
}

/** The set-up of a save, with older options under their present names. */
function presentSetUp({ title }: Game, save: SaveFile): SetUp {
  const setUp = setUpIn(save);
  const options = readOptions(title.options, setUp.options);
  return options.ok ? { ...setUp, options: options.value } : setUp;
}
