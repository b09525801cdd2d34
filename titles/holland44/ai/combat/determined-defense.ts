/** [12.1.1] To stand or to go: the hex and the harm of a retreat against the steps that a stand costs. */

import type { Candidate, Frame, Game, Reason, Thinking } from '@bridgehead/engine';
import { candidate, ranked, valued } from '@bridgehead/toolkit';
import { listed } from '../../src/asking.ts';
import type { Battle } from '../../src/state/battle.ts';
import { idOf } from '../../src/state/units.ts';
import type { Intent } from '../intent.ts';
import { rounded } from '../names.ts';
import { says, saysBy } from '../says.ts';
import type { BattleModel, ExpectedOutcome } from './outcome/battle-model.ts';
import { valuesToDefender } from './outcome/battle-values.ts';
import { isSurrounded, outcomeOfRetreat, outcomeOfStand } from './outcome/expected-outcome.ts';
import { battleModel, defendingStack } from './outcome/read-battle.ts';

interface DefenseFrame extends Frame {
  readonly battle: Battle;
}

/** The battle as the defender sees it after the losses of the CRT. */
function defenderModel(known: Game, battle: Battle, intent: Intent): BattleModel {
  const inputs = { defense: defendingStack(known, battle), values: valuesToDefender(known, battle, intent) };
  return battleModel(known, battle, false, inputs);
}

const reasonsFor = (
  { clear, attackerSteps, defenderSteps, defender }: ExpectedOutcome,
  rule: string,
): readonly Reason[] => [
  valued(saysBy(rule, 'reason.enemy-may-enter', { clear }), rounded(clear)),
  saysBy('12.3', 'reason.costs-both', { own: rounded(defenderSteps), enemy: rounded(attackerSteps) }),
  valued(says('reason.worth-of-stand'), rounded(defender)),
];

/** Every stand by what it is worth, and the retreat. */
export function determinedDefense(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  const frames = known.state.frames;
  const { battle } = frames[frames.length - 1] as DefenseFrame;
  const model = defenderModel(known, battle, intent);
  const rule = isSurrounded(model) ? '12.4' : '12.1.1';
  const retreat = outcomeOfRetreat(model);
  return ranked(
    listed('determined-defense', known).map(({ choice, chosen }) => {
      if (chosen.kind === 'retreat')
        return candidate(choice, says('order.retreat'), retreat.defender, reasonsFor(retreat, '13.1.1'));
      const { lead: u, artillery: gun } = chosen;
      const lead = model.defenders.findIndex(({ unit }) => unit === u);
      const outcome = outcomeOfStand(model, { lead, gun: gun !== undefined });
      const name =
        gun === undefined
          ? says('order.stand', { unit: idOf(u) })
          : says('order.stand-supported', { unit: idOf(u), gun: idOf(gun) });
      return candidate(choice, name, outcome.defender, reasonsFor(outcome, rule));
    }),
  );
}
