/** A kept game on its way to be opened: what can be read of it is opened, and what is lost is told. */
import { type EngineClient, faultOf, type JsonObject, type Opened } from '@bridgehead/client-kit/game';
import { t } from '@bridgehead/client-kit/messages';
import { changedLines, readSaveText, type SaveLines, textOfLines } from '@bridgehead/engine/save-text';
import { broughtOn } from './older-games.ts';
import { answersIn, laidDown, saveIn, titleIn } from './save-text.ts';
import { type KeptGame, linesIn, readAbout, type SavedGame } from './saved-game.ts';

export interface Found {
  readonly about: SavedGame;
  readonly game: SaveLines;
  /** Dice laid down for what comes. */
  readonly dice: readonly (number | string)[];
  /** Whether these lines are those that are kept, which then only have to be appended to. */
  readonly isKept: boolean;
  /** Whether all is there that was done. */
  readonly isWhole: boolean;
  /** What the player has to know. */
  readonly warning?: string;
}

export type ReadKept =
  | { readonly ok: true; readonly about: SavedGame; readonly title: string }
  | { readonly ok: false; readonly field: string };

/** What the list tells of the game, and which title its save is of; or what of it is no game any more. */
export function readKept(kept: KeptGame): ReadKept {
  const about = readAbout(kept.about);
  if (!about.ok) return about;
  const save = saveIn(kept);
  return save === undefined ? { ok: false, field: 'lines' } : { ok: true, about: about.value, title: titleIn(save) };
}

export async function foundIn(engine: EngineClient, kept: KeptGame, about: SavedGame): Promise<Found> {
  const save = saveIn(kept) ?? {};
  const dice = laidDown(about, save);
  if (kept.steps !== undefined) return broughtOnFound(engine, kept, about, dice);
  const game = linesIn(kept);
  const lost = kept.lines.slice(game.lines.length).filter((line) => !isForced(line)).length;
  const warning = lost > 0 ? lostWarning(lost) : kept.isCopy === true ? t('files.copy') : undefined;
  return { about, game, dice, isKept: true, isWhole: lost === 0, ...(warning && { warning }) };
}

async function broughtOnFound(
  engine: EngineClient,
  kept: KeptGame,
  about: SavedGame,
  dice: readonly (number | string)[],
): Promise<Found> {
  const { game, lost, why, warning: departs, isOther } = await broughtOn(engine, kept, dice);
  const warning =
    (lost > 0 && lostWarning(lost, why)) ||
    (departs && t('files.warning', { why: departs })) ||
    (isOther && t('files.warning.steps'));
  const left = laidDown(about, saveOf(game));
  return { about, game, dice: left, isKept: false, isWhole: lost === 0, ...(warning && { warning }) };
}

const lostWarning = (lost: number, why = t('files.lost.damaged')): string => t('files.lost', { lost, why });

const isForced = (line: unknown): boolean => typeof line === 'string' && line.includes('"forced":true');

export interface OpenedFound {
  readonly opened: Opened;
  /** The lines that the game goes on with; none where it does not go on from its record. */
  readonly game?: SaveLines;
  readonly warning?: string;
}

type Open = (save: JsonObject, dice: readonly (number | string)[]) => Promise<Opened>;

/** Opens it; up to the first choice that is none, where there is one. */
export async function openFound(found: Found, open: Open): Promise<OpenedFound> {
  const { game, dice, isKept, warning } = found;
  const save = saveOf(game);
  try {
    const opened = await open(save, dice);
    const goesOn = isKept && opened.warning === undefined;
    return { opened, ...(goesOn ? { game } : {}), ...told(warning ?? warningOf(opened)) };
  } catch (error) {
    const torn = tornChoice(error);
    if (torn === undefined) throw error;
    const cut = changedLines(game, { after: torn, choices: [] });
    const lost = answersIn(save) - answersIn(saveOf(cut));
    return openFound({ ...found, game: cut, warning: warning ?? lostWarning(lost) }, open);
  }
}

const saveOf = (game: SaveLines): JsonObject => (readSaveText(textOfLines(game)) ?? {}) as JsonObject;

const told = (warning: string | undefined) => (warning === undefined ? {} : { warning });

function warningOf({ warning, playersWarning }: Opened): string | undefined {
  const why = [warning, playersWarning].filter((one) => one !== undefined).join('; ');
  return why === '' ? undefined : t('files.warning', { why });
}

/** The choice of a record that the engine cannot read. */
function tornChoice(error: unknown): number | undefined {
  const { place = '' } = faultOf(error);
  const [, at] = /^params\.save\.choices\[(\d+)\]/.exec(place) ?? [];
  return at === undefined ? undefined : Number(at);
}
