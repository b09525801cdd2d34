/** The first Allied player-turn of the extended example, every answer by mouse. */

import type { OpenGame } from '@bridgehead/client-kit/game';
import { begin, choicesOf, EXAMPLE, FIRST_TURN } from '@bridgehead/client-kit/testing';
import { readSaveText } from '@bridgehead/engine/save-text';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client, Tab } from '../browser.ts';
import { giveAll } from '../give.ts';
import { handsOf } from '../hands.ts';
import { decisionIn, LONG } from '../page-facts.ts';
import { beginExample, unitsIn } from '../table.ts';

declare const bridgehead: { readonly game: OpenGame };

/** One game, played on from test to test. */
const PARTS = [
  ['the landings and the first marches', 0, 32],
  ['the rest of the Movement Phase, with its demolitions and the fight on the march', 32, 59],
  ['the battles A to E', 59, 81],
  ['the other battles', 81, 105],
] as const;

/** The same answers, given to the engine alone. */
async function golden(): Promise<{ readonly units: unknown; readonly answers: unknown }> {
  const game = await begin({ hotSeat: false, opening: { setUp: EXAMPLE.setUp }, dice: EXAMPLE.dice });
  for (const { choice } of FIRST_TURN) await game.apply(choice);
  return { units: (game.view.value as { units?: unknown }).units, answers: answersOf(await game.exportText()) };
}

interface Answers {
  readonly choices: readonly { readonly by: string; readonly choice: { readonly units?: readonly string[] } }[];
}

/** Who answered what, chance and the engine among them; the units of an answer are a set. */
function answersOf(save: string): unknown {
  const { choices } = readSaveText(save) as unknown as Answers;
  return choices.map(({ by, choice }) => ({
    by,
    ...choice,
    ...(choice.units === undefined ? {} : { units: [...choice.units].sort() }),
  }));
}

export function exampleSuite(client: () => Client): void {
  describe('the first Allied turn of the extended example, by mouse with the dice of the text', () => {
    let tab: Tab | undefined;
    afterAll(() => tab?.close());

    test.each(PARTS)(
      '%s',
      async (_, from, to) => {
        if (tab === undefined) {
          tab = await client().open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
          await beginExample(tab.page);
        }
        const { page } = tab;
        await giveAll(handsOf(page, 'mouse'), choicesOf(from, to), async (at) => {
          const { by, decision } = FIRST_TURN[from + at] ?? { by: '', decision: '' };
          expect(await decisionIn(page), `step ${from + at}`).toMatchObject({ by, kind: decision });
        });
        expect(tab.errors).toEqual([]);
      },
      LONG,
    );

    test(
      'ends as the text has it: the same answers, the same dice, everybody in the same place',
      async () => {
        if (tab === undefined) throw new Error('it was not played');
        const { page } = tab;
        expect(await decisionIn(page)).toMatchObject({ by: 'german', kind: 'bridges' });
        const { units, answers } = await golden();
        expect(answersOf(await page.evaluate(() => bridgehead.game.exportText()))).toEqual(answers);
        expect(await unitsIn(page)).toEqual(units);
      },
      LONG,
    );
  });
}
