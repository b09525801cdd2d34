import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { advance, advanceAfter, asked, breakthrough, fightOn, on, type Success } from '../../../test/advances.ts';
import { at, bears, refusal } from '../../../test/orders.ts';
import { listed, order, type Piece, unit } from '../../../test/table.ts';

const IRISH = 'uk.gds.2ig';
const GRENADIERS = 'uk.gds.2gg';
const MOTORIZED = 'uk.gds.5cg';
const INFANTRY = 'uk.50.1d';
const ENGINEERS = 'uk.corps.eng30';
const HOFFMANN = 'de.hoffmann14';

/** Guards in 1504 have cleared 1605; the tanks have come up to it. */
const in1605 = (units: readonly Piece[], dice: readonly number[] = [], ids = [IRISH, GRENADIERS]): Game => {
  const g = advanceAfter(
    { units: [{ id: IRISH, at: '1504' }, { id: GRENADIERS, at: '1504' }, ...units], dice },
    { target: '1605', attackers: [IRISH, GRENADIERS] },
  );
  order(g, advance(ids, '1605'));
  fightOn(g);
  return g;
};

const enter = (...units: readonly string[]) => ({ kind: 'enter', ...(units.length === 0 ? {} : { units }) });

describe('the hex that a Breakthrough has cleared', () => {
  const cleared = (die: number): Game => {
    const g = in1605([{ id: 'de.unk.police', at: '1705' }], [die]);
    order(g, breakthrough('1705'));
    fightOn(g);
    return g;
  };

  it('[16.3.1] of three units each alone, or any two, are listed', () => {
    const three = [IRISH, GRENADIERS, ENGINEERS];
    const g = advanceAfter(
      { units: [...three.map((id) => ({ id, at: '1504' })), { id: 'de.unk.police', at: '1705' }], dice: [6] },
      { target: '1605', attackers: three },
    );
    order(g, advance(three, '1605'));
    order(g, breakthrough('1705'));
    fightOn(g);
    expect(asked(g)).toBe('occupy');
    expect(listed(g, 'enter').map(({ units }) => units)).toEqual([
      undefined,
      [IRISH],
      [GRENADIERS],
      [ENGINEERS],
      [GRENADIERS, ENGINEERS],
      [IRISH, ENGINEERS],
      [IRISH, GRENADIERS],
    ]);
  });

  it('[16.3.1] is entered by all, by none or by some of the group, and by nobody else', () => {
    const g = cleared(6);
    expect(asked(g)).toBe('occupy');
    for (const choice of [enter(), enter(IRISH), enter(GRENADIERS), enter(IRISH, GRENADIERS), { kind: 'stay' }]) {
      expect(refusal(g, choice)).toBe('legal');
    }
    for (const choice of [enter(MOTORIZED), enter('nobody'), { kind: 'stay', units: [IRISH] }, { kind: 'halt' }]) {
      expect(refusal(g, choice)).toBe('16.3.1');
    }
    expect(listed(g, 'enter')).toEqual([enter(), enter(IRISH), enter(GRENADIERS)]);
  });

  it('[16.3.2] after a DS those who stay behind complete their advance later', () => {
    const g = cleared(6);
    order(g, enter(IRISH));
    // One hex is left by the Road Bonus, to each of them alone.
    expect(decision(g)?.about).toMatchObject({ units: [IRISH], at: '1705', used: 2 });
    order(g, on('1806'));
    expect(decision(g)?.about).toMatchObject({ units: [GRENADIERS], at: '1605', used: 2 });
    order(g, on('1705'));
    expect([at(g, IRISH), at(g, GRENADIERS), asked(g)]).toEqual(['1806', '1705', 'nothing']);
  });

  it('[16.3.2] after anything less they do not', () => {
    const g = cleared(1);
    order(g, enter(IRISH));
    expect([at(g, IRISH), at(g, GRENADIERS), asked(g)]).toEqual(['1705', '1605', 'nothing']);
  });

  it('[15.1] a unit lost in the Breakthrough Combat is not asked for again', () => {
    const g = advanceAfter(
      {
        units: [
          { id: ENGINEERS, at: '1504' },
          { id: MOTORIZED, at: '1504' },
          { id: 'de.kerutt', at: '1705' },
        ],
        dice: [1],
      },
      { target: '1605', attackers: [ENGINEERS, MOTORIZED] },
    );
    order(g, advance(ENGINEERS, '1605'));
    order(g, breakthrough('1705'));
    fightOn(g);
    expect([at(g, ENGINEERS), asked(g)]).toEqual(['eliminated', 'advance']);
    expect(decision(g)?.about?.units).toEqual([MOTORIZED]);
    expect(refusal(g, advance(ENGINEERS, '1605'))).toBe('15.1');
    expect(listed(g, 'advance').filter(({ units }) => String(units).includes(ENGINEERS))).toEqual([]);
  });
});

describe('where the group stands', () => {
  /** The Irish come up two hexes of road to a unit that attacked 1605 from the other side. */
  const beside = (id: string, enemy = '1806'): Game => {
    const g = advanceAfter(
      {
        units: [
          { id: IRISH, at: '1504' },
          { id, at: '1705' },
          { id: HOFFMANN, at: enemy },
          { id: INFANTRY, at: '1805' },
        ],
      },
      { target: '1605', attackers: [IRISH, id] },
    );
    order(g, advance(IRISH, '1605', '1705'));
    fightOn(g);
    return g;
  };

  it('[15.4] [16.3.4] it pays by the Road Bonus only where it might end its advance', () => {
    expect(refusal(beside(ENGINEERS), breakthrough('1806'))).toBe('legal');
    expect(refusal(beside(MOTORIZED), breakthrough('1806'))).toBe('15.4');
    expect(refusal(beside(ENGINEERS), { kind: 'assist', target: '1806' })).toBe('legal');
    expect(refusal(beside(MOTORIZED), { kind: 'assist', target: '1806' })).toBe('15.4');
  });

  it('[15.4] [16.2] nor with those it has picked up, unless one of them stacks for free', () => {
    const g = beside(ENGINEERS);
    order(g, { kind: 'pick-up', units: [ENGINEERS] });
    expect(refusal(g, breakthrough('1806'))).toBe('legal');
    const two = beside(MOTORIZED);
    order(two, { kind: 'pick-up', units: [MOTORIZED] });
    // Nothing was left to ask.
    expect([at(two, IRISH), asked(two)]).toEqual(['1705', 'nothing']);
  });

  it('[6.1] nor out of a hex that a part split off has filled beyond the limit', () => {
    const g = in1605([{ id: HOFFMANN, at: '1705' }]);
    expect(refusal(g, breakthrough('1705'))).toBe('legal');
    order(g, { kind: 'break-down', unit: IRISH, as: 'bd.uk.armd.A' });
    expect(refusal(g, breakthrough('1705'))).toBe('6.1');
    expect(refusal(g, { kind: 'halt' })).toBe('6.1');
  });
});

describe('who goes before it', () => {
  it('[16.2] units merely stacked with the attackers may, those who took part may not', () => {
    const after = (id: string): string => {
      const g = advanceAfter(
        {
          units: [
            { id: IRISH, at: '1504' },
            { id: GRENADIERS, at: '1504' },
            { id: MOTORIZED, at: '1504' },
            { id: HOFFMANN, at: '1604' },
          ],
        },
        { target: '1605', attackers: [IRISH, GRENADIERS] },
      );
      // [16.3.5] Road Congestion.
      expect(refusal(g, advance(IRISH))).toBe('16.3.5');
      order(g, advance(id, '1505'));
      order(g, { kind: 'halt' });
      return refusal(g, advance(IRISH));
    };
    expect(after(MOTORIZED)).toBe('legal');
    expect(after(GRENADIERS)).toBe('16.2');
  });
});

describe('picking up in a full hex', () => {
  /** Another stack in 1505 has attacked 1605 too; the Irish come from 1504. */
  const full = (attackers: readonly string[]): Game =>
    advanceAfter(
      {
        units: [
          { id: IRISH, at: '1504' },
          { id: GRENADIERS, at: '1505' },
          { id: MOTORIZED, at: '1505' },
        ],
      },
      { target: '1605', attackers: [IRISH, ...attackers] },
    );

  it('[6.1] [16.2] a party may come into a full hex to pick somebody up there, but not halt in it', () => {
    const g = full([GRENADIERS, MOTORIZED]);
    order(g, advance(IRISH, '1505'));
    expect(refusal(g, { kind: 'halt' })).toBe('6.1');
    order(g, { kind: 'pick-up', units: [GRENADIERS] });
    expect(refusal(g, { kind: 'halt' })).toBe('6.1');
    order(g, on('1605'));
    fightOn(g);
    expect([at(g, IRISH), at(g, GRENADIERS), at(g, MOTORIZED)]).toEqual(['1605', '1605', '1505']);
  });

  it('[6.1] [16.2] it may not if nobody there took part in the attack', () => {
    expect(refusal(full([]), advance(IRISH, '1505'))).toBe('6.1');
    expect(refusal(full([GRENADIERS]), advance(IRISH, '1505'))).toBe('legal');
  });
});

describe('forming and helping', () => {
  it('[16.5] those who assisted form no group in the vacated hex', () => {
    const twoStacks = (success: Partial<Success>): string =>
      refusal(
        advanceAfter(
          {
            units: [
              { id: IRISH, at: '1505' },
              { id: GRENADIERS, at: '1606' },
            ],
          },
          { target: '1605', attackers: [IRISH, GRENADIERS], ...success },
        ),
        advance([IRISH, GRENADIERS], '1605'),
      );
    expect(twoStacks({})).toBe('legal');
    expect(twoStacks({ battle: { assisting: [unit(IRISH)] } })).toBe('16.2');
  });

  it('[16.5] all of a group that can attack help', () => {
    const g = in1605([
      { id: HOFFMANN, at: '1705' },
      { id: INFANTRY, at: '1706' },
    ]);
    order(g, { kind: 'assist', target: '1705' });
    expect([IRISH, GRENADIERS, INFANTRY].map((id) => bears(g, id, 'assisting'))).toEqual([true, true, false]);
  });
});

describe('units in Full Retreat', () => {
  it('[14.3.1] [16.4] beside a group that has not moved they are attacked, for they have given way to nobody', () => {
    const g = advanceAfter(
      {
        units: [
          { id: IRISH, at: '1504' },
          { id: 'de.kerutt', at: '1604', states: ['full-retreat'] },
        ],
        dice: [3],
      },
      { target: '1605', attackers: [IRISH] },
    );
    order(g, advance(IRISH));
    order(g, breakthrough('1604'));
    fightOn(g);
    expect(at(g, 'de.kerutt')).not.toBe('1604');
    expect(asked(g)).toBe('occupy');
  });

  it('[14.3.1] [16.4] when the group comes up to them they are gone before it can attack', () => {
    const g = in1605([{ id: 'de.kerutt', at: '1705', states: ['full-retreat'] }]);
    expect(at(g, 'de.kerutt')).not.toBe('1705');
    expect(refusal(g, breakthrough('1705'))).toBe('16.1');
    expect(refusal(g, on('1705'))).toBe('legal');
  });
});

describe('a bridge beside another', () => {
  it('[9.3] an attack called off when one is blown is not made again; the hex is not paid', () => {
    const g = advanceAfter(
      {
        units: [
          { id: INFANTRY, at: '6122' },
          { id: HOFFMANN, at: '6124' },
        ],
        dice: [6],
      },
      { target: '6123', attackers: [INFANTRY] },
    );
    order(g, advance(INFANTRY, '6123'));
    order(g, { kind: 'hold' });
    order(g, breakthrough('6124'));
    // The railway bridge goes; the road bridge at Westervoort cannot.
    order(g, { kind: 'blow' });
    expect(asked(g)).toBe('attack-or-cancel');
    order(g, { kind: 'cancel' });
    expect(decision(g)?.about).toMatchObject({ at: '6123', used: 1 });
    expect(refusal(g, breakthrough('6124'))).toBe('9.3');
    expect(listed(g, 'breakthrough')).toEqual([]);
  });
});
