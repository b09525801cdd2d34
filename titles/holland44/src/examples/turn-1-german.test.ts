/** The extended example of play, turn 1: the Allied Recovery and Supply Phases and the German player-turn. */
import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { AFTER_ALLIED_TURN_1, AFTER_TURN_1 } from '../../test/example-positions.ts';
import { at, bears, bridge, carryOut, march, placesOf, refusal } from '../../test/orders.ts';
import { hex, layOut, listed, order, unit } from '../../test/table.ts';
import {
  DISRUPTED,
  GOOD_ORDER,
  hasMark,
  hasTraffic,
  isInGoodOrder,
  ON_TURN_TRACK,
  OUT_OF_SUPPLY,
  orderOf,
  placeTraffic,
} from '../state/state.ts';
import { idOf, unitsOf } from '../state/units.ts';

describe('the end of the Allied player-turn', () => {
  it('[18.5] all Allied units are in supply', () => {
    const g = layOut({ ...AFTER_ALLIED_TURN_1, phase: 'allied.supply' });
    expect(
      unitsOf(g, 'allied')
        .filter((u) => hasMark(g, u, OUT_OF_SUPPLY))
        .map(idOf),
    ).toEqual([]);
  });
});

describe('the German Artillery Resupply and Bridge Phases', () => {
  it('[17.8.3] there is no artillery to resupply, so nobody is asked', () => {
    expect(decision(layOut({ ...AFTER_ALLIED_TURN_1, phase: 'german.artillery-resupply' }))).toBeUndefined();
  });
  it('[5.5] the railway bridge at Best is blown: 4', () => {
    const g = layOut({ ...AFTER_ALLIED_TURN_1, phase: 'german.bridge', dice: [4] });
    // The text names Best alone; the bridges beside 5219 lie as near to the battalion in 5119 and to the Unknown unit.
    expect(listed(g, 'blow').map(({ hexside }) => hexside)).toEqual(['3005/3104', '5218/5219', '5219/5318']);
    order(g, { kind: 'blow', hexside: '3005/3104', bridge: 'rail' });
    expect(bridge(g, '3005/3104', 'rail')).toBe('blown');
  });
});

describe('the arrival of the 406th Division', () => {
  it('[23.5] 2, 5, 5, 1, 1, 2 bring four of its six units, the artillery among them', () => {
    const g = layOut({ ...AFTER_ALLIED_TURN_1, phase: 'german.movement', dice: [2, 5, 5, 1, 1, 2] });
    const come = ['de.goebel', 'de.kempton', 'de.stargaard', 'de.arty406'];
    expect(come.map((id) => at(g, id))).toEqual(['I', 'I', 'I', 'I']);
    expect(['de.greshick', 'de.jenkel'].map((id) => at(g, id))).toEqual(['box-406', 'box-406']);
    order(g, march('de.goebel', ['5026'], 'tactical'));
    order(g, march('de.stargaard', ['5126', '5125'], 'tactical'));
    order(g, march('de.kempton', ['5226', '5225'], 'tactical'));
    expect(at(g, 'de.arty406')).toBe('I');
  });
});

describe('the German Movement Phase', () => {
  const DICE = [2, 5, 5, 1, 1, 2];
  const movement = () => layOut({ ...AFTER_ALLIED_TURN_1, phase: 'german.movement', dice: DICE });

  it('[23.1.2] German units use Tactical Movement only', () => {
    expect(refusal(movement(), march('de.spindler', ['6421']))).toBe('23.1.2');
  });
  it('[8.3.1] the two training battalions go east to fight the 1st Airborne', () => {
    const g = movement();
    order(g, march('de.train10', ['5909', '5910'], 'tactical'));
    order(g, march('de.train14.6', ['6114', '6115'], 'tactical'));
    expect([at(g, 'de.train10'), at(g, 'de.train14.6')]).toEqual(['5910', '6115']);
  });
  it('[19.1] one battalion enters from Area F, one from G', () => {
    const g = movement();
    expect([at(g, 'de.helle'), at(g, 'de.allwoerden')]).toEqual(['F', 'G']);
    order(g, march('de.helle', ['6714'], 'tactical'));
    order(g, march('de.allwoerden', ['6719', '6619'], 'tactical'));
    expect([at(g, 'de.helle'), at(g, 'de.allwoerden')]).toEqual(['6714', '6619']);
  });
  it('[8.3.2] Spindler reaches 6321 and bars the way to Arnhem', () => {
    const g = movement();
    order(g, march('de.spindler', ['6422', '6321'], 'tactical'));
    expect(at(g, 'de.spindler')).toBe('6321');
  });
  it('[14.2] Krafft, Disrupted, backs up one hex out of the enemy ZOC', () => {
    const g = movement();
    order(g, march('de.krafft', ['6521'], 'tactical'));
    expect(orderOf(g, unit('de.krafft'))).toBe(DISRUPTED);
  });
  it('[8.6.2] the reconnaissance battalion splits: Gräbner takes the road north, the rest the road south', () => {
    const g = movement();
    expect(refusal(g, march('de.graebner', ['5821'], 'tactical'))).toBe('8.6.2');
    order(g, march('de.graebner', ['5920', '5921'], 'tactical'));
    order(g, march('de.recon9', ['5720', '5621'], 'tactical'));
    expect([at(g, 'de.graebner'), at(g, 'de.recon9')]).toEqual(['5921', '5621']);
  });
  it('[8.3.1] Ewald makes for Schijndel, the others for Best', () => {
    const g = movement();
    order(g, march('de.ewald', ['3904', '3905'], 'tactical'));
    order(g, march('de.723.1', ['3102', '3103'], 'tactical'));
    order(g, march('de.1034.1', ['3502', '3403'], 'tactical'));
    order(g, march('de.eng159', ['3502', '3503'], 'tactical'));
    expect([at(g, 'de.723.1'), at(g, 'de.1034.1')]).toEqual(['3103', '3403']);
  });
  it('[7.4.2] Segler and Richter slip away to the east', () => {
    const g = movement();
    order(g, march('de.segler', ['1407'], 'tactical'));
    order(g, march('de.richter', ['1409'], 'tactical'));
    expect([at(g, 'de.segler'), at(g, 'de.richter')]).toEqual(['1407', '1409']);
  });
  it('[23.1.2] the battalion of von der Heydte could leave for Area A; nobody else may leave elsewhere', () => {
    const g = movement();
    expect(refusal(g, march('de.vdh1', ['A'], 'tactical'))).toBe('legal');
    expect(refusal(g, march('de.723.1', ['B'], 'tactical'))).toBe('23.1.2');
  });
});

describe('the whole German Movement Phase in one game', () => {
  const tactical = (id: string, ...path: readonly string[]) => march(id, path, 'tactical');
  const ORDERS = [
    tactical('de.train10', '5909', '5910'),
    tactical('de.train14.6', '6114', '6115'),
    tactical('de.helle', '6714'),
    tactical('de.allwoerden', '6719', '6619'),
    tactical('de.spindler', '6422', '6321'),
    tactical('de.krafft', '6521'),
    tactical('de.graebner', '5920', '5921'),
    tactical('de.recon9', '5720', '5621'),
    tactical('de.goebel', '5026'),
    tactical('de.stargaard', '5126', '5125'),
    tactical('de.kempton', '5226', '5225'),
    tactical('de.ewald', '3904', '3905'),
    tactical('de.723.1', '3102', '3103'),
    tactical('de.1034.1', '3502', '3403'),
    tactical('de.eng159', '3502', '3503'),
    tactical('de.segler', '1407'),
    tactical('de.richter', '1409'),
  ];

  it('[8.3.1] leads to the position in which turn 2 begins, but for the advance of the 406th Division', () => {
    const g = layOut({ ...AFTER_ALLIED_TURN_1, phase: 'german.movement', dice: [2, 5, 5, 1, 1, 2] });
    carryOut(g, ORDERS);
    const germans = (AFTER_TURN_1.units ?? []).filter(({ id }) => /^de\.(?!goebel|stargaard)/.test(id));
    expect(placesOf(g, germans)).toEqual(Object.fromEntries(germans.map((piece) => [piece.id, piece.at])));
    expect(refusal(g, { kind: 'end-movement' })).toBe('legal');
  });
});

describe('the end of the German player-turn', () => {
  const recovering = () =>
    layOut({
      ...AFTER_TURN_1,
      phase: 'german.recovery',
      units: [
        ...(AFTER_TURN_1.units ?? []),
        { id: 'de.krafft', at: '6521', steps: 1, states: ['disrupted'] },
        { id: 'de.kerutt', at: '2107', states: ['full-retreat'] },
        { id: 'de.penal6', at: '1902', states: ['full-retreat'] },
        { id: 'de.unk.rrsec', at: '4620', states: ['disrupted'] },
        { id: 'de.henke', at: '5321', states: ['engaged'] },
        { id: 'de.unk.hgtrain', at: '3810', states: ['engaged'] },
      ],
    });

  it('[14.4.1] away from the enemy everybody recovers one level without a die', () => {
    const g = recovering();
    expect(['de.krafft', 'de.kerutt', 'de.penal6'].map((id) => orderOf(g, unit(id)))).toEqual([
      GOOD_ORDER,
      DISRUPTED,
      DISRUPTED,
    ]);
    expect(isInGoodOrder(g, unit('de.unk.rrsec'))).toBe(true);
  });
  it('[14.4.3] [11.5.3] Engaged markers come off in the Recovery Phase of their owner, not in that of the enemy', () => {
    const g = recovering();
    expect([bears(g, 'de.henke', 'engaged'), bears(g, 'de.unk.hgtrain', 'engaged')]).toEqual([false, false]);
    expect(bears(layOut({ ...AFTER_ALLIED_TURN_1, phase: 'allied.recovery' }), 'de.henke', 'engaged')).toBe(true);
  });
  it('[18.3] all German units are in supply', () => {
    const g = layOut({ ...AFTER_TURN_1, phase: 'german.supply' });
    expect(
      unitsOf(g, 'german')
        .filter((u) => hasMark(g, u, OUT_OF_SUPPLY))
        .map(idOf),
    ).toEqual([]);
  });
  it('[24.3] three Traffic markers on the road to Valkenswaard; 3 and 6 take the third one off', () => {
    const g = layOut({ ...AFTER_TURN_1, phase: 'german.traffic-marker', dice: [3, 6] });
    // Markers 4, 5 and 6 come with the next three turns.
    for (const index of [3, 4, 5]) placeTraffic(g, index, ON_TURN_TRACK);
    const place = (marker: number, to: string): void => order(g, { kind: 'place-traffic', marker, hex: to });
    expect(refusal(g, { kind: 'place-traffic', marker: 1, hex: '1906' })).toBe('24.4');
    place(1, '1806');
    expect(refusal(g, { kind: 'place-traffic', marker: 2, hex: '1705' })).toBe('24.4');
    place(2, '1404');
    expect(refusal(g, { kind: 'place-traffic', marker: 4, hex: '1605' })).toBe('24.4');
    // With the last marker placed nothing is left to ask, and the dice fall.
    place(3, '1605');
    expect(['1806', '1404', '1605'].map((name) => hasTraffic(g, hex(name)))).toEqual([true, true, false]);
  });
});
