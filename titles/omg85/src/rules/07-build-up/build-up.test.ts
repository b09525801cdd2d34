import { describe, expect, it } from 'vitest';
import {
  at,
  attack,
  COMBAT,
  efficiency,
  hex,
  layOut,
  order,
  points,
  refusal,
  strength,
  unit,
} from '../../../test/table.ts';
import { groundAttackLoss, leastStrength } from '../../inferred-formulas.ts';
import { advanceOf, delayLaterOf, delayOf, fortOf, isTravelling } from '../../state/state.ts';
import { stackingOf } from '../08-operations/stacking.ts';
import { offensiveFire } from '../09-combat/fire.ts';
import { leastStrengthOf, loseStrength } from '../09-combat/losses.ts';
import { breakDown, buildUp } from './build-up.ts';
import { fullStrength } from './parts.ts';

const phase = (layout: Parameters<typeof layOut>[0]) => layOut({ phase: 'build-up', ...layout });

describe('building up', () => {
  it('[7.1] [7.2] joins units of one parent: strengths add, efficiency is weighted, the lowest fort counts', () => {
    const g = phase({
      units: [
        { id: 'A-1-POL', hex: '20,15', build: 'up', efficiency: 90, fort: 2 },
        { id: 'A-2-POL', hex: '20,15', efficiency: 60 },
        { id: 'A-3-POL', hex: '20,16' },
      ],
    });
    expect([at(g, 'A-POL'), at(g, 'A-1-POL'), at(g, 'A-3-POL')]).toEqual(['20,15', 'inside', '20,16']);
    expect([strength(g, 'A-POL'), efficiency(g, 'A-POL'), fortOf(g, unit('A-POL'))]).toEqual([84, 75, 0]);
    expect(stackingOf(g, unit('A-POL'))).toBe(2);
  });
  it('[7.1] needs at least one other', () => {
    const g = phase({ units: [{ id: 'A-1-POL', hex: '20,15', build: 'up' }] });
    expect([at(g, 'A-1-POL'), at(g, 'A-POL')]).toEqual(['20,15', 'pool']);
  });
  it('[7.1] those who were not in a lost parent unit may build up into it anew', () => {
    const rest = [
      { id: 'A-2GG-5-GDS', hex: '20,15', build: 'up' },
      { id: 'A-1GG-5-GDS', hex: '20,15' },
    ];
    const lost = ['A-5-GDS', 'A-2IG-5-GDS', 'A-3IG-5-GDS'].map((id) => ({ id, box: 'gone' }));
    const g = phase({ units: [...rest, ...lost] });
    expect([at(g, 'A-5-GDS'), strength(g, 'A-5-GDS'), at(g, 'A-2IG-5-GDS')]).toEqual(['20,15', 192, 'gone']);
  });
  it('[7.1] a battalion joins its regiment', () => {
    const units = [
      { id: 'A-504-82', hex: '20,15' },
      { id: 'A-3-504-82', hex: '20,15', build: 'up' },
    ];
    const g = phase({ units });
    expect([at(g, 'A-3-504-82'), strength(g, 'A-504-82'), stackingOf(g, unit('A-504-82'))]).toEqual(['inside', 195, 3]);
  });
  it('[7.2] a parent unit fights at 1.15', () => {
    const g = layOut({ units: [{ id: 'A-504-82', hex: '20,15', efficiency: 100 }] });
    expect(offensiveFire(g, hex('20,16'), { unit: unit('A-504-82'), order: 0, time: 100 }).value).toBeCloseTo(149.5);
  });
});

describe('what aircraft have taken', () => {
  const delays = (g: ReturnType<typeof layOut>, id: string) => [delayOf(g, unit(id)), delayLaterOf(g, unit(id))];
  /** The points of the first phase, and of the second if nothing is left of them. */
  const held = [
    { id: 'G-1-21-10SS', hex: '20,15', build: 'up', delay: 14, delayLater: 7 },
    { id: 'G-2-21-10SS', hex: '20,15', delay: 14, delayLater: 7 },
  ];
  it('[4.2] [7.1] is not given back by building up, in either phase', () => {
    const g = phase({ turn: 5, units: held });
    expect([at(g, 'G-21-10SS'), points(g, 'G-21-10SS')]).toEqual(['20,15', 6]);
    expect(delays(g, 'G-21-10SS')).toEqual([7, 0]);
  });
  it('[4.2] [7.2] of unequal parts is that of the worst; who was spared alone loses nothing', () => {
    const [first = { id: '' }, second = { id: '' }] = held;
    const g = phase({ turn: 5, units: [first, { ...second, delay: 3, delayLater: 9 }] });
    expect([points(g, 'G-21-10SS'), ...delays(g, 'G-21-10SS')]).toEqual([6, 9, 0]);
    const spared = phase({ turn: 5, units: held.map((piece) => ({ ...piece, delay: 0, delayLater: 0 })) });
    expect(points(spared, 'G-21-10SS')).toBe(20);
  });
  it('[4.2] [7.1] each part of a unit that breaks down is held up as it was', () => {
    const parent = { id: 'G-21-10SS', hex: '20,15', build: 'down', delay: 14, delayLater: 7 };
    const g = phase({ turn: 5, units: [parent] });
    expect(['G-1-21-10SS', 'G-2-21-10SS'].map((id) => [points(g, id), ...delays(g, id)])).toEqual([
      [6, 7, 0],
      [6, 7, 0],
    ]);
    expect(delays(g, 'G-21-10SS')).toEqual([0, 0]);
  });
  it('[8.6] nor is the delay of a column that came on late', () => {
    const units = [
      { id: 'A-2IG-5-GDS', hex: '28,31', build: 'up' },
      { id: 'A-2GG-5-GDS', hex: '28,31', delay: 40, states: ['arrived'] },
    ];
    expect(points(phase({ units }), 'A-5-GDS')).toBe(0);
  });
});

describe('plots of a unit that goes into another', () => {
  it('[8.16] [7.1] are wiped with it', () => {
    const units = [
      { id: 'A-1-POL', hex: '20,15', build: 'up', advance: 2 },
      { id: 'A-2-POL', hex: '20,15' },
    ];
    const g = phase({ units, options: { advanced: true } });
    expect([at(g, 'A-1-POL'), advanceOf(g, unit('A-1-POL')), advanceOf(g, unit('A-POL'))]).toEqual(['inside', 0, 0]);
  });
});

/** Two of four battalions of the 5th Guards Brigade make 189 of its 381 points. */
const PARTLY_BUILT = [
  { id: 'A-2IG-5-GDS', hex: '27,30', build: 'up' },
  { id: 'A-3IG-5-GDS', hex: '27,30' },
  { id: 'G-2-20-9SS', hex: '26,30' },
];

describe('a parent unit that only some have built up into', () => {
  it('[9.3] [7.1] lives by the parts inside it: four points of 189 do not destroy it', () => {
    const g = phase({ units: PARTLY_BUILT, dice: [100, 1, 100, 1, 100] });
    order(g, attack('A-5-GDS', '26,30'));
    order(g, COMBAT);
    expect([at(g, 'A-5-GDS'), strength(g, 'A-5-GDS'), at(g, 'A-2IG-5-GDS')]).toEqual(['27,30', 185, 'inside']);
  });
  it('[9.3] is lost all the same once too little of those parts is left', () => {
    const g = phase({ units: PARTLY_BUILT });
    const brigade = unit('A-5-GDS');
    const least = leastStrengthOf(g, brigade);
    expect(least).toBe(leastStrength(189, false));
    loseStrength(g, brigade, 189 - least);
    expect([at(g, 'A-5-GDS'), strength(g, 'A-5-GDS')]).toEqual(['27,30', least]);
    loseStrength(g, brigade, 1);
    expect([at(g, 'A-5-GDS'), at(g, 'A-2IG-5-GDS'), at(g, 'A-3IG-5-GDS')]).toEqual(['gone', 'gone', 'gone']);
  });
  it('[9.3] needs more as another part joins, and less again as they come apart', () => {
    const g = phase({
      units: [
        { id: 'A-5-GDS', hex: '20,15', cp: 189 },
        { id: 'A-2IG-5-GDS', box: 'inside' },
        { id: 'A-3IG-5-GDS', box: 'inside' },
        { id: 'A-2GG-5-GDS', hex: '20,15', build: 'up' },
        { id: 'A-1GG-5-GDS', hex: '20,16' },
      ],
    });
    const brigade = unit('A-5-GDS');
    expect([strength(g, 'A-5-GDS'), fullStrength(g, brigade)]).toEqual([288, 288]);
    breakDown(g, brigade);
    expect(['A-2IG-5-GDS', 'A-3IG-5-GDS', 'A-2GG-5-GDS'].map((id) => strength(g, id))).toEqual([99, 90, 99]);
    buildUp(g, unit('A-3IG-5-GDS'));
    expect([fullStrength(g, brigade), strength(g, 'A-5-GDS')]).toEqual([288, 288]);
  });
  it('[4.3] is spared by aircraft what its parts cannot live without', () => {
    const g = phase({ units: PARTLY_BUILT });
    const least = leastStrengthOf(g, unit('A-5-GDS'));
    expect(groundAttackLoss(least, least, 6)).toBe(0);
    expect(groundAttackLoss(189, least, 6)).toBe(38);
  });
});

describe('breaking down', () => {
  it('[7.1] [9.3] gives every part at least what it can live with', () => {
    const parts = ['A-10-4-1', 'A-11-4-1', 'A-156-4-1'];
    for (let cp = 185; cp >= 1; cp--) {
      const g = phase({ units: [{ id: 'A-4P-1', hex: '20,15', cp, build: 'down' }] });
      const needed = parts.reduce((sum, id) => sum + leastStrengthOf(g, unit(id)), 0);
      if (cp < needed) {
        expect([at(g, 'A-4P-1'), strength(g, 'A-4P-1')]).toEqual(['20,15', cp]);
        continue;
      }
      expect(parts.map((id) => strength(g, id)).reduce((a, b) => a + b, 0)).toBe(cp);
      for (const id of parts) expect(strength(g, id)).toBeGreaterThanOrEqual(leastStrengthOf(g, unit(id)));
    }
  });
  it('[7.1] shares the strength by the printed one, in normal mode', () => {
    const g = phase({ units: [{ id: 'A-1P-1', hex: '20,15', cp: 100, mode: 'travel', build: 'down' }] });
    const parts = ['A-1-1P-1', 'A-2-1P-1', 'A-3-1P-1'];
    expect(parts.map((id) => strength(g, id)).reduce((a, b) => a + b, 0)).toBe(100);
    expect([at(g, 'A-1P-1'), isTravelling(g, unit('A-1-1P-1'))]).toEqual(['pool', false]);
  });
  it('[7.1] Allied units on an entry hex and Germans off the map come out in travel mode', () => {
    const g = phase({
      units: [
        { id: 'A-231-50', hex: '28,31', build: 'down' },
        { id: 'G-6', hex: '26,5', build: 'down' },
      ],
    });
    expect([isTravelling(g, unit('A-1D-231-50')), isTravelling(g, unit('G-1-6'))]).toEqual([true, true]);
  });
  it('[8.5] is plotted by parent units only, building up by those that have a parent', () => {
    const g = layOut({
      units: [
        { id: 'A-504-82', hex: '20,15' },
        { id: 'A-44', hex: '20,16' },
      ],
    });
    const plot = (id: string, what: string) => refusal(g, { kind: 'build', unit: id, plot: what });
    expect([plot('A-504-82', 'down'), plot('A-504-82', 'up'), plot('A-44', 'up'), plot('A-44', 'down')]).toEqual([
      'legal',
      '7.1',
      '7.1',
      '7.1',
    ]);
  });
});

describe('disbanding', () => {
  it('[8.5] gives a third of the strength to the others in the hex', () => {
    const g = phase({
      units: [
        { id: 'A-44', hex: '20,15', cp: 62, states: ['disbanding'] },
        { id: 'A-1-POL', hex: '20,15', cp: 40 },
        { id: 'A-2-POL', hex: '20,15', cp: 40 },
      ],
    });
    expect([at(g, 'A-44'), strength(g, 'A-1-POL'), strength(g, 'A-2-POL')]).toEqual(['gone', 50, 50]);
  });
  it('[8.5] can be plotted and taken back', () => {
    const g = layOut({ units: [{ id: 'A-44', hex: '20,15' }] });
    order(g, { kind: 'disband', unit: 'A-44', plot: true });
    expect(refusal(g, { kind: 'disband', unit: 'A-44', plot: true })).toBe('8.5');
    order(g, { kind: 'disband', unit: 'A-44', plot: false });
  });
});
