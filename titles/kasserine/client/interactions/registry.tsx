/** One interaction for every kind of decision. */
import type { Decision } from '@bridgehead/client-kit/game';
import { chooserInteraction, createAnyInteraction, type Interaction } from '@bridgehead/client-kit/play';
import { FAID_GOALS, LOCATION_HEXES } from '../../src/facts.ts';
import { aboutOf } from '../decisions.ts';
import type { PlayContext } from '../play-context.ts';
import { say } from '../say.ts';
import { createEvasionInteraction, createNextCombatInteraction } from './before-battle.tsx';
import { createDeclarationInteraction } from './declaration-panel.tsx';
import { createInterdictionInteraction } from './interdiction.tsx';
import { createMovingInteraction, wantedReserves } from './moving.tsx';
import { createPick } from './pick.tsx';
import {
  createAdvanceInteraction,
  createBreakOutInteraction,
  createLossInteraction,
  createRetreatInteraction,
} from './results.tsx';
import { createSetUpInteraction } from './setting-up.tsx';
import { createSupportInteraction } from './support.tsx';

type CreateInteraction = (context: PlayContext, decision: Decision) => Interaction;

/** [8.2] Who was ticked while he marched is picked already. */
const createReserves: CreateInteraction = (context, decision) =>
  createPick(context, decision, {
    kind: 'reserve',
    isMany: true,
    ending: { kind: 'done' },
    first: wantedReserves(context).peek(),
    hint: say('reserves.hint'),
    label: (count) => (count === 0 ? say('reserves.none') : say('reserves.give', { count })),
    whyNot: async (unit) => {
      const ruling = await context.game.check({ kind: 'reserve', unit });
      return ruling.legal ? undefined : ruling;
    },
  });

/** [14.3.6] */
const createStrongpoints: CreateInteraction = (context, decision) =>
  createPick(context, decision, {
    kind: 'build',
    isMany: true,
    ending: { kind: 'done' },
    hint: say('build.hint'),
    label: (count) => (count === 0 ? say('build.none') : say('build.give', { count })),
    whyNot: async (unit) => {
      const ruling = await context.game.check({ kind: 'build', unit });
      return ruling.legal ? undefined : ruling;
    },
  });

/** [3.3.3] */
const createOverstacked: CreateInteraction = (context, decision) =>
  createPick(context, decision, {
    kind: 'remove',
    isMany: false,
    hint: say('overstacked.hint'),
    label: () => say('overstacked.give'),
    about: [aboutOf(decision, 'overstacked')?.hex ?? ''],
  });

/** [18.2.4] What each option means stands over the choice, and the two areas are on the map. */
const createAxisOption: CreateInteraction = (context, decision) => {
  context.camera.lookAt([LOCATION_HEXES['El Ala'], FAID_GOALS.key]);
  return chooserInteraction({}, () => <OptionWords />)(context, decision);
};

const OptionWords = () => (
  <dl class="option-words">
    <dt>{say('option.A')}</dt>
    <dd>{say('option.A.text')}</dd>
    <dt>{say('option.B')}</dt>
    <dd>{say('option.B.text')}</dd>
  </dl>
);

const interactions: Readonly<Record<string, CreateInteraction>> = {
  'axis-option': createAxisOption,
  'set-up': createSetUpInteraction,
  strongpoints: createStrongpoints,
  interdiction: createInterdictionInteraction,
  'movement-orders': createMovingInteraction,
  reserves: createReserves,
  overstacked: createOverstacked,
  declaration: createDeclarationInteraction,
  evasion: createEvasionInteraction,
  'reaction-orders': createMovingInteraction,
  'next-combat': createNextCombatInteraction,
  'emergency-supply': createSupportInteraction,
  'attack-support': createSupportInteraction,
  'close-air-support': createSupportInteraction,
  'attacker-loss': createLossInteraction,
  'defender-loss': createLossInteraction,
  'break-out-loss': createLossInteraction,
  retreat: createRetreatInteraction,
  'break-out-end': createBreakOutInteraction,
  advance: createAdvanceInteraction,
  'reserve-orders': createMovingInteraction,
};

/** Where only a hex or a unit is picked, its choices are listed. */
export const creatorOf = (kind: string): CreateInteraction => interactions[kind] ?? createAnyInteraction;
