import type { GameEvent, Title } from '@bridgehead/engine';
import { speechIn } from '../speech.ts';

/** What happened, with its rule. */
export function sentenceOf(event: GameEvent, title: Title): string {
  const says = speechIn(title).event(event);
  const laidDown = event.scripted === true ? ' (laid down)' : '';
  return event.rule === undefined ? `${says}${laidDown}` : `${says}${laidDown} [${event.rule}]`;
}
