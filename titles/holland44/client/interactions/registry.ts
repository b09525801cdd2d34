/** One interaction for every kind of decision; for what is not listed its choices are listed. */
import type { Decision } from '@bridgehead/client-kit/game';
import { chooserInteraction, createAnyInteraction, type Interaction } from '@bridgehead/client-kit/play';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';
import { createCombatInteraction } from './combat.tsx';
import {
  createAdvanceInteraction,
  createLeadInteraction,
  createLossesInteraction,
  createRetreatInteraction,
  createStandInteraction,
} from './explained.tsx';
import { createLandingInteraction, createScatterInteraction } from './landing.tsx';
import { createMarchOnInteraction } from './march-on.tsx';
import { createMovementInteraction } from './movement-orders.tsx';
import { createSupportInteraction } from './support.tsx';

type CreateInteraction = (context: PlayContext, decision: Decision) => Interaction;

export const interactions: Readonly<Record<string, CreateInteraction>> = {
  balance: chooserInteraction({ about: 'selected', endings: ['pass'] }),
  'artillery-resupply': chooserInteraction({ endings: ['pass'] }),
  bridges: chooserInteraction({ endings: ['done'] }),
  land: createLandingInteraction,
  'landing-fight': chooserInteraction({ endings: [] }),
  scatter: createScatterInteraction,
  'movement-orders': createMovementInteraction,
  'march-on': createMarchOnInteraction,
  demolition: chooserInteraction({ about: 'threat', endings: [] }),
  'shed-steps': chooserInteraction({ about: 'selected', endings: [] }),
  combat: createCombatInteraction,
  'attack-or-cancel': chooserInteraction({ about: 'target', endings: [] }),
  defenders: chooserInteraction({ about: 'target', endings: [] }),
  'lead-formation': createLeadInteraction,
  support: createSupportInteraction,
  'attacker-loss': createLossesInteraction,
  'defender-loss': createLossesInteraction,
  'determined-defense': createStandInteraction,
  retreat: createRetreatInteraction,
  'stop-loss': createLossesInteraction,
  remnant: chooserInteraction({ about: 'selected', endings: [] }),
  'decline-recovery': chooserInteraction({ endings: ['done'] }),
  'disengagement-loss': chooserInteraction({ about: 'selected', endings: [] }),
  advance: createAdvanceInteraction,
  'advance-on': createAdvanceInteraction,
  occupy: chooserInteraction({ about: 'selected', endings: [] }),
  'march-attackers': chooserInteraction({ about: 'target', endings: [] }),
  disengage: createRetreatInteraction,
  'return-supply-head': chooserInteraction({ endings: [] }),
  traffic: chooserInteraction({ endings: ['done'], whoWords: (marker) => say('choose.marker', { marker }) }),
};

export const creatorOf = (kind: string): CreateInteraction => interactions[kind] ?? createAnyInteraction;
