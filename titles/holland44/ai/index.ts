/** The title's mind: what its computer players think with. Each kind of decision has a judgement of its own. */
import type { Candidate, Game, Mind, Thinking } from '@bridgehead/engine';
import { decision } from '@bridgehead/engine';
import type { Side } from '../src/data/unit-data.ts';
import type { PhaseFrame } from '../src/state/frames.ts';
import { turnOf } from '../src/state/state.ts';
import { adviceFor } from './advice.ts';
import { COMBAT_ANSWERS } from './combat/answers.ts';
import { intentFor } from './intent.ts';
import { marchOn } from './movement/march-on.ts';
import { movementOrders } from './movement/orders.ts';
import { outlook } from './outlook.ts';
import { PHASE_JUDGES } from './phases/index.ts';
import { staffOrders } from './staff/orders.ts';
import { features, milestones, standing } from './standing.ts';

type Judge = (sight: Game, side: Side, thinking: Thinking) => readonly Candidate[];

export const MOVEMENT_JUDGES: Readonly<Record<string, Judge>> = {
  'movement-orders': (sight, side, thinking) =>
    (thinking.style === 'staff' ? staffOrders : movementOrders)(sight, side, thinking),
  'march-on': marchOn,
};

function candidates(sight: Game, thinking: Thinking): readonly Candidate[] {
  const asked = decision(sight);
  if (asked === undefined) return [];
  const side: Side = asked.by === 'allied' ? 'allied' : 'german';
  const { kind } = asked;
  const combat = COMBAT_ANSWERS[kind];
  if (combat !== undefined) return combat(sight, thinking, intentFor(sight, side, thinking));
  return MOVEMENT_JUDGES[kind]?.(sight, side, thinking) ?? PHASE_JUDGES[kind]?.(sight, side, asked) ?? [];
}

/** The player-turn, the same for whoever is asked in it: each player has a memory of its own. */
function occasion(sight: Game): string {
  const frame = sight.state.frames.find(({ proc }) => proc === 'player-turn') as PhaseFrame | undefined;
  return `${turnOf(sight)} ${frame?.side ?? ''}`;
}

export const HOLLAND44_MIND: Mind = {
  title: 'holland44',
  styles: ['recruit', 'staff'],
  occasion,
  candidates,
  advice: (sight, thinking) => adviceFor(sight, thinking, candidates),
  features,
  outlook,
  standing,
  milestones,
};
