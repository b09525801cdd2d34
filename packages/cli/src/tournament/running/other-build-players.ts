/** Players of other builds. Each build thinks in a process of its own; it is told what its side knows and gives its choice. */
import { type Budget, DEFAULT_BUDGET, type Entrant, type Thought } from '@bridgehead/ai';
import {
  type Choice,
  decision,
  EngineError,
  type Game,
  isJsonObject,
  type Json,
  type JsonObject,
} from '@bridgehead/engine';
import { BadInput } from '../../bad-input.ts';
import { type Engine, EngineGone, openEngine } from '../../builds/engine-process.ts';
import { buildCommit, engineCommandOf } from '../../builds/other-build.ts';
import type { Shell } from '../../shell.ts';
import { COMMIT_DIGITS, commitIn, type EntrantName, entrantOf, levelIn } from '../entrants.ts';
import type { Tournament } from '../plan.ts';

/** By commit, what starts the engine of its build. */
export type EngineCommands = Readonly<Record<string, readonly [string, ...string[]]>>;

/** One choice takes seconds; a process that is silent for so long will not speak again. */
const PATIENCE_MS = 600_000;

interface BuiltEntrants {
  readonly players: readonly EntrantName[];
  readonly engineCommands: EngineCommands;
}

/** Builds the commits that players are of, and names the players by them for good. */
export async function buildEntrants(tournament: Tournament, shell: Shell, quiet: boolean): Promise<BuiltEntrants> {
  const { root, complain } = shell;
  const tell = (text: string): void => (quiet ? undefined : complain(`${text}\n`));
  const players: EntrantName[] = [];
  const engineCommands: Record<string, readonly [string, ...string[]]> = {};
  for (const name of tournament.players) {
    const commit = commitIn(name);
    if (commit === undefined) {
      players.push(name);
      continue;
    }
    const { sha, folder, label } = await buildCommit({ root, commit, tell });
    const written = sha.slice(0, COMMIT_DIGITS);
    const entrant = entrantOf(levelIn(name), written);
    if (players.includes(entrant)) throw new BadInput(`player «${name}» is named twice: it is ${entrant}`);
    players.push(entrant);
    engineCommands[written] ??= engineCommandOf(folder);
    await expectSeats(openOtherEngines(engineCommands, PATIENCE_MS), { name: entrant, title: tournament.title }, label);
  }
  return { players, engineCommands };
}

/** A build from before there were seats cannot be asked for its players; better to say so before the first game. */
async function expectSeats(
  engines: OtherEngines,
  { name, title }: Pick<OtherBuildPlayerOptions, 'name' | 'title'>,
  label: string,
) {
  try {
    const engine = engines.engineOf(commitIn(name) ?? '');
    const { error } = await engine.ask('seat', { title, side: '', player: levelIn(name), seed: 0 });
    if (error?.code === 'unknown-method')
      throw new BadInput(`commit ${label} cannot play: its engine seats no players (docs/protocol.md, «seat»)`);
    if (error?.code === 'unknown-title') throw new BadInput(`commit ${label} cannot play: it has no title «${title}»`);
  } catch (error) {
    if (!(error instanceof EngineGone)) throw error;
    throw new BadInput(`commit ${label} cannot play: ${error.message}`, { cause: error });
  } finally {
    engines.close();
  }
}

/** The engines of other builds, each started when it is first wanted, and again when it has died. */
export interface OtherEngines {
  engineOf(commit: string): Engine;
  /** To be told of an engine that has failed: the next game has a new one. */
  dropAll(): void;
  close(): void;
}

export function openOtherEngines(engineCommands: EngineCommands, patienceMs = PATIENCE_MS): OtherEngines {
  const engines = new Map<string, Engine>();
  const dropAll = (): void => {
    for (const engine of engines.values()) engine.close();
    engines.clear();
  };
  return {
    engineOf: (commit) => {
      const command = engineCommands[commit];
      if (command === undefined) throw new EngineError('there is no build of this commit', { commit });
      const engine = engines.get(commit) ?? openEngine({ name: `the build ${commit}`, command, patienceMs });
      engines.set(commit, engine);
      return engine;
    },
    dropAll,
    close: dropAll,
  };
}

export interface OtherBuildPlayer extends Entrant {
  think(known: Game, budget?: Budget): Promise<Thought>;
  leave(): Promise<void>;
}

interface OtherBuildPlayerOptions {
  readonly name: EntrantName;
  readonly title: string;
  readonly side: string;
  readonly seed: number;
}

export async function seatOtherBuildPlayer(
  engines: OtherEngines,
  { name, title, side, seed }: OtherBuildPlayerOptions,
): Promise<OtherBuildPlayer> {
  const engine = engines.engineOf(commitIn(name) ?? '');
  const ask = async (method: string, params: JsonObject): Promise<JsonObject> => {
    const { error, value } = await engine.ask(method, params);
    if (error !== undefined) throw new EngineError(`${name} cannot ${method}`, { ...error });
    return fieldsOf(value());
  };
  const { seat } = await ask('seat', { title, side, player: levelIn(name), seed });
  const fallbacks = new Map<string, number>();
  return {
    level: name,
    side,
    fallbacks,
    think: async (known, { nodes } = DEFAULT_BUDGET) => {
      const reply = await ask('think', { seat, position: known.title.writePosition(known), nodes });
      const { choice, nodes: used, cutShort, fallback } = reply;
      if (!isChoice(choice)) throw new EngineError(`${name} answers without a choice`, { reply });
      const kind = decision(known)?.kind ?? '';
      if (fallback === true) fallbacks.set(kind, (fallbacks.get(kind) ?? 0) + 1);
      return { choice, candidates: [], nodes: typeof used === 'number' ? used : 0, isCutShort: cutShort === true };
    },
    leave: async () => {
      await ask('leave', { seat });
    },
  };
}

/** Whether it is legal is for the rules to say. */
const isChoice = (value: Json | undefined): value is Choice => isJsonObject(value) && typeof value.kind === 'string';

const fieldsOf = (value: Json): JsonObject => (isJsonObject(value) ? value : {});
