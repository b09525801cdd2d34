import type { MarkerData } from './unit-data.ts';

/** [2.3.1] [2.4] The play pieces that are not units, in strict numbers. */
export const MARKERS: readonly MarkerData[] = [
  { id: 'mk.air1', side: 'allied', name: 'Air unit 1', note: '2 available Clear, 1 Cloudy; reverse Used', source: '[seed 002 4.4 10.7] [public: counter scan]' },
  { id: 'mk.air2', side: 'allied', name: 'Air unit 2', note: '2 available Clear, 1 Cloudy; reverse Used', source: '[seed 002 4.4 10.7] [public: counter scan]' },
  { id: 'mk.moved.al1', side: 'allied', name: 'Moved 1', note: '5 MPs; strict limit of three', source: '[seed 002 17.3] [public: counter scan]' },
  { id: 'mk.moved.al2', side: 'allied', name: 'Moved 2', note: '5 MPs; strict limit of three', source: '[seed 002 17.3] [public: counter scan]' },
  { id: 'mk.moved.al3', side: 'allied', name: 'Moved 3', note: '5 MPs; strict limit of three', source: '[seed 002 17.3] [public: counter scan]' },
  { id: 'mk.moved.de1', side: 'german', name: 'Moved 1', note: '5 MPs; strict limit of two', source: '[seed 002 17.3] [public: counter scan]' },
  { id: 'mk.moved.de2', side: 'german', name: 'Moved 2', note: '5 MPs; strict limit of two', source: '[seed 002 17.3] [public: counter scan]' },
  { id: 'mk.traffic1', side: 'german', name: 'Traffic 1', note: '+2 MPs for Allied Mechanized; 1-3 in holding box at start, 4-6 arrive turns 2, 3 and 4 (one each)', source: '[seed 002 24.0 S1.2] [public: counter scan]' },
  { id: 'mk.traffic2', side: 'german', name: 'Traffic 2', note: '+2 MPs for Allied Mechanized; 1-3 in holding box at start, 4-6 arrive turns 2, 3 and 4 (one each)', source: '[seed 002 24.0 S1.2] [public: counter scan]' },
  { id: 'mk.traffic3', side: 'german', name: 'Traffic 3', note: '+2 MPs for Allied Mechanized; 1-3 in holding box at start, 4-6 arrive turns 2, 3 and 4 (one each)', source: '[seed 002 24.0 S1.2] [public: counter scan]' },
  { id: 'mk.traffic4', side: 'german', name: 'Traffic 4', note: '+2 MPs for Allied Mechanized; 1-3 in holding box at start, 4-6 arrive turns 2, 3 and 4 (one each)', source: '[seed 002 24.0 S1.2] [public: counter scan]' },
  { id: 'mk.traffic5', side: 'german', name: 'Traffic 5', note: '+2 MPs for Allied Mechanized; 1-3 in holding box at start, 4-6 arrive turns 2, 3 and 4 (one each)', source: '[seed 002 24.0 S1.2] [public: counter scan]' },
  { id: 'mk.traffic6', side: 'german', name: 'Traffic 6', note: '+2 MPs for Allied Mechanized; 1-3 in holding box at start, 4-6 arrive turns 2, 3 and 4 (one each)', source: '[seed 002 24.0 S1.2] [public: counter scan]' },
  { id: 'mk.abrepl.1abn', side: 'allied', name: 'Airborne Repl 1ABN', note: 'Track counter, starts at 0', source: '[seed 002 22.7 S1.2] [public: counter scan]' },
  { id: 'mk.abrepl.82abn', side: 'allied', name: 'Airborne Repl 82ABN', note: 'Track counter, starts at 0', source: '[seed 002 22.7 S1.2] [public: counter scan]' },
  { id: 'mk.abrepl.101abn', side: 'allied', name: 'Airborne Repl 101ABN', note: 'Track counter, starts at 0', source: '[seed 002 22.7 S1.2] [public: counter scan]' },
  { id: 'mk.abrepl.1pol', side: 'allied', name: 'Airborne Repl 1POL', note: 'Track counter, starts at 0', source: '[seed 002 22.7 S1.2] [public: counter scan]' },
];
