/** What really happened, and what is counted: for reports of played games. */
const LEVELS = {
  'allied allied-strategic': 'Allied Strategic: 42 points or more [10.2]',
  'allied allied-tactical': 'Allied Tactical: 20 to 41 points [10.2]',
  'allied draw': 'a draw nearer to an Allied victory: 16 to 19 points [10.2]',
  'german draw': 'a draw nearer to a German victory: 13 to 15 points [10.2]',
  'german german-tactical': 'German Tactical: 1 to 12 points [10.2]',
  'german german-strategic': 'German Strategic: no points or fewer [10.2]',
} as const;

const MEASURE = 'points above an even draw of 16, and a hundredth for each hex of highway in supply';

export const HISTORY_EN = {
  attacker: 'the Allies',
  places: {
    son: { label: 'Son', date: 'reached on 17 September, blown, replaced on the 19th' },
    veghel: { label: 'Veghel', date: '17 September' },
    grave: { label: 'Grave', date: '17 September' },
    nijmegen: { label: 'Nijmegen', date: '20 September' },
    'arnhem-north': { label: 'Arnhem, north end', date: '17 September, lost on the 21st' },
    arnhem: { label: 'Arnhem', date: 'the north end only, 17 to 21 September' },
  },
  counts: {
    highway: 'Spearhead on the highway (hexes from Joe’s Bridge)',
    supplied: 'The highway in supply (hexes from Joe’s Bridge)',
    points: 'Score of the Allies',
  },
  stations: ['Joe’s Bridge', 'Valkenswaard', 'Eindhoven', 'Grave', 'Lent'],
  dateOf: (day: number): string => `${day} September`,
  measures: { historical: MEASURE, free: MEASURE },
  ways: { historical: LEVELS, free: LEVELS },
} as const;
