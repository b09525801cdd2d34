/** Saves of every kind of game: each title, scenario and variant, from positions, with scripted dice. */
import { readFileSync } from 'node:fs';
import {
  beginGame,
  decision,
  type Game,
  type Json,
  type JsonObject,
  openPosition,
  play,
  type Result,
  randomFrom,
  rollbackTo,
  type SaveFile,
  ScriptFault,
  type SeatedSince,
  type Seating,
  sampleChoice,
  saveGame,
  type Title,
} from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { OMG85 } from '@bridgehead/omg85/rules';
import { REPOSITORY } from '../shell.ts';

export interface SavedGame {
  readonly name: string;
  readonly title: Title;
  readonly save: SaveFile;
}

interface Wanted {
  readonly name: string;
  readonly title: Title;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, boolean>>;
  readonly choices: number;
  readonly dice?: readonly Json[];
}

const NEW_GAMES: readonly Wanted[] = [
  { name: 'holland44 short', title: HOLLAND44, scenario: 'short', choices: 130 },
  {
    name: 'holland44 campaign with options',
    title: HOLLAND44,
    scenario: 'campaign',
    options: { balance: true, disengagement: true, isolation: true },
    choices: 90,
  },
  { name: 'holland44 with scripted dice', title: HOLLAND44, scenario: 'short', choices: 110, dice: [1, 3, 6, 2] },
  { name: 'omg85 historical', title: OMG85, scenario: 'historical', choices: 100 },
  {
    name: 'omg85 free, hidden and Advanced',
    title: OMG85,
    scenario: 'free',
    options: { hidden: true, advanced: true },
    choices: 100,
  },
  {
    name: 'omg85 hidden with scripted dice',
    title: OMG85,
    scenario: 'historical',
    options: { hidden: true, 'level-2': true },
    choices: 70,
    dice: [50, 50, 1, 100, 20, 99, 3],
  },
];

const SEED = 41;

export function savedGames(): readonly SavedGame[] {
  const begun = NEW_GAMES.map((wanted) => ({ ...wanted, game: newGame(wanted) }));
  const later = begun.filter(({ dice }) => dice === undefined).map(fromItsPosition);
  return [
    ...begun.map(({ name, title, game }) => ({ name, title, save: written(game) })),
    ...later,
    ...arenas(),
    { name: 'holland44 before its first choice', title: HOLLAND44, save: written(started(HOLLAND44, 'campaign', {})) },
  ];
}

/** As a file says it. */
const written = (game: Game): SaveFile => JSON.parse(JSON.stringify(saveGame(game, ...seatingsOf(game))));

/** In every game one side was handed over to the computer, and taken back later. */
function seatingsOf({ title: { sides } }: Game): readonly [Seating, readonly SeatedSince[]] {
  const [first = '', second = ''] = sides;
  const people: Seating = { players: { [first]: { by: 'person' }, [second]: { by: 'person' } }, hotSeat: true };
  const handed: Seating = {
    players: { ...people.players, [second]: { by: 'computer', level: 'staff' } },
    hotSeat: false,
  };
  return [
    people,
    [
      { ...handed, after: 3 },
      { ...people, after: 30 },
    ],
  ];
}

function opened(result: Result<Game>): Game {
  if (!result.ok) throw new Error(result.fault.says.code);
  return result.value;
}

type Options = Readonly<Record<string, boolean>>;

const started = (title: Title, scenario: string, options: Options, dice: readonly Json[] = []): Game =>
  opened(beginGame(title, { title: title.id, edition: 1, scenario, options, seed: SEED }, dice));

function newGame({ title, scenario = '', options = {}, choices, dice }: Wanted): Game {
  return playedOn(started(title, scenario, options, dice), choices, 7);
}

/** Choices drawn at random. Where the next scripted die does not fit, the rest of them are given up. */
function playedOn(game: Game, choices: number, seed: number): Game {
  const random = randomFrom(seed);
  let played = game;
  for (let made = 0; made < choices && decision(played) !== undefined; made++) {
    const { length } = played.history;
    const choice = sampleChoice(played, random);
    try {
      play(played, choice);
    } catch (error) {
      if (!(error instanceof ScriptFault)) throw error;
      rollbackTo(played, length);
      played = { ...played, script: [] };
      play(played, choice);
    }
  }
  return played;
}

/** A game that goes on from where another stands, dice to come included. */
function fromItsPosition({ name, title, game }: { name: string; title: Title; game: Game }): SavedGame {
  const position: JsonObject = JSON.parse(JSON.stringify(title.writePosition(game)));
  const next = playedOn(opened(openPosition(title, position)), 60, 8);
  return { name: `${name}, gone on from its position`, title, save: written(next) };
}

/** Positions written by hand, without words of the generator: their seed rolls. */
function arenas(): readonly SavedGame[] {
  const text = readFileSync(`${REPOSITORY}/titles/holland44/examples/arenas.json`, 'utf8');
  const list: readonly { readonly name: string; readonly position: JsonObject }[] = JSON.parse(text);
  return list.slice(0, 1).map(({ name, position }) => {
    const game = playedOn(opened(openPosition(HOLLAND44, position)), 60, 9);
    return { name: `holland44 from the arena «${name}»`, title: HOLLAND44, save: written(game) };
  });
}
