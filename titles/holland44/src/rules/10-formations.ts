/** [10.2] Formations: who leads an attack, who is attached, who only helps. */
import type { Game } from '@bridgehead/engine';
import type { Battle } from '../battle.ts';
import type { Unit } from '../units.ts';

export interface Lead {
  readonly lead: string;
  /** Or NOBODY. */
  readonly attachment: Unit;
}

/** [10.2.1] [10.2.3] [10.2.4] Every Formation that may lead this attack, without and with each possible attachment. */
export function leadOptions(_g: Game, _battle: Battle): readonly Lead[] {
  throw new Error('not written yet');
}

/** [10.2.1] [10.2.3] The attackers of the Lead Formation and its attachment; helpers are never among them [16.5]. */
export function leadUnits(_g: Game, _battle: Battle): readonly Unit[] {
  throw new Error('not written yet');
}
