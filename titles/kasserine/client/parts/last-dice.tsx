/** What the dice of an order brought, where the eye still is: a combat among its six results. */
import type { GameEvent } from '@bridgehead/client-kit/game';
import { sentenceOf } from '@bridgehead/client-kit/messages';
import { DieLines, diceThatFell, type Rolled, RollsFrame } from '@bridgehead/client-kit/play';
import { resultOf, type ToldEventOf } from '../../src/facts.ts';
import { isA } from '../battle-reports.ts';
import type { PlayContext } from '../play-context.ts';
import { columnText, placeName, say } from '../say.ts';
import { DiceTable } from './dice-table.tsx';

const MOST_DICE = 4;
const FACES = [1, 2, 3, 4, 5, 6] as const;

export function LastDice({ rolled }: { readonly context: PlayContext; readonly rolled: Rolled }) {
  const { events } = rolled;
  const battle = events.findLast((event) => event.kind === 'combat');
  const dice = diceThatFell(events.filter((event) => event !== battle));
  if (battle === undefined && dice.length === 0) return undefined;
  return (
    <RollsFrame rolled={rolled}>
      {battle === undefined ? undefined : <BattleDie event={battle} />}
      <DieLines dice={dice} most={MOST_DICE} />
    </RollsFrame>
  );
}

/** [12.5.7] The column as it stood, with the face that fell. */
const outcomesOf = ({ crt, odds, modifier }: ToldEventOf<'combat'>) =>
  FACES.map((face) => ({ result: resultOf(crt, odds, face + modifier), dice: [face] }));

function BattleDie({ event }: { readonly event: GameEvent }) {
  if (!isA(event, 'combat')) return undefined;
  const outcomes = outcomesOf(event);
  return (
    <section class="battle-row">
      <h3>
        {say('battle.title', {
          place: event.hexes.map(placeName).join(', '),
          column: columnText(event.odds),
          crt: say(event.crt === 'mobile' ? 'crt.mobile' : 'crt.assault'),
        })}
      </h3>
      <DiceTable table={{ outcomes, worst: outcomes }} rolled={event.die} />
      <p class="quiet">{sentenceOf(event)}</p>
    </section>
  );
}
