/** One interaction for every kind of decision; whatever is not listed is answered from the list of its choices. */
import type { Decision } from '@bridgehead/client-kit/game';
import { choosing, type Running, startAny } from '@bridgehead/client-kit/play';
import type { Table } from '../game-table.ts';
import { startCombat } from './combat.tsx';
import { startAdvance, startLead, startLosses, startRetreat, startStand } from './explained.tsx';
import { startMarchOn } from './march-on.tsx';
import { startMovement } from './movement-orders.tsx';
import { startSupport } from './support.tsx';

type Start = (table: Table, decision: Decision) => Running;

export const interactions: Readonly<Record<string, Start>> = {
  balance: choosing({ about: 'selected', endings: ['pass'] }),
  'artillery-resupply': choosing({ endings: ['pass'] }),
  bridges: choosing({ endings: ['done'] }),
  land: choosing({ endings: ['done'] }),
  'landing-fight': choosing({ endings: [] }),
  scatter: choosing({ about: 'selected', endings: [] }),
  'movement-orders': startMovement,
  'march-on': startMarchOn,
  demolition: choosing({ about: 'threat', endings: [] }),
  'shed-steps': choosing({ about: 'selected', endings: [] }),
  combat: startCombat,
  'attack-or-cancel': choosing({ about: 'target', endings: [] }),
  defenders: choosing({ about: 'target', endings: [] }),
  'lead-formation': startLead,
  support: startSupport,
  'attacker-loss': startLosses,
  'defender-loss': startLosses,
  'determined-defense': startStand,
  retreat: startRetreat,
  'stop-loss': startLosses,
  advance: startAdvance,
  'advance-on': startAdvance,
  occupy: choosing({ about: 'selected', endings: [] }),
  'march-attackers': choosing({ about: 'target', endings: [] }),
  disengage: startRetreat,
  'return-supply-head': choosing({ endings: [] }),
  traffic: choosing({ endings: ['done'] }),
};

export const startOf = (kind: string): Start => interactions[kind] ?? startAny;
