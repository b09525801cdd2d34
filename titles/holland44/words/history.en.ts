/** What really happened, and what is counted: for reports of played games. */
export const HISTORY_EN = {
  attacker: 'the Allies',
  places: {
    son: { label: 'Son', date: '17 September, pm; blown, replaced on the 19th' },
    veghel: { label: 'Veghel', date: '17 September, pm' },
    grave: { label: 'Grave', date: '17 September, pm' },
    nijmegen: { label: 'Nijmegen', date: '20 September, pm' },
    arnhem: { label: 'Arnhem', date: 'the north end only, 17 to 21 September' },
  },
  counts: {
    highway: 'Spearhead on the highway (hexes from Joe’s Bridge)',
    steps: 'Supplied steps of the army north of the Waal',
    points: 'Allied Victory Points',
  },
  stations: ['Joe’s Bridge', 'Valkenswaard', 'Eindhoven', 'Grave', 'Nijmegen, south', 'Lent'],
  dateOf: (day: number, part: string): string => `${day} September, ${part}`,
  measures: {
    short:
      'supplied steps of the army beyond the Waal above the four that win, and a hundredth for each hex of highway',
    campaign: 'Victory Points, Allied less German; 30 for an automatic victory',
  },
  ways: {
    short: {
      allied: 'four or more supplied steps of the army beyond the Waal [S1.3]',
      german: 'fewer than four [S1.3]',
    },
    campaign: {
      'allied linked-up':
        'automatic: ten points and a unit of the army beyond the Lower Rhine, in supply from the map edge [26.3]',
      'allied tally': 'more points at the end [26.4]',
      'german north-lost': 'automatic: no Allied unit is left north of the Lower Rhine [26.2]',
      'german losses': 'automatic: twelve points from eliminated Allied units [26.2]',
      'german tally': 'as many points at the end, or more [26.4]',
    },
  },
} as const;
