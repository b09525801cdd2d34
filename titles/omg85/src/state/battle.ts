/** [9] One battle as plain data: it travels in the frames of every procedure that has a part in it. */
import type { ValueOf } from '@bridgehead/engine';
import { list, number, record } from '@bridgehead/toolkit';
import { PERCENT } from '../tables/percent.ts';
import { HEX, SIDE, UNIT } from './kinds.ts';
import { UNIT_COUNT } from './units.ts';

const ATTACKER = record({
  unit: UNIT,
  /** [9.2] Its battle time, in hundredths. */
  time: number(0, PERCENT),
});
export type Attacker = ValueOf<typeof ATTACKER>;

/** Attackers in the order of plotting. */
export const ATTACKERS = list(ATTACKER, UNIT_COUNT);

/** Who fights: the attackers against everybody in the target hex. */
export const BATTLE = record({
  /** The attacker's. */
  side: SIDE,
  target: HEX,
  /** Nobody until they have paid, nor where only guns fire. */
  attackers: ATTACKERS,
});
export type Battle = ValueOf<typeof BATTLE>;
