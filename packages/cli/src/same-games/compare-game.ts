/** Plays one game in two builds at once, choice by choice, and finds the first at which they part. */
import { isJsonObject, type Json, type JsonObject, sameJson } from '@bridgehead/engine';
import type { Reply } from '../builds/engine-process.ts';
import { type Aspect, type Departure, type GamePlan, Parted } from './aspects.ts';
import { type Chooser, type PlayersOptions, randomChooser, seatPlayers } from './choosers.ts';
import { differencesOf, setDifferences } from './differences.ts';
import {
  type Both,
  expectSame,
  gamesIn,
  openPairedGame,
  type Pair,
  type PairedGame,
  parted,
  readBoth,
  sameReply,
} from './paired-game.ts';
import { compareSnapshots } from './snapshot.ts';

export interface Compared {
  readonly plan: GamePlan;
  readonly decisions: number;
  readonly departure?: Departure;
}

export interface GameOptions {
  readonly except: ReadonlySet<Aspect>;
  /** Computer players; left out, the choices are drawn. */
  readonly players?: PlayersOptions | undefined;
}

/** So many decisions lie between two looks at the whole set of legal choices, and at the whole position. */
const LEGAL_EVERY = 50;
const SNAPSHOT_EVERY = 10;
const MOST_DECISIONS = 200_000;

export async function compareGame(pair: Pair, plan: GamePlan, { except, players }: GameOptions): Promise<Compared> {
  let paired: PairedGame | undefined;
  let chooser: Chooser | undefined;
  try {
    paired = await openPairedGame(pair, { ...plan }, except);
    chooser = await (players === undefined
      ? randomChooser(paired, plan.seed)
      : seatPlayers(paired, plan.title, plan.seed, players));
    const saves = await playThrough(paired, plan, chooser);
    if (!except.has('replay')) await compareReplays(paired, saves);
    return { plan, decisions: paired.log.length };
  } catch (error) {
    if (!(error instanceof Parted)) throw error;
    return { plan, decisions: paired?.log.length ?? 0, departure: error.departure };
  } finally {
    await chooser?.leave();
    if (paired !== undefined) await paired.tellEach('close', [{ game: paired.games[0] }, { game: paired.games[1] }]);
  }
}

async function playThrough(paired: PairedGame, plan: GamePlan, chooser: Chooser): Promise<Both<Reply>> {
  let saves = await compareSnapshots(paired, 0);
  let decision = ourDecision(paired, readBoth(await paired.ask('decision')));
  let since = 0;
  while (decision !== null) {
    if (paired.log.length >= MOST_DECISIONS) throw parted(paired.log, 'fault', ['the game does not end']);
    paired.log.push({ decision });
    if ((paired.log.length + plan.seed) % LEGAL_EVERY === 0) await compareLegal(paired);
    decision = await applyChoice(paired, await chooser.choose(decision));
    if (decision !== null && paired.log.length < since + SNAPSHOT_EVERY) continue;
    saves = await compareSnapshots(paired, since);
    since = paired.log.length;
  }
  return saves;
}

/** A game that is over in one build and not in the other cannot go on, whatever is left out of the comparison. */
function ourDecision(paired: PairedGame, [ours, theirs]: Both<Json>): Json {
  expectSame(paired, 'decisions', [leavingOut(ours, 'at'), leavingOut(theirs, 'at')]);
  if ((ours === null) !== (theirs === null)) throw parted(paired.log, 'decisions', differencesOf(ours, theirs));
  expectSame(paired, 'frames', [placeOf(ours), placeOf(theirs)]);
  return ours;
}

/** Where a decision stands in the stack of procedures. */
const placeOf = (decision: Json): Json => (isJsonObject(decision) ? { at: decision.at } : {});

function leavingOut(value: Json, field: string): Json {
  if (!isJsonObject(value)) return value;
  const { [field]: _out, ...rest } = value;
  return rest;
}

/** Makes our choice in both; gives the next decision. */
async function applyChoice(paired: PairedGame, choices: Both<Json | undefined>): Promise<Json> {
  const [choice, theirs] = choices;
  if (choice === undefined) throw parted(paired.log, 'fault', ['a decision without a choice']);
  Object.assign(paired.log.at(-1) ?? {}, { choice });
  expectSame(paired, 'choices', [choice, theirs]);
  const replies = await paired.ask('apply', { choice });
  const [here, there] = readBoth(replies).map((value): JsonObject => (isJsonObject(value) ? value : {}));
  if (!sameReply(replies)) {
    expectSame(paired, 'events', [here?.events, there?.events]);
    expectSame(paired, 'undo', [here?.mayUndo, there?.mayUndo]);
  }
  return ourDecision(paired, [here?.decision ?? null, there?.decision ?? null]);
}

/** The order in which choices are listed does not count here. */
async function compareLegal(paired: PairedGame): Promise<void> {
  if (paired.except.has('legal')) return;
  const replies = await paired.ask('choices');
  if (replies[0].text === replies[1].text) return;
  const [ours, theirs] = readBoth(replies).map((list): readonly Json[] => (Array.isArray(list) ? list : []));
  const difference = setDifferences(ours ?? [], theirs ?? []);
  if (difference.length > 0) throw parted(paired.log, 'legal', difference);
}

/** Each build plays again what the other has recorded. */
async function compareReplays(paired: PairedGame, saves: Both<Reply>): Promise<void> {
  const [ours, theirs] = readBoth(saves).map((save) => withoutHashes(paired, save));
  const loaded = await paired.askEach('load', [{ save: theirs ?? null }, { save: ours ?? null }]);
  const warnings = readBoth(loaded).map((value) => (isJsonObject(value) ? value.warning : undefined));
  if (!warnings.every((warning) => warning === undefined))
    throw parted(paired.log, 'replay', differencesOf(warnings[0] ?? 'plays it again', warnings[1] ?? 'plays it again'));
  const [here, there] = gamesIn(loaded);
  const games: Both<JsonObject> = [{ game: here }, { game: there }];
  const isWhole = !(['choices', 'decisions', 'events', 'undo'] as const).some((what) => paired.except.has(what));
  if (isWhole) await expectSameReplies(paired, games, 'record', recordWithoutPlaces);
  if (!paired.except.has('cells') && !paired.except.has('generator'))
    await expectSameReplies(paired, games, 'position', (position) => leavingOut(position, 'frames'));
  await paired.askEach('close', games);
}

/** Where frames do not count, the replies are compared without what tells of them. */
async function expectSameReplies(
  paired: PairedGame,
  games: Both<JsonObject>,
  method: string,
  withoutFrames: (reply: Json) => Json,
): Promise<void> {
  const replies = await paired.askEach(method, games);
  if (sameReply(replies)) return;
  const [here, there] = readBoth(replies).map((reply) => (paired.except.has('frames') ? withoutFrames(reply) : reply));
  if (!sameJson(here, there)) throw parted(paired.log, 'replay', differencesOf(here, there));
}

function recordWithoutPlaces(record: Json): Json {
  const { answers, ...rest } = isJsonObject(record) ? record : {};
  return { ...rest, answers: Array.isArray(answers) ? answers.map((answer: Json) => leavingOut(answer, 'at')) : null };
}

/** A save without hashes is compared with nothing when it is loaded. */
function withoutHashes({ except }: PairedGame, save: Json): Json {
  return except.has('hash') && isJsonObject(save) && !sameJson(save.hashes, []) ? { ...save, hashes: [] } : save;
}
