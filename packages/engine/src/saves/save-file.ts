import { EVERYBODY } from '../event.ts';
import type { Game } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import { scriptedMark } from '../play.ts';
import { positionHash } from '../position-hash.ts';
import type { Choice } from '../question.ts';
import type { HouseRules } from '../set-up/house-rules.ts';
import type { SetUp } from '../title.ts';
import { checksumOf, digestOf } from './digest.ts';
import type { SeatedSince, Seating } from './players.ts';

export const SAVE_FORMAT = 'bridgehead-save';
export const SAVE_VERSION = 2;

interface SavedSetUp extends SetUp {
  /** Single rules that are not as the edition has them; empty where there are none. Version 1 has no such field. */
  readonly rules?: HouseRules;
}

/** How a game began and who plays it: the first line of a save. */
export interface SaveHeader {
  readonly format: typeof SAVE_FORMAT;
  readonly version: 1 | typeof SAVE_VERSION;
  readonly setUp: SavedSetUp;
  /** A game that began from a position rather than from a scenario. */
  readonly from?: JsonObject;
  /** Of all the above: a game with another set-up is another game. Version 1 has none. */
  readonly checksum?: string;
  /** Who played first, by side, unchecked: whatever it says, the game can be opened. Version 1 has none. */
  readonly players?: Json;
  readonly hotSeat?: Json;
}

/** A game as a file: how it began, every choice and every roll, hashes to compare, and where it stands. */
export interface SaveFile extends SaveHeader {
  readonly choices: readonly SavedChoice[];
  /** Who played when that had changed, unchecked as well; left out where it never has. */
  readonly seatings?: Json;
  /** The hash after so many choices. */
  readonly hashes: readonly (readonly [number, string])[];
  /** The last position, so that the game opens even when the rules have been corrected since. None: the file was cut short. */
  readonly position?: JsonObject;
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

const NOBODY_NAMED: Seating = { players: {}, hotSeat: false };

export function saveGame(
  g: Game,
  seating: Seating = NOBODY_NAMED,
  later: readonly SeatedSince[] = [],
): SaveFile & { readonly position: JsonObject } {
  const { title, edition, scenario, options, rules = {}, seed } = g.setUp;
  const begun = {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    setUp: { title, edition, scenario, options, rules, seed },
    ...(g.from === undefined ? {} : { from: g.from }),
  } as const;
  const save = {
    ...begun,
    checksum: checksumOf(begun),
    players: seating.players,
    hotSeat: seating.hotSeat,
    choices: savedChoices(g),
    ...(later.length === 0 ? {} : { seatings: later.map((since) => sinceOf(since, g.history.length)) }),
    hashes: [...g.checkpoints.entries(), [g.history.length, positionHash(g)] as const],
    position: g.title.writePosition(g),
  } as const;
  return { ...save, digest: digestOf(save) };
}

/** Who plays is not taken back with a choice. */
const sinceOf = ({ after, players, hotSeat }: SeatedSince, most: number) =>
  ({ after: Math.min(after, most), players, hotSeat }) as const;

/** The choices of a game after so many, as a save holds them. */
export const savedChoices = ({ history }: Game, after = 0): readonly SavedChoice[] =>
  history.slice(after).map(({ by, choice, forced, audience = EVERYBODY, scripted }) => ({
    by,
    choice,
    ...(forced ? { forced } : {}),
    ...(audience === EVERYBODY ? {} : { audience }),
    ...scriptedMark(scripted),
  }));

/** The set-up as the rules read it. */
export function setUpIn({ setUp: { rules = {}, ...setUp } }: SaveHeader): SetUp {
  return Object.keys(rules).length === 0 ? setUp : { ...setUp, rules };
}
