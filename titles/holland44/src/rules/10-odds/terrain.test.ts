import { describe, expect, it } from 'vitest';
import { ARMOR, doubledBy, type Fight, halvedBy, oddsIn, tableWith } from '../../../test/odds.ts';

const INFANTRY = 'uk.gds.5cg';
const TANKS = 'uk.gds.2gg';
const GERMANS = 'de.segler';

/** One unit attacks another: the rules that halve it, those that double the other, the shifts. */
function trial(attacker: string, from: string, to: string, defender = GERMANS) {
  const g = tableWith({ [attacker]: from, [defender]: to });
  const fight: Fight = { target: to, attackers: [attacker], lead: 'GDS' };
  return [halvedBy(g, fight)[attacker], doubledBy(g, fight)[defender], oddsIn(g, fight).shifts];
}

describe('Towns and Cities', () => {
  it('[10.8.1] double who defends in them; a Village does not', () => {
    expect(trial(INFANTRY, '2007', '2107')[1]).toEqual(['10.8.1']);
    expect(trial(INFANTRY, '5221', '5321')[1]).toEqual(['10.8.1']);
    expect(trial(INFANTRY, '3508', '3408')[1]).toEqual([]);
  });
  it('[10.5.1] but not Vehicle units', () => {
    expect(trial(INFANTRY, '2007', '2107', 'de.flak19')[1]).toEqual([]);
    expect(trial(INFANTRY, '5221', '5321', 'de.stug559')[1]).toEqual([]);
  });
  it('[10.5.1] Mechanized infantry is no Vehicle unit', () => {
    expect(trial(INFANTRY, '2007', '2107', 'de.richter')[1]).toEqual(['10.8.1']);
  });
});

describe('Rivers and Canals', () => {
  it('[10.8.2] a Canal halves all, bridged or not', () => {
    expect(trial(INFANTRY, '1303', '1404')[0]).toEqual(['10.8.2']);
    expect(trial(INFANTRY, '1010', '1110')[0]).toEqual(['10.8.2']);
    expect(trial(TANKS, '1303', '1404')[0]).toEqual(['10.8.2']);
  });
  it('[10.8.2] a Major River too', () => {
    expect(trial(INFANTRY, '4817', '4816')[0]).toEqual(['10.8.2']);
    expect(trial(INFANTRY, '1024', '1025')[0]).toEqual(['10.8.2']);
  });
  it('[10.8.2] a Minor River halves Vehicle units only, also on a road', () => {
    expect(trial(INFANTRY, '2106', '2107')[0]).toEqual([]);
    expect(trial(TANKS, '2106', '2107')[0]).toEqual(['10.8.2']);
    expect(trial(TANKS, '2007', '2107')[0]).toEqual([]);
  });
  it('[10.8.2] who is attacked across water by all is doubled, Vehicle units too', () => {
    expect(trial(INFANTRY, '1006', '1007')[1]).toEqual(['10.8.2']);
    expect(trial(INFANTRY, '1303', '1404', 'de.flak19')[1]).toEqual(['10.8.2']);
    expect(trial(INFANTRY, '1004', '1005')[1]).toEqual([]);
  });
  it('[10.8.2] a single unit on dry ground spoils it', () => {
    const g = tableWith({ [INFANTRY]: '1306', 'uk.gds.1wg': '1505', 'uk.gds.3ig': '1407', [GERMANS]: '1406' });
    const wet: Fight = { target: '1406', attackers: [INFANTRY, 'uk.gds.1wg'], lead: 'GDS' };
    expect(doubledBy(g, wet)[GERMANS]).toEqual(['10.8.2']);
    expect(doubledBy(g, { ...wet, attackers: [...wet.attackers, 'uk.gds.3ig'] })[GERMANS]).toEqual([]);
  });
  it('[2.2.3] a Minor River inside a City does not count', () => {
    expect(trial(TANKS, '2707', '2708')).toEqual([[], ['10.8.1'], []]);
    expect(trial(TANKS, '2808', '2708')[0]).toEqual(['10.8.2']);
  });
});

describe('Marsh', () => {
  it('[10.8.3] A: into it, Vehicle units are halved and earn no shift; the defender is not doubled', () => {
    expect(trial(TANKS, '4101', '4201')).toEqual([['10.8.3'], [], []]);
  });
  it('[10.8.3] B: out of it along a road they are halved, the defender is doubled, the shift is earned', () => {
    expect(trial(TANKS, '4201', '4101')).toEqual([['10.8.3'], ['10.8.2'], [ARMOR]]);
  });
  it('[10.8.3] C: from Marsh to Marsh they are halved, the defender is doubled, and no shift', () => {
    expect(trial(TANKS, '1919', '1920')).toEqual([['10.8.3'], ['10.8.2'], []]);
  });
  it('[10.8.3] infantry is not halved, but whom it attacks out of Marsh is doubled', () => {
    expect(trial(INFANTRY, '4101', '4201')).toEqual([[], [], []]);
    expect(trial(INFANTRY, '4201', '4101')).toEqual([[], ['10.8.2'], []]);
  });
  it('[10.8.3] one out of Marsh and one across a river double the defender together', () => {
    const g = tableWith({ [INFANTRY]: '2020', 'uk.gds.1wg': '2022', [GERMANS]: '2021' });
    const fight: Fight = { target: '2021', attackers: [INFANTRY, 'uk.gds.1wg'], lead: 'GDS' };
    expect(doubledBy(g, fight)[GERMANS]).toEqual(['10.8.2']);
  });
});

describe('Polder', () => {
  it('[10.8.4] halves Vehicle units into and out of it, infantry never', () => {
    expect(trial(TANKS, '1404', '1503')[0]).toEqual(['10.8.4']);
    expect(trial(TANKS, '1503', '1404')[0]).toEqual(['10.8.4']);
    expect(trial(INFANTRY, '1404', '1503')[0]).toEqual([]);
    expect(trial(TANKS, '1404', '1504')[0]).toEqual([]);
  });
  it('[10.8.4] the Armor Shift follows the road, in both directions', () => {
    expect(trial(TANKS, '1606', '1506')[2]).toEqual([ARMOR]);
    expect(trial(TANKS, '1506', '1606')[2]).toEqual([ARMOR]);
    expect(trial(TANKS, '1404', '1503')[2]).toEqual([]);
    expect(trial(TANKS, '1503', '1404')[2]).toEqual([]);
  });
  it('[8.6.3] Polder with Woods halves them too and allows no Armor Shift in it', () => {
    expect(trial(TANKS, '5214', '5314')).toEqual([['10.8.4'], [], []]);
    expect(trial(TANKS, '5314', '5214')).toEqual([['10.8.4'], [], [ARMOR]]);
  });
});

describe('from an Entry Area', () => {
  const fromArea = (area: string, over: string, unitId = 'de.richter') => {
    const target = over.slice(0, 4);
    const g = tableWith({ [unitId]: area, 'us.82.504.1': target });
    const fight: Fight = { target, attackers: [[unitId, over]], lead: '1PA' };
    return [halvedBy(g, fight)[unitId], doubledBy(g, fight)['us.82.504.1'], oddsIn(g, fight).shifts];
  };
  it('[19.7] the water on the edge counts', () => {
    expect(fromArea('B', '3801/W')).toEqual([[], ['10.8.2'], []]);
    expect(fromArea('B', '3001/NW')).toEqual([['10.8.2'], ['10.8.2'], []]);
    expect(fromArea('B', '3201/W')).toEqual([[], [], []]);
  });
  it('[19.7] tanks earn the Armor Shift on firm ground and on roads', () => {
    expect(fromArea('A', '1701/W', 'de.107.pz12')).toEqual([[], [], [ARMOR]]);
    expect(fromArea('A', '1601/SW', 'de.107.pz12')).toEqual([['10.8.4'], [], [ARMOR]]);
    expect(fromArea('A', '1601/W', 'de.107.pz12')).toEqual([['10.8.4'], [], []]);
  });
});

describe('landing on the enemy', () => {
  it('[22.6] halves the airborne units and doubles the defender, Vehicle units too; morale counts', () => {
    const g = tableWith({ 'us.82.504.1': '1605', 'us.82.504.2': '1605', 'de.flak19': '1605' });
    const fight: Fight = {
      target: '1605',
      occasion: 'landing',
      attackers: ['us.82.504.1', 'us.82.504.2'],
      lead: '82ABN',
    };
    expect(halvedBy(g, fight)).toEqual({ 'us.82.504.1': ['22.6'], 'us.82.504.2': ['22.6'] });
    expect(oddsIn(g, fight)).toMatchObject({ ratio: '4 to 6', shifts: ['10.6 elite-attacker +1'] });
  });
});
