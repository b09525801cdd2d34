import type { Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, hexside, layOut, type Piece } from '../../test/table.ts';
import {
  bondsOf,
  buildBonds,
  buildZoc,
  isBondInTheWay,
  isHexBonded,
  isInEzoc,
  isSideBonded,
  zocOf,
} from './07-zones-of-control.ts';

const one = (id: string, at: string, more: Partial<Piece> = {}): Piece => ({ id, at, ...more });
// Two-step German battalions and a British one to look at them.
const table = (...units: Piece[]): Game => layOut({ units });

describe('zones of control', () => {
  it('[7.1] reach the six hexes around a unit and no farther', () => {
    const g = table(one('de.kerutt', '1724'));
    for (const name of ['1723', '1725', '1824', '1825', '1624', '1625'])
      expect(isInEzoc(g, 'allied', hex(name)), name).toBe(true);
    expect(isInEzoc(g, 'allied', hex('1722'))).toBe(false);
    expect(isInEzoc(g, 'allied', hex('1724'))).toBe(false);
  });
  it('[7.1] do not cross an unbridged Major River, but cross it where a bridge stands', () => {
    const zocInto = (name: string, bridges = {}): boolean =>
      isInEzoc(layOut({ units: [one('de.kerutt', '5421')], bridges }), 'allied', hex(name));
    expect(zocInto('5321')).toBe(true);
    expect(zocInto('5320')).toBe(true);
    expect(zocInto('5320', { '5320/5421': 'blown' })).toBe(false);
    expect(zocInto('5420')).toBe(false);
  });
  it('[14.3.1] units in Full Retreat have none, Disrupted ones do', () => {
    expect(isInEzoc(table(one('de.kerutt', '1724', { states: ['full-retreat'] })), 'allied', hex('1723'))).toBe(false);
    expect(isInEzoc(table(one('de.kerutt', '1724', { states: ['disrupted'] })), 'allied', hex('1723'))).toBe(true);
  });
  it('[14.3.1] a stack has one as long as anybody in it is not in Full Retreat', () => {
    const routed = one('de.kerutt', '1724', { states: ['full-retreat'] });
    expect(isInEzoc(table(routed, one('de.stephan', '1724')), 'allied', hex('1723'))).toBe(true);
  });
  it('[25.2.1] Unknown units have one', () => {
    expect(isInEzoc(layOut({ unknown: ['1724'] }), 'allied', hex('1723'))).toBe(true);
  });
  it('[7.3] the kept map is the one made anew', () => {
    const g = table(one('de.kerutt', '1724'), one('uk.gds.1gg', '1303'));
    expect(zocOf(g, 'german')).toEqual(buildZoc(g, 'german'));
    expect(bondsOf(g, 'german')).toEqual(buildBonds(g, 'german'));
  });
});

describe('ZOC Bonds', () => {
  it('[7.4.1] two stacks in a straight line two hexes apart bar the hex between them', () => {
    const g = table(one('de.kerutt', '1723'), one('de.stephan', '1725'));
    expect(isHexBonded(g, 'allied', hex('1724'))).toBe(true);
    expect(isHexBonded(g, 'allied', hex('1624'))).toBe(false);
  });
  it('[7.4.1] two stacks two hexes apart off the line bar the hexside between them', () => {
    // 1724 and 1823 have 1724's neighbours between them: 1823-1724 touch; 1723 and 1825 do not.
    const g = table(one('de.kerutt', '1723'), one('de.stephan', '1825'));
    expect(isSideBonded(g, 'allied', hexside('1724/1824'))).toBe(true);
    expect(isHexBonded(g, 'allied', hex('1724'))).toBe(false);
    expect(isSideBonded(g, 'allied', hexside('1724/1725'))).toBe(false);
  });
  it('[7.4.1] one step is not enough, nor are units that are not in Good Order', () => {
    const far = one('de.stephan', '1725');
    expect(isHexBonded(table(one('de.kerutt', '1723', { steps: 1 }), far), 'allied', hex('1724'))).toBe(false);
    expect(isHexBonded(table(one('de.kerutt', '1723', { states: ['disrupted'] }), far), 'allied', hex('1724'))).toBe(
      false,
    );
    const two = [one('de.hoffmann14', '1723'), one('de.tiel', '1723')];
    expect(isHexBonded(table(...two, far), 'allied', hex('1724'))).toBe(true);
  });
  it('[7.4.1] there is no Hex Bond in a hex that is not vacant', () => {
    const g = layOut({ units: [one('de.kerutt', '1723'), one('de.stephan', '1725')], unknown: ['1724'] });
    expect(isHexBonded(g, 'allied', hex('1724'))).toBe(false);
  });
  it('[7.4.2] a Bond in the way forbids the step, and only that step', () => {
    const g = table(one('de.kerutt', '1723'), one('de.stephan', '1725'));
    expect(isBondInTheWay(g, 'allied', hexside('1624/1724'), hex('1724'))).toBe(true);
    expect(isBondInTheWay(g, 'allied', hexside('1624/1625'), hex('1625'))).toBe(false);
  });
  it('[7.4.3] an enemy unit in the hex negates a Hex Bond', () => {
    const g = table(one('de.kerutt', '1723'), one('de.stephan', '1725'), one('uk.gds.1gg', '1724'));
    expect(isHexBonded(g, 'allied', hex('1724'))).toBe(false);
  });
  it('[7.4.3] enemy units on both sides negate a Hexside Bond, one alone does not', () => {
    const bond = [one('de.kerutt', '1723'), one('de.stephan', '1825')];
    expect(isSideBonded(table(...bond, one('uk.gds.1gg', '1724')), 'allied', hexside('1724/1824'))).toBe(true);
    const both = table(...bond, one('uk.gds.1gg', '1724'), one('uk.gds.3ig', '1824'));
    expect(isSideBonded(both, 'allied', hexside('1724/1824'))).toBe(false);
  });
  it('[7.4.4] Bonds that cross each other both stand', () => {
    const g = table(
      one('de.kerutt', '1723'),
      one('de.stephan', '1725'),
      one('uk.gds.1gg', '1624'),
      one('uk.gds.3ig', '1825'),
    );
    expect(isHexBonded(g, 'allied', hex('1724'))).toBe(true);
    expect(isHexBonded(g, 'german', hex('1724')) || isSideBonded(g, 'german', hexside('1724/1725'))).toBe(true);
  });
  it('[7.4.5] a unit one hex from the edge has Hexside Bonds with a friendly Entry Area, not with an enemy one', () => {
    const german = table(one('de.kerutt', '3002'));
    const anywhere = (g: Game, side: 'allied' | 'german'): number =>
      bondsOf(g, side).sides.filter((bits) => bits > 0).length;
    expect(anywhere(german, 'german')).toBeGreaterThan(0);
    expect(anywhere(table(one('uk.gds.1gg', '3002')), 'allied')).toBe(0);
    expect(anywhere(table(one('de.kerutt', '3004')), 'german')).toBe(0);
  });
  it('[7.4.6] a City hex between them breaks a Bond', () => {
    expect(isHexBonded(table(one('de.kerutt', '2913'), one('de.stephan', '2915')), 'allied', hex('2914'))).toBe(false);
  });
  it('[7.4.6] an unbridged Major River breaks a Bond, a Minor River does not', () => {
    const over = table(one('de.kerutt', '5511'), one('de.stephan', '5711'));
    expect(
      bondsOf(over, 'german').hexes.some((bit) => bit === 1) || bondsOf(over, 'german').sides.some((bits) => bits > 0),
    ).toBe(false);
  });
  it('[7.4.6] Vehicle units form none into ground they cannot enter', () => {
    const polder = (id: string) => table(one(id, '5307'), one('de.stephan', '5309'));
    expect(isHexBonded(polder('de.kerutt'), 'allied', hex('5308'))).toBe(true);
    expect(isHexBonded(polder('uk.gds.2ig'), 'german', hex('5308'))).toBe(false);
  });
  it('[18.2.2] a Supply Head forms none', () => {
    const g = table(one('us.82.supply', '1723'), one('us.82.bd.a', '1723'), one('us.82.505.1', '1725'));
    expect(isHexBonded(g, 'german', hex('1724'))).toBe(false);
  });
});
