import type { History } from '@bridgehead/client-kit/title';
import { dayOf } from './src/scenario/calendar.ts';

/** When the bridges really fell, and how far the column had come; one turn a day from 17 September on. */
export const OMG85_HISTORY: History = {
  attacker: 'the Allies',
  places: [
    { id: 'son', label: 'Son', turn: 3, date: 'reached on 17 September, blown, replaced on the 19th' },
    { id: 'veghel', label: 'Veghel', turn: 1, date: '17 September' },
    { id: 'grave', label: 'Grave', turn: 1, date: '17 September' },
    { id: 'nijmegen', label: 'Nijmegen', turn: 4, date: '20 September' },
    { id: 'arnhem-north', label: 'Arnhem, north end', turn: 1, until: 4, date: '17 September, lost on the 21st' },
    { id: 'arnhem', label: 'Arnhem', date: 'the north end only, 17 to 21 September' },
  ],
  counts: {
    highway: 'Spearhead on the highway (hexes from Joe’s Bridge)',
    supplied: 'The highway in supply (hexes from Joe’s Bridge)',
    points: 'Score of the Allies',
  },
  advance: {
    id: 'highway',
    beside: 'supplied',
    stations: [
      { at: 0, label: 'Joe’s Bridge', turn: 0 },
      { at: 5, label: 'Valkenswaard', turn: 1 },
      { at: 9, label: 'Eindhoven', turn: 2 },
      { at: 28, label: 'Grave', turn: 3 },
      { at: 36, label: 'Lent', turn: 4 },
    ],
  },
  dateOf: (turn) => `${dayOf(turn)} September`,
  measures: {
    historical: 'points above an even draw of 16, and a hundredth for each hex of highway in supply',
    free: 'points above an even draw of 16, and a hundredth for each hex of highway in supply',
  },
  ways: { historical: victoryLevels(), free: victoryLevels() },
};

function victoryLevels(): Readonly<Record<string, string>> {
  return {
    'allied allied-strategic': 'Allied Strategic: 42 points or more [10.2]',
    'allied allied-tactical': 'Allied Tactical: 20 to 41 points [10.2]',
    'allied draw': 'a draw nearer to an Allied victory: 16 to 19 points [10.2]',
    'german draw': 'a draw nearer to a German victory: 13 to 15 points [10.2]',
    'german german-tactical': 'German Tactical: 1 to 12 points [10.2]',
    'german german-strategic': 'German Strategic: no points or fewer [10.2]',
  };
}
