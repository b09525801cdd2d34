/** Games between computer players of the title. */
import { type MindGame, playMindGame as playGame } from '@bridgehead/testkit';
import { OMG85_MIND } from '../ai/index.ts';
import { OMG85 } from '../src/index.ts';
import { turnOf } from '../src/state/state.ts';

export type MindLevel = 'random' | 'recruit' | 'staff';

export interface MindWish {
  readonly scenario: string;
  readonly options: Readonly<Record<string, boolean>>;
  readonly seed: number;
  readonly allied: MindLevel;
  readonly german: MindLevel;
  /** The turn after which the game is left. */
  readonly until?: number;
}

const LAST = 10;

export const playMindGame = ({ scenario, options, seed, allied, german, until = LAST }: MindWish): MindGame =>
  playGame({
    title: OMG85,
    mind: OMG85_MIND,
    setUp: { title: 'omg85', edition: 1, scenario, options, seed },
    levels: { allied, german },
    isEnough: (game) => turnOf(game) > until,
  });
