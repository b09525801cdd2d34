import { beginGame, choices, decision, type Game, play } from '@bridgehead/engine';
import { faultText } from '@bridgehead/testkit';
import { describe, expect, test } from 'vitest';
import { hex, hexside, listed, order, unit } from '../../test/table.ts';
import { HOLLAND44 } from '../index.ts';
import { BLOWN, bridgesOn, INTACT, WIRED } from '../state/bridges.ts';
import { AIRFIELDS, EXPECTED, hexPlace, UNSEEN } from '../state/places.ts';
import { unknownIn } from '../state/stacks.ts';
import { bridgeState, IN_HOLDING_BOX, ON_TURN_TRACK, placeOf, stepsOf, trafficPlace, turnOf } from '../state/state.ts';
import { dataOf } from '../state/units.ts';
import { UNKNOWN_HEXES } from './scenario.ts';

function begun(scenario: string, options: Readonly<Record<string, boolean>> = {}): Game {
  const result = beginGame(HOLLAND44, { title: 'holland44', edition: 1, scenario, options, seed: 1 });
  if (!result.ok) throw new Error(`${result.fault.code} ${faultText(result.fault)}`);
  return result.value;
}

const bridge = (g: Game, name: string): number => bridgeState(g, bridgesOn(hexside(name))[0] ?? -1);

describe.each(['short', 'campaign'])('the scenario %s', (scenario) => {
  const g = begun(scenario);

  test('[S1.1] begins with the Allied Airlanding Phase of turn 1', () => {
    expect(turnOf(g)).toBe(1);
    expect(decision(g)).toMatchObject({ by: 'allied', at: expect.stringContaining('airlanding') });
  });

  test('[S1.2] has four bridges blown and Joe’s Bridge intact', () => {
    for (const name of ['1402/1502', '1306/1407', '1307/1408', '1109/1210']) expect(bridge(g, name)).toBe(BLOWN);
    expect(bridge(g, '1303/1404')).toBe(INTACT);
    expect(bridge(g, '4816/4817')).toBe(WIRED);
  });

  test('[S1.2] [24.5] has three Traffic markers waiting and three to come', () => {
    const places = [0, 1, 2, 3, 4, 5].map((i) => trafficPlace(g, i));
    expect(places).toEqual([...Array(3).fill(IN_HOLDING_BOX), ...Array(3).fill(ON_TURN_TRACK)]);
  });

  test('[25.5] has twenty Unknown units on the map and as many faces unseen', () => {
    expect(UNKNOWN_HEXES.filter((name) => unknownIn(g, hex(name)) < 0)).toEqual([]);
    expect(placeOf(g, unit('de.unk.alarm'))).toBe(UNSEEN);
  });

  test('has every other counter where its status says', () => {
    expect(placeOf(g, unit('us.82.505.1'))).toBe(AIRFIELDS);
    expect(placeOf(g, unit('de.22ss.1'))).toBe(EXPECTED);
    expect(stepsOf(g, unit('de.22ss.1'))).toBe(dataOf(unit('de.22ss.1')).steps - 1);
  });
});

describe('the option balance', () => {
  test('[S2.3] lets the German player move one Unknown unit to 6421 before the game begins', () => {
    const g = begun('campaign', { balance: true });
    expect(decision(g)).toMatchObject({ by: 'german', kind: 'balance', about: { hex: '6421' } });
    expect(listed(g, 'reposition-unknown')).toHaveLength(20);
    order(g, { kind: 'reposition-unknown', from: '3810' });
    expect(unknownIn(g, hex('6421'))).toBeGreaterThanOrEqual(0);
    expect(unknownIn(g, hex('3810'))).toBe(-1);
    expect(decision(g)).toMatchObject({ by: 'allied' });
  });

  test('[S2.3] lets him leave them all', () => {
    const g = begun('campaign', { balance: true });
    order(g, { kind: 'pass' });
    expect(unknownIn(g, hex('6421'))).toBe(-1);
    expect(UNKNOWN_HEXES.filter((name) => unknownIn(g, hex(name)) < 0)).toEqual([]);
  });

  test('[S2.3] moves no unit that is not there, and does so only once', () => {
    const g = begun('campaign', { balance: true });
    expect(play(g, { kind: 'reposition-unknown', from: '6421' })).toMatchObject({ legal: false, rule: 'S2.3' });
    order(g, { kind: 'reposition-unknown', from: '3810' });
    expect([...choices(g)].filter(({ kind }) => kind === 'reposition-unknown')).toEqual([]);
  });

  test('is asked only if it was chosen', () => {
    expect(decision(begun('campaign'))?.kind).not.toBe('balance');
    expect(hexPlace(hex('6421'))).toBeGreaterThan(0);
  });
});

test('[27] the optional rules may be chosen, others may not', () => {
  expect(begun('short', { isolation: true, disengagement: true }).setUp.options).toMatchObject({ isolation: true });
  expect(() => begun('short', { mud: true })).toThrow(/options.mud/);
});
