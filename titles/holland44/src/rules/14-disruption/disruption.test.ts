import { type Choice, check, type Game, type Ruling } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { addMark, DISRUPTED, FULL_RETREAT, GOOD_ORDER, HAS_MOVED, isInGoodOrder, orderOf } from '../../state/state.ts';
import { zocOf } from '../07-zones-of-control.ts';
import {
  disrupt,
  isFitToBreakDown,
  isTacticalOnly,
  mayEnterEzoc,
  mayExtend,
  mayReceiveSteps,
  mayStandIn,
  mustLeaveEzoc,
  rout,
  tacticalReason,
} from './disruption.ts';

const PENAL = unit('de.penal6');
const KERUTT = unit('de.kerutt');

/** An Allied battalion in 1605 beside the German units in 1705. */
const besideAllies = (...units: Piece[]): Game => layOut({ units: [{ id: 'uk.50.1d', at: '1605' }, ...units] });

describe('what units are', () => {
  it('[14.1.1] a unit that is Engaged, Scattered, Spent, Out of Supply or replaced is in Good Order all the same', () => {
    const states = ['engaged', 'scattered', 'spent', 'out-of-supply', 'replacement'] as const;
    const g = layOut({
      units: [
        { id: 'uk.1abn.1p.1', at: '6317', states },
        { id: 'uk.1abn.1p.2', at: '6317', states: ['disrupted'] },
      ],
    });
    expect(isInGoodOrder(g, unit('uk.1abn.1p.1'))).toBe(true);
    expect(isInGoodOrder(g, unit('uk.1abn.1p.2'))).toBe(false);
  });

  it('[14.1.2] a unit in Good Order becomes Disrupted, and a Disrupted one goes into Full Retreat', () => {
    const g = layOut({ units: [{ id: 'de.kerutt', at: '1705' }] });
    disrupt(g, KERUTT, '14.1.2');
    expect(orderOf(g, KERUTT)).toBe(DISRUPTED);
    disrupt(g, KERUTT, '14.1.2');
    expect(orderOf(g, KERUTT)).toBe(FULL_RETREAT);
    expect(g.events.map(({ kind }) => kind)).toEqual(['disrupted', 'full-retreat']);
  });

  it('[14.1.3] worse than Full Retreat there is not, and nothing is told of it', () => {
    const g = layOut({ units: [{ id: 'de.kerutt', at: '1705' }] });
    rout(g, KERUTT, '14.1.3');
    disrupt(g, KERUTT, '14.1.3');
    rout(g, KERUTT, '14.1.3');
    expect(orderOf(g, KERUTT)).toBe(FULL_RETREAT);
    expect(g.events.map(({ kind }) => kind)).toEqual(['full-retreat']);
  });
});

describe('Tactical Movement only', () => {
  const reasonOf = (piece: Piece, turn = 3): string | undefined =>
    tacticalReason(layOut({ turn, units: [piece] }), unit(piece.id))?.rule;

  it('[14.2] a Disrupted unit uses Tactical Movement only, one in Good Order need not', () => {
    expect(reasonOf({ id: 'de.kerutt', at: '1705', states: ['disrupted'] })).toBe('14.2');
    expect(reasonOf({ id: 'de.kerutt', at: '1705' })).toBeUndefined();
  });

  it('[14.3.1] a unit in Full Retreat moves its full allowance but may not extend it', () => {
    const g = layOut({
      units: [
        { id: 'de.kerutt', at: '1705', states: ['full-retreat'] },
        { id: 'de.penal6', at: '1805' },
      ],
    });
    expect(isTacticalOnly(g, KERUTT)).toBe(false);
    expect(mayExtend(g, KERUTT)).toBe(false);
    expect(mayExtend(g, PENAL)).toBe(true);
  });

  it('[14.3.1] Full Retreat lifts the restriction of 14.2 alone', () => {
    expect(reasonOf({ id: 'de.kerutt', at: '1705', states: ['full-retreat', 'out-of-supply'] })).toBe('18.4');
    expect(reasonOf({ id: 'de.arty159', at: '1705', states: ['full-retreat', 'moved'] })).toBe('17.3');
  });

  it('[18.4] [11.5.1] [22.3.6] so do units Out of Supply, Engaged or Scattered', () => {
    expect(reasonOf({ id: 'de.kerutt', at: '1705', states: ['out-of-supply'] })).toBe('18.4');
    expect(reasonOf({ id: 'de.kerutt', at: '1705', states: ['engaged'] })).toBe('11.5.1');
    expect(reasonOf({ id: 'uk.1abn.1p.1', at: '6317', states: ['scattered'] })).toBe('22.3.6');
  });

  it('[18.2.2] Supply Heads, and [17.3] artillery without a Moved marker', () => {
    expect(reasonOf({ id: 'uk.1abn.supply', at: '6317' })).toBe('18.2.2');
    expect(reasonOf({ id: 'uk.gds.arty', at: '1303' })).toBe('17.3');
    expect(reasonOf({ id: 'uk.gds.arty', at: '1303', states: ['moved'] })).toBeUndefined();
    expect(reasonOf({ id: 'uk.gds.arty', at: '1303', states: ['moved', 'disrupted'] })).toBe('14.2');
  });

  it('[23.1.2] all German units on turn 1, those in Full Retreat included, but no Allied ones and not on turn 2', () => {
    expect(reasonOf({ id: 'de.kerutt', at: '1705' }, 1)).toBe('23.1.2');
    expect(reasonOf({ id: 'de.kerutt', at: '1705', states: ['full-retreat'] }, 1)).toBe('23.1.2');
    expect(reasonOf({ id: 'uk.50.1d', at: '1605' }, 1)).toBeUndefined();
    expect(reasonOf({ id: 'de.kerutt', at: '1705' }, 2)).toBeUndefined();
  });
});

describe('what is forbidden', () => {
  it('[14.2] a Disrupted Low Quality unit must leave an EZOC', () => {
    const g = besideAllies({ id: 'de.penal6', at: '1705', states: ['disrupted'] });
    expect(mustLeaveEzoc(g, PENAL)).toBe(true);
  });

  it('[14.2] but not out of an EZOC, nor in Good Order, nor of better quality, nor beside a unit in Good Order', () => {
    const away = besideAllies({ id: 'de.penal6', at: '1906', states: ['disrupted'] });
    expect(mustLeaveEzoc(away, PENAL)).toBe(false);
    const steady = besideAllies({ id: 'de.penal6', at: '1705' });
    expect(mustLeaveEzoc(steady, PENAL)).toBe(false);
    const better = besideAllies({ id: 'de.kerutt', at: '1705', states: ['disrupted'] });
    expect(mustLeaveEzoc(better, KERUTT)).toBe(false);
    const backed = besideAllies(
      { id: 'de.penal6', at: '1705', states: ['disrupted'] },
      { id: 'de.kerutt', at: '1705' },
    );
    expect(mustLeaveEzoc(backed, PENAL)).toBe(false);
    const together = besideAllies(
      { id: 'de.penal6', at: '1705', states: ['disrupted'] },
      { id: 'de.kerutt', at: '1705', states: ['disrupted'] },
    );
    expect(mustLeaveEzoc(together, PENAL)).toBe(true);
  });

  it('[14.2] it may enter an EZOC only where a unit in Good Order stands, an Unknown unit included', () => {
    const units: Piece[] = [
      { id: 'uk.50.1d', at: '1605' },
      { id: 'de.penal6', at: '1806', states: ['disrupted'] },
      { id: 'de.kerutt', at: '1606' },
    ];
    const g = layOut({ units, unknown: ['1704'] });
    expect(mayEnterEzoc(g, PENAL, hex('1705'))).toBe(false);
    expect(mayEnterEzoc(g, PENAL, hex('1606'))).toBe(true);
    expect(mayEnterEzoc(g, PENAL, hex('1704'))).toBe(true);
    expect(mayEnterEzoc(g, PENAL, hex('1906'))).toBe(true);
    expect(mayEnterEzoc(g, KERUTT, hex('1705'))).toBe(true);
  });

  it('[14.2] [14.3.1] a Disrupted unit keeps its ZOC, a unit in Full Retreat has none', () => {
    const disrupted = layOut({ units: [{ id: 'de.kerutt', at: '1705', states: ['disrupted'] }] });
    expect(zocOf(disrupted, 'german')[hex('1605')]).not.toBe(0);
    const routed = layOut({ units: [{ id: 'de.kerutt', at: '1705', states: ['full-retreat'] }] });
    expect(zocOf(routed, 'german')[hex('1605')]).toBe(0);
  });

  it('[14.3.1] a unit in Full Retreat stands beside an enemy only in steadier company; an Unknown unit is none', () => {
    const units: Piece[] = [
      { id: 'uk.50.1d', at: '1605' },
      { id: 'de.penal6', at: '1806', states: ['full-retreat'] },
      { id: 'de.kerutt', at: '1606', states: ['disrupted'] },
    ];
    const g = layOut({ units, unknown: ['1704'] });
    expect(mayStandIn(g, PENAL, hex('1705'))).toBe(false);
    expect(mayStandIn(g, PENAL, hex('1704'))).toBe(false);
    expect(mayStandIn(g, PENAL, hex('1606'))).toBe(true);
    expect(mayStandIn(g, PENAL, hex('1906'))).toBe(true);
    expect(mayStandIn(g, KERUTT, hex('1705'))).toBe(true);
  });

  it('[14.3.1] across a Major River without a bridge nobody is adjacent', () => {
    const units: Piece[] = [
      { id: 'uk.50.1d', at: '5108' },
      { id: 'de.penal6', at: '5308', states: ['full-retreat'] },
    ];
    const g = layOut({ units });
    expect(mayStandIn(g, PENAL, hex('5208'))).toBe(true);
    expect(mayStandIn(g, PENAL, hex('5109'))).toBe(false);
  });

  it('[14.2] no Breakdown and no new steps for units out of Good Order', () => {
    const g = layOut({
      units: [
        { id: 'de.kerutt', at: '1705', states: ['disrupted'] },
        { id: 'de.penal6', at: '1805', states: ['engaged'] },
        { id: 'uk.1abn.1p.1', at: '6317', states: ['scattered'] },
      ],
    });
    expect([isFitToBreakDown(g, KERUTT), mayReceiveSteps(g, KERUTT)]).toEqual([false, false]);
    expect([isFitToBreakDown(g, PENAL), mayReceiveSteps(g, PENAL)]).toEqual([true, false]);
    expect([isFitToBreakDown(g, unit('uk.1abn.1p.1')), mayReceiveSteps(g, unit('uk.1abn.1p.1'))]).toEqual([
      false,
      true,
    ]);
  });
});

describe('voluntary Full Retreat', () => {
  const table = (): Game =>
    layOut({
      phase: 'german.movement',
      turn: 5,
      units: [
        { id: 'de.kerutt', at: '1906', states: ['disrupted'] },
        { id: 'de.stephan', at: '1906', states: ['disrupted'] },
        { id: 'de.penal6', at: '2007' },
        { id: 'uk.50.1d', at: '1301', states: ['disrupted'] },
      ],
    });
  const ruleOf = (g: Game, choice: Choice): Ruling => check(g, choice);

  it('[14.3.2] any number of Disrupted units of the phasing player may be put into Full Retreat', () => {
    const g = table();
    expect(listed(g, 'full-retreat').map(({ units }) => units)).toEqual([['de.stephan'], ['de.kerutt']]);
    order(g, { kind: 'full-retreat', units: ['de.kerutt', 'de.stephan'] });
    expect(orderOf(g, KERUTT)).toBe(FULL_RETREAT);
    expect(orderOf(g, unit('de.stephan'))).toBe(FULL_RETREAT);
    expect(listed(g, 'full-retreat')).toEqual([]);
  });

  it('[14.3.2] but neither units in Good Order nor those of the other player', () => {
    const g = table();
    for (const units of [['de.penal6'], ['uk.50.1d'], ['de.kerutt', 'de.penal6']]) {
      expect(ruleOf(g, { kind: 'full-retreat', units })).toMatchObject({ legal: false, rule: '14.3.2' });
    }
    expect(orderOf(g, unit('de.penal6'))).toBe(GOOD_ORDER);
  });

  it('[14.3.2] nor a unit that has moved already', () => {
    const g = table();
    addMark(g, KERUTT, HAS_MOVED);
    expect(listed(g, 'full-retreat').map(({ units }) => units)).toEqual([['de.stephan']]);
    expect(ruleOf(g, { kind: 'full-retreat', units: ['de.kerutt'] })).toMatchObject({ legal: false, rule: '14.3.2' });
  });

  it('[14.3.2] nonsense is refused', () => {
    const g = table();
    const nonsense: Choice[] = [
      { kind: 'full-retreat' },
      { kind: 'full-retreat', units: [] },
      { kind: 'full-retreat', units: 'de.kerutt' },
      { kind: 'full-retreat', units: ['de.kerutt', 'de.kerutt'] },
      { kind: 'full-retreat', units: [7] },
      { kind: 'full-retreat', units: ['nobody'] },
      { kind: 'full-retreat', units: ['de.kerutt'], hex: '1906' },
    ];
    for (const choice of nonsense) expect(ruleOf(g, choice)).toMatchObject({ legal: false, rule: '14.3.2' });
  });
});
