/** One interaction for every kind of decision; for what is not listed its choices are listed. */
import type { Decision } from '@bridgehead/client-kit/game';
import { createAnyInteraction, type Interaction } from '@bridgehead/client-kit/play';
import type { PlayContext } from '../play-context.ts';
import { createAirInteraction } from './air.tsx';
import { createLandingInteraction } from './landing.tsx';
import { createOperationInteraction } from './operation-orders.tsx';
import { createSetUpInteraction } from './set-up.tsx';
import { createDriveInteraction } from './supply-drive.tsx';

type CreateInteraction = (context: PlayContext, decision: Decision) => Interaction;

export const interactions: Readonly<Record<string, CreateInteraction>> = {
  'supply-source': createSetUpInteraction,
  'drop-zone': createLandingInteraction,
  'air-mission': createAirInteraction,
  'airborne-supply': createDriveInteraction,
  'operation-orders': createOperationInteraction,
};

export const creatorOf = (kind: string): CreateInteraction => interactions[kind] ?? createAnyInteraction;
