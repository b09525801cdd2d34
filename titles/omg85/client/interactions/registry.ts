/** One interaction for every kind of decision; whatever is not listed is answered from the list of its choices. */
import type { Decision } from '@bridgehead/client-kit/game';
import { type Running, startAny } from '@bridgehead/client-kit/play';
import type { Table } from '../game-table.ts';
import { startAir } from './air.tsx';
import { startOperation } from './operation-orders.tsx';
import { startSetUp } from './set-up.tsx';
import { startDrive } from './supply-drive.tsx';

type Start = (table: Table, decision: Decision) => Running;

export const interactions: Readonly<Record<string, Start>> = {
  'supply-source': startSetUp,
  'drop-zone': startSetUp,
  'air-mission': startAir,
  'airborne-supply': startDrive,
  'operation-orders': startOperation,
};

export const startOf = (kind: string): Start => interactions[kind] ?? startAny;
