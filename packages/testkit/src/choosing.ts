/** Words in which the tests of every title make choices and ask what the rules say to them. */
import { type Choice, check, choices, decision, type Game, play } from '@bridgehead/engine';

/** Plays a choice that must be legal. */
export function order(g: Game, choice: Choice): void {
  const played = play(g, choice);
  if (!played.legal)
    throw new Error(`[${played.rule}] ${played.code}: ${JSON.stringify(choice)} at ${decision(g)?.at}`);
}

/** The rule that refuses a choice, or `legal`. */
export function refusal(g: Game, choice: Choice): string {
  const ruling = check(g, choice);
  return ruling.legal ? 'legal' : ruling.rule;
}

/** The legal choices of one kind. */
export const listed = (g: Game, kind: string): Choice[] => [...choices(g, kind)];
