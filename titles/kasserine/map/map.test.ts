import { describeTitleMap, loadTitleMap } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';

const title = loadTitleMap('kasserine');
const { map } = title;
describeTitleMap({ describe, it, expect }, 'kasserine', title);

describe('crossings', () => {
  const wet = map.sides.filter((side) => side.water !== undefined && side.road !== undefined);
  it('[7.3.4] every road over a wadi has a bridge or a ford, and none has both', () => {
    expect(wet.length).toBeGreaterThan(30);
    expect(wet.filter((side) => (side.bridges !== undefined) === (side.ford === true))).toEqual([]);
  });
  it('[7.3.4] bridges and fords lie nowhere else', () => {
    const dry = map.sides.filter((side) => !wet.includes(side));
    expect(dry.filter((side) => side.bridges !== undefined || side.ford === true)).toEqual([]);
  });
});

describe('the sheet', () => {
  it('[18.2, 18.2.7] ends before Gafsa and Le Kef', () => {
    const known = title.source.geography.places.map(({ name }) => name);
    const shown = map.places.map(({ name }) => name);
    for (const name of ['Gafsa', 'Le Kef', 'Maktar', 'Ousseltia', 'Kairouan']) {
      expect(known).toContain(name);
      expect(shown).not.toContain(name);
    }
  });
  it('[2.1] has 56 columns of 34 and 33 hexes in turn', () => {
    const columns = map.hexes.map(({ hex }) => Number(hex.slice(0, 2)));
    expect(new Set(columns).size).toBe(56);
    for (let column = 10; column <= 65; column++)
      expect(columns.filter((known) => known === column)).toHaveLength(column % 2 === 0 ? 34 : 33);
  });
  it('[6.3.1] each source of supply is a road hex', () => {
    const sources = map.marks.filter(({ mark }) => mark === 'supply');
    expect(sources).toHaveLength(8);
    for (const { hex } of sources)
      expect(
        map.roads.some((road) => road.hexes.includes(hex)),
        hex,
      ).toBe(true);
  });
});
