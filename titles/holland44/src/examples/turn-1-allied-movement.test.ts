/** The extended example of play, turn 1: the Allied Movement Phase, sector by sector, up to its combats. */
import { decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { AFTER_ALLIED_TURN_1 } from '../../test/example-positions.ts';
import { landed } from '../../test/first-landing.ts';
import { at, bears, bridge, carryOut, demolish, march, placesOf, refusal, steps } from '../../test/orders.ts';
import { hex, order } from '../../test/table.ts';
import { isOverstacked } from '../rules/06-stacking/stacking.ts';
import { unknownIn } from '../state/stacks.ts';

describe('1st Airborne sector', () => {
  const KRAFFT = '6319';

  it('[8.2.2] 2/1P marches five points towards the bridge, and the railway bridge is blown on the way: 5', () => {
    const g = landed(5);
    expect(refusal(g, march('uk.1abn.1p.2', ['6117', '6118', '6119', '6120', '6221']))).toBe('8.1');
    order(g, march('uk.1abn.1p.2', ['6117', '6118', '6119', '6120', '6221'], 'extended'));
    expect(decision(g)).toMatchObject({
      by: 'german',
      kind: 'demolition',
      about: { hexside: '6021/6120', bridge: 'rail' },
    });
    expect(at(g, 'uk.1abn.1p.2')).toBe('6120');
    expect(demolish(g, '6021/6120')).toEqual(['6021/6120']);
    expect(bridge(g, '6021/6120', 'rail')).toBe('blown');
    expect(at(g, 'uk.1abn.1p.2')).toBe('6221');
  });
  it('[8.2.2] it may not march on next to the Unknown unit at the Arnhem bridge', () => {
    const g = landed(5);
    expect(refusal(g, march('uk.1abn.1p.2', ['6117', '6118', '6119', '6120', '6121'], 'extended'))).toBe('8.2.2');
  });
  it('[7.2] two battalions and a demi-battalion close up to Krafft and stop', () => {
    const g = landed();
    order(g, march(['uk.1abn.1p.1', 'uk.1abn.1a.2ssa'], ['6419']));
    order(g, march('uk.1abn.1p.3', ['6218', '6318']));
    expect([at(g, 'uk.1abn.1p.1'), at(g, 'uk.1abn.1a.2ssa'), at(g, 'uk.1abn.1p.3')]).toEqual(['6419', '6419', '6318']);
    expect(refusal(g, march('uk.1abn.1a.7kosbb', ['6218', '6318', KRAFFT]))).toBe('8.1');
    expect(refusal(g, march('uk.1abn.1a.2ssb', ['6419', '6420']))).toBe('7.2');
  });
  it('[22.3.6] the rest protects drop hex Y; the Scattered demi-battalion moves tactically', () => {
    const g = landed();
    order(g, march('uk.1abn.1a.2ssb', ['6517', '6516']));
    order(g, march(['uk.1abn.1a.1ba', 'uk.1abn.1a.1bb'], ['6316', '6416']));
    expect(refusal(g, march('uk.1abn.1a.7kosba', ['6417']))).toBe('22.3.6');
    order(g, march('uk.1abn.1a.7kosba', ['6417'], 'tactical'));
    order(g, march('uk.1abn.1a.7kosbb', ['6216', '6316']));
    expect(at(g, 'uk.1abn.1a.2ssb')).toBe('6516');
  });
  it('[17.3] the artillery moves one hex to the south-west and stays as it was', () => {
    const g = landed();
    expect(refusal(g, march('uk.1abn.arty', ['6217']))).toBe('17.3');
    order(g, march('uk.1abn.arty', ['6217'], 'tactical'));
    expect(at(g, 'uk.1abn.arty')).toBe('6217');
    expect(bears(g, 'uk.1abn.arty', 'fired')).toBe(false);
    expect(at(g, 'uk.1abn.supply')).toBe('6317');
  });
});

describe('82nd Airborne sector', () => {
  it('[25.3.1] two battalions of the 508th run over a Garrison and stand before Nijmegen', () => {
    const g = landed('de.unk.garrison1');
    order(g, march(['us.82.508.1', 'us.82.508.2'], ['5123', '5223', '5222']));
    expect([at(g, 'us.82.508.1'), at(g, 'us.82.508.2')]).toEqual(['5222', '5222']);
    expect(unknownIn(g, hex('5222'))).toBe(-1);
    expect(bears(g, 'us.82.508.1', 'spent')).toBe(false);
    expect(decision(g)?.kind).toBe('movement-orders');
  });
  it('[25.3.1] Extended Movement would not have let them attack it', () => {
    const g = landed();
    expect(refusal(g, march('us.82.508.1', ['5123', '5122', '5222'], 'extended'))).toBe('8.2.2');
  });
  it('[25.3.4] two battalions of the 505th close up to the woods by Groesbeek, one to Mook, all to attack later', () => {
    const g = landed();
    order(g, march('us.82.505.2', ['4923'], 'tactical'));
    order(g, march('us.82.505.3', ['4923'], 'tactical'));
    expect(refusal(g, march('us.82.508.3', ['4723', '4722', '4721']))).toBe('legal');
    order(g, march('us.82.508.3', ['4723', '4722']));
    order(g, march('us.82.505.1', ['4925']));
    expect([unknownIn(g, hex('4922')) >= 0, unknownIn(g, hex('4721')) >= 0]).toEqual([true, true]);
  });
  it('[5.4] a company of 3/504 finds Heumen blown, 5, and Malden intact, 2', () => {
    const g = landed(5, 2, 3);
    order(g, { kind: 'break-down', unit: 'us.82.504.3', as: 'bd.82.B' });
    expect([steps(g, 'us.82.504.3'), at(g, 'bd.82.B')]).toEqual([2, '4819']);
    order(g, march('bd.82.B', ['4820', '4919', '4920']));
    expect(decision(g)?.about).toMatchObject({ hexside: '4820/4920', occasion: 'adjacent' });
    expect(demolish(g, '4820/4920', '4919/4920')).toEqual(['4820/4920', '4919/4920']);
    expect(at(g, 'bd.82.B')).toBe('4920');
    expect([bridge(g, '4820/4920', 'road'), bridge(g, '4919/4920', 'road')]).toEqual(['blown', 'intact']);
    // The rest of the battalion marches north; a demolition fails again.
    order(g, march('us.82.504.3', ['4918', '5019', '5119']));
    expect(demolish(g, '5019/5119')).toEqual(['5019/5119']);
    expect([at(g, 'us.82.504.3'), bridge(g, '5019/5119', 'road')]).toEqual(['5119', 'intact']);
  });
  it('[5.7] two battalions come up to the Grave bridge, which nobody may blow in this player-turn', () => {
    const g = landed();
    order(g, march('us.82.504.1', ['4818', '4817'], 'tactical'));
    expect(decision(g)?.kind).toBe('movement-orders');
    order(g, march('us.82.504.2', ['4817']));
    expect(decision(g)?.kind).toBe('movement-orders');
    expect(bridge(g, '4816/4817', 'road')).toBe('wired');
  });
});

describe('101st Airborne sector', () => {
  it('[5.4] three battalions surround Veghel; the railway bridge holds, 1, the road bridge is not rolled for', () => {
    const g = landed(1);
    order(g, march('us.101.501.1', ['4009', '3909'], 'tactical'));
    order(g, march('us.101.501.2', ['3809']));
    expect(demolish(g, '3809/3810')).toEqual(['3809/3810']);
    order(g, march('us.101.501.3', ['3709'], 'tactical'));
    expect(demolish(g)).toEqual(['3709/3810']);
    expect([bridge(g, '3809/3810', 'rail'), bridge(g, '3709/3810', 'road')]).toEqual(['intact', 'wired']);
  });
  it('[25.3.1] [25.3.3] at Sint-Oedenrode a Flak unit is revealed; DRX at 5-1 takes a step of each, and the town is entered', () => {
    const g = landed('de.unk.flak428', 2);
    order(g, march(['us.101.502.1', 'us.101.502.2'], ['3407', '3507']));
    expect([at(g, 'us.101.502.1'), at(g, 'us.101.502.2')]).toEqual(['3407', '3407']);
    expect(decision(g)).toMatchObject({ kind: 'attacker-loss', by: 'german', about: { result: 'DRX' } });
    order(g, { kind: 'lose-step', unit: 'us.101.502.1' });
    expect(at(g, 'de.unk.flak428')).toBe('eliminated');
    expect(decision(g)).toMatchObject({ kind: 'occupy', by: 'allied', about: { at: '3407', hex: '3507' } });
    order(g, { kind: 'enter' });
    expect([at(g, 'us.101.502.1'), at(g, 'us.101.502.2')]).toEqual(['3507', '3507']);
    expect([steps(g, 'us.101.502.1'), steps(g, 'us.101.502.2')]).toEqual([2, 3]);
    expect([bears(g, 'us.101.502.1', 'spent'), bears(g, 'us.101.502.2', 'spent')]).toEqual([true, true]);
    expect(decision(g)?.kind).toBe('movement-orders');
    expect(refusal(g, march('us.101.502.2', ['3508']))).toBe('8.1');
  });
  it('[8.3.1] two battalions go to Son, one of them Scattered', () => {
    const g = landed();
    order(g, march('us.101.506.2', ['3207', '3208'], 'tactical'));
    order(g, march('us.101.502.3', ['3208']));
    expect([at(g, 'us.101.506.2'), at(g, 'us.101.502.3')]).toEqual(['3208', '3208']);
  });
  it('[5.4] the road bridge at Best blows when a battalion comes near; another screens the west', () => {
    const g = landed(6);
    order(g, march('us.101.506.3', ['3206', '3106', '3105']));
    expect(demolish(g, '3005/3105')).toEqual(['3005/3105']);
    expect(bridge(g, '3005/3105', 'road')).toBe('blown');
    order(g, march('us.101.506.1', ['3305']));
    expect(at(g, 'us.101.506.1')).toBe('3305');
  });
});

describe('Operation Garden sector', () => {
  it('[6.4.1] a battalion from 1405 joins the tanks in 1504, where it is overstacked', () => {
    const g = landed();
    order(g, march('uk.gds.5cg', ['1504'], 'tactical'));
    expect(at(g, 'uk.gds.5cg')).toBe('1504');
    expect(isOverstacked(g, 'allied', hex('1504'))).toBe(true);
    expect(refusal(g, march('uk.gds.1wg', ['1504']))).toBe('6.4.2');
  });
  it('[23.4] the 50th Division goes one hex across the corps boundary, not two', () => {
    const g = landed();
    expect(refusal(g, march('uk.50.1h', ['1302', '1303', '1304']))).toBe('23.4');
    expect(refusal(g, march('uk.50.1h', ['1302', '1303']))).toBe('legal');
    order(g, march('uk.50.1h', ['1302', '1403']));
    order(g, march('uk.50.9dli', ['1301', '1302', '1403']));
    expect([at(g, 'uk.50.1h'), at(g, 'uk.50.9dli')]).toEqual(['1403', '1403']);
  });
});

describe('the whole phase in one game', () => {
  const ORDERS = [
    march('uk.1abn.1p.2', ['6117', '6118', '6119', '6120', '6221'], 'extended'),
    march(['uk.1abn.1p.1', 'uk.1abn.1a.2ssa'], ['6419']),
    march('uk.1abn.1p.3', ['6218', '6318']),
    march('uk.1abn.1a.2ssb', ['6517', '6516']),
    march(['uk.1abn.1a.1ba', 'uk.1abn.1a.1bb'], ['6316', '6416']),
    march('uk.1abn.1a.7kosba', ['6417'], 'tactical'),
    march('uk.1abn.1a.7kosbb', ['6216', '6316']),
    march('uk.1abn.arty', ['6217'], 'tactical'),
    march(['us.82.508.1', 'us.82.508.2'], ['5123', '5223', '5222']),
    march('us.82.505.2', ['4923'], 'tactical'),
    march('us.82.505.3', ['4923'], 'tactical'),
    march('us.82.508.3', ['4723', '4722']),
    march('us.82.505.1', ['4925']),
    { kind: 'break-down', unit: 'us.82.504.3', as: 'bd.82.B' },
    march('bd.82.B', ['4820', '4919', '4920']),
    march('us.82.504.3', ['4918', '5019', '5119']),
    march('us.82.504.1', ['4818', '4817'], 'tactical'),
    march('us.82.504.2', ['4817']),
    march('us.101.501.1', ['4009', '3909'], 'tactical'),
    march('us.101.501.2', ['3809']),
    march('us.101.501.3', ['3709'], 'tactical'),
    march(['us.101.502.1', 'us.101.502.2'], ['3407', '3507']),
    { kind: 'lose-step', unit: 'us.101.502.1' },
    { kind: 'enter' },
    march('us.101.506.2', ['3207', '3208'], 'tactical'),
    march('us.101.502.3', ['3208']),
    march('us.101.506.3', ['3206', '3106', '3105']),
    march('us.101.506.1', ['3305']),
    march('uk.gds.5cg', ['1504'], 'tactical'),
    march('uk.gds.1wg', ['1404'], 'tactical'),
    march('uk.corps.5agra', ['1303'], 'tactical'),
    march('uk.50.1h', ['1302', '1403']),
    march('uk.50.9dli', ['1301', '1302', '1403']),
  ];
  /** Arnhem; the Garrison; Heumen, Malden and Hatert; Veghel; the Flak unit and the fight with it; Best. */
  const DICE = [5, 'de.unk.garrison1', 5, 2, 3, 1, 'de.unk.flak428', 2, 6];
  const ROLLED_FOR = ['6021/6120', '4820/4920', '4919/4920', '5019/5119', '3809/3810', '3005/3105'];
  /** Those whom combat, or the advance after it, takes elsewhere. */
  const FOUGHT = /1p\.[13]|505\.[23]|508\.3|504\.2|502\.3|506\.2|gds\.(1gg|3ig|2ig|2gg|5cg)/;

  it('[8.1] leads to the position in which the German player-turn begins, but for the combats', () => {
    const g = landed(...DICE);
    carryOut(g, ORDERS, ROLLED_FOR);
    const allies = (AFTER_ALLIED_TURN_1.units ?? []).filter(({ id }) => !id.startsWith('de.') && !FOUGHT.test(id));
    expect(allies.length).toBeGreaterThan(30);
    expect(placesOf(g, allies)).toEqual(Object.fromEntries(allies.map((piece) => [piece.id, piece.at])));
    expect(refusal(g, { kind: 'end-movement' })).toBe('legal');
  });
});
