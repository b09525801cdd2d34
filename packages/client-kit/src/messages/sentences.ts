import type { GameEvent } from '../game/contract.ts';
import { titleSpeech } from '../title/title-words.ts';

/** `2/505/82 is Disrupted`; the rule stands in the event itself. */
export const sentenceOf = (event: GameEvent): string => titleSpeech().event(event);
