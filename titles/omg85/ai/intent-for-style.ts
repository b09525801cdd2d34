/** The intent of a player of a style, made once a phase and kept in its memory. */
import { remembered } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import type { Side } from '../src/data/unit-data.ts';
import type { Intent } from './intent.ts';
import { recruitIntent } from './recruit-intent.ts';
import { staffPlan } from './staff/plan.ts';

const KEY = 'intent';

export function intentFor(g: Game, side: Side, thinking: Thinking): Intent {
  return remembered(thinking, KEY, () =>
    thinking.style === 'staff' ? staffPlan(g, side, thinking) : recruitIntent(g, side, thinking),
  );
}
