/**
 * The odds of every battle that the extended example of play rolls a die for, and of the examples in chapters 9 and 10:
 * each unit, each shift, the column, and the result on the printed table. Where the text leaves the hexes to a diagram,
 * those here fit the text and the map.
 */
import { lookUp } from '@bridgehead/toolkit';
import { describe, expect, it } from 'vitest';
import {
  AIR,
  ARMOR,
  ARTILLERY,
  BARRAGE,
  battleOf,
  DEFENDERS_ARMOR,
  ELITE,
  type Fight,
  LOW,
  oddsIn,
  UNSUPPORTED,
} from '../../test/odds.ts';
import { type Layout, layOut, type Piece } from '../../test/table.ts';
import { FIRST_EDITION, SECOND_EDITION } from '../editions.ts';
import { columnName, oddsOf, rawColumn } from '../rules/10-odds/odds.ts';
import { COMBAT_RESULTS_TABLE } from '../tables/combat-tables.ts';

/** A place, or a place with steps and states. */
type Row = string | readonly [at: string, more: Omit<Piece, 'id' | 'at'>];

interface Example {
  readonly at: Readonly<Record<string, Row>>;
  readonly turn?: number;
  /** Left out: the first. */
  readonly edition?: number;
  readonly bridges?: Layout['bridges'];
  readonly fight: Omit<Fight, 'attackers'>;
  /** The attackers with their strengths, then the defenders with theirs. */
  readonly attack: Readonly<Record<string, number>>;
  readonly defense: Readonly<Record<string, number>>;
  readonly odds: readonly [ratio: string, raw: string, shifts: readonly string[], column: string];
  readonly die?: readonly [roll: number, result: string];
}

const pieceOf = ([id, row]: readonly [string, Row]): Piece =>
  typeof row === 'string' ? { id, at: row } : { id, at: row[0], ...row[1] };

function verify(example: Example, turn: number): void {
  const { at, bridges = {}, edition = FIRST_EDITION, attack, defense, odds, die } = example;
  const g = layOut({ edition, turn: example.turn ?? turn, bridges, units: Object.entries(at).map(pieceOf) });
  const fight = { ...example.fight, attackers: Object.keys(attack) };
  const [ratio, raw, shifts, column] = odds;
  expect(oddsIn(g, fight)).toEqual({ attackers: attack, defenders: defense, ratio, raw, shifts, column });
  if (die === undefined) return;
  const { resolved } = oddsOf(g, battleOf(g, fight));
  expect(lookUp(COMBAT_RESULTS_TABLE, resolved, die[0])).toBe(die[1]);
}

const SCATTERED = { states: ['scattered'] } as const;
const DISRUPTED = { states: ['disrupted'] } as const;
const SCATTERED_AND_REDUCED = { steps: 2, states: ['scattered'] } as const;

const TURN_1: Readonly<Record<string, Example>> = {
  '[10.5.1] Sint-Oedenrode: the Flak unit is not doubled in the Town': {
    at: { 'us.101.502.1': '3407', 'us.101.502.2': '3407', 'de.unk.flak428': '3507' },
    fight: {
      target: '3507',
      occasion: 'on-the-march',
      lead: '101ABN',
    },
    attack: { 'us.101.502.1': 4, 'us.101.502.2': 4 },
    defense: { 'de.unk.flak428': 2 },
    odds: ['8 to 2', '4-1', [ELITE], '5-1'],
    die: [2, 'DRX'],
  },
  '[10.6] A: Krafft': {
    at: { 'uk.1abn.1p.1': '6419', 'uk.1abn.1a.2ssa': '6419', 'uk.1abn.1p.3': '6318', 'de.krafft': '6319' },
    fight: { target: '6319', lead: '1ABN' },
    attack: { 'uk.1abn.1p.1': 4, 'uk.1abn.1p.3': 4, 'uk.1abn.1a.2ssa': 3 },
    defense: { 'de.krafft': 5 },
    odds: ['11 to 5', '2-1', [ELITE], '3-1'],
    die: [6, 'D1'],
  },
  '[10.8.1] B: Nijmegen, a City': {
    at: { 'us.82.508.1': '5222', 'us.82.508.2': '5222', 'de.henke': '5321' },
    fight: { target: '5321', lead: '82ABN' },
    attack: { 'us.82.508.1': 4, 'us.82.508.2': 4 },
    defense: { 'de.henke': 8 },
    odds: ['8 to 8', '1-1', [ELITE], '2-1'],
    die: [2, 'ENG'],
  },
  '[10.6] D: Mook, Elite against Low Quality': {
    at: { 'us.82.508.3': '4722', 'de.unk.rrsec': '4721' },
    fight: { target: '4721', lead: '82ABN' },
    attack: { 'us.82.508.3': 4 },
    defense: { 'de.unk.rrsec': 2 },
    odds: ['4 to 2', '2-1', [ELITE, LOW], '4-1'],
    die: [3, 'DR'],
  },
  // The text counts one Morale Shift, so the unit is not Low Quality.
  '[9.5.2] E: the Grave bridge': {
    at: { 'us.82.504.1': ['4817', SCATTERED], 'us.82.504.2': '4817', 'de.unk.alarm': '4816' },
    fight: { target: '4816', lead: '82ABN' },
    attack: { 'us.82.504.1': 2, 'us.82.504.2': 2 },
    defense: { 'de.unk.alarm': 2 },
    odds: ['4 to 2', '2-1', [ELITE], '3-1'],
    die: [4, 'DR'],
  },
  '[22.3.6] F: Veghel': {
    at: {
      'us.101.501.1': ['3909', SCATTERED],
      'us.101.501.2': '3809',
      'us.101.501.3': ['3709', SCATTERED_AND_REDUCED],
      'de.unk.hgtrain': '3810',
    },
    fight: { target: '3810', lead: '101ABN' },
    attack: { 'us.101.501.1': 2, 'us.101.501.2': 2, 'us.101.501.3': 2 },
    defense: { 'de.unk.hgtrain': 4 },
    odds: ['6 to 4', '1-1', [ELITE, LOW], '3-1'],
    die: [1, 'ENG'],
  },
  '[10.5.1] G: Son': {
    at: { 'us.101.502.3': '3208', 'us.101.506.2': ['3208', SCATTERED_AND_REDUCED], 'de.unk.flak18.k': '3108' },
    fight: { target: '3108', lead: '101ABN' },
    attack: { 'us.101.502.3': 4, 'us.101.506.2': 2 },
    defense: { 'de.unk.flak18.k': 2 },
    odds: ['6 to 2', '3-1', [ELITE], '4-1'],
    die: [4, 'A1/D1'],
  },
  '[10.3.1] H1: Kerutt': {
    at: { 'uk.gds.2ig': '1504', 'uk.gds.2gg': '1504', 'uk.corps.5agra': '1303', 'de.kerutt': '1605' },
    fight: {
      target: '1605',
      lead: 'GDS',
      hasAirSupport: true,
      artillery: ['uk.corps.5agra'],
    },
    attack: { 'uk.gds.2ig': 9, 'uk.gds.2gg': 8 },
    defense: { 'de.kerutt': 5 },
    odds: ['17 to 5', '3-1', [ARMOR, AIR, BARRAGE], '7-1'],
    die: [4, 'DMR'],
  },
  '[10.3.4] H2: 14/Hoffmann in the Woods': {
    at: { 'uk.gds.2ig': '1705', 'de.hoffmann14': '1806' },
    fight: { target: '1806', occasion: 'breakthrough', lead: 'GDS' },
    attack: { 'uk.gds.2ig': 9 },
    defense: { 'de.hoffmann14': 2 },
    odds: ['9 to 2', '4-1', [], '4-1'],
    die: [4, 'A1/D1'],
  },
  '[10.8.4] I: 6 Penal in Polder': {
    at: { 'uk.gds.1gg': '1503', 'uk.gds.3ig': '1503', 'uk.gds.arty': '1303', 'de.penal6': '1603' },
    fight: {
      target: '1603',
      lead: 'GDS',
      hasAirSupport: true,
      artillery: ['uk.gds.arty'],
    },
    attack: { 'uk.gds.1gg': 6, 'uk.gds.3ig': 5 },
    defense: { 'de.penal6': 4 },
    odds: ['11 to 4', '2-1', [LOW, AIR, BARRAGE], '6-1'],
    die: [4, 'DMR'],
  },
  '[17.6.2] the 406th Division': {
    at: {
      'de.goebel': '5026',
      'de.stargaard': '5125',
      'de.arty406': 'I',
      'us.82.505.2': ['5025', { steps: 2 }],
    },
    fight: { target: '5025', lead: 'CF', artillery: ['de.arty406'] },
    attack: { 'de.goebel': 3, 'de.stargaard': 3 },
    defense: { 'us.82.505.2': 4 },
    odds: ['6 to 4', '1-1', [ARTILLERY], '2-1'],
    die: [5, 'DR'],
  },
};

const TURN_2: Readonly<Record<string, Example>> = {
  '[10.8.1] A: the Arnhem bridge': {
    at: { 'uk.1abn.1p.2': '6222', 'de.unk.train6e': '6122' },
    fight: { target: '6122', occasion: 'on-the-march', lead: '1ABN' },
    attack: { 'uk.1abn.1p.2': 4 },
    defense: { 'de.unk.train6e': 2 },
    odds: ['4 to 2', '2-1', [ELITE, LOW], '4-1'],
    die: [2, 'DR'],
  },
  '[17.6.2] B: Allwörden': {
    at: {
      'uk.1abn.1p.1': '6519',
      'uk.1abn.1a.2ssa': '6519',
      'uk.1abn.arty': '6317',
      'de.allwoerden': ['6619', { steps: 1 }],
    },
    fight: {
      target: '6619',
      lead: '1ABN',
      artillery: ['uk.1abn.arty'],
    },
    attack: { 'uk.1abn.1p.1': 4, 'uk.1abn.1a.2ssa': 3 },
    defense: { 'de.allwoerden': 3 },
    odds: ['7 to 3', '2-1', [ELITE, ARTILLERY], '4-1'],
    die: [4, 'A1/D1'],
  },
  '[10.6] C: the Unknown unit by the Maas-Waal Canal': {
    at: { 'us.82.504.3': '5119', 'de.unk.train6': '5219' },
    fight: { target: '5219', occasion: 'on-the-march', lead: '82ABN' },
    attack: { 'us.82.504.3': 4 },
    defense: { 'de.unk.train6': 2 },
    odds: ['4 to 2', '2-1', [ELITE, LOW], '4-1'],
    die: [3, 'DR'],
  },
  '[10.6] D: Goebel': {
    at: { 'us.82.505.1': '5026', 'us.82.505.3': '4924', 'de.goebel': '5025' },
    fight: { target: '5025', lead: '82ABN' },
    attack: { 'us.82.505.1': 4, 'us.82.505.3': 4 },
    defense: { 'de.goebel': 4 },
    odds: ['8 to 4', '2-1', [ELITE, LOW], '4-1'],
    die: [1, 'EX'],
  },
  '[10.8.2] E: Veghel again': {
    at: {
      'us.101.501.1': '3910',
      'us.101.501.2': '3909',
      'us.101.501.3': ['3710', { steps: 2 }],
      'de.unk.hgtrain': '3810',
    },
    fight: { target: '3810', lead: '101ABN' },
    attack: { 'us.101.501.1': 4, 'us.101.501.2': 4, 'us.101.501.3': 2 },
    defense: { 'de.unk.hgtrain': 4 },
    odds: ['10 to 4', '2-1', [ELITE, LOW], '4-1'],
    die: [5, 'D1'],
  },
  '[10.5.1] F: Schijndel': {
    at: { 'us.101.502.2': '3706', 'de.unk.flak18.1': '3806' },
    fight: { target: '3806', occasion: 'on-the-march', lead: '101ABN' },
    attack: { 'us.101.502.2': 4 },
    defense: { 'de.unk.flak18.1': 2 },
    odds: ['4 to 2', '2-1', [ELITE], '3-1'],
    die: [6, 'D1'],
  },
  '[10.8.1] G: Eindhoven, Breakthrough Combat': {
    at: { 'us.101.502.3': '2707', 'de.unk.police': '2708' },
    fight: { target: '2708', occasion: 'breakthrough', lead: '101ABN' },
    attack: { 'us.101.502.3': 4 },
    defense: { 'de.unk.police': 2 },
    odds: ['4 to 2', '2-1', [ELITE], '3-1'],
    die: [6, 'D1'],
  },
  // The tanks out of 2007 and 2008: over the Dommel, from 2106, they would be halved.
  '[10.1] H: Valkenswaard, halved, then doubled; a StuG keeps the Shermans from the shift': {
    at: {
      'uk.gds.2ig': ['2008', { steps: 2 }],
      'uk.gds.2gg': '2008',
      'uk.gds.1cg': '2007',
      'uk.gds.2wg': '2007',
      'uk.gds.5cg': '2106',
      'uk.gds.1wg': '2106',
      'uk.corps.5agra': '1404',
      'de.kerutt': ['2107', DISRUPTED],
      'de.stug559': '2107',
    },
    fight: {
      target: '2107',
      lead: 'GDS',
      artillery: ['uk.corps.5agra'],
    },
    attack: { 'uk.gds.2ig': 6, 'uk.gds.2gg': 8, 'uk.gds.1cg': 8, 'uk.gds.2wg': 7, 'uk.gds.5cg': 5, 'uk.gds.1wg': 5 },
    defense: { 'de.kerutt': 6, 'de.stug559': 2 },
    odds: ['39 to 8', '4-1', [ARTILLERY], '5-1'],
    die: [3, 'A1/D1'],
  },
  // Not in the Town of 1903, nor behind the Keersop: either would double it.
  '[14.2] I: 6 Penal again, Disrupted': {
    at: { 'uk.gds.1gg': '1803', 'de.penal6': ['1902', DISRUPTED] },
    fight: { target: '1902', lead: 'GDS' },
    attack: { 'uk.gds.1gg': 6 },
    defense: { 'de.penal6': 2 },
    odds: ['6 to 2', '3-1', [LOW], '4-1'],
    die: [3, 'DR'],
  },
  '[10.8.2] J: Stephan, three of five across the canal': {
    at: {
      'uk.50.1h': '1503',
      'uk.50.9dli': '1503',
      'uk.50.1d': '1403',
      'uk.50.2d': '1402',
      'uk.50.6dli': '1402',
      'uk.50.arty': '1303',
      'de.stephan': '1502',
    },
    fight: {
      target: '1502',
      lead: '50DIV',
      artillery: ['uk.50.arty'],
    },
    attack: { 'uk.50.1h': 5, 'uk.50.9dli': 5, 'uk.50.1d': 3, 'uk.50.2d': 3, 'uk.50.6dli': 3 },
    defense: { 'de.stephan': 5 },
    odds: ['19 to 5', '3-1', [ARTILLERY], '4-1'],
    die: [3, 'DR'],
  },
  // 2L has crossed the canal, or it would be halved.
  '[10.2.1] K: Segler, three Formations': {
    at: {
      'uk.3.2l': '1406',
      'uk.11.1519krh': '1306',
      'uk.11.4ksli': '1307',
      'uk.11.3m': '1307',
      'uk.gds.3ig': '1506',
      'uk.3.arty': 'M',
      'de.segler': '1407',
    },
    fight: {
      target: '1407',
      lead: '3DIV',
      artillery: ['uk.3.arty'],
    },
    attack: { 'uk.3.2l': 5, 'uk.11.4ksli': 3, 'uk.11.3m': 3, 'uk.gds.3ig': 3, 'uk.11.1519krh': 4 },
    defense: { 'de.segler': 5 },
    odds: ['18 to 5', '3-1', [ARTILLERY], '4-1'],
    die: [3, 'DR'],
  },
};

describe('turn 1 of the extended example', () => {
  it.each(Object.entries(TURN_1))('%s', (_, example) => verify(example, 1));
});

describe('turn 2 of the extended example', () => {
  it.each(Object.entries(TURN_2))('%s', (_, example) => verify(example, 2));
});

/** The examples printed in chapter 10. */
/** [2e 10.8.2] X of the second book, where the tanks come over a bridge. */
const X_OVER_A_BRIDGE = {
  edition: SECOND_EDITION,
  at: { 'uk.gds.2gg': '4006', 'uk.gds.1cg': '4006', 'uk.gds.5cg': '4206', 'de.segler': '4105' },
  fight: { target: '4105', lead: 'GDS' },
  attack: { 'uk.gds.2gg': 4, 'uk.gds.1cg': 4, 'uk.gds.5cg': 5 },
  defense: { 'de.segler': 10 },
} as const;

const CHAPTER_10: Readonly<Record<string, Example>> = {
  '[9.4.2] 7-1 with two shifts right and one left is 8-1': {
    at: {
      'us.82.504.1': '1504',
      'us.82.504.2': '1504',
      'us.82.504.3': '1604',
      'us.82.325.1a': '1604',
      'de.mielke': ['1605', DISRUPTED],
      'de.unk.train6e': ['1605', DISRUPTED],
    },
    fight: { target: '1605', lead: '82ABN' },
    attack: { 'us.82.504.1': 4, 'us.82.504.2': 4, 'us.82.504.3': 4, 'us.82.325.1a': 3 },
    defense: { 'de.mielke': 1, 'de.unk.train6e': 1 },
    odds: ['15 to 2', '7-1', [DEFENDERS_ARMOR, ELITE, LOW], '8-1'],
    die: [1, 'A1/D1'],
  },
  '[10.1] two units of 5 are 3 and 3 when halved': {
    at: { 'uk.50.1h': '1503', 'uk.50.9dli': '1503', 'uk.3.2l': '1504', 'de.segler': '1604' },
    fight: { target: '1604', lead: '3DIV' },
    attack: { 'uk.50.1h': 3, 'uk.50.9dli': 3, 'uk.3.2l': 5 },
    defense: { 'de.segler': 5 },
    odds: ['11 to 5', '2-1', [], '2-1'],
  },
  '[10.1] three defenders of 1 are 2 when halved': {
    at: {
      'uk.gds.1gg': '1504',
      'de.unk.police': ['1605', DISRUPTED],
      'de.unk.alarm': ['1605', DISRUPTED],
      'de.unk.gothsche': ['1605', DISRUPTED],
    },
    fight: { target: '1605', lead: 'GDS' },
    attack: { 'uk.gds.1gg': 6 },
    defense: { 'de.unk.police+de.unk.gothsche+de.unk.alarm': 2 },
    odds: ['6 to 2', '3-1', [], '3-1'],
  },
  '[10.2.3] the Guards lead with a battalion of the 101st, two more help': {
    at: {
      'uk.gds.2gg': '1504',
      'us.101.501.1': '1504',
      'uk.gds.1cg': '1505',
      'uk.gds.5cg': '1505',
      'us.101.501.2': '1604',
      'us.101.501.3': '1604',
      'de.segler': '1605',
      'de.richter': '1605',
    },
    fight: { target: '1605', lead: 'GDS', attachment: 'us.101.501.1' },
    attack: {
      'uk.gds.2gg': 8,
      'us.101.501.1': 4,
      'uk.gds.1cg': 8,
      'uk.gds.5cg': 5,
      'us.101.501.2': 2,
      'us.101.501.3': 2,
    },
    defense: { 'de.segler': 5, 'de.richter': 5 },
    odds: ['29 to 10', '2-1', [ARMOR], '3-1'],
  },
  '[10.5.2] A: infantry against a lone StuG': {
    at: { 'uk.50.1h': '1504', 'de.stug559': '1605' },
    fight: { target: '1605', lead: '50DIV' },
    attack: { 'uk.50.1h': 5 },
    defense: { 'de.stug559': 2 },
    odds: ['5 to 2', '2-1', [DEFENDERS_ARMOR, UNSUPPORTED], '2-1'],
  },
  '[10.5.2] B: a Panther and infantry against Shermans': {
    at: { 'de.9ss.pz2': '1605', 'de.allwoerden': '1605', 'uk.gds.2gg': '1504' },
    fight: { target: '1504', lead: '2SS' },
    attack: { 'de.9ss.pz2': 3, 'de.allwoerden': 4 },
    defense: { 'uk.gds.2gg': 6 },
    odds: ['7 to 6', '1-1', [ARMOR, UNSUPPORTED], '3-1'],
  },
  '[10.5.2] C: a lone Flak unit is no Tank unit': {
    at: { 'uk.50.1h': '1504', 'de.flak19': '1605' },
    fight: { target: '1605', lead: '50DIV' },
    attack: { 'uk.50.1h': 5 },
    defense: { 'de.flak19': 3 },
    odds: ['5 to 3', '1-1', [], '1-1'],
  },
  '[10.8.2] X: all across canal or river': {
    at: { 'uk.gds.2gg': '1305', 'uk.gds.1cg': '1305', 'uk.gds.5cg': '1505', 'de.segler': '1406' },
    fight: { target: '1406', lead: 'GDS' },
    attack: { 'uk.gds.2gg': 4, 'uk.gds.1cg': 4, 'uk.gds.5cg': 5 },
    defense: { 'de.segler': 10 },
    odds: ['13 to 10', '1-1', [], '1-1'],
  },
  '[2e 10.8.2] X: all across canal or river, tanks over an intact bridge': {
    ...X_OVER_A_BRIDGE,
    bridges: { '4006/4105': 'intact' },
    odds: ['13 to 10', '1-1', [ARMOR], '2-1'],
  },
  '[2e 10.8.2] X: the bridge is down, and the tanks earn nothing': {
    ...X_OVER_A_BRIDGE,
    bridges: { '4006/4105': 'blown' },
    odds: ['13 to 10', '1-1', [], '1-1'],
  },
  '[10.8.2] Y: one of three on dry ground': {
    at: { 'us.101.501.1': '1306', 'us.101.501.2': '1307', 'us.101.501.3': '1507', 'de.segler': '1407' },
    fight: { target: '1407', lead: '101ABN' },
    attack: { 'us.101.501.1': 2, 'us.101.501.2': 2, 'us.101.501.3': 4 },
    defense: { 'de.segler': 5 },
    odds: ['8 to 5', '1-1', [ELITE], '2-1'],
  },
  '[10.8.4] A: into Polder along a road': {
    at: { 'uk.gds.2gg': '1506', 'uk.gds.5cg': '1506', 'de.segler': '1407', 'de.richter': '1407' },
    fight: { target: '1407', lead: 'GDS' },
    attack: { 'uk.gds.2gg': 4, 'uk.gds.5cg': 5 },
    defense: { 'de.segler': 5, 'de.richter': 5 },
    odds: ['9 to 10', '1-2', [ARMOR], '1-1'],
  },
  '[10.8.4] B: infantry in Polder is as anywhere': {
    at: { 'uk.gds.1gg': '1404', 'de.segler': '1503' },
    fight: { target: '1503', lead: 'GDS' },
    attack: { 'uk.gds.1gg': 6 },
    defense: { 'de.segler': 5 },
    odds: ['6 to 5', '1-1', [], '1-1'],
  },
  '[10.8.4] C: into Polder where no road goes': {
    at: { 'uk.gds.2gg': '1404', 'uk.gds.5cg': '1404', 'de.segler': '1503' },
    fight: { target: '1503', lead: 'GDS' },
    attack: { 'uk.gds.2gg': 4, 'uk.gds.5cg': 5 },
    defense: { 'de.segler': 5 },
    odds: ['9 to 5', '1-1', [], '1-1'],
  },
};

describe('the examples of chapters 9 and 10', () => {
  it('[9.3] 15 to 4 is 3-1, 11 to 12 is 1-2', () => {
    expect([columnName(rawColumn(15, 4)), columnName(rawColumn(11, 12))]).toEqual(['3-1', '1-2']);
  });
  it.each(Object.entries(CHAPTER_10))('%s', (_, example) => verify(example, 3));
});
