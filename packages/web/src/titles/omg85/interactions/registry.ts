/** One interaction for every kind of decision; whatever is not listed is answered from the list of its choices. */
import type { Decision } from '../../../game/contract.ts';
import { startAny } from '../../../play/interactions/choosing.tsx';
import type { Running } from '../../../play/table.ts';
import type { Table } from '../table.ts';
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
