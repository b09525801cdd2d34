/** Chapter 12: Determined and Desperation Defense. */
import { done, type Frame, procedure } from '@bridgehead/engine';
import type { Battle } from '../battle.ts';
import type { RetreatTask } from './13-retreat-paths.ts';

interface DeterminedDefenseFrame extends Frame {
  readonly proc: 'determined-defense';
  readonly battle: Battle;
  /** The retreat that threatens. */
  readonly task: RetreatTask;
}

/** Comes to `held` if the retreat is cancelled, else to `failed`, whether tried or not. */
export const determinedDefenseFrame = (battle: Battle, task: RetreatTask): DeterminedDefenseFrame => ({
  proc: 'determined-defense',
  step: 'begin',
  battle,
  task,
});

export const determinedDefense = procedure<DeterminedDefenseFrame>('determined-defense', {
  begin: () => done('failed'),
});
