import { nameOf, neighboursOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { GRID } from '../src/data/map.ts';
import { hex, layOut, type Piece, unit } from '../test/table.ts';
import { cuttingHexes, encircledHexes, frontLine, influenceOf, suppliedHexes, threatTo } from './picture.ts';

const TANKS: Piece = { id: 'uk.gds.2ig', at: '1806' };

describe('threat', () => {
  it('is the strength that can come next to a hex', () => {
    const g = layOut({ units: [{ id: 'de.kerutt', at: '2107' }] });
    const { strength, reach } = threatTo(g, 'allied');
    // On foot three hexes by road, and one farther to strike.
    expect([reach[hex('1906')], strength[hex('1806')]]).toEqual([1, 3]);
    expect([reach[hex('1705')], strength[hex('1605')]]).toEqual([0, 0]);
  });

  it('counts a unit once, however many ways it has, and two units twice', () => {
    const g = layOut({
      units: [
        { id: 'de.kerutt', at: '2107' },
        { id: 'de.stephan', at: '2107' },
      ],
    });
    expect(threatTo(g, 'allied').strength[hex('2007')]).toBe(6);
  });

  it('is halved for those out of supply, and nothing from those in Full Retreat', () => {
    const from = (states: Piece['states']): number =>
      threatTo(layOut({ units: [{ id: 'de.kerutt', at: '2107', states: states ?? [] }] }), 'allied').strength[
        hex('2007')
      ] ?? 0;
    expect([from([]), from(['out-of-supply']), from(['full-retreat'])]).toEqual([3, 1.5, 0]);
  });

  it('stops at a ZOC', () => {
    const open = layOut({ units: [{ id: 'de.kerutt', at: '2107' }] });
    const barred = layOut({ units: [{ id: 'de.kerutt', at: '2107' }, TANKS] });
    expect(threatTo(open, 'allied').reach[hex('1806')]).toBe(1);
    expect(threatTo(barred, 'allied').reach[hex('1806')]).toBe(0);
  });

  it('lets the picture of one side alone when the sides are swapped', () => {
    const g = layOut({ units: [TANKS] });
    expect(threatTo(g, 'german').strength[hex('1906')]).toBe(9);
    expect(threatTo(g, 'allied').strength[hex('2511')]).toBe(0);
  });
});

describe('front and influence', () => {
  it('the front is where the enemy can strike', () => {
    const units = [TANKS, { id: 'uk.gds.5cg', at: '1303' }, { id: 'de.kerutt', at: '2107' }];
    expect(frontLine(layOut({ units }), 'allied')).toEqual([hex('1806')]);
  });

  it('influence fades with the distance', () => {
    const influence = influenceOf(layOut({ units: [TANKS] }), 'allied');
    const [here, beside, beyond, far] = ['1806', '1906', '2007', '2107'].map((name) => influence[hex(name)] ?? 0);
    expect(here).toBe(6);
    expect(here).toBeGreaterThan(beside ?? 0);
    expect(beside).toBeGreaterThan(beyond ?? 0);
    expect([beyond !== 0, far]).toEqual([true, 0]);
  });
});

describe('supply', () => {
  const joes = { '1303/1404': 'intact' } as const;

  it('reaches along the highway as far as nobody bars it', () => {
    expect(suppliedHexes(layOut({ bridges: joes }), 'allied')[hex('2107')]).toBe(1);
    const barred = layOut({ bridges: joes, units: [{ id: 'de.kerutt', at: '1605' }] });
    expect(suppliedHexes(barred, 'allied')[hex('2107')]).toBe(0);
  });

  it('tells where a unit of the enemy would cut it, and where it cannot come', () => {
    const units = [
      { id: 'uk.gds.2ig', at: '2208' },
      { id: 'de.segler', at: '1910' },
    ];
    const cuts = cuttingHexes(layOut({ bridges: joes, units }), unit('uk.gds.2ig'));
    expect(cuts.length).toBeGreaterThan(0);
    expect(cuts).not.toContain(hex('1303'));
    expect(cuttingHexes(layOut({ bridges: joes, units: units.slice(0, 1) }), unit('uk.gds.2ig'))).toEqual([]);
  });

  it('finds those who are surrounded, and not those with a way out', () => {
    const ring = neighboursOf(GRID, hex('2511')).map((at) => nameOf(GRID, at));
    const pieces = ['de.kerutt', 'de.stephan', 'de.vdh1', 'de.segler', 'de.richter', 'de.erdmann1'];
    const around = (count: number) =>
      layOut({
        turn: 9,
        units: [
          { id: 'uk.gds.2ig', at: '2511' },
          ...ring.slice(0, count).map((at, i) => ({ id: pieces[i] ?? '', at })),
        ],
      });
    expect(encircledHexes(around(6), 'allied')).toEqual([hex('2511')]);
    // A ring of units two steps strong at every second hex is closed by its Bonds; one unit is no ring.
    expect(encircledHexes(around(1), 'allied')).toEqual([]);
  });
});
