/**
 * A session bound to a seat: its side's decisions, view, known position, queries and events, and nothing else. There is no position,
 * no save, no umpire and no other game in it. What may be chosen is looked up in the position that the side knows, so that an answer
 * cannot tell more than that; only a choice that is legal there is made in the game.
 */
import { type Choice, check, deciderOf, decision, isJsonObject, type Json, type JsonObject } from '@bridgehead/engine';
import type { Say } from '@bridgehead/engine/contract';
import { listChoices } from '../choices.ts';
import { fail, failWith, ProtocolFault, says } from '../fault.ts';
import type { UnreadLine } from '../lines.ts';
import { type Params, readParams } from '../params.ts';
import { COMMON, idOf, type Languages, languageOf, methodOf, requestOf, toldError } from '../request.ts';
import type { Session } from '../session.ts';
import { toldAnswer, toldDecision, toldEvents, toldRuling, toldView } from '../told.ts';
import { type GameHost, type HostEntry, isFor } from './host.ts';

interface SeatOptions {
  readonly host: GameHost;
  readonly side: string;
  readonly languages?: Languages;
}

interface Seat {
  readonly host: GameHost;
  readonly side: string;
  readonly say: Say;
}

interface SeatMethod {
  readonly fields?: readonly string[];
  readonly handle: (seat: Seat, params: Params, raw: JsonObject) => unknown;
}

export function createSeatSession({ host, side, languages }: SeatOptions): Session {
  const { title } = host.game;
  return {
    handleLine: (line: string | UnreadLine) => {
      let id: Json = null;
      let say = COMMON;
      try {
        const request = requestOf(line);
        id = idOf(request);
        const lang = languageOf(request, languages);
        say = languages?.speak(lang, title.id) ?? COMMON;
        const { method, params } = methodOf(request, SEAT_METHODS);
        return JSON.stringify({ id, result: method.handle({ host, side, say }, readParams(params), params) ?? null });
      } catch (error) {
        return JSON.stringify({ id, error: toldError(seatError(error), say) });
      }
    },
  };
}

/** A fault of the program is the host's affair: its evidence would tell the whole game. */
const seatError = (error: unknown): ProtocolFault['error'] =>
  error instanceof ProtocolFault ? error.error : { code: 'internal', says: says('host-broke-down') };

/** What this side is asked; of a question to another only whom it is for. */
function decisionOf({ host, side, say }: Seat): JsonObject | null {
  const { game } = host;
  const by = deciderOf(game);
  if (by === undefined) return null;
  if (by !== side) return { by };
  const { at: _, ...asked } = toldDecision(game.title, decision(game), say) ?? {};
  return { ...asked, version: host.versionOf(side), mayUndo: host.mayUndo(side) };
}

/** A choice is for the side that is asked, and for the question that it was asked then. */
function expectAsked({ host, side }: Seat, params: Params): void {
  if (deciderOf(host.game) !== side) fail('bad-request', '', says('not-your-decision'));
  if (params.whole('version', 0, Number.MAX_SAFE_INTEGER) !== host.versionOf(side))
    fail('stale', 'params.version', says('stale-choice'));
}

function choiceIn(params: Params): Choice {
  const choice = params.raw('choice');
  if (isJsonObject(choice) && typeof choice.kind === 'string') return choice as Choice;
  return fail('bad-request', 'params.choice', says('expected-an-object'));
}

function applyChoice(seat: Seat, params: Params): unknown {
  expectAsked(seat, params);
  const { host, side } = seat;
  const choice = choiceIn(params);
  const known = check(host.knownTo(side), choice);
  const refused = known.legal ? host.apply(choice) : known;
  if (refused === undefined) {
    const heard = heardBy(seat);
    return { ...told(seat, heard, heard.length - 1), decision: decisionOf(seat) };
  }
  const { legal: _, ...what } = refused;
  return fail('illegal-choice', 'params.choice', what);
}

function takeBack(seat: Seat, params: Params): unknown {
  expectAsked(seat, params);
  if (!seat.host.mayUndo(seat.side)) fail('no-undo', '', { code: 'undo-closed' });
  seat.host.undo();
  return { of: heardBy(seat).length, decision: decisionOf(seat) };
}

/** What this side has heard: of what others chose in silence it does not even learn that they chose. */
const heardBy = ({ host, side }: Seat): readonly HostEntry[] =>
  host.log
    .map((entry) => ({
      ...entry,
      events: entry.events.filter((event) => isFor(side, event)),
      rolls: entry.rolls.filter((roll) => isFor(side, roll)),
    }))
    .filter(({ by, events, rolls }) => by === side || events.length + rolls.length > 0);

/** What came of the choices since then. */
function logSince(seat: Seat, params: Params): JsonObject {
  const heard = heardBy(seat);
  return told(seat, heard, params.has('since') ? params.whole('since', 0, heard.length) : 0);
}

function told({ host, side, say }: Seat, heard: readonly HostEntry[], since: number): JsonObject {
  const entries = heard.slice(since).map(({ by, choice, events, rolls }) => ({
    by,
    ...(by === side ? { choice } : {}),
    events: toldEvents(host.game.title, events, say),
    rolls: rolls.map((roll) => ({ ...roll })),
  }));
  return { entries, of: heard.length };
}

function answerQuery({ host, side, say }: Seat, params: Params, raw: JsonObject): Json {
  const what = params.text('what');
  const rest = Object.fromEntries(Object.entries(raw).filter(([key]) => key !== 'what'));
  const known = host.knownTo(side);
  const result = known.title.query(known, what, rest);
  return result.ok ? toldAnswer(known.title, what, result.value, say) : failWith(result.fault, 'params');
}

function ownChoices({ host, side }: Seat, params: Params): readonly Choice[] {
  if (deciderOf(host.game) !== side) fail('bad-request', '', says('not-your-decision'));
  return listChoices(host.knownTo(side), params);
}

function checkChoice({ host, side, say }: Seat, params: Params): JsonObject {
  if (deciderOf(host.game) !== side) fail('bad-request', '', says('not-your-decision'));
  return toldRuling(check(host.knownTo(side), params.raw('choice')), say);
}

const SEAT_METHODS: ReadonlyMap<string, SeatMethod> = new Map<string, SeatMethod>([
  ['decision', { fields: [], handle: decisionOf }],
  ['view', { fields: [], handle: ({ host, side, say }) => viewOf(host, side, say) }],
  ['sight', { fields: [], handle: ({ host, side }) => host.game.title.writePosition(host.knownTo(side)) }],
  ['choices', { fields: ['filter', 'limit', 'sample', 'seed'], handle: ownChoices }],
  ['check', { fields: ['choice'], handle: checkChoice }],
  ['apply', { fields: ['choice', 'version'], handle: applyChoice }],
  ['undo', { fields: ['version'], handle: takeBack }],
  ['log', { fields: ['since'], handle: logSince }],
  ['query', { handle: answerQuery }],
]);

const viewOf = ({ game }: GameHost, side: string, say: Say): Json =>
  toldView(game.title, game.title.view(game, side), say);
