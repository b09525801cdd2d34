import type { History } from '@bridgehead/client-kit/title';
import { dayOf, partOf } from './src/scenario/calendar.ts';

/** When the bridges really fell, and how far the column had come. */
export const HOLLAND44_HISTORY: History = {
  attacker: 'the Allies',
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
  advance: {
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
