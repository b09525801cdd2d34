/** [27.1] Optional: Disengagement. */
import {
  call,
  checked,
  done,
  type FlawOf,
  type Flow,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  OK,
  procedure,
  type Refusal,
} from '@bridgehead/engine';
import { nameOf, OFF_MAP } from '@bridgehead/hex';
import { fixed, lookUp, or } from '@bridgehead/toolkit';
import { ask, roll } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal, says } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { sideIn } from '../../state/frames.ts';
import { HEX, UNIT } from '../../state/kinds.ts';
import { addMark, HAS_ATTACKED, hasAutoDs, hasMark, hexOf, isInGoodOrder } from '../../state/state.ts';
import { loseStep } from '../../state/step-loss.ts';
import { idOf, isArmored, sideOfUnit, type Unit } from '../../state/units.ts';
import { DISENGAGEMENT_TABLE } from '../../tables/combat-tables.ts';
import { MORALE_MODIFIER, moraleNow } from '../02-contents.ts';
import type { RetreatTask } from '../13-retreats/retreat-paths.ts';
import { checkRetreat, listRetreats } from '../13-retreats/retreats.ts';
import { withdraw } from '../13-retreats/withdrawing.ts';
import { fallBackFrame, isLeftAlone } from '../14-disruption/forced-retreats.ts';
import { isFrozen } from '../23-special-rules/garrisons.ts';

const DISENGAGEMENT = frame(
  'disengagement',
  ['roll', 'decide', 'left-behind'],
  {
    unit: fixed(UNIT),
    /** The hex that it tries to leave. */
    from: or(HEX, OFF_MAP),
  },
  { 'left-behind': ['retreat'] },
);
type DisengagementFrame = FrameOf<typeof DISENGAGEMENT>;

export const disengagementFrame = (unit: Unit): DisengagementFrame => ({
  proc: 'disengagement',
  step: 'roll',
  unit,
  from: OFF_MAP,
});

const NOT_IN_PLAY = refusal('27.1', 'disengagement-not-used');
const NOT_HIS = refusal('27.1.2', 'not-his-on-map');
const FROZEN = refusal('23.6', 'garrison-stays');
const NOT_IN_GOOD_ORDER = refusal('27.1.2', 'disengage-in-good-order');
const HAS_FOUGHT = refusal('27.1.2', 'has-fought-or-tried');
const HAS_SHATTERED = refusal('27.1.2', 'has-shattered-enemy');

/** [27.1.2] [23.6] Why this unit may not attempt Disengagement now, or undefined. */
export function disengageRefusal(g: Game, side: Side, u: Unit): Refusal | undefined {
  if (g.setUp.options.disengagement !== true) return NOT_IN_PLAY;
  if (sideOfUnit(u) !== side || hexOf(g, u) === OFF_MAP) return NOT_HIS;
  if (!isInGoodOrder(g, u)) return NOT_IN_GOOD_ORDER;
  if (isFrozen(g, u)) return FROZEN;
  if (hasMark(g, u, HAS_ATTACKED)) return HAS_FOUGHT;
  return hasAutoDs(g, u) ? HAS_SHATTERED : undefined;
}

/** [27.1.2] The modified die, within one and six. */
export function disengagementRoll(g: Game, u: Unit, rolled: number): number {
  const modified = rolled + MORALE_MODIFIER[moraleNow(g, u)] + (isArmored(u) ? 1 : 0);
  return Math.min(6, Math.max(1, modified));
}

/** [27.1.1] Two hexes, and out of EZOCs all the way. */
const taskOf = (g: Game, { unit }: DisengagementFrame): RetreatTask => ({
  side: sideOfUnit(unit),
  hex: hexOf(g, unit),
  units: [unit],
  least: 2,
  most: 2,
  order: 'disrupted',
  mayStop: false,
  shunsEzoc: true,
  isOnceOnly: false,
  rule: '27.1.1',
});

/** [27.1.2] Reads the table; a unit that tries has had its combat. */
function resolve(g: Game, f: DisengagementFrame, rolled: number): Flow<DisengagementFrame['step']> {
  const modified = disengagementRoll(g, f.unit, rolled);
  const result = lookUp(DISENGAGEMENT_TABLE, 'unit', modified);
  emitEvent(g, 'disengagement', '27.1.2', { unit: idOf(f.unit), die: rolled, modified, result });
  addMark(g, f.unit, HAS_ATTACKED);
  f.from = hexOf(g, f.unit);
  if (result === 'no') return done();
  if (result === 'yes-1') loseStep(g, f.unit, '27.1.2');
  return go(hexOf(g, f.unit) === OFF_MAP ? 'left-behind' : 'decide');
}

const disengagementFlaw: FlawOf<DisengagementFrame> = (g, { unit, from, step }, { below }) =>
  firstFlaw(
    [g.setUp.options.disengagement !== true, 'proc', says('no-disengagement')],
    [sideOfUnit(unit) !== sideIn(below), 'unit', says('not-its-phase')],
    [step === 'roll' && hexOf(g, unit) === OFF_MAP, 'unit', says('not-on-map')],
    [step === 'decide' && (from === OFF_MAP || from !== hexOf(g, unit)), 'from', says('stands-elsewhere')],
    [step === 'left-behind' && from === OFF_MAP, 'from', says('nobody-left-behind')],
  );

export const disengagement = procedure(checked(DISENGAGEMENT, disengagementFlaw), {
  roll: roll('disengagement-roll', resolve),
  decide: ask('disengage', {
    by: (_g, f) => sideOfUnit(f.unit),
    about: (g, f) => ({ unit: idOf(f.unit), hex: nameOf(GRID, hexOf(g, f.unit)) }),
    *choices(g, f) {
      yield* listRetreats(g, taskOf(g, f), f.unit);
      yield { kind: 'stay' };
    },
    check: (g, f, choice) => (choice.kind === 'stay' ? OK : checkRetreat(g, taskOf(g, f), choice)),
    chosen(g, f, choice) {
      if (choice.kind === 'retreat') withdraw(g, taskOf(g, f), f.unit, choice.path);
      return go('left-behind');
    },
  }),
  /** [14.3.1] Units in Full Retreat do not stay beside the enemy when their company has gone. */
  'left-behind'(g, f) {
    const side = sideOfUnit(f.unit);
    return isLeftAlone(g, side, f.from) ? call(fallBackFrame(g, side, f.from), 'left-behind') : done();
  },
});
