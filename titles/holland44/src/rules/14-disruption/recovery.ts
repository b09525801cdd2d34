/** Chapter 14: the Recovery Phase. */
import {
  checked,
  done,
  type FlawOf,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  procedure,
} from '@bridgehead/engine';
import { OFF_MAP } from '@bridgehead/hex';
import { lookUp, optional } from '@bridgehead/toolkit';
import { roll } from '../../asking.ts';
import { says } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { OF_PHASE, phaseFlaw } from '../../state/frames.ts';
import { UNIT } from '../../state/kinds.ts';
import {
  ASTRAY,
  ENGAGED,
  FRESH_MARKER,
  hasMark,
  hexOf,
  isInGoodOrder,
  marksOn,
  REPLACEMENT,
  removeMark,
  SCATTERED,
  SPENT,
} from '../../state/state.ts';
import { idOf, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { COMBAT_ZONE_RECOVERY_TABLE } from '../../tables/die-tables.ts';
import { moraleNow } from '../02-contents.ts';
import { isInEzoc } from '../07-zones-of-control.ts';
import { isInPlay, recoverLevel } from './disruption.ts';

export { isTacticalOnly, mustLeaveEzoc, recoverOrders } from './disruption.ts';

const RECOVERY = frame('recovery', ['begin', 'next', 'roll'], {
  ...OF_PHASE,
  /** The unit that rolls now. */
  unit: optional(UNIT),
});
type RecoveryFrame = FrameOf<typeof RECOVERY>;

/** [14.4.2] The modified die, within one and six. */
export function recoveryRoll(g: Game, u: Unit, die: number): number {
  const morale = moraleNow(g, u);
  const modified = die + (morale === 'elite' ? 1 : 0) - (morale === 'low' ? 1 : 0);
  return Math.min(6, Math.max(1, modified));
}

/** [14.4.1] [23.4] Whether the unit may recover now at all; one that is astray must come home first. */
const canRecover = (g: Game, u: Unit): boolean => !isInGoodOrder(g, u) && isInPlay(g, u) && !hasMark(g, u, ASTRAY);

/** [14.4.1] [19.3.1] Whether it must roll: it stands in an EZOC, even with friends; an Entry Area is never in one. */
function mustRoll(g: Game, u: Unit): boolean {
  const hex = hexOf(g, u);
  return hex !== OFF_MAP && isInEzoc(g, sideOfUnit(u), hex);
}

/** The next unit after this one that must roll, or undefined. */
function nextToRoll(g: Game, { side, unit = -1 }: RecoveryFrame): Unit | undefined {
  return unitsOf(side).find((u) => u > unit && canRecover(g, u) && mustRoll(g, u));
}

/** [14.4.3] Markers that go in this phase wherever the unit is. */
const PASSING = SCATTERED | ENGAGED | REPLACEMENT | SPENT;

const recoveryFlaw: FlawOf<RecoveryFrame> = (g, f, around) =>
  phaseFlaw(g, f, around) ??
  firstFlaw([
    f.step === 'roll' && !(f.unit !== undefined && sideOfUnit(f.unit) === f.side && canRecover(g, f.unit)),
    'unit',
    says('expected-recovering-unit', { side: f.side }),
  ]);

/** [14.4] */
export const recovery = procedure(checked(RECOVERY, recoveryFlaw), {
  /** [14.4.1] [14.4.3] [11.5.3] What needs no die. */
  begin(g, f) {
    for (const u of unitsOf(f.side)) {
      if (canRecover(g, u) && !mustRoll(g, u)) recoverLevel(g, u, '14.4.1');
      if ((marksOn(g, u) & PASSING) !== 0) {
        removeMark(g, u, PASSING);
        emitEvent(g, 'markers-removed', '14.4.3', { unit: idOf(u) });
      }
      // [17.3] A Moved marker of this turn is an old one from now on.
      removeMark(g, u, FRESH_MARKER);
    }
    return go('next');
  },
  /** [14.4.2] The others roll one after the other, in the order of the counters. */
  next(g, f) {
    const unit = nextToRoll(g, f);
    if (unit === undefined) return done();
    f.unit = unit;
    return go('roll');
  },
  roll: roll('recovery', (g, f: RecoveryFrame, rolled) => {
    if (f.unit === undefined) return done();
    const modified = recoveryRoll(g, f.unit, rolled);
    emitEvent(g, 'recovery-roll', '14.4.2', { unit: idOf(f.unit), die: rolled, modified });
    if (lookUp(COMBAT_ZONE_RECOVERY_TABLE, 'unit', modified) === 'recover') recoverLevel(g, f.unit, '14.4.2');
    return go('next');
  }),
});
