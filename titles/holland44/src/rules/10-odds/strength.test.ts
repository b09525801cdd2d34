import { describe, expect, it } from 'vitest';
import { battleOf, doubledBy, type Fight, halvedBy, oddsIn, tableWith } from '../../../test/odds.ts';
import type { Piece } from '../../../test/table.ts';
import { oddsOf } from './odds.ts';

const onKerutt = (attackers: Fight['attackers'], lead: string): Fight => ({ target: '1605', attackers, lead });
const KERUTT: Piece = { id: 'de.kerutt', at: '1605' };
const withStates = (id: string, at: string, ...states: NonNullable<Piece['states']>): Piece => ({ id, at, states });

describe('halving', () => {
  it('[10.1] comes once, whatever the reasons, and rounds up', () => {
    const units = [withStates('uk.50.1h', '1504', 'engaged', 'out-of-supply', 'scattered'), KERUTT];
    const g = tableWith({ 'uk.gds.5cg': '1505' }, { units });
    const fight = onKerutt(['uk.50.1h', 'uk.gds.5cg'], 'GDS');
    expect(halvedBy(g, fight)['uk.50.1h']).toEqual(['10.2.1', '18.4', '11.5.1', '22.3.6']);
    expect(oddsIn(g, fight).attackers).toEqual({ 'uk.50.1h': 3, 'uk.gds.5cg': 5 });
  });
  it.each([
    ['engaged', '11.5.1'],
    ['out-of-supply', '18.4'],
    ['scattered', '22.3.6'],
  ] as const)('[10.9] a unit that is %s attacks at half strength', (state, rule) => {
    const g = tableWith({}, { units: [withStates('uk.50.1h', '1504', state), KERUTT] });
    expect(halvedBy(g, onKerutt(['uk.50.1h'], '50DIV'))).toEqual({ 'uk.50.1h': [rule] });
    expect(oddsIn(g, onKerutt(['uk.50.1h'], '50DIV')).ratio).toBe('3 to 5');
  });
  it('[10.9] none of these markers weakens a defender', () => {
    const g = tableWith(
      { 'uk.50.1h': '1504' },
      { units: [withStates('de.kerutt', '1605', 'engaged', 'out-of-supply')] },
    );
    expect(oddsIn(g, onKerutt(['uk.50.1h'], '50DIV')).defenders).toEqual({ 'de.kerutt': 5 });
  });
  it('[10.1] attackers of 1 are added before they are halved', () => {
    const g = tableWith({ 'uk.corps.eng30': '1504', 'ca.rce': '1504', 'nl.recce': '1604' }, { units: [KERUTT] });
    const fight = onKerutt(['uk.corps.eng30', 'ca.rce', 'nl.recce'], 'none of them');
    expect(oddsIn(g, fight).attackers).toEqual({ 'uk.corps.eng30+ca.rce+nl.recce': 2 });
  });
  it('[10.1] one of 1 that is not halved stays apart', () => {
    const g = tableWith({ 'uk.corps.eng30': '1504', 'uk.43.eng': '1504', 'uk.gds.5cg': '1505' }, { units: [KERUTT] });
    const fight = onKerutt(['uk.corps.eng30', 'uk.43.eng', 'uk.gds.5cg'], '43DIV');
    expect(oddsIn(g, fight).attackers).toEqual({ 'uk.corps.eng30': 1, 'uk.43.eng': 1, 'uk.gds.5cg': 3 });
  });
});

describe('doubling', () => {
  it('[10.1] comes once, for a City and a River together', () => {
    const g = tableWith({ 'us.82.504.1': '5421', 'de.henke': '5321' });
    const fight: Fight = { target: '5321', attackers: ['us.82.504.1'], lead: '82ABN' };
    expect(doubledBy(g, fight)).toEqual({ 'de.henke': ['10.8.1', '10.8.2'] });
    expect(oddsIn(g, fight).defenders).toEqual({ 'de.henke': 8 });
  });
  it('[10.1] comes after halving, so that a Disrupted 5 is 6', () => {
    const g = tableWith({ 'uk.gds.5cg': '2007' }, { units: [withStates('de.kerutt', '2107', 'disrupted')] });
    expect(oddsIn(g, { target: '2107', attackers: ['uk.gds.5cg'], lead: 'GDS' }).defenders).toEqual({ 'de.kerutt': 6 });
  });
  it('[10.1] defenders of 1 are halved together, those that are doubled for themselves', () => {
    const disrupted = ['us.82.bd.a', 'bd.82.B', 'us.82.supply', 'us.82.arty'].map((id) =>
      withStates(id, '2107', 'disrupted', 'moved'),
    );
    const g = tableWith({ 'de.richter': '2007' }, { units: disrupted });
    const fight: Fight = { target: '2107', attackers: ['de.richter'], lead: '1PA' };
    expect(oddsIn(g, fight).defenders).toEqual({ 'us.82.bd.a+bd.82.B': 2, 'us.82.arty': 1 });
  });
});

describe('who adds nothing', () => {
  it('[14.2] a Disrupted defender counts half, one in Full Retreat not at all', () => {
    const units = [withStates('de.kerutt', '1605', 'disrupted'), withStates('de.segler', '1605', 'full-retreat')];
    const g = tableWith({ 'uk.gds.5cg': '1504' }, { units });
    expect(oddsIn(g, onKerutt(['uk.gds.5cg'], 'GDS')).defenders).toEqual({ 'de.kerutt': 3 });
  });
  it('[14.3.1] nor do its morale and its armor', () => {
    const units = [KERUTT, withStates('de.stug559', '1605', 'full-retreat')];
    const g = tableWith({ 'uk.gds.5cg': '1504' }, { units });
    expect(oddsIn(g, onKerutt(['uk.gds.5cg'], 'GDS')).shifts).toEqual([]);
  });
  it('[18.2.2] a Supply Head defends only when it is alone', () => {
    const fight: Fight = { target: '1504', attackers: ['de.kerutt'], lead: '1PA' };
    const alone = tableWith({ 'us.82.supply': '1504' }, { units: [KERUTT] });
    expect(oddsIn(alone, fight).defenders).toEqual({ 'us.82.supply': 1 });
    const escorted = tableWith({ 'us.82.supply': '1504', 'us.82.504.1': '1504' }, { units: [KERUTT] });
    expect(oddsIn(escorted, fight).defenders).toEqual({ 'us.82.504.1': 5 });
    const withRouted = tableWith(
      { 'us.82.supply': '1504' },
      { units: [KERUTT, withStates('us.82.504.1', '1504', 'full-retreat')] },
    );
    expect(oddsIn(withRouted, fight).defenders).toEqual({});
  });
  it('[17.3] artillery on the move defends with 1', () => {
    const fight: Fight = { target: '1504', attackers: ['de.kerutt'], lead: '1PA' };
    const g = tableWith({}, { units: [withStates('uk.gds.arty', '1504', 'moved'), KERUTT] });
    expect(oddsIn(g, fight).defenders).toEqual({ 'uk.gds.arty': 1 });
    expect(oddsIn(tableWith({ 'uk.gds.arty': '1504' }, { units: [KERUTT] }), fight).defenders).toEqual({
      'uk.gds.arty': 2,
    });
  });
  it('[17.7] artillery that has fired for another hex defends with its own strength all the same', () => {
    const fight: Fight = { target: '1504', attackers: ['de.kerutt'], lead: '1PA' };
    const fired = tableWith({}, { units: [withStates('uk.gds.arty', '1504', 'fired'), KERUTT] });
    expect(oddsIn(fired, fight).defenders).toEqual({ 'uk.gds.arty': 2 });
  });
  it('[2.3.12] a unit that has lost steps attacks with what its counter shows', () => {
    const g = tableWith({}, { units: [{ id: 'us.82.504.1', at: '1504', steps: 1 }, KERUTT] });
    expect(oddsOf(g, battleOf(g, onKerutt(['us.82.504.1'], '82ABN'))).attack).toBe(1);
  });
});
