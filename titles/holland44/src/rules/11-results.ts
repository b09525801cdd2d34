/** [11.1] What a combat result does: losses, Determined Defense, retreat. */
import { done, type Frame, procedure } from '@bridgehead/engine';
import { type Battle, CANCELLED } from '../battle.ts';
import type { CombatResult } from '../tables/combat-tables.ts';

interface ResultsFrame extends Frame {
  readonly proc: 'results';
  readonly battle: Battle;
  readonly crt: CombatResult;
  /** [11.2] 1 if the attacker earned the shift of Elite units. */
  readonly elite: number;
}

/** Comes to an Outcome. */
export const resultsFrame = (battle: Battle, crt: CombatResult, elite: boolean): ResultsFrame => ({
  proc: 'results',
  step: 'begin',
  battle,
  crt,
  elite: elite ? 1 : 0,
});

export const results = procedure<ResultsFrame>('results', {
  begin: () => done({ ...CANCELLED }),
});
