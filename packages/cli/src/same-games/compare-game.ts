/** Plays one game in two builds at once, answer by answer, and finds the first at which they part. */
import { isJsonObject, type Json, type JsonObject, sameJson } from '@bridgehead/engine';
import type { Reply } from '../builds/engine-process.ts';
import { type Aspect, type Departure, type GamePlan, Parted } from './aspects.ts';
import { type Answerers, drawnWith, type PlayersWish, seatPlayers } from './choosers.ts';
import { differencesOf, setDifferences } from './differences.ts';
import {
  type Both,
  expectSame,
  gamesIn,
  openTable,
  type Pair,
  parted,
  readBoth,
  sameReply,
  type Table,
} from './paired-game.ts';
import { compareSnapshots } from './snapshot.ts';

export interface Compared {
  readonly plan: GamePlan;
  readonly decisions: number;
  readonly departure?: Departure;
}

export interface GameWish {
  readonly except: ReadonlySet<Aspect>;
  /** Computer players; left out, the answers are drawn. */
  readonly players?: PlayersWish | undefined;
}

/** So many decisions lie between two looks at the whole set of legal choices, and at the whole position. */
const LEGAL_EVERY = 50;
const SNAPSHOT_EVERY = 10;
const MOST_DECISIONS = 200_000;

export async function compareGame(pair: Pair, plan: GamePlan, { except, players }: GameWish): Promise<Compared> {
  let table: Table | undefined;
  let answerers: Answerers | undefined;
  try {
    table = await openTable(pair, { ...plan }, except);
    answerers = await (players === undefined
      ? drawnWith(table, plan.seed)
      : seatPlayers(table, plan.title, plan.seed, players));
    const saves = await playThrough(table, plan, answerers);
    if (!except.has('replay')) await compareReplays(table, saves);
    return { plan, decisions: table.log.length };
  } catch (error) {
    if (!(error instanceof Parted)) throw error;
    return { plan, decisions: table?.log.length ?? 0, departure: error.departure };
  } finally {
    await answerers?.leave();
    if (table !== undefined) await table.tellEach('close', [{ game: table.games[0] }, { game: table.games[1] }]);
  }
}

async function playThrough(table: Table, plan: GamePlan, answerers: Answerers): Promise<Both<Reply>> {
  let saves = await compareSnapshots(table, 0);
  let decision = ourDecision(table, readBoth(await table.ask('decision')));
  let since = 0;
  while (decision !== null) {
    if (table.log.length >= MOST_DECISIONS) throw parted(table.log, 'fault', ['the game does not end']);
    table.log.push({ decision });
    if ((table.log.length + plan.seed) % LEGAL_EVERY === 0) await compareLegal(table);
    decision = await answerOnce(table, await answerers.answer(decision));
    if (decision !== null && table.log.length < since + SNAPSHOT_EVERY) continue;
    saves = await compareSnapshots(table, since);
    since = table.log.length;
  }
  return saves;
}

/** A game that is over in one build and not in the other cannot go on, whatever is left out of the comparison. */
function ourDecision(table: Table, [ours, theirs]: Both<Json>): Json {
  expectSame(table, 'decisions', [ours, theirs]);
  if ((ours === null) !== (theirs === null)) throw parted(table.log, 'decisions', differencesOf(ours, theirs));
  return ours;
}

/** Gives our answer to both; comes to the next decision. */
async function answerOnce(table: Table, choices: Both<Json | undefined>): Promise<Json> {
  const [choice, theirs] = choices;
  if (choice === undefined) throw parted(table.log, 'fault', ['a decision without a choice']);
  Object.assign(table.log.at(-1) ?? {}, { choice });
  expectSame(table, 'choices', [choice, theirs]);
  const replies = await table.ask('apply', { choice });
  const [here, there] = readBoth(replies).map((value): JsonObject => (isJsonObject(value) ? value : {}));
  if (!sameReply(replies)) {
    expectSame(table, 'events', [here?.events, there?.events]);
    expectSame(table, 'undo', [here?.mayUndo, there?.mayUndo]);
  }
  return ourDecision(table, [here?.decision ?? null, there?.decision ?? null]);
}

/** The order in which choices are listed does not count here. */
async function compareLegal(table: Table): Promise<void> {
  if (table.except.has('legal')) return;
  const replies = await table.ask('choices');
  if (replies[0].text === replies[1].text) return;
  const [ours, theirs] = readBoth(replies).map((list): readonly Json[] => (Array.isArray(list) ? list : []));
  const difference = setDifferences(ours ?? [], theirs ?? []);
  if (difference.length > 0) throw parted(table.log, 'legal', difference);
}

/** Each build plays again what the other has recorded. */
async function compareReplays(table: Table, saves: Both<Reply>): Promise<void> {
  const [ours, theirs] = readBoth(saves).map((save) => withoutHashes(table, save));
  const loaded = await table.askEach('load', [{ save: theirs ?? null }, { save: ours ?? null }]);
  const warnings = readBoth(loaded).map((value) => (isJsonObject(value) ? value.warning : undefined));
  if (!warnings.every((warning) => warning === undefined))
    throw parted(table.log, 'replay', differencesOf(warnings[0] ?? 'plays it again', warnings[1] ?? 'plays it again'));
  const [here, there] = gamesIn(loaded);
  const games: Both<JsonObject> = [{ game: here }, { game: there }];
  const isWhole = !(['choices', 'decisions', 'events', 'undo'] as const).some((what) => table.except.has(what));
  if (isWhole) await expectSameReplies(table, 'record', games);
  if (!table.except.has('cells') && !table.except.has('generator')) await expectSameReplies(table, 'position', games);
  await table.askEach('close', games);
}

async function expectSameReplies(table: Table, method: string, games: Both<JsonObject>): Promise<void> {
  const replies = await table.askEach(method, games);
  if (!sameReply(replies)) throw parted(table.log, 'replay', differencesOf(...readBoth(replies)));
}

/** A save without hashes is compared with nothing when it is loaded. */
function withoutHashes({ except }: Table, save: Json): Json {
  return except.has('hash') && isJsonObject(save) && !sameJson(save.hashes, []) ? { ...save, hashes: [] } : save;
}
