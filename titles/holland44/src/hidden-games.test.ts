/** [25.1] [2e 25.3] Which face an Unknown unit will show changes nothing of what a side is shown, asked or told before it is drawn. */
import { CHANCE_COLUMN, type Choice, type Game, openPosition, randomFrom } from '@bridgehead/engine';
import { compareGames, compareKnowledge, Leak } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { march } from '../test/orders.ts';
import { varyDice, withOtherDice } from '../test/other-dice.ts';
import { EDITIONS, SECOND_EDITION } from './editions.ts';
import { HOLLAND44 } from './index.ts';

/** `npm run compare-hidden` wants a thousand. */
const WANTED = Number(process.env.COMPARISONS ?? 8);
const PER_GAME = 8;
const MS_PER_COMPARISON = 3_000;
const FIRST_SEED = 4_001;
/** Orders are most of what is asked. */
const every = (kind: string): number => (kind === 'movement-orders' ? 30 : 8);

function compare(title: typeof HOLLAND44, edition: number, wanted: number): number {
  let [comparisons, given] = [0, 0];
  for (let seed = FIRST_SEED; comparisons < wanted; seed++) {
    const setUp = { title: 'holland44', edition, scenario: 'short', options: {}, seed };
    const most = Math.min(PER_GAME, wanted - comparisons);
    const compared = compareKnowledge(title, { setUp, vary: varyDice, most, every, depth: 4 });
    comparisons += compared.comparisons;
    given += compared.choices;
  }
  return given;
}

const FOOT = 'us.82.505.1';
/** The march comes next to one Unknown unit, then next to another. */
function onTheWay(edition: number, title: typeof HOLLAND44): Game {
  const opened = openPosition(title, {
    title: 'holland44',
    edition,
    scenario: 'campaign',
    base: 'empty',
    turn: 9,
    phase: 'allied.movement',
    units: [{ id: FOOT, hex: '1722' }],
    unknown: ['1725', '1625'],
  });
  if (!opened.ok) throw new Error(opened.fault.place);
  return opened.value;
}
const MARCHES: readonly Choice[] = [
  march(FOOT, ['1723', '1724']),
  march(FOOT, ['1723', '1724', '1725']),
  { kind: 'march-on', path: ['1725'], pause: false },
  { kind: 'halt' },
];

/** Comes to how many answers were given alike in both games. */
function marchedPast(edition: number, seed: number, title = HOLLAND44): number {
  const g = onTheWay(edition, title);
  const random = randomFrom(seed);
  return compareGames(g, { side: 'allied', variation: withOtherDice(g, random, MARCHES), random, depth: 6 });
}

/** Tells the dice to come. */
const leaky = {
  ...HOLLAND44,
  view: (g: Game, side: string | undefined) => ({
    ...HOLLAND44.view(g, side),
    next: [...(g.state.columns[CHANCE_COLUMN] ?? [])],
  }),
};

describe('the faces of Unknown units', () => {
  it.each(EDITIONS)(
    '[25.1] [2e 25.3] are known to nobody before they are drawn: edition %i',
    (edition) => {
      const wanted = Math.ceil(WANTED / EDITIONS.length);
      expect(compare(HOLLAND44, edition, wanted)).toBeGreaterThan(wanted / 4);
    },
    WANTED * MS_PER_COMPARISON,
  );
  it.each(EDITIONS)('[25.3] [2e 25.3] nor in the middle of a march: edition %i', (edition) => {
    const given = Array.from({ length: 12 }, (_, i) => marchedPast(edition, i + 1));
    expect(Math.max(...given)).toBeGreaterThan(1);
    expect(Math.min(...given)).toBeGreaterThan(0);
  });
  it('[25.1] would be found if the view told of the dice to come', () => {
    expect(() => compare(leaky, SECOND_EDITION, 2)).toThrow(Leak);
    expect(() => marchedPast(SECOND_EDITION, 1, leaky)).toThrow(Leak);
  });
});
