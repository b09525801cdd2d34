/** [11.1] What a combat result does: losses, Determined Defense, retreat. */
import {
  call,
  checked,
  done,
  type Flaw,
  type Flow,
  type Frame,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  type Neighbours,
  procedure,
  sameJson,
} from '@bridgehead/engine';
import { code, fixed, flag, lookUp, optional } from '@bridgehead/toolkit';
import type { Side } from '../../data/unit-data.ts';
import { type Rules, rulesOf } from '../../editions.ts';
import { says } from '../../says.ts';
import { type AdvanceRate, attackHex, BATTLE, type Battle, defendingSide, type Outcome } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
import { DEFENDED } from '../../state/kinds.ts';
import { unitsIn } from '../../state/stacks.ts';
import { idOf, isReconnaissance } from '../../state/units.ts';
import {
  COMBAT_RESULTS,
  COMBAT_RESULTS_TABLE,
  type CombatResult,
  isOrange,
  type OddsColumn,
  printedResult,
} from '../../tables/combat-tables.ts';
import { isRemnant } from '../02-contents.ts';
import { isDefending, otherBattleFlaw } from '../09-combat/battle-flaws.ts';
import { determinedDefenseFrame } from '../12-determined-defense.ts';
import type { RetreatTask } from '../13-retreats/retreat-paths.ts';
import { retreatFrame } from '../13-retreats/retreats.ts';
import { fallBackFrame, isLeftAlone } from '../14-disruption/forced-retreats.ts';
import { engageDefenders } from './engaged.ts';
import { attackerLosses, defenderLosses, hasAttackersLeft, type Losses, losers, lossQuestion } from './step-losses.ts';

const RESULTS = frame(
  'results',
  ['begin', 'attacker-loss', 'defense', 'defender-loss', 'aftermath', 'defended', 'deserted'],
  {
    battle: fixed(BATTLE),
    crt: fixed(code(COMBAT_RESULTS)),
    /** [11.2] Whether the attacker earned the shift of Elite units. */
    isElite: fixed(flag),
    /** [12.3] Whether the defense was held. */
    isHeld: flag,
    /** [2e 12.2.3] Whether the result is printed in orange; left out where it is not. */
    isOrange: optional(flag),
    result: optional(DEFENDED),
  },
  { defended: ['determined-defense'], deserted: ['retreat'] },
);
type ResultsFrame = FrameOf<typeof RESULTS>;

/** Comes to an Outcome. */
export const resultsFrame = (battle: Battle, crt: CombatResult, isElite: boolean, isOrange = false): ResultsFrame => ({
  proc: 'results',
  step: 'begin',
  battle,
  crt,
  isElite,
  isHeld: false,
  ...(isOrange ? { isOrange } : {}),
});

export interface Effect {
  /** Who loses a step, the attacker first. */
  readonly losses: readonly ('attacker' | 'defender')[];
  /** [11.2] Who chooses the unit. */
  readonly chooser: 'owner' | 'opponent';
  /** What the defender must do: a retreat can be refused by Determined Defense, a mandatory one not. */
  readonly duty: 'stay' | 'engage' | 'retreat' | 'mandatory-retreat';
  /** [15.2] If the hex is vacated. */
  readonly advance: AdvanceRate;
}

/** [11.1] */
export const EFFECTS: Readonly<Record<CombatResult, Effect>> = {
  A1: { losses: ['attacker'], chooser: 'owner', duty: 'stay', advance: 'none' },
  'A1/ENG': { losses: ['attacker'], chooser: 'owner', duty: 'engage', advance: 'none' },
  ENG: { losses: [], chooser: 'owner', duty: 'engage', advance: 'none' },
  EX: { losses: ['attacker', 'defender'], chooser: 'opponent', duty: 'stay', advance: 'limited' },
  'A1/DR': { losses: ['attacker'], chooser: 'owner', duty: 'retreat', advance: 'normal' },
  DR: { losses: [], chooser: 'owner', duty: 'retreat', advance: 'normal' },
  DRX: { losses: ['attacker', 'defender'], chooser: 'opponent', duty: 'retreat', advance: 'normal' },
  'A1/D1': { losses: ['attacker', 'defender'], chooser: 'owner', duty: 'retreat', advance: 'normal' },
  D1: { losses: ['defender'], chooser: 'owner', duty: 'retreat', advance: 'normal' },
  DMR: { losses: [], chooser: 'owner', duty: 'mandatory-retreat', advance: 'bonus' },
  DS: { losses: ['defender'], chooser: 'owner', duty: 'mandatory-retreat', advance: 'bonus' },
};

/** [11.1] [11.2] The same where the attacker chooses who pays for a DS. */
const ATTACKERS_DS: typeof EFFECTS = { ...EFFECTS, DS: { ...EFFECTS.DS, chooser: 'opponent' } };

/** [11.1] What a result does by these rules. */
export const effectBy = ({ dsLossChosenBy }: Pick<Rules, 'dsLossChosenBy'>, result: CombatResult): Effect =>
  (dsLossChosenBy === 'attacker' ? ATTACKERS_DS : EFFECTS)[result];

/** What the result asks for at each step. */
const DUE: Readonly<Record<string, (effect: Effect) => boolean>> = {
  'attacker-loss': ({ losses }) => losses.includes('attacker'),
  'defender-loss': ({ losses }) => losses.includes('defender'),
  defended: ({ duty }) => duty === 'retreat',
};

const isInColumn = (column: OddsColumn | undefined, crt: CombatResult): boolean =>
  column !== undefined && [1, 2, 3, 4, 5, 6].some((rolled) => lookUp(COMBAT_RESULTS_TABLE, column, rolled) === crt);

function resultsFlaw(g: Game, f: ResultsFrame, { below, above }: Neighbours): Flaw | undefined {
  const { column, isElite } = (below ?? {}) as { readonly column?: OddsColumn; readonly isElite?: boolean };
  const isRolled = f.battle.occasion === 'automatic' ? f.crt === 'DS' : isInColumn(column, f.crt);
  return (
    otherBattleFlaw(f.battle, below) ??
    firstFlaw(
      [!isRolled, 'crt', says('not-at-these-odds', { result: f.crt })],
      [f.isElite !== isElite, 'isElite', says('attack-says-otherwise')],
      [DUE[f.step]?.(effectOf(f)) === false, 'crt', says('result-leads-elsewhere', { result: f.crt, step: f.step })],
      [
        (f.isOrange === true) !== (column !== undefined && isOrange(rulesOf(g).orangeResults, column, f.crt)),
        'isOrange',
        says('attack-says-otherwise'),
      ],
      [f.isHeld && effectOf(f).duty !== 'retreat', 'isHeld', says('cannot-be-held', { result: f.crt })],
    ) ??
    taskFlaw(g, f, above)
  );
}

/** [13.1.1] [14.3.1] The retreat, if there is one, is the one that the result asks for, or of those left alone. */
function taskFlaw(g: Game, f: ResultsFrame, above: Frame | undefined): Flaw | undefined {
  const task = (above as { task?: RetreatTask } | undefined)?.task;
  if (task === undefined) return undefined;
  const { units: _due, ...due } = taskOf(g, f);
  const { units, ...asked } = task;
  const { target, side } = f.battle;
  const isFallingBack = above?.proc === 'retreat' && task.rule === '14.3.1';
  const hexes = [target, ...f.battle.attackers.map((one) => attackHex(f.battle, one))];
  const isAsked = isFallingBack
    ? task.hex === target || (task.side === side && hexes.includes(task.hex))
    : sameJson(asked, due) && units.every((u) => isDefending(f.battle, u));
  return firstFlaw([!isAsked, 'battle', says('retreat-of-other-attack')]);
}

const effectOf = ({ crt }: ResultsFrame): Effect => EFFECTS[crt];
const isOpponentsChoice = (g: Game, { crt }: ResultsFrame): boolean => effectBy(rulesOf(g), crt).chooser === 'opponent';

/** [11.2] The Morale Shift binds the attacker only where he chooses his own loss. */
const attackersAtRisk = (g: Game, f: ResultsFrame): Losses =>
  attackerLosses(g, f.battle, f.isElite && !isOpponentsChoice(g, f));

const defendersAtRisk = (g: Game, f: ResultsFrame): Losses => defenderLosses(g, f.battle, isOpponentsChoice(g, f));

/** [23.7] A Reconnaissance unit alone slips away from the loss of D1 and DS; a Remnant is no longer one. */
function slipsAway(g: Game, { battle, crt }: ResultsFrame): boolean {
  const [u, ...others] = unitsIn(g, defendingSide(battle), battle.target);
  if (u === undefined || others.length > 0 || !(crt === 'D1' || crt === 'DS')) return false;
  return isReconnaissance(u) && !isRemnant(g, u);
}

/** [13.1.1] [8.7] The retreat that the result asks of those left in the hex. */
export function retreatTask(g: Game, battle: Battle, isMandatory: boolean): RetreatTask {
  const side = defendingSide(battle);
  return {
    side,
    hex: battle.target,
    units: unitsIn(g, side, battle.target),
    least: battle.occasion === 'automatic' ? rulesOf(g).autoDsLeastRetreat : 2,
    most: isMandatory ? 3 : 2,
    order: isMandatory ? 'full-retreat' : 'disrupted',
    mayStop: !isMandatory,
    shunsEzoc: false,
    isOnceOnly: battle.occasion === 'combat',
    rule: '13.1.1',
  };
}

const taskOf = (g: Game, f: ResultsFrame): RetreatTask =>
  retreatTask(g, f.battle, effectOf(f).duty === 'mandatory-retreat');

/** [13.4] [15.2] A vacated hex may be entered however it came to be vacated; [12.3] if the defense was held, not in every edition. */
function end(g: Game, f: ResultsFrame): Flow<ResultsFrame['step']> {
  const isVacated = unitsIn(g, defendingSide(f.battle), f.battle.target).length === 0;
  const rate = f.isHeld ? rulesOf(g).advanceAfterDyingDefense : effectOf(f).advance;
  const outcome: Outcome = {
    result: f.crt,
    advance: isVacated && hasAttackersLeft(g, f.battle) ? rate : 'none',
    isVacated,
  };
  return done({ ...outcome });
}

/** [13.1.1] */
function retreatSurvivors(g: Game, f: ResultsFrame): Flow<ResultsFrame['step']> {
  const task = taskOf(g, f);
  return task.units.length === 0 ? go('deserted') : call(retreatFrame(task), 'deserted');
}

/** [14.3.1] A hex of the battle in which the losses have left none but units in Full Retreat beside the enemy. */
function desertedHex(g: Game, { battle }: ResultsFrame): readonly [Side, number] | undefined {
  const defender = defendingSide(battle);
  if (battle.defenders.length > 0 && isLeftAlone(g, defender, battle.target)) return [defender, battle.target];
  const from = battle.attackers.map((one) => attackHex(battle, one)).find((hex) => isLeftAlone(g, battle.side, hex));
  return from === undefined ? undefined : [battle.side, from];
}

export const results = procedure(checked(RESULTS, resultsFlaw), {
  begin(g, f) {
    const isDue = effectOf(f).losses.includes('attacker') && losers(attackersAtRisk(g, f)).length > 0;
    return go(isDue ? 'attacker-loss' : 'defense');
  },
  'attacker-loss': lossQuestion<ResultsFrame>({
    kind: 'attacker-loss',
    rule: '11.1',
    by: (g, f) => (isOpponentsChoice(g, f) ? defendingSide(f.battle) : f.battle.side),
    losses: attackersAtRisk,
    result: (g, f) => printedResult(rulesOf(g), f.crt),
    next: 'defense',
  }),
  defense(g, f) {
    if (!effectOf(f).losses.includes('defender')) return go('aftermath');
    if (slipsAway(g, f)) {
      const units = unitsIn(g, defendingSide(f.battle), f.battle.target).map(idOf);
      emitEvent(g, 'loss-ignored', '23.7', { units, result: f.crt });
      return go('aftermath');
    }
    return go(losers(defendersAtRisk(g, f)).length > 0 ? 'defender-loss' : 'aftermath');
  },
  'defender-loss': lossQuestion<ResultsFrame>({
    kind: 'defender-loss',
    rule: '11.1',
    by: (g, f) => (isOpponentsChoice(g, f) ? f.battle.side : defendingSide(f.battle)),
    losses: defendersAtRisk,
    result: (g, f) => printedResult(rulesOf(g), f.crt),
    next: 'aftermath',
  }),
  aftermath(g, f) {
    const { duty } = effectOf(f);
    if (duty === 'mandatory-retreat') return retreatSurvivors(g, f);
    if (duty === 'retreat')
      return call(determinedDefenseFrame(f.battle, taskOf(g, f), f.isOrange === true), 'defended');
    if (duty === 'engage') engageDefenders(g, f.battle, '11.5.1');
    return go('deserted');
  },
  /** [12.1.1] */
  defended(g, f) {
    f.isHeld = f.result === 'held';
    return f.isHeld ? go('deserted') : retreatSurvivors(g, f);
  },
  /** [14.3.1] Units in Full Retreat do not stay beside the enemy when their company is gone. */
  deserted(g, f) {
    const deserted = desertedHex(g, f);
    return deserted === undefined ? end(g, f) : call(fallBackFrame(g, ...deserted), 'deserted');
  },
});
