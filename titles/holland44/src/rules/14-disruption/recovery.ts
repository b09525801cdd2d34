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
import { ask, roll } from '../../asking.ts';
import { rulesOf } from '../../editions.ts';
import { says } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { OF_PHASE, phaseFlaw } from '../../state/frames.ts';
import { UNIT, UNITS } from '../../state/kinds.ts';
import {
  ASTRAY,
  ENGAGED,
  FRESH_MARKER,
  hasMark,
  hexOf,
  isInFullRetreat,
  isInGoodOrder,
  marksOn,
  REPLACEMENT,
  removeMark,
  SCATTERED,
  SPENT,
} from '../../state/state.ts';
import { idOf, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { RECOVERY_TABLES } from '../../tables/die-tables.ts';
import { isTownOrCity, moraleNow } from '../02-contents.ts';
import { isInEzoc } from '../07-zones-of-control.ts';
import { isInPlay, recoverLevel } from './disruption.ts';

export { isTacticalOnly, mustLeaveEzoc, recoverOrders } from './disruption.ts';

const RECOVERY = frame('recovery', ['begin', 'decline', 'recover', 'next', 'roll'], {
  ...OF_PHASE,
  /** [14.4.1] Units in Full Retreat that their owner leaves so, if that is open to him. */
  declined: optional(UNITS),
  /** The unit that rolls now. */
  unit: optional(UNIT),
});
type RecoveryFrame = FrameOf<typeof RECOVERY>;

/** [14.4.2] The modified die, within one and six; in the second edition houses help. */
export function recoveryRoll(g: Game, u: Unit, die: number): number {
  const morale = moraleNow(g, u);
  const houses = isTownOrCity(hexOf(g, u)) ? rulesOf(g).recoveryTownCityDrm : 0;
  const modified = die + (morale === 'elite' ? 1 : 0) - (morale === 'low' ? 1 : 0) + houses;
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
function nextToRoll(g: Game, { side, unit = -1, declined }: RecoveryFrame): Unit | undefined {
  return unitsOf(g, side).find((u) => u > unit && canRecover(g, u) && mustRoll(g, u) && !isLeft(declined, u));
}

const isLeft = (declined: readonly Unit[] | undefined, u: Unit): boolean => declined?.includes(u) === true;

/** [14.4.1] Those whom the owner may leave in Full Retreat, for the sake of its movement. */
const mayDecline = (g: Game, { side, declined }: RecoveryFrame): readonly Unit[] =>
  rulesOf(g).mayDeclineRecovery
    ? unitsOf(g, side).filter((u) => isInFullRetreat(g, u) && canRecover(g, u) && !isLeft(declined, u))
    : [];

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
  begin: (g, f) => go(mayDecline(g, f).length > 0 ? 'decline' : 'recover'),
  /** [14.4.1] */
  decline: ask('decline-recovery', {
    by: (_g, f) => f.side,
    choices: (g, f) => [
      ...mayDecline(g, f).map((u) => ({ kind: 'decline', unit: idOf(u) }) as const),
      { kind: 'done' },
    ],
    chosen(_g, f, choice) {
      if (choice.kind === 'done') return go('recover');
      f.declined = [...(f.declined ?? []), choice.unit];
      return go('begin');
    },
  }),
  /** [14.4.1] [14.4.3] [11.5.3] What needs no die. */
  recover(g, f) {
    for (const u of unitsOf(g, f.side)) {
      if (canRecover(g, u) && !mustRoll(g, u) && !isLeft(f.declined, u)) recoverLevel(g, u, '14.4.1');
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
    if (lookUp(RECOVERY_TABLES[rulesOf(g).recoveryRollNeeded], 'unit', modified) === 'recover')
      recoverLevel(g, f.unit, '14.4.2');
    return go('next');
  }),
});
