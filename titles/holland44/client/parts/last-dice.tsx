import type { GameEvent } from '@bridgehead/client-kit/game';
import { sentenceOf } from '@bridgehead/client-kit/messages';
import { Die, type Rolled, RollsFrame } from '@bridgehead/client-kit/play';
import { battleOf, type PlayContext } from '../play-context.ts';
import { columnText, placeName, say } from '../say.ts';
import { DiceRow } from './outcomes.tsx';

const MOST_DICE = 3;

/** [design 8] The dice of an order stand where the eye still is: a battle's among its six results. */
export function LastDice({ context, rolled }: { readonly context: PlayContext; readonly rolled: Rolled }) {
  const { events, isOwn } = rolled;
  const battle = events.findLast(({ kind }) => kind === 'combat-result');
  const dice = events.flatMap((event) =>
    typeof event.die === 'number' && event !== battle ? [{ face: event.die, text: sentenceOf(event) }] : [],
  );
  if (battle === undefined && dice.length === 0) return undefined;
  return (
    <RollsFrame rolled={rolled}>
      {battle === undefined ? undefined : <BattleDie context={context} event={battle} isOwn={isOwn} />}
      <ul class="die-lines">
        {dice.slice(-MOST_DICE).map(({ face, text }) => (
          <li key={text} class="die-line">
            <Die face={face} size={28} /> <span>{text}</span>
          </li>
        ))}
      </ul>
    </RollsFrame>
  );
}

interface BattleProps {
  readonly context: PlayContext;
  readonly event: GameEvent;
  readonly isOwn: boolean;
}

/** The row of the planner with the face that fell; the sentence alone where it was rolled on another column. */
function BattleDie({ context, event, isOwn }: BattleProps) {
  const odds = isOwn ? battleOf(context).value : undefined;
  const face = typeof event.die === 'number' ? event.die : 1;
  const isSame = odds?.target === event.target && odds?.resolved === event.column;
  if (!isSame || odds?.outcomes === undefined)
    return (
      <p class="die-line">
        <Die face={face} size={28} /> <span>{sentenceOf(event)}</span>
      </p>
    );
  return (
    <section class="battle-row">
      <h3>{say('battle.title', { place: placeName(odds.target), column: columnText(odds.column ?? '') })}</h3>
      <DiceRow outcomes={odds.outcomes} rolled={face} />
      <p class="quiet">{sentenceOf(event)}</p>
    </section>
  );
}
