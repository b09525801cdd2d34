import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, bears, march, refusal, steps } from '../../../test/orders.ts';
import { hex, hexside, type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { isInFullRetreat } from '../../state/state.ts';
import { attackerRefusal } from '../09-combat/attackers.ts';

const FOOT = 'uk.50.6dli';
const SECOND = 'uk.50.8dli';
const THIRD = 'uk.50.9dli';
/** Stands by and does not march. */
const FOURTH = 'uk.50.1d';
const POLICE = 'de.unk.police';
const FLAK = 'de.unk.flak18.1';
const piece = (id: string, where: string, states: Piece['states'] = []): Piece => ({ id, at: where, states });
const allied = (units: readonly Piece[], dice: Layout['dice'] = [], more: Layout = {}): Game =>
  layOut({ turn: 9, phase: 'allied.movement', units, dice, unknown: ['1725'], ...more });
/** One battalion of 5 against the Police unit of 1: 5-1. */
const met = (...dice: readonly (string | number)[]): Game => {
  const g = allied([piece(FOOT, '1723')], [POLICE, ...dice]);
  order(g, march(FOOT, ['1724', '1725']));
  return g;
};
const mayAttack = (g: Game, id: string, side: string, target: string): string =>
  attackerRefusal(g, { unit: unit(id), over: hexside(side) }, hex(target), 'combat')?.rule ?? 'yes';
const oddsTold = (g: Game): unknown => g.events.find(({ kind }) => kind === 'odds');

describe('an Unknown unit on the way', () => {
  it('[25.3.1] once revealed is attacked by the stack alone, which has backed up', () => {
    const g = allied([piece(FOOT, '1723'), piece(SECOND, '1826')], [POLICE, 1]);
    order(g, march(FOOT, ['1724', '1725']));
    expect([at(g, FOOT), at(g, POLICE)]).toEqual(['1724', '1725']);
    expect(oddsTold(g)).toMatchObject({ attack: 5, defense: 1, column: '5-1', shifts: [] });
    expect(decision(g)).toMatchObject({ kind: 'determined-defense', by: 'german' });
  });
  it('[25.3.1] no Artillery or Air Support is asked for', () => {
    const guns = { ...piece('uk.50.arty', '1722') };
    const g = allied([piece(FOOT, '1723'), guns], [POLICE, 6], { clock: { weatherAm: 1, weatherPm: 1 } });
    order(g, march(FOOT, ['1724', '1725']));
    expect(decision(g)?.kind).toBe('occupy');
    expect(bears(g, 'uk.50.arty', 'fired')).toBe(false);
  });
  it('[25.3.1] units that cannot attack add nothing, and share the fortune of the stack', () => {
    const g = allied([piece(FOOT, '1724'), piece(SECOND, '1724', ['disrupted'])], [FLAK, 2]);
    order(g, march([FOOT, SECOND], ['1725'], 'tactical'));
    // 5 to 2: ENG.
    expect(oddsTold(g)).toMatchObject({ attack: 5, defense: 2 });
    expect([bears(g, FOOT, 'spent'), bears(g, SECOND, 'spent')]).toEqual([true, true]);
    expect(bears(g, FLAK, 'engaged')).toBe(true);
  });
  it('[6.4.2] where too many march together their owner picks who attacks', () => {
    const stack = [FOOT, SECOND, THIRD];
    const g = allied(
      [...stack, FOURTH].map((id) => piece(id, '1724')),
      [POLICE, 6],
    );
    order(g, march(stack, ['1725']));
    expect(decision(g)).toMatchObject({ kind: 'march-attackers', by: 'allied', about: { hex: '1725' } });
    expect(listed(g, 'attack-with')).toHaveLength(3);
    expect(refusal(g, { kind: 'attack-with', units: [FOOT, SECOND, THIRD] })).toBe('6.4.2');
    expect(refusal(g, { kind: 'attack-with', units: [FOOT] })).toBe('6.4.2');
    expect(refusal(g, { kind: 'attack-with', units: [THIRD, FOOT] })).toBe('legal');
    expect(refusal(g, { kind: 'attack-with', units: [FOOT, FOURTH] })).toBe('25.3.1');
    expect(refusal(g, { kind: 'attack-with' })).toBe('6.4.2');
    order(g, { kind: 'attack-with', units: [FOOT, THIRD] });
    expect(oddsTold(g)).toMatchObject({ attack: 10 });
  });
  it('[20.2.5] a Replacement marker in the hex keeps the stack from turning one over', () => {
    const g = allied([piece(FOOT, '1724'), piece(SECOND, '1724', ['replacement'])]);
    expect(refusal(g, march(FOOT, ['1725']))).toBe('20.2.5');
    expect(refusal(allied([piece(FOOT, '1724'), piece(SECOND, '1724')]), march(FOOT, ['1725']))).toBe('legal');
  });
});

describe('an overrun', () => {
  it('[25.3.2] after a DS the stack enters and marches on, unspent, but not with Extended Movement', () => {
    const g = met(6);
    expect(at(g, POLICE)).toBe('eliminated');
    expect(decision(g)).toMatchObject({ kind: 'occupy', by: 'allied', about: { at: '1724', hex: '1725' } });
    order(g, { kind: 'enter' });
    expect(decision(g)).toMatchObject({ kind: 'march-on', about: { at: '1725', spent: 12 } });
    expect(refusal(g, { kind: 'march-on', mode: 'extended', path: ['1825'] })).toBe('25.3.1');
    order(g, { kind: 'march-on', path: ['1826'] });
    expect([at(g, FOOT), bears(g, FOOT, 'spent')]).toEqual(['1826', false]);
  });
  it('[25.3.2] and may attack again in the Combat Phase', () => {
    const g = allied([piece(FOOT, '1723'), piece('de.kerutt', '1826')], [POLICE, 6], { unknown: ['1724'] });
    order(g, march(FOOT, ['1724']));
    order(g, { kind: 'enter' });
    order(g, { kind: 'march-on', path: ['1725'] });
    expect(mayAttack(g, FOOT, '1725/1826', '1826')).toBe('yes');
  });
  it('[25.3.2] after a DMR too, and the stack need not enter', () => {
    const g = met(4);
    expect(decision(g)).toMatchObject({ kind: 'retreat', by: 'german' });
    order(g, listed(g, 'retreat')[0] ?? { kind: 'none' });
    expect(isInFullRetreat(g, unit(POLICE))).toBe(true);
    order(g, { kind: 'stay' });
    // It had entered the hex and paid for that before it backed up.
    expect(decision(g)).toMatchObject({ kind: 'march-on', about: { at: '1724', spent: 12 } });
    order(g, { kind: 'march-on', path: ['1824'] });
    expect([at(g, FOOT), bears(g, FOOT, 'spent')]).toEqual(['1824', false]);
  });
  it('[25.3.2] a stack that stays where it began has used its move: no Extended Movement afterwards', () => {
    const g = allied([piece(FOOT, '1724')], [POLICE, 6]);
    expect(refusal(g, march(FOOT, ['1723'], 'extended'))).toBe('legal');
    order(g, march(FOOT, ['1725']));
    order(g, { kind: 'stay' });
    order(g, { kind: 'halt' });
    expect([at(g, FOOT), bears(g, FOOT, 'has-moved'), bears(g, FOOT, 'spent')]).toEqual(['1724', true, false]);
    expect(refusal(g, march(FOOT, ['1723'], 'extended'))).toBe('8.1');
  });
  it('[25.2.2] a unit that cannot move is eliminated by it', () => {
    const g = allied([piece(FOOT, '1724'), piece(SECOND, '1724')], [FLAK, 4]);
    order(g, march([FOOT, SECOND], ['1725']));
    expect(at(g, FLAK)).toBe('eliminated');
    expect(decision(g)?.kind).toBe('occupy');
  });
});

describe('any other result', () => {
  it('[25.3.3] stops the stack in the vacated hex, Spent', () => {
    const g = met(5);
    order(g, { kind: 'enter' });
    expect([at(g, FOOT), bears(g, FOOT, 'spent')]).toEqual(['1725', true]);
    expect(decision(g)?.kind).toBe('movement-orders');
    expect(refusal(g, march(FOOT, ['1726']))).toBe('8.1');
  });
  it('[25.3.3] or where it attacked from', () => {
    const g = met(5);
    order(g, { kind: 'stay' });
    expect([at(g, FOOT), bears(g, FOOT, 'spent')]).toEqual(['1724', true]);
    expect(decision(g)?.kind).toBe('movement-orders');
  });
  it('[25.3.3] Spent units do not attack in the Combat Phase', () => {
    const g = allied([piece(FOOT, '1723'), piece('de.kerutt', '1825')], [POLICE, 5], { unknown: ['1624'] });
    order(g, march(FOOT, ['1624']));
    order(g, { kind: 'stay' });
    expect(mayAttack(g, FOOT, '1723/1824', '1824')).toBe('25.3.3');
  });
  it('[25.3.3] nobody is asked where the defender stays', () => {
    const g = allied([piece(FOOT, '1724')], [FLAK, 2]);
    order(g, march(FOOT, ['1725']));
    expect([at(g, FLAK), at(g, FOOT), bears(g, FOOT, 'spent')]).toEqual(['1725', '1724', true]);
    expect(decision(g)?.kind).toBe('movement-orders');
  });
  it('[12.3] nor where the last step was lost in a defense that held', () => {
    const g = met(1, 5);
    order(g, { kind: 'stand', lead: POLICE });
    expect([at(g, POLICE), at(g, FOOT), steps(g, FOOT)]).toEqual(['eliminated', '1724', 3]);
    expect([bears(g, FOOT, 'spent'), decision(g)?.kind]).toEqual([true, 'movement-orders']);
    // A defense that failed leaves the hex open.
    const failed = met(1, 1);
    order(failed, { kind: 'stand', lead: POLICE });
    expect([at(failed, POLICE), decision(failed)?.kind]).toEqual(['eliminated', 'occupy']);
  });
  it('[25.3.3] a stack that is lost leaves no march behind', () => {
    const g = allied([{ ...piece('bd.82.B', '1724'), steps: 1 }], [FLAK, 1]);
    order(g, march('bd.82.B', ['1725']));
    expect([at(g, 'bd.82.B'), decision(g)?.kind]).toEqual(['pool', 'movement-orders']);
  });
});

describe('an Unknown unit in company', () => {
  it('[25.4] is not attacked on the march', () => {
    const g = allied([piece(FOOT, '1724'), piece('de.kerutt', '1725')]);
    expect(refusal(g, march(FOOT, ['1725']))).toBe('25.4');
    expect(
      refusal(allied([piece(FOOT, '1724'), piece('de.kerutt', '1725', ['disrupted'])]), march(FOOT, ['1725'])),
    ).toBe('25.4');
  });
  it('[25.4] [14.3.1] units in Full Retreat give way and do not cover it', () => {
    const routed = piece('de.kerutt', '1725', ['full-retreat']);
    const g = allied([piece(FOOT, '1723'), routed], ['de.unk.garrison1']);
    order(g, march(FOOT, ['1724', '1725']));
    expect(decision(g)).toMatchObject({ kind: 'retreat', by: 'german', about: { hex: '1725', least: 2, most: 2 } });
    expect(at(g, FOOT)).toBe('1724');
    order(g, listed(g, 'retreat')[0] ?? { kind: 'none' });
    expect([at(g, FOOT), decision(g)?.kind]).toEqual(['1725', 'march-on']);
  });
  it('[25.4] not even where they stood beside the stack from the start', () => {
    const routed = piece('de.kerutt', '1725', ['full-retreat']);
    const g = allied([piece(FOOT, '1724'), routed], ['de.unk.garrison1']);
    order(g, march(FOOT, ['1725']));
    expect(decision(g)?.kind).toBe('retreat');
    order(g, listed(g, 'retreat')[0] ?? { kind: 'none' });
    expect(at(g, FOOT)).toBe('1725');
  });
});

describe('units in Full Retreat beside a march', () => {
  const routed = piece('de.kerutt', '1824', ['full-retreat']);
  const open = { unknown: [] };

  it('[14.3.1] give way at once, and the march goes on', () => {
    const g = allied([piece(FOOT, '1722'), routed], [], open);
    order(g, march(FOOT, ['1723', '1724', '1725']));
    expect([decision(g)?.kind, at(g, FOOT)]).toEqual(['retreat', '1723']);
    order(g, listed(g, 'retreat')[0] ?? { kind: 'none' });
    while (decision(g)?.kind === 'retreat') order(g, listed(g, 'retreat')[0] ?? { kind: 'none' });
    expect(at(g, FOOT)).toBe('1725');
  });
  it('[14.3.1] not in the company of a Disrupted unit', () => {
    const g = allied([piece(FOOT, '1722'), routed, piece('de.stephan', '1824', ['disrupted'])], [], open);
    order(g, march(FOOT, ['1723']));
    expect([decision(g)?.kind, at(g, 'de.kerutt')]).toEqual(['movement-orders', '1824']);
  });
  it('[14.3.1] Allied ones before a German march as well', () => {
    const units = [piece(FOOT, '1824', ['full-retreat']), piece('de.kerutt', '1722')];
    const g = layOut({ turn: 9, phase: 'german.movement', units });
    order(g, march('de.kerutt', ['1723']));
    expect(decision(g)).toMatchObject({ kind: 'retreat', by: 'allied', about: { hex: '1824' } });
  });
});
