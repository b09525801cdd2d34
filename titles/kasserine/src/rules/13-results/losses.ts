/** [13.2] Losses. */
import { type Flow, type Game, go, type Refusal } from '@bridgehead/engine';
import type { Choices } from '../../contract/decisions.ts';
import { refusal } from '../../says.ts';
import { hexAt } from '../../state/state.ts';
import { idOf, isMountainUnit, isTiger, type Unit } from '../../state/units.ts';
import { ALL, type Effects } from '../../tables/combat-results.ts';
import { attackersAtRisk, type BattleFrame, defendersAtRisk, stepsIn } from '../12-combat/battle-frame.ts';
import { loseStep } from './eliminate.ts';

type Party = 'attacker' | 'defender';

const atRisk = (g: Game, f: BattleFrame, party: Party): readonly Unit[] =>
  party === 'attacker' ? attackersAtRisk(g, f) : defendersAtRisk(g, f);

const stepsAtRisk = (g: Game, f: BattleFrame, party: Party): number => stepsIn(g, atRisk(g, f, party));

/** [13.2.4] Steps that one side does not have are taken off what the other loses. */
export function reducedLosses(
  g: Game,
  f: BattleFrame,
  { attacker, defender }: Effects,
): {
  readonly attacker: number;
  readonly defender: number;
} {
  const has = { attacker: stepsAtRisk(g, f, 'attacker'), defender: stepsAtRisk(g, f, 'defender') };
  const lack = (wanted: number, steps: number): number => (wanted === ALL ? 0 : Math.max(0, wanted - steps));
  // [16.1.5] Who fires from beyond reach owes nothing, and so takes nothing off.
  const lackOfAttacker = has.attacker === 0 ? 0 : lack(attacker, has.attacker);
  const suffered = (wanted: number, steps: number, lacking: number): number =>
    Math.min(steps, wanted === ALL ? steps : Math.max(0, wanted - lacking));
  return {
    attacker: suffered(attacker, has.attacker, lack(defender, has.defender)),
    defender: suffered(defender, has.defender, lackOfAttacker),
  };
}

const NOT_AT_RISK = refusal('13.2.3', 'not-in-combat');
const TIGER_FIRST = refusal('16.3.1', 'tiger-first');
const MOUNTAIN_FIRST = refusal('16.6.4', 'mountain-first');

/** [13.2.3] The owner chooses; [16.3.1] [16.6.4] the first step may be somebody's already. */
export function lossRefusal(g: Game, f: BattleFrame, party: Party, u: Unit): Refusal | undefined {
  const units = atRisk(g, f, party);
  if (!units.includes(u) || hexAt(g, u) < 0) return NOT_AT_RISK;
  if (party === 'defender' || f.first === 'anybody') return undefined;
  const isFirst = f.first === 'tiger' ? isTiger : isMountainUnit;
  if (isFirst(u) || !units.some(isFirst)) return undefined;
  return f.first === 'tiger' ? TIGER_FIRST : MOUNTAIN_FIRST;
}

export const lossChoices = (g: Game, f: BattleFrame, party: Party): Choices['attacker-loss']['lose-step'][] =>
  atRisk(g, f, party)
    .filter((u) => lossRefusal(g, f, party, u) === undefined)
    .map((u) => ({ kind: 'lose-step', unit: idOf(u) }));

/** [13.2.1] One step after the other. */
export function applyLoss(g: Game, f: BattleFrame, party: Party, u: Unit): Flow<'losses'> {
  loseStep(g, u, '13.2');
  if (party === 'attacker') {
    f.attackerLoss -= 1;
    f.first = 'anybody';
  } else f.defenderLoss -= 1;
  return go('losses');
}
