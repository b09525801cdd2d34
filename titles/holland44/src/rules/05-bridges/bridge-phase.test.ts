import { check, decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hexside, type Layout, layOut, listed, order, type Piece } from '../../../test/table.ts';
import { BLOWN, bridgesOn, INTACT, WIRED } from '../../state/bridges.ts';
import { bridgeState } from '../../state/state.ts';

const stateOf = (g: Game, name: string): number => bridgeState(g, bridgesOn(hexside(name))[0] ?? -1);
const road = (kind: string, name: string) => ({ kind, hexside: name, bridge: 'road' });
const german = (layout: Layout): Game => layOut({ phase: 'german.bridge', ...layout });
const sides = (g: Game, kind: string): readonly unknown[] => listed(g, kind).map((choice) => choice.hexside);
/** Whether the German player may blow the Lieshout bridge, 3112/3212. */
const mayBlowLieshout = (units: readonly Piece[], unknown: readonly string[] = []): boolean =>
  sides(german({ units, unknown }), 'blow').includes('3112/3212');

const PARAS = (at: string): Piece => ({ id: 'us.101.506.1', at });
const OTHERS = (at: string): Piece => ({ id: 'us.101.506.2', at });
const GERMANS = (at: string, ...states: Piece['states'] & object): Piece => ({ id: 'de.ewald', at, states });

describe('the Bridge Phase', () => {
  it('[5.1] with nothing to do the phase passes by itself', () => {
    expect(decision(german({}))).toBeUndefined();
  });
  it('[5.1] a Ferry cannot be destroyed, nor a hexside without a bridge', () => {
    const g = german({ units: [PARAS('3212'), GERMANS('3112')] });
    for (const name of ['5626/E', '4411/4512', '3211/3212']) {
      expect(check(g, road('blow', name))).toMatchObject({ legal: false, rule: '5.1' });
    }
  });
  it('[5.2] only the German player blows and rewires', () => {
    const units: Piece[] = [PARAS('3212'), GERMANS('3112'), { id: 'uk.corps.br30', at: '1404' }];
    const g = layOut({ phase: 'allied.bridge', units, bridges: { '1303/1404': 'blown' } });
    expect(check(g, road('blow', '3112/3212'))).toMatchObject({ legal: false, rule: '5.2' });
    expect(check(g, road('rewire', '3112/3212'))).toMatchObject({ legal: false, rule: '5.2' });
  });
  it('[5.1] nonsense is refused', () => {
    const g = german({ units: [PARAS('3212'), GERMANS('3112')] });
    for (const choice of [
      { kind: 'blow' },
      { kind: 'blow', hexside: 3112, bridge: 'road' },
      { kind: 'blow', hexside: '3212/3112', bridge: 'road' },
      { kind: 'blow', hexside: '3112/3212', bridge: 'rail' },
      { ...road('blow', '3112/3212'), die: 6 },
      { kind: 'done', now: true },
      { kind: 'burn', hexside: '3112/3212', bridge: 'road' },
    ]) {
      expect(check(g, choice)).toMatchObject({ legal: false, rule: '5.1' });
    }
    expect(check(g, road('blow', '3112/3212'))).toEqual({ legal: true });
  });
});

describe('demolition in the German Bridge Phase', () => {
  it('[5.5] a German and an Allied unit within one hex of the bridge', () => {
    expect(mayBlowLieshout([PARAS('3312'), GERMANS('3012')])).toBe(true);
    expect(mayBlowLieshout([PARAS('3412'), GERMANS('3012')])).toBe(false);
    expect(mayBlowLieshout([PARAS('3312'), GERMANS('2912')])).toBe(false);
  });
  it('[5.5] both must be in Good Order, though they may be Engaged', () => {
    expect(mayBlowLieshout([{ ...PARAS('3312'), states: ['disrupted'] }, GERMANS('3012')])).toBe(false);
    expect(mayBlowLieshout([{ ...PARAS('3312'), states: ['engaged'] }, GERMANS('3012', 'engaged')])).toBe(true);
  });
  it.each(['disrupted', 'full-retreat'] as const)('[14.2] a German unit that is «%s» blows nothing', (state) => {
    expect(mayBlowLieshout([PARAS('3312'), GERMANS('3112', state)])).toBe(false);
  });
  it('[25.2.1] an Unknown unit counts as a German unit', () => {
    expect(mayBlowLieshout([PARAS('3312')], ['3112'])).toBe(true);
    expect(mayBlowLieshout([PARAS('3312')])).toBe(false);
  });
  it('[5.5] the way to the bridge may not lead through an enemy unit, unless the German unit is beside it', () => {
    expect(mayBlowLieshout([PARAS('3212'), GERMANS('3312')])).toBe(false);
    expect(mayBlowLieshout([PARAS('3212'), GERMANS('3112')])).toBe(true);
  });
  it('[5.5] nor into an enemy Hex Bond', () => {
    expect(mayBlowLieshout([PARAS('3211'), OTHERS('3213'), GERMANS('3312')])).toBe(false);
    expect(mayBlowLieshout([PARAS('3211'), { ...OTHERS('3213'), steps: 1 }, GERMANS('3312')])).toBe(true);
  });
  it('[5.5] nor across an enemy Hexside Bond', () => {
    expect(mayBlowLieshout([PARAS('3211'), OTHERS('3312'), GERMANS('3311')])).toBe(false);
    expect(mayBlowLieshout([PARAS('3211'), { ...OTHERS('3312'), states: ['disrupted'] }, GERMANS('3311')])).toBe(true);
  });
  it('[5.5] the example: A has no Allied unit near, B no German one, C no open way; the rest may be blown', () => {
    const g = german({
      units: [
        { id: 'de.1034.1', at: '2712' },
        { id: 'us.101.502.1', at: '3102' },
        { id: 'us.101.506.1', at: '3211' },
        { id: 'us.101.506.2', at: '3213' },
        { id: 'de.ewald', at: '3312' },
        { id: 'us.101.506.3', at: '3108' },
        { id: 'de.gothsche', at: '3008' },
        { id: 'de.police3', at: '3010' },
      ],
    });
    const blow = sides(g, 'blow');
    expect(blow).not.toContain('2712/2813');
    expect(blow).not.toContain('3002/3102');
    expect(blow).not.toContain('3112/3212');
    expect(blow).toEqual(['3008/3108', '3108/3109']);
  });
  it('[5.5] the example of play: the railway bridge at Best is blown by a 4 on turn 1', () => {
    const units = [PARAS('3105'), GERMANS('3104')];
    const g = german({ turn: 1, units, bridges: { '3005/3105': 'blown' }, dice: [4] });
    expect(listed(g, 'blow')).toEqual([{ kind: 'blow', hexside: '3005/3104', bridge: 'rail' }]);
    order(g, { kind: 'blow', hexside: '3005/3104', bridge: 'rail' });
    expect(stateOf(g, '3005/3104')).toBe(BLOWN);
  });
  it('[5.5] the bridge must be wired, and a failed attempt makes it Intact', () => {
    const units = [PARAS('3212'), GERMANS('3112')];
    const g = german({ units, dice: [2] });
    order(g, road('blow', '3112/3212'));
    expect(stateOf(g, '3112/3212')).toBe(INTACT);
    const intact = german({
      units: [PARAS('3212'), GERMANS('3112'), { id: 'de.gothsche', at: '3008' }, OTHERS('3108')],
      bridges: { '3112/3212': 'intact' },
    });
    expect(check(intact, road('blow', '3112/3212'))).toMatchObject({ legal: false, rule: '5.5' });
  });
  it('[5.7] the Nijmegen road bridge is neither blown nor rewired; its railway bridge may be blown', () => {
    const g = german({ units: [PARAS('5320'), GERMANS('5421')] });
    expect(check(g, road('blow', '5321/5421'))).toMatchObject({ legal: false, rule: '5.7' });
    expect(check(g, road('rewire', '5321/5421'))).toMatchObject({ legal: false, rule: '5.7' });
    expect(sides(g, 'blow')).toEqual(['5320/5421']);
  });
  it('[5.7] Grave may be blown in the German Bridge Phase of turn 1', () => {
    const g = german({ turn: 1, units: [PARAS('4817'), GERMANS('4816')], dice: [4] });
    order(g, road('blow', '4816/4817'));
    expect(stateOf(g, '4816/4817')).toBe(BLOWN);
  });
});

describe('rewiring', () => {
  const INTACT_LIESHOUT = { '3112/3212': 'intact' } as const;
  const mayRewire = (units: readonly Piece[], unknown: readonly string[] = []): boolean =>
    sides(german({ units, unknown, bridges: INTACT_LIESHOUT }), 'rewire').includes('3112/3212');
  it('[5.3.2] a German unit on one side, the other side clear', () => {
    expect(mayRewire([GERMANS('3112')])).toBe(true);
    expect(mayRewire([GERMANS('3212')])).toBe(true);
    expect(mayRewire([GERMANS('3312')])).toBe(false);
  });
  it('[5.3.2] an Unknown unit will do', () => {
    expect(mayRewire([], ['3112'])).toBe(true);
  });
  it('[5.3.2] not with an Allied unit on the other side, or its ZOC there', () => {
    expect(mayRewire([GERMANS('3112'), PARAS('3212')])).toBe(false);
    expect(mayRewire([GERMANS('3112'), PARAS('3312')])).toBe(false);
    expect(mayRewire([GERMANS('3112'), PARAS('3412')])).toBe(true);
  });
  it('[5.3.2] German units negate an EZOC where they stand', () => {
    expect(mayRewire([GERMANS('3112'), PARAS('3312'), { id: 'de.gothsche', at: '3212' }])).toBe(true);
  });
  it('[5.3.2] only the side without the unit must be clear of EZOCs', () => {
    expect(mayRewire([GERMANS('3112'), PARAS('3012')])).toBe(true);
  });
  it.each(['disrupted', 'full-retreat'] as const)('[14.2] a unit that is «%s» rewires nothing', (state) => {
    expect(mayRewire([GERMANS('3112', state)])).toBe(false);
  });
  it('[5.3.2] the bridge is wired again', () => {
    const g = german({ units: [GERMANS('3112')], bridges: INTACT_LIESHOUT });
    order(g, road('rewire', '3112/3212'));
    expect(stateOf(g, '3112/3212')).toBe(WIRED);
  });
  it('[5.3.3] a bridge is not blown in the phase in which it was rewired', () => {
    const units = [GERMANS('3112'), PARAS('3012'), { id: 'de.gothsche', at: '3008' }, OTHERS('3108')];
    const g = german({ units, bridges: INTACT_LIESHOUT });
    order(g, road('rewire', '3112/3212'));
    expect(check(g, road('blow', '3112/3212'))).toMatchObject({ legal: false, rule: '5.3.3' });
    expect(check(german({ units }), road('blow', '3112/3212'))).toEqual({ legal: true });
  });
  it('[5.3.3] nor rewired in the phase in which it was tried', () => {
    const units = [GERMANS('3112'), PARAS('3012'), { id: 'de.gothsche', at: '3008' }, OTHERS('3108')];
    const g = german({ units, dice: [1] });
    order(g, road('blow', '3112/3212'));
    expect(stateOf(g, '3112/3212')).toBe(INTACT);
    expect(check(g, road('rewire', '3112/3212'))).toMatchObject({ legal: false, rule: '5.3.3' });
    expect(sides(g, 'rewire')).toEqual([]);
  });
});
