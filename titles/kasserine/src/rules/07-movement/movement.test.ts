import { decision, type Game } from '@bridgehead/engine';
import { sideBetween } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { at, deployed, hex, type Layout, layOut, listed, move, order, refusal, unit } from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import { hexOfPlace, placeNamed } from '../../state/places.ts';
import { spentOf } from '../../state/state.ts';
import { groundRefusal, stepCost, stopsForHeight } from './ground.ts';
import { moverOf } from './mover.ts';
import { isWay, wayAlong } from './path.ts';
import { moveEnds } from './reach.ts';

const moving = (units: Layout['units'], more: Partial<Layout> = {}): Game =>
  layOut({ units: { 'us-1-6ai': '1010', 'ge-ii-47': '1530', ...units }, ...more });

/** Half points of a path, or the rule that forbids it. */
function cost(g: Game, id: string, ...path: readonly string[]): number | string {
  const way = wayAlong(
    moverOf(g, [unit(id)], 'movement'),
    path.map((name) => placeNamed(name) ?? -1),
  );
  return isWay(way) ? way.cost : way.rule;
}

const side = (a: string, b: string): number => sideBetween(GRID, hex(a), hex(b)) ?? -1;
const ground = (rain: boolean) => ({ rain, roadRates: true });

describe('moving', () => {
  it('[7.1.1] goes from hex to hex and pays for each', () => {
    const g = moving({ 'ge-i-69': '1306' });
    expect(cost(g, 'ge-i-69', '1305', '1304')).toBe(4);
    expect(refusal(g, move('ge-i-69', '1304'))).toBe('7.1.1');
  });
  it('[7.1.2] a stack moves at the lowest allowance and begins in one place', () => {
    const g = moving({ 'ge-i-69': '1306', 'ge-i-47': '1306', 'ge-i-7': '1307' });
    const path = ['1305', '1304', '1303', '1302'];
    expect(refusal(g, move(['ge-i-69', 'ge-i-47'], ...path))).toBe('legal');
    expect(refusal(g, move(['ge-i-69', 'ge-i-47'], ...path, '1301'))).toBe('7.1.3');
    expect(refusal(g, move(['ge-i-69', 'ge-i-7'], '1305'))).toBe('7.1.2');
  });
  it('[7.1.2] members of a stack may move apart, and who was left is done only if it moved', () => {
    const g = moving({ 'ge-i-69': '1306', 'ge-i-47': '1306' });
    order(g, move('ge-i-69', '1305'));
    order(g, move('ge-i-47', '1307'));
    expect([at(g, 'ge-i-69'), at(g, 'ge-i-47')]).toEqual(['1305', '1307']);
  });
  it('[7.1.3] each unit moves once, and never beyond its points', () => {
    const g = moving({ 'ge-i-47': '1306' });
    expect(refusal(g, move('ge-i-47', '1305', '1304', '1303', '1302'))).toBe('legal');
    expect(refusal(g, move('ge-i-47', '1305', '1304', '1303', '1302', '1301'))).toBe('7.1.3');
    order(g, move('ge-i-47', '1305'));
    expect(refusal(g, move('ge-i-47', '1304'))).toBe('7.1.3');
  });
  it('[7.1.4] nobody enters the hex of an enemy, friends hinder nobody', () => {
    const g = moving({ 'ge-i-69': '1306', 'ge-i-7': '1305', 'us-2-6ai': '1303' });
    expect(refusal(g, move('ge-i-69', '1305', '1304'))).toBe('legal');
    expect(refusal(g, move('ge-i-7', '1304', '1303'))).not.toBe('legal');
    const near = moving({ 'ge-i-7': '1304', 'us-2-6ai': '1303' });
    expect(refusal(near, move('ge-i-7', '1303'))).toBe('7.1.4');
  });
  it('[7.1.5] [7.3.3] an orange circle pays as motorized but crosses a wadi only at a bridge or ford', () => {
    const orange = unit('it-xiv-5b');
    const red = unit('ge-i-69');
    expect(groundRefusal(orange, hex('5804'), side('5704', '5804'), false)?.rule).toBe('7.3.3');
    expect(groundRefusal(red, hex('5804'), side('5704', '5804'), false)).toBeUndefined();
    expect(groundRefusal(orange, hex('5626'), side('5625', '5626'), false)).toBeUndefined();
    expect(stepCost(orange, hex('1305'), side('1305', '1306'), ground(true))).toBe(4);
  });
  it('[7.1.6] an untried unit moves by its face and stays untried', () => {
    const g = moving({ 'ge-afr-1': '1306' });
    order(g, move('ge-afr-1', '1305', '1304', '1303', '1302'));
    expect(g.title.view(g, 'axis')).toMatchObject({
      units: expect.arrayContaining([
        expect.objectContaining({ unit: 'ge-afr-1', states: expect.arrayContaining(['untried']) }),
      ]),
    });
  });
});

describe('enemy zones', () => {
  it('[7.2.1] stop whoever enters them, and cost nothing more', () => {
    const g = moving({ 'ge-i-69': '1308', 'us-2-6ai': '1305' });
    expect(cost(g, 'ge-i-69', '1307', '1306')).toBe(4);
    expect(refusal(g, move('ge-i-69', '1307', '1306', '1207'))).toBe('7.2.1');
  });
  it('[7.2.2] from 6022 beside an enemy in 6121 a unit goes to 6021 by 5921, not directly', () => {
    const units = { 'ge-i-47': '6022', 'us-2-6ai': '6121' };
    const g = moving(units);
    expect(refusal(g, move('ge-i-47', '6021'))).toBe('8.1.2');
    expect(refusal(g, move('ge-i-47', '5921', '6021'))).toBe('legal');
    expect(refusal(moving({ 'ge-i-69': '6022', 'us-2-6ai': '6121' }), move('ge-i-69', '5921', '6021'))).toBe('legal');
  });
});

describe('terrain', () => {
  it.each([
    ['clear', '1305', '1306', 2, 2, 2, 4],
    ['rough', '3625', '3624', 4, 4, 4, 6],
    ['hill', '3626', '3625', 6, 6, 6, 8],
    ['woods on clear ground', '2022', '2021', 4, 4, 4, 6],
  ])(
    '[7.3.1] [7.5.1] [7.5.2] %s costs as the chart says, dry and in rain, on foot and motorized',
    (_name, to, from, ...costs) => {
      const hexside = side(from, to);
      const found = [unit('ge-i-47'), unit('ge-i-69')].flatMap((u) =>
        [false, true].map((rain) => stepCost(u, hex(to), hexside, { rain, roadRates: false })),
      );
      expect(found).toEqual(costs);
    },
  );
  it('[7.3.6] woods are added: one and one, two and one, three and one', () => {
    const [foot, motor] = [unit('ge-i-47'), unit('ge-i-69')];
    const woods = stepCost(foot, hex('2022'), side('2021', '2022'), { rain: false, roadRates: false });
    const clear = stepCost(foot, hex('1305'), side('1305', '1306'), ground(false));
    expect(woods - clear).toBe(2);
    expect(stepCost(motor, hex('3625'), side('3624', '3625'), ground(true)) + 2).toBe(8);
  });
  it('[7.3.7] [7.3.6] towns, airfields and groves cost nothing of their own', () => {
    const u = unit('ge-i-47');
    for (const [to, from] of [
      ['5726', '5725'],
      ['2809', '2810'],
      ['5627', '5628'],
    ] as const)
      expect([to, stepCost(u, hex(to), side(from, to), { rain: false, roadRates: false })]).toEqual([to, 2]);
  });
  it('[7.3.2] a road costs half a point into clear ground and one into any other', () => {
    const u = unit('ge-i-69');
    expect(stepCost(u, hex('3623'), side('3622', '3623'), ground(false))).toBe(1);
    expect(stepCost(u, hex('2910'), side('2810', '2910'), ground(false))).toBe(2);
  });
  it('[7.3] the French unit of the book spends a half, one and two of five points and cannot pay three more', () => {
    const g = layOut({ phase: 'allied.movement', units: { 'fr-1-3rca': '3622', 'ge-i-69': '6408' } });
    expect(cost(g, 'fr-1-3rca', '3623')).toBe(1);
    expect(cost(g, 'fr-1-3rca', '3623', '3624')).toBe(3);
    expect(cost(g, 'fr-1-3rca', '3623', '3624', '3625')).toBe(7);
    expect(cost(g, 'fr-1-3rca', '3623', '3624', '3625', '3626')).toBe('7.1.3');
  });
  it('[7.5.3] [5.1.5] in rain a trail is none', () => {
    const u = unit('ge-i-47');
    expect(stepCost(u, hex('1704'), side('1703', '1704'), ground(false))).toBe(1);
    expect(stepCost(u, hex('1704'), side('1703', '1704'), ground(true))).toBe(2);
  });
  it('[7.3.3] [7.3.4] a wadi is added, a ford is less, a bridge nothing', () => {
    const [foot, motor] = [unit('ge-i-47'), unit('ge-i-69')];
    expect(stepCost(foot, hex('5804'), side('5704', '5804'), ground(false))).toBe(4);
    expect(stepCost(foot, hex('5804'), side('5704', '5804'), ground(true))).toBe(6);
    expect(stepCost(motor, hex('5804'), side('5704', '5804'), ground(false))).toBe(6);
    expect(stepCost(foot, hex('5626'), side('5625', '5626'), ground(false))).toBe(2);
    expect(stepCost(motor, hex('5626'), side('5625', '5626'), ground(false))).toBe(3);
    expect(stepCost(motor, hex('3623'), side('3622', '3623'), ground(false))).toBe(1);
  });
  it('[7.3.3] in rain no motorized unit crosses but at a bridge, and guns never cross elsewhere', () => {
    const [motor, foot, guns] = [unit('ge-i-69'), unit('ge-i-47'), unit('ge-i-90')];
    const [wadi, ford, bridge] = [side('5704', '5804'), side('5625', '5626'), side('3622', '3623')];
    const rules = (u: number, rain: boolean) =>
      [wadi, ford, bridge].map((hexside) => groundRefusal(u, hex('1305'), hexside, rain)?.rule ?? 'open');
    expect(rules(motor, true)).toEqual(['7.3.3', '7.3.3', 'open']);
    expect(rules(motor, false)).toEqual(['open', 'open', 'open']);
    expect(rules(foot, true)).toEqual(['open', 'open', 'open']);
    expect(rules(guns, false)).toEqual(['7.3.3', '7.3.3', 'open']);
  });
  it('[7.3.5] armour needs a road into mountains and over escarpments, others must stop there', () => {
    const g = moving({ 'ge-i-7': '3010', 'ge-i-69': '3010', 'ge-i-47': '2908', 'ge-580aa': '2527' });
    expect(refusal(g, move('ge-i-7', '3009'))).toBe('7.3.5');
    expect(refusal(g, move('ge-i-69', '3009'))).toBe('legal');
    expect(refusal(g, move('ge-i-69', '3009', '2908'))).toBe('7.2.1');
    expect(groundRefusal(unit('ge-i-7'), hex('2427'), side('2526', '2427'), false)?.rule).toBe('7.3.5');
    expect(groundRefusal(unit('ge-i-69'), hex('2427'), side('2526', '2427'), false)).toBeUndefined();
    // 2908/3009 is a road: nobody stops on it, and armour may use it.
    expect(refusal(moving({ 'ge-i-7': '2908' }), move('ge-i-7', '3009', '3108'))).toBe('legal');
  });
  it('[7.3.5] an escarpment stops who crosses it off the road', () => {
    const g = moving({ 'ge-i-47': '2526' });
    expect(refusal(g, move('ge-i-47', '2427'))).toBe('legal');
    expect(refusal(g, move('ge-i-47', '2427', '2327'))).toBe('7.2.1');
  });
  it('[16.6.1] [16.6.2] mountain units do not stop and pay a point less', () => {
    const g = layOut({
      phase: 'allied.movement',
      units: { 'fr-1tabor': '3010', 'fr-2-3rta': '3010', 'ge-i-69': '6408' },
    });
    expect(cost(g, 'fr-1tabor', '3009')).toBe(6);
    expect(cost(g, 'fr-2-3rta', '3009')).toBe(8);
    expect(refusal(g, move('fr-1tabor', '3009', '2908'))).toBe('legal');
    expect(refusal(g, move('fr-2-3rta', '3009', '2908'))).toBe('7.2.1');
    const scarp = side('2526', '2427');
    expect(['fr-1tabor', 'fr-2-3rta'].map((id) => stopsForHeight(unit(id), hex('2427'), scarp, false))).toEqual([
      false,
      true,
    ]);
  });
  it('[14.1.2] an empty enemy strongpoint costs two points more and stops motorized units', () => {
    const strongpoints = [{ hex: '1305', side: 'allied', active: true }];
    const g = moving({ 'ge-i-69': '1306', 'ge-i-47': '1306' }, { strongpoints });
    expect(cost(g, 'ge-i-69', '1305')).toBe(6);
    expect(refusal(g, move('ge-i-69', '1305', '1304'))).toBe('7.2.1');
    expect(refusal(g, move('ge-i-47', '1305', '1304'))).toBe('legal');
  });
});

describe('one-hex movement', () => {
  it('[7.4.1] [7.4.2] a unit that has spent nothing may spend all to enter a hex that it cannot pay', () => {
    const g = layOut({
      phase: 'allied.movement',
      units: { 'fr-2-3rta': { hex: '3010', spent: 0 }, 'fr-19gen': '2908', 'ge-i-69': '6408' },
      weather: 'rain',
    });
    const slow = layOut({ units: { 'ge-90pj': { hex: '2526', states: ['out-of-supply'] }, 'us-2-6ai': '1010' } });
    expect(cost(slow, 'ge-90pj', '2426')).toBe(12);
    expect(refusal(g, move('fr-2-3rta', '3009'))).toBe('legal');
    expect(refusal(g, move('fr-2-3rta', '3011', '3010'))).toBe('legal');
  });
  it('[7.4.3] never into ground that is barred', () => {
    expect(refusal(moving({ 'ge-i-7': '3010' }), move('ge-i-7', '3009'))).toBe('7.3.5');
  });
});

describe('artillery and anti-tank units', () => {
  const mode = (id: string) => ({ kind: 'mode', unit: id });
  it('[7.6.1] only those in travel mode move', () => {
    const g = moving({ 'ge-i-90': { hex: '1306', mode: 'deployed' } });
    expect(refusal(g, move('ge-i-90', '1305'))).toBe('7.6.1');
    order(g, mode('ge-i-90'));
    expect(refusal(g, move('ge-i-90', '1305'))).toBe('legal');
  });
  it('[7.6.2] to change mode costs two points, once a segment', () => {
    const g = moving({ 'ge-i-90': { hex: '1306', mode: 'deployed' } });
    order(g, mode('ge-i-90'));
    expect([spentOf(g, unit('ge-i-90')), deployed(g, 'ge-i-90')]).toEqual([4, false]);
    expect(refusal(g, mode('ge-i-90'))).toBe('7.6.2');
    expect(refusal(g, move('ge-i-90', '1305', '1304', '1303', '1302', '1301'))).toBe('legal');
    expect(refusal(g, move('ge-i-90', '1305', '1304', '1303', '1302', '1301', '1401'))).toBe('7.1.3');
    expect(refusal(g, mode('us-1-6ai'))).toBe('7.1');
    expect(refusal(moving({ 'ge-i-69': '1306' }), mode('ge-i-69'))).toBe('7.6');
  });
  it('[7.6.2] guns enter an enemy zone only where a friend stands, and do not deploy there', () => {
    const g = moving({ 'ge-i-90': '1308', 'ge-i-69': '1308', 'us-2-6ai': '1305' });
    expect(refusal(g, move('ge-i-90', '1307', '1306'))).toBe('7.6.2');
    order(g, move('ge-i-69', '1307', '1306'));
    order(g, move('ge-i-90', '1307', '1306'));
    expect(refusal(g, mode('ge-i-90'))).toBe('7.6.2');
  });
  it('[7.6.2] who began in a zone may deploy there, or leave if others stay', () => {
    const alone = moving({ 'ge-i-90': { hex: '1306', mode: 'deployed' }, 'us-2-6ai': '1305' });
    order(alone, mode('ge-i-90'));
    expect(refusal(alone, move('ge-i-90', '1307'))).toBe('7.6.2');
    const covered = moving({ 'ge-i-90': { hex: '1306', mode: 'deployed' }, 'ge-i-69': '1306', 'us-2-6ai': '1305' });
    order(covered, mode('ge-i-90'));
    expect(refusal(covered, move('ge-i-90', '1307'))).toBe('legal');
    expect(refusal(moving({ 'ge-i-90': '1306', 'us-2-6ai': '1305' }), mode('ge-i-90'))).toBe('legal');
  });
  it('[7.6.3] self-propelled guns enter alone, deploy at once for one point, and change mode twice', () => {
    const g = moving({ 'ge-90pj': { hex: '1308', mode: 'deployed' }, 'us-2-6ai': '1305' });
    order(g, mode('ge-90pj'));
    order(g, move('ge-90pj', '1307', '1306'));
    order(g, mode('ge-90pj'));
    expect([deployed(g, 'ge-90pj'), spentOf(g, unit('ge-90pj'))]).toEqual([true, 2 + 4 + 2]);
    expect(refusal(g, mode('ge-90pj'))).toBe('7.6.2');
  });
  it('[16.7.1] XII ASC turns over like towed guns', () => {
    const g = layOut({
      phase: 'allied.movement',
      units: { 'us-xii-asc': { hex: '2729', mode: 'deployed' }, 'ge-i-69': '6408' },
    });
    order(g, mode('us-xii-asc'));
    expect([deployed(g, 'us-xii-asc'), spentOf(g, unit('us-xii-asc'))]).toEqual([false, 4]);
  });
  it('[16.7.1] [7.6.2] [7.3.3] and moves like them: into a zone where a friend stands, over wadis by bridges', () => {
    const units = { 'us-xii-asc': '1308', 'us-2-6ai': '1308', 'ge-i-69': '1305' };
    const g = layOut({ phase: 'allied.movement', units });
    expect(refusal(g, move('us-xii-asc', '1307', '1306'))).toBe('7.6.2');
    order(g, move('us-2-6ai', '1307', '1306'));
    expect(refusal(g, move('us-xii-asc', '1307', '1306'))).toBe('legal');
    const ford = side('5625', '5626');
    expect(groundRefusal(unit('us-xii-asc'), hex('5626'), ford, false)?.rule).toBe('7.3.3');
    expect(groundRefusal(unit('us-cca-hq'), hex('5626'), ford, false)).toBeUndefined();
  });
  it('[7.6.2] who left one zone and entered another does not deploy there', () => {
    const near = { 'us-2-6ai': '1305', 'us-3-6ai': '1311', 'ge-i-69': '1306', 'ge-ii-69': '1310' };
    const g = moving({ ...near, 'ge-i-90': '1306' });
    order(g, move('ge-i-90', '1307', '1308', '1309', '1310'));
    expect(refusal(g, mode('ge-i-90'))).toBe('7.6.2');
    expect(refusal(moving({ ...near, 'ge-i-90': '1306' }), mode('ge-i-90'))).toBe('legal');
  });
});

describe('the list of moves', () => {
  it('[7.1] offers what the check allows, each end once for a unit', () => {
    const g = moving({ 'ge-i-69': '1306', 'us-2-6ai': '1303' });
    const moves = listed(g, 'move');
    expect(moves.length).toBeGreaterThan(20);
    for (const one of moves) expect([one, refusal(g, one)]).toEqual([one, 'legal']);
    const ends = moveEnds(moverOf(g, [unit('ge-i-69')], 'movement')).map(({ place }) => hexOfPlace(place));
    expect(new Set(ends).size).toBe(ends.length);
    expect(decision(g)?.kind).toBe('movement-orders');
  });
});
