import type { UnitData } from './unit-data.ts';
import { UNITS } from './units.ts';

/** Counters of the second edition alone: German ones first. They stand behind all others, so that nobody's number changes. */
export const LATER_UNITS: readonly UnitData[] = [
  {
    id: 'de.unk.garrison7',
    side: 'german',
    nation: 'German',
    branch: 'Wehrmacht',
    formation: 'none',
    parent: 'Garrison',
    name: 'Garrison',
    type: 'Infantry',
    size: 'I',
    steps: 0,
    full: [0, 0, 0, 0],
    status: 'unknown',
    note: '0-0-0 face: the 21st of the second edition',
    source: '[seed 000 25.4: 21 units] [design: its face]',
    confidence: 'B',
  },
  {
    id: 'uk.1abn.gp1',
    side: 'allied',
    nation: 'British',
    branch: 'British',
    formation: '1ABN',
    parent: 'Glider Pilot Regt',
    name: '1 GP/1',
    type: 'Glider Infantry',
    size: 'II',
    steps: 1,
    full: [2, 2, 3, 0],
    airborne: true,
    status: 'reinforcement',
    turn: 2,
    note: 'Automatic arrival in Airlanding Phase of turn 2; second edition',
    source: '[seed 000 22.1.3: two battalions] [design: figures]',
    confidence: 'B',
  },
  {
    id: 'uk.1abn.gp2',
    side: 'allied',
    nation: 'British',
    branch: 'British',
    formation: '1ABN',
    parent: 'Glider Pilot Regt',
    name: '2 GP/1',
    type: 'Glider Infantry',
    size: 'II',
    steps: 1,
    full: [2, 2, 3, 0],
    airborne: true,
    status: 'reinforcement',
    turn: 2,
    note: 'Automatic arrival in Airlanding Phase of turn 2; second edition',
    source: '[seed 000 22.1.3: two battalions] [design: figures]',
    confidence: 'B',
  },
];

/** The counters of all editions, by their numbers. */
export const ALL_UNITS: readonly UnitData[] = [...UNITS, ...LATER_UNITS];
