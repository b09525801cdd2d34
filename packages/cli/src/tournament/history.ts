import { CATALOGUE, type History } from '@bridgehead/catalogue';

/** What really happened, title by title. */
const HISTORIES: ReadonlyMap<string, History> = new Map(
  await Promise.all(CATALOGUE.map(async ({ facts, loadHistory }) => [facts.id, await loadHistory()] as const)),
);

const NONE: History = {
  places: [],
  counts: {},
  advance: { id: '', stations: [] },
  dateOf: (turn) => `turn ${turn}`,
  measures: {},
  ways: {},
};

export const historyOf = (title: string): History => HISTORIES.get(title) ?? NONE;
