import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { advance, advanceAfter, asked, battleOn, fightOn, on } from '../../../test/advances.ts';
import { at, demolish, refusal, steps } from '../../../test/orders.ts';
import { hexside, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import type { AdvanceRate } from '../../state/battle.ts';
import { placeName } from '../../state/places.ts';
import { advanceEnds } from './advance-reach.ts';
import { couldEnterTarget } from './advance-units.ts';

const IRISH = 'uk.gds.2ig';
const GRENADIERS = 'uk.gds.2gg';
const MOTORIZED = 'uk.gds.5cg';
const INFANTRY = 'uk.50.1d';
const ENGINEERS = 'uk.corps.eng30';

/** Guards in 1504 have cleared 1605 on the road to the north. */
const upTheRoad = (rate: AdvanceRate, units: readonly Piece[] = [], attackers: readonly string[] = []): Game =>
  advanceAfter(
    { units: [{ id: IRISH, at: '1504' }, { id: GRENADIERS, at: '1504' }, ...units] },
    { target: '1605', attackers: [IRISH, GRENADIERS, ...attackers], rate },
  );

describe('who advances', () => {
  it('[15.1] those who attacked and those stacked with them, the overstacked too, but nobody beside them', () => {
    const g = upTheRoad('normal', [
      { id: MOTORIZED, at: '1504' },
      { id: INFANTRY, at: '1505' },
    ]);
    expect(refusal(g, advance(IRISH, '1605'))).toBe('legal');
    expect(refusal(g, advance(MOTORIZED, '1605'))).toBe('legal');
    expect(refusal(g, advance(INFANTRY, '1605'))).toBe('15.1');
  });

  it('[15.1] whoever was stacked with the attackers may go although they have left', () => {
    const g = upTheRoad('normal', [{ id: MOTORIZED, at: '1504' }]);
    order(g, advance([IRISH, GRENADIERS], '1605'));
    expect(asked(g)).toBe('advance');
    expect(refusal(g, advance(MOTORIZED, '1505'))).toBe('legal');
  });

  it('[15.1] never Artillery, Supply Heads, units out of Good Order or those of another attack', () => {
    const g = upTheRoad('normal', [
      { id: 'uk.gds.arty', at: '1504' },
      { id: 'uk.1abn.supply', at: '1504' },
      { id: MOTORIZED, at: '1504', states: ['disrupted'] },
      { id: INFANTRY, at: '1504', states: ['has-attacked'] },
      { id: 'uk.50.2d', at: '1504', autoDs: '1503' },
      { id: 'uk.50.1h', at: '1504' },
    ]);
    for (const id of ['uk.gds.arty', 'uk.1abn.supply', MOTORIZED, INFANTRY, 'uk.50.2d']) {
      expect(refusal(g, advance(id, '1604'))).toBe('15.1');
    }
    expect(refusal(g, advance('uk.50.1h', '1604'))).toBe('legal');
  });

  it('[15.1] each unit once, and nobody must', () => {
    const g = upTheRoad('normal');
    order(g, advance(IRISH, '1505'));
    expect(refusal(g, advance(IRISH, '1605'))).toBe('15.1');
    order(g, { kind: 'end-advance' });
    expect(asked(g)).toBe('nothing');
    expect(at(g, GRENADIERS)).toBe('1504');
  });

  it('[15.1] the stacking limit counts at the end of each advance, not on the way', () => {
    const g = upTheRoad('bonus', [{ id: MOTORIZED, at: '1504' }]);
    order(g, advance([IRISH, GRENADIERS], '1605'));
    order(g, { kind: 'halt' });
    expect(refusal(g, advance(MOTORIZED, '1605'))).toBe('6.1');
    expect(refusal(g, advance(MOTORIZED, '1605', '1705'))).toBe('legal');
  });

  it('[8.7] after an Automatic DS only the marked units advance', () => {
    const g = advanceAfter(
      {
        units: [
          { id: IRISH, at: '1504', autoDs: '1605' },
          { id: MOTORIZED, at: '1504' },
        ],
      },
      { target: '1605', attackers: [IRISH], battle: { occasion: 'automatic' } },
    );
    expect(refusal(g, advance(IRISH, '1605'))).toBe('legal');
    expect(refusal(g, advance(MOTORIZED, '1605'))).toBe('8.7');
  });

  it('[15.6] a unit with a Movement Allowance of 0 stays', () => {
    const g = advanceAfter(
      { units: ['de.unk.flak572', 'de.kerutt'].map((id) => ({ id, at: '1605' })) },
      { target: '1604', attackers: ['de.unk.flak572', 'de.kerutt'] },
    );
    expect(refusal(g, advance('de.unk.flak572', '1604'))).toBe('15.6');
    expect(refusal(g, advance('de.kerutt', '1604'))).toBe('legal');
  });
});

describe('how far', () => {
  it('[15.2] a Limited Advance leads into the vacated hex and ends there, roads or not', () => {
    const g = upTheRoad('limited');
    expect(refusal(g, advance(IRISH, '1604'))).toBe('15.2');
    expect(refusal(g, advance(IRISH, '1605', '1705'))).toBe('15.2');
    order(g, advance(IRISH, '1605'));
    expect(asked(g)).toBe('advance');
  });

  it('[15.2] a Normal Advance is one hex, two for Mechanized units along a road', () => {
    const g = upTheRoad('normal', [{ id: INFANTRY, at: '1504' }], [INFANTRY]);
    expect(refusal(g, advance(INFANTRY, '1605'))).toBe('legal');
    expect(refusal(g, advance(INFANTRY, '1605', '1705'))).toBe('15.2');
    expect(refusal(g, advance(IRISH, '1605', '1705'))).toBe('legal');
    expect(refusal(g, advance(IRISH, '1605', '1606'))).toBe('15.2');
    expect(refusal(g, advance(IRISH, '1605', '1705', '1806'))).toBe('15.2');
  });

  it('[15.2] a Bonus Advance is two hexes, three along a road of any kind throughout', () => {
    const g = upTheRoad('bonus', [{ id: INFANTRY, at: '1504' }], [INFANTRY]);
    expect(refusal(g, advance(INFANTRY, '1605', '1705'))).toBe('legal');
    expect(refusal(g, advance(INFANTRY, '1605', '1705', '1806'))).toBe('15.2');
    expect(refusal(g, advance(IRISH, '1605', '1705', '1806'))).toBe('legal');
    // 1705 and 1706 are joined by a minor road, 1604 and 1705 by none.
    expect(refusal(g, advance(IRISH, '1605', '1705', '1706'))).toBe('legal');
    expect(refusal(g, advance(IRISH, '1605', '1606', '1706'))).toBe('15.2');
    expect(refusal(g, advance(IRISH, '1605', '1705', '1806', '1906'))).toBe('15.2');
  });

  it('[15.2] hexes that are left may be used step by step, and no more', () => {
    const g = upTheRoad('bonus');
    order(g, advance(IRISH, '1605'));
    expect(decision(g)?.about).toMatchObject({ at: '1605', used: 1, hexes: 2 });
    order(g, on('1606'));
    expect(asked(g)).toBe('advance');
    expect(at(g, IRISH)).toBe('1606');
  });

  it('[18.4] no Road Bonus Out of Supply', () => {
    const g = advanceAfter(
      { units: [{ id: IRISH, at: '1504', states: ['out-of-supply'] }] },
      { target: '1605', attackers: [IRISH], rate: 'normal' },
    );
    expect(refusal(g, advance(IRISH, '1605'))).toBe('legal');
    expect(refusal(g, advance(IRISH, '1605', '1705'))).toBe('18.4');
  });

  it('[18.6] none for Dismounted infantry', () => {
    const g = advanceAfter(
      { units: [{ id: MOTORIZED, at: '1504', states: ['dismounted'] }] },
      { target: '1605', attackers: [MOTORIZED], rate: 'normal' },
    );
    expect(refusal(g, advance(MOTORIZED, '1605'))).toBe('legal');
    expect(refusal(g, advance(MOTORIZED, '1605', '1705'))).toBe('18.6');
  });

  it('[15.3] in any direction', () => {
    const g = upTheRoad('normal');
    const { ends } = advanceEnds(g, battleOn(g, { target: '1605', attackers: [IRISH] }), 'normal', [unit(IRISH)]);
    expect(
      ends
        .filter(({ path }) => path.length === 1)
        .map(({ place }) => placeName(place))
        .sort(),
    ).toEqual(
      // 1503 is Polder, closed to tanks off the road.
      ['1404', '1405', '1505', '1604', '1605'],
    );
  });

  it('[15.4] after the Road Bonus a unit stands alone or with one that stacks for free', () => {
    const with1705 = (id: string): Game => upTheRoad('normal', [{ id, at: '1705' }]);
    expect(refusal(with1705('uk.gds.1cg'), advance(IRISH, '1605', '1705'))).toBe('15.4');
    expect(refusal(with1705(ENGINEERS), advance(IRISH, '1605', '1705'))).toBe('legal');
    expect(refusal(upTheRoad('normal'), advance([IRISH, GRENADIERS], '1605', '1705'))).toBe('15.4');
    // Within the ordinary rate it does not matter.
    expect(refusal(upTheRoad('bonus'), advance([IRISH, GRENADIERS], '1605', '1705'))).toBe('legal');
  });

  it('[15.4] the reverse is allowed: another unit may join the one that used the Road Bonus', () => {
    const g = upTheRoad('normal', [{ id: INFANTRY, at: '1606' }], [INFANTRY]);
    order(g, advance(IRISH, '1605', '1705'));
    expect(refusal(g, advance(INFANTRY, '1705'))).toBe('legal');
    expect(refusal(g, advance(GRENADIERS, '1605', '1705'))).toBe('15.4');
  });
});

describe('enemy ZOCs', () => {
  const foe = (id: string, hex: string, more: Partial<Piece> = {}): Piece => ({ id, at: hex, ...more });

  it('[15.5.1] a Hex Bond is not entered, except in the vacated hex', () => {
    const ends = (second: Partial<Piece>): Piece[] => [
      { id: INFANTRY, at: '1505' },
      foe('de.kerutt', '1604'),
      foe('de.stephan', '1606', second),
    ];
    const into1605 = (target: string, second: Partial<Piece> = {}): string =>
      refusal(
        advanceAfter({ units: ends(second) }, { target, attackers: [INFANTRY], rate: 'normal' }),
        advance(INFANTRY, '1605'),
      );
    expect(into1605('1504')).toBe('15.5.1');
    expect(into1605('1504', { steps: 1 })).toBe('legal');
    expect(into1605('1605')).toBe('legal');
  });

  it('[15.5.1] a Hexside Bond is not crossed, except into the vacated hex', () => {
    const north = (target: string, second: Partial<Piece> = {}): string =>
      refusal(
        advanceAfter(
          { units: [{ id: INFANTRY, at: '1504' }, foe('de.kerutt', '1604'), foe('de.stephan', '1505', second)] },
          { target, attackers: [INFANTRY], rate: 'normal' },
        ),
        advance(INFANTRY, '1605'),
      );
    expect(north('1404')).toBe('15.5.1');
    expect(north('1404', { states: ['disrupted'] })).toBe('legal');
    expect(north('1605')).toBe('legal');
  });

  it('[15.5.2] not from one ZOC of a unit into another, once the first hex is behind', () => {
    const g = upTheRoad('bonus', [foe('de.kerutt', '1704')]);
    // 1704 is next to 1605 and to 1705.
    expect(refusal(g, advance(IRISH, '1605', '1705'))).toBe('15.5.2');
    expect(refusal(g, advance(IRISH, '1605', '1606'))).toBe('legal');
  });

  it('[15.5.2] the first hex is open, and so is one that holds a friendly unit', () => {
    const first = upTheRoad('bonus', [foe('de.kerutt', '1604')]);
    expect(refusal(first, advance(IRISH, '1605'))).toBe('legal');
    const friend = upTheRoad('bonus', [foe('de.kerutt', '1704'), { id: ENGINEERS, at: '1705' }]);
    expect(refusal(friend, advance(IRISH, '1605', '1705'))).toBe('legal');
  });

  it('[15.5.2] from the ZOC of one unit into that of another is no harm, nor is Full Retreat', () => {
    const others = upTheRoad('bonus', [foe('de.kerutt', '1604'), foe('de.stephan', '1806')]);
    expect(refusal(others, advance(IRISH, '1605', '1705'))).toBe('legal');
    const routed = upTheRoad('bonus', [foe('de.kerutt', '1704', { states: ['full-retreat'] })]);
    expect(refusal(routed, advance(IRISH, '1605', '1705'))).toBe('legal');
  });

  it('[15.5] two tank units with two hexes between three enemies: the open ways and the closed ones', () => {
    const g = upTheRoad('bonus', [foe('de.kerutt', '1704'), foe('de.stephan', '1706'), foe('de.penal6', '1503')]);
    const { ends, out } = advanceEnds(g, battleOn(g, { target: '1605', attackers: [IRISH] }), 'bonus', [unit(IRISH)]);
    const open = ends.map(({ place }) => placeName(place));
    const closed = new Map(out.map(({ place, refusal: why }) => [placeName(place), why.rule]));
    expect(open).toEqual(expect.arrayContaining(['1605', '1505', '1606']));
    // Hex Bonds between 1704 and 1706 and between 1704 and 1503, and an enemy himself.
    expect(['1705', '1604', '1704'].map((name) => closed.get(name))).toEqual(['15.5.1', '15.5.1', '15.1']);
    expect(open).not.toContain('1705');
  });

  it('[15.1] a hex with an enemy is not entered', () => {
    expect(refusal(upTheRoad('bonus', [foe('de.kerutt', '1705')]), advance(IRISH, '1605', '1705'))).toBe('15.1');
  });

  it('[25.3.5] nor one with an Unknown unit', () => {
    const g = advanceAfter(
      { units: [{ id: IRISH, at: '1504' }], unknown: ['1705'] },
      { target: '1605', attackers: [IRISH], rate: 'bonus' },
    );
    expect(refusal(g, advance(IRISH, '1605', '1705'))).toBe('25.3.5');
  });

  it('[14.3.1] units in Full Retreat give way before the party goes on', () => {
    const g = upTheRoad('bonus', [foe('de.kerutt', '1705', { states: ['full-retreat'] })]);
    order(g, advance(IRISH, '1605'));
    fightOn(g);
    expect(at(g, 'de.kerutt')).not.toBe('1705');
    expect(asked(g)).toBe('advance-on');
    expect(refusal(g, on('1705'))).toBe('legal');
  });
});

describe('terrain', () => {
  const GUARDS = 'uk.gds.1gg';
  const fromTo = (hex: string, target: string, ...ids: readonly string[]): Game =>
    advanceAfter({ units: ids.map((id) => ({ id, at: hex })) }, { target, attackers: ids });

  it('[15.6] Minor Rivers: Vehicles by road or bridge, Infantry in the first hex only', () => {
    const beside = fromTo('1706', '1707', IRISH, GUARDS);
    expect(refusal(beside, advance(IRISH, '1707'))).toBe('15.6');
    expect(refusal(beside, advance(IRISH, '1807'))).toBe('legal');
    expect(refusal(beside, advance(GUARDS, '1707'))).toBe('legal');
    const behind = fromTo('1705', '1706', IRISH, GUARDS);
    expect(refusal(behind, advance(GUARDS, '1706', '1707'))).toBe('15.6');
    expect(refusal(behind, advance(GUARDS, '1706', '1807'))).toBe('legal');
  });

  it('[15.6] Polder: Vehicles by road only', () => {
    const g = fromTo('1504', '1503', IRISH, GUARDS);
    expect(refusal(g, advance(IRISH, '1503'))).toBe('15.6');
    expect(refusal(g, advance(GUARDS, '1503'))).toBe('legal');
  });

  it('[15.6] Canals: only who attacked across, and first', () => {
    const g = advanceAfter(
      {
        units: [
          { id: INFANTRY, at: '1304' },
          { id: IRISH, at: '1304' },
          { id: 'uk.50.2d', at: '1304' },
        ],
      },
      { target: '1405', attackers: [INFANTRY, IRISH] },
    );
    expect(refusal(g, advance(INFANTRY, '1405'))).toBe('legal');
    expect(refusal(g, advance(IRISH, '1405'))).toBe('15.6');
    expect(refusal(g, advance('uk.50.2d', '1405'))).toBe('15.6');
    expect(refusal(fromTo('1505', '1405', INFANTRY), advance(INFANTRY, '1405', '1304'))).toBe('15.6');
  });

  it('[15.6] Canals: over another hexside of the Canal than the one attacked over, which Major Rivers do not allow', () => {
    const DLI = 'uk.50.6dli';
    const units = [
      { id: DLI, at: '2116' },
      { id: 'uk.50.8dli', at: '2116' },
    ];
    const g = advanceAfter({ turn: 9, units }, { target: '2117', attackers: [DLI], rate: 'normal' });
    expect(refusal(g, advance(DLI, '2217'))).toBe('legal');
    expect(refusal(g, advance('uk.50.8dli', '2217'))).toBe('15.6');
    const along = advanceAfter({ turn: 9, units }, { target: '2115', attackers: [DLI], rate: 'normal' });
    expect(refusal(along, advance(DLI, '2217'))).toBe('15.6');
    const later = advanceAfter({ turn: 9, units }, { target: '2117', attackers: [DLI] });
    expect(refusal(later, advance(DLI, '2217', '2116'))).toBe('15.6');
  });

  it('[15.6] Canals: who attacked over a bridge that stands crosses there alone', () => {
    const over = (state: 'intact' | 'blown'): string => {
      const layout = { units: [{ id: INFANTRY, at: '1402' }], bridges: { '1402/1502': state } };
      const g = advanceAfter(layout, { target: '1502', attackers: [INFANTRY], rate: 'normal' });
      expect(refusal(g, advance(INFANTRY, '1502'))).toBe('legal');
      return refusal(g, advance(INFANTRY, '1501'));
    };
    expect([over('intact'), over('blown')]).toEqual(['15.6', 'legal']);
  });

  it('[15.6] Marsh ends the advance of Infantry unless a road leads in', () => {
    const off = fromTo('4202', '4201', INFANTRY);
    expect(refusal(off, advance(INFANTRY, '4201', '4301'))).toBe('15.6');
    const along = fromTo('4101', '4201', INFANTRY);
    expect(refusal(along, advance(INFANTRY, '4201', '4301'))).toBe('legal');
  });

  const atGrave = (...units: readonly string[]): Game =>
    advanceAfter(
      { units: [...units, 'us.82.504.1'].map((id) => ({ id, at: '4816' })), bridges: { '4816/4817': 'blown' } },
      { target: '4817', attackers: [INFANTRY] },
    );

  it('[9.5.3] after a River Assault Infantry and the Engineers cross into the vacated hex first', () => {
    const g = atGrave(INFANTRY, ENGINEERS, IRISH);
    for (const id of [INFANTRY, ENGINEERS]) expect(refusal(g, advance(id, '4817'))).toBe('legal');
    expect(refusal(g, advance(INFANTRY, '4817', '4917'))).toBe('legal');
    // A river hexside that was not attacked across.
    expect(refusal(g, advance(INFANTRY, '4916'))).toBe('9.5.3');
    expect(refusal(g, advance(IRISH, '4817'))).toBe('15.6');
    expect(refusal(g, advance(IRISH, '4716'))).toBe('legal');
  });

  it('[11.2] could enter the target: by what each attacker is and attacks over', () => {
    const g = layOut({
      units: [
        { id: INFANTRY, at: '4816' },
        { id: IRISH, at: '4816' },
        { id: 'uk.gds.arty', at: '4816' },
      ],
      bridges: { '4816/4817': 'blown' },
    });
    const over = hexside('4816/4817');
    const could = (id: string, side = over): boolean =>
      couldEnterTarget(g, battleOn(g, { target: '4817', attackers: [INFANTRY] }), { unit: unit(id), over: side });
    expect([INFANTRY, IRISH, 'uk.gds.arty'].map((id) => could(id))).toEqual([true, false, false]);
    const bridged = layOut({ units: [{ id: IRISH, at: '4816' }] });
    const battle = battleOn(bridged, { target: '4817', attackers: [IRISH] });
    expect(couldEnterTarget(bridged, battle, { unit: unit(IRISH), over })).toBe(true);
  });

  it('[23.4] no more than one hex across the corps boundary, until turn 6 is over', () => {
    const units = [{ id: GUARDS, at: '1706' }];
    const success = { target: '1707', attackers: [GUARDS] };
    const early = advanceAfter({ turn: 6, units }, success);
    expect(refusal(early, advance(GUARDS, '1707'))).toBe('legal');
    expect(refusal(early, advance(GUARDS, '1707', '1708'))).toBe('23.4');
    expect(refusal(advanceAfter({ turn: 7, units }, success), advance(GUARDS, '1707', '1708'))).toBe('legal');
  });

  it('[24.2] a Traffic marker ends the advance of Allied Mechanized units, and of no others', () => {
    const g = advanceAfter(
      {
        units: [
          { id: IRISH, at: '1504' },
          { id: INFANTRY, at: '1504' },
        ],
        traffic: ['1605'],
      },
      { target: '1605', attackers: [IRISH, INFANTRY] },
    );
    expect(refusal(g, advance(IRISH, '1605', '1705'))).toBe('24.2');
    expect(refusal(g, advance(INFANTRY, '1605', '1705'))).toBe('legal');
    order(g, advance(IRISH, '1605'));
    expect(asked(g)).toBe('advance');
    const german = advanceAfter(
      { units: [{ id: 'de.segler', at: '1705' }], traffic: ['1605'] },
      { target: '1605', attackers: ['de.segler'] },
    );
    expect(refusal(german, advance('de.segler', '1605', '1504'))).toBe('legal');
  });
});

describe('Entry Areas', () => {
  it('[19.7] out of an Entry Area only attackers advance, over the hexside they attacked over', () => {
    const g = advanceAfter(
      {
        units: [
          { id: INFANTRY, at: 'A' },
          { id: 'uk.50.2d', at: 'A' },
        ],
      },
      { target: '1601', attackers: [`${INFANTRY}@1601/SW`] },
    );
    expect(refusal(g, advance(INFANTRY, '1601'))).toBe('legal');
    expect(refusal(g, advance(INFANTRY, '1601', '1602'))).toBe('legal');
    expect(refusal(g, advance(INFANTRY, '1701'))).toBe('19.7');
    expect(refusal(g, advance('uk.50.2d', '1601'))).toBe('15.1');
  });

  it('[19.3.1] [19.4] an advance may end in a friendly Entry Area, not in one of the enemy', () => {
    const on1601 = (turn: number): Game =>
      advanceAfter({ turn, units: [{ id: INFANTRY, at: '1601' }] }, { target: '1602', attackers: [INFANTRY] });
    expect(refusal(on1601(6), advance(INFANTRY, 'A'))).toBe('19.4');
    const g = on1601(7);
    expect(refusal(g, advance(INFANTRY, 'A', '1701'))).not.toBe('legal');
    order(g, advance(INFANTRY, 'A'));
    expect([at(g, INFANTRY), asked(g)]).toEqual(['A', 'nothing']);
  });
});

describe('bridges', () => {
  const toGrave = (dice: readonly number[]): Game =>
    advanceAfter({ units: [{ id: INFANTRY, at: '4716' }], dice }, { target: '4816', attackers: [INFANTRY] });

  it('[5.4] the German player may blow a bridge that the party has come next to', () => {
    const g = toGrave([6]);
    order(g, advance(INFANTRY, '4816', '4817'));
    expect(decision(g)?.about).toMatchObject({ occasion: 'adjacent', hexside: '4816/4817' });
    order(g, { kind: 'blow' });
    expect([at(g, INFANTRY), asked(g)]).toEqual(['4816', 'advance-on']);
    expect(refusal(g, on('4817'))).toBe('9.5.3');
  });

  it('[5.4] and one that it is about to cross: a blown bridge ends the step, not the advance', () => {
    const g = toGrave([6]);
    order(g, advance(INFANTRY, '4816'));
    order(g, { kind: 'hold' });
    order(g, on('4817'));
    expect(decision(g)?.about).toMatchObject({ occasion: 'crossing', hexside: '4816/4817' });
    order(g, { kind: 'blow' });
    expect([at(g, INFANTRY), asked(g)]).toEqual(['4816', 'advance-on']);
    expect(refusal(g, on('4815'))).toBe('legal');
  });

  it('[5.4] an attempt that fails lets the party cross', () => {
    const g = toGrave([2]);
    order(g, advance(INFANTRY, '4816', '4817'));
    demolish(g, '4816/4817');
    expect(at(g, INFANTRY)).toBe('4817');
  });
});

describe('breaking down', () => {
  it('[21.3] before an advance: both parts may go, each its own way', () => {
    const g = upTheRoad('normal');
    const split = listed(g, 'break-down').find(({ unit: id }) => id === IRISH);
    order(g, split ?? { kind: 'none' });
    const part = String(split?.as);
    expect([steps(g, IRISH), at(g, part)]).toEqual([2, '1504']);
    order(g, advance(part, '1605', '1705'));
    expect(refusal(g, advance(IRISH, '1604'))).toBe('legal');
    expect(refusal(g, { kind: 'break-down', unit: MOTORIZED, as: part })).toBe('21.3');
  });

  it('[21.3] on the way: the part has used the same hexes', () => {
    const g = upTheRoad('bonus');
    order(g, advance(IRISH, '1605'));
    const [split] = listed(g, 'break-down');
    order(g, split ?? { kind: 'none' });
    order(g, on('1705', '1806'));
    expect(asked(g)).toBe('advance-on');
    expect(decision(g)?.about).toMatchObject({ units: [split?.as ?? ''], at: '1605', used: 1 });
    expect(refusal(g, on('1606', '1607'))).toBe('15.6');
    order(g, on('1606'));
    expect(at(g, String(split?.as))).toBe('1606');
  });
});
