import { describe, expect, it } from 'vitest';
import { hex, layOut, type Piece } from '../test/table.ts';
import { suppliedHexes, threatTo } from './threat-map.ts';

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

  it('lets the map of one side alone when the sides are swapped', () => {
    const g = layOut({ units: [TANKS] });
    expect(threatTo(g, 'german').strength[hex('1906')]).toBe(9);
    expect(threatTo(g, 'allied').strength[hex('2511')]).toBe(0);
  });
});

describe('supply', () => {
  const joes = { '1303/1404': 'intact' } as const;

  it('reaches along the highway as far as nobody bars it', () => {
    expect(suppliedHexes(layOut({ bridges: joes }), 'allied')[hex('2107')]).toBe(1);
    const barred = layOut({ bridges: joes, units: [{ id: 'de.kerutt', at: '1605' }] });
    expect(suppliedHexes(barred, 'allied')[hex('2107')]).toBe(0);
  });
});
