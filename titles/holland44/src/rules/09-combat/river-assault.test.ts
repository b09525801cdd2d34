import { type Choice, decision, type Game, playForced, runAutomaticSteps } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { advance } from '../../../test/advances.ts';
import { giveGround } from '../../../test/fights.ts';
import { bears, demolish, march, refusal } from '../../../test/orders.ts';
import { asked } from '../../../test/questions.ts';
import { hexside, type Layout, layOut, listed, order, type Piece, unit } from '../../../test/table.ts';
import { phaseFrame } from '../../state/frames.ts';
import { setEngineerFerry } from '../../state/state.ts';

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

  it('[9.5.3] a unit that waited is listed alone and with the strongest beside him, though two tanks are stronger', () => {
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

  it('[9.3] [9.5.3] once the bridge is blown only those attack who waited at the river, over their own hexside', () => {
    const came: Piece = { id: 'us.82.505.1', at: '4816', states: ['has-moved'] };
    const waited: Piece = { id: 'us.82.505.2', at: '4716' };
    const sappers: Piece = { id: 'uk.43.eng', at: '4816', states: ['has-moved'] };
    const foe: Piece = { id: 'de.segler', at: '4817' };
    const g = table([came, waited, { ...ENGINEER, at: '4716' }, sappers, foe], { dice: [6, 1] });
    order(g, { kind: 'attack', target: '4817', units: [came.id, waited.id] });
    order(g, { kind: 'blow' });
    expect(decision(g)).toMatchObject({ kind: 'attack-or-cancel', about: { units: [waited.id] } });
    order(g, { kind: 'go-on' });
    expect([came.id, waited.id].map((id) => bears(g, id, 'has-attacked'))).toEqual([false, true]);
  });
});

/** The Maas between 4816 and 4916 has no bridge. */
describe('a River Assault after movement is complete', () => {
  const PARENT: Piece = { id: 'us.82.504.3', at: '4816', steps: 2 };
  const PART: Piece = { id: 'bd.82.B', at: '4816', parent: PARENT.id };
  const SAPPERS: Piece = { id: 'uk.43.eng', at: '4816' };
  const RUNGE: Piece = { id: 'de.unk.runge', at: '4916' };
  const REBUILD: Choice = { kind: 'rebuild', unit: PART.id, into: PARENT.id };
  const moving = (...units: readonly Piece[]): Game =>
    layOut({ turn: 9, phase: 'allied.movement', units, bridges: { '4816/4817': 'intact' } });
  const odds = (g: Game): unknown => asked(g, 'odds', { target: '4916', attackers: [PARENT.id] });

  it('[9.5.3] [21.4] who has absorbed a Breakdown unit where it stood has not moved', () => {
    const g = moving(PARENT, PART, SAPPERS, RUNGE);
    order(g, REBUILD);
    expect(refusal(g, march(PARENT.id, ['4715']))).toBe('8.1');
    expect(odds(g)).toMatchObject({ legal: true });
    order(g, { kind: 'end-movement' });
    g.state.frames.push(phaseFrame('combat', 'allied'));
    runAutomaticSteps(g);
    playForced(g);
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'combat', about: { targets: ['4916'] } });
  });

  it('[9.5.3] [21.4] nor if the Breakdown unit has come to it; but who has come himself has', () => {
    const met = moving(PARENT, { ...PART, at: '4715' }, SAPPERS, RUNGE);
    order(met, march(PART.id, ['4816'], 'tactical'));
    order(met, REBUILD);
    expect(odds(met)).toMatchObject({ legal: true });
    const came = moving({ ...PARENT, at: '4715' }, PART, SAPPERS, RUNGE);
    order(came, march(PARENT.id, ['4816'], 'tactical'));
    order(came, REBUILD);
    expect(odds(came)).toMatchObject({ legal: false, refusal: { rule: '9.5.3' } });
  });

  it('[9.5.3] [21.4] who is joined at a pause has moved only if it marches on', () => {
    const joined = (): Game => {
      const g = moving(PARENT, { ...PART, at: '4715' }, SAPPERS, RUNGE);
      order(g, { ...march(PART.id, ['4816'], 'tactical'), pause: true });
      order(g, REBUILD);
      return g;
    };
    const stays = joined();
    order(stays, { kind: 'halt' });
    expect(refusal(stays, march(PARENT.id, ['4715']))).toBe('8.1');
    expect(odds(stays)).toMatchObject({ legal: true });
    const goes = joined();
    order(goes, { kind: 'march-on', path: ['4815'] });
    expect(bears(goes, PARENT.id, 'in-place')).toBe(false);
  });

  it('[9.5.3] who has advanced into the hex in this phase has not waited there', () => {
    const stack = ['us.82.505.1', PARENT.id, SAPPERS.id].map((id) => ({ id, at: '4715' }));
    const foe: Piece = { id: 'de.kerutt', at: '4816', states: ['disrupted'] };
    const g = layOut({
      turn: 9,
      phase: 'allied.combat',
      units: [...stack, foe, RUNGE, ...ELSEWHERE],
      bridges: { '4816/4817': 'intact' },
      dice: [6],
    });
    order(g, { kind: 'attack', target: '4816', units: ['us.82.505.1'] });
    giveGround(g);
    order(g, advance([PARENT.id, SAPPERS.id], '4816'));
    order(g, { kind: 'end-advance' });
    expect(refusal(g, { kind: 'attack', target: '4916', units: [PARENT.id] })).toBe('9.5.3');
    const waited = layOut({ turn: 9, phase: 'allied.combat', units: [PARENT, SAPPERS, RUNGE, ...ELSEWHERE] });
    expect(refusal(waited, { kind: 'attack', target: '4916', units: [PARENT.id] })).toBe('legal');
  });
});
