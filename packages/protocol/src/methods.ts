import {
  check,
  decision,
  type Game,
  type Json,
  type JsonObject,
  openKnownPosition,
  type SaveFile,
  savedChoices,
  saveGame,
} from '@bridgehead/engine';
import { makeChoice } from './apply-choice.ts';
import { listChoices } from './choices.ts';
import { failWith } from './fault.ts';
import { gameOf, hostOf, loadGame, newGame, seatingOf, sideOf } from './opening.ts';
import type { Params } from './params.ts';
import { leaveSeat, seatPlayer, think } from './players.ts';
import { doAgain, mayUndo, phaseSpansOf, recordReply, seek, takeBack } from './record.ts';
import { answerPast } from './seat/past.ts';
import type { SessionState } from './session.ts';
import { toldAnswer, toldDecision, toldEvents, toldRuling, toldView } from './told.ts';

interface Method {
  /** The fields of its params; left out if a title reads them. */
  readonly fields?: readonly string[];
  readonly handle: (session: SessionState, params: Params, raw: JsonObject) => unknown;
}

/** Whose choice it is; null when the game is over. */
const decisionOf = ({ speak }: SessionState, game: Game): unknown =>
  toldDecision(game, decision(game), speak(game.title));

function viewOf(session: SessionState, params: Params): Json {
  const game = gameOf(session, params);
  const view = game.title.view(game, params.has('side') ? sideOf(game.title, params) : undefined);
  return toldView(game, view, session.speak(game.title));
}

/** The position as a side may know it, for a player that thinks ahead: no seed, no dice to come. */
function sightOf(session: SessionState, params: Params): JsonObject {
  const game = gameOf(session, params);
  return game.title.writePosition(openKnownPosition(game, sideOf(game.title, params)));
}

function applyChoice(session: SessionState, params: Params): unknown {
  const host = hostOf(session, params);
  const { events, rolls, decision: asked } = makeChoice(host, params.raw('choice'));
  const { game } = host;
  const say = session.speak(game.title);
  return {
    events: toldEvents(game, events, say),
    moments: phaseSpansOf(game, events),
    rolls,
    decision: toldDecision(game, asked, say),
    mayUndo: mayUndo(game),
  };
}

function undoChoice(session: SessionState, params: Params): unknown {
  const host = hostOf(session, params);
  takeBack(host);
  return { decision: decisionOf(session, host.game), mayUndo: mayUndo(host.game) };
}

function dropDice(session: SessionState, params: Params): JsonObject {
  hostOf(session, params).dropDice();
  return {};
}

function answerQuery(session: SessionState, params: Params, raw: JsonObject): Json {
  const game = gameOf(session, params);
  const what = params.text('what');
  const rest = Object.fromEntries(Object.entries(raw).filter(([key]) => key !== 'game' && key !== 'what'));
  const result = game.title.query(game, what, rest);
  return result.ok ? toldAnswer(game, what, result.value, session.speak(game.title)) : failWith(result.fault, 'params');
}

function closeGame(session: SessionState, params: Params): JsonObject {
  gameOf(session, params);
  const closed = params.text('game');
  session.games.delete(closed);
  return { closed };
}

/** Where nobody has named a thing, it goes by its id. */
const describeTitles = ({ titles, facts = titles, namesOf, speak }: SessionState): unknown =>
  facts.map((title) => {
    const { id, editions, scenarios, sides, options, rules } = title;
    const names = namesOf(title);
    const say = speak(title);
    return {
      id,
      name: names?.name ?? id,
      editions,
      scenarios: scenarios.map((one) => ({ id: one.id, name: names?.scenarios[one.id] ?? one.id })),
      sides,
      options: options.map(({ id: option, refused, ...others }) => ({
        id: option,
        name: names?.options[option] ?? option,
        ...others,
        ...(refused === undefined ? {} : { refused: say(refused) }),
      })),
      ...(rules === undefined ? {} : { rules }),
      ...(names === undefined ? {} : { costUnit: names.costUnit }),
    };
  });

const positionOf = (game: Game): JsonObject => game.title.writePosition(game);

function checkChoice(session: SessionState, params: Params): unknown {
  const game = gameOf(session, params);
  return toldRuling(game, check(game, params.raw('choice')), session.speak(game.title));
}

function saveOf(session: SessionState, params: Params): SaveFile {
  const { game, seatings } = hostOf(session, params);
  const [first, ...later] = seatings;
  return saveGame(game, first, later);
}

/** Where in the record somebody who plays these sides has heard so many entries. */
function momentHeard(session: SessionState, params: Params): JsonObject {
  const host = hostOf(session, params);
  const { sides: all } = host.game.title;
  const named = params.text('sides').split(',');
  const sides = all.filter((side) => named.includes(side) || named.includes('*'));
  const heard = host.heard(sides, params.text('side'));
  const entry = heard[params.whole('at', 0, heard.length)];
  const at = host.entries.findIndex(({ length }) => length === entry?.length);
  return { at: at < 0 ? host.of : at };
}

/** Through all eyes together: for replays, and for who watches. */
function pastOf(session: SessionState, params: Params): readonly Json[] {
  const host = hostOf(session, params);
  return answerPast(host, params, { entries: host.entries, say: session.speak(host.game.title) });
}

/** From now on these play. */
function handOver(session: SessionState, params: Params): JsonObject {
  const host = hostOf(session, params);
  const { players, hotSeat } = seatingOf(session, host.game.title, params);
  host.hand({ players, hotSeat });
  return { after: host.game.history.length, players: { ...players }, hotSeat };
}

/** What a save of the game has after so many choices; where it has fewer, after those. */
function linesOf(session: SessionState, params: Params): unknown {
  const { game, of } = hostOf(session, params);
  const after = Math.min(params.whole('after', 0, Number.MAX_SAFE_INTEGER), game.history.length);
  return { after, choices: savedChoices(game, after), answers: of };
}

const NEW_GAME = ['title', 'edition', 'scenario', 'seed', 'options', 'rules', 'dice', 'players', 'hotSeat'];

export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['titles', { fields: [], handle: describeTitles }],
  ['new', { fields: NEW_GAME, handle: newGame }],
  ['load', { fields: ['position', 'save', 'dice', 'players', 'hotSeat'], handle: loadGame }],
  ['position', { fields: ['game'], handle: (session, params) => positionOf(gameOf(session, params)) }],
  ['hand', { fields: ['game', 'players', 'hotSeat'], handle: handOver }],
  ['save', { fields: ['game'], handle: saveOf }],
  ['lines', { fields: ['game', 'after'], handle: linesOf }],
  ['view', { fields: ['game', 'side'], handle: viewOf }],
  ['sight', { fields: ['game', 'side'], handle: sightOf }],
  ['decision', { fields: ['game'], handle: (session, params) => decisionOf(session, gameOf(session, params)) }],
  [
    'choices',
    {
      fields: ['game', 'filter', 'limit', 'sample', 'seed'],
      handle: (session, params) => listChoices(gameOf(session, params), params),
    },
  ],
  ['past', { fields: ['game', 'asks'], handle: pastOf }],
  ['moment', { fields: ['game', 'sides', 'side', 'at'], handle: momentHeard }],
  ['check', { fields: ['game', 'choice'], handle: checkChoice }],
  ['apply', { fields: ['game', 'choice'], handle: applyChoice }],
  ['undo', { fields: ['game'], handle: undoChoice }],
  [
    'record',
    {
      fields: ['game', 'since'],
      handle: (session, params) => recordReply(session, hostOf(session, params), params),
    },
  ],
  ['seek', { fields: ['game', 'at'], handle: (session, params) => seek(session, hostOf(session, params), params) }],
  [
    'again',
    { fields: ['game', 'steps'], handle: (session, params) => doAgain(session, hostOf(session, params), params) },
  ],
  ['drop-dice', { fields: ['game'], handle: dropDice }],
  ['query', { handle: answerQuery }],
  ['close', { fields: ['game'], handle: closeGame }],
  ['seat', { fields: ['title', 'side', 'player', 'seed'], handle: seatPlayer }],
  ['think', { fields: ['seat', 'game', 'position', 'nodes'], handle: think }],
  ['leave', { fields: ['seat'], handle: leaveSeat }],
]);
