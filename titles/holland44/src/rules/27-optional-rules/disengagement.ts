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
import { lookUp, optional, or } from '@bridgehead/toolkit';
import { ask, roll } from '../../asking.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { rulesOf } from '../../editions.ts';
import { refusal, says } from '../../says.ts';
import { emitEvent } from '../../state/events.ts';
import { sideIn } from '../../state/frames.ts';
import { HEX, UNIT, UNITS } from '../../state/kinds.ts';
import { unitsIn } from '../../state/stacks.ts';
import { addMark, HAS_ATTACKED, hasAutoDs, hasMark, hexOf, isInGoodOrder } from '../../state/state.ts';
import { loseStep } from '../../state/step-loss.ts';
import { idOf, isArmored, sideOfUnit, type Unit } from '../../state/units.ts';
import { DISENGAGEMENT_TABLES } from '../../tables/combat-tables.ts';
import { isMechanized, MORALE_MODIFIER, moraleNow } from '../02-contents.ts';
import type { RetreatTask } from '../13-retreats/retreat-paths.ts';
import { checkRetreat, listRetreats } from '../13-retreats/retreats.ts';
import { withdraw } from '../13-retreats/withdrawing.ts';
import { isBesideEnemyUnits } from '../14-disruption/disruption.ts';
import { fallBackFrame, isLeftAlone } from '../14-disruption/forced-retreats.ts';
import { isFrozen } from '../23-special-rules/garrisons.ts';

const DISENGAGEMENT = frame(
  'disengagement',
  ['roll', 'loss', 'next', 'decide', 'left-behind'],
  {
    unit: UNIT,
    /** [2e 27.1.3] Those who try together with it; left out where it tries alone. */
    others: optional(UNITS),
    /** The hex that it tries to leave. */
    from: or(HEX, OFF_MAP),
  },
  { 'left-behind': ['retreat'] },
);
type DisengagementFrame = FrameOf<typeof DISENGAGEMENT>;

export const disengagementFrame = (unit: Unit, others: readonly Unit[] = []): DisengagementFrame => ({
  proc: 'disengagement',
  step: 'roll',
  unit,
  ...(others.length === 0 ? {} : { others }),
  from: OFF_MAP,
});

const NOT_IN_PLAY = refusal('27.1', 'disengagement-not-used');
const NOT_HIS = refusal('27.1.2', 'not-his-on-map');
const FROZEN = refusal('23.6', 'garrison-stays');
const NOT_IN_GOOD_ORDER = refusal('27.1.2', 'disengage-in-good-order');
const HAS_FOUGHT = refusal('27.1.2', 'has-fought-or-tried');
const HAS_SHATTERED = refusal('27.1.2', 'has-shattered-enemy');
const FROM_NOBODY = refusal('2e 27.1.3', 'disengages-from-nobody');

/** [27.1.2] [2e 27.1.1] [2e 27.1.3] [23.6] Why this unit may not attempt Disengagement now, or undefined. */
export function disengageRefusal(g: Game, side: Side, u: Unit): Refusal | undefined {
  if (g.setUp.options.disengagement !== true) return NOT_IN_PLAY;
  if (sideOfUnit(u) !== side || hexOf(g, u) === OFF_MAP) return NOT_HIS;
  if (!isInGoodOrder(g, u)) return NOT_IN_GOOD_ORDER;
  if (isFrozen(g, u)) return FROZEN;
  if (rulesOf(g).disengagementBesideEnemy && !isBesideEnemyUnits(g, side, hexOf(g, u))) return FROM_NOBODY;
  if (hasMark(g, u, HAS_ATTACKED)) return HAS_FOUGHT;
  return hasAutoDs(g, u) ? HAS_SHATTERED : undefined;
}

const NOT_A_STACK = refusal('2e 27.1.3', 'disengages-alone');
const NOT_TOGETHER = refusal('2e 27.1.3', 'disengage-from-one-hex');

/** [2e 27.1.3] Why these may not try together; each of them may by itself. */
export function groupRefusal(g: Game, side: Side, unit: Unit, others: readonly Unit[]): Refusal | undefined {
  if (others.length > 0 && !rulesOf(g).disengagementAsStack) return NOT_A_STACK;
  for (const u of others) {
    const refusal = disengageRefusal(g, side, u);
    if (refusal !== undefined) return refusal;
    if (u === unit || hexOf(g, u) !== hexOf(g, unit)) return NOT_TOGETHER;
  }
  return undefined;
}

/** [2e 27.1.3] The stack of a unit that may try together with it. */
export const stackOf = (g: Game, side: Side, unit: Unit): readonly Unit[] =>
  rulesOf(g).disengagementAsStack
    ? unitsIn(g, side, hexOf(g, unit)).filter((u) => u !== unit && disengageRefusal(g, side, u) === undefined)
    : [];

/** [27.1.2] Armored in the first edition, Mechanized in the second. */
const isQuick = (g: Game, u: Unit): boolean =>
  rulesOf(g).disengagementBonusFor === 'armored' ? isArmored(u) : isMechanized(g, u);

/** [27.1.2] [2e 27.1.2] The modified die, within one and six: what helps must be true of all who try together, what hinders of one. */
export function disengagementRoll(g: Game, units: readonly Unit[], rolled: number): number {
  const morale = Math.min(...units.map((u) => MORALE_MODIFIER[moraleNow(g, u)]));
  const modified = rolled + morale + (units.every((u) => isQuick(g, u)) ? 1 : 0);
  return Math.min(6, Math.max(1, modified));
}

/** [27.1.1] Two hexes, and out of EZOCs all the way; in the second edition one or two, as in any retreat. */
const taskOf = (g: Game, { unit }: DisengagementFrame): RetreatTask => ({
  side: sideOfUnit(unit),
  hex: hexOf(g, unit),
  units: [unit],
  least: rulesOf(g).disengagementLeastHexes,
  most: 2,
  order: 'disrupted',
  mayStop: false,
  shunsEzoc: rulesOf(g).disengagementShunsEzoc,
  isOnceOnly: false,
  rule: '27.1.1',
});

/** [27.1.2] Reads the table; a unit that tries has had its combat. */
function resolve(g: Game, f: DisengagementFrame, rolled: number): Flow<DisengagementFrame['step']> {
  const units = [f.unit, ...(f.others ?? [])];
  const modified = disengagementRoll(g, units, rolled);
  const result = lookUp(DISENGAGEMENT_TABLES[rulesOf(g).disengagementTable], 'unit', modified);
  emitEvent(g, 'disengagement', '27.1.2', { unit: idOf(f.unit), die: rolled, modified, result });
  for (const u of units) addMark(g, u, HAS_ATTACKED);
  f.from = hexOf(g, f.unit);
  if (result === 'no') return done();
  if (result === 'yes-1' && units.length > 1) return go('loss');
  if (result === 'yes-1') loseStep(g, f.unit, '27.1.2');
  return go('next');
}

/** [2e 27.1.3] Those who slip away go one after the other. */
function nextToGo(g: Game, f: DisengagementFrame): Flow<DisengagementFrame['step']> {
  const [next, ...others] = [f.unit, ...(f.others ?? [])].filter((u) => hexOf(g, u) === f.from);
  if (next === undefined) return go('left-behind');
  f.unit = next;
  if (f.others !== undefined) f.others = others;
  return go('decide');
}

/** [2e 27.1.3] The unit that was asked about is done with; the others follow. */
function afterOne(g: Game, f: DisengagementFrame): Flow<DisengagementFrame['step']> {
  const [next, ...others] = f.others ?? [];
  if (next === undefined) return go('left-behind');
  f.unit = next;
  f.others = others;
  return hexOf(g, next) === f.from ? go('decide') : afterOne(g, f);
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
  /** [2e 27.1.2] One step of those who try together. */
  loss: ask('disengagement-loss', {
    by: (_g, f) => sideOfUnit(f.unit),
    about: (_g, f) => ({ hex: nameOf(GRID, f.from) }),
    choices: (_g, f) => [f.unit, ...(f.others ?? [])].map((u) => ({ kind: 'lose-step', unit: idOf(u) })),
    chosen(g, _f, { unit }) {
      loseStep(g, unit, '27.1.2');
      return go('next');
    },
  }),
  /** [2e 11.4.2] A Remnant may have been given up for the loss. */
  next: nextToGo,
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
      return afterOne(g, f);
    },
  }),
  /** [14.3.1] Units in Full Retreat do not stay beside the enemy when their company has gone. */
  'left-behind'(g, f) {
    const side = sideOfUnit(f.unit);
    return isLeftAlone(g, side, f.from) ? call(fallBackFrame(g, side, f.from), 'left-behind') : done();
  },
});
