/** The title's AI: what its computer players think with. Each kind of decision has an evaluator of its own. */
import { type Candidate, decision, type Game, type Thinking, type TitleAi } from '@bridgehead/engine';
import type { Side } from '../src/data/unit-data.ts';
import { phaseOf } from '../src/scenario/phase-names.ts';
import { turnOf } from '../src/state/state.ts';
import { adviceFor } from './advice.ts';
import { airMission } from './air.ts';
import { intentFor } from './intent-for-style.ts';
import { dropZone, supplyDrive, supplySource } from './landing.ts';
import { operationOrders } from './operation.ts';
import { features, milestones, score } from './score.ts';
import { winProbability } from './win-probability.ts';

type Evaluator = (known: Game, side: Side, thinking: Thinking) => readonly Candidate[];

const DECISIONS: Readonly<Record<string, Evaluator>> = {
  'supply-source': (known, _side, thinking) => supplySource(known, thinking),
  'drop-zone': (known, _side, thinking) => dropZone(known, thinking),
  'air-mission': airMission,
  'airborne-supply': supplyDrive,
  'operation-orders': (known, side, thinking) =>
    operationOrders(known, side, intentFor(known, side, thinking), thinking),
};

function candidates(known: Game, thinking: Thinking): readonly Candidate[] {
  const asked = decision(known);
  if (asked === undefined) return [];
  return DECISIONS[asked.kind]?.(known, asked.by === 'allied' ? 'allied' : 'german', thinking) ?? [];
}

/** The phase of one side: each player has a memory of its own. */
const occasion = (known: Game): string => `${turnOf(known)} ${phaseOf(known.state.frames)}`;

export const OMG85_AI: TitleAi = {
  title: 'omg85',
  styles: ['recruit', 'staff'],
  occasion,
  candidates,
  advice: (known, thinking) => adviceFor(known, thinking, candidates),
  features,
  winProbability,
  score,
  milestones,
};
