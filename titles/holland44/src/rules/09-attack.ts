/** [9.3] One attack from its declaration to its end. */
import { done, type Frame, procedure } from '@bridgehead/engine';
import { type Battle, CANCELLED } from '../battle.ts';

interface AttackFrame extends Frame {
  readonly proc: 'attack';
  battle: Battle;
}

/** Comes to an Outcome. In the Combat Phase the advance belongs to it; on other occasions whoever called sees to that. */
export const attackFrame = (battle: Battle): AttackFrame => ({ proc: 'attack', step: 'begin', battle });

export const attack = procedure<AttackFrame>('attack', {
  begin: () => done({ ...CANCELLED }),
});
