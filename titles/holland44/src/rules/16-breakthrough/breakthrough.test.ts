import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import {
  advance,
  advanceAfter,
  asked,
  battleOn,
  breakthrough,
  fightOn,
  on,
  type Success,
} from '../../../test/advances.ts';
import { at, bears, refusal, steps } from '../../../test/orders.ts';
import { hex, type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { hexPlace } from '../../state/places.ts';
import { placeUnit } from '../../state/state.ts';
import { partyOf } from '../15-advance/advance-steps.ts';
import { breakthroughRefusal } from './breakthrough.ts';

const IRISH = 'uk.gds.2ig';
const GRENADIERS = 'uk.gds.2gg';
const MOTORIZED = 'uk.gds.5cg';
const INFANTRY = 'uk.50.1d';
const ENGINEERS = 'uk.corps.eng30';
const HOFFMANN = 'de.hoffmann14';
const POLICE = 'de.unk.police';
const ASSIST_1705 = { kind: 'assist', target: '1705' } as const;

/** Guards tanks in 1504 have cleared 1605 on the road to the north. */
const upTheRoad = (units: readonly Piece[], layout: Layout = {}, success: Partial<Success> = {}): Game =>
  advanceAfter(
    { units: [{ id: IRISH, at: '1504' }, { id: GRENADIERS, at: '1504' }, ...units], ...layout },
    { target: '1605', attackers: [IRISH, GRENADIERS], ...success },
  );

/** The tanks, or some of them, in 1605 with one hex used. */
const in1605 = (units: readonly Piece[], layout: Layout = {}, ids: readonly string[] = [IRISH]): Game => {
  const g = upTheRoad(units, layout);
  order(g, advance(ids, '1605'));
  fightOn(g);
  return g;
};

describe('when it is allowed', () => {
  it('[16.1] after a DS or DMR, in the Combat Phase or automatic, not after lesser results', () => {
    const again = (success: Partial<Success>): string =>
      refusal(upTheRoad([{ id: HOFFMANN, at: '1604' }], {}, success), advance([IRISH, GRENADIERS]));
    expect(again({ rate: 'bonus' })).toBe('legal');
    expect(again({ rate: 'bonus', battle: { occasion: 'automatic' } })).toBe('legal');
    expect(again({ rate: 'normal' })).toBe('16.1');
    expect(again({ rate: 'bonus', battle: { occasion: 'breakthrough' } })).toBe('16.1');
  });

  it('[16.1] against any enemy next to the group, the attacked and retreated ones too', () => {
    const g = in1605([{ id: HOFFMANN, at: '1705', states: ['was-attacked', 'retreated'] }]);
    expect(refusal(g, breakthrough('1705'))).toBe('legal');
    expect(refusal(g, breakthrough('1606'))).toBe('16.1');
    expect(refusal(g, breakthrough('1806'))).toBe('16.3.5');
  });

  it('[6.4.2] [16.2] overstacked units and those merely stacked may advance but not break through', () => {
    const pieces = [
      { id: MOTORIZED, at: '1504' },
      { id: HOFFMANN, at: '1705' },
    ];
    const g = upTheRoad(pieces);
    order(g, advance(MOTORIZED, '1605'));
    expect(refusal(g, breakthrough('1705'))).toBe('16.2');
    expect(refusal(in1605(pieces), breakthrough('1705'))).toBe('legal');
  });

  it('[16.2] only the first group: the others advance after it', () => {
    const g = in1605([{ id: HOFFMANN, at: '1705' }]);
    order(g, on('1604'));
    order(g, advance(GRENADIERS, '1605'));
    expect(refusal(g, breakthrough('1705'))).toBe('16.2');
    expect(listed(g, 'breakthrough')).toEqual([]);
  });
});

describe('the Breakthrough Group', () => {
  /** As printed: A in 1505 and B in 1606 have beaten the first enemy in 1605; the second stands in 1705. */
  const twoStacks = (rate: Success['rate'] = 'bonus'): Game =>
    advanceAfter(
      {
        units: [
          { id: IRISH, at: '1505' },
          { id: GRENADIERS, at: '1606' },
          { id: INFANTRY, at: '1505' },
          { id: HOFFMANN, at: '1705' },
        ],
        dice: [3],
      },
      { target: '1605', attackers: [IRISH, GRENADIERS], rate: rate ?? 'bonus' },
    );

  it('[16.2] forms in the vacated hex for one hex in all', () => {
    const g = twoStacks();
    order(g, advance([IRISH, GRENADIERS], '1605'));
    expect(decision(g)?.about).toMatchObject({ units: [IRISH, GRENADIERS], at: '1605', used: 1 });
    order(g, breakthrough('1705'));
    fightOn(g);
    // A DMR: the enemy is gone, and both hexes are used.
    expect(asked(g)).toBe('occupy');
    order(g, { kind: 'enter' });
    fightOn(g);
    expect([at(g, IRISH), at(g, GRENADIERS), asked(g)]).toEqual(['1705', '1705', 'advance']);
  });

  it('[16.2] not in another hex, nor after a Normal Advance, nor with units that took no part', () => {
    expect(refusal(twoStacks(), advance([IRISH, GRENADIERS], '1606'))).toBe('16.2');
    expect(refusal(twoStacks('normal'), advance([IRISH, GRENADIERS], '1605'))).toBe('16.2');
    expect(refusal(twoStacks(), advance([INFANTRY, GRENADIERS], '1605'))).toBe('16.2');
  });

  it('[16.2] or one unit picks up another on its way', () => {
    const g = twoStacks();
    order(g, advance(IRISH, '1606'));
    expect(refusal(g, { kind: 'pick-up', units: [INFANTRY] })).toBe('16.2');
    order(g, { kind: 'pick-up', units: [GRENADIERS] });
    expect(decision(g)?.about).toMatchObject({ units: [IRISH, GRENADIERS], at: '1606', used: 1 });
    order(g, breakthrough('1705'));
    fightOn(g);
    order(g, { kind: 'stay' });
    // Both hexes are used.
    expect([at(g, IRISH), at(g, GRENADIERS), asked(g)]).toEqual(['1606', '1606', 'advance']);
    expect(refusal(g, advance(GRENADIERS, '1605'))).toBe('15.1');
  });

  it('[16.2] may attack from where it stands, if somebody is next to it', () => {
    const g = twoStacks();
    expect(refusal(g, advance(GRENADIERS))).toBe('legal');
    expect(refusal(g, advance(IRISH))).toBe('16.3.5');
    order(g, advance(GRENADIERS));
    expect(decision(g)?.about).toMatchObject({ at: '1606', used: 0 });
    expect(refusal(g, breakthrough('1705'))).toBe('legal');
  });
});

describe('cost and procedure', () => {
  it('[16.3.1] example H: two hexes up the road, the third for the attack, and into the vacated hex for nothing', () => {
    const g = upTheRoad(
      [
        { id: HOFFMANN, at: '1806' },
        { id: 'de.kerutt', at: '1906', states: ['full-retreat'] },
      ],
      { turn: 1, dice: [4] },
    );
    order(g, advance(IRISH, '1605', '1705'));
    order(g, breakthrough('1806'));
    fightOn(g);
    // 9 to 2 on a four: A1/D1.
    expect([steps(g, IRISH), at(g, HOFFMANN)]).toEqual([2, 'eliminated']);
    order(g, { kind: 'enter' });
    fightOn(g);
    expect(at(g, IRISH)).toBe('1806');
    expect(at(g, 'de.kerutt')).not.toBe('1906');
    expect(asked(g)).toBe('advance');
    expect(refusal(g, advance(GRENADIERS, '1605', '1705'))).toBe('legal');
  });

  it('[16.3.1] without a hex left there is no attack', () => {
    const g = advanceAfter(
      {
        units: [
          { id: INFANTRY, at: '1504' },
          { id: HOFFMANN, at: '1806' },
        ],
      },
      { target: '1605', attackers: [INFANTRY] },
    );
    order(g, advance(INFANTRY, '1605', '1705'));
    // Nothing was left to ask.
    expect([at(g, INFANTRY), asked(g)]).toEqual(['1705', 'nothing']);
  });

  /** A police company in 1705, and an enemy in 1604 that stands beside 1605. */
  const afterCombat = (die: number): Game => {
    const g = in1605(
      [
        { id: POLICE, at: '1705' },
        { id: 'de.stephan', at: '1604' },
      ],
      { dice: [die] },
    );
    order(g, breakthrough('1705'));
    fightOn(g);
    return g;
  };

  it('[16.3.2] after a DS the group completes its advance, without another Breakthrough Combat', () => {
    const g = afterCombat(6);
    order(g, { kind: 'stay' });
    expect(refusal(g, breakthrough('1604'))).toBe('16.3.2');
    expect(refusal(g, on('1705'))).toBe('legal');
    const entered = afterCombat(6);
    order(entered, { kind: 'enter' });
    order(entered, on('1806'));
    expect(at(entered, IRISH)).toBe('1806');
  });

  it('[16.3.2] after anything less the advance is over, in the vacated hex or before it', () => {
    const g = afterCombat(1);
    expect([steps(g, IRISH), asked(g)]).toEqual([2, 'occupy']);
    order(g, { kind: 'enter' });
    expect([at(g, IRISH), asked(g)]).toEqual(['1705', 'advance']);
  });

  it('[16.3.3] a DS earns no additional hexes', () => {
    const g = afterCombat(6);
    order(g, { kind: 'enter' });
    // One hex is left, by the Road Bonus of the first advance.
    expect(decision(g)?.about).toMatchObject({ used: 2, hexes: 2 });
    expect(refusal(g, on('1704'))).toBe('15.2');
    expect(refusal(g, on('1806', '1906'))).toBe('15.2');
  });

  it('[16.3.4] with the Road Bonus the group is one unit, or one and a Free-Stacking one', () => {
    const along = (...ids: readonly string[]): string | undefined => {
      const g = layOut({ turn: 7, units: [...ids.map((id) => ({ id, at: '1605' })), { id: HOFFMANN, at: '1806' }] });
      const battle = battleOn(g, { target: '1705', attackers: ids });
      const place = hexPlace(hex('1705'));
      for (const id of ids) placeUnit(g, unit(id), place);
      const party = { ...partyOf(battle, 'bonus', ids.map(unit), place), entered: 2, used: 2 };
      return breakthroughRefusal(
        g,
        { ...party, isFirstGroup: true, hasBrokenThrough: false, calledOff: [] },
        hex('1806'),
      )?.rule;
    };
    expect(along(IRISH)).toBeUndefined();
    expect(along(IRISH, ENGINEERS)).toBeUndefined();
    expect(along(IRISH, GRENADIERS)).toBe('16.3.4');
    const two = upTheRoad([{ id: HOFFMANN, at: '1806' }]);
    order(two, advance([IRISH, GRENADIERS], '1605', '1705'));
    expect([at(two, GRENADIERS), asked(two)]).toEqual(['1705', 'nothing']);
  });

  it('[16.3.4] [15.2] the bonus is for an advance that keeps to the road', () => {
    const g = upTheRoad([{ id: HOFFMANN, at: '1706' }]);
    order(g, advance(IRISH, '1605', '1606'));
    expect([at(g, IRISH), asked(g)]).toEqual(['1606', 'advance']);
    const onRoad = upTheRoad([{ id: HOFFMANN, at: '1706' }]);
    order(onRoad, advance(IRISH, '1605', '1705'));
    expect(refusal(onRoad, breakthrough('1706'))).toBe('legal');
  });
});

describe('restrictions', () => {
  const GUARDS = 'uk.gds.1gg';

  it('[16.3.5] not against a hex that the group could not advance into', () => {
    const across = (id: string): string =>
      refusal(
        advanceAfter(
          {
            units: [
              { id, at: '1706' },
              { id: HOFFMANN, at: '1707' },
            ],
          },
          { target: '1705', attackers: [id] },
        ),
        advance(id),
      );
    // A Minor River without a bridge, as the first hex.
    expect(across(GUARDS)).toBe('legal');
    expect(across(IRISH)).toBe('16.2');
    const second = advanceAfter(
      {
        units: [
          { id: GUARDS, at: '1705' },
          { id: HOFFMANN, at: '1707' },
        ],
      },
      { target: '1706', attackers: [GUARDS] },
    );
    order(second, advance(GUARDS, '1706'));
    expect(refusal(second, breakthrough('1707'))).toBe('16.3.5');
  });

  it('[16.3.5] [15.5.2] an enemy ZOC in both hexes does not stop it, as at Eindhoven; it stops a mere advance', () => {
    const beside = in1605([
      { id: HOFFMANN, at: '1705' },
      { id: 'de.stephan', at: '1704' },
    ]);
    expect(refusal(beside, breakthrough('1705'))).toBe('legal');
    const empty = in1605([{ id: 'de.stephan', at: '1704' }]);
    expect(refusal(empty, { kind: 'advance-on', path: ['1705'] })).toBe('15.5.2');
  });

  it('[16.3.5] [23.4] nor across the corps boundary farther than one hex', () => {
    const into1708 = (turn: number): string => {
      const g = advanceAfter(
        {
          turn,
          units: [
            { id: GUARDS, at: '1706' },
            { id: HOFFMANN, at: '1708' },
          ],
        },
        { target: '1707', attackers: [GUARDS] },
      );
      order(g, advance(GUARDS, '1707'));
      return asked(g) === 'advance-on' ? refusal(g, breakthrough('1708')) : 'nothing left';
    };
    expect([into1708(6), into1708(7)]).toEqual(['16.3.5', 'legal']);
  });

  it('[16.3.5] Road Congestion: no units in the hex that took no part', () => {
    const from1606 = (attackers: readonly string[]): string => {
      const g = advanceAfter(
        {
          units: [
            { id: IRISH, at: '1505' },
            { id: INFANTRY, at: '1606' },
            { id: HOFFMANN, at: '1706' },
          ],
        },
        { target: '1605', attackers },
      );
      order(g, advance(IRISH, '1606'));
      return refusal(g, breakthrough('1706'));
    };
    expect(from1606([IRISH])).toBe('16.3.5');
    expect(from1606([IRISH, INFANTRY])).toBe('legal');
  });

  it('[6.4.2] no more units attack together than may stack', () => {
    const third = (id: string): string => {
      const g = advanceAfter(
        { units: [IRISH, GRENADIERS, id].map((one) => ({ id: one, at: '1504' })).concat({ id: HOFFMANN, at: '1604' }) },
        { target: '1605', attackers: [IRISH, GRENADIERS, id] },
      );
      return refusal(g, advance([IRISH, GRENADIERS, id]));
    };
    expect(third(ENGINEERS)).toBe('legal');
    expect(third(MOTORIZED)).not.toBe('legal');
  });

  it('[16.3.5] never across an unbridged Canal or Major River', () => {
    const canal = advanceAfter(
      {
        units: [
          { id: INFANTRY, at: '1304' },
          { id: HOFFMANN, at: '1405' },
          { id: 'de.kerutt', at: '1303' },
        ],
      },
      { target: '1305', attackers: [INFANTRY] },
    );
    order(canal, advance(INFANTRY));
    expect(refusal(canal, breakthrough('1405'))).toBe('16.3.5');
    expect(refusal(canal, breakthrough('1303'))).toBe('legal');
  });

  it('[9.3] [16.3.5] a bridge blown before the attack calls it off, and the hex is not paid', () => {
    const g = advanceAfter(
      {
        units: [
          { id: INFANTRY, at: '4716' },
          { id: HOFFMANN, at: '4817' },
        ],
        dice: [6],
      },
      { target: '4816', attackers: [INFANTRY] },
    );
    order(g, advance(INFANTRY, '4816'));
    order(g, { kind: 'hold' });
    order(g, breakthrough('4817'));
    order(g, { kind: 'blow' });
    expect(decision(g)?.about).toMatchObject({ at: '4816', used: 1 });
    expect(refusal(g, breakthrough('4817'))).toBe('16.3.5');
  });

  it('[24.2] no Breakthrough Combat out of a hex with a Traffic marker', () => {
    const enemy = [{ id: HOFFMANN, at: '1705' }];
    expect(asked(in1605(enemy, { traffic: ['1605'] }))).toBe('advance');
    expect(asked(in1605(enemy, { traffic: ['1606'] }))).toBe('advance-on');
  });

  it('[16.4] a unit that has retreated is not eliminated by retreating again', () => {
    const g = in1605([{ id: 'de.kerutt', at: '1705', steps: 1, states: ['retreated'] }], { dice: [3] }, [
      IRISH,
      GRENADIERS,
    ]);
    order(g, breakthrough('1705'));
    fightOn(g);
    expect(asked(g)).toBe('occupy');
    expect(['1705', 'eliminated']).not.toContain(at(g, 'de.kerutt'));
  });
});

describe('Unknown units', () => {
  const meets = (face: string, ...dice: readonly number[]): Game => {
    const g = in1605([], { unknown: ['1705', '1806'], dice: [face, ...dice] });
    order(g, breakthrough('1705'));
    fightOn(g);
    order(g, { kind: 'enter' });
    fightOn(g);
    return g;
  };

  it('[25.3.5] a lone Garrison costs the hex entered, and the advance goes on with its Breakthrough Combat', () => {
    const g = meets('de.unk.garrison1');
    expect([at(g, IRISH), asked(g)]).toEqual(['1705', 'advance-on']);
    expect(decision(g)?.about).toMatchObject({ used: 2 });
    expect(refusal(g, breakthrough('1806'))).toBe('legal');
  });

  it('[25.3.5] any other Unknown unit is the one Breakthrough Combat', () => {
    const g = meets(POLICE, 6);
    expect([at(g, IRISH), asked(g)]).toEqual(['1705', 'advance-on']);
    expect(refusal(g, breakthrough('1806'))).toBe('16.3.2');
  });
});

describe('assisting another attack', () => {
  const besides = (...pieces: readonly Piece[]): Game => in1605([{ id: HOFFMANN, at: '1705' }, ...pieces]);

  it('[16.5] the group pays a hex and waits beside a hex that others can attack', () => {
    const g = besides({ id: INFANTRY, at: '1706' });
    order(g, ASSIST_1705);
    expect(bears(g, IRISH, 'assisting')).toBe(true);
    expect(asked(g)).toBe('advance');
    expect(refusal(g, advance(IRISH, '1604'))).toBe('15.1');
    expect(refusal(g, advance(GRENADIERS, '1505'))).toBe('legal');
    expect(g.events.at(-1)).toMatchObject({ kind: 'assisting', target: '1705' });
  });

  it('[16.5] not if nobody else can attack it, or it has been attacked', () => {
    expect(refusal(besides(), ASSIST_1705)).toBe('16.5');
    expect(refusal(besides({ id: INFANTRY, at: '1706', states: ['has-attacked'] }), ASSIST_1705)).toBe('16.5');
    const attacked = in1605([
      { id: HOFFMANN, at: '1705', states: ['was-attacked'] },
      { id: INFANTRY, at: '1706' },
    ]);
    expect(refusal(attacked, ASSIST_1705)).toBe('9.1');
  });

  it('[16.5] [16.3.5] Road Congestion holds for it too', () => {
    const g = upTheRoad([
      { id: HOFFMANN, at: '1705' },
      { id: INFANTRY, at: '1606' },
    ]);
    order(g, advance(IRISH, '1605', '1606'));
    expect([at(g, IRISH), asked(g)]).toEqual(['1606', 'advance']);
    const alone = upTheRoad([
      { id: HOFFMANN, at: '1705' },
      { id: INFANTRY, at: '1706' },
      { id: MOTORIZED, at: '1505' },
    ]);
    order(alone, advance(IRISH, '1505'));
    expect(refusal(alone, { kind: 'assist', target: '1705' })).toBe('16.3.5');
  });

  it('[16.5] those who assisted may enter the vacated hex and stop, nothing else', () => {
    const g = upTheRoad([{ id: HOFFMANN, at: '1604' }], {}, { battle: { assisting: [unit(IRISH)] } });
    expect(refusal(g, advance(IRISH, '1604'))).toBe('16.5');
    expect(refusal(g, advance(IRISH, '1505'))).toBe('16.5');
    expect(refusal(g, advance(IRISH, '1605', '1705'))).toBe('16.5');
    expect(refusal(g, advance(IRISH))).toBe('16.5');
    expect(refusal(g, advance(GRENADIERS, '1605', '1705'))).toBe('legal');
    order(g, advance(IRISH, '1605'));
    expect([at(g, IRISH), asked(g)]).toEqual(['1605', 'advance']);
  });
});
