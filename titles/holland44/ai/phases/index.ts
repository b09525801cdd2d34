/** The decisions outside movement and combat, each kind with its judgement. */
import type { Candidate, Decision, Game } from '@bridgehead/engine';
import type { Side } from '../../src/data/unit-data.ts';
import { judgeBridges } from './bridges.ts';
import { judgeDemolition } from './demolition.ts';
import { judgeResupply } from './guns.ts';
import { judgeLanding, judgeScatter } from './landing.ts';
import { judgeBalance, judgeSupplyHead } from './rare.ts';
import { judgeTraffic } from './traffic.ts';

export type PhaseJudge = (known: Game, side: Side, asked: Decision) => readonly Candidate[];

/** By the kind of decision. */
export const PHASE_JUDGES: Readonly<Record<string, PhaseJudge>> = {
  balance: judgeBalance,
  'artillery-resupply': judgeResupply,
  bridges: judgeBridges,
  land: judgeLanding,
  scatter: judgeScatter,
  demolition: judgeDemolition,
  'return-supply-head': judgeSupplyHead,
  traffic: judgeTraffic,
};
