/** [9.3] The frame of one attack, which everybody may call, and what it comes to. */
import type { Frame, Json } from '@bridgehead/engine';
import { type Battle, CANCELLED, type Outcome } from '../battle.ts';
import type { OddsColumn } from '../tables/combat-tables.ts';

export interface AttackFrame extends Frame {
  readonly proc: 'attack';
  battle: Battle;
  /** [5.4] The bridges that may still be blown before the attack. */
  bridges?: readonly number[];
  /** 1 once one has been. */
  blown?: number;
  column?: OddsColumn;
  elite?: number;
  outcome?: Outcome;
}

/** What the procedure comes to: an Outcome and a little more. */
export type AttackResult = Outcome & {
  /** 0 if a lone Garrison was all there was [25.3.4], or the attack was cancelled. */
  readonly fought: number;
  /** [16.5] The name of the hex that a Breakthrough Group will help to attack next, or an empty text. */
  readonly assist: string;
};

export const attackResultIn = (result: Json | undefined): AttackResult =>
  (result as AttackResult | undefined) ?? { ...CANCELLED, fought: 0, assist: '' };

/** Comes to an AttackResult. In the Combat Phase the advance belongs to it; otherwise whoever called sees to that. */
export const attackFrame = (battle: Battle): AttackFrame => ({ proc: 'attack', step: 'begin', battle });
