import type { History } from '@bridgehead/client-kit/title';
import { dayOf } from './src/scenario/calendar.ts';
import { HISTORY_EN } from './words/history.en.ts';

const { attacker, places, counts, stations, dateOf, measures, ways } = HISTORY_EN;

/** Hexes of highway from Joe's Bridge, and the turn in which the column stood there. */
const STATIONS = [
  [0, 0],
  [5, 1],
  [9, 2],
  [28, 3],
  [36, 4],
] as const;

/** When the bridges really fell, and how far the column had come; one turn a day from 17 September on. */
export const OMG85_HISTORY: History = {
  attacker,
  places: [
    { id: 'son', turn: 3, ...places.son },
    { id: 'veghel', turn: 1, ...places.veghel },
    { id: 'grave', turn: 1, ...places.grave },
    { id: 'nijmegen', turn: 4, ...places.nijmegen },
    { id: 'arnhem-north', turn: 1, until: 4, ...places['arnhem-north'] },
    { id: 'arnhem', ...places.arnhem },
  ],
  counts,
  advance: {
    id: 'highway',
    beside: 'supplied',
    stations: STATIONS.map(([at, turn], i) => ({ at, turn, label: stations[i] ?? '' })),
  },
  dateOf: (turn) => dateOf(dayOf(turn)),
  measures,
  ways,
};
