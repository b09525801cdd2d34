/** [15.5] [15.6] One step of an advance after combat. */
import type { Game } from '@bridgehead/engine';
import type { Attacker, Battle } from '../battle.ts';

/** [11.2] [15.1] [15.6] Whether this attacker could advance into the target hex if it were vacated. */
export function couldEnterTarget(_g: Game, _battle: Battle, _attacker: Attacker): boolean {
  throw new Error('not written yet');
}
