import { CATALOGUE } from '@bridgehead/catalogue';
import type { Game, SetUp, Title } from '@bridgehead/engine';
import { secretColumnLeaks } from '@bridgehead/testkit';
import { expect, it } from 'vitest';

function setUpOf({ id, editions, scenarios }: Title, options: Title['options']): SetUp {
  const [edition = 1] = editions;
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

it.each(CATALOGUE.map((manifest) => [manifest.facts.id, manifest] as const))(
  'a new column of %s is secret until somebody says otherwise',
  async (_id, manifest) => {
    const title = await manifest.loadRules();
    for (const options of [[], title.options]) {
      expect(secretColumnLeaks(title, setUpOf(title, options), 60)).toEqual([]);
    }
    const open: Title = { ...title, knownTo: (g: Game) => g.state };
    expect(secretColumnLeaks(open, setUpOf(title, []), 3)).toContain('known position');
  },
);
