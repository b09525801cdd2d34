import type { DiceRange } from '@bridgehead/catalogue';
import { faultOf, type JsonObject, PERSON, seatingOf } from '@bridgehead/client-kit/game';
import type { HouseRules, Options } from '@bridgehead/engine';
import { saveLines } from '@bridgehead/engine/save-text';
import type { Shell } from '../app/shell.ts';
import { describeGame } from '../saves/save-text.ts';
import { newId } from '../saves/saved-game.ts';
import { keepNew } from '../saves/store.ts';
import { diceRange, type TitleFacts } from './title-facts.ts';

export interface NewGamePlan {
  readonly scenario: string;
  readonly edition: number;
  /** Those that are not as usual. */
  readonly options: Options;
  /** Those that are not as the edition has them. */
  readonly rules: HouseRules;
  readonly hotSeat: boolean;
  /** Who plays each side: `person`, or the level of a computer player. */
  readonly players: Readonly<Record<string, string>>;
  /** As typed; empty for new dice. */
  readonly seed: string;
  /** As typed; empty for none scripted. */
  readonly dice: string;
}

export const LARGEST_SEED = Number.MAX_SAFE_INTEGER;

/** The number typed, nothing, or `bad`. */
export function readSeed(text: string): number | undefined | 'bad' {
  const typed = text.trim();
  if (typed === '') return undefined;
  const number = /^\d{1,16}$/.test(typed) ? Number(typed) : Number.NaN;
  return Number.isSafeInteger(number) ? number : 'bad';
}

/** More than any game rolls. */
export const MOST_DICE = 10_000;

export type TypedDice =
  | { readonly ok: true; readonly dice: readonly (number | string)[] }
  | { readonly ok: false; readonly word?: string };

const isNumber = (word: string): boolean => /^\d{1,3}$/.test(word);
const isFace = (word: string): boolean => /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/i.test(word);

/** The dice as typed: numbers that the title's dice have, and ids of what is drawn instead of rolled. */
export function readDice(text: string, { least, most, hasFaces }: DiceRange): TypedDice {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const isDie = (word: string): boolean => isNumber(word) && Number(word) >= least && Number(word) <= most;
  const word = words.find((one) => !isDie(one) && !(hasFaces && isFace(one)));
  if (word !== undefined) return { ok: false, word };
  if (words.length > MOST_DICE) return { ok: false };
  return { ok: true, dice: words.map((one) => (isNumber(one) ? Number(one) : one)) };
}

/** Sets the game up, keeps it, and goes to it: from then on it is a saved game like any other. */
export async function beginGame(shell: Shell, title: TitleFacts, plan: NewGamePlan) {
  const { store, app, notice } = shell;
  const seed = readSeed(plan.seed);
  const typed = readDice(plan.dice, diceRange(title.id));
  if (seed === 'bad' || !typed.ok) return;
  const scriptedDice = typed.dice.length === 0 ? {} : { dice: typed.dice };
  const engine = shell.engine();
  const setUp: JsonObject = {
    title: title.id,
    edition: plan.edition,
    scenario: plan.scenario,
    options: { ...plan.options },
    ...(Object.keys(plan.rules).length === 0 ? {} : { rules: { ...plan.rules } }),
    ...(seed === undefined ? {} : { seed }),
    ...scriptedDice,
  };
  const people = Object.values(plan.players).filter((player) => player === PERSON).length;
  const hotSeat = plan.hotSeat && people > 1;
  const seating = seatingOf(plan.players, hotSeat);
  try {
    const { game } = (await engine.request('new', { ...setUp, ...seating })) as { game: string };
    const save = (await engine.request('save', { game })) as JsonObject;
    const about = await describeGame(engine, game, save);
    await engine.request('close', { game });
    const id = newId();
    const { players } = plan;
    await keepNew(store, { ...about, id, changed: Date.now(), hotSeat, players, ...scriptedDice }, saveLines(save));
    app.go(`game/${id}`);
  } catch (error) {
    notice.value = { text: faultOf(error).message, tone: 'bad' };
  }
}
