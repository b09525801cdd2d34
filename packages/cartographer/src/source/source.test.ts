import { describe, expect, it } from 'vitest';
import { world } from '../../test/world.ts';
import type { FactBody, PinBody } from '../pins/pin.ts';
import { SourceFault } from './geography.ts';
import { readMapSource } from './source.ts';

const SAID = { says: 'A statement.', source: 'a test' };
const { recipe, grid } = world();

const LAYERS = ['rivers', 'canals', 'roads', 'railways', 'borders', 'bridges', 'ferries', 'places', 'landcover'];
const EMPTY_LAYER = { type: 'FeatureCollection', features: [] };

const FILES: Readonly<Record<string, unknown>> = {
  'titles/invented/map/recipe.json': recipe,
  'titles/invented/map/grid.json': grid,
  'titles/invented/map/pins.json': { pins: [{ ...SAID, pin: 'no-road', name: 'Canal road' }] },
  'titles/invented/map/facts.json': {
    profiles: { foot: { terrain: { clear: 1 }, waters: {}, bridges: { road: 0 } } },
    facts: [{ ...SAID, fact: 'edge', hex: '1010' }],
  },
  ...Object.fromEntries(LAYERS.map((layer) => [`geo/invented/${layer}.geojson`, EMPTY_LAYER])),
};

/** Reads the title with some of its files replaced: by an object, or by a text as it stands. */
function read(changes: Readonly<Record<string, unknown>> = {}, title = 'invented') {
  const files: Readonly<Record<string, unknown>> = { ...FILES, ...changes };
  return readMapSource((path) => {
    const content = files[path];
    if (content === undefined) throw new Error(`no file ${path}`);
    return typeof content === 'string' ? content : JSON.stringify(content);
  }, title);
}

/** What the reader complains of. */
function faultOf(changes: Readonly<Record<string, unknown>>, title?: string): string {
  try {
    read(changes, title);
  } catch (error) {
    if (error instanceof SourceFault) return error.message;
    throw error;
  }
  return 'no fault';
}

const without = (record: object, ...path: readonly string[]): unknown => {
  const [key = '', ...rest] = path;
  const entries = Object.entries(record).flatMap(([name, value]): (readonly [string, unknown])[] => {
    if (name !== key) return [[name, value]];
    return rest.length === 0 ? [] : [[name, without(value, ...rest)]];
  });
  return Object.fromEntries(entries);
};

describe('a sound title', () => {
  it('is read as a whole', () => {
    const source = read();
    expect(source.recipe).toEqual(recipe);
    expect(source.grid).toEqual(grid);
    expect(source.pins).toHaveLength(1);
    expect(source.facts).toHaveLength(1);
    expect(source.profiles.foot?.terrain).toEqual({ clear: 1 });
    expect(source.geography.rivers).toEqual([]);
  });
  it('may have no profiles', () => {
    expect(read({ 'titles/invented/map/facts.json': { facts: [] } }).profiles).toEqual({});
  });
});

describe('a file that is no JSON', () => {
  it.each(Object.keys(FILES))('is named: %s', (file) => {
    expect(faultOf({ [file]: '{ "half": ' })).toMatch(new RegExp(`^${file}: not JSON \\(.+\\)$`));
  });
  it.each(['recipe', 'grid', 'pins', 'facts'])('must be an object: %s', (name) => {
    expect(faultOf({ [`titles/invented/map/${name}.json`]: [] })).toBe(
      `titles/invented/map/${name}.json: not an object`,
    );
  });
  it('must be a layer where a layer is wanted', () => {
    expect(faultOf({ 'geo/invented/rivers.geojson': {} })).toBe(
      'geo/invented/rivers.geojson: not a GeoJSON FeatureCollection',
    );
  });
});

describe('layers that a recipe lists', () => {
  const FILE = 'titles/invented/map/recipe.json';
  const point = (properties: object): object => ({
    type: 'FeatureCollection',
    features: [{ properties, geometry: { type: 'Point', coordinates: [5, 51] } }],
  });
  it('are read, and no others', () => {
    const { geography } = read({
      [FILE]: { ...recipe, layers: ['passes', 'airfields', 'escarpments'] },
      'geo/invented/passes.geojson': point({ name: 'Gap' }),
      'geo/invented/airfields.geojson': point({ name: 'Strip' }),
      'geo/invented/escarpments.geojson': {
        type: 'FeatureCollection',
        features: [
          {
            properties: { name: 'Wall', low: 'left' },
            geometry: {
              type: 'LineString',
              coordinates: [
                [5, 51],
                [6, 51],
              ],
            },
          },
        ],
      },
      'geo/invented/rivers.geojson': 'not even JSON',
    });
    expect(geography.places).toEqual([
      { name: 'Gap', class: 'pass', at: [5, 51] },
      { name: 'Strip', class: 'airfield', at: [5, 51] },
    ]);
    expect(geography.escarpments).toMatchObject([{ name: 'Wall', low: 'left' }]);
    expect(geography.rivers).toEqual([]);
  });
  it('have a low side for every escarpment, and a number for every summit', () => {
    const wall = {
      properties: { name: 'Wall', low: 'down' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [5, 51],
          [6, 51],
        ],
      },
    };
    expect(
      faultOf({
        [FILE]: { ...recipe, layers: ['escarpments'] },
        'geo/invented/escarpments.geojson': { type: 'FeatureCollection', features: [wall] },
      }),
    ).toBe('geo/invented/escarpments.geojson features[0] «Wall»: low «down» is none of left, right');
    const ring = [
      [5, 51],
      [6, 51],
      [6, 52],
      [5, 51],
    ];
    const peak = {
      properties: { name: 'Peak', class: 'hill', summit_m: 'high' },
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
    expect(faultOf({ 'geo/invented/landcover.geojson': { type: 'FeatureCollection', features: [peak] } })).toBe(
      'geo/invented/landcover.geojson features[0] «Peak»: summit_m is not a number',
    );
  });
});

describe('the recipe', () => {
  const FILE = 'titles/invented/map/recipe.json';
  it.each<[object, string]>([
    [{ layers: ['rivers', 'glaciers'] }, 'layers has an unknown one'],
    [{ fordedWaters: 'minor' }, 'fordedWaters is not a list of words'],
    [{ landforms: [3] }, 'landforms is not a list of words'],
    [{ relief: { levels: ['woods', 'city'], across: 48 } }, 'relief.levels is not three terrains'],
    [{ relief: { levels: ['clear', 'woods', 'city'], across: 0 } }, 'relief.across is no number of pixels'],
  ])('with %j is refused', (changes, fault) => {
    expect(faultOf({ [FILE]: { ...recipe, ...changes } })).toBe(`${FILE}: ${fault}`);
  });
  it('has whole counts of columns in its grid', () => {
    const part = { rows: [1, 2], cols: [1, 2], every: 0.5 };
    expect(faultOf({ 'titles/invented/map/grid.json': { ...grid, extent: [part] } })).toBe(
      'titles/invented/map/grid.json: extent[0].every is no count',
    );
  });
  it('of another title is refused', () => {
    expect(faultOf({ [FILE]: { ...recipe, title: 'other' } })).toBe(`${FILE}: title «other», expected «invented»`);
  });
  it.each<[string, string]>([
    ['title', 'no title'],
    ['name', 'no name'],
    ['geography', 'no geography'],
    ['attribution', 'no list of attribution'],
    ['vocabulary', 'no vocabulary'],
    ['vocabulary.terrain', 'no list of vocabulary.terrain'],
    ['vocabulary.features', 'no list of vocabulary.features'],
    ['vocabulary.waters', 'no list of vocabulary.waters'],
    ['vocabulary.roads', 'no list of vocabulary.roads'],
    ['vocabulary.boundaries', 'no list of vocabulary.boundaries'],
    ['landCover', 'no landCover'],
    ['landCover.terrain', 'no list of landCover.terrain'],
    ['landCover.otherwise', 'no landCover.otherwise'],
    ['landCover.features', 'no list of landCover.features'],
    ['places', 'no table of places'],
    ['waters', 'no table of waters'],
    ['bridgedWaters', 'no list of bridgedWaters'],
    ['roads', 'no table of roads'],
    ['railways', 'railways is neither true nor false'],
    ['ferries', 'ferries is neither true nor false'],
    ['frontier', 'frontier is none of hexsides, drawn'],
  ])('without %s is refused', (field, fault) => {
    expect(faultOf({ [FILE]: without(recipe, ...field.split('.')) })).toBe(`${FILE}: ${fault}`);
  });
  it.each<[object, string]>([
    [{ title: 7 }, 'no title'],
    [{ waters: { major: 3 } }, 'no table of waters'],
    [{ bridgedWaters: [1] }, 'no list of bridgedWaters'],
    [{ frontier: 'painted' }, 'frontier is none of hexsides, drawn'],
    [{ ignoredInside: { water: 'minor' } }, 'ignoredInside is not a water and a list of terrain'],
    [
      { landCover: { ...recipe.landCover, terrain: [{ is: 'woods', shares: { woods: 'half' } }] } },
      'landCover.terrain[0] is not a terrain with its shares',
    ],
    [
      { landCover: { ...recipe.landCover, features: [{ is: 'town' }] } },
      'landCover.features[0] is not a feature with class, share and terrain',
    ],
  ])('with a wrong type is refused: %j', (change, fault) => {
    expect(faultOf({ [FILE]: { ...recipe, ...change } })).toBe(`${FILE}: ${fault}`);
  });
});

describe('the grid', () => {
  const FILE = 'titles/invented/map/grid.json';
  it.each<[string, string]>([
    ['layout', 'no layout'],
    ['layout.orientation', 'orientation is none of pointy, flat'],
    ['layout.shifted', 'shifted is none of odd, even'],
    ['layout.rows', 'rows is none of down, up'],
    ['naming', 'naming is none of RRCC, XXYY, a,b'],
    ['hexKm', 'no hexKm'],
    ['extent', 'no extent'],
    ['georeference', 'no georeference'],
    ['georeference.lon0', 'no georeference.lon0'],
    ['georeference.kmPerDegLat', 'no georeference.kmPerDegLat'],
    ['georeference.x', 'georeference.x is not three numbers'],
    ['georeference.y', 'georeference.y is not three numbers'],
  ])('without %s is refused', (field, fault) => {
    expect(faultOf({ [FILE]: without(grid, ...field.split('.')) })).toBe(`${FILE}: ${fault}`);
  });
  it.each<[object, string]>([
    [{ hexKm: '2' }, 'no hexKm'],
    [{ hexKm: 0 }, 'no hexKm'],
    [{ extent: [] }, 'no extent'],
    [{ extent: [...grid.extent, { rows: [1, 2], cols: [3] }] }, 'extent[1] is not rows and cols, each from and to'],
    [{ georeference: { ...grid.georeference, x: [1, 2] } }, 'georeference.x is not three numbers'],
  ])('with a wrong type is refused: %j', (change, fault) => {
    expect(faultOf({ [FILE]: { ...grid, ...change } })).toBe(`${FILE}: ${fault}`);
  });
});

describe('a pin', () => {
  const FILE = 'titles/invented/map/pins.json';
  const SOUND = { ...SAID, pin: 'no-place', name: 'Northam' } satisfies PinBody & typeof SAID;
  const faultsOf = (pin: unknown): string[] => faultOf({ [FILE]: { pins: [SOUND, pin] } }).split('\n');

  it('must stand in a list', () => {
    expect(faultOf({ [FILE]: { pin: [] } })).toBe(`${FILE}: no list of pins`);
    expect(faultOf({ [FILE]: { pins: {} } })).toBe(`${FILE}: no list of pins`);
  });
  it.each(['no-plaice', 'constructor', 'toString', 7, undefined])('of an unknown kind is refused: %s', (kind) => {
    const [fault] = faultsOf({ ...SOUND, pin: kind });
    expect(fault).toContain(`${FILE} pins[1]: pin «${String(kind)}» is none of terrain, not-terrain, place, no-place`);
  });
  it.each<[unknown, string]>([
    ['no-place', 'not an object'],
    [{ ...SOUND, hex: '1010' }, 'unknown field «hex»'],
    [{ ...SOUND, toString: 'x' }, 'unknown field «toString»'],
    [{ ...SOUND, name: '' }, '«name» must be a text'],
    [{ ...SOUND, says: undefined }, '«says» must be a text'],
    [{ ...SOUND, source: 2 }, '«source» must be a text'],
    [
      { ...SAID, pin: 'place', name: 'A', class: 'suburb' },
      '«class» must be one of city, town, village, hamlet, pass, airfield',
    ],
    [{ ...SAID, pin: 'terrain', hex: '1010', with: 'town' }, '«with» must be a list of texts'],
    [{ ...SAID, pin: 'terrain', hex: '1010', with: [1] }, '«with» must be a list of texts'],
    [{ ...SAID, pin: 'terrain', hex: 1010 }, '«hex» must be a text'],
    [{ ...SAID, pin: 'bridge', name: 'B', permanent: 'yes' }, '«permanent» must be true or false'],
    [{ ...SAID, pin: 'bridge', name: 'B', kind: 'foot' }, '«kind» must be one of road, rail'],
    [{ ...SAID, pin: 'ferry', name: 'F' }, '«side» must be a text'],
    [
      { ...SAID, pin: 'mark', mark: 'dorp', hex: '1010', code: 'P' },
      '«mark» must be one of drop, objective, entry, supply',
    ],
    [
      { ...SAID, pin: 'area', area: 'A', side: 'red', edges: [{ edge: 'west', from: 1 }], touches: [] },
      '«edges» must be a list of edges, each with from and to',
    ],
    [
      { ...SAID, pin: 'lettering', text: 'FEN', kind: 'landscape', lonLat: ['5', '52'], turn: 0 },
      '«lonLat» must be two numbers',
    ],
    [
      { ...SAID, pin: 'lettering', text: 'FEN', kind: 'sea', lonLat: [5, 52], turn: 0 },
      '«kind» must be one of landscape, country',
    ],
  ])('that is damaged is refused with its place: %j', (pin, fault) => {
    expect(faultsOf(pin)).toEqual([`${FILE} pins[1]: ${fault}`]);
  });
  it('tells all its faults at once', () => {
    expect(faultsOf({ pin: 'no-place', nam: 'Northam', says: 'A statement.' })).toEqual([
      `${FILE} pins[1]: unknown field «nam»`,
      `${FILE} pins[1]: «name» must be a text`,
      `${FILE} pins[1]: «source» must be a text`,
    ]);
  });
});

describe('a fact', () => {
  const FILE = 'titles/invented/map/facts.json';
  const SOUND = { ...SAID, fact: 'edge', hex: '1010' } satisfies FactBody & typeof SAID;
  const faultsOf = (fact: unknown): string[] => faultOf({ [FILE]: { facts: [SOUND, SOUND, fact] } }).split('\n');

  it('must stand in a list', () => {
    expect(faultOf({ [FILE]: { profiles: {} } })).toBe(`${FILE}: no list of facts`);
  });
  it('of an unknown kind is refused', () => {
    expect(faultsOf({ ...SOUND, fact: 'egde' })[0]).toContain(`${FILE} facts[2]: fact «egde» is none of terrain,`);
    expect(faultsOf(SAID)[0]).toContain(`${FILE} facts[2]: fact «undefined» is none of terrain,`);
  });
  it.each<[unknown, string]>([
    [{ ...SOUND, side: '1010/W' }, 'unknown field «side»'],
    [{ ...SAID, fact: 'adjacent', hexes: ['1010'] }, '«hexes» must be two texts'],
    [{ ...SAID, fact: 'adjacent', hexes: [1010, 1011] }, '«hexes» must be two texts'],
    [{ ...SAID, fact: 'near', hex: '1010', among: ['woods'], within: '2', atLeast: 1 }, '«within» must be a number'],
    [{ ...SAID, fact: 'areas-touch', areas: ['A', 'B'] }, '«touch» must be true or false'],
    [{ ...SAID, fact: 'area', area: 'A', edge: 'left' }, '«edge» must be one of north, east, south, west'],
    [{ ...SAID, fact: 'walk', profile: 'foot', from: '1010', to: ['1011'] }, 'neither «within» nor «exactly»'],
    [{ ...SAID, fact: 'count', among: ['woods'] }, 'neither «atLeast» nor «atMost»'],
    [{ ...SAID, fact: 'feature', hex: '1010' }, 'neither «has» nor «lacks»'],
  ])('that is damaged is refused with its place: %j', (fact, fault) => {
    expect(faultsOf(fact)).toEqual([`${FILE} facts[2]: ${fault}`]);
  });
  it.each<[unknown, string]>([
    [4, ': profiles are not an object'],
    [{ foot: 4 }, ' profiles.foot: not an object'],
    [{ foot: { terrain: {}, waters: {} } }, ' profiles.foot: «bridges» must be words with their costs'],
    [
      { foot: { terrain: { clear: 'one' }, waters: {}, bridges: {} } },
      ' profiles.foot: «terrain» must be words with their costs',
    ],
    [
      { foot: { terrain: {}, waters: {}, bridges: {}, roads: 1 } },
      ' profiles.foot: «roads» must be words with their costs',
    ],
    [{ foot: { terrain: {}, waters: {}, bridges: {}, rods: {} } }, ' profiles.foot: unknown field «rods»'],
  ])('has costs of walking that are checked: %j', (profiles, fault) => {
    expect(faultOf({ [FILE]: { profiles, facts: [] } })).toBe(`${FILE}${fault}`);
  });
});
