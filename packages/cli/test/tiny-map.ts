import type { MapFile } from '@bridgehead/map';

/** Four hexes with one of everything that the command line tells about. */
export const TINY_MAP: MapFile = {
  format: 'bridgehead-map',
  version: 1,
  title: 'tiny',
  name: 'A tiny map',
  attribution: ['Land by nobody, CC0'],
  sheet: { orientation: 'pointy', shifted: 'odd', rows: 'up', naming: 'RRCC', hexKm: 2, north: 0 },
  vocabulary: {
    terrain: ['clear', 'polder'],
    features: ['village'],
    waters: ['canal', 'river'],
    roads: ['minor', 'primary'],
    boundaries: ['frontier'],
  },
  hexes: [
    { hex: '1001', terrain: 'clear', name: 'Southtown' },
    { hex: '1002', terrain: 'clear' },
    { hex: '1101', terrain: 'polder', features: ['village'] },
    { hex: '1102', terrain: 'polder' },
  ],
  sides: [
    {
      side: '1001/1101',
      water: 'river',
      bridges: [{ kind: 'road', name: 'Long bridge', permanent: true }],
      road: 'primary',
    },
    { side: '1002/1101', water: 'river', ferry: 'Old ferry' },
    { side: '1002/1102', water: 'river', bridges: [{ kind: 'rail', name: 'Rail bridge' }], railway: true },
    { side: '1001/1002', boundary: 'frontier' },
  ],
  places: [{ name: 'Southtown', class: 'town', hex: '1001', at: [1, -8.66] }],
  areas: [{ area: 'Z', side: 'blue', edge: 'west', sides: ['1001/W'], touches: [] }],
  regions: [{ region: 'north-bank', name: 'north of the Run', hexes: ['1101', '1102'] }],
  marks: [{ mark: 'objective', hex: '1001', code: '5', side: 'blue', note: 'at the end' }],
  waters: [
    {
      name: 'Run',
      class: 'river',
      sides: ['1001/1101', '1002/1101', '1002/1102'],
      course: [
        [0.9, -9.1],
        [2.6, -9.1],
      ],
    },
  ],
  roads: [{ name: 'High road', class: 'primary', hexes: ['1001', '1101'], course: [] }],
  railways: [{ name: 'Line', class: 'rail', hexes: ['1002', '1102'], course: [] }],
  boundaries: [{ name: 'Frontier', class: 'frontier', sides: ['1001/1002'], course: [] }],
  lettering: [],
};
