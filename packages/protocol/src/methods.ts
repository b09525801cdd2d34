import {
  type Choice,
  check,
  choices,
  decision,
  type Game,
  type Json,
  type JsonObject,
  openKnownPosition,
  play,
  type Random,
  randomFrom,
  rollbackTo,
  ScriptFault,
  sameJson,
  sampleChoice,
  saveGame,
  undo,
} from '@bridgehead/engine';
import { fail, failWith, says } from './fault.ts';
import { gameOf, loadGame, newGame, sideOf } from './opening.ts';
import { LARGEST_SEED, type Params } from './params.ts';
import { leaveSeat, seatPlayer, think } from './players.ts';
import { mayUndo, phaseSpansOf, recordReply, seek } from './record.ts';
import type { SessionState } from './session.ts';
import { toldAnswer, toldDecision, toldEvents, toldRuling, toldView } from './told.ts';

interface Method {
  /** The fields of its params; left out if a title reads them. */
  readonly fields?: readonly string[];
  readonly handle: (session: SessionState, params: Params, raw: JsonObject) => unknown;
}

const MOST_CHOICES = 1_000_000;
const MOST_SAMPLES = 10_000;

/** Whose choice it is; null when the game is over. */
const decisionOf = ({ speak }: SessionState, game: Game): unknown =>
  toldDecision(game.title, decision(game), speak(game.title));

function viewOf(session: SessionState, params: Params): Json {
  const game = gameOf(session, params);
  const view = game.title.view(game, params.has('side') ? sideOf(game.title, params) : undefined);
  return toldView(game.title, view, session.speak(game.title));
}

/** The position as a side may know it, for a player that thinks ahead: no seed, no dice to come. */
function sightOf(session: SessionState, params: Params): JsonObject {
  const game = gameOf(session, params);
  return game.title.writePosition(openKnownPosition(game, sideOf(game.title, params)));
}

function listChoices(session: SessionState, params: Params): readonly Choice[] {
  const game = gameOf(session, params);
  const filter = params.has('filter') ? params.object('filter') : undefined;
  if (params.has('sample')) return sampled(game, params, filter);
  if (params.has('seed')) fail('bad-request', 'params.seed', says('seed-without-sample'));
  const limit = params.has('limit') ? params.whole('limit', 1, MOST_CHOICES) : MOST_CHOICES;
  const found: Choice[] = [];
  for (const choice of choices(game, kindIn(filter))) {
    if (filter !== undefined && !matches(choice, filter)) continue;
    found.push(choice);
    if (found.length === limit) break;
  }
  return found;
}

/** Independent draws; the same choice may be drawn twice. */
function sampled(game: Game, params: Params, filter: JsonObject | undefined): readonly Choice[] {
  if (params.has('limit')) fail('bad-request', 'params.limit', says('limit-with-sample'));
  const count = params.whole('sample', 1, MOST_SAMPLES);
  const random = randomFrom(params.has('seed') ? params.whole('seed', 0, LARGEST_SEED) : 0);
  const draw = drawer(game, random, filter);
  return Array.from({ length: count }, draw).filter((choice) => choice !== undefined);
}

function drawer(game: Game, random: Random, filter: JsonObject | undefined): () => Choice | undefined {
  if (filter === undefined) return () => sampleChoice(game, random);
  const fitting = [...choices(game, kindIn(filter))].filter((choice) => matches(choice, filter));
  return () => (fitting.length === 0 ? undefined : fitting[random.below(fitting.length)]);
}

const kindIn = (filter: JsonObject | undefined): string | undefined =>
  filter !== undefined && Object.hasOwn(filter, 'kind') && typeof filter.kind === 'string' ? filter.kind : undefined;

/** Every field of the filter is in the choice, and says the same. */
const matches = (choice: Choice, filter: JsonObject): boolean =>
  Object.keys(filter).every((key) => Object.hasOwn(choice, key) && sameJson(choice[key], filter[key]));

function applyChoice(session: SessionState, params: Params): unknown {
  const game = gameOf(session, params);
  const before = game.history.length;
  try {
    const played = play(game, params.raw('choice'));
    if (played.legal) {
      session.redoTails.delete(game);
      const say = session.speak(game.title);
      return {
        events: toldEvents(game.title, played.events, say),
        moments: phaseSpansOf(game, played.events),
        rolls: played.rolls,
        decision: toldDecision(game.title, played.decision, say),
        mayUndo: mayUndo(game),
      };
    }
    const { legal: _, ...refused } = played;
    return fail('illegal-choice', 'params.choice', refused);
  } catch (error) {
    if (!(error instanceof ScriptFault)) throw error;
    rollbackTo(game, before);
    return fail('bad-dice', 'dice', says('unfit-dice', { why: error.message }));
  }
}

function takeBack(session: SessionState, params: Params): unknown {
  const game = gameOf(session, params);
  const ruling = undo(game);
  if (!ruling.legal) fail('no-undo', '', { code: ruling.code });
  session.redoTails.delete(game);
  return { decision: decisionOf(session, game), mayUndo: mayUndo(game) };
}

function answerQuery(session: SessionState, params: Params, raw: JsonObject): Json {
  const game = gameOf(session, params);
  const what = params.text('what');
  const rest = Object.fromEntries(Object.entries(raw).filter(([key]) => key !== 'game' && key !== 'what'));
  const result = game.title.query(game, what, rest);
  return result.ok
    ? toldAnswer(game.title, what, result.value, session.speak(game.title))
    : failWith(result.fault, 'params');
}

function closeGame(session: SessionState, params: Params): JsonObject {
  gameOf(session, params);
  const closed = params.text('game');
  session.games.delete(closed);
  return { closed };
}

const describeTitles = ({ titles }: SessionState): unknown =>
  titles.map(({ id, name, editions, scenarios, sides, options, furtherFacts }) => {
    return { id, name, editions, scenarios, sides, options, ...furtherFacts };
  });

const positionOf = (game: Game): JsonObject => game.title.writePosition(game);

function checkChoice(session: SessionState, params: Params): unknown {
  const game = gameOf(session, params);
  return toldRuling(check(game, params.raw('choice')), session.speak(game.title));
}

export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['titles', { fields: [], handle: describeTitles }],
  ['new', { fields: ['title', 'edition', 'scenario', 'seed', 'options', 'dice'], handle: newGame }],
  ['load', { fields: ['position', 'save', 'dice'], handle: loadGame }],
  ['position', { fields: ['game'], handle: (session, params) => positionOf(gameOf(session, params)) }],
  ['save', { fields: ['game'], handle: (session, params) => saveGame(gameOf(session, params)) }],
  ['view', { fields: ['game', 'side'], handle: viewOf }],
  ['sight', { fields: ['game', 'side'], handle: sightOf }],
  ['decision', { fields: ['game'], handle: (session, params) => decisionOf(session, gameOf(session, params)) }],
  ['choices', { fields: ['game', 'filter', 'limit', 'sample', 'seed'], handle: listChoices }],
  ['check', { fields: ['game', 'choice'], handle: checkChoice }],
  ['apply', { fields: ['game', 'choice'], handle: applyChoice }],
  ['undo', { fields: ['game'], handle: takeBack }],
  ['record', { fields: ['game'], handle: (session, params) => recordReply(session, gameOf(session, params)) }],
  ['seek', { fields: ['game', 'at'], handle: (session, params) => seek(session, gameOf(session, params), params) }],
  ['query', { handle: answerQuery }],
  ['close', { fields: ['game'], handle: closeGame }],
  ['seat', { fields: ['title', 'side', 'player', 'seed'], handle: seatPlayer }],
  ['think', { fields: ['seat', 'game', 'position', 'nodes'], handle: think }],
  ['leave', { fields: ['seat'], handle: leaveSeat }],
]);
