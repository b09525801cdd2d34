import type { Game, SetUp } from '@bridgehead/engine';
import { playRandomGame } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import type { Side } from './data/unit-data.ts';
import { OMG85 } from './index.ts';
import { unitsUnknownTo } from './view/view.ts';

/** A seed that would be recognised if a view showed it. */
const CANARY = 918_273_645;

/** The ids of enemies that a side has never seen must not be anywhere in what it is shown. */
const secretsOf = (g: Game, side: string): readonly string[] => [
  String(CANARY),
  ...unitsUnknownTo(g, side as Side).map((id) => JSON.stringify(id)),
];

const VARIANTS = [
  {},
  { 'historical-weather': true, level: 4 },
  { advanced: true },
  { hidden: true },
  { advanced: true, hidden: true, level: 1 },
  { 'change-plots': true, 'weak-unsupplied': true, level: 2 },
] as const satisfies readonly SetUp['options'][];

describe('[1.4] [2.1] random games', () => {
  for (const scenario of ['historical', 'free']) {
    it.each(VARIANTS.map((options, i) => [JSON.stringify(options), options, CANARY + i] as const))(
      `of the ${scenario} set-up with %s have every property`,
      (_name, options, seed) => {
        const setUp = { title: 'omg85', edition: 1, scenario, options, seed };
        const g = playRandomGame(OMG85, { setUp, costlyEvery: 60, secrets: secretsOf, limit: 20_000 });
        expect(g.history.length).toBeGreaterThan(400);
      },
    );
  }
});
