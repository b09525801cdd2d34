/** [2.1] Hidden games: who is where out of sight changes nothing of what a side is shown, asked, told or rolled. */
import { compareKnowledge } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { varySecrets } from '../test/other-secrets.ts';
import { OMG85 } from './index.ts';

/** `npm run compare-hidden` wants a thousand. */
const WANTED = Number(process.env.COMPARISONS ?? 16);
const GAMES = [
  ['historical', { hidden: true }],
  ['historical', { hidden: true, advanced: true }],
  ['free', { hidden: true }],
  ['free', { hidden: true, advanced: true }],
] as const;
const PER_GAME = 12;
/** Orders are most of what is asked. */
const every = (kind: string): number => (kind === 'operation-orders' ? 60 : 6);
const FIRST_SEED = 2_001;
const MS_PER_COMPARISON = 3_000;

describe('unseen enemies moved or exchanged', () => {
  it.each(GAMES)(
    '[2.1] [8.1] leave all that a side may know as it is: %s, %s',
    (scenario, options) => {
      const wanted = Math.ceil(WANTED / GAMES.length);
      let [comparisons, answers, seed] = [0, 0, FIRST_SEED];
      while (comparisons < wanted) {
        const setUp = { title: 'omg85', edition: 1, scenario, options, seed };
        const most = Math.min(PER_GAME, wanted - comparisons);
        const compared = compareKnowledge(OMG85, { setUp, vary: varySecrets, most, every, depth: 4 });
        comparisons += compared.comparisons;
        answers += compared.choices;
        seed += 1;
      }
      expect(comparisons).toBeGreaterThanOrEqual(wanted);
      expect(answers).toBeGreaterThan(wanted / 2);
    },
    WANTED * MS_PER_COMPARISON,
  );
});
