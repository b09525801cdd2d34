/** [14.3.1] Units in Full Retreat give way when an enemy comes next to them. */
import { done, type Frame, type Game, procedure } from '@bridgehead/engine';
import type { Side } from '../data/unit-data.ts';

interface ForcedRetreatsFrame extends Frame {
  readonly proc: 'forced-retreats';
  /** Of those who give way. */
  readonly side: Side;
  /** Where the enemy now stands. */
  readonly hex: number;
}

export const forcedRetreatsFrame = (side: Side, hex: number): ForcedRetreatsFrame => ({
  proc: 'forced-retreats',
  step: 'next',
  side,
  hex,
});

/** [14.3.1] Whether units of this side must give way to an enemy who has come into this hex. */
export const mustGiveWay = (_g: Game, _side: Side, _hex: number): boolean => false;

export const forcedRetreats = procedure<ForcedRetreatsFrame>('forced-retreats', {
  next: () => done(),
});
