/** [8.1] A march that was interrupted, or that has come through a Garrison: on to the best hex there is, or halt. */
import { type Candidate, type Choice, check, type Game, type Thinking } from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { candidate, ranked } from '@bridgehead/toolkit';
import { listed } from '../../src/asking.ts';
import type { Side } from '../../src/data/unit-data.ts';
import { hexOfPlace } from '../../src/state/places.ts';
import { hexOf } from '../../src/state/state.ts';
import { hexName } from '../names.ts';
import { says } from '../says.ts';
import { MOVE } from '../weights.ts';
import { evaluationFor } from './hex-evaluation.ts';
import { marchersOn } from './marchers.ts';
import { movementPlan } from './movement-plan.ts';

const HALT: Choice = { kind: 'halt' };

export function marchOn(known: Game, side: Side, thinking: Thinking): readonly Candidate[] {
  const plan = movementPlan(known, side, thinking);
  const [lead] = marchersOn(known);
  if (lead === undefined) return [];
  const here = hexOf(known, lead);
  const worth = evaluationFor(known, plan, lead);
  const stay = here === OFF_MAP ? -1 : worth.at(here);
  const found: Candidate[] = check(known, HALT).legal ? [candidate(HALT, says('order.halt'), MOVE.leastGain)] : [];
  for (const { choice, chosen } of listed('march-on', known)) {
    const end = chosen.kind === 'march-on' ? hexOfPlace(chosen.path.at(-1) ?? 0) : OFF_MAP;
    if (end === OFF_MAP) continue;
    const gain = worth.at(end) - stay;
    const reasons = gain > MOVE.leastGain ? worth.reasonsFor(end) : [];
    found.push(candidate(choice, says('order.march-on', { hex: hexName(end) }), gain, reasons));
  }
  return ranked(found).slice(0, 3);
}
