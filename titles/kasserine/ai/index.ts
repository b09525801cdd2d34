/** The title's AI: what its computer players think with. Each kind of decision has an evaluator of its own. */
import { remembered } from '@bridgehead/ai';
import { type Candidate, decision, type Game, type Thinking, type TitleAi } from '@bridgehead/engine';
import type { Side } from '../src/data/unit-data.ts';
import { phaseOf } from '../src/scenario/phase-names.ts';
import { turnOf } from '../src/state/state.ts';
import { adviceFor } from './advice.ts';
import { declareAttacks } from './combat/declaration.ts';
import { evade, react } from './combat/reaction.ts';
import { advance, breakOutEnd, loseStep, nextCombat, retreat } from './combat/results.ts';
import { attackSupport, closeAirSupport, emergencySupply } from './combat/support.ts';
import type { Intent } from './intent.ts';
import type { PhaseContext } from './orders/attack-plans.ts';
import { movementOrders } from './orders/movement.ts';
import { chooseReserves, reserveOrders } from './orders/reserve.ts';
import {
  buildStrongpoints,
  chooseOption,
  interdict,
  keepStrongpoints,
  rebuildHQ,
  removeExcess,
  setUp,
} from './orders/strategic.ts';
import { recruitIntent } from './plan/recruit-intent.ts';
import { staffPlan } from './plan/staff-plan.ts';
import { features, milestones, score } from './score.ts';
import { winProbability } from './win-probability.ts';

/** The intent of a player of a style, made once a phase and kept in its memory. */
const intentFor = (g: Game, side: Side, thinking: Thinking): Intent =>
  remembered(thinking, `intent/${side}`, () =>
    thinking.style === 'staff' ? staffPlan(g, side, thinking) : recruitIntent(g, side, thinking),
  );

type Evaluator = (context: PhaseContext) => readonly Candidate[];

const DECISIONS: Readonly<Record<string, Evaluator>> = {
  'axis-option': chooseOption,
  'set-up': setUp,
  strongpoints: buildStrongpoints,
  rebuild: rebuildHQ,
  interdiction: interdict,
  'movement-orders': movementOrders,
  reserves: chooseReserves,
  overstacked: ({ g }) => removeExcess(g),
  declaration: declareAttacks,
  evasion: evade,
  'reaction-orders': react,
  'next-combat': nextCombat,
  'emergency-supply': ({ g, intent }) => emergencySupply(g, intent),
  'attack-support': ({ g, side, intent }) => attackSupport(g, side, intent),
  'close-air-support': ({ g, side, intent }) => closeAirSupport(g, side, intent),
  'attacker-loss': ({ g }) => loseStep(g),
  'defender-loss': ({ g }) => loseStep(g),
  retreat,
  'break-out-loss': ({ g }) => loseStep(g),
  'break-out-end': breakOutEnd,
  advance,
  'reserve-orders': reserveOrders,
  'remove-strongpoints': keepStrongpoints,
};

function candidates(known: Game, thinking: Thinking): readonly Candidate[] {
  const asked = decision(known);
  if (asked === undefined) return [];
  const side: Side = asked.by === 'allied' ? 'allied' : 'axis';
  const intent = intentFor(known, side, thinking);
  return DECISIONS[asked.kind]?.({ g: known, side, intent, thinking }) ?? [];
}

/** The phase of one side: each player has a memory of its own. */
const occasion = (known: Game): string => `${turnOf(known)} ${phaseOf(known.state.frames)}`;

export const KASSERINE_AI: TitleAi = {
  title: 'kasserine',
  styles: ['recruit', 'staff'],
  occasion,
  candidates,
  advice: (known, thinking) => adviceFor(known, thinking, candidates),
  features,
  winProbability,
  score,
  milestones,
};
