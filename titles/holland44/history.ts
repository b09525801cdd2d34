import type { History } from '@bridgehead/client-kit/title';
import { dayOf, partOf } from './src/scenario/calendar.ts';
import { HISTORY_EN } from './words/history.en.ts';

const { attacker, places, counts, stations, dateOf, measures, ways } = HISTORY_EN;

/** Hexes of highway from Joe's Bridge, and the turn in which the column stood there. */
const STATIONS = [
  [0, 0],
  [8, 2],
  [14, 5],
  [39, 6],
  [45, 7],
  [49, 10],
] as const;

/** When the bridges really fell, and how far the column had come. */
export const HOLLAND44_HISTORY: History = {
  attacker,
  places: [
    { id: 'son', turn: 1, ...places.son },
    { id: 'veghel', turn: 1, ...places.veghel },
    { id: 'grave', turn: 1, ...places.grave },
    { id: 'nijmegen', turn: 10, ...places.nijmegen },
    { id: 'arnhem', ...places.arnhem },
  ],
  counts,
  advance: { id: 'highway', stations: STATIONS.map(([at, turn], i) => ({ at, turn, label: stations[i] ?? '' })) },
  dateOf: (turn) => dateOf(dayOf(turn), partOf(turn)),
  measures,
  ways,
};
