/** Stacks whose units do not share one fate, each played through its decisions. */
import { type Choice, decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { advance } from '../../test/advances.ts';
import { attack, giveGround, lose, mayLose, stateOf, told } from '../../test/fights.ts';
import { at, refusal, steps } from '../../test/orders.ts';
import { type Layout, layOut, listed, order, type Piece } from '../../test/table.ts';

const combat = (units: readonly Piece[], more: Layout = {}): Game =>
  layOut({ turn: 9, phase: 'allied.combat', units, ...more });

const DECLINE: Choice = { kind: 'retreat' };
const KERUTT: Piece = { id: 'de.kerutt', at: '4017' };
const DIVISION: readonly Piece[] = [
  { id: 'uk.50.6dli', at: '4016' },
  { id: 'uk.50.8dli', at: '4016' },
  { id: 'uk.50.9dli', at: '3916' },
  { id: 'uk.50.1d', at: '3916' },
];
const ALL = DIVISION.map(({ id }) => id);

describe('a gun that cannot move, beside men who can', () => {
  const FLAK: Piece = { id: 'de.unk.flak18.1', at: '4017' };
  /** 20 to 7 is 2-1, and 5 is DR. */
  const attacked = (units: readonly Piece[], ...dice: readonly number[]): Game => {
    const g = combat([FLAK, ...units, ...DIVISION], { dice });
    order(g, attack('4017', ...ALL));
    return g;
  };

  it('[13.2] is lost when the stack retreats; the men are not', () => {
    const g = attacked([KERUTT], 5);
    expect(decision(g)).toMatchObject({ kind: 'determined-defense', about: { desperate: false } });
    order(g, DECLINE);
    giveGround(g);
    expect(at(g, FLAK.id)).toBe('eliminated');
    expect(stateOf(g, KERUTT.id)).toMatch(/ 2 disrupted$/);
  });
  it('[12.4] alone it stands in despair', () => {
    // One battalion, 5 to 2: 2-1, and 5 is DR again.
    const g = combat([FLAK, ...DIVISION.slice(0, 1)], { dice: [5, 2] });
    order(g, attack('4017', ALL[0] ?? ''));
    expect(decision(g)).toMatchObject({ kind: 'determined-defense', about: { desperate: true } });
    order(g, { kind: 'stand', lead: FLAK.id });
    expect(told(g, 'determined-defense')).toMatchObject([{ die: 2, result: '0/1', holds: false }]);
    expect(at(g, FLAK.id)).toBe('eliminated');
    expect(decision(g)?.kind).toBe('advance');
  });
});

describe('a stack that stops its retreat', () => {
  /** In the open, but a village lies behind it in 3918. */
  const FOES: readonly Piece[] = [
    { ...KERUTT, at: '3917' },
    { id: 'de.segler', at: '3917', states: ['disrupted'] },
  ];
  const ATTACKERS: readonly Piece[] = [
    { id: 'uk.50.6dli', at: '3916' },
    { id: 'uk.50.8dli', at: '3916' },
  ];
  const stop = (id: string): Choice => ({ kind: 'retreat', unit: id, path: ['3918'], stop: true });
  /** 10 to 8 is 1-1, and 6 is D1. */
  const beaten = (): Game => {
    const g = combat([...FOES, ...ATTACKERS], { dice: [6] });
    order(g, attack('3917', ...ATTACKERS.map(({ id }) => id)));
    expect(decision(g)).toMatchObject({ kind: 'defender-loss', by: 'german' });
    lose(g, KERUTT.id);
    order(g, DECLINE);
    return g;
  };

  it('[13.3] pays one step for the hex, whoever of it stops there, and nobody is worse off than before', () => {
    const g = beaten();
    order(g, stop('de.segler'));
    expect(decision(g)).toMatchObject({ kind: 'stop-loss', by: 'german' });
    expect(mayLose(g).sort()).toEqual(['de.kerutt', 'de.segler']);
    lose(g, 'de.segler');
    order(g, stop(KERUTT.id));
    expect([stateOf(g, KERUTT.id), stateOf(g, 'de.segler')]).toEqual(['3918 1', '3918 1 disrupted']);
    expect(decision(g)).toMatchObject({ kind: 'advance', about: { rate: 'normal' } });
  });
  it('[13.1.2] [13.3] one may stop while the other goes on', () => {
    const g = beaten();
    order(g, stop(KERUTT.id));
    lose(g, 'de.segler');
    order(g, { kind: 'retreat', unit: 'de.segler', path: ['3818', '3819'] });
    expect(stateOf(g, KERUTT.id)).toBe('3918 1');
    expect(stateOf(g, 'de.segler')).toBe('3819 1 full-retreat');
  });
  it('[13.3] not in the open', () => {
    expect(refusal(beaten(), { kind: 'retreat', unit: KERUTT.id, path: ['4018'], stop: true })).toBe('13.3');
  });
});

describe('an Unknown unit that makes a full hex too full', () => {
  const FOES: readonly Piece[] = [KERUTT, { id: 'de.segler', at: '4017' }];
  const attacked = (face: string): Game => {
    const g = combat([...FOES, ...DIVISION], { unknown: ['4017'], dice: [face, 6] });
    order(g, attack('4017', ...ALL));
    return g;
  };

  it('[25.4] [6.4.2] adds its strength only in the place of another', () => {
    const g = attacked('de.unk.runge');
    expect(decision(g)).toMatchObject({ kind: 'defenders', by: 'german' });
    expect(listed(g, 'defend-with')).toHaveLength(3);
    order(g, { kind: 'defend-with', units: [KERUTT.id, 'de.unk.runge'] });
    expect(told(g, 'odds')).toMatchObject([{ defenders: [KERUTT.id, 'de.unk.runge'], attack: 20, defense: 7 }]);
  });
  it('[25.4] a Garrison adds nothing and is gone', () => {
    const g = attacked('de.unk.garrison1');
    expect(told(g, 'odds')).toMatchObject([{ defenders: [KERUTT.id, 'de.segler'], defense: 10, column: '2-1' }]);
  });
});

describe('an attack out of an overstacked hex', () => {
  const THREE: readonly Piece[] = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli'].map((id) => ({ id, at: '4016' }));
  const IDS = THREE.map(({ id }) => id);

  it('[6.4.2] [15.1] two attack, and the third advances with them or instead of them', () => {
    const g = combat([...THREE, { id: 'de.hoffmann14', at: '4017' }], { dice: [6] });
    expect(refusal(g, attack('4017', ...IDS))).toBe('6.4.2');
    order(g, attack('4017', ...IDS.slice(1)));
    expect(told(g, 'odds')).toMatchObject([{ attack: 10, defense: 2, column: '5-1' }]);
    expect(decision(g)).toMatchObject({ kind: 'advance', about: { rate: 'bonus', units: IDS } });
    order(g, advance(IDS[0] ?? '', '4017', '4018'));
    expect(at(g, IDS[0] ?? '')).toBe('4018');
  });
  it('[11.2] the third takes no loss', () => {
    const g = combat([...THREE, KERUTT], { dice: [1] });
    order(g, attack('4017', ...IDS.slice(1)));
    expect(decision(g)).toMatchObject({ kind: 'attacker-loss', about: { result: 'A1/ENG' } });
    expect(mayLose(g)).toEqual(IDS.slice(1));
    expect(refusal(g, { kind: 'lose-step', unit: IDS[0] ?? '' })).toBe('11.2');
  });
});

describe('a Breakthrough Group that helps its own division', () => {
  const IRISH: Piece = { id: 'uk.gds.2ig', at: '4016' };
  const MATE: Piece = { id: 'uk.gds.1wg', at: '4018' };
  const SCREEN: Piece = { id: 'de.hoffmann14', at: '4116' };
  /** 9 to 1 with the Armor Shift, and 6 is DS; then 5 and half of 9 to 5 is 2-1. */
  const helped = (roll: number): Game => {
    const foes: Piece[] = [
      { ...SCREEN, states: ['disrupted'] },
      { ...KERUTT, at: '4117' },
    ];
    const g = combat([IRISH, MATE, ...foes], { dice: [6, roll] });
    order(g, attack('4116', IRISH.id));
    order(g, advance(IRISH.id, '4116'));
    order(g, { kind: 'assist', target: '4117' });
    return g;
  };

  it('[16.5] is none of the Lead Formation: half strength and no Armor Shift', () => {
    const g = helped(1);
    expect(told(g, 'odds')).toMatchObject([{ target: '4117', attack: 10, defense: 5, shifts: [], column: '2-1' }]);
  });
  it('[16.5] [11.2] takes no loss: the unit that leads does', () => {
    const g = helped(1);
    expect(told(g, 'combat-result')).toMatchObject([{ target: '4117', result: 'A1/ENG' }]);
    expect([steps(g, IRISH.id), steps(g, MATE.id)]).toEqual([3, 2]);
  });
});
