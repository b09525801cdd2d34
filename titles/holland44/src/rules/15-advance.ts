/** Chapter 15: advance after combat. */
import { done, type Frame, procedure } from '@bridgehead/engine';
import type { AdvanceRate, Battle } from '../battle.ts';

interface AdvanceFrame extends Frame {
  readonly proc: 'advance';
  readonly battle: Battle;
  readonly rate: AdvanceRate;
}

/** Comes to the name of a hex if a Breakthrough Group will help the attack on it next [16.5], else to an empty text. */
export const advanceFrame = (battle: Battle, rate: AdvanceRate): AdvanceFrame => ({
  proc: 'advance',
  step: 'begin',
  battle,
  rate,
});

export const advance = procedure<AdvanceFrame>('advance', {
  begin: () => done(''),
});
