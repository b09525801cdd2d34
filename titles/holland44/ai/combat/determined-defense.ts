/** [12.1.1] To stand or to go: the hex and the harm of a retreat against the steps that a stand costs. */
import { type Candidate, choices, type Frame, type Game, type Thinking } from '@bridgehead/engine';
import { candidate, ranked } from '@bridgehead/toolkit';
import { unitLabel } from '../../src/labels.ts';
import type { Battle } from '../../src/state/battle.ts';
import { unitField } from '../../src/state/fields.ts';
import type { Intent } from '../intent.ts';
import { defendersAims } from './aims.ts';
import { expectRetreat, expectStand, isSurrounded } from './expectation.ts';
import type { Outlook, Stakes } from './outlook-model.ts';
import { percent, rounded } from './reasons.ts';
import { garrisonOf, stakesOf } from './stakes.ts';

interface DefenseFrame extends Frame {
  readonly battle: Battle;
}

/** The stakes of the defender after the losses of the CRT. */
export function defendersStakes(known: Game, battle: Battle, intent: Intent): Stakes {
  const reading = { garrison: garrisonOf(known, battle), aims: defendersAims(known, battle, intent) };
  return stakesOf(known, battle, false, reading);
}

const reasonsFor = ({ clear, attackerSteps, defenderSteps, defender }: Outlook, rule: string) => [
  { text: `the enemy may enter in ${percent(clear)}`, rule, value: rounded(clear) },
  { text: `costs ${rounded(defenderSteps)} steps, the enemy ${rounded(attackerSteps)}`, rule: '12.3' },
  { text: 'worth in steps, the hex and the retreat counted', value: rounded(defender) },
];

/** Every stand by what it is worth, and the retreat. */
export function determinedDefense(known: Game, _thinking: Thinking, intent: Intent): readonly Candidate[] {
  const frames = known.state.frames;
  const { battle } = frames[frames.length - 1] as DefenseFrame;
  const stakes = defendersStakes(known, battle, intent);
  const rule = isSurrounded(stakes) ? '12.4' : '12.1.1';
  const retreat = expectRetreat(stakes);
  return ranked(
    [...choices(known)].map((choice) => {
      if (choice.kind === 'retreat')
        return candidate(choice, 'retreat', retreat.defender, reasonsFor(retreat, '13.1.1'));
      const u = unitField(choice.lead) ?? 0;
      const gun = unitField(choice.artillery);
      const lead = stakes.defenders.findIndex(({ unit }) => unit === u);
      const outlook = expectStand(stakes, { lead, gun: gun !== undefined });
      const support = gun === undefined ? '' : ` with ${unitLabel(gun)}`;
      return candidate(choice, `${unitLabel(u)} stands${support}`, outlook.defender, reasonsFor(outlook, rule));
    }),
  );
}
