/**
 * A session bound to a seat: its side's decisions, view, known position, queries and events, and nothing else. There is no position,
 * no save, no umpire and no other game in it. What may be chosen is looked up in the position that the side knows, so that an answer
 * cannot tell more than that; only a choice that is legal there is made in the game. Who plays several sides alone has one seat for them.
 */
import {
  type Choice,
  changesSince,
  check,
  deciderOf,
  decision,
  isJsonObject,
  type Json,
  type JsonObject,
  type KnownChanges,
} from '@bridgehead/engine';
import type { Say } from '@bridgehead/engine/contract';
import { makeChoice } from '../apply-choice.ts';
import { listChoices } from '../choices.ts';
import { fail, failWith, ProtocolFault, quoted, says } from '../fault.ts';
import type { UnreadLine } from '../lines.ts';
import { type Params, readParams } from '../params.ts';
import { phaseSpansOf } from '../record.ts';
import { COMMON, idOf, type Languages, languageOf, methodOf, requestOf, toldError } from '../request.ts';
import type { Session } from '../session.ts';
import { toldAnswer, toldDecision, toldEvents, toldRuling, toldView } from '../told.ts';
import { type GameHost, mayUndoAt, seatedAmong } from './host.ts';
import type { HostEntry } from './host-log.ts';
import { answerPast } from './past.ts';

interface SeatOptions {
  readonly host: GameHost;
  /** One, but for somebody who plays several. */
  readonly sides: readonly string[];
  readonly languages?: Languages;
  /** Told of a fault of the program, which the seat must not hear: its evidence would tell the whole game. */
  readonly broke?: (error: unknown) => void;
}

interface Seat {
  readonly host: GameHost;
  readonly sides: readonly string[];
  readonly say: Say;
}

interface SeatMethod {
  readonly fields?: readonly string[];
  readonly handle: (seat: Seat, params: Params, raw: JsonObject) => unknown;
}

export function createSeatSession(options: SeatOptions): Session {
  return {
    handleLine: (line: string | UnreadLine) => {
      try {
        return answerAtSeat(options, requestOf(line));
      } catch (error) {
        return JSON.stringify({ id: null, error: toldError(seatError(options, error), COMMON) });
      }
    },
  };
}

export function answerAtSeat(options: SeatOptions, request: JsonObject): string {
  const { host, sides, languages } = options;
  let id: Json = null;
  let say = COMMON;
  try {
    id = idOf(request);
    const lang = languageOf(request, languages);
    say = languages?.speak(lang, host.game.title.id) ?? COMMON;
    const { method, params } = methodOf(request, SEAT_METHODS);
    return JSON.stringify({ id, result: method.handle({ host, sides, say }, readParams(params), params) ?? null });
  } catch (error) {
    return JSON.stringify({ id, error: toldError(seatError(options, error), say) });
  }
}

function seatError({ broke }: SeatOptions, error: unknown): ProtocolFault['error'] {
  if (error instanceof ProtocolFault) return error.error;
  broke?.(error);
  return HOST_BROKE_DOWN;
}

export const HOST_BROKE_DOWN: ProtocolFault['error'] = { code: 'internal', says: says('host-broke-down') };

/** The side of this seat that is asked. */
function askedOf({ host, sides }: Seat): string | undefined {
  const by = deciderOf(host.game);
  return sides.find((side) => side === by);
}

/** With whose eyes a seat looks that has several sides: those of the one that is named, or asked. */
function eyesOf(seat: Seat, params: Params): string {
  const { sides } = seat;
  const side = params.has('side') ? params.text('side') : (askedOf(seat) ?? sides[0] ?? '');
  if (sides.includes(side)) return side;
  return fail('bad-request', 'params.side', says('no-such-side', { value: quoted(side), known: sides.join(', ') }));
}

const versionOf = ({ host, sides }: Seat): number => sides.reduce((sum, side) => sum + host.versionOf(side), 0);

/** What this seat is asked; of a question to another only whom it is for. */
function decisionOf(seat: Seat): JsonObject | null {
  const { host, sides, say } = seat;
  const by = deciderOf(host.game);
  if (by === undefined) return null;
  if (!sides.includes(by)) return { by };
  const known = host.knownTo(by);
  const asked = toldDecision(known, decision(known), say) ?? {};
  return { ...asked, version: versionOf(seat), mayUndo: mayUndoAt(host, sides) };
}

/** The side that is asked, if it is of this seat. */
const expectAsked = (seat: Seat): string => askedOf(seat) ?? fail('bad-request', '', says('not-your-decision'));

/** A choice is for the question that was asked when it was made. */
function expectFresh(seat: Seat, params: Params): string {
  const side = expectAsked(seat);
  if (params.whole('version', 0, Number.MAX_SAFE_INTEGER) === versionOf(seat)) return side;
  return fail('stale', 'params.version', says('stale-choice'));
}

function choiceIn(params: Params): Choice {
  const choice = params.raw('choice');
  if (isJsonObject(choice) && typeof choice.kind === 'string') return choice as Choice;
  return fail('bad-request', 'params.choice', says('expected-an-object'));
}

function applyChoice(seat: Seat, params: Params): unknown {
  const side = expectFresh(seat, params);
  const { host, sides } = seat;
  const choice = choiceIn(params);
  const known = check(host.knownTo(side), choice);
  if (!known.legal) {
    const { legal: _, ...what } = known;
    return fail('illegal-choice', 'params.choice', what);
  }
  makeChoice(host, choice);
  const heard = host.heard(sides, side);
  return { ...told(seat, heard, heard.length - 1), decision: decisionOf(seat) };
}

function takeBack(seat: Seat, params: Params): unknown {
  const side = expectFresh(seat, params);
  const { host, sides } = seat;
  if (!mayUndoAt(host, sides)) fail('no-undo', '', { code: 'undo-closed' });
  host.undo();
  return { of: host.heard(sides, side).length, decision: decisionOf(seat) };
}

/** What this side has heard: of what others chose in silence it does not even learn that they chose. */
function logSince(seat: Seat, params: Params): JsonObject {
  const heard = seat.host.heard(seat.sides, eyesOf(seat, params));
  const since = params.has('since') ? params.whole('since', 0, heard.length) : 0;
  const seatings = seatedAmong(seat.host, heard).map((one) => ({ ...one, players: { ...one.players } }));
  return { ...told(seat, heard, since), seatings };
}

function told({ host: { game }, sides, say }: Seat, heard: readonly HostEntry[], since: number): JsonObject {
  const entries = heard.slice(since).map(({ by, choice, turn, phase, depth, events, rolls }) => ({
    by,
    ...(sides.includes(by) ? { choice } : {}),
    turn,
    phase,
    depth,
    events: toldEvents(game, events, say),
    moments: phaseSpansOf(game, events).map((span) => ({ ...span })),
    rolls: rolls.map((roll) => ({ ...roll })),
  }));
  return { entries, of: heard.length };
}

function answerQuery(seat: Seat, params: Params, raw: JsonObject): Json {
  const what = params.text('what');
  const rest = Object.fromEntries(Object.entries(raw).filter(([key]) => key !== 'what'));
  const known = seat.host.knownTo(askedOf(seat) ?? seat.sides[0] ?? '');
  const result = known.title.query(known, what, rest);
  return result.ok ? toldAnswer(known, what, result.value, seat.say) : failWith(result.fault, 'params');
}

const ownChoices = (seat: Seat, params: Params): readonly Choice[] =>
  listChoices(seat.host.knownTo(expectAsked(seat)), params);

const checkChoice = (seat: Seat, params: Params): JsonObject =>
  toldRuling(seat.host.game, check(seat.host.knownTo(expectAsked(seat)), params.raw('choice')), seat.say);

function viewOf(seat: Seat, params: Params): Json {
  const { game } = seat.host;
  return toldView(game, game.title.view(game, eyesOf(seat, params)), seat.say);
}

const sightOf = (seat: Seat, params: Params): JsonObject =>
  seat.host.game.title.writePosition(seat.host.knownTo(eyesOf(seat, params)));

/** Less than a sight, for one who has had that: he names how often each column had been written to when he last looked. */
function changesOf(seat: Seat, params: Params): KnownChanges {
  const known = seat.host.knownTo(eyesOf(seat, params));
  if (!params.has('since')) return changesSince(known);
  const since = params.list('since', known.revisions.length);
  return changesSince(known, since.map(Number));
}

/** What this side knew then; it counts in what it has heard. */
function pastOf(seat: Seat, params: Params): readonly Json[] {
  const side = eyesOf(seat, params);
  return answerPast(seat.host, params, { side, entries: seat.host.heard(seat.sides, side), say: seat.say });
}

const SEAT_METHODS: ReadonlyMap<string, SeatMethod> = new Map<string, SeatMethod>([
  ['decision', { fields: [], handle: decisionOf }],
  ['view', { fields: ['side'], handle: viewOf }],
  ['sight', { fields: ['side'], handle: sightOf }],
  ['changes', { fields: ['side', 'since'], handle: changesOf }],
  ['choices', { fields: ['filter', 'limit', 'sample', 'seed'], handle: ownChoices }],
  ['check', { fields: ['choice'], handle: checkChoice }],
  ['apply', { fields: ['choice', 'version'], handle: applyChoice }],
  ['undo', { fields: ['version'], handle: takeBack }],
  ['log', { fields: ['since', 'side'], handle: logSince }],
  ['past', { fields: ['side', 'asks'], handle: pastOf }],
  ['query', { handle: answerQuery }],
]);
