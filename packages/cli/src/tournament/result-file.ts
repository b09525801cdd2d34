/** The file of a tournament: a line of JSON for the tournament and one for each game, appended as games end. */
import { appendFileSync, existsSync, truncateSync, writeFileSync } from 'node:fs';
import { isJsonObject, type JsonObject, sameJson } from '@bridgehead/engine';
import { BadInput } from '../bad-input.ts';
import { readText } from '../files.ts';
import { isEntrant } from './entrants.ts';
import { gamePlan, type Tournament } from './plan.ts';
import type { GameResult } from './result.ts';

const FORMAT = 'bridgehead-tournament';
const VERSION = 1;

export interface ResultFile {
  readonly tournament: Tournament;
  readonly results: readonly GameResult[];
  /** The bytes that are whole; what follows was torn by an interruption. */
  readonly soundBytes: number;
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

export function createResultFile(path: string, tournament: Tournament): void {
  writeFileSync(path, lineOf({ format: FORMAT, version: VERSION, ...tournament }));
}

export function appendResult(path: string, result: GameResult): void {
  appendFileSync(path, lineOf(result));
}

/** Goes on with a file, or begins it; a torn last line is cut off. Gives the games that are there already. */
export function resumeResultFile(path: string, name: string, tournament: Tournament): readonly GameResult[] {
  const file = existsSync(path) ? readResultFile(path, name) : undefined;
  if (file === undefined) {
    createResultFile(path, tournament);
    return [];
  }
  const differs = Object.keys({ ...file.tournament, ...tournament }).find(
    (key) => !sameJson(file.tournament[key as keyof Tournament], tournament[key as keyof Tournament]),
  );
  if (differs !== undefined) {
    const was = JSON.stringify(file.tournament[differs as keyof Tournament]);
    throw new BadInput(`${name}: holds another tournament (${differs} ${was}): expected a new --file`);
  }
  truncateSync(path, file.soundBytes);
  return file.results;
}

/** Undefined if not even its first line is whole: it can be begun anew. */
export function readResultFile(path: string, name: string): ResultFile | undefined {
  const text = readText(path, name);
  // What follows the last line break was torn; a line that was torn before it would be no JSON.
  const sound = text.slice(0, text.lastIndexOf('\n') + 1);
  const [head, ...lines] = sound.split('\n').slice(0, -1);
  if (head === undefined) {
    if (text === '' || FORMAT_START.startsWith(text.slice(0, FORMAT_START.length))) return undefined;
    throw new BadInput(`${name}: line 1: is not the result file of a tournament`);
  }
  const tournament = tournamentOf(parsedLine(head, name, 1), name);
  const results = lines.map((line, i) => resultOf(parsedLine(line, name, i + 2), tournament, `${name}: line ${i + 2}`));
  const byNumber = new Map(results.map((result) => [result.n, result]));
  return { tournament, results: [...byNumber.values()], soundBytes: Buffer.byteLength(sound) };
}

const FORMAT_START = `{"format":"${FORMAT}"`;

function parsedLine(line: string, name: string, at: number): JsonObject {
  try {
    const json: unknown = JSON.parse(line);
    if (isJsonObject(json)) return json;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new BadInput(`${name}: line ${at}: is not a JSON object`);
}

function tournamentOf(json: JsonObject, name: string): Tournament {
  const { format, version, ...tournament } = json;
  if (format !== FORMAT) throw new BadInput(`${name}: line 1: is not the result file of a tournament`);
  if (version !== VERSION) throw new BadInput(`${name}: line 1: expected version ${VERSION}`);
  const { players, options = [] } = tournament;
  const isSound =
    typeof tournament.title === 'string' &&
    typeof tournament.edition === 'number' &&
    typeof tournament.scenario === 'string' &&
    typeof tournament.seed === 'number' &&
    typeof tournament.nodes === 'number' &&
    Array.isArray(options) &&
    options.every((option) => typeof option === 'string') &&
    Array.isArray(players) &&
    players.length > 0 &&
    players.every(isEntrant);
  if (!isSound) throw new BadInput(`${name}: line 1: names no tournament`);
  return tournament as unknown as Tournament;
}

/** A game must be the one that the tournament has under its number. */
function resultOf(json: JsonObject, tournament: Tournament, place: string): GameResult {
  const { n } = json;
  if (typeof n !== 'number' || !Number.isInteger(n) || n < 0) throw new BadInput(`${place}: has no number`);
  const plan = gamePlan(tournament, n);
  const isPlanned = json.seed === plan.seed && json.first === plan.first && json.second === plan.second;
  if (!isPlanned) throw new BadInput(`${place}: is not game ${n} of this tournament`);
  const isSound = typeof json.answers === 'string' && (typeof json.fault === 'string' || isOutcome(json));
  if (!isSound) throw new BadInput(`${place}: has no outcome`);
  return json as unknown as GameResult;
}

const isOutcome = ({ winner, margin, hash, course, times }: JsonObject): boolean =>
  typeof winner === 'string' &&
  typeof margin === 'number' &&
  typeof hash === 'string' &&
  Array.isArray(course) &&
  Array.isArray(times);
