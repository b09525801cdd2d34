/** Whole games between computer players of the title. */
import { type MindGame, playMindGame as playGame } from '@bridgehead/testkit';
import { HOLLAND44_MIND } from '../ai/index.ts';
import { HOLLAND44 } from '../src/index.ts';

export type MindLevel = 'random' | 'recruit' | 'staff';

export const playMindGame = (
  scenario: string,
  seed: number,
  levels: Readonly<Record<'allied' | 'german', MindLevel>>,
): MindGame =>
  playGame({
    title: HOLLAND44,
    mind: HOLLAND44_MIND,
    setUp: { title: 'holland44', edition: 1, scenario, options: {}, seed },
    levels,
  });
