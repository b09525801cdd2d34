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
import { CHANCE_COLUMN } from '../state.ts';
import type { SetUp, Title } from '../title.ts';
import { says } from '../words/says.ts';
import { digestOf } from './digest.ts';
import {
  type Departure,
  guarded,
  type Replayed,
  replaySave,
  type SavedChoice,
  type SaveFile,
  saveGame,
} from './save.ts';

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
  const last = guarded('position', () => openQuestion(title, save.position));
  if (!last.ok) return bad(last.fault.code, inPosition(last.fault.place), last.fault.says);
  const first = earlier(found, departs) ?? endFault(game, last.value, save);
  return good({
    game,
    ...(first === undefined ? {} : { departs: first }),
    rolls: save.choices.filter(({ by }) => by === CHANCE).length,
    laidDown: save.choices.filter(({ scripted }) => scripted === true).length,
    hasDigest: save.digest !== undefined,
  });
}

const inPosition = (place: string): string =>
  place === '' || place.startsWith('position') ? 'position' : `position.${place}`;

/** A game has its hashes at fixed places and one after its last choice: a save that has others has lost or gained some. */
function tornPlace({ hashes, choices }: SaveFile): Result<never> | undefined {
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
function endFault(game: Game, last: Game, save: SaveFile): Departure | undefined {
  const at = save.choices.length;
  if (!sameJson(game.setUp, setUpOf(game, save))) return { at: 0, why: says('other-set-up') };
  const { hashes } = saveGame(game);
  const odd = hashes.findIndex((pair, i) => !sameJson(pair, save.hashes[i]));
  if (odd >= 0) return { at: hashes[odd]?.[0] ?? at, why: says('position-differs') };
  const where = otherPlace(game, last);
  if (where !== undefined) return { at, why: says('other-last-position', { where }) };
  if (save.digest === undefined || save.digest === digestOf(save)) return undefined;
  return { at, why: says('other-digest') };
}

/** The set-up of a save, with older options under their present names. */
function setUpOf({ title }: Game, { setUp }: SaveFile): SetUp {
  const options = readOptions(title.options, setUp.options);
  return options.ok ? { ...setUp, options: options.value } : setUp;
}

/** In what two positions differ. The hash would not do: it leaves out the dice to come. */
function otherPlace(game: Game, other: Game): string | undefined {
  if (!sameJson(game.setUp, other.setUp)) return 'the set-up';
  const columns = [...game.title.layout.names, CHANCE_COLUMN];
  const column = columns.find((name) => !sameJson(game.state.columns[name], other.state.columns[name]));
  if (column === CHANCE_COLUMN) return 'the dice to come';
  return column ?? (sameJson(game.state.frames, other.state.frames) ? undefined : 'the frames');
}
