/** Games between computer players of the title. */
import { type AiGame, playAiGame as playGame } from '@bridgehead/testkit';
import { KASSERINE_AI } from '../ai/index.ts';
import { KASSERINE } from '../src/index.ts';
import { turnOf } from '../src/state/state.ts';
import { MESSAGES } from '../words/messages.en.ts';

type AiLevel = 'random' | 'recruit' | 'staff';

export interface AiOptions {
  readonly scenario: 'faid' | 'campaign' | 'decide';
  readonly seed: number;
  readonly allied: AiLevel;
  readonly axis: AiLevel;
  /** The turn after which the game is left. */
  readonly until?: number;
}

const LAST = 18;

export const playAiGame = ({ scenario, seed, allied, axis, until = LAST }: AiOptions): AiGame =>
  playGame({
    title: KASSERINE,
    ai: KASSERINE_AI,
    messages: MESSAGES,
    setUp: { title: 'kasserine', edition: 1, scenario, options: {}, seed },
    levels: { allied, axis },
    isEnough: (game) => turnOf(game) > until,
  });
