import type { History } from '@bridgehead/engine';
import { HOLLAND44, HOLLAND44_HISTORY } from '@bridgehead/holland44';
import { OMG85, OMG85_HISTORY } from '@bridgehead/omg85';

/** What really happened, title by title. */
const HISTORIES: ReadonlyMap<string, History> = new Map([
  [HOLLAND44.id, HOLLAND44_HISTORY],
  [OMG85.id, OMG85_HISTORY],
]);

const NONE: History = {
  places: [],
  counts: {},
  road: { id: '', stations: [] },
  dateOf: (turn) => `turn ${turn}`,
  measures: {},
  ways: {},
};

export const historyOf = (title: string): History => HISTORIES.get(title) ?? NONE;
