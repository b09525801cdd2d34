/** Any legal choice: for decisions in which an evaluator found nothing to say. */
import { type Candidate, choices, type Game } from '@bridgehead/engine';
import { candidate } from '@bridgehead/toolkit';
import { says } from './says.ts';

/** To do no more is rarely a disaster. */
const ENDS: readonly string[] = ['pass', 'done', 'halt', 'hold', 'stay', 'end-advance', 'end-movement'];
const MOST_LISTED = 40;

export function anyChoice(known: Game): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const choice of choices(known)) {
    const one = candidate(choice, says('order.any', { kind: choice.kind }), 0);
    if (ENDS.includes(choice.kind)) return [one];
    if (found.length < MOST_LISTED) found.push(one);
    else break;
  }
  return found.slice(0, 1);
}
