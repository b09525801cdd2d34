import type { History } from '@bridgehead/client-kit/title';
import { dayOf, partOf } from './src/scenario/calendar.ts';
import { HISTORY_EN } from './words/history.en.ts';

const { attacker, places, counts, stations, dateOf, measures, ways } = HISTORY_EN;

/** Locations in the hands of the Axis, and the turn in which the last of them fell. */
const STATIONS = [
  [0, 0],
  [1, 2],
  [2, 8],
  [3, 14],
] as const;

/** When the locations really fell; two turns a day from 14 February on. El Ala was vacated, and nobody is known to have come. */
export const KASSERINE_HISTORY: History = {
  attacker,
  places: [
    { id: 'sidi-bou-zid', turn: 2, ...places['sidi-bou-zid'] },
    { id: 'sbeitla', turn: 8, ...places.sbeitla },
    { id: 'kasserine-pass', turn: 14, ...places['kasserine-pass'] },
    { id: 'el-ala', ...places['el-ala'] },
    { id: 'bou-chebka', ...places['bou-chebka'] },
    { id: 'sbiba', ...places.sbiba },
    { id: 'thala', ...places.thala },
    { id: 'tebessa', ...places.tebessa },
  ],
  counts,
  advance: {
    id: 'locations',
    stations: STATIONS.map(([at, turn], i) => ({ at, turn, label: stations[i] ?? '' })),
  },
  dateOf: (turn) => dateOf(dayOf('campaign', turn).day, partOf(turn)),
  measures,
  ways,
};
