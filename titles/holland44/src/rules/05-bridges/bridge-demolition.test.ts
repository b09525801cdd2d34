import { choices, decision, type Game, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, hexside, type Layout, layOut, order } from '../../../test/table.ts';
import type { DemolitionOccasion } from '../../contract/codes.ts';
import { BLOWN, bridgesOn, INTACT, WIRED } from '../../state/bridges.ts';
import { phaseFrame } from '../../state/frames.ts';
import { hexPlace } from '../../state/places.ts';
import { bridgeState, placeUnit } from '../../state/state.ts';
import { unitNamed } from '../../state/units.ts';
import { isBridged } from '../07-zones-of-control.ts';
import { resolveDemolition } from './bridge-demolition.ts';
import { demolitionFrame, noteBridgeSides, noteCrossing, wiredBridgesAcross, wiredBridgesNear } from './bridges.ts';

const bridge = (name: string, index = 0): number => bridgesOn(hexside(name))[index] ?? -1;
const stateOf = (g: Game, name: string, index = 0): number => bridgeState(g, bridge(name, index));

/** The interrupt as a march would call it, for the road bridge at Son unless a test says otherwise. */
function interrupt(layout: Layout, occasion: DemolitionOccasion, at = '3108', name = '3008/3108'): Game {
  const g = layOut(layout);
  g.state.frames.push(demolitionFrame(bridge(name), occasion, hex(at)));
  runAutomaticSteps(g);
  playForced(g);
  return g;
}

const AT_SON = [{ id: 'us.101.506.1', at: '3108' }];

describe('demolition in the Allied player-turn', () => {
  it('[5.4] the bridges of all hexsides of a hex are at stake when a unit comes into it', () => {
    const g = layOut({});
    expect(wiredBridgesNear(g, hex('3108'))).toEqual([bridge('3008/3108'), bridge('3108/3109')]);
    expect(wiredBridgesNear(g, hex('3208'))).toEqual([]);
    expect(wiredBridgesAcross(g, hexside('3008/3108'))).toEqual([bridge('3008/3108')]);
  });
  it('[5.4] the German player is asked, and needs no unit nearby', () => {
    const g = interrupt({ units: AT_SON }, 'adjacent');
    expect(decision(g)).toMatchObject({
      by: 'german',
      kind: 'demolition',
      about: { hexside: '3008/3108', bridge: 'road', occasion: 'adjacent', hex: '3108' },
    });
    expect([...choices(g)]).toEqual([{ kind: 'blow' }, { kind: 'hold' }]);
  });
  it('[5.2] a bridge that is blown is as none, for the rest of the game', () => {
    const g = interrupt({ units: AT_SON, dice: [3] }, 'adjacent');
    order(g, { kind: 'blow' });
    expect(stateOf(g, '3008/3108')).toBe(BLOWN);
    expect(isBridged(g, hexside('3008/3108'))).toBe(false);
    expect(wiredBridgesNear(g, hex('3108'))).toEqual([bridge('3108/3109')]);
  });
  it('[5.3.1] a failed attempt leaves an Intact marker, and nothing to try again', () => {
    const g = interrupt({ units: AT_SON, dice: [2] }, 'adjacent');
    order(g, { kind: 'blow' });
    expect(stateOf(g, '3008/3108')).toBe(INTACT);
    expect(wiredBridgesAcross(g, hexside('3008/3108'))).toEqual([]);
  });
  it('[5.4] to decline when a unit comes adjacent leaves the bridge wired', () => {
    const g = interrupt({ units: AT_SON }, 'adjacent');
    order(g, { kind: 'hold' });
    expect(stateOf(g, '3008/3108')).toBe(WIRED);
  });
  it('[5.4] to decline is final when Allied units already hold the opposite side', () => {
    const g = interrupt({ units: [...AT_SON, { id: 'us.101.506.2', at: '3008' }] }, 'adjacent');
    order(g, { kind: 'hold' });
    expect(stateOf(g, '3008/3108')).toBe(INTACT);
  });
  it('[5.4] an opposite side that Allied units only reach with their ZOC is not theirs', () => {
    const g = interrupt({ units: [...AT_SON, { id: 'us.101.506.2', at: '2908' }] }, 'adjacent');
    order(g, { kind: 'hold' });
    expect(stateOf(g, '3008/3108')).toBe(WIRED);
  });
  it.each(['crossing', 'attack'] as const)('[5.4] to decline is final on the occasion «%s»', (occasion) => {
    const g = interrupt({ units: AT_SON, unknown: ['3008'] }, occasion);
    order(g, { kind: 'hold' });
    expect(stateOf(g, '3008/3108')).toBe(INTACT);
  });
  it('[5.4] what has become of the bridge is told to the march', () => {
    const g = layOut({ units: [...AT_SON, { id: 'de.ewald', at: '3008' }] });
    g.state.frames.push(phaseFrame('bridge', 'german'));
    runAutomaticSteps(g);
    g.state.frames.push(demolitionFrame(bridge('3112/3212'), 'crossing', hex('3112')));
    runAutomaticSteps(g);
    order(g, { kind: 'hold' });
    expect(g.state.frames).toMatchObject([{ proc: 'bridge', result: 'intact' }]);
  });
});

describe('the table', () => {
  const results = (turn: number): string =>
    [1, 2, 3, 4, 5, 6].map((die) => resolveDemolition(layOut({ turn }), bridge('3008/3108'), die)).join(' ');
  it('[5.6] 1 and 2 fail, 3 to 6 blow the bridge', () => {
    expect(results(2)).toBe('intact intact blown blown blown blown');
  });
  it('[5.6] on turn 1 a 3 fails, too', () => {
    expect(results(1)).toBe('intact intact intact blown blown blown');
  });
});

describe('special bridges', () => {
  it.each([
    ['6022/6122', '6122'],
    ['5321/5421', '5321'],
    ['6123/6124', '6124'],
  ])('[5.7] the road bridge %s is never at stake', (name, at) => {
    const g = layOut({});
    expect(wiredBridgesNear(g, hex(at))).not.toContain(bridge(name));
    expect(wiredBridgesAcross(g, hexside(name))).not.toContain(bridge(name));
  });
  it('[5.7] the railway bridge beside the Westervoort road bridge is an ordinary one', () => {
    const g = interrupt({ dice: [6] }, 'adjacent', '6124', '6123/6124');
    expect(decision(g)).toBeUndefined();
    expect(wiredBridgesAcross(g, hexside('6123/6124'))).toEqual([bridge('6123/6124', 1)]);
    g.state.frames.push(demolitionFrame(bridge('6123/6124', 1), 'adjacent', hex('6124')));
    runAutomaticSteps(g);
    order(g, { kind: 'blow' });
    expect(stateOf(g, '6123/6124', 1)).toBe(BLOWN);
    expect(isBridged(g, hexside('6123/6124'))).toBe(true);
  });
  const grave = (turn: number, occasion: DemolitionOccasion, layout: Layout = {}): Game =>
    interrupt({ turn, units: [{ id: 'us.82.504.1', at: '4817' }], ...layout }, occasion, '4817', '4816/4817');
  it('[5.7] on turn 1 nobody is asked about the Grave bridge, on turn 2 the German player is', () => {
    expect(decision(grave(1, 'adjacent'))).toBeUndefined();
    expect(decision(grave(2, 'adjacent'))?.kind).toBe('demolition');
  });
  it('[5.7] on turn 1 the Grave bridge is captured by crossing it, not by coming near or attacking across', () => {
    expect(stateOf(grave(1, 'crossing'), '4816/4817')).toBe(INTACT);
    expect(stateOf(grave(1, 'adjacent'), '4816/4817')).toBe(WIRED);
    expect(stateOf(grave(1, 'attack', { unknown: ['4816'] }), '4816/4817')).toBe(WIRED);
  });
  it('[5.7] who only tries to enter the hex of an Unknown unit has not crossed; who got there has', () => {
    const g = grave(1, 'crossing', { unknown: ['4816'] });
    expect(stateOf(g, '4816/4817')).toBe(WIRED);
    noteCrossing(g, hexside('4816/4817'));
    expect(stateOf(g, '4816/4817')).toBe(INTACT);
  });
  it('[5.7] on turn 1 units on both sides capture the Grave bridge', () => {
    const g = layOut({ turn: 1, units: [{ id: 'us.82.504.1', at: '4817' }] });
    noteBridgeSides(g, hex('4817'), 'allied');
    expect(stateOf(g, '4816/4817')).toBe(WIRED);
    placeUnit(g, unitNamed('us.82.bd.a') ?? -1, hexPlace(hex('4816')));
    noteBridgeSides(g, hex('4816'), 'allied');
    expect(stateOf(g, '4816/4817')).toBe(INTACT);
  });
  it('[5.7] after turn 1 none of this captures it', () => {
    const units = [
      { id: 'us.82.504.1', at: '4817' },
      { id: 'us.82.504.2', at: '4816' },
    ];
    const g = layOut({ turn: 2, units });
    noteBridgeSides(g, hex('4816'), 'allied');
    noteCrossing(g, hexside('4816/4817'));
    expect(stateOf(g, '4816/4817')).toBe(WIRED);
  });
});
