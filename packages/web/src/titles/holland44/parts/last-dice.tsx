import type { GameEvent } from '../../../game/contract.ts';
import { sentenceOf } from '../../../messages/sentences.ts';
import { Die } from '../../../play/parts/die.tsx';
import { columnText, placeName, say } from '../say.ts';
import { battleOf, type Table } from '../table.ts';
import { DiceRow } from './outcomes.tsx';

const MOST_DICE = 3;

/** [design 8] The dice of the answer that was given last stand where the eye still is: a battle's among its six results. */
export function LastDice({ table }: { readonly table: Table }) {
  const last = table.game.log.value.at(-1);
  const events = last?.events ?? [];
  const battle = events.find(({ kind }) => kind === 'combat-result');
  const dice = events.flatMap((event) =>
    typeof event.die === 'number' && event !== battle ? [{ face: event.die, text: sentenceOf(event) }] : [],
  );
  if (battle === undefined && dice.length === 0) return undefined;
  return (
    <div class="last-dice" key={last?.at}>
      {battle === undefined ? undefined : <BattleDie table={table} event={battle} />}
      <ul class="die-lines">
        {dice.slice(-MOST_DICE).map(({ face, text }) => (
          <li key={text} class="die-line">
            <Die face={face} size={28} /> <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The row of the planner with the face that fell; without its odds the sentence alone. */
function BattleDie({ table, event }: { readonly table: Table; readonly event: GameEvent }) {
  const odds = battleOf(table).value;
  const face = typeof event.die === 'number' ? event.die : 1;
  const isSame = odds?.target === event.target && odds?.outcomes !== undefined;
  if (!isSame)
    return (
      <p class="die-line">
        <Die face={face} size={28} /> <span>{sentenceOf(event)}</span>
      </p>
    );
  return (
    <section class="battle-row">
      <h3>{say('battle.title', { place: placeName(odds.target), column: columnText(odds.column ?? '') })}</h3>
      <DiceRow outcomes={odds.outcomes ?? []} rolled={face} />
      <p class="quiet">{sentenceOf(event)}</p>
    </section>
  );
}
