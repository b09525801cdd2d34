import type { Choice } from '../../game/contract.ts';
import { describeChoice } from '../choice-words.ts';
import { answer, type Table } from '../table.ts';

/** A legal answer as a line of a list: pressed, it is given. */
export function ChoiceRow({ table, choice }: { readonly table: Table; readonly choice: Choice }) {
  return (
    <li>
      <button type="button" class="choice-row" data-choice={choice.kind} onClick={() => void answer(table, choice)}>
        {describeChoice(choice)}
      </button>
    </li>
  );
}
