import type { GameEvent } from '../../game/contract.ts';
import { sentenceOf } from '../../messages/sentences.ts';
import { declaredEvents, diceOf } from '../../title/declared-event.ts';
import { titleWords } from '../../title/title-words.ts';
import { Die } from './die.tsx';

interface DieThatFell {
  readonly face: number;
  /** What it decided. */
  readonly text: string;
}

/** The dice that events tell of, in their order. */
export function diceThatFell(events: readonly GameEvent[]): readonly DieThatFell[] {
  const declared = declaredEvents(titleWords());
  return events.flatMap((event) => diceOf(event, declared).map((face) => ({ face, text: sentenceOf(event) })));
}

/** The last of them, each with its sentence. */
export const DieLines = ({ dice, most }: { readonly dice: readonly DieThatFell[]; readonly most: number }) => (
  <ul class="die-lines">
    {dice.slice(-most).map(({ face, text }) => (
      <li key={text} class="die-line">
        <Die face={face} size={28} /> <span>{text}</span>
      </li>
    ))}
  </ul>
);
