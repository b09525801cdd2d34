/**
 * Key terrain as data: what holding a place is worth to either side, from 0 to 10, by the turns 1-2, 3-5, 6-8, 9-11 and
 * 12-20. Hexes are those of the compiled map, which wins where an older list named a neighbour.
 */

/** T1-2, T3-5, T6-8, T9-11, T12-20. */
type ByPeriod = readonly [number, number, number, number, number];

interface KeyPlace {
  readonly hexes: readonly string[];
  readonly allied: ByPeriod;
  readonly german: ByPeriod;
  /** Worth a Victory Point in the campaign and little else: of no use in the short game. */
  readonly onlyPoints?: true;
}

/** The last turn of each period but the last. */
export const PERIOD_ENDS: readonly number[] = [2, 5, 8, 11];

// biome-ignore format: a table
export const KEY_PLACES: readonly KeyPlace[] = [
  { hexes: ['1605', '1705', '1806'], allied: [9, 0, 0, 0, 0], german: [5, 0, 0, 0, 0] }, // the first road hexes
  { hexes: ['1606'], allied: [5, 2, 0, 0, 0], german: [5, 1, 0, 0, 0] }, // the flank of the first road hexes
  { hexes: ['2107'], allied: [8, 6, 2, 2, 2], german: [8, 3, 1, 1, 1] }, // Valkenswaard
  { hexes: ['2408', '2306'], allied: [3, 5, 2, 2, 1], german: [3, 6, 1, 1, 1] }, // Aalst and Waalre
  { hexes: ['2608', '2707', '2708'], allied: [7, 9, 6, 6, 7], german: [6, 8, 3, 3, 5] }, // Eindhoven
  { hexes: ['3108'], allied: [10, 9, 9, 7, 6], german: [10, 9, 8, 7, 6] }, // Son
  { hexes: ['3008'], allied: [8, 8, 7, 5, 4], german: [6, 6, 5, 4, 3] }, // the south end of Son bridge
  { hexes: ['3104', '3105'], allied: [4, 4, 3, 2, 2], german: [6, 6, 5, 3, 2] }, // Best
  { hexes: ['3507'], allied: [6, 5, 6, 6, 5], german: [3, 5, 6, 7, 6] }, // St. Oedenrode
  { hexes: ['3407', '3608'], allied: [3, 3, 4, 4, 3], german: [2, 3, 4, 5, 4] }, // the bends beside St. Oedenrode
  { hexes: ['3806'], allied: [3, 4, 4, 4, 3], german: [3, 5, 6, 7, 6] }, // Schijndel
  { hexes: ['3810'], allied: [9, 8, 8, 8, 7], german: [8, 7, 9, 9, 8] }, // Veghel
  { hexes: ['3709'], allied: [6, 5, 5, 5, 4], german: [4, 4, 6, 6, 5] }, // the south end of Veghel bridge
  { hexes: ['4112'], allied: [3, 5, 6, 7, 6], german: [3, 5, 7, 9, 8] }, // Uden
  { hexes: ['4816'], allied: [10, 9, 9, 9, 8], german: [9, 8, 7, 7, 7] }, // Grave
  { hexes: ['4817'], allied: [9, 7, 7, 7, 6], german: [7, 6, 6, 6, 6] }, // the north end of Grave bridge
  { hexes: ['4920', '5019', '5219'], allied: [8, 8, 7, 6, 5], german: [7, 6, 5, 4, 3] }, // the Maas-Waal bridges
  { hexes: ['4820', '5119', '5218'], allied: [6, 6, 5, 4, 3], german: [4, 4, 3, 3, 2] }, // the west ends of the Maas-Waal bridges
  { hexes: ['4721', '4923', '5124'], allied: [7, 7, 6, 5, 4], german: [6, 6, 6, 6, 5] }, // Mook, Groesbeek and Wyler
  { hexes: ['5024', '4824', '4924'], allied: [8, 9, 8, 4, 2], german: [7, 8, 6, 3, 1] }, // the drop zones of the 82nd
  { hexes: ['5320', '5321'], allied: [7, 8, 10, 10, 9], german: [8, 9, 10, 9, 5] }, // Nijmegen
  { hexes: ['5421'], allied: [3, 5, 9, 10, 8], german: [4, 6, 9, 10, 7] }, // Lent
  { hexes: ['5418', '5419', '5516', '5612'], allied: [0, 1, 6, 9, 4], german: [0, 2, 5, 8, 3] }, // the south bank of the Waal
  { hexes: ['5519', '5621', '5720', '5622'], allied: [0, 2, 4, 7, 10], german: [2, 4, 6, 8, 10] }, // the polder line
  { hexes: ['5626'], allied: [0, 1, 2, 3, 4], german: [5, 7, 7, 6, 5] }, // Pannerden ferry
  { hexes: ['6122'], allied: [10, 8, 6, 5, 6], german: [8, 9, 9, 8, 7] }, // Arnhem bridge
  { hexes: ['6222', '6223'], allied: [6, 6, 5, 4, 6], german: [8, 9, 9, 8, 7] }, // Arnhem
  { hexes: ['6321', '6421', '6520'], allied: [7, 4, 1, 1, 1], german: [9, 5, 1, 1, 1] }, // the roads to Arnhem
  { hexes: ['6120', '6019', '6118', '6119'], allied: [4, 6, 8, 9, 10], german: [4, 6, 8, 9, 9] }, // Oosterbeek and its ferry
  { hexes: ['6516'], allied: [6, 9, 0, 0, 0], german: [6, 8, 0, 0, 0] }, // drop zone Y
  { hexes: ['6021'], allied: [4, 3, 2, 2, 2], german: [5, 4, 3, 3, 3] }, // the railway bridge west of Arnhem
  { hexes: ['6123', '6124'], allied: [1, 2, 2, 2, 2], german: [6, 6, 6, 6, 5] }, // Westervoort bridge
  { hexes: ['2914'], allied: [1, 2, 5, 5, 6], german: [2, 4, 8, 7, 5] }, // Helmond
  { hexes: ['3212', '3213'], allied: [1, 2, 4, 4, 5], german: [2, 4, 6, 6, 4] }, // the canal bridges west of Helmond
  { hexes: ['3712', '3415'], allied: [1, 2, 4, 5, 5], german: [3, 4, 6, 8, 8] }, // Erp and Gemert
  { hexes: ['4609', '4411'], allied: [0, 1, 3, 4, 4], german: [1, 3, 5, 6, 7] }, // Heesch and Nistelrode
  { hexes: ['3524', '3225'], allied: [0, 0, 1, 2, 6], german: [0, 0, 2, 3, 6], onlyPoints: true }, // Overloon and Venray
  { hexes: ['5606', '4301'], allied: [0, 0, 0, 1, 5], german: [0, 0, 0, 1, 5], onlyPoints: true }, // Tiel and ’s-Hertogenbosch
];

/** Highway Towns and Cities: empty and untouched, each is open to an Unknown unit that is put down there [25.6]. */
export const HIGHWAY_TOWNS: readonly string[] = [
  '2107',
  '2306',
  '2608',
  '2707',
  '2708',
  '3108',
  '3507',
  '3810',
  '4112',
  '4816',
  '5116',
  '5320',
  '5321',
  '5622',
  '5720',
];
