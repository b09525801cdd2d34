/** Chapter 9: who may attack whom. */
import type { Game, Refusal } from '@bridgehead/engine';
import type { Attacker, Occasion } from '../battle.ts';
import type { Side } from '../data/unit-data.ts';

/** Why this unit may not take part in an attack on this hex over this hexside; stacking is judged for all together. */
export function attackerRefusal(
  _g: Game,
  _attacker: Attacker,
  _target: number,
  _occasion: Occasion,
): Refusal | undefined {
  throw new Error('not written yet');
}

/** [9.2] [19.7] Every unit that could attack the hex now, over each hexside open to it. */
export function possibleAttackers(_g: Game, _side: Side, _target: number): readonly Attacker[] {
  throw new Error('not written yet');
}

/** [9.1] [13.5] The enemy hexes that this side may attack now, in order. */
export function possibleTargets(_g: Game, _side: Side): readonly number[] {
  throw new Error('not written yet');
}
