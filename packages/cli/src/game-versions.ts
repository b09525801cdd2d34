/** The versions of a title that tools play one after the other, so that every option and every scenario has its games. */
import type { TitleFacts } from '@bridgehead/engine';

/** Every option is on in some games: when the seed, divided by the first number, leaves the second. */
const OPTION_CYCLES: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  holland44: { balance: [3, 0], disengagement: [2, 0], isolation: [5, 0] },
  omg85: {
    'level-1': [4, 1],
    'level-2': [4, 2],
    'level-4': [4, 3],
    'historical-weather': [3, 0],
    'change-plots': [5, 0],
    'weak-unsupplied': [7, 0],
  },
};

type Options = Readonly<Record<string, boolean>>;

export const cycledOptions = (title: string, seed: number): Options =>
  Object.fromEntries(
    Object.entries(OPTION_CYCLES[title] ?? {}).flatMap(([id, [cycle, rest]]) =>
      seed % cycle === rest ? [[id, true]] : [],
    ),
  );

/** Options that make another game of it: the rules, and what is seen of the enemy. */
const VARIANTS: Readonly<Record<string, readonly Options[]>> = {
  omg85: [{}, { advanced: true }, { hidden: true }, { advanced: true, hidden: true }],
};

export const variantsOf = (title: string): readonly Options[] => VARIANTS[title] ?? [{}];

/** How many games of each scenario in a round; a scenario that is not named has one. */
const SHARES: Readonly<Record<string, Readonly<Record<string, number>>>> = { holland44: { short: 9 } };

export interface Version {
  readonly scenario: string;
  readonly options: Options;
}

/** The versions of one round: each scenario in its share, each in every variant. */
function roundOf({ id, scenarios }: Pick<TitleFacts, 'id' | 'scenarios'>): readonly Version[] {
  return scenarios.flatMap((scenario) =>
    Array.from({ length: SHARES[id]?.[scenario.id] ?? 1 }).flatMap(() =>
      variantsOf(id).map((options) => ({ scenario: scenario.id, options })),
    ),
  );
}

/** The version of the n-th game. Options go by the round, so that each meets every variant. */
export function versionOf(title: Pick<TitleFacts, 'id' | 'scenarios'>, n: number): Version {
  const round = roundOf(title);
  const version = round[n % round.length];
  if (version === undefined) throw new RangeError('a title without scenarios');
  const options = cycledOptions(title.id, n + Math.floor(n / round.length));
  return { ...version, options: { ...version.options, ...options } };
}
