/**
 * Games as older versions of the client kept them: a text, and after it steps, which tell what was chosen but not what came of it.
 * They are opened, done again in the engine, and kept as lines from the next change on.
 */
import {
  type Choice,
  type EngineClient,
  faultOf,
  type JsonObject,
  type Loaded,
  seatingOf,
} from '@bridgehead/client-kit/game';
import { readSaveText, type SaveLines, saveLines, textOfLines } from '@bridgehead/engine/save-text';
import { isChoice, isObject, type KeptGame, linesIn } from './saved-game.ts';

/** What lay in the old places of the database or beside it. A text that is no save stands for a line that cannot be read. */
export function olderGame(about: unknown, text: unknown, steps: readonly unknown[]): KeptGame {
  const save = typeof text === 'string' ? readSaveText(text) : undefined;
  return { about, ...(save === undefined ? { lines: text === undefined ? [] : [text] } : saveLines(save)), steps };
}

/** `came`: what was rolled and who was asked next, in short, to see whether it comes the same again. */
type Step = { readonly choice: Choice; readonly came: string } | 'undo';

/** The steps up to the first that is damaged or missing. */
function readSteps(kept: readonly unknown[]): readonly Step[] {
  const steps = kept.map((one, at) => (isObject(one) && one.n === at + 1 ? readStep(one) : undefined));
  const torn = steps.indexOf(undefined);
  return steps.slice(0, torn < 0 ? steps.length : torn).filter((step) => step !== undefined);
}

function readStep({ did, choice, came }: Readonly<Record<string, unknown>>): Step | undefined {
  if (did === 'undo') return did;
  return did === 'answer' && isChoice(choice) && typeof came === 'string' ? { choice, came } : undefined;
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
  const { game, warning } = (await engine.request('load', { save, ...scripted })) as unknown as Loaded;
  const { done, why, isOther } = await doAgain(engine, game, readSteps(steps));
  const whole = await engine
    .request('save', { game, ...seatingIn(kept.about) })
    .catch(() => engine.request('save', { game }));
  await engine.request('close', { game });
  const lost = steps.length - done;
  return { game: saveLines(whole as JsonObject), lost, isOther, ...(warning && { warning }), ...(why && { why }) };
}

/** Who plays stood beside the game. */
function seatingIn(about: unknown): JsonObject {
  const { players, hotSeat } = isObject(about) ? about : {};
  const levels = Object.entries(isObject(players) ? players : {}).map(([side, level]) => [side, String(level)]);
  return seatingOf(Object.fromEntries(levels), hotSeat === true);
}

async function doAgain(engine: EngineClient, game: string, steps: readonly Step[]) {
  let isOther = false;
  for (const [done, step] of steps.entries()) {
    try {
      if (step === 'undo') await engine.request('undo', { game });
      else {
        const came = (await engine.request('apply', { game, choice: step.choice })) as unknown as Came;
        isOther ||= cameOf(came) !== step.came;
      }
    } catch (error) {
      return { done, why: faultOf(error).message, isOther };
    }
  }
  return { done: steps.length, isOther };
}

interface Came {
  readonly rolls: readonly JsonObject[];
  readonly decision: JsonObject | null;
}

/** FNV-1a over what was rolled and who is asked what, as it was written down then. */
function cameOf({ rolls, decision }: Came): string {
  const facts = [rolls.map(({ kind, answer }) => [kind, answer]), decision?.by, decision?.kind, decision?.at];
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(facts)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
