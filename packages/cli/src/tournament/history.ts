import { CATALOGUE, type History } from '@bridgehead/catalogue';

const NONE: History = {
  attacker: 'the attacker',
  places: [],
  counts: {},
  advance: { id: '', stations: [] },
  dateOf: (turn) => `turn ${turn}`,
  measures: {},
  ways: {},
};

/** What really happened, title by title. */
const HISTORIES: ReadonlyMap<string, History> = new Map(
  await Promise.all(
    CATALOGUE.map(async ({ facts, loadHistory }) => [facts.id, (await loadHistory?.()) ?? NONE] as const),
  ),
);

export const historyOf = (title: string): History => HISTORIES.get(title) ?? NONE;
