/** [3.3.4] [10.3.4] [18.2.7] What one side cannot know changes nothing of what it is shown, asked, told or rolled. */
import { beginGame, decision, type Game, play, randomFrom, sampleChoice } from '@bridgehead/engine';
import { compareKnowledge, Leak, NOTHING_TO_VARY, seatLeak, type Vary } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { varyMarkers, varyPlan } from '../test/other-secrets.ts';
import { KASSERINE } from './index.ts';

/** `npm run compare-hidden` wants a thousand. */
const WANTED = Number(process.env.COMPARISONS ?? 18);
const GAMES = [
  ['fire-support markers', 'faid', varyMarkers],
  ['fire-support markers', 'decide', varyMarkers],
  ['the plan', 'decide', varyPlan],
] as const;
const PER_GAME = 8;
const MS_PER_COMPARISON = 3_000;
const FIRST_SEED = 3_001;
/** Orders are most of what is asked. */
const every = (kind: string): number => (kind === 'movement-orders' ? 40 : 8);

function compare(title: typeof KASSERINE, scenario: string, vary: Vary, wanted: number): number {
  let [comparisons, given] = [0, 0];
  for (let seed = FIRST_SEED; comparisons < wanted; seed++) {
    const setUp = { title: 'kasserine', edition: 1, scenario, options: {}, seed };
    const most = Math.min(PER_GAME, wanted - comparisons);
    const compared = compareKnowledge(title, { setUp, vary, most, every, depth: 4 });
    comparisons += compared.comparisons;
    given += compared.choices;
  }
  return given;
}

const LINES = 100;
/** Moments of a game, by how many choices have been made. */
const MOMENTS = [40, 220, 400];

describe('what the enemy has laid face down or drawn in secret', () => {
  it.each(GAMES)('[10.3.4] [18.2.7] is not found out by a player who means harm: %s, %s', (_what, scenario, vary) => {
    const begun = beginGame(KASSERINE, { title: 'kasserine', edition: 1, scenario, options: {}, seed: FIRST_SEED });
    if (!begun.ok) throw new Error(begun.fault.says.code);
    const random = randomFrom(FIRST_SEED);
    const g = begun.value;
    const leaks: (string | undefined)[] = [];
    for (const moment of MOMENTS) {
      while (g.history.length < moment && decision(g) !== undefined) play(g, sampleChoice(g, random));
      leaks.push(...KASSERINE.sides.map((side) => seatLeak(g, side, vary, LINES)));
    }
    const compared = leaks.filter((leak) => leak !== NOTHING_TO_VARY);
    expect(compared.length).toBeGreaterThan(0);
    expect(compared.filter((leak) => leak !== undefined)).toEqual([]);
  });
  it.each(GAMES)(
    '[10.3.4] [18.2.7] leaves all that a side may know as it is: %s, %s',
    (_what, scenario, vary) => {
      const wanted = Math.ceil(WANTED / GAMES.length);
      expect(compare(KASSERINE, scenario, vary, wanted)).toBeGreaterThan(wanted / 4);
    },
    WANTED * MS_PER_COMPARISON,
  );
  it.each([
    ['faid', varyMarkers],
    ['decide', varyPlan],
  ] as const)('[3.3.4] would be found if the view told of it: %s', (scenario, vary) => {
    const leaky = { ...KASSERINE, view: (g: Game) => KASSERINE.view(g, undefined) };
    expect(() => compare(leaky, scenario, vary, 2)).toThrow(Leak);
  });
});
