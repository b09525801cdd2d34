/** The versions of a title that tools play one after the other, so that every option and every scenario has its games. */
import { manifestOf, type TitleManifest } from '@bridgehead/catalogue';
import type { Options, TitleFacts } from '@bridgehead/engine';

const ONE_VERSION: TitleManifest['versions'] = { cycles: {}, variants: [{}], shares: {} };

const versionsOf = (title: string): TitleManifest['versions'] => manifestOf(title)?.versions ?? ONE_VERSION;

/** Those that the edition has. */
export const cycledOptions = (title: string, seed: number, edition: number): Options =>
  Object.fromEntries(
    Object.entries(versionsOf(title).cycles).flatMap(([id, values]) => {
      const value = values[seed % values.length];
      const spec = manifestOf(title)?.facts.options.find((option) => option.id === id);
      const isKnown = spec?.editions?.includes(edition) !== false;
      return value === undefined || value === spec?.usual || !isKnown ? [] : [[id, value]];
    }),
  );

export const variantsOf = (title: string): readonly Options[] => versionsOf(title).variants;

export interface Version {
  readonly scenario: string;
  readonly options: Options;
}

/** The versions of one round: each scenario in its share, each in every variant. */
function roundOf({ id, scenarios }: Pick<TitleFacts, 'id' | 'scenarios'>): readonly Version[] {
  return scenarios.flatMap((scenario) =>
    Array.from({ length: versionsOf(id).shares[scenario.id] ?? 1 }).flatMap(() =>
      variantsOf(id).map((options) => ({ scenario: scenario.id, options })),
    ),
  );
}

/** The version of the n-th game of an edition. Options go by the round, so that each meets every variant. */
export function versionOf(title: Pick<TitleFacts, 'id' | 'scenarios'>, n: number, edition: number): Version {
  const round = roundOf(title);
  const version = round[n % round.length];
  if (version === undefined) throw new RangeError('a title without scenarios');
  const options = cycledOptions(title.id, n + Math.floor(n / round.length), edition);
  return { ...version, options: { ...version.options, ...options } };
}
