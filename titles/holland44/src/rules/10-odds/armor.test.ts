import { describe, expect, it } from 'vitest';
import { ARMOR, DEFENDERS_ARMOR, type Fight, halvedBy, oddsIn, tableWith, UNSUPPORTED } from '../../../test/odds.ts';
import type { Layout } from '../../../test/table.ts';
import { unitNamed } from '../../state/units.ts';
import { formationOf } from './formations.ts';

const SHERMANS = 'uk.gds.2gg';
const CROMWELLS = 'uk.gds.2wg';
const DINGO = 'uk.gds.2hc';
const INFANTRY = 'uk.gds.5cg';
const GERMAN_INFANTRY = 'de.segler';
const STUG = 'de.stug559';
const PANTHERS = 'de.107.pz12';
const FLAK = 'de.flak19';
const PANZERJAEGER = 'de.roestel';

/** A fight in open ground unless said: the first of the attackers leads. */
interface Clash {
  readonly by: readonly string[];
  readonly on: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly bridges?: Layout['bridges'];
}
function clash({ by, on, from = '1504', to = '1605', bridges = {} }: Clash) {
  const at = (ids: readonly string[], hex: string) => ids.map((id) => [id, hex]);
  const g = tableWith(Object.fromEntries([...at(by, from), ...at(on, to)]), { bridges });
  const fight: Fight = { target: to, attackers: by, lead: formationOf(g, unitNamed(by[0] ?? '') ?? 0) };
  return { shifts: oddsIn(g, fight).shifts, halved: halvedBy(g, fight), attackers: oddsIn(g, fight).attackers };
}
const shifts = (scene: Clash): readonly string[] => clash(scene).shifts;

describe('the Armor Shift of the attacker', () => {
  it('[10.3.1] is earned by Tank units against infantry, not by infantry', () => {
    expect(shifts({ by: [SHERMANS], on: [GERMAN_INFANTRY] })).toEqual([ARMOR]);
    expect(shifts({ by: [INFANTRY], on: [GERMAN_INFANTRY] })).toEqual([]);
  });
  it('[10.3.1] needs a higher Armor Rating than every defender; an equal one is not enough', () => {
    expect(shifts({ by: [SHERMANS], on: ['de.mielke', GERMAN_INFANTRY] })).toEqual([ARMOR]);
    expect(shifts({ by: [SHERMANS], on: [STUG, GERMAN_INFANTRY] })).toEqual([]);
    expect(shifts({ by: [SHERMANS], on: ['de.mielke', FLAK, GERMAN_INFANTRY] })).toEqual([]);
    expect(shifts({ by: [PANTHERS], on: [SHERMANS] })).toEqual([ARMOR]);
  });
  it('[10.3.1] ratings are not added up, and one shift is all', () => {
    expect(shifts({ by: [SHERMANS, 'uk.gds.1cg'], on: [STUG, GERMAN_INFANTRY] })).toEqual([]);
    expect(shifts({ by: [SHERMANS, 'uk.gds.1cg'], on: [GERMAN_INFANTRY] })).toEqual([ARMOR]);
  });
  it('[10.3.1] the best of all attackers is compared, of whatever Formation, if a Tank unit leads', () => {
    const units = { 'uk.gds.2ig': '3406', [STUG]: '3405', 'de.erdmann2': '3405', 'de.9ss.pz2': '3506' };
    const attackers = [STUG, 'de.erdmann2', 'de.9ss.pz2'];
    const { raw, shifts: earned, column } = oddsIn(tableWith(units), { target: '3406', attackers, lead: '1PA' });
    expect({ raw, earned, column }).toEqual({ raw: '1-1', earned: [ARMOR, UNSUPPORTED], column: '3-1' });
    // Without a Tank unit in the Lead Formation the Panthers do nothing for it, nor if they do not attack.
    const foot = oddsIn(tableWith(units), { target: '3406', attackers: attackers.slice(1), lead: '1PA' });
    expect(foot.shifts).not.toContain(ARMOR);
    const alone = oddsIn(tableWith(units), { target: '3406', attackers: attackers.slice(0, 2), lead: '1PA' });
    expect(alone.shifts).toEqual([UNSUPPORTED]);
  });
  it('[10.3.1] [10.4] but the halving of Armored units looks at the Lead Formation alone', () => {
    const units = { 'uk.gds.2ig': '3406', 'de.roestel': '3405', 'de.9ss.pz2': '3506', 'de.mielke': '3506' };
    const fight: Fight = { target: '3406', attackers: ['de.mielke', 'de.roestel'], lead: '2SS' };
    expect(halvedBy(tableWith(units), fight)['de.mielke']).toEqual(['10.4']);
  });
  it('[10.3.1] a Tank unit outside the Lead Formation earns nothing', () => {
    expect(shifts({ by: [INFANTRY, 'uk.11.23h'], on: [GERMAN_INFANTRY] })).toEqual([]);
  });
  it('[10.3.1] Cromwells are Tank units, Reconnaissance cars are not', () => {
    expect(shifts({ by: [CROMWELLS], on: [GERMAN_INFANTRY] })).toEqual([ARMOR]);
    expect(shifts({ by: [DINGO], on: [GERMAN_INFANTRY] })).toEqual([]);
  });
  it('[10.3.3] Anti-Tank units attack with a rating lower by one', () => {
    expect(shifts({ by: [PANZERJAEGER], on: ['uk.50.1h'] })).toEqual([ARMOR]);
    expect(shifts({ by: [PANZERJAEGER], on: [SHERMANS, 'uk.50.1h'] })).toEqual([]);
    expect(shifts({ by: ['de.pzjg559'], on: [SHERMANS, 'uk.50.1h'] })).toContain(ARMOR);
    expect(shifts({ by: [SHERMANS], on: [PANZERJAEGER, GERMAN_INFANTRY] })).toEqual([]);
  });
  it('[10.3.3] E: Flak units earn none; beside a tank they count one less, which matches a Sherman and no more', () => {
    expect(shifts({ by: [FLAK], on: ['uk.50.1h'] })).toEqual([]);
    expect(shifts({ by: [FLAK, 'de.mielke'], on: ['uk.50.1h'] })).toEqual([ARMOR]);
    expect(shifts({ by: [FLAK, 'de.mielke'], on: [SHERMANS, 'uk.50.1h'] })).toEqual([]);
  });
});

describe('terrain and the Armor Shift', () => {
  const onInfantry = (from: string, to: string, bridges: Layout['bridges'] = {}): readonly string[] =>
    shifts({ by: [SHERMANS], on: [GERMAN_INFANTRY], from, to, bridges });

  it('[10.3.4] B: it is allowed against a Town', () => {
    expect(onInfantry('2007', '2107')).toEqual([ARMOR]);
  });
  it('[10.3.4] F: but not against a City', () => {
    expect(onInfantry('5221', '5321')).toEqual([]);
    expect(onInfantry('5321', '5221')).toEqual([ARMOR]);
  });
  it('[10.3.4] H: it is allowed across a bridge, also of the railway, while the bridge stands', () => {
    expect(onInfantry('1303', '1404')).toEqual([ARMOR]);
    expect(onInfantry('1303', '1404', { '1303/1404': 'blown' })).toEqual([]);
    expect(onInfantry('3809', '3810')).toEqual([ARMOR]);
  });
  it('[10.3.4] not across water without one; a road carries over a Minor River', () => {
    expect(onInfantry('1010', '1110')).toEqual([]);
    expect(onInfantry('1006', '1007')).toEqual([]);
    expect(onInfantry('2106', '2107')).toEqual([ARMOR]);
  });
  it('[10.3.4] L: never in Woods, though it is allowed out of them', () => {
    expect(onInfantry('1705', '1806')).toEqual([]);
    expect(onInfantry('1806', '1705')).toEqual([ARMOR]);
  });
  it('[10.3.4] a tank behind the water does not lend its rating to one on firm ground', () => {
    const g = tableWith({ 'de.107.pz12': '1307', 'de.stug559': '1507', [GERMAN_INFANTRY]: '1507', 'uk.3.2l': '1407' });
    const fight: Fight = { target: '1407', attackers: ['de.107.pz12', 'de.stug559'], lead: '1PA' };
    expect(oddsIn(g, fight).shifts).toEqual([]);
    // 1506 has a road to 1407.
    const byRoad = tableWith({ 'de.107.pz12': '1307', 'de.stug559': '1506', 'uk.3.2l': '1407' });
    expect(oddsIn(byRoad, fight).shifts).toEqual([ARMOR]);
    const outmatched = tableWith({
      'de.107.pz12': '1307',
      'de.stug559': '1506',
      'uk.3.2l': '1407',
      [SHERMANS]: '1407',
    });
    expect(oddsIn(outmatched, fight).shifts).toEqual([]);
  });
  it('[10.3.1] [10.3.4] nor does the Lead Formation earn it by a tank behind the water, whoever rolls in beside it', () => {
    const g = tableWith({ [STUG]: '1307', 'de.9ss.pz2': '1506', 'uk.3.2l': '1407' });
    const fight = (lead: string): Fight => ({ target: '1407', attackers: [STUG, 'de.9ss.pz2'], lead });
    expect(oddsIn(g, fight('1PA')).shifts).toEqual([]);
    expect(oddsIn(g, fight('2SS')).shifts).toEqual([ARMOR]);
  });
});

describe('the Armor Shift of the defender', () => {
  it('[10.3.2] falls on infantry that attacks Tank units', () => {
    expect(shifts({ by: [INFANTRY], on: [STUG, GERMAN_INFANTRY] })).toEqual([DEFENDERS_ARMOR]);
    expect(shifts({ by: [INFANTRY], on: [FLAK, GERMAN_INFANTRY] })).toEqual([]);
  });
  it('[10.3.2] any Armor Rating in the Lead Formation denies it, even a lower one, even that of Flak', () => {
    expect(shifts({ by: [SHERMANS], on: [PANTHERS, GERMAN_INFANTRY] })).toEqual([]);
    expect(shifts({ by: ['de.kerutt', 'de.unk.flak428'], on: [SHERMANS, 'uk.50.1h'] })).toEqual([]);
  });
  it('[10.3.2] a tank outside the Lead Formation does not', () => {
    expect(shifts({ by: [INFANTRY, 'uk.11.23h'], on: [STUG, GERMAN_INFANTRY] })).toEqual([DEFENDERS_ARMOR]);
  });
  it('[10.3.4] I: a tank that terrain keeps from the shift still denies it', () => {
    const scene = { on: [STUG, GERMAN_INFANTRY], from: '1010', to: '1110' };
    expect(shifts({ by: [SHERMANS], ...scene })).toEqual([]);
    expect(shifts({ by: [INFANTRY], ...scene })).toEqual([DEFENDERS_ARMOR]);
  });
  it('[10.3.4] nobody has it in Woods, Marsh or City, the defender as little as the attacker', () => {
    const on = [STUG, GERMAN_INFANTRY];
    expect(shifts({ by: [INFANTRY], on, from: '1705', to: '1806' })).toEqual([]);
    expect(shifts({ by: [INFANTRY], on, from: '5221', to: '5321' })).toEqual([]);
    expect(shifts({ by: [INFANTRY], on, from: '4101', to: '4201' })).toEqual([]);
    expect(shifts({ by: [INFANTRY], on, from: '2007', to: '2107' })).toEqual([DEFENDERS_ARMOR]);
  });
});

describe('the Anti-Tank modifier', () => {
  it('[10.4] a Flak unit in a City halves all Armored units, not the infantry', () => {
    const { halved } = clash({ by: [SHERMANS, CROMWELLS, INFANTRY], on: [FLAK], from: '5221', to: '5321' });
    expect(halved).toEqual({ [SHERMANS]: ['10.4'], [CROMWELLS]: ['10.4'], [INFANTRY]: [] });
  });
  it('[10.4] Panthers halve a stack of Shermans, a StuG does not', () => {
    expect(clash({ by: [SHERMANS, 'uk.gds.1cg'], on: [PANTHERS] }).attackers).toEqual({
      [SHERMANS]: 4,
      'uk.gds.1cg': 4,
    });
    expect(clash({ by: [SHERMANS, 'uk.gds.1cg'], on: [STUG] }).attackers).toEqual({ [SHERMANS]: 8, 'uk.gds.1cg': 8 });
  });
  it('[10.4] a Dingo is halved by any Tank unit and suffers the shift left', () => {
    const { halved, shifts: suffered } = clash({ by: [DINGO], on: ['de.mielke', GERMAN_INFANTRY] });
    expect(halved).toEqual({ [DINGO]: ['10.4'] });
    expect(suffered).toEqual([DEFENDERS_ARMOR]);
    expect(clash({ by: [DINGO], on: [GERMAN_INFANTRY] }).halved).toEqual({ [DINGO]: [] });
  });
  it('[10.4] only the Lead Formation is compared, and all Armored units are halved, for once', () => {
    const { halved, attackers } = clash({ by: [DINGO, 'uk.11.23h'], on: [STUG] });
    expect(halved).toEqual({ [DINGO]: ['10.4'], 'uk.11.23h': ['10.2.1', '10.4'] });
    expect(attackers).toEqual({ [DINGO]: 2, 'uk.11.23h': 4 });
  });
  it('[10.4] an Anti-Tank unit in attack is weaker than its like in defense', () => {
    expect(clash({ by: [PANZERJAEGER], on: [SHERMANS] }).halved).toEqual({ [PANZERJAEGER]: [] });
    expect(clash({ by: [SHERMANS], on: [PANZERJAEGER] }).halved).toEqual({ [SHERMANS]: ['10.4'] });
  });
});

describe('unsupported tanks', () => {
  it('[10.5.2] infantry of the Lead Formation shifts right against tanks without infantry', () => {
    expect(shifts({ by: [SHERMANS, INFANTRY], on: [STUG] })).toEqual([UNSUPPORTED]);
    expect(shifts({ by: [SHERMANS, INFANTRY], on: [STUG, GERMAN_INFANTRY] })).toEqual([]);
  });
  it('[10.5.2] tanks alone do not, nor infantry that only helps', () => {
    expect(shifts({ by: [SHERMANS], on: [STUG] })).toEqual([]);
    expect(shifts({ by: [SHERMANS, 'uk.50.1h'], on: [STUG] })).toEqual([]);
  });
  it('[10.5.2] Flak beside the tanks is no infantry; Flak alone is no Tank unit', () => {
    expect(shifts({ by: [INFANTRY], on: [STUG, FLAK] })).toEqual([DEFENDERS_ARMOR, UNSUPPORTED]);
    expect(shifts({ by: [INFANTRY], on: [FLAK] })).toEqual([]);
  });
  it('[10.5.2] no terrain takes it away', () => {
    expect(shifts({ by: [INFANTRY], on: [STUG], from: '1705', to: '1806' })).toEqual([UNSUPPORTED]);
  });
});
