import { sideNamed } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import {
  at,
  COMBAT,
  efficiency,
  hex,
  layOut,
  listed,
  move,
  order,
  points,
  refusal,
  unit,
} from '../../../test/table.ts';
import { BRIDGE_ON, GRID } from '../../data/map.ts';
import { BLOWN, bridgeState, clock, fortOf, isTravelling, modeOf, ownerOf } from '../../state/state.ts';

const bridge = (g: Parameters<typeof bridgeState>[0], name: string) =>
  bridgeState(g, BRIDGE_ON[sideNamed(GRID, name) ?? 0] ?? 0);

describe('moving', () => {
  it('[8.7] pays for the hex entered, and one more for an enemy controlled hex', () => {
    const g = layOut({ units: [{ id: 'A-1-POL', hex: '20,15' }], allied: ['20,16'] });
    order(g, move('A-1-POL', '20,16'));
    expect(points(g, 'A-1-POL')).toBe(17);
    order(g, move('A-1-POL', '19,16'));
    expect([points(g, 'A-1-POL'), ownerOf(g, hex('19,16'))]).toEqual([13, 'allied']);
  });
  it.each([
    ['A-44', '20,16', 5],
    ['A-3IG-5-GDS', '20,16', 4],
    ['A-44', '21,15', 16],
    ['A-1-POL', '21,15', 10],
  ])('[8.7] %s to %s costs %i on own ground', (id, to, cost) => {
    const g = layOut({ units: [{ id, hex: '20,15' }], allied: [to] });
    order(g, move(id, to));
    expect(points(g, id)).toBe(20 - cost);
  });
  it('[8.7] the first move of the turn is made even without the points, the second is not', () => {
    const g = layOut({ units: [{ id: 'A-44', hex: '20,15', op: 2 }] });
    order(g, move('A-44', '20,16'));
    expect([at(g, 'A-44'), points(g, 'A-44')]).toEqual(['20,16', 0]);
    expect(refusal(g, move('A-44', '19,16'))).toBe('8.7');
  });
  it('[8.7] never next to an enemy', () => {
    const g = layOut({
      units: [
        { id: 'A-44', hex: '20,15', op: 2 },
        { id: 'G-60', hex: '20,17' },
      ],
    });
    expect(refusal(g, move('A-44', '20,16'))).toBe('8.7');
  });
  it('[8.7] units move from hex to hex', () => {
    const g = layOut({ units: [{ id: 'A-44', hex: '20,15' }] });
    expect(refusal(g, move('A-44', '20,17'))).toBe('8.7');
    expect(refusal(g, move('G-60', '20,17'))).toBe('8.5');
  });
  it('[9.1] costs a point of efficiency a hex in normal mode, none in travel mode', () => {
    const units = [
      { id: 'A-1-POL', hex: '20,15' },
      { id: 'A-2-POL', hex: '12,20', mode: 'travel' },
    ];
    const g = layOut({ units });
    order(g, move('A-1-POL', '20,16', '19,16'));
    order(g, move('A-2-POL', '11,19'));
    expect([efficiency(g, 'A-1-POL'), efficiency(g, 'A-2-POL')]).toEqual([93, 95]);
  });
  it('[1.4] only Germans leave the field, at five points a hex', () => {
    const g = layOut({ units: [{ id: 'A-44', hex: '23,10' }] });
    expect(refusal(g, move('A-44', '24,10'))).toBe('1.4');
    const german = layOut({ phase: 'german.operation-1', units: [{ id: 'G-60', hex: '23,10' }] });
    order(german, move('G-60', '24,10'));
    expect(points(german, 'G-60')).toBe(15);
  });
});

describe('zones of control', () => {
  const table = (mode: string) =>
    layOut({
      allied: ['20,14', '20,15', '20,16', '19,15'],
      units: [
        { id: 'A-1-POL', hex: '20,14', mode },
        { id: 'G-60', hex: '21,15' },
      ],
    });
  it('[8.8] entering costs two, leaving three', () => {
    const g = table('normal');
    order(g, move('A-1-POL', '20,15'));
    expect(points(g, 'A-1-POL')).toBe(20 - 3 - 2);
    order(g, move('A-1-POL', '19,15'));
    expect(points(g, 'A-1-POL')).toBe(15 - 3 - 3);
  });
  it('[8.8] straight from zone to zone in normal mode takes all points', () => {
    const g = table('normal');
    order(g, move('A-1-POL', '20,15', '20,16'));
    expect([at(g, 'A-1-POL'), points(g, 'A-1-POL')]).toEqual(['20,16', 0]);
  });
  it('[8.8] that of Germans beyond the border reaches into the field', () => {
    const g = layOut({
      units: [
        { id: 'A-1-POL', hex: '23,8', op: 20 },
        { id: 'G-60', hex: '24,10' },
      ],
      allied: ['23,9'],
    });
    order(g, move('A-1-POL', '23,9'));
    expect(points(g, 'A-1-POL')).toBe(20 - 3 - 2);
  });
  it('[8.8] that of the Allies ends at the border', () => {
    const g = layOut({
      phase: 'german.operation-1',
      units: [
        { id: 'A-1-POL', hex: '23,9' },
        { id: 'G-60', hex: '24,11', op: 20 },
      ],
    });
    order(g, move('G-60', '24,10'));
    expect(points(g, 'G-60')).toBe(20 - 5);
  });
  it('[8.15] to move onto an enemy is no move', () => {
    expect(refusal(table('normal'), move('A-1-POL', '20,15', '21,15'))).toBe('8.15');
  });
});

describe('water', () => {
  it('[8.8] streams and canals cost six more on foot and stop everybody else', () => {
    const units = [
      { id: 'A-1-POL', hex: '14,23' },
      { id: 'A-44', hex: '14,23' },
    ];
    const g = layOut({ units, allied: ['13,22'] });
    expect(refusal(g, move('A-44', '13,22'))).toBe('8.8');
    order(g, move('A-1-POL', '13,22'));
    expect(points(g, 'A-1-POL')).toBe(20 - 3 - 6);
  });
  it('[8.8] [8.14] over a river goes one Allied airborne unit a phase with an engineer', () => {
    const units = [
      { id: 'A-1-POL', hex: '11,8' },
      { id: 'A-2-POL', hex: '11,8' },
      { id: 'A-INF-30', hex: '11,8' },
      { id: 'A-ENG-30', hex: '11,8' },
    ];
    const g = layOut({ units, allied: ['11,9'] });
    expect(refusal(g, move('A-INF-30', '11,9'))).toBe('8.8');
    order(g, move('A-1-POL', '11,9'));
    expect(points(g, 'A-1-POL')).toBe(20 - 3 - 10);
    expect(refusal(g, move('A-2-POL', '11,9'))).toBe('8.8');
  });
  it('[8.8] the engineers of the 1st Airborne have no boats', () => {
    const g = layOut({
      units: [
        { id: 'A-1-POL', hex: '11,8' },
        { id: 'A-ENG-1', hex: '11,8' },
      ],
    });
    expect(refusal(g, move('A-1-POL', '11,9'))).toBe('8.8');
  });
  it('[8.8] the ferry carries one German unit a turn in travel mode, for ten points, and nobody on foot', () => {
    const units = [
      { id: 'G-BOCHOLT', hex: '10,4', mode: 'travel' },
      { id: 'G-PZGR-10SS', hex: '10,4', mode: 'travel' },
      { id: 'G-60', hex: '10,4', mode: 'travel' },
    ];
    const g = layOut({ phase: 'german.operation-1', units });
    expect(refusal(g, move('G-60', '10,5'))).toBe('8.8');
    order(g, move('G-BOCHOLT', '10,5'));
    expect([points(g, 'G-BOCHOLT'), clock(g, 'ferryUsed')]).toEqual([10, 1]);
    expect(refusal(g, move('G-PZGR-10SS', '10,5'))).toBe('8.8');
  });
  it('[8.8] the ferry is not for the Allies, and nothing but the crossing uses it', () => {
    const g = layOut({ units: [{ id: 'A-44', hex: '10,4', mode: 'travel' }] });
    expect(refusal(g, move('A-44', '10,5'))).toBe('8.8');
    const german = layOut({ phase: 'german.operation-1', units: [{ id: 'G-BOCHOLT', hex: '20,15' }] });
    order(german, move('G-BOCHOLT', '20,16'));
    expect([at(german, 'G-BOCHOLT'), clock(german, 'ferryUsed')]).toEqual(['20,16', 0]);
  });
});

describe('travel mode', () => {
  it('[8.9] moves over road hexsides only, one point each, two with more stacking points', () => {
    const units = [
      { id: 'A-44', hex: '12,20', mode: 'travel' },
      { id: 'A-HQ-GDS', hex: '24,25', mode: 'travel' },
    ];
    const g = layOut({ units, allied: ['11,19', '10,20', '24,24'] });
    expect(refusal(g, move('A-44', '12,21'))).toBe('8.9');
    order(g, move('A-44', '11,19', '10,20'));
    order(g, move('A-HQ-GDS', '24,24'));
    expect([points(g, 'A-44'), points(g, 'A-HQ-GDS')]).toEqual([18, 18]);
  });
  it('[8.9] changing costs two, and is not done next to an enemy', () => {
    const g = layOut({
      units: [
        { id: 'A-44', hex: '12,20' },
        { id: 'A-1-POL', hex: '20,15' },
        { id: 'G-60', hex: '20,16' },
      ],
    });
    order(g, { kind: 'mode', unit: 'A-44' });
    expect([points(g, 'A-44'), isTravelling(g, unit('A-44'))]).toEqual([18, true]);
    expect(refusal(g, { kind: 'mode', unit: 'A-1-POL' })).toBe('8.9');
  });
  it('[8.8] stacking costs one more in travel mode; in the Advanced game two units in it do not stack', () => {
    const units = [
      { id: 'A-44', hex: '12,20', mode: 'travel' },
      { id: 'A-15-19', hex: '11,19', mode: 'travel' },
    ];
    const g = layOut({ units });
    order(g, move('A-44', '11,19'));
    expect(points(g, 'A-44')).toBe(18);
    expect(refusal(layOut({ units, options: { advanced: true } }), move('A-44', '11,19'))).toBe('8.8');
  });
  it('[8.8] more than four stacking points are never in a hex', () => {
    const units = [
      { id: 'A-HQ-GDS', hex: '20,15' },
      { id: 'A-HQ-43', hex: '20,15' },
      { id: 'A-44', hex: '20,16' },
    ];
    expect(refusal(layOut({ units }), move('A-44', '20,15'))).toBe('8.8');
  });
  it('[8.8] [8.9] but in the source of an airborne formation, and even there a unit changes its mode', () => {
    const units = ['A-HQ-1', 'A-1P-1', 'A-10-4-1', 'A-44'].map((id) => ({ id, hex: '3,7' }));
    const g = layOut({ units, options: { advanced: true } });
    order(g, { kind: 'mode', unit: 'A-44' });
    expect(isTravelling(g, unit('A-44'))).toBe(true);
    expect(refusal(g, { kind: 'mode', unit: 'A-HQ-1' })).toBe('8.8');
  });
});

describe('bridges', () => {
  const table = (die: number, options = {}) =>
    layOut({ units: [{ id: 'A-44', hex: '14,23', mode: 'travel' }], dice: [die, 2], options });
  it('[8.12] blow on the first try 30 times in a hundred; the unit stays and loses a little', () => {
    const g = table(30);
    order(g, move('A-44', '14,22'));
    expect([bridge(g, '14,22/14,23'), at(g, 'A-44'), points(g, 'A-44')]).toEqual([BLOWN, '14,23', 18]);
    expect(refusal(g, move('A-44', '14,22'))).toBe('8.12');
  });
  it('[8.12] or never: a bridge is checked once', () => {
    const g = table(31);
    order(g, move('A-44', '14,22', '14,21'));
    expect(at(g, 'A-44')).toBe('14,21');
  });
  it('[2.1] [8.12] level 1 blows at 65, level 4 at 15', () => {
    const blows = (die: number, level: string) => {
      const g = table(die, { [level]: true });
      order(g, move('A-44', '14,22'));
      return at(g, 'A-44') === '14,23';
    };
    expect([blows(65, 'level-1'), blows(16, 'level-4'), blows(15, 'level-4')]).toEqual([true, false, true]);
  });
  it('[8.12] the safe ones are never checked', () => {
    const g = layOut({ units: [{ id: 'A-44', hex: '8,5', mode: 'travel' }] });
    order(g, move('A-44', '8,4'));
    expect(at(g, 'A-44')).toBe('8,4');
  });
  it('[8.12] [8.14] engineers rebuild them at the beginning of their phase for 20 points', () => {
    const bridges = [{ between: ['14,22', '14,23'], state: 'blown' }];
    const built = (piece: object, options = {}, more: readonly { id: string; hex: string }[] = []) => {
      const units = [{ id: 'A-ENG-30', hex: '14,23', ...piece }, ...more];
      return bridge(layOut({ units, bridges, options }), '14,22/14,23') !== BLOWN;
    };
    expect(built({})).toBe(true);
    expect(built({ op: 19 })).toBe(false);
    expect(built({}, {}, [{ id: 'G-60', hex: '14,22' }])).toBe(false);
    expect([built({ mode: 'travel' }), built({ mode: 'travel' }, { advanced: true })]).toEqual([true, false]);
  });
});

describe('fortification', () => {
  it('[8.11] costs 15, 10 with an engineer, more next to an enemy, up to five levels', () => {
    const dig = (units: readonly { id: string; hex: string; fort?: number; op?: number }[]) => {
      const g = layOut({ units });
      if (refusal(g, { kind: 'fortify', unit: 'A-1-POL' }) !== 'legal')
        return refusal(g, { kind: 'fortify', unit: 'A-1-POL' });
      const before = points(g, 'A-1-POL');
      order(g, { kind: 'fortify', unit: 'A-1-POL' });
      return before - points(g, 'A-1-POL');
    };
    const pole = { id: 'A-1-POL', hex: '20,15' };
    expect(dig([pole])).toBe(15);
    expect(dig([pole, { id: 'A-ENG-30', hex: '20,15' }])).toBe(10);
    const enemy = { id: 'G-60', hex: '20,16' };
    expect(dig([pole, enemy])).toBe(20);
    expect(dig([{ ...pole, op: 19 }, enemy])).toBe('8.11');
    expect(dig([pole, { id: 'A-ENG-30', hex: '20,15' }, enemy])).toBe(15);
    expect(dig([{ ...pole, fort: 5 }])).toBe('8.11');
  });
  it('[8.11] is lost by moving', () => {
    const g = layOut({ units: [{ id: 'A-1-POL', hex: '20,15', fort: 3 }] });
    order(g, move('A-1-POL', '20,16'));
    expect(fortOf(g, unit('A-1-POL'))).toBe(0);
  });
});

describe('command control', () => {
  const table = (at_: string, dice: readonly number[]) =>
    layOut({
      phase: 'build-up',
      options: { advanced: true },
      units: [
        { id: 'A-HQ-82', hex: '20,15' },
        { id: 'A-1-325-82', hex: at_ },
      ],
      allied: ['19,16', '20,17', '20,16', '20,18'],
      dice,
    });
  it('[8.10] out of command a move in normal mode costs up to three more', () => {
    const g = table('20,17', [3]);
    order(g, move('A-1-325-82', '20,16'));
    expect(points(g, 'A-1-325-82')).toBe(20 - 3 - 3);
  });
  it('[8.10] over water it costs a second die', () => {
    const g = layOut({
      options: { advanced: true },
      units: [{ id: 'A-1-325-82', hex: '14,23', states: ['out-of-command'] }],
      allied: ['13,22'],
      dice: [3, 2],
    });
    order(g, move('A-1-325-82', '13,22'));
    expect(points(g, 'A-1-325-82')).toBe(20 - 3 - 6 - 3 - 2);
  });
  it('[8.7] [8.10] who has moved already and cannot pay for it stays and loses a little', () => {
    const withPoints = (op: number, dice: readonly number[], ...path: readonly string[]) => {
      const g = layOut({
        options: { advanced: true },
        units: [{ id: 'A-1-325-82', hex: '20,17', op, states: ['out-of-command'] }],
        allied: ['20,16', '20,15'],
        dice,
      });
      order(g, move('A-1-325-82', ...path));
      return [at(g, 'A-1-325-82'), points(g, 'A-1-325-82')];
    };
    expect(withPoints(9, [1, 2], '20,16', '20,15')).toEqual(['20,15', 0]);
    expect(withPoints(9, [1, 3, 2], '20,16', '20,15')).toEqual(['20,16', 3]);
    expect(withPoints(4, [3], '20,16')).toEqual(['20,16', 0]);
  });
  it('[8.10] next to its headquarters a unit is in command', () => {
    const g = table('20,16', []);
    order(g, move('A-1-325-82', '19,16'));
    expect(points(g, 'A-1-325-82')).toBe(17);
  });
});

describe('allowances', () => {
  it('[8.6] up to ten unused points are carried into the second phase', () => {
    const units = [
      { id: 'A-15-19', hex: '28,31', op: 12 },
      { id: 'A-44', hex: '29,31', op: 5 },
    ];
    const g = layOut({ phase: 'german.combat-1', units });
    expect([points(g, 'A-15-19'), points(g, 'A-44')]).toEqual([30, 25]);
  });
  it('[8.6] German units have 15 on turn 2, and on turn 1 nothing but the alerted ones in the second phase', () => {
    const units = [
      { id: 'G-60', hex: '23,5', op: 0 },
      { id: 'G-16SST', hex: '4,6', op: 0 },
    ];
    const second = layOut({ phase: 'build-up', turn: 2, units });
    expect(points(second, 'G-60')).toBe(15);
    const first = layOut({ phase: 'build-up', turn: 1, units });
    expect([points(first, 'G-60'), points(first, 'G-16SST')]).toEqual([0, 0]);
    const later = layOut({ phase: 'german.combat-1', turn: 1, units });
    expect([points(later, 'G-60'), points(later, 'G-16SST')]).toEqual([0, 10]);
  });
});

describe('orders', () => {
  it('[8.1] every listed move is legal, and the phase ends when its player says so', () => {
    const g = layOut({
      units: [
        { id: 'A-44', hex: '20,15' },
        { id: 'G-60', hex: '20,18' },
      ],
    });
    const moves = listed(g, 'move');
    expect(moves.length).toBeGreaterThan(6);
    expect(moves.every((choice) => refusal(g, choice) === 'legal')).toBe(true);
    expect(modeOf(g, unit('A-44'))).toBe(0);
    order(g, COMBAT);
  });
});
