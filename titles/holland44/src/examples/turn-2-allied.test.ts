/** The extended example of play, turn 2: the Allied player-turn up to its combats, where the text ends. */
import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { TURN_2 } from '../../test/example-positions.ts';
import { at, bears, carryOut, demolish, march, refusal, steps } from '../../test/orders.ts';
import { hex, hexside, layOut, listed, order, unit } from '../../test/table.ts';
import { listBonds } from '../queries/bonds.ts';
import { OVERCAST_WEATHER, weatherNow } from '../rules/04-weather.ts';
import { isInEzoc, isSideBonded } from '../rules/07-zones-of-control.ts';
import { clock, DISRUPTED, orderOf, unknownHex } from '../state/state.ts';

const movement = (dice: readonly (string | number)[] = []): Game =>
  layOut({ ...TURN_2, phase: 'allied.movement', dice });

describe('before the Movement Phase', () => {
  it('[4.1] a night turn has no weather to roll for', () => {
    const g = layOut({ ...TURN_2, phase: 'weather' });
    expect(decision(g)).toBeUndefined();
    expect(weatherNow(g)).toBe(OVERCAST_WEATHER);
  });
  it('[17.8.1] the two British artillery units are flipped', () => {
    const g = layOut({ ...TURN_2, phase: 'allied.artillery-resupply' });
    expect(listed(g, 'flip').map(({ unit }) => unit)).toEqual(['uk.gds.arty', 'uk.corps.5agra']);
    order(g, { kind: 'flip', unit: 'uk.gds.arty' });
    order(g, { kind: 'flip', unit: 'uk.corps.5agra' });
    expect([bears(g, 'uk.gds.arty', 'fired'), bears(g, 'uk.corps.5agra', 'fired')]).toEqual([false, false]);
  });
  it('[17.8.2] airborne artillery would have to wait for the day', () => {
    const spent = { id: 'uk.1abn.arty', at: '6217', landed: 1, states: ['fired'] } as const;
    const g = layOut({ ...TURN_2, phase: 'allied.artillery-resupply', units: [...(TURN_2.units ?? []), spent] });
    expect(refusal(g, { kind: 'flip', unit: 'uk.1abn.arty' })).toBe('17.8.2');
  });
  it('[5.8] neither Bridging unit is beside a blown bridge, so nobody is asked', () => {
    expect(decision(layOut({ ...TURN_2, phase: 'allied.bridge' }))).toBeUndefined();
  });
  it('[22.1.3] the Glider Pilots join the Supply Head; nobody else lands by night', () => {
    const g = layOut({ ...TURN_2, phase: 'allied.airlanding' });
    expect(at(g, 'uk.1abn.gp')).toBe('6317');
    expect(decision(g)).toBeUndefined();
  });
});

describe('1st Airborne sector', () => {
  it('[8.3.3] A: 2/1P infiltrates through a City hex to the Arnhem bridge; DR at 4-1, and a defense of 2 less 1', () => {
    const g = movement(['de.unk.train6e', 2, 2]);
    expect(isInEzoc(g, 'allied', hex('6222'))).toBe(true);
    expect(refusal(g, march('uk.1abn.1p.2', ['6222', '6122']))).toBe('7.2');
    order(g, march('uk.1abn.1p.2', ['6222', '6122'], 'tactical'));
    expect(decision(g)).toMatchObject({ kind: 'determined-defense', by: 'german' });
    expect([at(g, 'uk.1abn.1p.2'), at(g, 'de.unk.train6e')]).toEqual(['6222', '6122']);
    order(g, { kind: 'stand', lead: 'de.unk.train6e' });
    expect(at(g, 'de.unk.train6e')).toBe('eliminated');
    order(g, { kind: 'enter' });
    expect([at(g, 'uk.1abn.1p.2'), bears(g, 'uk.1abn.1p.2', 'spent')]).toEqual(['6122', true]);
    expect(decision(g)?.kind).toBe('movement-orders');
  });
  it('[5.7] nobody is asked about the Arnhem bridge, which can never be blown', () => {
    const g = movement(['de.unk.garrison1']);
    order(g, march('uk.1abn.1p.2', ['6222', '6122'], 'tactical'));
    expect(at(g, 'uk.1abn.1p.2')).toBe('6122');
    expect(decision(g)?.kind).not.toBe('demolition');
  });
  it('[17.3] the artillery moves one hex only, so that it stays in Good Order and can fire', () => {
    const g = movement();
    order(g, march('uk.1abn.arty', ['6317'], 'tactical'));
    expect(bears(g, 'uk.1abn.arty', 'fired')).toBe(false);
    expect(refusal(g, march('uk.1abn.arty', ['6318'], 'tactical'))).toBe('8.1');
  });
});

describe('82nd Airborne sector', () => {
  it('[7.4.5] no Hex Bond with Area I: 1/505 goes round Goebel from one enemy ZOC to the next', () => {
    const g = movement();
    expect([isInEzoc(g, 'allied', hex('4925')), isInEzoc(g, 'allied', hex('5026'))]).toEqual([true, true]);
    order(g, march('us.82.505.1', ['5026']));
    expect(at(g, 'us.82.505.1')).toBe('5026');
  });
  it('[7.4.5] had Goebel stood a row lower, a Hexside Bond with Area I would have stopped it', () => {
    const goebel = { id: 'de.goebel', at: '4925' };
    const paras = { id: 'us.82.505.1', at: '5026', landed: 1 };
    const g = layOut({ turn: 2, phase: 'allied.movement', units: [goebel, paras] });
    expect(isSideBonded(g, 'allied', hexside('4926/5026'))).toBe(true);
    expect(refusal(g, march('us.82.505.1', ['4926'], 'tactical'))).toBe('7.4.2');
  });
  it('[14.2] the Disrupted battalion moves tactically at most', () => {
    expect(refusal(movement(), march('us.82.505.2', ['4922']))).toBe('14.2');
  });
  it('[21.4] C: the company rejoins its battalion, which attacks with the last point', () => {
    const g = movement(['de.unk.train6', 3]);
    order(g, { ...march('bd.82.B', ['5020', '5119']), pause: true });
    expect(decision(g)).toMatchObject({ kind: 'march-on', about: { units: ['bd.82.B'], at: '5119', spent: 12 } });
    expect(refusal(g, { kind: 'rebuild', unit: 'bd.82.B', into: 'us.82.504.2' })).toBe('21.4');
    order(g, { kind: 'rebuild', unit: 'bd.82.B', into: 'us.82.504.3' });
    expect([steps(g, 'us.82.504.3'), at(g, 'bd.82.B')]).toEqual([3, 'pool']);
    expect(decision(g)).toMatchObject({ kind: 'march-on', about: { units: ['us.82.504.3'], spent: 12 } });
    expect(refusal(g, { kind: 'march-on', path: ['5120'] })).toBe('7.2');
    order(g, { kind: 'march-on', path: ['5219'] });
    demolish(g);
    // DR at 4-1.
    expect(decision(g)).toMatchObject({ kind: 'determined-defense', about: { hex: '5219' } });
    expect([at(g, 'us.82.504.3'), at(g, 'de.unk.train6')]).toEqual(['5119', '5219']);
    order(g, { kind: 'retreat' });
    order(g, { kind: 'retreat', unit: 'de.unk.train6', path: ['5318', '5419'] });
    order(g, { kind: 'enter' });
    demolish(g);
    expect([at(g, 'us.82.504.3'), at(g, 'de.unk.train6')]).toEqual(['5219', '5419']);
    expect(bears(g, 'us.82.504.3', 'spent')).toBe(true);
    expect(orderOf(g, unit('de.unk.train6'))).toBe(DISRUPTED);
  });
});

describe('101st Airborne sector', () => {
  it('[7.4.2] three battalions close round Veghel, and a Bond bars its road to the east', () => {
    const g = movement();
    order(g, march('us.101.501.1', ['3910'], 'tactical'));
    expect(refusal(g, march('us.101.501.2', ['3909']))).toBe('8.5.3');
    order(g, march('us.101.501.2', ['3909'], 'tactical'));
    order(g, march('us.101.501.3', ['3710']));
    demolish(g);
    expect(isSideBonded(g, 'german', hexside('3810/3811'))).toBe(true);
    const bond = listBonds(g, 'allied').find(({ between }) => between.includes('3710') && between.includes('3910'));
    expect(bond).toMatchObject({ kind: 'hexside', state: 'active' });
  });
  it('[22.7] 1/502 stays behind and receives a step; the Remnant in Son must wait for another turn', () => {
    const g = movement();
    order(g, { kind: 'return', unit: 'us.101.502.1' });
    expect([steps(g, 'us.101.502.1'), clock(g, 'returnees101')]).toEqual([3, 1]);
    expect(refusal(g, { kind: 'return', unit: 'us.101.506.2' })).toBe('22.7');
  });
  it('[25.3.3] F: 2/502 attacks the Unknown unit in Schijndel on the move and is Spent', () => {
    const g = movement(['de.unk.flak18.1', 6]);
    order(g, march('us.101.502.2', ['3607', '3706', '3806']));
    // D1 at 3-1.
    expect([at(g, 'us.101.502.2'), at(g, 'de.unk.flak18.1')]).toEqual(['3706', 'eliminated']);
    order(g, { kind: 'enter' });
    expect([at(g, 'us.101.502.2'), bears(g, 'us.101.502.2', 'spent')]).toEqual(['3806', true]);
  });
  it('[25.3.4] G: 3/502 crosses the Son bridge towards Eindhoven and leaves its Unknown units for later', () => {
    const g = movement();
    order(g, march('us.101.502.3', ['3008', '2908', '2808']));
    expect(at(g, 'us.101.502.3')).toBe('2808');
    expect(unknownHex(g, 1)).toBe(hex('2707'));
    order(g, march('us.101.506.1', ['3206', '3106']));
    expect(at(g, 'us.101.506.1')).toBe('3106');
  });
});

describe('Operation Garden sector', () => {
  const OUT_OF_1404 = march(['uk.gds.1cg', 'uk.gds.2wg'], ['1504', '1605', '1705', '1806', '1906', '2007']);
  /** Two battalions have left 1404, so that it is no longer overstacked. */
  const withOpenRoad = (): Game => {
    const g = movement();
    order(g, OUT_OF_1404);
    return g;
  };

  it('[19.1] the artillery of the 3rd and the 50th Division arrives, and the first units of the 11th', () => {
    const g = movement();
    expect(['uk.3.arty', 'uk.11.4ksli', 'uk.11.3m'].map((id) => at(g, id))).toEqual(['M', 'M', 'M']);
    expect(['uk.50.arty', 'uk.11.1519krh'].map((id) => at(g, id))).toEqual(['N', 'N']);
    order(g, { kind: 'place-moved-marker', unit: 'uk.50.arty' });
    order(g, march('uk.50.arty', ['1004', '1103', '1204', '1303']));
    expect(at(g, 'uk.50.arty')).toBe('1303');
  });
  it('[8.2.2] on the highway Extended Movement does not end in a stack', () => {
    const up = ['1303', '1404', '1504', '1605', '1705'];
    expect(refusal(movement(), march('uk.corps.44rtr', up.slice(0, 4), 'extended'))).toBe('6.4.2');
    const g = withOpenRoad();
    expect(refusal(g, march('uk.corps.44rtr', up, 'extended'))).toBe('8.2.2');
    expect(refusal(g, march('uk.corps.44rtr', up.slice(0, 4), 'extended'))).toBe('legal');
  });
  it('[24.2] a Traffic marker costs the tanks two points more', () => {
    const g = withOpenRoad();
    const up = march('uk.corps.44rtr', ['1303', '1404', '1504', '1605']);
    order(g, { ...up, pause: true });
    expect(decision(g)?.about).toMatchObject({ spent: 4 * 2 + 12 });
  });
  it('[7.2] H: the Guards close up to Valkenswaard on three sides', () => {
    const g = movement();
    const approach = [
      march('uk.gds.2ig', ['1706', '1807', '1907', '2008']),
      march('uk.gds.2gg', ['1706', '1807', '1907', '2008']),
      OUT_OF_1404,
      march('uk.gds.5cg', ['1705', '1805', '1905', '2006', '2106']),
      march('uk.gds.1wg', ['1504', '1605', '1705', '1805', '1905', '2006', '2106']),
    ];
    expect(refusal(g, march('uk.gds.2gg', ['1806', '1906', '2007', '2106']))).toBe('7.2');
    carryOut(g, approach);
    const guards = ['uk.gds.2ig', 'uk.gds.2gg', 'uk.gds.1cg', 'uk.gds.2wg', 'uk.gds.5cg', 'uk.gds.1wg'];
    expect(guards.map((id) => at(g, id))).toEqual(['2008', '2008', '2007', '2007', '2106', '2106']);
  });
  it('[23.4] J: two battalions cross the canal into 1503, one hex over the line; three stay across it', () => {
    const g = movement();
    expect(refusal(g, march(['uk.50.1h', 'uk.50.9dli'], ['1503']))).toBe('8.5.3');
    carryOut(g, [
      march(['uk.50.1h', 'uk.50.9dli'], ['1503'], 'tactical'),
      march('uk.50.1d', ['1403']),
      march('uk.50.6dli', ['1402']),
    ]);
    const attackers = ['uk.50.1h', 'uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.6dli'];
    expect(attackers.map((id) => at(g, id))).toEqual(['1503', '1503', '1403', '1402', '1402']);
  });
  it('[23.4] J: two hexes over the line are too many', () => {
    const across = (turn: number) =>
      layOut({ turn, phase: 'allied.movement', units: [{ id: 'uk.50.1h', at: '1503' }] });
    expect(refusal(across(2), march('uk.50.1h', ['1504']))).toBe('23.4');
    expect(refusal(across(7), march('uk.50.1h', ['1504']))).toBe('legal');
  });
  it('[23.4] K: five units of three formations close up to Segler in 1407', () => {
    const g = movement();
    expect(refusal(g, march('uk.3.2l', ['1406']))).toBe('8.5.3');
    carryOut(g, [
      march('uk.3.2l', ['1406'], 'tactical'),
      march('uk.11.1519krh', ['1004', '1103', '1204', '1205', '1206', '1306']),
      march('uk.11.4ksli', ['1009', '1108', '1208', '1307']),
      march('uk.11.3m', ['1009', '1108', '1208', '1307']),
      march('uk.gds.3ig', ['1605', '1606', '1506']),
    ]);
    const attackers = ['uk.3.2l', 'uk.11.1519krh', 'uk.11.4ksli', 'uk.11.3m', 'uk.gds.3ig'];
    expect(attackers.map((id) => at(g, id))).toEqual(['1406', '1306', '1307', '1307', '1506']);
    expect(attackers.every((id) => isInEzoc(g, 'allied', hex(at(g, id))))).toBe(true);
  });
});
