/** [9.3] The frame of one attack, which everybody may call, and what it comes to. */
import { type FrameOf, frame, type Json } from '@bridgehead/engine';
import { code, either, flag, optional } from '@bridgehead/toolkit';
import { type AttackResult, BATTLE, type Battle, CANCELLED, HEX_NAME, OUTCOME } from '../battle.ts';
import { BRIDGE_LIST, DEMOLITION_RESULT, REVEALED } from '../kinds.ts';
import { ODDS_COLUMNS } from '../tables/combat-tables.ts';

export const ATTACK = frame(
  'attack',
  {
    battle: BATTLE,
    /** [5.4] The bridges that may still be blown before the attack. */
    bridges: optional(BRIDGE_LIST),
    /** 1 once one has been. */
    blown: optional(flag),
    column: optional(code(ODDS_COLUMNS)),
    elite: optional(flag),
    outcome: optional(OUTCOME),
    result: optional(either(either(DEMOLITION_RESULT, REVEALED), either(OUTCOME, HEX_NAME))),
  },
  {
    calls: {
      revealed: ['reveal'],
      'bridge-decided': ['demolition'],
      resolved: ['results'],
      advanced: ['advance'],
    },
  },
);
export type AttackFrame = FrameOf<typeof ATTACK>;

export const attackResultIn = (result: Json | undefined): AttackResult =>
  (result as AttackResult | undefined) ?? { ...CANCELLED, fought: 0, assist: '' };

/** Comes to an AttackResult. In the Combat Phase the advance belongs to it; otherwise whoever called sees to that. */
export const attackFrame = (battle: Battle): AttackFrame => ({ proc: 'attack', step: 'begin', battle });
