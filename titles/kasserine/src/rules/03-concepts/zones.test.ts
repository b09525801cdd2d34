import { describe, expect, it } from 'vitest';
import { hex, layOut, move, order, reserve, unit } from '../../../test/table.ts';
import { WATCHED } from '../../data/objectives.ts';
import { holderOf } from '../../state/state.ts';
import { controls, isFriendly } from './control.ts';
import { buildZone, isInZone, zoneSources } from './zones.ts';

const ALONE = { 'ge-i-69': '1306' } as const;

describe('zones of control', () => {
  it('[3.2.1] reach the six hexes beside a unit and no farther', () => {
    const g = layOut({ units: ALONE });
    expect(['1305', '1307', '1206', '1207', '1406', '1407'].every((name) => isInZone(g, 'axis', hex(name)))).toBe(true);
    expect(['1306', '1304', '1508'].some((name) => isInZone(g, 'axis', hex(name)))).toBe(false);
  });
  it('[3.2.2] do not reach where the unit could not go: armour into a mountain, anybody motorized over a wadi in rain', () => {
    const tanks = layOut({ units: { 'ge-i-7': '3010', 'ge-i-69': '5704' } });
    expect(isInZone(tanks, 'axis', hex('3009'))).toBe(false);
    expect(isInZone(layOut({ units: { 'ge-i-69': '3010' } }), 'axis', hex('3009'))).toBe(true);
    expect(isInZone(tanks, 'axis', hex('5804'))).toBe(true);
    expect(isInZone(layOut({ weather: 'rain', units: { 'ge-i-69': '5704' } }), 'axis', hex('5804'))).toBe(false);
    expect(isInZone(layOut({ weather: 'rain', units: { 'ge-i-47': '5704' } }), 'axis', hex('5804'))).toBe(true);
  });
  it('[3.2.3] of several units are one, and those of friends hinder nobody', () => {
    const g = layOut({ units: { ...ALONE, 'ge-i-7': '1206' } });
    expect(zoneSources(g, 'axis', hex('1207'))).toEqual([hex('1206'), hex('1306')].sort((a, b) => a - b));
    order(g, move('ge-i-7', '1207', '1307'));
  });
  it('[3.2.4] a unit with the band has none, unless another without it is in the hex', () => {
    expect(isInZone(layOut({ units: { 'ge-i-90': '1306' } }), 'axis', hex('1305'))).toBe(false);
    expect(isInZone(layOut({ units: { 'ge-i-90': '1306', 'ge-i-69': '1306' } }), 'axis', hex('1305'))).toBe(true);
  });
  it('[3.2.5] [15.5.3] neither Rommel nor a strongpoint has one', () => {
    const g = layOut({
      units: { 'ge-rommel': '1306' },
      strongpoints: [{ hex: '1308', side: 'axis', active: true }],
    });
    expect([isInZone(g, 'axis', hex('1305')), isInZone(g, 'axis', hex('1309'))]).toEqual([false, false]);
  });
  it('[8.2.3] a unit in Reserve holds its own hex alone', () => {
    const g = layOut({ units: { 'ge-i-69': { hex: '1306', reserve: true } } });
    expect([isInZone(g, 'axis', hex('1305')), controls(g, 'axis', hex('1306'))]).toEqual([false, true]);
  });
  it('[14.1.3] do not reach into a strongpoint that the enemy holds; into an empty one they do', () => {
    const strongpoints = [{ hex: '1305', side: 'allied', active: true }];
    const held = layOut({ units: { ...ALONE, 'us-1-6ai': '1305' }, strongpoints });
    expect(isInZone(held, 'axis', hex('1305'))).toBe(false);
    expect(isInZone(layOut({ units: ALONE, strongpoints }), 'axis', hex('1305'))).toBe(true);
    const begun = [{ hex: '1305', side: 'allied', active: false }];
    const building = { 'us-1-6ai': { hex: '1305', states: ['building'] } };
    expect(isInZone(layOut({ units: { ...ALONE, ...building }, strongpoints: begun }), 'axis', hex('1305'))).toBe(true);
  });
  it('are the same from the cache and without it', () => {
    const g = layOut({ units: { ...ALONE, 'us-1-6ai': '1304', 'ge-i-7': '3010' } });
    for (const side of ['allied', 'axis'] as const) {
      const built = buildZone(g, side);
      const differs = Array.from(built.keys()).filter(
        (one) => ((built[one] ?? 0) & 1) !== (isInZone(g, side, one) ? 1 : 0),
      );
      expect(differs).toEqual([]);
    }
  });
});

describe('control', () => {
  it('[3.1.2] [3.1.3] is a zone alone, or a unit in the hex whatever reaches it; a contested hex is nobody’s', () => {
    const g = layOut({ units: { ...ALONE, 'us-1-6ai': '1304' } });
    expect([controls(g, 'axis', hex('1305')), controls(g, 'allied', hex('1305'))]).toEqual([false, false]);
    expect([controls(g, 'axis', hex('1307')), controls(g, 'allied', hex('1303'))]).toEqual([true, true]);
    const near = layOut({ units: { ...ALONE, 'us-1-6ai': '1305' } });
    expect(controls(near, 'axis', hex('1306'))).toBe(true);
  });
  it('[3.1.1] a hex belongs to who occupied or controlled it last, also by going through it', () => {
    const g = layOut({ units: { 'ge-580aa': '5728' } });
    const sidiBouZid = WATCHED.indexOf(hex('5726'));
    expect(holderOf(g, sidiBouZid)).toBe('allied');
    order(g, move('ge-580aa', '5727', '5726', '5725', '5724'));
    expect(holderOf(g, sidiBouZid)).toBe('axis');
    const beside = layOut({ units: { 'ge-580aa': '5729' } });
    order(beside, move('ge-580aa', '5728', '5727'));
    expect(isFriendly(beside, 'axis', hex('5726'))).toBe(true);
    const contested = layOut({ units: { 'ge-580aa': '5729', 'us-a-81r': '5725' } });
    order(contested, move('ge-580aa', '5728', '5727'));
    expect(isFriendly(contested, 'axis', hex('5726'))).toBe(false);
  });
  it('[8.2.5] [8.2.3] a Reserve is woken by a zone, and only by one', () => {
    const units = { 'us-1-6ai': { hex: '1304', reserve: true }, 'ge-i-69': '1308', 'ge-i-90': '1307' };
    const g = layOut({ units });
    order(g, move('ge-i-90', '1306', '1305'));
    expect(reserve(g, 'us-1-6ai')).toBe(true);
    order(g, move('ge-i-69', '1307', '1306', '1305'));
    expect([reserve(g, 'us-1-6ai'), isInZone(g, 'allied', hex('1303'))]).toEqual([false, true]);
    expect(unit('ge-i-69')).toBeGreaterThan(0);
  });
});
