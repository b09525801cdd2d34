/** The decisions outside movement and combat, each kind with its evaluator. */
import type { Candidate, Game } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { anyChoice } from '../any-choice.ts';
import { resupplyCandidates } from './artillery-resupply.ts';
import { bridgeCandidates } from './bridges.ts';
import { demolitionCandidates } from './demolition.ts';
import { landingCandidates, scatterCandidates } from './landing.ts';
import { balanceCandidates, supplyHeadCandidates } from './one-off-decisions.ts';
import { trafficCandidates } from './traffic.ts';

type PhaseEvaluator = (known: Game, side: Side) => readonly Candidate[];

/** By the kind of decision. */
export const PHASE_DECISIONS: Readonly<Record<string, PhaseEvaluator>> = {
  balance: balanceCandidates,
  'artillery-resupply': resupplyCandidates,
  bridges: bridgeCandidates,
  land: landingCandidates,
  scatter: scatterCandidates,
  demolition: demolitionCandidates,
  'return-supply-head': supplyHeadCandidates,
  traffic: trafficCandidates,
  remnant: anyChoice,
  'decline-recovery': anyChoice,
};
