import { nameOf, neighboursOf } from '@bridgehead/hex';
import { describeTitleMap, loadTitleMap } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';

const title = loadTitleMap('holland44');
const { map, index } = title;
describeTitleMap({ describe, it, expect }, 'holland44', title);

const sideRecord = (name: string) =>
  map.sides.find((side) => side.side.split('/').sort().join('/') === name.split('/').sort().join('/'));
const terrain = (name: string) => map.hexes.find((hex) => hex.hex === name)?.terrain;

describe('bridges that the rules name', () => {
  it.each([
    ['6022/6122', 'Neder Rijn', true],
    ['5321/5421', 'Waal', true],
    ['6123/6124', 'IJssel', true],
    ['4816/4817', 'Maas', false],
  ])('[5.7] a road bridge on %s over the %s, never blown: %s', (side, water, permanent) => {
    const record = sideRecord(side);
    expect(record?.water).toBe('major');
    expect(record?.bridges?.find((bridge) => bridge.kind === 'road')?.permanent === true).toBe(permanent);
    expect(map.waters.filter((chain) => chain.name === water).flatMap((chain) => chain.sides)).toContain(record?.side);
  });
  it('[5.7] no other bridge can never be blown', () => {
    const permanent = map.sides.filter((side) => side.bridges?.some((bridge) => bridge.permanent === true));
    expect(permanent.map((side) => side.side).sort()).toEqual(['5321/5421', '6022/6122', '6123/6124']);
  });
  it('[S1.2] Joe’s Bridge and the four blown bridges are the five of the Bocholt-Herentals canal', () => {
    const canal = new Set(
      map.waters.filter((chain) => chain.name === 'Kanaal Bocholt-Herentals').flatMap((chain) => chain.sides),
    );
    const bridged = map.sides.filter((side) => canal.has(side.side) && side.bridges !== undefined);
    expect(bridged.map((side) => side.side).sort()).toEqual([
      '1109/1210',
      '1303/1404',
      '1306/1407',
      '1307/1408',
      '1402/1502',
    ]);
    expect(bridged.every((side) => side.water === 'canal')).toBe(true);
  });
  it('[5.2] every bridge crosses a Canal or a Major River', () => {
    const odd = map.sides.filter(
      (side) => side.bridges !== undefined && side.water !== 'canal' && side.water !== 'major',
    );
    expect(odd).toEqual([]);
  });
});

describe('the corridor', () => {
  it('is one unbroken Primary Road from the south edge to the Arnhem bridge', () => {
    const towns = ['1303', '2107', '2608', '3108', '3507', '3810', '4112', '4716', '5320', '5820', '6122'];
    const joined = new Set(['1303']);
    const primary = map.sides.filter((side) => side.road === 'primary').map((side) => side.side.split('/'));
    for (const hex of joined) {
      for (const [a = '', b = ''] of primary) {
        if (a === hex) joined.add(b);
        if (b === hex) joined.add(a);
      }
    }
    expect(towns.filter((hex) => !joined.has(hex))).toEqual([]);
  });
});

describe('roads and waters', () => {
  it('[5.2] a road crosses a Canal or a Major River only on a road bridge', () => {
    const fords = map.sides.filter(
      (side) =>
        side.road !== undefined &&
        (side.water === 'canal' || side.water === 'major') &&
        side.bridges?.some((bridge) => bridge.kind === 'road') !== true,
    );
    expect(fords).toEqual([]);
  });
  it('[8.5.5] a ferry lies on a Major River hexside without a road bridge', () => {
    const ferries = map.sides.filter((side) => side.ferry !== undefined);
    expect(ferries.length).toBeGreaterThan(10);
    expect(
      ferries.filter((side) => side.water !== 'major' || side.bridges?.some(({ kind }) => kind === 'road')),
    ).toEqual([]);
  });
  it('[2.2.3] no Minor River counts between two City hexes', () => {
    const inside = map.sides.filter(
      (side) => side.water === 'minor' && side.side.split('/').every((hex) => terrain(hex) === 'city'),
    );
    expect(inside).toEqual([]);
  });
});

describe('the country', () => {
  it('is polder between the great rivers, woods on the Veluwe and marsh in the Peel', () => {
    const share = (hexes: readonly string[], words: readonly string[]): number =>
      hexes.filter((hex) => words.includes(terrain(hex) ?? '')).length / hexes.length;
    const around = (name: string): string[] => {
      const hex = index.grid.indexByName.get(name) ?? -1;
      return [name, ...neighboursOf(index.grid, hex).map((next) => nameOf(index.grid, next))];
    };
    expect(share(['5713', '5816', '5909', '5603', '5410', '5622'].flatMap(around), ['polder', 'city'])).toBeGreaterThan(
      0.85,
    );
    expect(share(['6519', '6423', '6617'].flatMap(around), ['woods'])).toBeGreaterThan(0.7);
    expect(share(['2422', '2322'].flatMap(around), ['marsh'])).toBeGreaterThan(0.7);
  });
  it('has about fifteen hundred hexes', () => {
    expect(map.hexes).toHaveLength(1508);
  });
});

describe('entry areas', () => {
  it('[19.2] are fifteen, A to O, each with hexsides of its own', () => {
    expect(
      map.areas
        .map((area) => area.area)
        .sort()
        .join(''),
    ).toBe('ABCDEFGHIJKLMNO');
    const sides = map.areas.flatMap((area) => area.sides);
    expect(new Set(sides).size).toBe(sides.length);
  });
  it('[19.6] H and I do not touch, and touching is mutual', () => {
    const touches = new Map(map.areas.map((area) => [area.area, area.touches]));
    expect(touches.get('H')).not.toContain('I');
    for (const [area, others] of touches) for (const other of others) expect(touches.get(other)).toContain(area);
  });
});
