/** The adviser: a person gets the thoughts of the staff, at whatever level the opponent plays. */
import { type Advice, type Candidate, decision, type Game, type Thinking } from '@bridgehead/engine';

export const MOST_PLANS = 3;
/** So many plans of a whole phase, and no single choice is looked at. */
const ENOUGH_PLANS = 2;

interface Adviser<Side> {
  sideOf(by: string): Side;
  /** The plans of a whole phase, where such a question is asked. */
  plans(kind: string, side: Side, staff: Thinking): readonly Advice[];
  candidates(staff: Thinking): readonly Candidate[];
  adviceOn(candidate: Candidate, side: Side, staff: Thinking): Advice;
}

/** The two or three best plans for the side that is asked. To do nothing more is a plan only where there is no other. */
export function staffAdvice<Side>(known: Game, thinking: Thinking, adviser: Adviser<Side>): readonly Advice[] {
  const asked = decision(known);
  if (asked === undefined) return [];
  const side = adviser.sideOf(asked.by);
  const staff: Thinking = { ...thinking, style: 'staff', memory: new Map() };
  const found = adviser.plans(asked.kind, side, staff);
  if (found.length >= ENOUGH_PLANS) return found.slice(0, MOST_PLANS);
  const weighed = adviser.candidates(staff);
  const reasoned = weighed.filter(({ reasons }) => reasons.length > 0);
  const others = (reasoned.length > 0 ? reasoned : weighed).map((one) => adviser.adviceOn(one, side, staff));
  return [...found, ...others].slice(0, MOST_PLANS);
}
