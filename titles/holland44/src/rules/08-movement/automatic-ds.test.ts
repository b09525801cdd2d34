import { check, decision } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, bears, bridge, demolish, march, refusal, steps } from '../../../test/orders.ts';
import { hex, hexside, type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { hexPlace } from '../../state/places.ts';
import { autoDsTarget, isInFullRetreat } from '../../state/state.ts';
import { attackerRefusal } from '../09-combat/attackers.ts';

const piece = (id: string, where: string, states: Piece['states'] = []): Piece => ({ id, at: where, states });
const allied = (units: readonly Piece[], more: Layout = {}) =>
  layOut({ turn: 9, phase: 'allied.movement', units, ...more });
const automatic = (target: string, ...units: readonly string[]) => ({ kind: 'automatic-ds', target, units }) as const;

const TARGET = piece('de.hoffmann14', '1724');
/** 9 and 8 with the Armor Shift against 2: 9-1. */
const TANKS = [piece('uk.gds.2ig', '1723'), piece('uk.gds.2gg', '1723')];
/** 5 more: 12-1. */
const FOOT = piece('uk.gds.3ig', '1624');
const ALL = ['uk.gds.2ig', 'uk.gds.2gg', 'uk.gds.3ig'];

describe('Automatic DS', () => {
  it('[8.7] eliminates the defender and opens the hex to others in the same phase', () => {
    const g = allied([TARGET, ...TANKS, FOOT, piece('uk.gds.1cg', '1722')]);
    const through = march('uk.gds.1cg', ['1723', '1724', '1725']);
    expect(refusal(g, through)).not.toBe('legal');
    order(g, automatic('1724', ...ALL));
    expect(at(g, 'de.hoffmann14')).toBe('eliminated');
    expect(decision(g)?.kind).toBe('movement-orders');
    order(g, through);
    expect(at(g, 'uk.gds.1cg')).toBe('1725');
  });
  it('[8.7] those who made it possible keep their markers and neither move nor attack any more', () => {
    const g = allied([TARGET, ...TANKS, FOOT, piece('de.kerutt', '1823')]);
    order(g, automatic('1724', ...ALL));
    expect(ALL.map((id) => autoDsTarget(g, unit(id)))).toEqual(ALL.map(() => hexPlace(hex('1724'))));
    expect(ALL.every((id) => bears(g, id, 'has-moved'))).toBe(true);
    expect(refusal(g, march('uk.gds.3ig', ['1724'], 'tactical'))).toBe('8.1');
    const attacker = { unit: unit('uk.gds.2ig'), over: hexside('1723/1823') };
    expect(attackerRefusal(g, attacker, hex('1823'), 'combat')?.rule).toBe('8.7');
  });
  it('[8.7] 9-1 is not enough', () => {
    const g = allied([TARGET, ...TANKS, FOOT]);
    const tooFew = check(g, automatic('1724', 'uk.gds.2ig', 'uk.gds.2gg'));
    expect(tooFew).toMatchObject({ legal: false, rule: '8.7' });
    expect(tooFew).toMatchObject({ code: 'odds-too-low', params: { odds: '9-1' } });
    expect(refusal(g, automatic('1724', ...ALL))).toBe('legal');
    expect(listed(allied([TARGET, ...TANKS]), 'automatic-ds')).toEqual([]);
  });
  it('[8.7] is listed with all who can take part', () => {
    const g = allied([TARGET, ...TANKS, FOOT, piece('uk.gds.5cg', '1725', ['disrupted'])]);
    const found = listed(g, 'automatic-ds').map(({ target, units }) => [target, [...(units as string[])].sort()]);
    expect(found).toEqual([['1724', [...ALL].sort()]]);
  });
  it('[8.7] [13.1.1] survivors retreat exactly three hexes, in Full Retreat', () => {
    const penal = piece('de.penal6', '1720', ['disrupted']);
    const g = allied([penal, piece('uk.gds.2ig', '1719'), piece('uk.gds.2gg', '1719')]);
    order(g, automatic('1720', 'uk.gds.2ig', 'uk.gds.2gg'));
    const retreats = listed(g, 'retreat');
    expect(retreats.length).toBeGreaterThan(1);
    expect(retreats.every(({ path }) => (path as string[]).length === 3)).toBe(true);
    order(g, retreats[0] ?? { kind: 'none' });
    expect([steps(g, 'de.penal6'), isInFullRetreat(g, unit('de.penal6'))]).toEqual([1, true]);
    expect(autoDsTarget(g, unit('uk.gds.2ig'))).not.toBe(0);
  });
  it('[8.7] needs units in Good Order beside the hex, and an enemy in it', () => {
    const g = allied([TARGET, ...TANKS, { ...FOOT, states: ['disrupted'] }, piece('uk.gds.1cg', '1722')]);
    expect(refusal(g, automatic('1724', ...ALL))).toBe('14.2');
    expect(refusal(g, automatic('1724', 'uk.gds.2ig', 'uk.gds.1cg'))).toBe('8.7');
    expect(refusal(g, automatic('1824', 'uk.gds.2ig'))).toBe('8.7');
    expect(refusal(g, automatic('1724', 'de.hoffmann14'))).toBe('8.7');
  });
  it('[6.4.2] no more than two units attack out of a hex', () => {
    const g = allied([TARGET, ...TANKS, piece('uk.gds.3ig', '1723')]);
    expect(refusal(g, automatic('1724', ...ALL))).toBe('6.4.2');
    expect(listed(g, 'automatic-ds')).toEqual([]);
  });
  it('[6.4.2] not even for two hexes one after the other', () => {
    const second = piece('de.lxxxviii', '1823');
    const g = allied([TARGET, second, ...TANKS, FOOT, piece('uk.gds.1cg', '1723')]);
    expect(refusal(g, automatic('1823', 'uk.gds.1cg'))).toBe('8.7');
    order(g, automatic('1724', ...ALL));
    expect(refusal(g, automatic('1823', 'uk.gds.1cg'))).toBe('6.4.2');
  });
  it('[6.4.2] those who may no longer attack out of their hex do not keep it from being listed for the others', () => {
    const marked = TANKS.map((tank): Piece => ({ ...tank, autoDs: '1823' }));
    const fresh = [piece('uk.gds.1cg', '1723'), piece('uk.gds.1wg', '1624'), FOOT];
    const others = [piece('uk.gds.2wg', '1725'), piece('uk.gds.5cg', '1725')];
    const g = allied([TARGET, ...marked, ...fresh, ...others]);
    const [found] = listed(g, 'automatic-ds');
    expect([...((found?.units as string[]) ?? [])].sort()).toEqual(
      ['uk.gds.1wg', 'uk.gds.2wg', 'uk.gds.3ig', 'uk.gds.5cg'].sort(),
    );
    expect(refusal(g, automatic('1724', 'uk.gds.1cg', 'uk.gds.2wg', 'uk.gds.5cg', 'uk.gds.3ig'))).toBe('6.4.2');
  });
  it('[25.4] an Unknown unit in the hex, with others or alone, rules it out', () => {
    const covered = allied([TARGET, ...TANKS, FOOT], { unknown: ['1724'] });
    expect(refusal(covered, automatic('1724', ...ALL))).toBe('25.4');
    expect(listed(covered, 'automatic-ds')).toEqual([]);
    expect(refusal(allied([...TANKS, FOOT], { unknown: ['1724'] }), automatic('1724', ...ALL))).toBe('25.4');
  });
  it('[8.7] the German player may do it too', () => {
    const units = [piece('uk.corps.br30', '1724'), piece('de.107.pz12', '1723'), piece('de.107.pz34', '1723')];
    const g = layOut({ turn: 9, phase: 'german.movement', units });
    order(g, automatic('1724', 'de.107.pz12', 'de.107.pz34'));
    expect(at(g, 'uk.corps.br30')).toBe('eliminated');
  });
  it('[19.7] not out of an Entry Area, whose units attack in the Combat Phase', () => {
    const units = [piece('uk.corps.br30', '1726'), piece('de.107.pz12', 'L'), piece('de.107.pz34', '1725')];
    const g = layOut({ turn: 9, phase: 'german.movement', units });
    expect(refusal(g, automatic('1726', 'de.107.pz12', 'de.107.pz34'))).toBe('8.7');
  });
  it.each([
    { kind: 'automatic-ds' },
    { kind: 'automatic-ds', target: '1724', units: [] },
    { kind: 'automatic-ds', target: '1724', units: ['uk.gds.2ig', 'uk.gds.2ig'] },
    { kind: 'automatic-ds', target: '1724', units: ['uk.gds.2ig'], air: true },
    { kind: 'automatic-ds', target: 1724, units: ['uk.gds.2ig'] },
  ])('[8.7] nonsense is refused: %j', (choice) => {
    expect(refusal(allied([TARGET, ...TANKS, FOOT]), choice)).toBe('8.7');
  });
});

describe('Automatic DS over a bridge', () => {
  const NAME = '1303/1404';
  const units = [
    piece('de.lxxxviii', '1303'),
    piece('uk.gds.2ig', '1404'),
    piece('uk.gds.1cg', '1204'),
    piece('uk.gds.5cg', '1204'),
  ];
  const ATTACK = automatic('1303', 'uk.gds.2ig', 'uk.gds.1cg', 'uk.gds.5cg');

  it('[5.4] the German player may blow it first; then nothing has happened, and the order may be given again', () => {
    const g = allied(units, { bridges: { [NAME]: 'wired' }, dice: [6] });
    order(g, ATTACK);
    expect(decision(g)).toMatchObject({ kind: 'demolition', by: 'german', about: { occasion: 'attack', hex: '1404' } });
    demolish(g, NAME);
    expect([bridge(g, NAME, 'road'), at(g, 'de.lxxxviii')]).toEqual(['blown', '1303']);
    expect(autoDsTarget(g, unit('uk.gds.2ig'))).toBe(0);
    order(g, ATTACK);
    expect(at(g, 'de.lxxxviii')).toBe('eliminated');
  });
  it('[5.4] a bridge that is not blown is Intact, and the attack goes on', () => {
    const g = allied(units, { bridges: { [NAME]: 'wired' }, dice: [] });
    order(g, ATTACK);
    demolish(g);
    expect([bridge(g, NAME, 'road'), at(g, 'de.lxxxviii')]).toEqual(['intact', 'eliminated']);
    expect(autoDsTarget(g, unit('uk.gds.2ig'))).not.toBe(0);
  });
});
