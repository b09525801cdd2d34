import { apply } from './apply.ts';
import { chanceChoice, hasScript } from './chance.ts';
import { currentQuestion, type Decision, deciderOf, decision, listChoices, vouchFor } from './decision.ts';
import { EngineError } from './engine-error.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { CHANCE, type Choice } from './question.ts';
import type { Refusal } from './ruling.ts';

/** What chance chose, and who may know of it: everybody or one side. */
export interface ChanceRecord {
  readonly kind: string;
  readonly answer: Choice;
  readonly audience: string;
  /** It was laid down beforehand, not rolled. */
  readonly scripted?: true;
}

export interface Played {
  readonly legal: true;
  readonly events: readonly GameEvent[];
  /** What chance chose on the way to the next question, in order. */
  readonly rolls: readonly ChanceRecord[];
  readonly decision: Decision | undefined;
}

/** Applies a player's choice and goes on to the next question that a player is asked. */
export function play(g: Game, choice: unknown): Played | Refusal {
  g.events = [];
  const { length } = g.history;
  const ruling = apply(g, choice);
  if (!ruling.legal) return ruling;
  playForced(g);
  return { legal: true, events: g.events, rolls: rollsSince(g, length), decision: decision(g) };
}

/** What chance has chosen since the history was so long. */
export function rollsSince({ history }: Game, length: number): readonly ChanceRecord[] {
  const rolls: ChanceRecord[] = [];
  for (let i = length; i < history.length; i++) {
    const entry = history[i];
    if (entry?.audience === undefined) continue;
    const { kind, choice, audience, scripted } = entry;
    rolls.push({ kind, answer: choice, audience, ...scriptedMark(scripted) });
  }
  return rolls;
}

/** The mark as saves, rolls and events carry it: there or left out. */
export const scriptedMark = (scripted: boolean | undefined): { readonly scripted?: true } =>
  scripted === true ? { scripted } : {};

/** Chance chooses, and so does the engine where only one choice is left and asking would tell nobody anything. */
export function playForced(g: Game): void {
  for (;;) {
    const forced = forcedChoice(g);
    if (forced === undefined) return;
    const scripted = hasScript(g) && deciderOf(g) === CHANCE;
    vouchFor(g, forced);
    const ruling = apply(g, forced, { forced: true, scripted });
    if (scripted) g.scriptAt += 1;
    if (!ruling.legal) throw new EngineError('a listed answer is refused', { choice: forced, code: ruling.code });
  }
}

/** The choice that needs no player, or undefined if one must be asked. */
export function forcedChoice(g: Game): Choice | undefined {
  const current = currentQuestion(g);
  if (current === undefined) return undefined;
  const { question, frame } = current;
  if (question.by(g, frame) === CHANCE) return chanceChoice(g, listChoices(g, current));
  if (question.alwaysAsk === true) return undefined;
  if (question.only !== undefined) return question.only(g, frame);
  // What can be sampled without a list is asked for two choices only; the rest is listed once for all that want to know.
  const found = question.sample === undefined ? listChoices(g, current) : question.choices(g, frame);
  let only: Choice | undefined;
  for (const choice of found) {
    if (only !== undefined) return undefined;
    only = choice;
  }
  if (only === undefined) throw new EngineError('a decision without a choice', { kind: question.kind });
  return only;
}
