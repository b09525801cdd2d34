import { describe, expect, it } from 'vitest';
import { readGeography, SourceFault } from './geography.ts';

const EMPTY = '{"type":"FeatureCollection","features":[]}';
const collection = (feature: unknown): string => JSON.stringify({ type: 'FeatureCollection', features: [feature] });
const readWith = (file: string, text: string) =>
  readGeography((path) => (path.endsWith(`/${file}.geojson`) ? text : EMPTY), 'geo/x');

describe('a corrupt layer', () => {
  const line = {
    type: 'LineString',
    coordinates: [
      [5, 51],
      [5.1, 51],
    ],
  };
  it.each([
    ['rivers', 'not json', 'geo/x/rivers.geojson: not JSON'],
    ['rivers', '{"type":"Feature"}', 'geo/x/rivers.geojson: not a GeoJSON FeatureCollection'],
    ['rivers', collection({ properties: {}, geometry: line }), 'geo/x/rivers.geojson features[0]: no name'],
    ['rivers', collection({ properties: { name: 'Waal' } }), 'features[0] «Waal»: no geometry'],
    [
      'rivers',
      collection({ properties: { name: 'Waal' }, geometry: { type: 'Point', coordinates: [5, 51] } }),
      '«Waal»: geometry Point, expected LineString',
    ],
    [
      'rivers',
      collection({ properties: { name: 'Waal' }, geometry: { type: 'LineString', coordinates: [[5, 51]] } }),
      '«Waal»: fewer than 2 positions',
    ],
    [
      'rivers',
      collection({
        properties: { name: 'Waal' },
        geometry: {
          type: 'LineString',
          coordinates: [
            [5, 51],
            [5, 'x'],
          ],
        },
      }),
      '«Waal»: [5,"x"] is not a longitude and latitude',
    ],
    [
      'bridges',
      collection({
        properties: { name: 'B', kind: 'rope', water: 'Waal' },
        geometry: { type: 'Point', coordinates: [5, 51] },
      }),
      '«B»: kind «rope» is none of road, rail',
    ],
    [
      'places',
      collection({ properties: { name: 'P', class: 'suburb' }, geometry: { type: 'Point', coordinates: [5, 51] } }),
      '«P»: class «suburb» is none of city, town, village, hamlet, pass, airfield',
    ],
  ])('in %s is named with its feature and fault', (file, text, fault) => {
    expect(() => readWith(file, text)).toThrow(SourceFault);
    expect(() => readWith(file, text)).toThrow(fault);
  });
  it('is not found in sound layers', () => {
    expect(
      readWith('rivers', collection({ properties: { name: 'Waal', class: 'major' }, geometry: line })).rivers,
    ).toHaveLength(1);
  });
});
