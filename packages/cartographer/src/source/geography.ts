/** The geographic layers as the compiler reads them: checked GeoJSON, longitude and latitude in degrees. */
import { BRIDGE_KINDS, type BridgeKind, PLACE_CLASSES, type PlaceClass } from '@bridgehead/map';

export type LonLat = readonly [lon: number, lat: number];

export interface GeoLine {
  readonly name: string;
  readonly class: string;
  readonly size?: string;
  readonly line: readonly LonLat[];
}
export interface GeoBridge {
  readonly name: string;
  readonly kind: BridgeKind;
  readonly water: string;
  readonly at: LonLat;
}
interface GeoFerry {
  readonly name: string;
  readonly water: string;
  readonly at: LonLat;
}
/** Walking along the line one has the low ground on this hand. */
interface GeoEscarpment {
  readonly name: string;
  readonly low: 'left' | 'right';
  readonly line: readonly LonLat[];
}
interface GeoPlace {
  readonly name: string;
  readonly class: PlaceClass;
  readonly at: LonLat;
}
interface GeoCover {
  readonly name: string;
  readonly class: string;
  /** Metres above the sea. */
  readonly summit?: number;
  readonly ring: readonly LonLat[];
}

export interface Geography {
  readonly rivers: readonly GeoLine[];
  readonly canals: readonly GeoLine[];
  readonly roads: readonly GeoLine[];
  readonly railways: readonly GeoLine[];
  readonly borders: readonly GeoLine[];
  readonly bridges: readonly GeoBridge[];
  readonly ferries: readonly GeoFerry[];
  readonly escarpments: readonly GeoEscarpment[];
  readonly places: readonly GeoPlace[];
  readonly landcover: readonly GeoCover[];
}

/** A fault in a source file; the compiler collects all of them and writes nothing. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault';
}

export type ReadText = (relativePath: string) => string;

const LAYERS = [
  'rivers',
  'canals',
  'roads',
  'railways',
  'borders',
  'bridges',
  'ferries',
  'escarpments',
  'places',
  'passes',
  'airfields',
  'landcover',
] as const;
export type Layer = (typeof LAYERS)[number];

export const isLayer = (name: unknown): name is Layer => LAYERS.some((layer) => layer === name);

/** What a recipe that lists no layers reads. */
const USUAL_LAYERS: readonly Layer[] = [
  'rivers',
  'canals',
  'roads',
  'railways',
  'borders',
  'bridges',
  'ferries',
  'places',
  'landcover',
];

/** Reads these layers of a folder; throws a SourceFault that names the file, the feature and the fault. */
export function readGeography(readText: ReadText, folder: string, layers: readonly Layer[] = USUAL_LAYERS): Geography {
  const layer = <T>(name: Layer, convert: (feature: Feature) => T): T[] =>
    layers.includes(name) ? readLayer(readText, `${folder}/${name}.geojson`).map(convert) : [];
  const named =
    (word: PlaceClass) =>
    (f: Feature): GeoPlace => ({ name: f.text('name'), class: word, at: f.point() });
  return {
    rivers: layer('rivers', lineFeature),
    canals: layer('canals', lineFeature),
    roads: layer('roads', lineFeature),
    railways: layer('railways', lineFeature),
    borders: layer('borders', lineFeature),
    bridges: layer('bridges', (f) => ({
      name: f.text('name'),
      kind: f.word('kind', BRIDGE_KINDS),
      water: f.text('water'),
      at: f.point(),
    })),
    ferries: layer('ferries', (f) => ({ name: f.text('name'), water: f.text('water'), at: f.point() })),
    escarpments: layer('escarpments', (f) => ({
      name: f.text('name'),
      low: f.word('low', ['left', 'right']),
      line: f.line(),
    })),
    places: [
      ...layer('places', (f) => ({ name: f.text('name'), class: f.word('class', PLACE_CLASSES), at: f.point() })),
      ...layer('passes', named('pass')),
      ...layer('airfields', named('airfield')),
    ],
    landcover: layer('landcover', coverFeature),
  };
}

function lineFeature(feature: Feature): GeoLine {
  const size = feature.optional('size');
  return {
    name: feature.text('name'),
    class: feature.optional('class') ?? '',
    ...(size === undefined ? {} : { size }),
    line: feature.line(),
  };
}

function coverFeature(feature: Feature): GeoCover {
  const summit = feature.optionalNumber('summit_m');
  return {
    name: feature.text('name'),
    class: feature.text('class'),
    ...(summit === undefined ? {} : { summit }),
    ring: feature.ring(),
  };
}

export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SourceFault(`${file}: not JSON (${error instanceof Error ? error.message : 'unreadable'})`, {
      cause: error,
    });
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readLayer(readText: ReadText, file: string): Feature[] {
  const json = parseJson(readText(file), file);
  if (!isRecord(json) || json.type !== 'FeatureCollection' || !Array.isArray(json.features)) {
    throw new SourceFault(`${file}: not a GeoJSON FeatureCollection`);
  }
  return json.features.map((feature: unknown, index) => new Feature(file, index, feature));
}

/** One GeoJSON feature; each reader checks what it returns and names the feature when it cannot. */
class Feature {
  private readonly where: string;
  private readonly properties: Readonly<Record<string, unknown>>;
  private readonly geometry: Readonly<Record<string, unknown>>;

  constructor(file: string, index: number, json: unknown) {
    this.where = `${file} features[${index}]`;
    const properties = isRecord(json) ? json.properties : undefined;
    const geometry = isRecord(json) ? json.geometry : undefined;
    if (!isRecord(properties)) throw new SourceFault(`${this.where}: no properties`);
    if (typeof properties.name === 'string') this.where += ` «${properties.name}»`;
    if (!isRecord(geometry)) throw new SourceFault(`${this.where}: no geometry`);
    this.properties = properties;
    this.geometry = geometry;
  }

  text(key: string): string {
    const value = this.properties[key];
    if (typeof value !== 'string' || value === '') throw new SourceFault(`${this.where}: no ${key}`);
    return value;
  }

  optional(key: string): string | undefined {
    return this.properties[key] === undefined ? undefined : this.text(key);
  }

  optionalNumber(key: string): number | undefined {
    const value = this.properties[key];
    if (value === undefined || (typeof value === 'number' && Number.isFinite(value))) return value;
    throw new SourceFault(`${this.where}: ${key} is not a number`);
  }

  word<W extends string>(key: string, words: readonly W[]): W {
    const value = this.text(key);
    const found = words.find((word) => word === value);
    if (found === undefined) throw new SourceFault(`${this.where}: ${key} «${value}» is none of ${words.join(', ')}`);
    return found;
  }

  point(): LonLat {
    return this.position(this.coordinates('Point'));
  }

  line(): LonLat[] {
    return this.positions(this.coordinates('LineString'), 2);
  }

  /** The outer ring; holes are not used by our layers. */
  ring(): LonLat[] {
    const rings = this.coordinates('Polygon');
    return this.positions(Array.isArray(rings) ? (rings[0] as unknown) : undefined, 4);
  }

  private coordinates(type: string): unknown {
    if (this.geometry.type !== type) {
      throw new SourceFault(`${this.where}: geometry ${String(this.geometry.type)}, expected ${type}`);
    }
    return this.geometry.coordinates;
  }

  private positions(value: unknown, least: number): LonLat[] {
    if (!Array.isArray(value) || value.length < least) {
      throw new SourceFault(`${this.where}: fewer than ${least} positions`);
    }
    return value.map((position: unknown) => this.position(position));
  }

  private position(value: unknown): LonLat {
    if (Array.isArray(value)) {
      const lon: unknown = value[0];
      const lat: unknown = value[1];
      if (typeof lon === 'number' && typeof lat === 'number' && Math.abs(lon) <= 180 && Math.abs(lat) <= 90) {
        return [lon, lat];
      }
    }
    throw new SourceFault(`${this.where}: ${JSON.stringify(value)} is not a longitude and latitude`);
  }
}
