/** The file of a tournament: a line of JSON for the tournament and one for each game, appended as games end. */
import { statSync } from 'node:fs';
import { isJsonObject, type JsonObject, sameJson } from '@bridgehead/engine';
import { BadInput } from '../../bad-input.ts';
import { readBytes } from '../../files.ts';
import { lockFile } from '../../output/file-lock.ts';
import type { Place } from '../../output/outputs.ts';
import { tellingRefusals } from '../../process/system-error.ts';
import { isEntrant } from '../entrants.ts';
import { gamePlan, type Tournament } from '../plan.ts';
import { openLog } from './log-file.ts';
import type { GameResult } from './result.ts';

const FORMAT = 'bridgehead-tournament';
const VERSION = 1;
const LINE_BREAK = 0x0a;
/** A hundred thousand games. */
const MOST_BYTES = 2_000_000_000;

export interface ResultFile {
  readonly tournament: Tournament;
  readonly results: readonly GameResult[];
  /** The bytes that are whole; what follows was torn by an interruption. */
  readonly soundBytes: number;
}

const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** A result file that is being written, by this process alone. */
export interface OpenResultFile extends Place {
  readonly tournament: Tournament;
  /** The games that were there already. */
  readonly known: readonly GameResult[];
  /** A game that cannot be written leaves the file as it was. */
  append(result: GameResult): void;
  close(): void;
}

/** Goes on with a file, or begins it; a torn last line is cut off. Refused while another process writes it. */
export function openResultFile(place: Place, tournament: Tournament): OpenResultFile {
  const { path, name } = place;
  expectOrdinary(place);
  const lock = lockFile(place);
  try {
    const read = statSync(path, { throwIfNoEntry: false }) && readResultFile(path, name);
    if (read !== undefined) expectSame(read.tournament, tournament, name);
    const file = tellingRefusals(`cannot write «${name}»`, () => openLog(place, read?.soundBytes ?? 0));
    if (read === undefined) file.append(lineOf({ format: FORMAT, version: VERSION, ...tournament }));
    return {
      ...place,
      tournament,
      known: read?.results ?? [],
      append: (result) => file.append(lineOf(result)),
      close: () => {
        file.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A device keeps nothing to go on with. */
function expectOrdinary({ path, name }: Place): void {
  const stats = tellingRefusals(`cannot write «${name}»`, () => statSync(path, { throwIfNoEntry: false }));
  if (stats !== undefined && !stats.isFile())
    throw new BadInput(`cannot write «${name}»: expected an ordinary file, for results are added to it`);
}

function expectSame(held: Tournament, tournament: Tournament, name: string): void {
  const differs = Object.keys({ ...held, ...tournament }).find(
    (key) => !sameJson(held[key as keyof Tournament], tournament[key as keyof Tournament]),
  );
  if (differs === undefined) return;
  const was = JSON.stringify(held[differs as keyof Tournament]);
  throw new BadInput(`${name}: holds another tournament (${differs} ${was}): expected a new --file`);
}

/** Undefined if not even its first line is whole: it can be begun anew. */
export function readResultFile(path: string, name: string): ResultFile | undefined {
  const bytes = readBytes(path, name, MOST_BYTES);
  // What follows the last line break was torn; a line that was torn before it would be no JSON.
  const soundBytes = bytes.lastIndexOf(LINE_BREAK) + 1;
  const [head, ...lines] = linesIn(bytes.subarray(0, soundBytes));
  if (head === undefined) {
    const start = bytes.toString('utf8', 0, FORMAT_START.length);
    if (FORMAT_START.startsWith(start)) return undefined;
    throw new BadInput(`${name}: line 1: is not the result file of a tournament`);
  }
  const tournament = tournamentOf(parsedLine(head, name, 1), name);
  const results = lines.map((line, i) => resultOf(parsedLine(line, name, i + 2), tournament, `${name}: line ${i + 2}`));
  const byNumber = new Map(results.map((result) => [result.n, result]));
  return { tournament, results: [...byNumber.values()], soundBytes };
}

/** Line by line: all of them together may be more than one text can hold. */
function linesIn(bytes: Buffer): string[] {
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = bytes.indexOf(LINE_BREAK, from);
    lines.push(bytes.toString('utf8', from, to));
    from = to + 1;
  }
  return lines;
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
