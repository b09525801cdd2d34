import type { GameEvent } from '@bridgehead/client-kit/game';
import { sentenceOf } from '@bridgehead/client-kit/messages';
import { Die, DieLines, diceThatFell, Icon, type Rolled, RollsFrame } from '@bridgehead/client-kit/play';
import type { ToldEventOf } from '../../src/facts.ts';
import { battleOf, type PlayContext } from '../play-context.ts';
import { columnText, placeName, say, sayOr } from '../say.ts';
import { isA } from '../told-events.ts';
import { DiceRow } from './outcomes.tsx';

const MOST_DICE = 3;

/** [design 8] What an order has rolled and turned over stands where the eye still is: a battle's die among its six results. */
export function LastDice({ context, rolled }: { readonly context: PlayContext; readonly rolled: Rolled }) {
  const { events, isOwn } = rolled;
  const battle = events.findLast((event) => isA(event, 'combat-result'));
  const dice = diceThatFell(events.filter((event) => event !== battle));
  const revealed = events.filter((event) => isA(event, 'revealed'));
  if (battle === undefined && dice.length === 0 && revealed.length === 0) return undefined;
  return (
    <RollsFrame rolled={rolled}>
      {battle === undefined ? undefined : <BattleDie context={context} event={battle} isOwn={isOwn} />}
      <DieLines dice={dice} most={MOST_DICE} />
      {revealed.map((event) => (
        <p key={String(event.hex)} class="die-line">
          <Icon name="eye" size={28} /> <span>{sentenceOf(event)}</span>
        </p>
      ))}
    </RollsFrame>
  );
}

/** `Combat at 1605, 3–1: the die shows 2: DR. The defender retreats.` */
function resultWords(event: CombatResult): string {
  const words = sayOr(`result.${event.result}`, '');
  return words === '' ? sentenceOf(event) : `${sentenceOf(event)}. ${words}.`;
}

type CombatResult = GameEvent & ToldEventOf<'combat-result'>;

interface BattleProps {
  readonly context: PlayContext;
  readonly event: CombatResult;
  readonly isOwn: boolean;
}

/** The row of the planner with the face that fell; the sentence alone where it was rolled on another column, or nothing was rolled. */
function BattleDie({ context, event, isOwn }: BattleProps) {
  const odds = isOwn ? battleOf(context).value : undefined;
  const { die } = event;
  const isSame = odds?.target === event.target && odds?.resolved === event.column;
  if (!isSame || odds?.outcomes === undefined || die === undefined)
    return (
      <p class="die-line">
        {die === undefined ? <Icon name="swords" size={28} /> : <Die face={die} size={28} />}{' '}
        <span>{resultWords(event)}</span>
      </p>
    );
  return (
    <section class="battle-row">
      <h3>{say('battle.title', { place: placeName(odds.target), column: columnText(odds.column ?? '') })}</h3>
      <DiceRow outcomes={odds.outcomes} rolled={die} />
      <p class="quiet">{resultWords(event)}</p>
    </section>
  );
}
