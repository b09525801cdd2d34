/** Chapter 13: retreats. */
import { done, type Frame, procedure } from '@bridgehead/engine';
import type { RetreatTask } from './13-retreat-paths.ts';

interface RetreatFrame extends Frame {
  readonly proc: 'retreat';
  task: RetreatTask;
}

/** The owner retreats the units of the task, one after the other. */
export const retreatFrame = (task: RetreatTask): RetreatFrame => ({ proc: 'retreat', step: 'next', task });

export const retreat = procedure<RetreatFrame>('retreat', {
  next: () => done(),
});
