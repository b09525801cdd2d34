/** [2.1] Hidden games through a seat: a hostile player learns nothing of what his side cannot know. */
import { beginGame, decision, type Game, play, randomFrom, sampleChoice } from '@bridgehead/engine';
import { NOTHING_TO_VARY, seatLeak } from '@bridgehead/testkit';
import { expect, it } from 'vitest';
import { varySecrets } from '../test/other-secrets.ts';
import { OMG85 } from './index.ts';

const LINES = 150;

function after(choices: number, seed: number, advanced: boolean): Game {
  const options = { hidden: true, advanced };
  const begun = beginGame(OMG85, { title: 'omg85', edition: 1, scenario: 'historical', options, seed });
  if (!begun.ok) throw new Error(begun.fault.says.code);
  const random = randomFrom(seed);
  for (let made = 0; made < choices; made++) play(begun.value, sampleChoice(begun.value, random));
  return begun.value;
}

it.each([false, true])(
  '[2.1] [8.1] tells the same of two games that its side cannot tell apart; advanced: %s',
  (advanced) => {
    for (const choices of [30, 200, 500]) {
      const g = after(choices, choices, advanced);
      for (const side of OMG85.sides) {
        const leak = seatLeak(g, side, varySecrets, LINES);
        if (leak !== NOTHING_TO_VARY) expect(leak).toBeUndefined();
      }
      expect(decision(g)).toBeDefined();
    }
  },
);
