/** [11.2] Who loses a step: one's own cheapest, the enemy's dearest. */

import { type Candidate, type Choice, deciderOf, type Frame, type Game, type Thinking } from '@bridgehead/engine';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { listed } from '../../src/asking.ts';
import { battlePiece } from '../../src/rules/11-results/battle-pieces.ts';
import { type Battle, defendingSide } from '../../src/state/battle.ts';
import { hasMark, OUT_OF_SUPPLY, stepsOf } from '../../src/state/state.ts';
import { idOf, isBreakdown, sideOfUnit, type Unit } from '../../src/state/units.ts';
import type { CombatResult } from '../../src/tables/combat-tables.ts';
import type { Intent } from '../intent.ts';
import { rounded } from '../names.ts';
import { says, saysBy } from '../says.ts';
import { stepValue } from '../step-value.ts';
import { LOSS } from '../weights.ts';
import { valueLost } from './outcome/battle-losses.ts';
import { valuesToDefender } from './outcome/battle-values.ts';
import { outcomeOfLoss } from './outcome/expected-outcome.ts';
import { battleModel, defendingStack, valuedPiece } from './outcome/read-battle.ts';

/** [11.4] The worth of the next step; without a Remnant it takes the last one along. */
export function nextStepValue(known: Game, u: Unit): number {
  const value = valueLost(valuedPiece(known, battlePiece(known, u)), stepsOf(known, u));
  return hasMark(known, u, OUT_OF_SUPPLY) ? LOSS.unsuppliedShare * value : value;
}

/** The next step of a unit that may be chosen: the owner's cheapest first, the enemy's dearest. */
function lossCandidate(known: Game, choice: Choice, u: Unit, rule: string): Candidate {
  const value = nextStepValue(known, u);
  const isOwn = sideOfUnit(u) === deciderOf(known);
  const code = isOwn ? 'reason.next-step-worth' : 'reason.next-step-worth-to-enemy';
  return candidate(choice, says('order.lose-step', { unit: idOf(u) }), isOwn ? -value : value, [
    valued(saysBy(rule, code, { value: rounded(value) }), rounded(value)),
  ]);
}

type LossKind = 'attacker-loss' | 'defender-loss' | 'stop-loss' | 'disengagement-loss';

const byStepValue = (known: Game, kind: LossKind, rule: string): readonly Candidate[] =>
  ranked(listed(kind, known).map(({ choice, chosen: { unit } }) => lossCandidate(known, choice, unit, rule)));

/** [11.2] [12.3] */
export const attackerLosses = (known: Game): readonly Candidate[] => byStepValue(known, 'attacker-loss', '11.2');

interface ResultsFrame extends Frame {
  readonly battle: Battle;
  readonly crt: CombatResult;
}

/** [11.2] The owner looks ahead: the unit that pays cannot lead the defense with that step. */
export function defenderLosses(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  const frames = known.state.frames;
  const { battle, crt } = frames[frames.length - 1] as ResultsFrame;
  if (deciderOf(known) !== defendingSide(battle)) return byStepValue(known, 'defender-loss', '11.2');
  const defense = defendingStack(known, battle);
  const model = battleModel(known, battle, false, { defense, values: valuesToDefender(known, battle, intent) });
  return ranked(
    listed('defender-loss', known).map(({ choice, chosen: { unit: u } }) => {
      const index = defense.defenders.findIndex(({ unit }) => unit === u);
      const { defender, eliminated } = outcomeOfLoss(model, crt, index);
      return candidate(choice, says('order.lose-step', { unit: idOf(u) }), defender, [
        valued(saysBy('11.2', 'reason.next-step'), rounded(stepValue(known, u, stepsOf(known, u)))),
        valued(saysBy('12.1.1', 'reason.stack-is-lost'), rounded(eliminated)),
      ]);
    }),
  );
}

/** [13.3] The price of a stop. */
export const stopLosses = (known: Game): readonly Candidate[] => byStepValue(known, 'stop-loss', '13.3');

/** [2e 27.1.3] The price of slipping away together. */
export const disengagementLosses = (known: Game): readonly Candidate[] =>
  byStepValue(known, 'disengagement-loss', '27.1.2');

/** [6.4.2] The cheapest step goes; never a last one if another will do. */
export function shedSteps(known: Game): readonly Candidate[] {
  return ranked(
    listed('shed-steps', known).map(({ choice, chosen: { unit } }) => {
      const one = lossCandidate(known, choice, unit, '6.4.2');
      return isBreakdown(unit) ? { ...one, score: one.score + LOSS.breakdownBonus } : one;
    }),
  );
}
