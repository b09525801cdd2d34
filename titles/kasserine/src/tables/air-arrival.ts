/** [11.1.6] Whether an air unit arrives: A it does, R back to Ready, U to Used. Of the seed are cloudy 2, 3 and 5. */
import type { DieTable } from '@bridgehead/toolkit';
import { WEATHERS } from './weather.ts';

export const ARRIVALS = ['A', 'R', 'U'] as const;
export type Arrival = (typeof ARRIVALS)[number];

export const AIR_ARRIVAL: DieTable<Arrival> = {
  rule: '11.1.6',
  columns: WEATHERS,
  rows: [
    { upTo: 1, results: ['A', 'A', 'A'] },
    { upTo: 2, results: ['A', 'A', 'R'] },
    { upTo: 3, results: ['A', 'R', 'U'] },
    { upTo: 4, results: ['R', 'R', 'U'] },
    { upTo: 5, results: ['R', 'U', 'U'] },
    { results: ['U', 'U', 'U'] },
  ],
};

/** [17.6] [16.7.2] What is added to the roll. */
export const ARRIVAL_MODIFIERS = { us: 1, a20: -1, alliedPair: 1, airCommandMoving: 3 } as const;
