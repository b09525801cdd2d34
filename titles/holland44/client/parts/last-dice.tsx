import type { GameEvent } from '@bridgehead/client-kit/game';
import { sentenceOf } from '@bridgehead/client-kit/messages';
import { Die, type Rolled, RollsFrame } from '@bridgehead/client-kit/play';
import { declaredEvents, diceOf } from '@bridgehead/client-kit/title';
import type { ToldEventOf } from '../../src/facts.ts';
import { battleOf, type PlayContext } from '../play-context.ts';
import { columnText, placeName, say, sayOr } from '../say.ts';
import { isA } from '../told-events.ts';
import { HOLLAND44_WORDS } from '../words.ts';
import { DiceRow } from './outcomes.tsx';

const MOST_DICE = 3;
const DECLARED = declaredEvents(HOLLAND44_WORDS);

/** [design 8] The dice of an order stand where the eye still is: a battle's among its six results. */
export function LastDice({ context, rolled }: { readonly context: PlayContext; readonly rolled: Rolled }) {
  const { events, isOwn } = rolled;
  const battle = events.findLast((event) => isA(event, 'combat-result'));
  const dice = events
    .filter((event) => event !== battle)
    .flatMap((event) => diceOf(event, DECLARED).map((face) => ({ face, text: sentenceOf(event) })));
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

/** `Combat at 1605, 3–1: the die shows 2: DR. The defender retreats.` */
function resultWords(event: GameEvent): string {
  const words = typeof event.result === 'string' ? sayOr(`result.${event.result}`, '') : '';
  return words === '' ? sentenceOf(event) : `${sentenceOf(event)}. ${words}.`;
}

interface BattleProps {
  readonly context: PlayContext;
  readonly event: GameEvent & ToldEventOf<'combat-result'>;
  readonly isOwn: boolean;
}

/** The row of the planner with the face that fell; the sentence alone where it was rolled on another column. */
function BattleDie({ context, event, isOwn }: BattleProps) {
  const odds = isOwn ? battleOf(context).value : undefined;
  const face = event.die ?? 1;
  const isSame = odds?.target === event.target && odds?.resolved === event.column;
  if (!isSame || odds?.outcomes === undefined)
    return (
      <p class="die-line">
        <Die face={face} size={28} /> <span>{resultWords(event)}</span>
      </p>
    );
  return (
    <section class="battle-row">
      <h3>{say('battle.title', { place: placeName(odds.target), column: columnText(odds.column ?? '') })}</h3>
      <DiceRow outcomes={odds.outcomes} rolled={face} />
      <p class="quiet">{resultWords(event)}</p>
    </section>
  );
}
