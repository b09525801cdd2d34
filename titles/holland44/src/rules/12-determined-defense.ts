/** Chapter 12: Determined and Desperation Defense. */
import {
  checked,
  done,
  type Flaw,
  type Flow,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  type Neighbours,
  OK,
  procedure,
  type Refusal,
  type Ruling,
} from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { hasFeature, terrainOf } from '@bridgehead/map';
import { code, fixed, flag, lookUp, optional, or } from '@bridgehead/toolkit';
import { ask, roll } from '../asking.ts';
import type { AnyChoice, AnyRead } from '../contract/index.ts';
import { CITY, CLEAR, GRID, MAP, MARSH, POLDER, POLDER_WOODS, TOWN, VILLAGE } from '../data/map.ts';
import { rulesOf } from '../editions.ts';
import { refusal, says } from '../says.ts';
import { BATTLE, type Battle, defendingSide, NOBODY } from '../state/battle.ts';
import { emitEvent } from '../state/events.ts';
import { UNIT } from '../state/kinds.ts';
import { unitsIn } from '../state/stacks.ts';
import { isInGoodOrder } from '../state/state.ts';
import { loseStep } from '../state/step-loss.ts';
import { idOf, isArtillery, isSupplyHead, isVehicle, type Unit } from '../state/units.ts';
import { DEFENSE_RESULTS, DEFENSE_TABLES, type DefenseColumn, type DefenseResult } from '../tables/combat-tables.ts';
import { MORALE_MODIFIER, moraleNow } from './02-contents.ts';
import { isDefending, otherBattleFlaw } from './09-combat/battle-flaws.ts';
import { engageDefenders } from './11-results/engaged.ts';
import { attackerLosses, isExcess, isOutOfTheFight, losers, lossQuestion } from './11-results/step-losses.ts';
import { facesElimination, RETREAT_TASK, type RetreatTask } from './13-retreats/retreat-paths.ts';
import { flipToFired } from './17-artillery/artillery.ts';
import { defensiveArtillery } from './17-artillery/artillery-support.ts';

const DETERMINED_DEFENSE = frame('determined-defense', ['begin', 'decide', 'roll', 'attacker-loss', 'conclude'], {
  battle: fixed(BATTLE),
  /** The retreat that threatens. */
  task: fixed(RETREAT_TASK),
  /** [12.4] Whether the stack would not survive the retreat. */
  isDesperate: flag,
  lead: or(UNIT, NOBODY),
  /** The gun that supports it, or NOBODY. */
  gun: or(UNIT, NOBODY),
  outcome: code(DEFENSE_RESULTS),
  /** [2e 12.2.3] Whether the result that it answers is printed in orange; left out where it is not. */
  isOrange: optional(flag),
});
type DeterminedDefenseFrame = FrameOf<typeof DETERMINED_DEFENSE>;

/** Comes to `held` if the retreat is cancelled, else to `failed`, whether tried or not. */
export const determinedDefenseFrame = (
  battle: Battle,
  task: RetreatTask,
  isOrange = false,
): DeterminedDefenseFrame => ({
  proc: 'determined-defense',
  step: 'begin',
  battle,
  task,
  isDesperate: false,
  lead: NOBODY,
  gun: NOBODY,
  outcome: '-',
  ...(isOrange ? { isOrange } : {}),
});

const NOT_THERE = refusal('12.1.2', 'lead-not-there');
const NOT_IN_GOOD_ORDER = refusal('12.1.2', 'lead-not-in-good-order');
const IS_GUN = refusal('12.1.2', 'gun-may-not-lead');
const IS_HEAD = refusal('12.1.2', 'head-may-not-lead');
const HAS_RETREATED = refusal('13.5', 'retreated-may-not-lead');
const OVERSTACKED = refusal('6.4.2', 'overstacked-may-not-lead');

/** [12.1.2] [13.5] [6.4.2] Why this unit may not be the Lead Unit; an overstacked one may in the first edition. */
export function leadRefusal(g: Game, battle: Battle, u: Unit): Refusal | undefined {
  if (!unitsIn(g, defendingSide(battle), battle.target).includes(u)) return NOT_THERE;
  if (isArtillery(u)) return IS_GUN;
  if (isSupplyHead(u)) return IS_HEAD;
  if (!isInGoodOrder(g, u)) return NOT_IN_GOOD_ORDER;
  if (isOutOfTheFight(g, battle, u)) return HAS_RETREATED;
  return rulesOf(g).overstackedMayDefend || !isExcess(g, battle, u) ? undefined : OVERSTACKED;
}

const leadersOf = (g: Game, f: DeterminedDefenseFrame): readonly Unit[] =>
  unitsIn(g, f.task.side, f.task.hex).filter((u) => leadRefusal(g, f.battle, u) === undefined);

const OPEN_GROUND: readonly number[] = [CLEAR, POLDER, POLDER_WOODS];

/** [12.1.3] [8.6.3] The column for a Lead Unit in this hex: a Town is neither Clear nor Polder, and may have a column of its own. */
export function defenseColumn(g: Game, hex: number, lead: Unit): DefenseColumn {
  const { defenseTable, defenseVehicleInMarshUsesClear } = rulesOf(g);
  const terrain = terrainOf(MAP, hex);
  if (terrain === CITY) return 'city';
  if (hasFeature(MAP, hex, TOWN)) return DEFENSE_TABLES[defenseTable].columns.includes('town') ? 'town' : 'other';
  if (terrain === MARSH) return isVehicle(lead) && defenseVehicleInMarshUsesClear ? 'clear' : 'other';
  return OPEN_GROUND.includes(terrain) && !hasFeature(MAP, hex, VILLAGE) ? 'clear' : 'other';
}

/** [12.2] [2e 12.2.4] What is added to the die. */
const defenseModifier = (g: Game, { lead, gun, isOrange = false }: DeterminedDefenseFrame): number =>
  MORALE_MODIFIER[moraleNow(g, lead)] + (gun === NOBODY ? 0 : 1) + (isOrange ? rulesOf(g).orangeDefenseDrm : 0);

const LAST_ROW = 7;

/** [12.2] The row that is read: the first for anything below it, the last for anything above it. */
const rowOf = (roll: number): number => Math.min(LAST_ROW, Math.max(1, roll));

/** [12.4] In despair an attempt that comes to nothing costs a step. */
function resultOf(g: Game, column: DefenseColumn, roll: number, isDesperate: boolean): DefenseResult {
  const printed = lookUp(DEFENSE_TABLES[rulesOf(g).defenseTable], column, roll);
  return isDesperate && printed === '-' ? '0/1' : printed;
}

interface DefenseEffect {
  readonly holds: boolean;
  /** [12.3] Who chooses the attacker's loss, if he has one. */
  readonly attackersLoss?: 'attacker' | 'defender';
  readonly costsLead: boolean;
}

/** [12.3] */
export const DEFENSE_EFFECTS: Readonly<Record<DefenseResult, DefenseEffect>> = {
  '-': { holds: false, costsLead: false },
  '0/1': { holds: false, costsLead: true },
  'H 0/1': { holds: true, costsLead: true },
  'H 1/1': { holds: true, costsLead: true, attackersLoss: 'defender' },
  'H 0/0': { holds: true, costsLead: false },
  'H 1/0': { holds: true, costsLead: false, attackersLoss: 'attacker' },
};

function defenseFlaw(g: Game, f: DeterminedDefenseFrame, { below }: Neighbours): Flaw | undefined {
  const { battle, lead, gun } = f;
  const hasGun = gun !== NOBODY;
  return (
    otherBattleFlaw(battle, below) ??
    firstFlaw(
      [
        f.step === 'roll' && (lead === NOBODY || leadRefusal(g, battle, lead) !== undefined),
        'lead',
        says('expected-lead'),
      ],
      [
        f.step === 'attacker-loss' && (lead === NOBODY || !isDefending(battle, lead)),
        'lead',
        says('expected-defender'),
      ],
      [hasGun && (!isDefending(battle, gun) || !isArtillery(gun)), 'gun', says('expected-defending-gun')],
      [
        f.step === 'attacker-loss' && DEFENSE_EFFECTS[f.outcome].attackersLoss === undefined,
        'outcome',
        says('attacker-loses-nothing'),
      ],
    )
  );
}

function* stands(g: Game, f: DeterminedDefenseFrame): Iterable<AnyChoice<'determined-defense'>> {
  const guns = gunsFor(g, f);
  for (const u of leadersOf(g, f)) {
    const lead = idOf(u);
    yield { kind: 'stand', lead };
    for (const gun of guns) yield { kind: 'stand', lead, artillery: idOf(gun) };
  }
  yield { kind: 'retreat' };
}

/** [17.6.3] Who may support the roll; in the second edition a gun that has supported one supports those after it, at no cost. */
const gunsFor = (g: Game, { battle, gun }: DeterminedDefenseFrame): readonly Unit[] =>
  gun !== NOBODY && rulesOf(g).defenseGunCoversAllRolls ? [] : defensiveArtillery(g, battle);

const NO_SUPPORT = refusal('17.6.3', 'gun-may-not-support');

/** [12.1] [12.1.1] */
function checkStand(g: Game, f: DeterminedDefenseFrame, choice: AnyRead<'determined-defense'>): Ruling {
  if (choice.kind === 'retreat') return OK;
  const { lead, artillery: gun } = choice;
  const refusal = leadRefusal(g, f.battle, lead);
  if (refusal !== undefined) return refusal;
  return gun === undefined || gunsFor(g, f).includes(gun) ? OK : NO_SUPPORT;
}

/** [12.3] [12.1.2] Reads the table and takes the step that the Lead Unit owes. */
function resolve(g: Game, f: DeterminedDefenseFrame, rolled: number): Flow<DeterminedDefenseFrame['step']> {
  const column = defenseColumn(g, f.task.hex, f.lead);
  const modifier = defenseModifier(g, f);
  f.outcome = resultOf(g, column, rolled + modifier, f.isDesperate);
  const { holds, costsLead, attackersLoss } = DEFENSE_EFFECTS[f.outcome];
  emitEvent(g, 'determined-defense', f.isDesperate ? '12.4' : '12.2', {
    hex: nameOf(GRID, f.task.hex),
    lead: idOf(f.lead),
    die: rolled,
    modifier,
    table: '12.2',
    column,
    row: String(rowOf(rolled + modifier)),
    result: f.outcome,
    holds,
  });
  if (costsLead) loseStep(g, f.lead, '12.3');
  const isOwed = attackersLoss !== undefined && losers(attackerLosses(g, f.battle, false)).length > 0;
  return go(isOwed ? 'attacker-loss' : 'conclude');
}

export const determinedDefense = procedure(checked(DETERMINED_DEFENSE, defenseFlaw), {
  begin(g, f) {
    if (leadersOf(g, f).length === 0) return done('failed');
    f.isDesperate = facesElimination(g, f.task);
    return go('decide');
  },
  decide: ask('determined-defense', {
    by: (_g, f) => f.task.side,
    about: (_g, f) => ({ hex: nameOf(GRID, f.task.hex), desperate: f.isDesperate }),
    choices: stands,
    check: checkStand,
    chosen(g, f, choice) {
      if (choice.kind === 'retreat') return done('failed');
      f.lead = choice.lead;
      f.gun = choice.artillery ?? (rulesOf(g).defenseGunCoversAllRolls ? f.gun : NOBODY);
      if (choice.artillery !== undefined) flipToFired(g, choice.artillery, '17.6.3');
      return go('roll');
    },
  }),
  roll: roll('determined-defense-roll', resolve),
  'attacker-loss': lossQuestion<DeterminedDefenseFrame>({
    kind: 'attacker-loss',
    rule: '12.3',
    by: (_g, f) => (DEFENSE_EFFECTS[f.outcome].attackersLoss === 'defender' ? f.task.side : f.battle.side),
    losses: (g, f) => attackerLosses(g, f.battle, false),
    result: (_g, f) => f.outcome,
    next: 'conclude',
  }),
  conclude(g, f) {
    if (DEFENSE_EFFECTS[f.outcome].holds) {
      engageDefenders(g, f.battle, '12.3');
      return done('held');
    }
    // [12.4] What doomed the stack dooms what is left of it.
    const mayTryAgain = f.isDesperate && leadersOf(g, f).length > 0;
    return mayTryAgain ? go('decide') : done('failed');
  },
});
