/** Save files from outside: read, refused with a sentence, or kept as a game of this browser. */
import {
  type EngineClient,
  type Fault,
  faultOf,
  type Json,
  type JsonObject,
  type Loaded,
  playersIn,
} from '@bridgehead/client-kit/game';
import { t } from '@bridgehead/client-kit/messages';
import { readSaveText as readText, textOfLines, writeSaveText } from '@bridgehead/engine/save-text';
import { broughtOn } from './older-games.ts';
import { isObject, type KeptGame, linesIn, readAbout, type SavedGame } from './saved-game.ts';

const MEGABYTE = 1024 * 1024;
/** The engine's own limit for a request, less a little for what stands around the save. */
export const LARGEST_MEGABYTES = 7;

export type ReadSave =
  | {
      readonly ok: true;
      readonly save: JsonObject;
      readonly about: AboutSave;
      readonly players: Readonly<Record<string, string>>;
      readonly hotSeat: boolean;
      readonly warning?: string;
      readonly playersWarning?: string;
    }
  | { readonly ok: false; readonly why: string };

/** What a save says of itself once the engine has opened it. */
export type AboutSave = Pick<
  SavedGame,
  'title' | 'titleName' | 'scenario' | 'scenarioName' | 'turn' | 'isOver' | 'answers'
>;

/** Opens the file in the engine, so that whatever is kept can be played; the game is closed again. */
export async function readSaveText(wire: EngineClient, text: string): Promise<ReadSave> {
  if (text.length > LARGEST_MEGABYTES * MEGABYTE) {
    return { ok: false, why: t('files.refused.size', { megabytes: LARGEST_MEGABYTES }) };
  }
  const save = readText(text) as JsonObject | undefined;
  if (save === undefined) return { ok: false, why: t('files.refused.json') };
  try {
    const loaded = (await wire.request('load', { save })) as unknown as Loaded;
    const { game, hotSeat = false, warning, playersWarning } = loaded;
    const players = playersIn(loaded.players ?? {});
    const kept = (await wire.request('save', { game })) as JsonObject;
    const about = await describeGame(wire, game, kept);
    await wire.request('close', { game });
    const warnings = { ...(warning && { warning }), ...(playersWarning && { playersWarning }) };
    return { ok: true, save: kept, about, players, hotSeat, ...warnings };
  } catch (error) {
    return { ok: false, why: refusalOf(faultOf(error), save) };
  }
}

/** A kept game as a save file, with where it stands. Undefined where there is no save in it. */
export async function fileOf(wire: EngineClient, kept: KeptGame): Promise<string | undefined> {
  const save = saveIn(kept);
  if (save === undefined) return undefined;
  const asItLies = textOfLines(linesIn(kept));
  try {
    if (kept.steps !== undefined) return textOfLines((await broughtOn(wire, kept, diceFor(kept, save))).game);
    return save.digest === undefined ? ((await standing(wire, save)) ?? asItLies) : asItLies;
  } catch {
    return asItLies;
  }
}

/** The same with where it stands now; undefined where it would not be the same. */
async function standing(wire: EngineClient, save: JsonObject): Promise<string | undefined> {
  const { game, warning } = (await wire.request('load', { save })) as unknown as Loaded;
  const whole = await wire.request('save', { game });
  await wire.request('close', { game });
  return warning === undefined ? writeSaveText(whole as JsonObject) : undefined;
}

/** What lies in the database, as it lies there: for a game that cannot be opened. */
export const rawFileOf = (kept: KeptGame): string => `${JSON.stringify(kept, undefined, 1)}\n`;

/** What can be read of the save of a kept game, or undefined where it is none. */
export const saveIn = (kept: KeptGame): JsonObject | undefined =>
  readText(textOfLines(linesIn(kept))) as JsonObject | undefined;

/** The places inside the request mean nothing to a player; those inside the file do. */
function refusalOf({ code, message, place = '' }: Fault, save: JsonObject): string {
  const within = place.replace(/^params\.save\.?/, '');
  if (within === 'format') return t('files.refused.format');
  if (within === 'version') return t('files.refused.version');
  if (code === 'unknown-title') return t('files.refused.title', { title: titleIn(save) });
  return within === '' || within === place ? message : t('files.refused.place', { message, place: within });
}

/** The title that a save says it is of. */
export const titleIn = ({ setUp }: JsonObject): string => (isObject(setUp) ? String(setUp.title) : '');

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

const diceFor = ({ about }: KeptGame, save: JsonObject): readonly (number | string)[] => {
  const known = readAbout(about);
  return known.ok ? laidDown(known.value, save) : [];
};

/** Those of the dice laid down when a game was begun that its record has not had yet. */
export function laidDown(
  { dice = [] }: Pick<SavedGame, 'dice'>,
  { choices }: JsonObject,
): readonly (number | string)[] {
  const rolled = Array.isArray(choices) ? choices.filter((one) => isObject(one) && one.by === 'chance').length : 0;
  return dice.slice(rolled);
}
