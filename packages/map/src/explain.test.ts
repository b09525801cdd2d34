import { hexNamed, OFF_MAP } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { SMALL_MAP } from '../test/small-map.ts';
import { describeHex, type SideDescription } from './explain.ts';
import { buildHexMap } from './hex-map.ts';

const map = buildHexMap(SMALL_MAP);
const hex = (name: string): number => hexNamed(map.grid, name) ?? OFF_MAP;
const sideOf = (name: string, direction: string): SideDescription | undefined =>
  describeHex(map, hex(name)).sides.find((side) => side.direction === direction);

describe('the description of a hex', () => {
  it('tells all that is known of it', () => {
    expect(describeHex(map, hex('0302'))).toEqual({
      hex: '0302',
      terrain: 'clear',
      features: ['town', 'fort'],
      name: 'Ford',
      places: [{ name: 'Ford', class: 'town' }],
      regions: ['north'],
      marks: [{ mark: 'objective', code: '5', side: 'blue', note: 'held at the end' }],
      sides: [
        { direction: 'NE', hex: '0403', bridges: [] },
        { direction: 'E', hex: '0303', bridges: [], road: 'lane', railway: true },
        { direction: 'SE', hex: '0203', water: 'brook', waterNames: ['Brook'], bridges: [], ferry: 'Punt' },
        {
          direction: 'SW',
          hex: '0202',
          water: 'brook',
          waterNames: ['Brook'],
          bridges: [
            { kind: 'road', name: 'Ford bridge', permanent: true },
            { kind: 'rail', name: 'Ford viaduct' },
          ],
          road: 'highway',
          railway: true,
        },
        { direction: 'W', hex: '0301', bridges: [] },
        { direction: 'NW', hex: '0402', bridges: [], road: 'highway' },
      ],
    });
  });

  it('leaves out what is not there', () => {
    expect(describeHex(map, hex('0401'))).toEqual({
      hex: '0401',
      terrain: 'clear',
      features: [],
      places: [],
      regions: ['north', 'top'],
      marks: [],
      sides: [
        { direction: 'NE', bridges: [] },
        { direction: 'E', hex: '0402', bridges: [] },
        { direction: 'SE', hex: '0301', bridges: [] },
        { direction: 'SW', bridges: [] },
        { direction: 'W', bridges: [] },
        { direction: 'NW', bridges: [] },
      ],
    });
  });

  it('names the area beyond the edge, every water of a hexside, and boundaries', () => {
    expect(sideOf('0102', 'SW')).toEqual({ direction: 'SW', area: 'A', bridges: [], road: 'highway' });
    expect(sideOf('0304', 'SE')).toEqual({
      direction: 'SE',
      area: 'B',
      water: 'river',
      waterNames: ['River'],
      bridges: [],
    });
    expect(sideOf('0204', 'NE')).toMatchObject({ hex: '0304', water: 'river', waterNames: ['Brook', 'River'] });
    expect(sideOf('0103', 'W')).toEqual({ direction: 'W', hex: '0102', bridges: [], boundary: 'sector' });
  });

  it('tells of fords and escarpments', () => {
    const sides = SMALL_MAP.sides.map((side) =>
      side.side === '0303/0304' ? ({ ...side, ford: true, escarpment: true } as const) : side,
    );
    const dry = buildHexMap({ ...SMALL_MAP, sides });
    const east = describeHex(dry, hexNamed(dry.grid, '0303') ?? OFF_MAP).sides.find(
      ({ direction }) => direction === 'E',
    );
    expect(east).toMatchObject({ hex: '0304', road: 'lane', ford: true, escarpment: true });
    expect(sideOf('0303', 'E')).not.toHaveProperty('ford');
  });

  it('is the same hexside seen from both hexes', () => {
    const { direction: _here, hex: _beyond, ...fromNorth } = sideOf('0302', 'SW') ?? {};
    const { direction: _there, hex: _back, ...fromSouth } = sideOf('0202', 'NE') ?? {};
    expect(fromNorth).toEqual(fromSouth);
  });

  it('does not exist for a hex off the map', () => {
    expect(() => describeHex(map, OFF_MAP)).toThrow(RangeError);
  });
});
