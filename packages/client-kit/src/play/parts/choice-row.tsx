import type { Choice } from '../../game/contract.ts';
import { describeChoice } from '../choice-words.ts';
import { applyChoice, type PlayContext } from '../play-context.ts';

/** A legal choice as a line of a list: pressed, it is given. */
export function ChoiceRow({ context, choice }: { readonly context: PlayContext; readonly choice: Choice }) {
  return (
    <li>
      <button
        type="button"
        class="choice-row"
        data-choice={choice.kind}
        onClick={() => void applyChoice(context, choice)}
      >
        {describeChoice(choice)}
      </button>
    </li>
  );
}
