/**
 * Games as older versions of the client kept them: a text, and after it steps, which tell what was chosen but not what came of it.
 * They are opened, done again in the engine, and kept as lines from the next change on.
 */
import { type EngineClient, type JsonObject, type Loaded, seatingOf } from '@bridgehead/client-kit/game';
import { readSaveText, type SaveLines, saveLines, textOfLines } from '@bridgehead/engine/save-text';
import { isChoice, isObject, type KeptGame, linesIn } from './saved-game.ts';

/** What lay in the old places of the database or beside it. A text that is no save stands for a line that cannot be read. */
export function olderGame(about: unknown, text: unknown, steps: readonly unknown[]): KeptGame {
  const save = typeof text === 'string' ? readSaveText(text) : undefined;
  return { about, ...(save === undefined ? { lines: text === undefined ? [] : [text] } : saveLines(save)), steps };
}

/** The steps up to the first that is damaged or missing, as the engine takes them. */
function readSteps(kept: readonly unknown[]): readonly JsonObject[] {
  const steps = kept.map((one, at) => (isObject(one) && one.n === at + 1 ? readStep(one) : undefined));
  const torn = steps.indexOf(undefined);
  return steps.slice(0, torn < 0 ? steps.length : torn).filter((step) => step !== undefined);
}

function readStep({ did, choice, came }: Readonly<Record<string, unknown>>): JsonObject | undefined {
  if (did === 'undo') return { did };
  return did === 'answer' && isChoice(choice) && typeof came === 'string' ? { did, choice, came } : undefined;
}

export interface BroughtOn {
  readonly game: SaveLines;
  /** Why it does not go on from the end of its record. */
  readonly warning?: string;
  /** How many steps could not be done again, and why. */
  readonly lost: number;
  readonly why?: string;
  /** Something did not come as it had come before. */
  readonly isOther: boolean;
}

/** Does again what was done after the text was written, as far as it goes; `dice` are laid down for it. */
export async function broughtOn(
  engine: EngineClient,
  kept: KeptGame,
  dice: readonly (number | string)[],
): Promise<BroughtOn> {
  const { steps = [] } = kept;
  const save = readSaveText(textOfLines(linesIn(kept))) as JsonObject;
  const scripted = dice.length === 0 || steps.length === 0 ? {} : { dice };
  const { game, warning } = (await engine.request('load', {
    save,
    ...scripted,
    ...seatingIn(kept.about),
  })) as unknown as Loaded;
  const again = await engine.request('again', { game, steps: readSteps(steps) });
  const { done, why, isOther } = again as unknown as DoneAgain;
  const whole = await engine.request('save', { game });
  await engine.request('close', { game });
  const lost = steps.length - done;
  return { game: saveLines(whole as JsonObject), lost, isOther, ...(warning && { warning }), ...(why && { why }) };
}

/** Who plays stood beside the game; its save may tell it, too. */
function seatingIn(about: unknown): JsonObject {
  const { players, hotSeat } = isObject(about) ? about : {};
  const levels = Object.entries(isObject(players) ? players : {}).map(([side, level]) => [side, String(level)]);
  return seatingOf(Object.fromEntries(levels), hotSeat === true);
}

interface DoneAgain {
  readonly done: number;
  /** Why no more. */
  readonly why?: string;
  readonly isOther: boolean;
}
