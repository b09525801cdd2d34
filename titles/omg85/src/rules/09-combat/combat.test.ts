import { decision, undoRefusal } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  COMBAT,
  efficiency,
  hex,
  layOut,
  listed,
  order,
  points,
  refusal,
  strength,
  unit,
} from '../../../test/table.ts';
import { isTravelling } from '../../state/state.ts';
import { unitView } from '../../view/unit-view.ts';
import { advanceLength } from './advance.ts';
import { casualtyModifiers, lossesOf } from './casualties.ts';
import { armorFactor, artilleryFire, defensiveFire, offensiveFire, orderFactor } from './fire.ts';
import { loseStrength } from './losses.ts';
import { chanceOfRetreat } from './retreat.ts';
import { bombarders, protectors } from './volleys.ts';

const NONE_FELL = 100;
/** A volley: the random percent and the die of the rounding. */
const EVEN = [100, 10];

describe('fire strength', () => {
  it('[9.1] [9.2] strength 50 at 90 % is 45', () => {
    const g = layOut({ units: [{ id: 'A-1-POL', hex: '20,15', cp: 50, efficiency: 90 }] });
    expect(defensiveFire(g, unit('A-1-POL'), 1).value).toBeCloseTo(45);
  });
  it('[8.15] the fourth and every later attacker count .4', () => {
    expect([0, 1, 2, 3, 4].map(orderFactor)).toEqual([1, 0.8, 0.6, 0.4, 0.4]);
  });
  it('[8.9] travel mode leaves .33', () => {
    const g = layOut({ units: [{ id: 'A-1-POL', hex: '12,20', cp: 100, efficiency: 100, mode: 'travel' }] });
    expect(defensiveFire(g, unit('A-1-POL'), 1).value).toBeCloseTo(33);
  });
  it('[9.2] armor fires into rough at .5, into forest at .33, infantry as it is', () => {
    const factors = [
      armorFactor(unit('A-44'), hex('20,17')),
      armorFactor(unit('A-44'), hex('21,15')),
      armorFactor(unit('A-1-POL'), hex('21,15')),
    ];
    expect(factors).toEqual([0.5, 0.33, 1]);
  });
  it('[9.2] battle time and an unbridged river cut offensive fire', () => {
    const g = layOut({ units: [{ id: 'A-1-POL', hex: '11,8', cp: 100, efficiency: 100 }] });
    const value = (target: string, time: number) =>
      offensiveFire(g, hex(target), { unit: unit('A-1-POL'), order: 0, time }).value;
    expect([value('11,7', 50), value('11,9', 100), value('12,9', 100)].map(Math.round)).toEqual([50, 30, 100]);
  });
  it('[8.13] guns: 95 points of class S at two hexes are 47.5 before efficiency, D does not reach, L is whole', () => {
    const units = [
      { id: 'G-HQ-9SS', hex: '20,15', efficiency: 100 },
      { id: 'G-SSROCK-FB', hex: '20,15', efficiency: 100 },
    ];
    const g = layOut({ units });
    const fire = (id: string, target: string) => artilleryFire(g, unit(id), hex(target), 1).value;
    expect([fire('G-HQ-9SS', '20,16'), fire('G-HQ-9SS', '20,17'), fire('G-SSROCK-FB', '20,17')]).toEqual([95, 47.5, 0]);
    const long = layOut({ units: [{ id: 'A-ART-30', hex: '20,15', efficiency: 100, guns: 200 }] });
    expect(artilleryFire(long, unit('A-ART-30'), hex('20,17'), 0.5).value).toBe(100);
  });
});

describe('casualties', () => {
  it('[9.3] 100 points of fire in the open cost 12', () => {
    const g = layOut({ units: [{ id: 'A-1-POL', hex: '20,15' }] });
    expect(lossesOf(100, casualtyModifiers(g, { unit: unit('A-1-POL'), byArtillery: false }))).toBeCloseTo(12);
  });
  it('[9.3] [8.11] on armor in a forest, fort 2, they cost 4', () => {
    const g = layOut({ units: [{ id: 'A-44', hex: '21,15', fort: 2 }] });
    expect(lossesOf(100, casualtyModifiers(g, { unit: unit('A-44'), byArtillery: false }))).toBeCloseTo(4);
  });
  it('[9.3] attackers of a city, over a bridge, suffer half as much again', () => {
    const g = layOut({ units: [{ id: 'A-1-POL', hex: '11,8' }] });
    const attackers = casualtyModifiers(g, { unit: unit('A-1-POL'), byArtillery: false, attacks: hex('12,9') });
    expect(attackers.map(({ effect }) => effect)).toEqual([20, 25, 25]);
  });
  it('[9.3] artillery costs less, travel mode more', () => {
    const g = layOut({ units: [{ id: 'A-1-POL', hex: '14,22', mode: 'travel' }] });
    const effects = casualtyModifiers(g, { unit: unit('A-1-POL'), byArtillery: true }).map(({ effect }) => effect);
    expect(effects).toEqual([-10, 20, -40]);
  });
});

describe('a battle', () => {
  const units = [
    { id: 'A-1-POL', hex: '20,15', cp: 100, efficiency: 100 },
    { id: 'G-60', hex: '20,16', cp: 100, efficiency: 100, op: 8 },
  ];
  it('[9] [8.15] defensive fire first, then offensive; attackers pay seven, defenders five', () => {
    const g = layOut({ units, dice: [...EVEN, ...EVEN, NONE_FELL] });
    order(g, attack('A-1-POL', '20,16'));
    order(g, COMBAT);
    // 100 points of fire cost the attacker 12; the 88 that are left cost the defender 10.56, and the die rounds down.
    expect([strength(g, 'A-1-POL'), efficiency(g, 'A-1-POL')]).toEqual([88, 88]);
    expect([strength(g, 'G-60'), efficiency(g, 'G-60')]).toEqual([90, 94]);
    expect([points(g, 'A-1-POL'), points(g, 'G-60')]).toEqual([13, 3]);
  });
  it('[9.4] a retreat goes away from the attackers, and the attacker follows', () => {
    const g = layOut({ units, dice: [...EVEN, ...EVEN, 20] });
    order(g, attack('A-1-POL', '20,16'));
    order(g, COMBAT);
    expect(at(g, 'A-1-POL')).toBe('20,16');
    expect(['20,17', '21,16', '19,16']).toContain(at(g, 'G-60'));
  });
  it('[9.4] a unit in a city never retreats', () => {
    const g = layOut({ units: [{ id: 'G-60', hex: '8,4', cp: 10 }] });
    expect(chanceOfRetreat(g, hex('8,4'), [unit('G-60')], 100)).toBe(0);
    const open = layOut({ units: [{ id: 'G-60', hex: '20,16', cp: 10 }] });
    expect(chanceOfRetreat(open, hex('20,16'), [unit('G-60')], 100)).toBe(95);
  });
  it('[9.4] [8.8] without a way out nobody retreats', () => {
    const ring = ['20,14', '21,14', '21,15', '20,16', '19,15', '19,14'];
    const ids = ['A-1-POL', 'A-2-POL', 'A-3-POL', 'A-44', 'A-15-19', 'A-INF-30'];
    const around = ids.map((id, i) => ({ id, hex: ring[i] ?? '' }));
    const g = layOut({ units: [...around, { id: 'G-60', hex: '20,15', cp: 100 }], dice: [...EVEN, ...EVEN] });
    order(g, attack('A-1-POL', '20,15'));
    order(g, COMBAT);
    expect([decision(g)?.by, at(g, 'G-60')]).toEqual(['german', '20,15']);
  });
  it('[8.9] [9.4] a retreat ends travel mode', () => {
    const march = [units[0] ?? { id: 'A-1-POL' }, { id: 'G-60', hex: '20,16', cp: 100, mode: 'travel' }];
    const g = layOut({ units: march, dice: [...EVEN, ...EVEN, 1] });
    order(g, attack('A-1-POL', '20,16'));
    order(g, COMBAT);
    expect([at(g, 'G-60') === '20,16', isTravelling(g, unit('G-60'))]).toEqual([false, false]);
  });
});

describe('the end of a unit', () => {
  const after = (place: string, cp: number, loss: number) => {
    const g = layOut({ units: [{ id: 'G-60', hex: place, cp }] });
    loseStrength(g, unit('G-60'), loss);
    const event = g.events.find(({ kind }) => kind === 'destroyed');
    return [at(g, 'G-60'), strength(g, 'G-60'), event?.below];
  };
  it('[9.3] comes when a loss leaves less than a sixth of 57 points, and not before', () => {
    expect(after('20,16', 28, 1)).toEqual(['20,16', 27, undefined]);
    expect(after('20,16', 12, 2)).toEqual(['20,16', 10, undefined]);
    expect(after('20,16', 12, 3)).toEqual(['gone', 0, 10]);
    expect(after('20,16', 12, 12)).toEqual(['gone', 0, undefined]);
  });
  it('[11.3] [9.3] in a city units fight to the bitter end', () => {
    expect(after('8,4', 12, 11)).toEqual(['8,4', 1, undefined]);
    expect(after('8,4', 12, 12)).toEqual(['gone', 0, undefined]);
  });
  it('[9.3] the sheet of a unit says below what it scatters', () => {
    const g = layOut({
      units: [
        { id: 'G-60', hex: '20,16' },
        { id: 'G-88', hex: '8,4' },
        { id: 'A-504-82', hex: '20,18' },
        { id: 'A-3-504-82', box: 'pool' },
      ],
    });
    const least = (id: string, viewer?: 'allied' | 'german') => unitView(g, unit(id), viewer).least;
    expect([least('G-60'), least('G-60', 'allied'), least('G-88'), least('A-504-82')]).toEqual([10, 10, 1, 22]);
    // What is inside an enemy is not told.
    expect([least('A-504-82', 'allied'), least('A-504-82', 'german')]).toEqual([22, undefined]);
  });
});

describe('plotting', () => {
  const units = [
    { id: 'A-1-POL', hex: '20,15' },
    { id: 'A-2-POL', hex: '20,15', op: 6 },
    { id: 'A-44', hex: '11,8' },
    { id: 'G-60', hex: '20,16' },
    { id: 'G-88', hex: '11,9' },
  ];
  it('[8.15] needs a neighbour, an enemy and seven points; armor does not attack over open water', () => {
    const g = layOut({ units });
    expect(refusal(g, attack('A-1-POL', '20,16'))).toBe('legal');
    expect(refusal(g, attack('A-2-POL', '20,16'))).toBe('8.15');
    expect(refusal(g, attack('A-1-POL', '20,14'))).toBe('8.15');
    expect(refusal(g, attack('A-1-POL', '20,17'))).toBe('8.15');
    expect(refusal(g, attack('A-44', '11,9'))).toBe('8.8');
  });
  it('[8.15] a plot may not be rescinded and binds the unit, unless the option allows it', () => {
    const g = layOut({ units });
    order(g, attack('A-1-POL', '20,16'));
    expect(refusal(g, { kind: 'rescind', unit: 'A-1-POL' })).toBe('8.15');
    expect(refusal(g, { kind: 'move', unit: 'A-1-POL', path: ['20,14'] })).toBe('8.15');
    const changing = layOut({ units, options: { 'change-plots': true } });
    order(changing, attack('A-1-POL', '20,16'));
    order(changing, { kind: 'rescind', unit: 'A-1-POL' });
    expect(refusal(changing, { kind: 'move', unit: 'A-1-POL', path: ['20,14'] })).toBe('legal');
  });
  it('[8.15] nor is it undone as an answer is, unless the option allows it', () => {
    const g = layOut({ units });
    order(g, { kind: 'move', unit: 'A-1-POL', path: ['20,14'] });
    expect(undoRefusal(g)).toBeUndefined();
    const bound = layOut({ units });
    order(bound, attack('A-1-POL', '20,16'));
    expect(undoRefusal(bound)).toMatchObject({ legal: false });
    const changing = layOut({ units, options: { 'change-plots': true } });
    order(changing, attack('A-1-POL', '20,16'));
    expect(undoRefusal(changing)).toBeUndefined();
  });
  it('[1.4] the Allies do not attack across the border', () => {
    const g = layOut({
      units: [
        { id: 'A-44', hex: '23,10' },
        { id: 'G-60', hex: '24,10' },
      ],
    });
    expect(refusal(g, attack('A-44', '24,10'))).toBe('1.4');
  });
  it('[1.4] Germans beyond the border attack into the field, and are fired at from it', () => {
    const g = layOut({
      phase: 'german.operation-1',
      units: [
        { id: 'A-44', hex: '23,10' },
        { id: 'G-60', hex: '24,10' },
        { id: 'G-88', hex: '25,10' },
      ],
      dice: [100, 1, 100, 1, 100],
    });
    expect(listed(g, 'attack')).toEqual([attack('G-60', '23,10')]);
    expect(refusal(g, attack('G-88', '23,10'))).toBe('8.15');
    const before = [strength(g, 'A-44'), strength(g, 'G-60')];
    order(g, attack('G-60', '23,10'));
    order(g, COMBAT);
    const after = [strength(g, 'A-44'), strength(g, 'G-60')];
    expect(after.map((now, i) => now < (before[i] ?? 0))).toEqual([true, true]);
  });
});

describe('artillery', () => {
  const units = [
    { id: 'A-1-POL', hex: '20,15' },
    { id: 'A-ART-30', hex: '20,14' },
    { id: 'A-HQ-GDS', hex: '19,15', mode: 'travel' },
    { id: 'G-60', hex: '20,16' },
    { id: 'G-HQ-9SS', hex: '20,17' },
    { id: 'G-ART-6', hex: '20,19' },
  ];
  const battle = {
    side: 'allied',
    target: hex('20,16'),
    attackers: [{ unit: unit('A-1-POL'), time: 100 }],
  } as const;
  it('[8.13] [8.9] fires of itself within range, not in travel mode', () => {
    const g = layOut({ units });
    expect(bombarders(g, battle)).toEqual([unit('A-ART-30')]);
    expect(protectors(g, battle)).toEqual([unit('G-HQ-9SS')]);
  });
  it('[8.13] Advanced: only where it was plotted to', () => {
    const g = layOut({ units, options: { advanced: true } });
    expect(bombarders(g, battle)).toEqual([]);
    order(g, { kind: 'barrage', unit: 'A-ART-30', target: '20,16' });
    expect(bombarders(g, battle)).toEqual([unit('A-ART-30')]);
    expect(refusal(g, { kind: 'barrage', unit: 'A-HQ-GDS', target: '20,16' })).toBe('8.9');
    expect(refusal(g, { kind: 'barrage', unit: 'A-1-POL', target: '20,16' })).toBe('8.13');
    expect(refusal(g, { kind: 'barrage', unit: 'A-ART-30', target: '20,17' })).toBe('8.13');
  });
  it('[8.13] Advanced: a barrage on a hex that nobody attacks is fired all the same', () => {
    const g = layOut({ units, options: { advanced: true }, dice: EVEN });
    order(g, { kind: 'barrage', unit: 'A-ART-30', target: '20,16' });
    order(g, COMBAT);
    // 220 points at 95 % cost 20.9 of 0.8 in the open under artillery.
    expect(strength(g, 'G-60')).toBe(57 - 16);
  });
  it('[8.13] Advanced: protective fire for two attacks is halved, and the orders belong to that game', () => {
    const protective = { kind: 'protective', unit: 'A-ART-30', targets: 2 };
    expect(refusal(layOut({ units }), protective)).toBe('2.1');
    const g = layOut({ units, options: { advanced: true } });
    order(g, protective);
    expect(refusal(g, protective)).toBe('8.5');
    expect(artilleryFire(g, unit('A-ART-30'), hex('20,16'), 0.5).value).toBeCloseTo(104.5);
  });
});

describe('protective fire', () => {
  const volleys = (states: readonly string[]): number => {
    const units = [
      { id: 'A-1-POL', hex: '20,14' },
      { id: 'A-2-POL', hex: '18,15' },
      { id: 'G-60', hex: '20,15' },
      { id: 'G-88', hex: '19,15' },
      { id: 'G-HQ-9SS', hex: '20,16', states },
    ];
    const g = layOut({ units, options: { advanced: true } });
    order(g, attack('A-1-POL', '20,15'));
    order(g, attack('A-2-POL', '19,15'));
    order(g, COMBAT);
    return g.events.filter(
      ({ kind, volley, audience }) => kind === 'volley' && volley === 'protective' && audience === 'german',
    ).length;
  };
  it('[8.13] falls on the first attack within range, or on the first two', () => {
    expect([volleys([]), volleys(['two-targets'])]).toEqual([1, 2]);
  });
});

describe('engineers', () => {
  it('[8.14] [9.2] add 15 points once', () => {
    const base = [
      { id: 'A-ENG-30', hex: '20,15', cp: 100, efficiency: 100 },
      { id: 'G-60', hex: '20,16', cp: 10, efficiency: 100 },
    ];
    const g = layOut({ units: base, dice: [...EVEN, ...EVEN] });
    order(g, attack('A-ENG-30', '20,16'));
    order(g, COMBAT);
    expect(at(g, 'G-60')).toBe('gone');
  });
});

describe('advances', () => {
  it('[8.16] are spread evenly over the hexes in the Intermediate game, the first plotter furthest', () => {
    const g = layOut({});
    const lengths = (of: number, open: number) =>
      Array.from({ length: of }, (_, i) => advanceLength(g, 0, { order: i, of, open }));
    expect([lengths(1, 1), lengths(2, 1), lengths(3, 2), lengths(4, 1)]).toEqual([
      [1],
      [1, 0],
      [2, 1, 0],
      [1, 1, 0, 0],
    ]);
  });
  it('[8.16] are as plotted in the Advanced game', () => {
    const g = layOut({ options: { advanced: true }, units: [{ id: 'A-44', hex: '20,15' }] });
    expect(advanceLength(g, unit('A-44'), { order: 0, of: 1, open: 2 })).toBe(0);
    order(g, { kind: 'advance', unit: 'A-44', hexes: 2 });
    expect(advanceLength(g, unit('A-44'), { order: 0, of: 1, open: 2 })).toBe(2);
    expect(
      refusal(layOut({ units: [{ id: 'A-44', hex: '20,15' }] }), { kind: 'advance', unit: 'A-44', hexes: 2 }),
    ).toBe('2.1');
  });
});
