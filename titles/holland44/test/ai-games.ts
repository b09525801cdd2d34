/** Whole games between computer players of the title. */
import { type AiGame, playAiGame as playGame } from '@bridgehead/testkit';
import { HOLLAND44_AI } from '../ai/index.ts';
import { HOLLAND44 } from '../src/index.ts';
import { MESSAGES } from '../words/messages.en.ts';

export type AiLevel = 'random' | 'recruit' | 'staff';

export const playAiGame = (
  scenario: string,
  seed: number,
  levels: Readonly<Record<'allied' | 'german', AiLevel>>,
  edition = 1,
): AiGame =>
  playGame({
    title: HOLLAND44,
    ai: HOLLAND44_AI,
    messages: MESSAGES,
    setUp: { title: 'holland44', edition, scenario, options: {}, seed },
    levels,
  });
