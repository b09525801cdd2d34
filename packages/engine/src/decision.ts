import { EngineError } from './engine-error.ts';
import type { Frame } from './frame.ts';
import { type Game, writesSoFar } from './game.ts';
import { isJsonObject, type Json, sameJson } from './json.ts';
import { audienceOf, CHANCE, type Choice, type Decider, type Question, type Step } from './question.ts';
import type { Random } from './random.ts';
import { OK, type Ruling } from './ruling.ts';
import { refusal } from './words/says.ts';

/** Whose choice it is and what it is about. */
export interface Decision {
  readonly by: Decider;
  readonly kind: string;
  /** The stack of procedures as a sentence: `turn > movement > march@cross > demolition@decide`. */
  readonly at: string;
  readonly about?: { readonly [key: string]: Json | undefined };
  /** Where chance decides: who may know of it, everybody or one side. */
  readonly audience?: string;
}

export const topFrame = (g: Game): Frame | undefined => g.state.frames[g.state.frames.length - 1];

export function stepOf(g: Game, frame: Frame): Step<Frame> {
  const step = g.title.procedures.get(frame.proc)?.steps.get(frame.step);
  if (step === undefined) throw new EngineError('no such step', { proc: frame.proc, step: frame.step });
  return step;
}

/** A question with the frame at which it is asked. */
interface Asked {
  readonly question: Question<Frame, Choice>;
  readonly frame: Frame;
}

/** The question on top of the stack, or undefined when the game is over. */
export function currentQuestion(g: Game): Asked | undefined {
  const frame = topFrame(g);
  if (frame === undefined) return undefined;
  const step = stepOf(g, frame);
  if (typeof step === 'function') throw new EngineError('the game has not been settled', { at: whereIs(g) });
  return { question: step, frame };
}

export function whereIs(g: Game): string {
  let where = '';
  for (const { proc, step } of g.state.frames) where = where === '' ? `${proc}@${step}` : `${where} > ${proc}@${step}`;
  return where;
}

/** Who is to decide, or undefined when the game is over. */
export function deciderOf(g: Game): Decider | undefined {
  const current = currentQuestion(g);
  return current?.question.by(g, current.frame);
}

export function decision(g: Game): Decision | undefined {
  const current = currentQuestion(g);
  if (current === undefined) return undefined;
  const { question, frame } = current;
  const about = question.about?.(g, frame);
  const by = question.by(g, frame);
  return {
    by,
    kind: question.kind,
    at: whereIs(g),
    ...(about === undefined ? {} : { about }),
    ...(by === CHANCE ? { audience: audienceOf(g, question, frame) } : {}),
  };
}

/** All legal choices, or all of one kind: where there are thousands of another, they are not looked for. */
export function* choices(g: Game, only?: string): Iterable<Choice> {
  const current = currentQuestion(g);
  if (current === undefined) return;
  const { question, frame } = current;
  for (const choice of keptList(g) ?? question.choices(g, frame, only)) {
    if (only === undefined || choice.kind === only) yield choice;
  }
}

const keptList = (g: Game): readonly Choice[] | undefined =>
  g.listed !== undefined && g.listed.writes === writesSoFar(g) && g.listed.frame === topFrame(g)
    ? g.listed.choices
    : undefined;

/** All choices of the open question as a list, which is made once: to be forced, to be sampled and to be legal ask for the same. */
export function listChoices(g: Game, { question, frame }: Asked): readonly Choice[] {
  const kept = keptList(g);
  if (kept !== undefined) return kept;
  const found = question.choices(g, frame);
  const choices: readonly Choice[] = Array.isArray(found) ? found : [...found];
  g.listed = { choices, frame, writes: writesSoFar(g) };
  return choices;
}

/** Where nobody listens: this choice has been found by the rules themselves and need not be checked when it is made. */
export function vouchFor(g: Game, choice: Choice | undefined): void {
  if (!g.collectEvents) g.vouched = choice;
}

export const isVouched = (g: Game, choice: unknown): boolean => g.vouched !== undefined && g.vouched === choice;

/** One legal choice at random; a generator of the game's own is never used for this. */
export function sampleChoice(g: Game, random: Random): Choice | undefined {
  const current = currentQuestion(g);
  if (current === undefined) return undefined;
  const sampled = sampleFrom(g, current, random);
  vouchFor(g, sampled);
  return sampled;
}

function sampleFrom(g: Game, current: Asked, random: Random): Choice | undefined {
  const { question, frame } = current;
  if (question.sample !== undefined) return question.sample(g, frame, random);
  const all = listChoices(g, current);
  return all.length === 0 ? undefined : all[random.below(all.length)];
}

const GAME_OVER = refusal('-', 'game-over');
const NOT_A_CHOICE = refusal('-', 'not-a-choice');

/** Whether the rules allow this choice now. Never changes anything. */
export function check(g: Game, choice: unknown): Ruling {
  const current = currentQuestion(g);
  if (current === undefined) return GAME_OVER;
  if (!isJsonObject(choice) || typeof choice.kind !== 'string') return NOT_A_CHOICE;
  const { question, frame } = current;
  if (question.check !== undefined) return question.check(g, frame, choice as Choice);
  for (const listed of keptList(g) ?? question.choices(g, frame)) if (sameJson(listed, choice)) return OK;
  return refusal(question.rule, 'not-listed');
}
