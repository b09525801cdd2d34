import { describe, expect, it } from 'vitest';
import { SMALL_MAP } from '../test/small-map.ts';
import { FAULT_CODES, formatFault } from './fault.ts';
import { parseMapFile } from './loader.ts';

type Json = Record<string, unknown>;
const DELETED = Symbol('deleted');

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function objectIn(value: unknown): Json {
  if (!isObject(value)) throw new Error('the path leads nowhere in the small map');
  return value;
}

/** The small map as it comes from outside, with the value at one path (`hexes.3.terrain`) replaced or deleted. */
function mapWith(path: string, value: unknown): unknown {
  const file: unknown = JSON.parse(JSON.stringify(SMALL_MAP));
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const owner = steps.reduce((at, step) => objectIn(objectIn(at)[step]), objectIn(file));
  if (value === DELETED) delete owner[last];
  else owner[last] = value;
  return file;
}

function faultsOf(json: unknown): { readonly codes: readonly string[]; readonly lines: readonly string[] } {
  const result = parseMapFile(json);
  const faults = result.ok ? [] : result.error;
  return { codes: faults.map(({ code }) => code), lines: faults.map(formatFault) };
}

const hexes = (names: string): readonly unknown[] => names.split(' ').map((hex) => ({ hex, terrain: 'clear' }));
const bridge = { kind: 'road', name: 'Plank' };
const area = (name: string, sides: readonly string[], touches: readonly string[]): Json => {
  return { area: name, side: 'red', edge: 'north', sides, touches };
};

/** What is corrupted, at which path, to what, and how the loader must answer. */
type Corruption = readonly [string, string, unknown, string, string];

const FORMAT: readonly Corruption[] = [
  ['another format', 'format', 'geojson', 'bad-format', 'not a map file: format is not «bridgehead-map»'],
  ['no format', 'format', DELETED, 'bad-format', 'not a map file: format is not «bridgehead-map»'],
  ['another version', 'version', 2, 'bad-format', 'map version 2, expected 1'],
];

const DRY: readonly Corruption[] = [
  ['a ford without water', 'sides.12.ford', true, 'no-water', 'sides[12] «0302/0303»: ford without water'],
  ['a ford without a road', 'sides.0.ford', true, 'disagreement', 'sides[0] «0201/0301»: ford without a road'],
  [
    'a ford beside a bridge',
    'sides.2.ford',
    true,
    'disagreement',
    'sides[2] «0202/0302»: ford beside a bridge of the road',
  ],
  [
    'an escarpment that no hexside has',
    'escarpments',
    [{ name: 'Cliff', low: 'left', sides: ['0101/0102'] }],
    'disagreement',
    'escarpments[0].sides[0] «0101/0102»: «Cliff» runs here as «escarpment», but the hexside has no escarpment',
  ],
  [
    'an escarpment that is not drawn',
    'sides.16.escarpment',
    true,
    'disagreement',
    'sides[16] «0102/0103»: has «escarpment», but no such escarpment runs here',
  ],
  [
    'an escarpment without a low side',
    'escarpments',
    [{ name: 'Cliff', low: 'down', sides: ['0102/0103'] }],
    'unknown-word',
    'escarpments[0].low «Cliff»: «down» is none of left, right',
  ],
  [
    'a summit below the sea',
    'landforms',
    [{ name: 'Pit', class: 'hill', summit: -3, ring: [] }],
    'wrong-type',
    'landforms[0].summit «Pit»: expected a number above 0, found a number',
  ],
];

const FIELDS: readonly Corruption[] = [
  ['a missing list', 'railways', DELETED, 'missing-field', 'missing field «railways»'],
  ['an unknown list', 'units', [], 'unknown-field', 'unknown field «units»'],
  ['a missing field', 'hexes.4.terrain', DELETED, 'missing-field', 'hexes[4] «0201»: missing field «terrain»'],
  ['an unknown field', 'hexes.4.height', 7, 'unknown-field', 'hexes[4] «0201»: unknown field «height»'],
  ['an inherited name as a field', 'hexes.4.toString', 7, 'unknown-field', 'hexes[4] «0201»: unknown field «toString»'],
  [
    'a number for a text',
    'hexes.4.terrain',
    3,
    'wrong-type',
    'hexes[4].terrain «0201»: expected a text, found a number',
  ],
  ['null for a text', 'hexes.4.name', null, 'wrong-type', 'hexes[4].name «0201»: expected a text, found null'],
  ['a text for a list', 'sides', 'none', 'wrong-type', 'sides: expected a list, found a string'],
  ['a list for an object', 'hexes.0', [], 'wrong-type', 'hexes[0]: expected an object, found a list'],
  ['an empty name', 'places.0.name', ' ', 'empty', 'places[0].name « »: the text is empty'],
  ['a point without y', 'places.0.at', [1], 'wrong-type', 'places[0].at «Ford»: expected a point [x, y], found a list'],
  ['a hex of no size', 'sheet.hexKm', 0, 'wrong-type', 'sheet.hexKm: expected a number above 0, found a number'],
  ['an unknown naming', 'sheet.naming', 'CCRR', 'unknown-word', 'sheet.naming: «CCRR» is none of RRCC, XXYY, a,b'],
  [
    'an unknown kind of bridge',
    'sides.2.bridges.1.kind',
    'foot',
    'unknown-word',
    'sides[2].bridges[1].kind «0202/0302»: «foot» is none of road, rail',
  ],
  [
    'a railway that is not there',
    'sides.2.railway',
    false,
    'wrong-type',
    'sides[2].railway «0202/0302»: expected true, found a boolean',
  ],
];

const HEXES: readonly Corruption[] = [
  ['a map without hexes', 'hexes', [], 'empty', 'hexes: the map has no hexes'],
  ['a bad hex name', 'hexes.5.hex', '202', 'bad-name', 'hexes[5] «202»: not a hex name of the form RRCC'],
  ['a hex listed twice', 'hexes.5.hex', '0201', 'duplicate', 'hexes[5] «0201»: the hex is listed twice'],
  ['an unknown terrain', 'hexes.5.terrain', 'moor', 'unknown-word', 'hexes[5] «0202»: unknown terrain «moor»'],
  ['an unknown feature', 'hexes.5.features', ['mine'], 'unknown-word', 'hexes[5] «0202»: unknown feature «mine»'],
  [
    'a feature listed twice',
    'hexes.5.features',
    ['fort', 'fort'],
    'duplicate',
    'hexes[5].features[1] «0202»: «fort» is listed twice',
  ],
  [
    'a word listed twice',
    'vocabulary.roads.0',
    'highway',
    'duplicate',
    'vocabulary.roads[1]: «highway» is listed twice',
  ],
  [
    'more features than bits',
    'vocabulary.features',
    ['village', 'town', 'fort', ...Array.from({ length: 30 }, (_, i) => `f${i}`)],
    'too-many',
    'vocabulary.features: 33 words, but the tables hold 32',
  ],
];

const SIDES: readonly Corruption[] = [
  [
    'hexes that do not touch',
    'sides.0.side',
    '0201/0302',
    'unknown-side',
    'sides[0] «0201/0302»: the two hexes do not touch',
  ],
  ['a hex off the map', 'sides.0.side', '0201/0200', 'unknown-side', 'sides[0] «0201/0200»: the map has no hex «0200»'],
  [
    'a first hex off the map',
    'sides.0.side',
    '0200/0201',
    'unknown-side',
    'sides[0] «0200/0201»: the map has no hex «0200»',
  ],
  [
    'a hexside without a second hex',
    'sides.0.side',
    '0201',
    'unknown-side',
    'sides[0] «0201»: not a hexside name of the form hex/hex or hex/direction',
  ],
  [
    'a direction inside the map',
    'sides.0.side',
    '0201/E',
    'unknown-side',
    'sides[0] «0201/E»: «E» is neither a hex nor a direction in which the map ends',
  ],
  [
    'a hexside listed from both hexes',
    'sides.0.side',
    '0302/0202',
    'duplicate',
    'sides[2] «0202/0302»: the hexside is listed before as «0302/0202»',
  ],
  ['an unknown water', 'sides.0.water', 'sea', 'unknown-word', 'sides[0] «0201/0301»: unknown water «sea»'],
  ['an unknown road', 'sides.9.road', 'path', 'unknown-word', 'sides[9] «0102/0202»: unknown road «path»'],
  [
    'an unknown boundary',
    'sides.16.boundary',
    'fence',
    'unknown-word',
    'sides[16] «0102/0103»: unknown boundary «fence»',
  ],
  [
    'a bridge without water',
    'sides.9.bridges',
    [bridge],
    'no-water',
    'sides[9].bridges[0] «0102/0202»: bridge «Plank» without water',
  ],
  [
    'a bridge listed twice',
    'sides.0.bridges',
    [bridge, bridge],
    'duplicate',
    'sides[0].bridges[1] «0201/0301»: bridge «Plank» is listed twice',
  ],
  ['a ferry without water', 'sides.9.ferry', 'Raft', 'no-water', 'sides[9] «0102/0202»: ferry «Raft» without water'],
];

const LINES: readonly Corruption[] = [
  ['an unknown class of water', 'waters.1.class', 'sea', 'unknown-word', 'waters[1] «River»: unknown water «sea»'],
  ['an unknown class of road', 'roads.1.class', 'path', 'unknown-word', 'roads[1] «Lane»: unknown road «path»'],
  [
    'an unknown class of boundary',
    'boundaries.1.class',
    'wall',
    'unknown-word',
    'boundaries[1] «Frontier»: unknown boundary «wall»',
  ],
  ['a water nowhere', 'waters.1.sides', [], 'empty', 'waters[1] «River»: runs along no hexside'],
  ['a road nowhere', 'roads.1.hexes', [], 'empty', 'roads[1] «Lane»: runs through no hex'],
  [
    'a water between hexes that do not touch',
    'waters.0.sides.6',
    '0204/0302',
    'unknown-side',
    'waters[0].sides[6] «0204/0302»: the two hexes do not touch',
  ],
  [
    'a water with a gap',
    'waters.0.sides',
    ['0201/0301', '0202/0301', '0202/0302', '0203/0303', '0204/0303', '0204/0304'],
    'broken-chain',
    'waters[0].sides[3] «0203/0303»: «Brook» does not go on here from the end of «0202/0302»',
  ],
  [
    'a water that turns back at a corner',
    'waters.0.sides',
    ['0201/0301', '0202/0301', '0201/0202', '0203/0302'],
    'broken-chain',
    'waters[0].sides[2] «0201/0202»: «Brook» does not go on here from the end of «0202/0301»',
  ],
  [
    'a water that runs along a hexside twice',
    'waters.1.sides',
    ['0204/0304', '0304/SE', '0304/0204'],
    'duplicate',
    'waters[1].sides[2] «0304/0204»: «River» runs along this hexside twice',
  ],
  [
    'a road that jumps',
    'roads.0.hexes',
    ['0102', '0302', '0402'],
    'broken-chain',
    'roads[0].hexes[1] «0302»: does not touch «0102», the hex before it',
  ],
  [
    'a road off the map',
    'roads.1.hexes.2',
    '0305',
    'unknown-hex',
    'roads[1].hexes[2] «0305»: the map has no hex «0305»',
  ],
  [
    'a railway that jumps',
    'railways.0.hexes.3',
    '0404',
    'broken-chain',
    'railways[0].hexes[3] «0404»: does not touch «0302», the hex before it',
  ],
  [
    'a road that comes from the edge of another hex',
    'roads.0.from',
    '0101/SW',
    'not-an-edge',
    "roads[0].from «0101/SW»: not a hexside of the map's edge in «0102», where the route ends",
  ],
  [
    'a road that leaves inside the map',
    'roads.1.to',
    '0304/0404',
    'not-an-edge',
    "roads[1].to «0304/0404»: not a hexside of the map's edge in «0304», where the route ends",
  ],
  [
    'a road that leaves nowhere',
    'roads.1.to',
    '0304/N',
    'unknown-side',
    'roads[1].to «0304/N»: «N» is neither a hex nor a direction in which the map ends',
  ],
];

const AGREEMENT: readonly Corruption[] = [
  [
    'a greater water than the hexside has',
    'sides.6.water',
    'brook',
    'disagreement',
    'waters[1].sides[0] «0204/0304»: «River» runs here as «river», but the hexside has «brook»',
  ],
  [
    'a greater water on the hexside than any that runs there',
    'sides.0.water',
    'river',
    'disagreement',
    'sides[0] «0201/0301»: has «river», but no such water runs here',
  ],
  [
    'a road that the hexside does not have',
    'sides.13.road',
    DELETED,
    'disagreement',
    'roads[1].hexes[2] «0304»: «Lane» runs here as «lane», but the hexside has no road',
  ],
  [
    'a road that leaves the map where the hexside has none',
    'sides.14.road',
    DELETED,
    'disagreement',
    'roads[1].to «0304/E»: «Lane» runs here as «lane», but the hexside has no road',
  ],
  [
    'a railway nobody drew',
    'sides.9.railway',
    true,
    'disagreement',
    'sides[9] «0102/0202»: has «railway», but no such railway runs here',
  ],
  [
    'a railway that the hexside does not have',
    'sides.15.railway',
    DELETED,
    'disagreement',
    'railways[0].hexes[1] «0202»: «Old line» runs here as «railway», but the hexside has no railway',
  ],
  [
    'a boundary nobody drew',
    'sides.9.boundary',
    'frontier',
    'disagreement',
    'sides[9] «0102/0202»: has «frontier», but no such boundary runs here',
  ],
];

const PLACES: readonly Corruption[] = [
  ['a place off the map', 'places.0.hex', '0502', 'unknown-hex', 'places[0] «Ford»: the map has no hex «0502»'],
  [
    'a place listed twice',
    'places.2.hex',
    '0101',
    'duplicate',
    'places[2] «Mill»: the place is listed twice in «0101»',
  ],
  [
    'a region with a hex off the map',
    'regions.0.hexes.2',
    '9999',
    'unknown-hex',
    'regions[0].hexes[2] «north»: the map has no hex «9999»',
  ],
  [
    'a region with a hex twice',
    'regions.0.hexes.2',
    '0301',
    'duplicate',
    'regions[0].hexes[2] «north»: «0301» is listed twice',
  ],
  ['a region listed twice', 'regions.1.region', 'north', 'duplicate', 'regions[1] «north»: the name is listed twice'],
  ['a mark off the map', 'marks.0.hex', '0503', 'unknown-hex', 'marks[0] «0503»: the map has no hex «0503»'],
  [
    'a mark listed twice',
    'marks.1',
    { mark: 'drop', hex: '0403', code: 'X' },
    'duplicate',
    'marks[1] «0403»: drop «X» is listed twice',
  ],
  [
    'an area that touches the map inside',
    'areas.2.sides.0',
    '0402/0403',
    'not-an-edge',
    "areas[2].sides[0] «0402/0403»: not a hexside of the map's edge",
  ],
  [
    'an area with a hexside that is not there',
    'areas.2.sides.0',
    '0402/N',
    'unknown-side',
    'areas[2].sides[0] «0402/N»: «N» is neither a hex nor a direction in which the map ends',
  ],
  [
    'an area that claims the hexside of another',
    'areas.2.sides.0',
    '0304/E',
    'duplicate',
    'areas[2].sides[0] «0304/E»: the hexside belongs to area «B» already',
  ],
  [
    'an area that claims a hexside twice',
    'areas.2.sides',
    ['0402/NE', '0402/NE'],
    'duplicate',
    'areas[2].sides[1] «0402/NE»: the hexside belongs to area «C» already',
  ],
  ['an area listed twice', 'areas.2', area('A', [], []), 'duplicate', 'areas[2] «A»: the name is listed twice'],
  ['a one-sided touch', 'areas.2.touches', ['A'], 'not-mutual', 'areas[2] «C»: touches «A», which does not touch it'],
  ['an area that touches itself', 'areas.2.touches', ['C'], 'not-mutual', 'areas[2] «C»: touches itself'],
  ['a touch of no area', 'areas.2.touches', ['Z'], 'unknown-area', 'areas[2] «C»: touches «Z», which is no area'],
  [
    'more regions than bits',
    'regions',
    Array.from({ length: 33 }, (_, i) => ({ region: `r${i}`, name: 'r', hexes: [] })),
    'too-many',
    'regions: 33 regions, but the tables hold 32',
  ],
];

const CORRUPTIONS = [...FORMAT, ...FIELDS, ...DRY, ...HEXES, ...SIDES, ...LINES, ...AGREEMENT, ...PLACES];

describe('loading a map file', () => {
  it('accepts the small map and hands it back', () => {
    const json: unknown = JSON.parse(JSON.stringify(SMALL_MAP));
    expect(faultsOf(json).lines).toEqual([]);
    expect(parseMapFile(json)).toEqual({ ok: true, value: SMALL_MAP });
  });

  it.each(CORRUPTIONS)('names %s', (...[, path, value, code, line]) => {
    const { codes, lines } = faultsOf(mapWith(path, value));
    expect(lines).toContain(line);
    expect(codes[lines.indexOf(line)]).toBe(code);
  });

  it('has met every kind of fault in these tests', () => {
    expect(new Set(CORRUPTIONS.map(([, , , code]) => code))).toEqual(new Set(FAULT_CODES));
  });

  it.each([[null], [undefined], [42], ['map'], [[]], [{}]])('refuses %j, which is no map at all', (json) => {
    expect(faultsOf(json).codes).toEqual(['bad-format']);
  });

  it('tells one fault once: what hangs on a bad hex is not judged', () => {
    expect(faultsOf(mapWith('hexes.5.terrain', 'moor')).lines).toHaveLength(1);
    expect(faultsOf(mapWith('hexes', hexes('0101 0102'))).codes).not.toContain('bad-name');
    expect(faultsOf(mapWith('areas.2.touches', ['A'])).lines).toHaveLength(1);
  });

  it('tells all faults of a stage together', () => {
    const { lines } = faultsOf(mapWith('hexes', hexes('0101 202 0101 x')));
    expect(lines).toEqual([
      'hexes[1] «202»: not a hex name of the form RRCC',
      'hexes[2] «0101»: the hex is listed twice',
      'hexes[3] «x»: not a hex name of the form RRCC',
    ]);
  });

  it('allows a water that is drawn where the hexside takes no notice of it', () => {
    expect(faultsOf(mapWith('sides.5', { side: '0102/SE', road: 'highway' })).lines).toEqual([
      'sides[5] «0102/SE»: has «highway», but no such road runs here',
    ]);
    expect(faultsOf(mapWith('sides.5.water', DELETED)).lines).toEqual([]);
  });

  it('allows a rail and a road bridge on one hexside, places of one name in two hexes, and a border that is only drawn', () => {
    expect(SMALL_MAP.sides[2]?.bridges).toHaveLength(2);
    expect(SMALL_MAP.places.filter(({ name }) => name === 'Mill')).toHaveLength(2);
    expect(SMALL_MAP.boundaries.some(({ sides }) => sides.length === 0)).toBe(true);
  });
});
