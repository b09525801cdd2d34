import { type Choice, decision, type Game, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, bears, refusal, steps } from '../../../test/orders.ts';
import { hex, type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { readPosition, writePosition } from '../../position/index.ts';
import { playerTurnFrame } from '../../scenario/sequence.ts';
import { clock } from '../../state/state.ts';
import { CLEAR_WEATHER } from '../04-weather.ts';
import { landingModifiers } from './airborne-landings.ts';
import { hexRefusal } from './drop-hexes.ts';

const TENTH = 'uk.1abn.4p.10';
const ELEVENTH = 'uk.1abn.4p.11';
const THIRD = 'uk.1abn.4p.156';
const POLICE = 'de.unk.police';
const KRAFFT: Piece = { id: 'de.krafft', at: '6515' };
const land = (id: string, where: string): Choice => ({ kind: 'land', unit: id, hex: where });
const waiting = (...ids: readonly string[]): Piece[] => ids.map((id) => ({ id, at: 'airfields' }));
const phase = (units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn: 3, phase: 'allied.airlanding', units, clock: { weatherAm: CLEAR_WEATHER }, ...more });
/** Two battalions come down on an Unknown unit in 6515. */
const onUnknown = (...dice: readonly (string | number)[]): Game => {
  const g = phase(waiting(TENTH, ELEVENTH), { unknown: ['6515'], dice });
  order(g, land(TENTH, '6515'));
  order(g, land(ELEVENTH, '6515'));
  return g;
};
const told = (g: Game, kind: string) => g.events.filter((event) => event.kind === kind);

describe('landing on the enemy', () => {
  it('[22.6] is allowed where the unit may land at all', () => {
    const g = phase([KRAFFT, ...waiting(TENTH)]);
    expect(refusal(g, land(TENTH, '6515'))).toBe('legal');
    expect(refusal(phase([{ ...KRAFFT, at: '6418' }, ...waiting(TENTH)]), land(TENTH, '6418'))).toBe('22.2.1');
  });
  it('[22.6] keeps the Stacking Limit, counting friends alone; elsewhere nine steps are the limit', () => {
    const crowd: Piece[] = [KRAFFT, { id: 'de.spindler', at: '6515' }];
    const g = phase([...crowd, ...waiting(TENTH, ELEVENTH, THIRD)]);
    order(g, land(TENTH, '6515'));
    expect(refusal(g, land(ELEVENTH, '6515'))).toBe('legal');
    order(g, land(ELEVENTH, '6515'));
    expect(refusal(g, land(THIRD, '6515'))).toBe('22.6');
    const free = phase(waiting(TENTH, ELEVENTH, THIRD));
    for (const id of [TENTH, ELEVENTH]) order(free, land(id, '6515'));
    expect(refusal(free, land(THIRD, '6515'))).toBe('legal');
  });
  it('[22.6] not on turn 1', () => {
    const g = layOut({ turn: 1, units: [{ id: 'de.goebel', at: '4824' }, ...waiting('us.82.505.1')] });
    expect(hexRefusal(g, unit('us.82.505.1'), hex('4824'))?.rule).toBe('22.6');
    expect(hexRefusal(g, unit('us.82.505.1'), hex('4924'))).toBeUndefined();
  });
  it('[22.6] the fight waits until all have landed', () => {
    const g = phase(waiting(TENTH, ELEVENTH, THIRD), { unknown: ['6515'], dice: [POLICE, 1, 1, 1] });
    order(g, land(TENTH, '6515'));
    expect([decision(g)?.kind, told(g, 'revealed')]).toEqual(['land', []]);
  });
  it('[22.6] the attacker is halved, the defender doubled, and Morale counts', () => {
    const g = onUnknown(POLICE, 6, 1, 1);
    const [odds] = told(g, 'odds');
    expect(odds).toMatchObject({ attack: 4, defense: 2, raw: '2-1', column: '3-1' });
    expect(odds).toMatchObject({ shifts: [{ rule: '10.6', columns: 1 }] });
    expect(told(g, 'attack-declared')).toMatchObject([{ rule: '22.6', occasion: 'landing', target: '6515' }]);
  });
  it('[22.6] those who win stay in the hex and still roll on the Airlanding Table', () => {
    // D1; then 1 and 3 on the table, three added for an Enemy-Controlled hex.
    const g = onUnknown(POLICE, 6, 1, 3);
    expect([at(g, POLICE), at(g, TENTH), at(g, ELEVENTH)]).toEqual(['eliminated', '6515', '6515']);
    expect(told(g, 'landing-rolled').map((event) => event.total)).toEqual([4, 6]);
    expect([steps(g, TENTH), steps(g, ELEVENTH), bears(g, ELEVENTH, 'scattered')]).toEqual([3, 2, true]);
    expect(clock(g, 'beyondRhine')).toBe(1);
    expect(decision(g)).toBeUndefined();
  });
  it('[22.6] those who do not are all lost, and no die is rolled for them', () => {
    // ENG at 3-1.
    const g = onUnknown(POLICE, 1);
    expect([at(g, POLICE), at(g, TENTH), at(g, ELEVENTH)]).toEqual(['6515', 'eliminated', 'eliminated']);
    expect([told(g, 'landing-repulsed').length, told(g, 'landing-rolled')]).toEqual([1, []]);
    expect(clock(g, 'beyondRhine')).toBe(0);
    expect(decision(g)).toBeUndefined();
  });
  it('[22.6] a retreat is as good as elimination', () => {
    // DR at 3-1; nobody stands.
    const g = onUnknown(POLICE, 4, 1, 1);
    expect(decision(g)).toMatchObject({ kind: 'determined-defense', by: 'german' });
    order(g, { kind: 'retreat' });
    order(g, listed(g, 'retreat')[0] ?? { kind: 'none' });
    expect([at(g, TENTH), at(g, ELEVENTH)]).toEqual(['6515', '6515']);
    expect(at(g, POLICE)).not.toBe('6515');
  });
  it('[22.6] a Garrison costs nothing but the dice of the landing', () => {
    const g = onUnknown('de.unk.garrison1', 1, 1);
    expect([at(g, TENTH), told(g, 'odds')]).toEqual(['6515', []]);
    expect(told(g, 'landing-rolled')).toHaveLength(2);
  });
  it('[9.1] guns alone take no hex', () => {
    const g = phase([{ id: 'de.goebel', at: '5024' }, ...waiting('us.82.arty')]);
    order(g, land('us.82.arty', '5024'));
    expect([at(g, 'us.82.arty'), at(g, 'de.goebel'), told(g, 'odds')]).toEqual(['eliminated', '5024', []]);
  });
  it('[22.6] [9.1] in the order that the Allied player likes; a single fight needs no question', () => {
    const g = phase(waiting(TENTH, ELEVENTH), {
      unknown: ['6416', '6515'],
      dice: ['de.unk.garrison1', 'de.unk.garrison2', 1, 1],
    });
    order(g, land(TENTH, '6416'));
    order(g, land(ELEVENTH, '6515'));
    expect(decision(g)).toMatchObject({ kind: 'landing-fight', by: 'allied' });
    expect(listed(g, 'fight').map((choice) => choice.hex)).toEqual(['6515', '6416']);
    expect(refusal(g, { kind: 'fight', hex: '6516' })).toBe('22.6');
    order(g, { kind: 'fight', hex: '6416' });
    expect(told(g, 'landing-succeeded').map((event) => event.hex)).toEqual(['6416', '6515']);
  });
});

describe('a position in the midst of it', () => {
  const midst = (): Game => {
    const g = layOut({ turn: 3, units: [KRAFFT, ...waiting(TENTH, ELEVENTH)], clock: { weatherAm: CLEAR_WEATHER } });
    g.state.frames.push(
      { proc: 'game', step: 'next' },
      { proc: 'turn', step: 'german' },
      { ...playerTurnFrame('allied'), step: 'airlanding' },
    );
    runAutomaticSteps(g);
    playForced(g);
    order(g, land(TENTH, '6515'));
    return g;
  };
  const written = (g: Game) => JSON.parse(JSON.stringify(writePosition(g)));

  it('[22.6] may hold both sides in a hex, if those above have landed this turn', () => {
    expect(readPosition(written(midst()))).toMatchObject({ ok: true });
    const odd = written(midst());
    for (const piece of odd.units) if (piece.id === TENTH) piece.landed = 2;
    expect(readPosition(odd)).toMatchObject({ ok: false, fault: { says: { rule: '8.1' } } });
  });
});

describe('the status of a hex', () => {
  it('[22.3.2] is that of the beginning of the phase, though the enemy has gone since', () => {
    const g = phase(waiting(TENTH, ELEVENTH), { unknown: ['6515'], dice: ['de.unk.garrison1', 1, 2] });
    order(g, land(TENTH, '6515'));
    order(g, land(ELEVENTH, '6516'));
    expect(told(g, 'landing-rolled').map((event) => event.total)).toEqual([4, 5]);
    expect(bears(g, ELEVENTH, 'scattered')).toBe(true);
    // Now that nobody is near, the hex has no modifier.
    expect(landingModifiers(g, hex('6516'))).toEqual([]);
  });
});
