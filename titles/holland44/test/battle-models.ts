/** Battles as the computer players model them. */
import type { BattleModel } from '../ai/combat/outcome/battle-model.ts';
import { FIRST_EDITION, rulesFor } from '../src/editions.ts';

/** A battle in which the hex is all that counts, so that all who may stand do. */
export const ONLY_THE_HEX_COUNTS: Omit<BattleModel, 'attackers' | 'defenders'> = {
  isElite: false,
  guns: 0,
  slipsAway: false,
  rules: rulesFor({ edition: FIRST_EDITION }),
  attackerWeights: { own: 1, enemy: 1 },
  defenderWeights: { own: 1, enemy: 1 },
  takeValue: 0,
  bonusValue: 0,
  keepValue: 100,
  retreatCost: 0,
  routCost: 0,
  gunCost: 0,
};
