import { check, decision, type Game } from '@bridgehead/engine';
import { neighboursOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { asked, type Fight, giveGround, lose, mayLose, outcome, strike } from '../../test/fights.ts';
import { at, bears, refusal, steps } from '../../test/orders.ts';
import { hex, layOut, listed, order, type Piece, unit } from '../../test/table.ts';
import { GRID } from '../data/map.ts';
import { DISRUPTED, GOOD_ORDER, orderOf } from '../state/state.ts';
import type { CombatResult } from '../tables/combat-tables.ts';
import { defenseColumn } from './12-determined-defense.ts';

const ATTACKERS: readonly Piece[] = [
  { id: 'uk.50.6dli', at: '4016' },
  { id: 'uk.50.8dli', at: '3916' },
];
/** Clear and open ground all around 4017. */
const FIELD: Omit<Fight, 'result'> = {
  units: [{ id: 'de.kerutt', at: '4017' }, { id: 'de.segler', at: '4017' }, ...ATTACKERS],
  target: '4017',
  attackers: ['uk.50.6dli', 'uk.50.8dli'],
  lead: '50DIV',
};
const on = (changes: Partial<Fight> = {}): Game => strike({ result: 'DR', ...FIELD, ...changes });
const holding = (...pieces: readonly Piece[]): Partial<Fight> => ({ units: [...pieces, ...ATTACKERS] });
const standing = (lead: string, artillery?: string) => ({
  kind: 'stand',
  lead,
  ...(artillery === undefined ? {} : { artillery }),
});
const stand = (g: Game, lead: string, artillery?: string): void => order(g, standing(lead, artillery));
const mayLead = (g: Game): string[] => [...new Set(listed(g, 'stand').map(({ lead }) => String(lead)))].sort();

/** What was told of a roll since the last order, if there was one. */
const told = (g: Game) => g.events.find(({ kind }) => kind === 'determined-defense');

describe('when and who', () => {
  it.each(['DR', 'A1/DR', 'A1/D1', 'DRX', 'D1'] as const)('[12.1.1] %s may be stood, after its losses', (result) => {
    const g = on({ result });
    while (asked(g)[0]?.endsWith('loss')) lose(g, mayLose(g)[0] ?? '');
    expect(decision(g)).toMatchObject({
      kind: 'determined-defense',
      by: 'german',
      about: { hex: '4017', desperate: false },
    });
    const lost = 4 - steps(g, 'de.kerutt') - steps(g, 'de.segler');
    expect(lost).toBe(['A1/D1', 'DRX', 'D1'].includes(result) ? 1 : 0);
  });

  it('[12.1.1] not DMR and DS, nor when no step survives', () => {
    for (const result of ['DMR', 'DS'] as const) {
      const g = on({ result, ...holding({ id: 'de.kerutt', at: '4017' }) });
      expect(asked(g)[0]).not.toBe('determined-defense');
    }
    expect(asked(on({ result: 'D1', ...holding({ id: 'de.hoffmann14', at: '4017' }) }))[0]).toBe('demolition');
  });

  it('[12.1.1] success cancels the retreat, the Disruption and the advance', () => {
    const g = on({ dice: [5] });
    stand(g, 'de.kerutt');
    expect([at(g, 'de.kerutt'), at(g, 'de.segler')]).toEqual(['4017', '4017']);
    expect(orderOf(g, unit('de.segler'))).toBe(GOOD_ORDER);
    expect(outcome(g)).toEqual({ result: 'DR', advance: 'none', isVacated: false });
  });

  it('[12.1.1] failure, or not trying, leaves the result as it was', () => {
    for (const choice of [standing('de.kerutt'), { kind: 'retreat' }]) {
      const g = on({ dice: [3] });
      order(g, choice);
      giveGround(g);
      expect([at(g, 'de.kerutt') === '4017', orderOf(g, unit('de.kerutt'))]).toEqual([false, DISRUPTED]);
      expect(outcome(g)).toEqual({ result: 'DR', advance: 'normal', isVacated: true });
    }
  });

  it('[12.1.1] nonsense is refused', () => {
    const g = on();
    for (const choice of [
      { kind: 'hold' },
      { kind: 'stand' },
      { kind: 'stand', lead: 3 },
      { kind: 'retreat', unit: 'de.kerutt' },
    ]) {
      expect(refusal(g, choice)).toBe('12.1.1');
    }
    expect(refusal(g, standing('uk.50.6dli'))).toBe('12.1.2');
  });

  const refused = (piece: Piece, occasion: Fight['occasion'] = 'combat'): string =>
    refusal(on({ ...holding({ id: 'de.kerutt', at: '4017' }, piece), occasion }), standing(piece.id));

  it('[12.1.2] the Lead Unit is not Disrupted, not Artillery', () => {
    expect(refused({ id: 'de.segler', at: '4017' })).toBe('legal');
    expect(refused({ id: 'de.segler', at: '4017', states: ['engaged'] })).toBe('legal');
    expect(refused({ id: 'de.segler', at: '4017', states: ['disrupted'] })).toBe('12.1.2');
    expect(refused({ id: 'de.segler', at: '4017', states: ['full-retreat'] })).toBe('12.1.2');
    expect(refused({ id: 'de.krause', at: '4017' })).toBe('12.1.2');
    expect(refused({ id: 'de.segler', at: '4016' })).toBe('12.1.2');
  });

  it('[12.1.2] nor a Supply Head', () => {
    const units: Piece[] = [
      { id: 'us.101.supply', at: '4017' },
      { id: 'us.101.501.1', at: '4017' },
      { id: 'de.kerutt', at: '4016' },
    ];
    const g = on({ side: 'german', units, attackers: ['de.kerutt'], lead: '1PA' });
    expect(mayLead(g)).toEqual(['us.101.501.1']);
    expect(refusal(g, standing('us.101.supply'))).toBe('12.1.2');
  });

  it('[12.1.2] an overstacked unit may lead', () => {
    const stack = holding(...['de.kerutt', 'de.segler', 'de.stephan'].map((id) => ({ id, at: '4017' })));
    const g = on({ ...stack, defenders: ['de.kerutt', 'de.segler'] });
    expect(mayLead(g)).toEqual(['de.kerutt', 'de.segler', 'de.stephan']);
  });

  it('[13.5] a unit that has retreated may not lead in regular combat, but in Breakthrough Combat', () => {
    const piece: Piece = { id: 'de.segler', at: '4017', states: ['retreated'] };
    expect(refused(piece)).toBe('13.5');
    expect(refused(piece, 'breakthrough')).toBe('legal');
  });

  it('[12.1.2] where nobody may lead nobody is asked', () => {
    const g = on(holding({ id: 'de.kerutt', at: '4017', states: ['disrupted'] }));
    giveGround(g);
    expect([asked(g)[0], outcome(g)?.advance]).toEqual(['demolition', 'normal']);
  });
});

describe('the column', () => {
  it.each([
    ['4017', 'Clear', 'clear'],
    ['4016', 'Clear with a Village', 'other'],
    ['4816', 'Polder', 'clear'],
    ['4817', 'Polder with a Village', 'other'],
    ['6325', 'Polder with Woods', 'clear'],
    ['5314', 'Polder with Woods and a Village', 'other'],
    ['1103', 'Woods', 'other'],
    ['4716', 'a Town', 'other'],
    ['5820', 'a Town in Polder', 'other'],
    ['2622', 'Marsh', 'other'],
    ['5320', 'a City', 'city'],
  ] as const)('[12.1.3] %s, %s: %s', (name, _terrain, column) => {
    expect(defenseColumn(layOut({}), hex(name), unit('de.kerutt'))).toBe(column);
  });

  it('[12.1.3] Vehicle units in Marsh use the Clear column, elsewhere that of everybody', () => {
    const columns = ['2622', '2322', '1103', '4716', '5320'].map((name) =>
      defenseColumn(layOut({}), hex(name), unit('de.stug559')),
    );
    expect(columns).toEqual(['clear', 'clear', 'other', 'other', 'city']);
  });
});

describe('the table', () => {
  const GROUND = {
    clear: { target: '4017', from: '4016' },
    other: { target: '4112', from: '4013' },
    city: { target: '2707', from: '2706' },
  } as const;

  /** One unit of two steps and normal morale, alone; guns, if wanted, far off. */
  function roll(column: keyof typeof GROUND, die: number, pieces: readonly Piece[], lead: string): Game {
    const { target, from } = GROUND[column];
    const placed = pieces.map((piece) => ({ ...piece, at: piece.at === '' ? target : piece.at }));
    const units = [...placed, { id: 'uk.50.6dli', at: from }];
    const g = strike({ result: 'DR', units, target, attackers: ['uk.50.6dli'], lead: '50DIV', dice: [die] });
    const gun = placed.find(({ id }) => id === 'de.krause');
    stand(g, lead, gun?.id);
    return g;
  }
  const said = (g: Game): unknown => told(g)?.result;

  const ROWS: readonly (readonly [number, string, string, string])[] = [
    [1, '0/1', '0/1', '0/1'],
    [2, '-', '-', '-'],
    [3, '-', '-', 'H 0/1'],
    [4, '-', 'H 0/1', 'H 1/1'],
    [5, 'H 0/1', 'H 1/1', 'H 0/0'],
    [6, 'H 1/1', 'H 0/0', 'H 0/0'],
  ];
  const CELLS = ROWS.flatMap(([die, clear, other, city]) => [
    ['clear', die, clear] as const,
    ['other', die, other] as const,
    ['city', die, city] as const,
  ]);

  it.each(CELLS)('[12.2] %s %i: %s, and the losses that it says', (column, die, result) => {
    const g = roll(column, die, [{ id: 'de.kerutt', at: '' }], 'de.kerutt');
    const { target } = GROUND[column];
    const cell = { table: '12.2', column, row: String(die) };
    expect(told(g)).toMatchObject({ die, modifier: 0, ...cell, result, lead: 'de.kerutt' });
    const [attackers, defenders] = result === '-' ? [0, 0] : result.replace('H ', '').split('/').map(Number);
    expect([3 - steps(g, 'uk.50.6dli'), 2 - steps(g, 'de.kerutt')]).toEqual([attackers, defenders]);
    giveGround(g);
    const isHeld = result.startsWith('H');
    expect([at(g, 'de.kerutt') === target, bears(g, 'de.kerutt', 'engaged')]).toEqual([isHeld, isHeld]);
    expect(outcome(g)?.advance).toBe(isHeld ? 'none' : 'normal');
  });

  const GUN: Piece = { id: 'de.krause', at: '' };

  it.each(['clear', 'other', 'city'] as const)('[12.2] %s seven and more: H 1/0', (column) => {
    const gun = { clear: '4019', other: '4114', city: '2710' }[column];
    const elite: Piece = { id: 'de.506.3', at: '' };
    const g = roll(column, 6, [elite], 'de.506.3');
    expect(told(g)).toMatchObject({ modifier: 1, row: '7', result: 'H 1/0' });
    expect([steps(g, 'uk.50.6dli'), steps(g, 'de.506.3')]).toEqual([2, 1]);
    const eight = roll(column, 6, [elite, { ...GUN, at: gun }], 'de.506.3');
    expect(told(eight)).toMatchObject({ modifier: 2, row: '7', result: 'H 1/0' });
  });

  it('[12.2] artillery +1, Elite +1, Low Quality -1, all together; never below 1', () => {
    const gun = { ...GUN, at: '4019' };
    const modifier = (id: string, ...others: readonly Piece[]): unknown =>
      told(roll('clear', 1, [{ id, at: '' }, ...others], id))?.modifier;
    expect([modifier('de.kerutt'), modifier('de.kerutt', gun)]).toEqual([0, 1]);
    expect([modifier('de.506.3'), modifier('de.506.3', gun)]).toEqual([1, 2]);
    expect([modifier('de.penal6'), modifier('de.penal6', gun)]).toEqual([-1, 0]);
    expect(said(roll('clear', 1, [{ id: 'de.penal6', at: '' }], 'de.penal6'))).toBe('0/1');
  });

  it('[12.2] the Lead Unit alone counts, not its company', () => {
    const g = roll(
      'clear',
      4,
      [
        { id: 'de.kerutt', at: '' },
        { id: 'de.506.3', at: '' },
      ],
      'de.kerutt',
    );
    expect(told(g)).toMatchObject({ modifier: 0, result: '-' });
  });

  it('[17.6.3] one Artillery unit that is able to, which then has fired', () => {
    const gun = { id: 'de.krause', at: '4019' };
    const g = on({ ...holding({ id: 'de.kerutt', at: '4017' }, gun), dice: [4] });
    stand(g, 'de.kerutt', 'de.krause');
    expect([told(g)?.result, bears(g, 'de.krause', 'fired')]).toEqual(['H 0/1', true]);
    const spent = on(holding({ id: 'de.kerutt', at: '4017' }, { ...gun, states: ['fired'] }));
    expect(refusal(spent, standing('de.kerutt', 'de.krause'))).toBe('17.6.3');
    const own = on(holding({ id: 'de.kerutt', at: '4017' }, { ...gun, at: '4017' }));
    expect(refusal(own, standing('de.kerutt', 'de.krause'))).toBe('17.6.3');
    expect(refusal(own, standing('de.kerutt', 'de.segler'))).toBe('17.6.3');
  });
});

describe('results of the defense', () => {
  it('[12.3] surviving defenders in Good Order are Engaged, others are not', () => {
    const pair = holding(
      { id: 'de.kerutt', at: '4017' },
      { id: 'de.segler', at: '4017' },
      { id: 'de.stephan', at: '4017', states: ['disrupted'] },
    );
    const g = on({ ...pair, dice: [5] });
    stand(g, 'de.kerutt');
    expect(['de.kerutt', 'de.segler', 'de.stephan'].map((id) => bears(g, id, 'engaged'))).toEqual([true, true, false]);
  });

  it('[12.3] the loss of the defender falls on the Lead Unit', () => {
    const g = on({ dice: [5] });
    stand(g, 'de.segler');
    expect([steps(g, 'de.kerutt'), steps(g, 'de.segler')]).toEqual([2, 1]);
  });

  it('[12.3] in 1/1 the defender chooses the loss of the attacker, else the attacker himself', () => {
    const both = on({ dice: [6] });
    stand(both, 'de.kerutt');
    expect(decision(both)).toMatchObject({
      kind: 'attacker-loss',
      by: 'german',
      about: { target: '4017', result: 'H 1/1', by: '12.3' },
    });
    const own = on({ ...holding({ id: 'de.506.3', at: '4017' }), dice: [6] });
    stand(own, 'de.506.3');
    expect(asked(own)).toEqual(['attacker-loss', 'allied']);
    expect(mayLose(own)).toEqual(['uk.50.6dli', 'uk.50.8dli']);
  });

  it('[12.3] the loss comes from the Lead Formation, Elite or not', () => {
    const units: Piece[] = [
      { id: 'de.kerutt', at: '4017' },
      { id: 'us.101.501.1', at: '4016' },
      { id: 'uk.gds.3ig', at: '4016' },
      { id: 'uk.gds.5cg', at: '3916' },
    ];
    const attackers = ['us.101.501.1', 'uk.gds.3ig', 'uk.gds.5cg'];
    const g = on({ units, attackers, lead: '101ABN', attachment: 'uk.gds.3ig', isElite: true, dice: [6] });
    stand(g, 'de.kerutt');
    expect(mayLose(g)).toEqual(['us.101.501.1', 'uk.gds.3ig']);
    expect(check(g, { kind: 'lose-step', unit: 'uk.gds.5cg' })).toMatchObject({ legal: false, rule: '11.2' });
  });

  it('[12.3] an attacker who has lost his Lead Formation already loses nothing more', () => {
    const units: Piece[] = [
      { id: 'de.kerutt', at: '4017' },
      { id: 'uk.50.6dli', at: '4016', steps: 1 },
      { id: 'uk.gds.3ig', at: '3916' },
    ];
    const g = on({ result: 'A1/DR', units, attackers: ['uk.50.6dli', 'uk.gds.3ig'], dice: [6] });
    stand(g, 'de.kerutt');
    expect([asked(g)[0], steps(g, 'uk.gds.3ig'), at(g, 'de.kerutt')]).toEqual(['demolition', 3, '4017']);
  });

  it('[12.3] a single step that is lost in success gives the attacker no advance, in failure it does', () => {
    const lone = holding({ id: 'de.hoffmann14', at: '4017' });
    const won = on({ ...lone, dice: [5] });
    stand(won, 'de.hoffmann14');
    expect([at(won, 'de.hoffmann14'), outcome(won)]).toEqual([
      'eliminated',
      { result: 'DR', advance: 'none', isVacated: true },
    ]);
    const lost = on({ ...lone, dice: [1] });
    stand(lost, 'de.hoffmann14');
    expect(outcome(lost)).toEqual({ result: 'DR', advance: 'normal', isVacated: true });
  });
});

describe('Desperation Defense', () => {
  const RING = ['uk.50.6dli', 'uk.50.8dli', 'uk.50.9dli', 'uk.50.1d', 'uk.50.2d', 'uk.50.1h'];

  /** Enemies all around, or all but the last hex. */
  function surrounded(
    target: string,
    pieces: readonly Piece[],
    changes: Partial<Fight> & { gaps?: number } = {},
  ): Game {
    const around = neighboursOf(GRID, hex(target)).map((h) => GRID.names[h] ?? '');
    const ring = around
      .slice(0, around.length - (changes.gaps ?? 0))
      .map((place, i) => ({ id: RING[i] ?? '', at: place }));
    const result: CombatResult = changes.result ?? 'DR';
    const fight = { units: [...pieces, ...ring], target, attackers: RING.slice(0, 2), lead: '50DIV' };
    return strike({ ...fight, ...changes, result });
  }

  it('[12.4] the example: five steps in a City, A1/D1, then 2, 1 and 4', () => {
    const stack: Piece[] = ['de.kerutt', 'de.segler', 'de.eng159'].map((id) => ({ id, at: '2914' }));
    const g = surrounded('2914', stack, { result: 'A1/D1', dice: [2, 1, 4] });
    lose(g, 'uk.50.6dli');
    lose(g, 'de.kerutt');
    expect(decision(g)).toMatchObject({ kind: 'determined-defense', about: { desperate: true } });
    stand(g, 'de.kerutt');
    expect([told(g)?.result, at(g, 'de.kerutt'), asked(g)[0]]).toEqual(['0/1', 'eliminated', 'determined-defense']);
    expect(mayLead(g)).toEqual(['de.eng159', 'de.segler']);
    stand(g, 'de.eng159');
    expect(told(g)?.result).toBe('0/1');
    stand(g, 'de.segler');
    expect([told(g)?.result, ...asked(g)]).toEqual(['H 1/1', 'attacker-loss', 'german']);
    lose(g, 'uk.50.6dli');
    expect([steps(g, 'de.kerutt'), steps(g, 'de.segler'), steps(g, 'de.eng159')]).toEqual([0, 1, 0]);
    expect([steps(g, 'uk.50.6dli'), at(g, 'de.segler'), bears(g, 'de.segler', 'engaged')]).toEqual([1, '2914', true]);
    expect(outcome(g)).toEqual({ result: 'A1/D1', advance: 'none', isVacated: false });
  });

  it('[12.4] with a way out it is a Determined Defense: «-» costs nothing and there is no second roll', () => {
    const g = surrounded('4017', [{ id: 'de.kerutt', at: '4017' }], { gaps: 3, dice: [2] });
    expect(decision(g)?.about).toMatchObject({ desperate: false });
    stand(g, 'de.kerutt');
    expect([told(g)?.result, steps(g, 'de.kerutt')]).toEqual(['-', 2]);
    expect(asked(g)[0]).not.toBe('determined-defense');
  });

  it('[12.4] [13.3] nor does a stack despair of which one unit could still stop after a hex', () => {
    const around = ['4508', '4610', '4510', '4410', '4409', '4808'];
    const ring = RING.map((id, i) => ({ id, at: around[i] ?? '', steps: 1 }));
    const despairs = (steps_: number, states: Piece['states'] = []): unknown => {
      const friend: Piece = { id: 'de.stephan', at: '4609', states };
      const units = [{ id: 'de.kerutt', at: '4509', steps: steps_ }, friend, ...ring];
      const g = strike({ result: 'DR', units, target: '4509', attackers: RING.slice(0, 2), lead: '50DIV' });
      return decision(g)?.about?.desperate;
    };
    expect(despairs(2)).toBe(false);
    expect([despairs(1), despairs(2, ['disrupted'])]).toEqual([true, true]);
  });

  it('[12.4] until all are gone; the attacker then advances', () => {
    const g = surrounded('4017', [{ id: 'de.kerutt', at: '4017' }], { dice: [3, 1] });
    stand(g, 'de.kerutt');
    stand(g, 'de.kerutt');
    expect([at(g, 'de.kerutt'), outcome(g)?.advance]).toEqual(['eliminated', 'normal']);
  });

  it('[12.4] he may give up after a failure; then the retreat is the end of the stack', () => {
    const g = surrounded('4017', [{ id: 'de.kerutt', at: '4017' }], { dice: [3] });
    stand(g, 'de.kerutt');
    expect(steps(g, 'de.kerutt')).toBe(1);
    order(g, { kind: 'retreat' });
    giveGround(g);
    expect([at(g, 'de.kerutt'), outcome(g)?.advance]).toEqual(['eliminated', 'normal']);
  });

  it('[12.4] each roll needs another Artillery unit', () => {
    const units: Piece[] = [
      { id: 'de.kerutt', at: '4017' },
      { id: 'de.krause', at: '4020' },
      { id: 'de.arty159', at: '4021' },
    ];
    const g = surrounded('4017', units, { dice: [1, 1] });
    stand(g, 'de.kerutt', 'de.krause');
    expect(told(g)).toMatchObject({ modifier: 1, result: '0/1' });
    expect(refusal(g, standing('de.kerutt', 'de.krause'))).toBe('17.6.3');
    stand(g, 'de.kerutt', 'de.arty159');
    expect(told(g)).toMatchObject({ modifier: 1, result: '0/1' });
  });

  it('[12.4] not on DMR and DS', () => {
    const g = surrounded('4017', [{ id: 'de.kerutt', at: '4017' }], { result: 'DMR' });
    giveGround(g);
    expect([at(g, 'de.kerutt'), told(g)]).toEqual(['eliminated', undefined]);
  });
});
