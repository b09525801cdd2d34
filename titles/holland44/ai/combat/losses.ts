/** [11.2] Who loses a step: one's own cheapest, the enemy's dearest. */
import { type Candidate, choices, deciderOf, type Frame, type Game, type Thinking } from '@bridgehead/engine';
import { candidate, ranked } from '@bridgehead/toolkit';
import { unitLabel } from '../../src/labels.ts';
import { type Battle, defendingSide } from '../../src/state/battle.ts';
import { unitField } from '../../src/state/fields.ts';
import { hasMark, OUT_OF_SUPPLY, stepsOf } from '../../src/state/state.ts';
import { isBreakdown, sideOfUnit, type Unit } from '../../src/state/units.ts';
import type { CombatResult } from '../../src/tables/combat-tables.ts';
import type { Intent } from '../intent.ts';
import { stepWorth } from '../worth.ts';
import { defendersAims } from './aims.ts';
import { expectLoss } from './expectation.ts';
import { rounded } from './reasons.ts';
import { garrisonOf, pieceOf, stakesOf } from './stakes.ts';

/** Out of supply a step is worth less: it fights at half strength. */
const UNSUPPLIED_SHARE = 0.7;

/** [11.4] The worth of the next step; without a Remnant it takes the last one along. */
export function nextStepWorth(known: Game, u: Unit): number {
  const steps = stepsOf(known, u);
  const { worth, after } = pieceOf(known, u, steps);
  let sum = 0;
  for (let left = steps; left > (after[steps] ?? 0); left--) sum += worth[left] ?? 0;
  return hasMark(known, u, OUT_OF_SUPPLY) ? UNSUPPLIED_SHARE * sum : sum;
}

/** Every unit that may be chosen: the owner's cheapest first, the enemy's dearest. */
function byWorth(known: Game, rule: string): readonly Candidate[] {
  const by = deciderOf(known);
  return ranked(
    [...choices(known)].map((choice) => {
      const u = unitField(choice.unit) ?? 0;
      const worth = nextStepWorth(known, u);
      const isOwn = sideOfUnit(u) === by;
      const text = `its next step is worth ${rounded(worth)}${isOwn ? '' : ' to the enemy'}`;
      return candidate(choice, `${unitLabel(u)} loses a step`, isOwn ? -worth : worth, [
        { text, rule, value: rounded(worth) },
      ]);
    }),
  );
}

/** [11.2] [12.3] */
export const attackerLosses = (known: Game): readonly Candidate[] => byWorth(known, '11.2');

interface ResultsFrame extends Frame {
  readonly battle: Battle;
  readonly crt: CombatResult;
}

/** [11.2] The owner looks ahead: whoever pays cannot lead the defense with that step. */
export function defenderLosses(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  const frames = known.state.frames;
  const { battle, crt } = frames[frames.length - 1] as ResultsFrame;
  if (deciderOf(known) !== defendingSide(battle)) return byWorth(known, '11.2');
  const garrison = garrisonOf(known, battle);
  const stakes = stakesOf(known, battle, false, { garrison, aims: defendersAims(known, battle, intent) });
  return ranked(
    [...choices(known)].map((choice) => {
      const u = unitField(choice.unit) ?? 0;
      const index = garrison.pieces.findIndex(({ unit }) => unit === u);
      const { defender, eliminated } = expectLoss(stakes, crt, index);
      return candidate(choice, `${unitLabel(u)} loses a step`, defender, [
        { text: 'its next step', rule: '11.2', value: rounded(stepWorth(known, u, stepsOf(known, u))) },
        { text: 'the stack is lost', rule: '12.1.1', value: rounded(eliminated) },
      ]);
    }),
  );
}

/** [13.3] The price of a stop. */
export const stopLosses = (known: Game): readonly Candidate[] => byWorth(known, '13.3');

/** [21.1] A Breakdown unit goes back to its display and costs no Victory Points. */
const BREAKDOWN_BONUS = 0.3;

/** [6.4.2] The cheapest step goes; never a last one if another will do. */
export function shedSteps(known: Game): readonly Candidate[] {
  return ranked(
    byWorth(known, '6.4.2').map((one) => {
      const u = unitField(one.choice.unit) ?? 0;
      return isBreakdown(u) ? { ...one, score: one.score + BREAKDOWN_BONUS } : one;
    }),
  );
}
