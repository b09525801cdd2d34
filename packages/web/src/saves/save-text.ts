/** Save files from outside: read, refused with a sentence, or kept as a game of this browser. */
import {
  doAgain,
  type EngineClient,
  type Fault,
  faultOf,
  type Json,
  type JsonObject,
  playersIn,
  seatingOf,
} from '@bridgehead/client-kit/game';
import { t } from '@bridgehead/client-kit/messages';
import { readSaveText as readText } from '@bridgehead/engine/save-text';
import { type KeptGame, readAbout, readSteps, type SavedGame } from './saved-game.ts';

const MEGABYTE = 1024 * 1024;
/** The engine's own limit for a request, less a little for what stands around the save. */
export const LARGEST_MEGABYTES = 7;

export type ReadSave =
  | {
      readonly ok: true;
      readonly save: JsonObject;
      readonly about: AboutSave;
      readonly warning?: string;
      readonly playersWarning?: string;
    }
  | { readonly ok: false; readonly why: string };

/** What a save says of itself once the engine has opened it. */
export type AboutSave = Pick<
  SavedGame,
  'title' | 'titleName' | 'scenario' | 'scenarioName' | 'turn' | 'isOver' | 'answers' | 'players'
>;

/** The reply of the engine to a save. */
interface Loaded {
  readonly game: string;
  readonly players: Readonly<Record<string, { readonly level?: string }>>;
  readonly hotSeat: boolean;
  readonly warning?: string;
  readonly playersWarning?: string;
}

/** Opens the file in the engine, so that whatever is kept can be played; the game is closed again. */
export async function readSaveText(wire: EngineClient, text: string): Promise<ReadSave> {
  if (text.length > LARGEST_MEGABYTES * MEGABYTE) {
    return { ok: false, why: t('files.refused.size', { megabytes: LARGEST_MEGABYTES }) };
  }
  const save = parsed(text);
  if (save === undefined) return { ok: false, why: t('files.refused.json') };
  try {
    const loaded = (await wire.request('load', { save })) as unknown as Loaded;
    const { game, hotSeat, warning, playersWarning } = loaded;
    const players = playersIn(loaded.players);
    const kept = (await wire.request('save', { game, ...seatingOf(players, hotSeat) })) as JsonObject;
    const about = { ...(await describeGame(wire, game, kept)), ...(hasEntries(players) ? { players } : {}) };
    await wire.request('close', { game });
    const warnings = { ...(warning && { warning }), ...(playersWarning && { playersWarning }) };
    return { ok: true, save: kept, about, ...warnings };
  } catch (error) {
    return { ok: false, why: refusalOf(faultOf(error), save) };
  }
}

/** A kept game as a save file: its text, with what was done after it. Undefined where there is no text that is one. */
export async function fileOf(wire: EngineClient, { about, text, steps }: KeptGame): Promise<string | undefined> {
  const save = saveIn(text);
  if (typeof text !== 'string' || save === undefined) return undefined;
  const done = readSteps(steps).steps;
  if (done.length === 0) return text;
  const known = readAbout(about);
  const dice = known.ok && known.value.dice !== undefined ? { dice: diceLeft(known.value.dice, save) } : {};
  try {
    const { game, ...seated } = (await wire.request('load', { save, ...dice })) as unknown as Loaded;
    await doAgain(wire, game, done);
    const now = known.ok ? known.value : { players: playersIn(seated.players), hotSeat: seated.hotSeat };
    const whole = await wire.request('save', { game, ...seatingOf(now.players ?? {}, now.hotSeat) });
    await wire.request('close', { game });
    return `${JSON.stringify(whole)}\n`;
  } catch {
    return text;
  }
}

/** What lies in the database, as it lies there: for a game that cannot be opened. */
export const rawFileOf = (kept: KeptGame): string => `${JSON.stringify(kept, undefined, 1)}\n`;

/** The text of a kept game as a save, or undefined where it is none. */
export const saveIn = (text: unknown): JsonObject | undefined => (typeof text === 'string' ? parsed(text) : undefined);

const hasEntries = (data: object): boolean => Object.keys(data).length > 0;

function parsed(text: string): JsonObject | undefined {
  return readText(text) as JsonObject | undefined;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The places inside the request mean nothing to a player; those inside the file do. */
function refusalOf({ code, message, place = '' }: Fault, save: JsonObject): string {
  const within = place.replace(/^params\.save\.?/, '');
  if (within === 'format') return t('files.refused.format');
  if (within === 'version') return t('files.refused.version');
  if (code === 'unknown-title') return t('files.refused.title', { title: titleOf(save) });
  return within === '' || within === place ? message : t('files.refused.place', { message, place: within });
}

const titleOf = ({ setUp }: JsonObject): string => (isObject(setUp) ? String(setUp.title) : '');

interface TitleWords {
  readonly id: string;
  readonly name: string;
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
}

/** What the list of saves tells of a game that is open in the engine. */
export async function describeGame(wire: EngineClient, game: string, save: JsonObject): Promise<AboutSave> {
  const [view, decision, titles] = await Promise.all([
    wire.request('view', { game }) as Promise<JsonObject>,
    wire.request('decision', { game }),
    wire.request('titles', {}) as Promise<Json>,
  ]);
  const { title, scenario } = save.setUp as { title: string; scenario: string };
  const words = (titles as unknown as readonly TitleWords[]).find(({ id }) => id === title);
  return {
    title,
    titleName: words?.name ?? title,
    scenario,
    scenarioName: words?.scenarios.find(({ id }) => id === scenario)?.name ?? scenario,
    turn: typeof view.turn === 'number' ? view.turn : 0,
    isOver: decision === null,
    answers: answersIn(save),
  };
}

/** Answers that a player gave; the engine and chance give theirs by themselves. */
export function answersIn({ choices }: JsonObject): number {
  return Array.isArray(choices) ? choices.filter((one) => isObject(one) && one.forced !== true).length : 0;
}

/** Those of the dice laid down that the record has not had yet. */
export function diceLeft(dice: readonly (number | string)[], { choices }: JsonObject): readonly (number | string)[] {
  const rolled = Array.isArray(choices) ? choices.filter((one) => isObject(one) && one.by === 'chance').length : 0;
  return dice.slice(rolled);
}
