import { RuleChip } from '../play/parts/rule-chip.tsx';
import type { PlayContext } from '../play/play-context.ts';
import type { ToldBattle } from '../title/campaign.ts';

interface Props {
  readonly context: PlayContext;
  readonly battle: ToldBattle;
}

/** A battle as it went, one thing after the other, each with its rule. */
export const BattleSteps = ({ context, battle: { steps } }: Props) => (
  <ol class="battle-steps">
    {steps.map(({ text, rule }, i) => (
      // A thing may be told twice.
      <li key={`${i} ${text}`}>
        <span>{text}</span> <RuleChip context={context} rule={rule} />
      </li>
    ))}
  </ol>
);
