/** [27.1] Optional: Disengagement. */
import { done, type Frame, procedure } from '@bridgehead/engine';
import type { Unit } from '../units.ts';

interface DisengagementFrame extends Frame {
  readonly proc: 'disengagement';
  readonly unit: Unit;
}

export const disengagementFrame = (unit: Unit): DisengagementFrame => ({ proc: 'disengagement', step: 'roll', unit });

export const disengagement = procedure<DisengagementFrame>('disengagement', {
  roll: () => done(),
});
