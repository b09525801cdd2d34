/** The title's AI: what its computer players think with. Each kind of decision has an evaluator of its own. */
import type { Candidate, Game, Thinking, TitleAi } from '@bridgehead/engine';
import { decision } from '@bridgehead/engine';
import type { Side } from '../src/data/unit-data.ts';
import type { PhaseFrame } from '../src/state/frames.ts';
import { turnOf } from '../src/state/state.ts';
import { adviceFor } from './advice.ts';
import { COMBAT_DECISIONS } from './combat/decisions.ts';
import { intentFor } from './intent.ts';
import { marchOn } from './movement/march-on.ts';
import { movementOrders } from './movement/orders.ts';
import { PHASE_DECISIONS } from './phases/index.ts';
import { features, milestones, score } from './score.ts';
import { staffOrders } from './staff/orders.ts';
import { winProbability } from './win-probability.ts';

type Evaluator = (known: Game, side: Side, thinking: Thinking) => readonly Candidate[];

export const MOVEMENT_DECISIONS: Readonly<Record<string, Evaluator>> = {
  'movement-orders': (known, side, thinking) =>
    (thinking.style === 'staff' ? staffOrders : movementOrders)(known, side, thinking),
  'march-on': marchOn,
};

function candidates(known: Game, thinking: Thinking): readonly Candidate[] {
  const asked = decision(known);
  if (asked === undefined) return [];
  const side: Side = asked.by === 'allied' ? 'allied' : 'german';
  const { kind } = asked;
  const combat = COMBAT_DECISIONS[kind];
  if (combat !== undefined) return combat(known, thinking, intentFor(known, side, thinking));
  return MOVEMENT_DECISIONS[kind]?.(known, side, thinking) ?? PHASE_DECISIONS[kind]?.(known, side) ?? [];
}

/** The player-turn, whichever side is asked in it: each player has a memory of its own. */
function occasion(known: Game): string {
  const frame = known.state.frames.find(({ proc }) => proc === 'player-turn') as PhaseFrame | undefined;
  return `${turnOf(known)} ${frame?.side ?? ''}`;
}

export const HOLLAND44_AI: TitleAi = {
  title: 'holland44',
  styles: ['recruit', 'staff'],
  occasion,
  candidates,
  advice: (known, thinking) => adviceFor(known, thinking, candidates),
  features,
  winProbability,
  score,
  milestones,
};
