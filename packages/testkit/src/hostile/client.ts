/**
 * A client of the engine protocol that means harm: real play, and between its requests lines that are mutated, wild, torn
 * or no requests at all. It hears the replies, so that its games go on and its nonsense is about things that exist.
 */
import { isJsonObject, type Json, type JsonObject, type Random, randomFrom } from '@bridgehead/engine';
import { type Known, type KnownTitle, newGame, type OpenGame, type Request, realRequest } from './requests.ts';
import { isOneIn, mutated, oddLine, pick, torn, wildValue } from './wild.ts';

export interface HostileClient {
  /** The next line to send. */
  next(): string;
  /** The reply to it, which must come before the next line. */
  hear(reply: string): void;
}

export interface HostileOptions {
  readonly seed: number;
  readonly titles: readonly KnownTitle[];
  /** One line in so many is longer than any line may be; none if left out. */
  readonly hugeOneIn?: number;
}

const MOST_GAMES = 8;
const MOST_SEATS = 8;
/** Longer than the longest line that is read. */
const HUGE = 8_000_001;

export function hostileClient({ seed, titles, hugeOneIn }: HostileOptions): HostileClient {
  const random = randomFrom(seed);
  const known: Known = { titles, games: [], seats: [] };
  let sent: Request | undefined;
  return {
    next: () => {
      const request = dueRequest(random, known);
      sent = undefined;
      if (hugeOneIn !== undefined && isOneIn(random, hugeOneIn)) return hugeLine(random);
      const drawn = random.below(100);
      if (drawn < 45) {
        sent = request;
        return lineOf(random, request);
      }
      if (drawn < 75) {
        sent = mutatedRequest(random, request);
        return lineOf(random, sent);
      }
      if (drawn < 85) return lineOf(random, wildRequest(random, known));
      return drawn < 92 ? oddLine(random) : torn(random, lineOf(random, request));
    },
    hear: (text) => {
      const reply: unknown = JSON.parse(text);
      if (isJsonObject(reply) && reply.result !== undefined) learn(known, sent, reply.result);
    },
  };
}

/** Old games and seats are given up, so that what the engine keeps has an end. */
function dueRequest(random: Random, known: Known): Request {
  const [game] = known.games;
  if (known.games.length > MOST_GAMES && game !== undefined) return { method: 'close', params: { game: game.name } };
  const [seat] = known.seats;
  if (known.seats.length > MOST_SEATS && seat !== undefined) return { method: 'leave', params: { seat } };
  return known.games.length < 2 || isOneIn(random, 200) ? newGame(random, known) : realRequest(random, known);
}

const IDS: readonly Json[] = [0, -1, 1.5, 1e300, '', 'x', 'ü', 'x'.repeat(100), 'x'.repeat(101), null, true, [], {}];

function lineOf(random: Random, request: Request | JsonObject): string {
  if (isOneIn(random, 50)) return JSON.stringify(request);
  const id = isOneIn(random, 10) ? pick(random, IDS) : random.below(1_000_000);
  return JSON.stringify({ id, ...request, ...(isOneIn(random, 100) ? { more: wildValue(random) } : {}) });
}

function mutatedRequest(random: Random, { method, params }: Request): Request {
  let wild: Json = params;
  for (let times = 1 + random.below(2); times > 0; times--) wild = mutated(random, wild);
  return { method: isOneIn(random, 15) ? pick(random, METHODS) : method, params: isJsonObject(wild) ? wild : { wild } };
}

const METHODS = [
  'titles',
  'new',
  'load',
  'position',
  'save',
  'view',
  'sight',
  'decision',
  'choices',
  'check',
  'apply',
].concat(['undo', 'record', 'seek', 'query', 'close', 'seat', 'think', 'leave', 'Titles', '', '__proto__', 'toString']);
const KEYS = ['game', 'title', 'scenario', 'seed', 'side', 'choice', 'what', 'hex', 'units', 'position', 'save'].concat(
  ['dice', 'limit', 'sample', 'filter', 'at', 'seat', 'nodes', 'player', 'options', 'edition', '__proto__', 'target'],
);

function wildRequest(random: Random, known: Known): JsonObject {
  const words = [...known.games.map(({ name }) => name), ...known.seats, ...known.titles.map(({ id }) => id), 'units'];
  const value = (): Json => (isOneIn(random, 2) ? pick(random, words) : wildValue(random));
  const params = Object.fromEntries(
    Array.from({ length: random.below(5) }, () => [pick(random, KEYS), value()] as const),
  );
  const method = isOneIn(random, 20) ? wildValue(random) : pick(random, METHODS);
  return { method, params: isOneIn(random, 20) ? wildValue(random) : params };
}

function hugeLine(random: Random): string {
  const size = HUGE + random.below(3 * HUGE);
  const start = '{"id":1,"method":"load","params":{"save":"';
  return isOneIn(random, 2) ? '['.repeat(size) : `${start}${'x'.repeat(size)}"}}`;
}

function learn(known: Known, sent: Request | undefined, result: Json): void {
  if (isJsonObject(result)) learnNames(known, result, titleIn(sent));
  const game = known.games.find(({ name }) => name === sent?.params.game);
  if (game === undefined || sent === undefined) return;
  learnOf(game, sent.method, result);
}

function learnNames(known: Known, { game, seat, closed, left }: JsonObject, title: string): void {
  if (typeof game === 'string' && !known.games.some(({ name }) => name === game))
    known.games.push({ name: game, title, choices: [] });
  if (typeof seat === 'string') known.seats.push(seat);
  const gone = known.games.findIndex(({ name }) => name === closed);
  if (gone >= 0) known.games.splice(gone, 1);
  if (typeof left === 'string' && known.seats.includes(left)) known.seats.splice(known.seats.indexOf(left), 1);
}

function titleIn(sent: Request | undefined): string {
  const { title, position, save } = sent?.params ?? {};
  if (typeof title === 'string') return title;
  const from = isJsonObject(position) ? position.title : undefined;
  const setUp = isJsonObject(save) && isJsonObject(save.setUp) ? save.setUp.title : undefined;
  return String(from ?? setUp ?? '');
}

function learnOf(game: OpenGame, method: string, result: Json): void {
  if (method === 'choices' && Array.isArray(result)) game.choices = result;
  if (['apply', 'undo', 'seek'].includes(method)) game.choices = [];
  if (!isJsonObject(result)) return;
  if (method === 'position' || method === 'sight') game.position = result;
  if (method === 'save') game.save = result;
}
