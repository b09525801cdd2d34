/** How a game is opened: new, from a position, or from a save. */
import {
  beginGame,
  type Game,
  type HouseRules,
  type Json,
  type JsonObject,
  message,
  type Options,
  openPosition,
  openQuestion,
  openSave,
  playForced,
  type Result,
  readHouseRules,
  readOptions,
  readSave,
  ScriptFault,
  type Seating,
  seatingIn,
  seatingsIn,
  type Title,
} from '@bridgehead/engine';
import { fail, failWith, ProtocolFault, quoted, says } from './fault.ts';
import { LARGEST_SEED, type Params } from './params.ts';
import type { GameHost } from './seat/host.ts';
import { createRecorder } from './seat/host-log.ts';
import type { SessionState } from './session.ts';

const MOST_DICE = 100_000;

export function newGame(session: SessionState, params: Params): JsonObject {
  const title = titleNamed(session, params.text('title'), 'params.title');
  const setUp = {
    title: title.id,
    edition: params.has('edition') ? params.whole('edition', 1, 99) : (title.editions[0] ?? 1),
    scenario: params.text('scenario'),
    options: (params.has('options') ? params.object('options') : {}) as Options,
    ...(params.has('rules') ? { rules: params.object('rules') as HouseRules } : {}),
    seed: params.has('seed') ? params.whole('seed', 0, LARGEST_SEED) : session.newSeed(),
  };
  const dice = diceOf(params);
  const seating = seatingOf(session, title, params);
  const game = opened('params', () => beginGame(title, setUp, dice));
  return { game: session.open(game, { seatings: [{ after: 0, ...seating }] }) };
}

export const gameOf = (session: SessionState, params: Params): Game => hostOf(session, params).game;

/** A game that broke down at a seat tells its host of it, once. */
export function hostOf({ games, broken }: SessionState, params: Params): GameHost {
  const name = params.text('game');
  const fault = broken.get(name);
  broken.delete(name);
  if (fault !== undefined) throw new ProtocolFault(fault);
  return games.get(name) ?? fail('unknown-game', 'params.game', says('no-such-game', { value: quoted(name) }));
}

export function sideOf({ sides }: Title, params: Params): string {
  const side = params.text('side');
  if (sides.includes(side)) return side;
  return fail('bad-request', 'params.side', says('no-such-side', { value: quoted(side), known: sides.join(', ') }));
}

export function titleNamed({ titles, facts = titles }: SessionState, name: unknown, place: string): Title {
  const title = titles.find(({ id }) => id === name);
  const known = facts.map(({ id }) => id).join(', ');
  return title ?? fail('unknown-title', place, says('no-such-title', { value: quoted(name), known }));
}

function diceOf(params: Params): readonly Json[] {
  const dice = params.has('dice') ? params.list('dice', MOST_DICE) : [];
  dice.forEach((entry, i) => {
    if (typeof entry === 'number' || typeof entry === 'string') return;
    fail('bad-dice', `params.dice[${i}]`, says('bad-die'));
  });
  return dice;
}

export function loadGame(session: SessionState, params: Params): JsonObject {
  const [hasPosition, hasSave] = [params.has('position'), params.has('save')];
  if (hasPosition === hasSave) fail('bad-request', 'params', says('position-or-save'));
  const dice = diceOf(params);
  return hasPosition ? loadPosition(session, params.object('position'), dice) : loadSave(session, params, dice);
}

/** A position at its own question: what it asks is for others to answer. */
export function positionAt(title: Title, position: JsonObject): Game {
  return guarded('params.position', () => opened('params.position', () => openQuestion(title, position)));
}

function loadPosition(session: SessionState, position: JsonObject, dice: readonly Json[]): JsonObject {
  const title = titleNamed(session, titleIn(position), 'params.position.title');
  const game = guarded('params.position', () => opened('params.position', () => openPosition(title, position, dice)));
  return { game: session.open(game) };
}

export const titleIn = (data: JsonObject): unknown => (Object.hasOwn(data, 'title') ? data.title : 'nothing');

function loadSave(session: SessionState, params: Params, dice: readonly Json[]): JsonObject {
  const parsed = readSave(params.object('save'));
  if (!parsed.ok) return failWith(parsed.fault, 'params.save');
  const save = parsed.value;
  const title = titleNamed(session, save.setUp.title, 'params.save.setUp.title');
  const options = readOptions(title.options, save.setUp.options, save.setUp.edition);
  if (!options.ok) return failWith({ ...options.fault, code: 'bad-save' }, 'params.save.setUp');
  const rules = readHouseRules(title, save.setUp.edition, save.setUp.rules ?? {});
  if (!rules.ok) return failWith({ ...rules.fault, code: 'bad-save' }, 'params.save.setUp');
  const recorder = createRecorder();
  const { game, warning } = guarded('params.save', () =>
    opened('params.save', () => openSave(title, save, recorder.beforeChoice)),
  );
  // The record has had its dice; these are for what comes.
  const scripted: Game = { ...game, script: dice };
  guarded('params.save', () =>
    opened('params', () => {
      playForced(scripted);
      return { ok: true, value: scripted };
    }),
  );
  const { seatings, warning: ofPlayers } = seatingsIn(
    title,
    { ...playersIn(params), ...save },
    levelsOf(session, title),
  );
  const { players, hotSeat } = seatings.at(-1) ?? seatings[0];
  const told = warning === undefined ? recorder.entries : undefined;
  const say = session.speak(title);
  return {
    game: session.open(scripted, { told, seatings }),
    players: { ...players },
    hotSeat,
    ...(warning === undefined ? {} : { warning: say(warning) }),
    ...(ofPlayers === undefined ? {} : { playersWarning: say(ofPlayers) }),
  };
}

/** The levels of computer players that can be seated; undefined where nobody here knows. */
const levelsOf = ({ levelsFor, players }: SessionState, { id }: Title): readonly string[] | undefined =>
  levelsFor?.(id) ?? players?.names;

/** Who plays, as a request tells it. */
function playersIn(params: Params): { readonly players?: Json; readonly hotSeat?: Json } {
  const said = { players: params.raw('players'), hotSeat: params.raw('hotSeat') };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

export function seatingOf(session: SessionState, title: Title, params: Params): Seating {
  const { players, hotSeat, warning } = seatingIn(title, playersIn(params), levelsOf(session, title));
  return warning === undefined ? { players, hotSeat } : fail('bad-request', 'params.players', warning);
}

function opened<T>(under: string, open: () => Result<T>): T {
  try {
    const result = open();
    return result.ok ? result.value : failWith(result.fault, under);
  } catch (error) {
    if (error instanceof ScriptFault)
      return fail('bad-dice', 'params.dice', says('unfit-dice', { why: error.message }));
    throw error;
  }
}

/** Frames that somebody has made up may lead the rules where no game can go: the fault is the data's, not ours. */
function guarded<T>(place: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof ProtocolFault || !(error instanceof Error)) throw error;
    const code = place.endsWith('save') ? 'bad-save' : 'bad-position';
    return fail(
      code,
      `${place}.${code === 'bad-save' ? 'choices' : 'frames'}`,
      message('rules-cannot-go-on', { why: error.message }),
    );
  }
}
