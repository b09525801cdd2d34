import type { HexRecord, MapFile } from '../src/index.ts';

const LAND: Readonly<Record<string, Omit<HexRecord, 'hex'>>> = {
  '0101': { terrain: 'clear', features: ['village'], name: 'Mill' },
  '0302': { terrain: 'clear', features: ['town', 'fort'], name: 'Ford' },
  '0402': { terrain: 'woods', features: ['fort'] },
  '0403': { terrain: 'bog' },
};

const rowOf = (row: string): readonly string[] => ['01', '02', '03', '04'].map((col) => row + col);

/**
 * Four rows of four hexes, counted up the sheet, with one of everything. The Brook runs between the second and third
 * row and falls into the River in the east; road and railway cross it at Ford.
 */
export const SMALL_MAP: MapFile = {
  format: 'bridgehead-map',
  version: 1,
  title: 'small',
  name: 'A small map',
  attribution: ['nobody'],
  sheet: { orientation: 'pointy', shifted: 'odd', rows: 'up', naming: 'RRCC', hexKm: 2, north: 0 },
  vocabulary: {
    terrain: ['clear', 'woods', 'bog'],
    features: ['village', 'town', 'fort'],
    waters: ['brook', 'river'],
    roads: ['lane', 'highway'],
    boundaries: ['frontier', 'sector'],
  },
  hexes: ['01', '02', '03', '04'].flatMap(rowOf).map((hex) => ({ hex, ...(LAND[hex] ?? { terrain: 'clear' }) })),
  sides: [
    { side: '0201/0301', water: 'brook' },
    { side: '0202/0301', water: 'brook' },
    {
      side: '0202/0302',
      water: 'brook',
      bridges: [
        { kind: 'road', name: 'Ford bridge', permanent: true },
        { kind: 'rail', name: 'Ford viaduct' },
      ],
      road: 'highway',
      railway: true,
    },
    { side: '0302/0203', water: 'brook', ferry: 'Punt' },
    { side: '0203/0303', water: 'brook' },
    { side: '0204/0303', water: 'brook' },
    { side: '0204/0304', water: 'river' },
    { side: '0304/SE', water: 'river' },
    { side: '0102/SW', road: 'highway' },
    { side: '0102/0202', road: 'highway' },
    { side: '0302/0402', road: 'highway' },
    { side: '0402/NE', road: 'highway' },
    { side: '0302/0303', road: 'lane', railway: true },
    { side: '0303/0304', road: 'lane' },
    { side: '0304/E', road: 'lane' },
    { side: '0101/0202', railway: true },
    { side: '0102/0103', boundary: 'sector' },
    { side: '0102/0203', boundary: 'sector' },
  ],
  places: [
    { name: 'Ford', class: 'town', hex: '0302', at: [2.4, -2.6] },
    { name: 'Mill', class: 'village', hex: '0101', at: [1.5, -0.9] },
    { name: 'Mill', class: 'village', hex: '0404', at: [4, -3.5] },
  ],
  areas: [
    { area: 'A', side: 'blue', note: 'first', edge: 'south', sides: ['0102/SW', '0102/SE'], touches: ['B'] },
    { area: 'B', side: 'blue', edge: 'east', sides: ['0204/E', '0304/SE', '0304/E'], touches: ['A'] },
    { area: 'C', side: 'red', edge: 'north', sides: ['0402/NE'], touches: [] },
  ],
  regions: [
    { region: 'north', name: 'North of the Brook', hexes: [...rowOf('03'), ...rowOf('04')] },
    { region: 'top', name: 'The last row', hexes: rowOf('04') },
  ],
  marks: [
    { mark: 'drop', hex: '0403', code: 'X' },
    { mark: 'objective', hex: '0302', code: '5', side: 'blue', note: 'held at the end' },
  ],
  waters: [
    {
      name: 'Brook',
      class: 'brook',
      sides: ['0201/0301', '0202/0301', '0202/0302', '0203/0302', '0203/0303', '0204/0303', '0204/0304'],
      course: [
        [0.5, -2.2],
        [4.5, -2.1],
      ],
    },
    { name: 'River', class: 'river', sides: ['0204/0304', '0304/SE'], course: [] },
  ],
  roads: [
    {
      name: 'High Road',
      class: 'highway',
      hexes: ['0102', '0202', '0302', '0402'],
      from: '0102/SW',
      to: '0402/NE',
      course: [],
    },
    { name: 'Lane', class: 'lane', hexes: ['0302', '0303', '0304'], to: '0304/E', course: [] },
  ],
  railways: [{ name: 'Old line', class: 'single', hexes: ['0101', '0202', '0302', '0303'], course: [] }],
  boundaries: [
    { name: 'Sector line', class: 'sector', sides: ['0102/0103', '0102/0203'], course: [] },
    {
      name: 'Frontier',
      class: 'frontier',
      sides: [],
      course: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
  lettering: [{ text: 'LOW LAND', kind: 'landscape', at: [2, -1], turn: -12.5 }],
};
