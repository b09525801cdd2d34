/** Chapter 9: the Combat Phase. */
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
  type Random,
  type Ruling,
} from '@bridgehead/engine';
import { hexNamed, nameOf } from '@bridgehead/hex';
import { either, list, optional } from '@bridgehead/toolkit';
import { ask } from '../../asking.ts';
import type { AnyChoice, AnyRead, Choices, ReadChoices } from '../../contract/index.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal, says } from '../../says.ts';
import { ATTACK_RESULT, HEX_NAME } from '../../state/battle.ts';
import { OF_PHASE, phaseFlaw } from '../../state/frames.ts';
import {
  ASSISTING,
  addMark,
  clock,
  HAS_ATTACKED,
  hasAutoDs,
  hasMark,
  RETREATED,
  removeMark,
  setAutoDsTarget,
  WAS_ATTACKED,
} from '../../state/state.ts';
import { enemyOf, idOf, sideOfUnit, UNIT_COUNT, unitsOf } from '../../state/units.ts';
import { airUnits } from '../04-weather.ts';
import { stepLimitFrame } from '../06-stacking/step-limit.ts';
import { isInPlay } from '../14-disruption/disruption.ts';
import { advanceFrame } from '../15-advance/advance.ts';
import { disengagementFrame, disengageRefusal, groupRefusal, stackOf } from '../27-optional-rules/disengagement.ts';
import { attackFrame, attackResultIn } from './attack-frame.ts';
import {
  type AttackOrder,
  attackRefusal,
  battleOf,
  type Declared,
  declaredBy,
  listAttacks,
  sampleAttack,
} from './attack-orders.ts';
import { possibleTargets, SORTIE, type Sortie, standOf } from './attackers.ts';
import { automaticBattle, automaticSorties, automaticTargets } from './automatic-advance.ts';

const COMBAT = frame(
  'combat',
  ['begin', 'next', 'orders', 'attacked', 'advanced', 'end', 'done'],
  {
    ...OF_PHASE,
    /** [6.4.2] [8.7] Who has attacked in this phase, or by Automatic DS before it, and from where. */
    sorties: optional(list(SORTIE, UNIT_COUNT)),
    /** Those who attack just now. */
    declared: optional(list(SORTIE, UNIT_COUNT)),
    /** [16.5] The hex that must be attacked next because a Breakthrough Group helps there; or an empty text. */
    assist: optional(HEX_NAME),
    result: optional(either(HEX_NAME, ATTACK_RESULT)),
  },
  { attacked: ['attack'], advanced: ['advance'], next: ['disengagement'], done: ['step-limit'] },
);
type CombatFrame = FrameOf<typeof COMBAT>;

const areOf = (side: Side, sorties: readonly Sortie[] = []): boolean =>
  sorties.every(({ unit }) => sideOfUnit(unit) === side);

const assailant = (f: CombatFrame) => ({ side: f.side, sorties: f.sorties ?? [] });

type CombatChoice = AnyChoice<'combat'>;

const PASS: Choices['combat']['pass'] = { kind: 'pass' };

/** Marks that mean nothing outside the Combat Phase. */
const OF_THE_PHASE = HAS_ATTACKED | WAS_ATTACKED | RETREATED | ASSISTING;

function clearMarks(g: Game, side: Side): void {
  for (const one of [side, enemyOf(side)]) {
    for (const u of unitsOf(g, one)) if (hasMark(g, u, OF_THE_PHASE)) removeMark(g, u, OF_THE_PHASE);
  }
}

/** [16.5] The hex that must be attacked next, or undefined. */
const dutyOf = ({ assist = '' }: CombatFrame): number | undefined => hexNamed(GRID, assist);

function* attacks(g: Game, f: CombatFrame): Iterable<AttackOrder> {
  const duty = dutyOf(f);
  const targets = duty === undefined ? possibleTargets(g, f.side) : [duty];
  for (const target of targets) yield* listAttacks(g, assailant(f), target);
}

/** [16.5] Whether others still can make the attack that a Breakthrough Group helps. */
function isDutyPossible(g: Game, f: CombatFrame): boolean {
  const duty = dutyOf(f);
  if (duty === undefined || !possibleTargets(g, f.side).includes(duty)) return false;
  for (const _attack of listAttacks(g, assailant(f), duty)) return true;
  return false;
}

function* automaticAdvances(g: Game, side: Side): Iterable<Choices['combat']['automatic-advance']> {
  for (const target of automaticTargets(g, side)) yield { kind: 'automatic-advance', target: nameOf(GRID, target) };
}

function* disengagements(g: Game, side: Side): Iterable<Choices['combat']['disengage']> {
  for (const u of unitsOf(g, side)) {
    if (disengageRefusal(g, side, u) !== undefined) continue;
    yield { kind: 'disengage', unit: idOf(u) };
    const others = stackOf(g, side, u);
    // [2e 27.1.3] The whole stack, named once.
    if (others.length > 0 && others.every((v) => v > u))
      yield { kind: 'disengage', unit: idOf(u), others: others.map(idOf) };
  }
}

function* combatChoices(g: Game, f: CombatFrame): Iterable<CombatChoice> {
  yield* attacks(g, f);
  if (dutyOf(f) !== undefined) return;
  yield* automaticAdvances(g, f.side);
  yield* disengagements(g, f.side);
  yield PASS;
}

const DUTY = refusal('16.5', 'helped-attack-first');
const NOT_CLEARED = refusal('8.7', 'nobody-has-cleared-it');

function checkCombat(g: Game, f: CombatFrame, choice: AnyRead<'combat'>): Ruling {
  const duty = dutyOf(f);
  if (duty !== undefined && (choice.kind !== 'attack' || choice.target !== duty)) return DUTY;
  switch (choice.kind) {
    case 'attack':
      return attackRefusal(g, assailant(f), choice) ?? OK;
    case 'automatic-advance':
      return automaticTargets(g, f.side).includes(choice.target) ? OK : NOT_CLEARED;
    case 'disengage':
      return (
        disengageRefusal(g, f.side, choice.unit) ?? groupRefusal(g, f.side, choice.unit, choice.others ?? []) ?? OK
      );
    case 'pass':
      return OK;
  }
}

const TRIES = 4;
const PASS_ONE_IN = 12;
const OTHERS_ONE_IN = 6;

/** Mostly attacks; each unit attacks once, so the phase comes to an end. */
function sampleCombat(g: Game, f: CombatFrame, random: Random): CombatChoice {
  const duty = dutyOf(f);
  const targets = duty === undefined ? possibleTargets(g, f.side) : [duty];
  if (duty === undefined) {
    if (random.below(PASS_ONE_IN) === 0) return PASS;
    const others =
      random.below(OTHERS_ONE_IN) === 0 ? [...automaticAdvances(g, f.side), ...disengagements(g, f.side)] : [];
    const other = others[random.below(Math.max(1, others.length))];
    if (other !== undefined) return other;
  }
  for (let i = 0; i < TRIES && targets.length > 0; i++) {
    const target = targets[random.below(targets.length)] ?? 0;
    const found = sampleAttack(g, assailant(f), target, random);
    if (found !== undefined) return found;
  }
  const [first] = combatChoices(g, f);
  return first ?? PASS;
}

function attackWith(g: Game, f: CombatFrame, order: ReadChoices['combat']['attack']): Flow<CombatFrame['step']> {
  const declared = declaredBy(g, f.side, order) as Declared;
  f.declared = declared.attackers.map((one) => ({ unit: one.unit, from: standOf(g, one) }));
  return call(attackFrame(battleOf(g, f.side, declared)), 'attacked');
}

/** [8.7] The markers go, and the units make the advance they have earned; they take no part in regular combat. */
function advanceWith(g: Game, f: CombatFrame, target: number): Flow<CombatFrame['step']> {
  const battle = automaticBattle(g, f.side, target);
  for (const { unit } of battle.attackers) {
    setAutoDsTarget(g, unit, 0);
    addMark(g, unit, HAS_ATTACKED);
  }
  return call(advanceFrame(battle, 'bonus'), 'advanced');
}

/** [9.3] Who dropped out of the attack before it was made may still attack. */
const hasAttacked = (g: Game, { unit }: Sortie): boolean => !isInPlay(g, unit) || hasMark(g, unit, HAS_ATTACKED);

/** [16.5] Helpers whose attack is over, or was never made, have nothing more to do. */
function dismissHelpers(g: Game, side: Side): void {
  for (const u of unitsOf(g, side)) if (hasMark(g, u, ASSISTING)) removeMark(g, u, ASSISTING);
}

const combatFlaw: FlawOf<CombatFrame> = (g, f, around) =>
  phaseFlaw(g, f, around) ??
  firstFlaw(
    [!areOf(f.side, f.sorties), 'sorties', says('expected-units-of-side', { side: f.side })],
    [!areOf(f.side, f.declared), 'declared', says('expected-units-of-side', { side: f.side })],
  );

export const combat = procedure(checked(COMBAT, combatFlaw), {
  begin(g, f) {
    clearMarks(g, f.side);
    f.sorties = automaticSorties(g, f.side);
    return go('next');
  },
  /** [16.5] If the attack that was to be helped has become impossible, nothing comes of it. */
  next(g, f) {
    if (dutyOf(f) !== undefined && !isDutyPossible(g, f)) {
      f.assist = '';
      dismissHelpers(g, f.side);
    }
    return go('orders');
  },
  orders: ask('combat', {
    by: (_g, f) => f.side,
    about(g, f) {
      const duty = dutyOf(f);
      return {
        targets: possibleTargets(g, f.side).map((hex) => nameOf(GRID, hex)),
        ...(f.side === 'allied' ? { airUnits: airUnits(g) - clock(g, 'airUsed') } : {}),
        ...(duty === undefined ? {} : { assist: nameOf(GRID, duty) }),
      };
    },
    choices: combatChoices,
    check: checkCombat,
    sample: sampleCombat,
    chosen(g, f, choice) {
      if (choice.kind === 'attack') return attackWith(g, f, choice);
      if (choice.kind === 'automatic-advance') return advanceWith(g, f, choice.target);
      if (choice.kind === 'disengage') return call(disengagementFrame(choice.unit, choice.others), 'next');
      return go('end');
    },
  }),
  attacked(g, f) {
    const { result, assist } = attackResultIn(f.result);
    const made = result === 'cancelled' ? [] : (f.declared ?? []).filter((one) => hasAttacked(g, one));
    f.sorties = [...(f.sorties ?? []), ...made];
    f.declared = [];
    f.assist = assist;
    if (assist === '') dismissHelpers(g, f.side);
    return go('next');
  },
  advanced(_g, f) {
    f.assist = typeof f.result === 'string' ? f.result : '';
    return go('next');
  },
  /** [6.4.2] The limit of nine steps is judged again when the phase is complete. */
  end(g, f) {
    clearMarks(g, f.side);
    for (const u of unitsOf(g, f.side)) if (hasAutoDs(g, u)) setAutoDsTarget(g, u, 0);
    return call(stepLimitFrame(f.side), 'done');
  },
  done: () => done(),
});
