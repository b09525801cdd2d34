/** The title's mind: what its computer players think with. Each kind of decision has a judgement of its own. */
import { type Candidate, type Decision, decision, type Game, type Mind, type Thinking } from '@bridgehead/engine';
import type { Side } from '../src/data/unit-data.ts';
import { phaseOf } from '../src/scenario/phase-names.ts';
import { turnOf } from '../src/state/state.ts';
import { adviceFor } from './advice.ts';
import { airMission } from './air.ts';
import { intentFor } from './intents.ts';
import { dropZone, supplyDrive, supplySource } from './landing.ts';
import { operationOrders } from './operation.ts';
import { outlook } from './outlook.ts';
import { features, milestones, standing } from './standing.ts';

type Judge = (sight: Game, side: Side, thinking: Thinking, asked: Decision) => readonly Candidate[];

const JUDGES: Readonly<Record<string, Judge>> = {
  'supply-source': (sight, _side, thinking, asked) => supplySource(sight, asked, thinking),
  'drop-zone': (sight, _side, thinking, asked) => dropZone(sight, asked, thinking),
  'air-mission': airMission,
  'airborne-supply': supplyDrive,
  'operation-orders': (sight, side, thinking) =>
    operationOrders(sight, side, intentFor(sight, side, thinking), thinking),
};

function candidates(sight: Game, thinking: Thinking): readonly Candidate[] {
  const asked = decision(sight);
  if (asked === undefined) return [];
  return JUDGES[asked.kind]?.(sight, asked.by === 'allied' ? 'allied' : 'german', thinking, asked) ?? [];
}

/** The phase of one side: each player has a memory of its own. */
const occasion = (sight: Game): string => `${turnOf(sight)} ${phaseOf(sight.state.frames)}`;

export const OMG85_MIND: Mind = {
  title: 'omg85',
  styles: ['recruit', 'staff'],
  occasion,
  candidates,
  advice: (sight, thinking) => adviceFor(sight, thinking, candidates),
  features,
  outlook,
  standing,
  milestones,
};
