import { CATALOGUE } from '@bridgehead/catalogue';
import type { Game, SetUp, Title } from '@bridgehead/engine';
import { secretColumnLeaks } from '@bridgehead/testkit';
import { expect, it } from 'vitest';

function setUpOf({ id, scenarios }: Title, edition: number, options: Title['options']): SetUp {
  const known = options.filter((option) => option.editions?.includes(edition) !== false);
  return {
    title: id,
    edition,
    scenario: scenarios[0]?.id ?? '',
    options: Object.fromEntries(
      known.map(({ id: option, values, usual }) => [option, values.find((one) => one !== usual) ?? usual]),
    ),
    seed: 5,
  };
}

const TITLES = await Promise.all(CATALOGUE.map((manifest) => manifest.loadRules()));
const EDITIONS = TITLES.flatMap((title) => title.editions.map((edition) => [title.id, edition, title] as const));

it.each(EDITIONS)('a new column of %s, edition %i, is secret until somebody says otherwise', (_id, edition, title) => {
  for (const options of [[], title.options]) {
    expect(secretColumnLeaks(title, setUpOf(title, edition, options), 40)).toEqual([]);
  }
  const open: Title = { ...title, knownTo: (g: Game) => g.state };
  expect(secretColumnLeaks(open, setUpOf(title, edition, []), 3)).toContain('known position');
});
