/** Games between computer players of the title. */
import { type AiGame, playAiGame as playGame } from '@bridgehead/testkit';
import { OMG85_AI } from '../ai/index.ts';
import { OMG85 } from '../src/index.ts';
import { turnOf } from '../src/state/state.ts';
import { MESSAGES } from '../words/messages.en.ts';

type AiLevel = 'random' | 'recruit' | 'staff';

export interface AiOptions {
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean>>;
  readonly seed: number;
  readonly allied: AiLevel;
  readonly german: AiLevel;
  /** The turn after which the game is left. */
  readonly until?: number;
}

const LAST = 10;

export const playAiGame = ({ scenario, options, seed, allied, german, until = LAST }: AiOptions): AiGame =>
  playGame({
    title: OMG85,
    ai: OMG85_AI,
    messages: MESSAGES,
    setUp: { title: 'omg85', edition: 1, scenario, options, seed },
    levels: { allied, german },
    isEnough: (game) => turnOf(game) > until,
  });
