import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { OMG85_CLIENT } from '@bridgehead/omg85/client';
import { describe, expect, it } from 'vitest';
import { costsTogether, declaredEvents, diceOf, placesOfEvent, sideOf, unitsOfEvent, wayOf } from './declared-event.ts';

const CLIENTS = { holland44: HOLLAND44_CLIENT, omg85: OMG85_CLIENT };
const inTitle = (title: keyof typeof CLIENTS) => declaredEvents(CLIENTS[title].words);

describe('what an event names is found by its declaration', () => {
  it.each([
    ['holland44', { kind: 'moved', units: ['u1', 'u2'], to: '2007' }, ['u1', 'u2'], ['2007']],
    ['holland44', { kind: 'retreated', unit: 'u1', path: ['2007', '2108'] }, ['u1'], ['2007', '2108']],
    ['holland44', { kind: 'recovered', unit: 'u1', to: 'good-order' }, ['u1'], []],
    ['omg85', { kind: 'advanced', unit: 'u1', to: '8,4' }, ['u1'], ['8,4']],
    ['omg85', { kind: 'spotted', unit: 'u1', hex: '8,4' }, ['u1'], []],
  ] as const)('%s: %j', (title, event, units, way) => {
    expect(unitsOfEvent(event, inTitle(title))).toEqual(units);
    expect(wayOf(event, inTitle(title))).toEqual(way);
  });

  it('places, dice and sides likewise', () => {
    const repaired = { kind: 'bridge-repaired', hexside: '3005/3105', bridge: 'road', side: 'german' };
    expect(placesOfEvent(repaired, inTitle('holland44'))).toEqual(['3005', '3105']);
    expect(sideOf(repaired, inTitle('holland44'), HOLLAND44_CLIENT.sides)).toBe('german');
    expect(diceOf({ kind: 'weather', turn: 3, die: 2, modifier: 1 }, inTitle('holland44'))).toEqual([2]);
    expect(diceOf({ kind: 'retreat-check', target: '8,4', die: 61 }, inTitle('omg85'))).toEqual([61]);
  });

  it('what steps cost adds up, what is left does not', () => {
    const step = (cost: number, left: number) => ({ kind: 'moved', unit: 'u1', to: '8,4', cost, left });
    expect(costsTogether(step(2, 6), step(3, 3), inTitle('omg85'))).toEqual({ cost: 5 });
  });

  it('a kind that nobody declared names nothing', () => {
    const event = { kind: 'toString', unit: 'u1', to: '8,4', die: 3 };
    expect([unitsOfEvent(event, inTitle('omg85')), diceOf(event, inTitle('omg85'))]).toEqual([[], []]);
  });
});
