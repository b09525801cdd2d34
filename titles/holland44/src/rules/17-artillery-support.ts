/** [17.4] [17.6] [17.7] [19.8] [10.7] Support from guns and from the air. */
import type { Game, Ruling } from '@bridgehead/engine';
import type { Battle } from '../battle.ts';
import type { Unit } from '../units.ts';

/** [17.6.1] The Artillery units that may support this attack. */
export function offensiveArtillery(_g: Game, _battle: Battle): readonly Unit[] {
  throw new Error('not written yet');
}

/** [17.6.2] [23.1.3] Every set of Artillery units that may support the attack together, none first. */
export function artillerySets(_g: Game, _battle: Battle): readonly (readonly Unit[])[] {
  throw new Error('not written yet');
}

/** [17.6.2] [23.1.3] The shifts that these guns give. */
export function artilleryShifts(_g: Game, _units: readonly Unit[]): number {
  throw new Error('not written yet');
}

/** [17.6.3] The Artillery units that may support the defense of the target hex. */
export function defensiveArtillery(_g: Game, _battle: Battle): readonly Unit[] {
  throw new Error('not written yet');
}

/** [10.7] Whether an Air unit may support this attack. */
export function airSupport(_g: Game, _battle: Battle): Ruling {
  throw new Error('not written yet');
}
