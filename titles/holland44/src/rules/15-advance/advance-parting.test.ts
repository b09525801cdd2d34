import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { advance, advanceAfter, asked, breakthrough, fightOn, on, type Success } from '../../../test/advances.ts';
import { at, bears, refusal, steps } from '../../../test/orders.ts';
import { hexside, listed, order, type Piece, unit } from '../../../test/table.ts';

const IRISH = 'uk.gds.2ig';
const GRENADIERS = 'uk.gds.2gg';
const MOTORIZED = 'uk.gds.5cg';
const INFANTRY = 'uk.50.1d';
const COMPANY = 'bd.uk.inf.A';
const SQUADRON = 'bd.uk.armd.A';

/** Guards in 1504 have cleared 1605 on the road to the north. */
const upTheRoad = (units: readonly Piece[] = [], success: Partial<Success> = {}): Game =>
  advanceAfter(
    { units: [{ id: IRISH, at: '1504' }, { id: GRENADIERS, at: '1504' }, ...units] },
    { target: '1605', attackers: [IRISH, GRENADIERS], ...success },
  );

const part = (...units: readonly string[]) => ({ kind: 'part', units });

describe('parting', () => {
  it('[15.1] units that set out together may go on apart, each with what is left to it', () => {
    const g = upTheRoad();
    order(g, advance([IRISH, GRENADIERS], '1605'));
    // [15.4] Not both of them by the Road Bonus.
    expect(refusal(g, on('1705', '1806'))).toBe('15.4');
    order(g, part(GRENADIERS));
    expect(decision(g)?.about).toMatchObject({ units: [IRISH], at: '1605', used: 1 });
    order(g, on('1705', '1806'));
    expect(decision(g)?.about).toMatchObject({ units: [GRENADIERS], at: '1605', used: 1 });
    expect(refusal(g, on('1705', '1806', '1906'))).toBe('15.2');
    order(g, on('1705'));
    order(g, { kind: 'halt' });
    expect([at(g, IRISH), at(g, GRENADIERS), asked(g)]).toEqual(['1806', '1705', 'nothing']);
  });

  it('[15.1] not all of them, no strangers, and nobody before the party has set out', () => {
    const g = upTheRoad([
      { id: MOTORIZED, at: '1504' },
      { id: 'de.hoffmann14', at: '1604' },
    ]);
    order(g, advance([IRISH, GRENADIERS], '1605'));
    expect(refusal(g, part(IRISH))).toBe('legal');
    expect(refusal(g, part(IRISH, GRENADIERS))).toBe('15.1');
    expect(refusal(g, part(MOTORIZED))).toBe('15.1');
    expect(refusal(g, { kind: 'part' })).toBe('15.1');
    const standing = upTheRoad([{ id: 'de.hoffmann14', at: '1604' }]);
    order(standing, advance([IRISH, GRENADIERS]));
    expect(refusal(standing, part(IRISH))).toBe('15.1');
    expect(listed(standing, 'part')).toEqual([]);
  });

  it('[16.2] whoever has parted is picked up no more and breaks through no more', () => {
    const g = upTheRoad([{ id: 'de.hoffmann14', at: '1705' }]);
    order(g, advance([IRISH, GRENADIERS], '1605'));
    expect(refusal(g, breakthrough('1705'))).toBe('legal');
    order(g, part(GRENADIERS));
    expect(refusal(g, { kind: 'pick-up', units: [GRENADIERS] })).toBe('16.2');
    order(g, { kind: 'halt' });
    expect(decision(g)?.about).toMatchObject({ units: [GRENADIERS] });
    expect(refusal(g, breakthrough('1705'))).toBe('16.2');
  });
});

describe('units in trouble', () => {
  it.each([['engaged'], ['scattered'], ['spent'], ['out-of-supply'], ['dismounted']] as const)(
    '[11.5.1] [14.1.1] [15.1] advance at the normal rate: %s',
    (state) => {
      const g = upTheRoad([{ id: MOTORIZED, at: '1504', states: [state] }]);
      expect(refusal(g, advance(MOTORIZED, '1605', '1705'))).toBe('legal');
    },
  );

  it.each([['disrupted'], ['full-retreat']] as const)('[14.2] [15.1] do not advance: %s', (state) => {
    const g = upTheRoad([{ id: MOTORIZED, at: '1504', states: [state] }]);
    expect(refusal(g, advance(MOTORIZED, '1605'))).toBe('15.1');
  });
});

describe('the ways that are listed', () => {
  it('[15.2] of two equally long the one by road, which leaves the Road Bonus open', () => {
    const g = advanceAfter({ units: [{ id: MOTORIZED, at: '1310' }] }, { target: '1309', attackers: [MOTORIZED] });
    const ways = listed(g, 'advance').map(({ path }) => path);
    expect(ways).toContainEqual(['1410', '1510']);
    expect(ways).not.toContainEqual(['1411', '1510']);
    // The other one is as legal.
    expect(refusal(g, advance(MOTORIZED, '1411', '1510'))).toBe('legal');
  });
});

describe('breaking down', () => {
  const breakOff = (id: string, as: string) => ({ kind: 'break-down', unit: id, as });

  it('[21.3] after its advance, too; the part has used it up like the parent', () => {
    const g = upTheRoad();
    order(g, advance(IRISH, '1605', '1705', '1806'));
    expect(asked(g)).toBe('advance');
    expect(refusal(g, breakOff(MOTORIZED, COMPANY))).toBe('21.3');
    order(g, breakOff(IRISH, SQUADRON));
    expect([steps(g, IRISH), at(g, SQUADRON)]).toEqual([2, '1806']);
    expect(refusal(g, advance(SQUADRON, '1805'))).toBe('15.1');
  });

  it('[21.1] the counter of a unit lost in this combat begins anew: its part is its new parent’s', () => {
    const splits = (parent: string, as: string): Game => {
      const attackers = [IRISH, GRENADIERS, COMPANY, SQUADRON].map((id) => ({
        unit: unit(id),
        over: hexside('1504/1605'),
      }));
      const pieces = [
        { id: MOTORIZED, at: '1504' },
        { id: 'de.hoffmann14', at: '1705' },
      ];
      const g = upTheRoad(pieces, { battle: { attackers } });
      order(g, breakOff(parent, as));
      order(g, advance(as, '1605'));
      return g;
    };
    // The company's new parent was only stacked with the attackers.
    expect(refusal(splits(MOTORIZED, COMPANY), breakthrough('1705'))).toBe('16.2');
    expect(refusal(splits(IRISH, SQUADRON), breakthrough('1705'))).toBe('legal');
  });
});

describe('Entry Areas', () => {
  it('[19.3.1] whoever has advanced into one does not come out of it in the same phase', () => {
    const g = advanceAfter(
      {
        units: [
          { id: INFANTRY, at: '1601' },
          { id: 'uk.50.2d', at: '1601' },
        ],
      },
      { target: '1602', attackers: [INFANTRY] },
    );
    order(g, advance('uk.50.2d', 'A'));
    expect([bears(g, 'uk.50.2d', 'changed-area'), bears(g, INFANTRY, 'changed-area')]).toEqual([true, false]);
    fightOn(g);
    order(g, advance(INFANTRY, '1602'));
    expect(bears(g, INFANTRY, 'changed-area')).toBe(false);
  });
});
