/** What really happened, to hold the course of played games against. Turns are those of the title's calendar. */
import { dayOf, partOf } from '@bridgehead/title-holland44';
import { dayOf as dayInSeptember } from '@bridgehead/title-omg85';

export interface Landmark {
  readonly id: string;
  readonly label: string;
  /** The turn in which it fell; left out if it never did. */
  readonly turn?: number;
  readonly date: string;
}

export interface History {
  /** Milestones that are reached or not. */
  readonly places: readonly Landmark[];
  /** Milestones that are counted, and what they are called. */
  readonly counts: Readonly<Record<string, string>>;
  /** The milestone that tells how far the column has come, and how far it really had. */
  readonly road: {
    readonly id: string;
    readonly stations: readonly { readonly at: number; readonly label: string; readonly turn: number }[];
  };
  /** `20 September, pm`. */
  readonly dateOf: (turn: number) => string;
  /** What a game's margin is counted in, by scenario. */
  readonly measures: Readonly<Record<string, string>>;
  /** How a game can be won, by `winner` or, where there are several ways, `winner how`. */
  readonly ways: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const HOLLAND44: History = {
  places: [
    { id: 'son', label: 'Son', turn: 1, date: '17 September, pm; blown, replaced on the 19th' },
    { id: 'veghel', label: 'Veghel', turn: 1, date: '17 September, pm' },
    { id: 'grave', label: 'Grave', turn: 1, date: '17 September, pm' },
    { id: 'nijmegen', label: 'Nijmegen', turn: 10, date: '20 September, pm' },
    { id: 'arnhem', label: 'Arnhem', date: 'the north end only, 17 to 21 September' },
  ],
  counts: {
    highway: 'Spearhead on the highway (hexes from Joe’s Bridge)',
    steps: 'Supplied steps of the army north of the Waal',
    points: 'Allied Victory Points',
  },
  road: {
    id: 'highway',
    stations: [
      { at: 0, label: 'Joe’s Bridge', turn: 0 },
      { at: 8, label: 'Valkenswaard', turn: 2 },
      { at: 14, label: 'Eindhoven', turn: 5 },
      { at: 39, label: 'Grave', turn: 6 },
      { at: 45, label: 'Nijmegen, south', turn: 7 },
      { at: 49, label: 'Lent', turn: 10 },
    ],
  },
  dateOf: (turn) => `${dayOf(turn)} September, ${partOf(turn)}`,
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
        'automatic: ten points and a unit of the army beyond the Lower Rhine, fed from the west [26.3]',
      'allied tally': 'more points at the end [26.4]',
      'german north-lost': 'automatic: no Allied unit is left north of the Lower Rhine [26.2]',
      'german losses': 'automatic: twelve points from eliminated Allied units [26.2]',
      'german tally': 'as many points at the end, or more [26.4]',
    },
  },
};

/** One turn a day from 17 September on. */
const OMG85: History = {
  places: [
    { id: 'son', label: 'Son', turn: 3, date: 'reached on 17 September, blown, replaced on the 19th' },
    { id: 'veghel', label: 'Veghel', turn: 1, date: '17 September' },
    { id: 'grave', label: 'Grave', turn: 1, date: '17 September' },
    { id: 'nijmegen', label: 'Nijmegen', turn: 4, date: '20 September' },
    { id: 'arnhem', label: 'Arnhem', date: 'the north end only, 17 to 21 September' },
  ],
  counts: {
    highway: 'Spearhead on the highway (hexes from Joe’s Bridge)',
    supplied: 'The highway in supply (hexes from Joe’s Bridge)',
    points: 'Score of the Allies',
  },
  road: {
    id: 'highway',
    stations: [
      { at: 0, label: 'Joe’s Bridge', turn: 0 },
      { at: 5, label: 'Valkenswaard', turn: 1 },
      { at: 9, label: 'Eindhoven', turn: 2 },
      { at: 28, label: 'Grave', turn: 3 },
      { at: 36, label: 'Lent', turn: 4 },
    ],
  },
  dateOf: (turn) => `${dayInSeptember(turn)} September`,
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

const NONE: History = {
  places: [],
  counts: {},
  road: { id: '', stations: [] },
  dateOf: (turn) => `turn ${turn}`,
  measures: {},
  ways: {},
};

const BY_TITLE: ReadonlyMap<string, History> = new Map([
  ['holland44', HOLLAND44],
  ['omg85', OMG85],
]);

export const historyOf = (title: string): History => BY_TITLE.get(title) ?? NONE;
