import type { Choice, Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { bears, demolish, refusal } from '../../test/orders.ts';
import { hexside, type Layout, layOut, listed, order, type Piece, unit } from '../../test/table.ts';
import { setEngineerFerry } from '../state.ts';

/** The Maas between 4717 and 4817 has no bridge. */
const A: Piece = { id: 'us.82.505.1', at: '4717' };
const B: Piece = { id: 'uk.gds.2ig', at: '4717', states: ['has-moved'] };
const C: Piece = { id: 'us.82.505.2', at: '4718', states: ['has-moved'] };
const ENGINEER: Piece = { id: 'uk.corps.eng30', at: '4717', states: ['has-moved'] };
const FOE: Piece = { id: 'de.kerutt', at: '4818' };

/** A fight elsewhere, which keeps the phase open. */
const ELSEWHERE: readonly Piece[] = [
  { id: 'uk.50.6dli', at: '4016' },
  { id: 'de.penal6', at: '4017' },
];

const table = (units: readonly Piece[], layout: Layout = {}): Game =>
  layOut({ phase: 'allied.combat', dice: [1, 1, 1, 1], ...layout, units: [FOE, ...units, ...ELSEWHERE] });
const attack = (...units: readonly string[]): Choice => ({ kind: 'attack', target: '4818', units });
const why = (units: readonly Piece[], ...ids: readonly string[]): string => refusal(table(units), attack(...ids));

const STATES = ['engaged', 'disrupted', 'replacement', 'extended', 'assault-used'] as const;

describe('River Assaults', () => {
  it('[9.5.3] the printed example: A waited, B and the Engineer came up, C has no Engineer', () => {
    const all = [A, B, C, ENGINEER];
    expect(why(all, A.id)).toBe('legal');
    expect(why(all, A.id, B.id)).toBe('legal');
    expect(why(all, A.id, B.id, ENGINEER.id)).toBe('legal');
    expect(why(all, A.id, C.id)).toBe('9.5.3');
    expect(why(all, B.id)).toBe('9.5.3');
    expect(why([A, B, C], A.id)).toBe('9.5.3');
  });

  it('[9.5.3] somebody of Infantry Type must have waited: not a tank, not one that moved or landed this turn', () => {
    const waitingTank: Piece = { id: 'uk.gds.2ig', at: '4717' };
    expect(why([waitingTank, ENGINEER], waitingTank.id)).toBe('9.5.3');
    expect(why([{ ...A, states: ['has-moved'] }, ENGINEER], A.id)).toBe('9.5.3');
    expect(why([{ ...A, landed: 3 }, ENGINEER], A.id)).toBe('9.5.3');
    expect(why([{ ...A, landed: 2 }, ENGINEER], A.id)).toBe('legal');
    expect(why([{ ...ENGINEER, states: [] }], ENGINEER.id)).toBe('9.5.3');
  });

  it.each(STATES)('[9.5.3] [23.3.2] not with an Engineer unit that is %s', (state) => {
    const rule = why([A, { ...ENGINEER, states: [state] }], A.id);
    expect(rule).toBe(state === 'replacement' ? '20.2.5' : '9.5.3');
  });

  it('[23.3.3] nor with one that has served as a Ferry', () => {
    const g = table([A, ENGINEER]);
    setEngineerFerry(g, unit(ENGINEER.id), { side: hexside('4717/4818'), steps: 1, vehicleSteps: 0 });
    expect(refusal(g, attack(A.id))).toBe('9.5.3');
    setEngineerFerry(g, unit(ENGINEER.id), undefined);
    expect(refusal(g, attack(A.id))).toBe('legal');
  });

  it('[9.5.3] [11.5.1] nobody takes part who is Engaged or not in Good Order', () => {
    expect(why([A, { ...B, states: ['engaged'] }, ENGINEER], A.id, B.id)).toBe('9.5.3');
    expect(why([A, { ...B, states: ['disrupted'] }, ENGINEER], A.id, B.id)).toBe('14.2');
  });

  it('[9.5.3] the German player makes none', () => {
    const g = layOut({
      phase: 'german.combat',
      units: [
        { id: 'de.kerutt', at: '4818' },
        { id: 'de.eng159', at: '4818' },
        { id: 'us.82.505.1', at: '4717' },
        { id: 'us.82.505.2', at: '4817' },
      ],
    });
    expect(refusal(g, { kind: 'attack', target: '4717', units: ['de.kerutt'] })).toBe('9.5.3');
    expect(refusal(g, { kind: 'attack', target: '4817', units: ['de.kerutt'] })).toBe('legal');
  });

  it('[23.3.2] the Engineer unit enables one a turn, and need not take part itself', () => {
    const g = table([A, { id: 'us.82.505.3', at: '4717' }, ENGINEER, { id: 'de.segler', at: '4817' }]);
    order(g, attack(A.id));
    expect(bears(g, ENGINEER.id, 'assault-used')).toBe(true);
    expect(bears(g, ENGINEER.id, 'has-attacked')).toBe(false);
    expect(refusal(g, { kind: 'attack', target: '4817', units: ['us.82.505.3'] })).toBe('9.5.3');
  });

  it('[9.5.3] he who waited is listed alone and with the strongest beside him, though two tanks are stronger', () => {
    const tanks: readonly Piece[] = [B, { ...B, id: 'uk.gds.2gg' }];
    const sets = listed(table([A, ...tanks, ENGINEER]), 'attack')
      .filter(({ target }) => target === '4818')
      .map(({ units }) => units);
    expect(sets).toContainEqual([A.id]);
    expect(sets).toContainEqual([A.id, B.id, ENGINEER.id]);
    expect(sets.every((units) => (units as readonly string[]).includes(A.id))).toBe(true);
  });

  it('[9.5.1] attackers over the Grave bridge and over the river beside it join in one attack', () => {
    const g = table([
      { id: 'us.82.505.1', at: '4816' },
      { id: 'us.82.505.2', at: '4716' },
      { ...ENGINEER, at: '4716' },
      { id: 'de.segler', at: '4817' },
    ]);
    order(g, { kind: 'attack', target: '4817', units: ['us.82.505.1', 'us.82.505.2'] });
    expect(demolish(g)).toEqual(['4816/4817']);
    expect(bears(g, ENGINEER.id, 'assault-used')).toBe(true);
  });
});
