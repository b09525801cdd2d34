import { type Json, openSight } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, COMBAT, layOut, move, order, points, unit } from '../../test/table.ts';
import { OMG85 } from '../index.ts';
import { cpOf, hexAt, spottedOf } from '../state.ts';

const units = [
  { id: 'A-1-POL', hex: '20,12' },
  { id: 'G-60', hex: '20,15', cp: 33 },
  { id: 'G-88', hex: '20,20' },
];
const shown = (g: Parameters<typeof OMG85.view>[0], side: string): string[] =>
  (OMG85.view(g, side).units as readonly { readonly unit: string }[]).map(({ unit: id }) => id);

describe('hidden units', () => {
  const options = { hidden: true };
  it('[2.1] are in no view and no sight until they are next to an enemy', () => {
    const g = layOut({ units, options });
    expect(shown(g, 'allied')).toEqual(['A-1-POL']);
    expect(hexAt(openSight(g, 'allied'), unit('G-60'))).toBe(-1);
    order(g, move('A-1-POL', '20,13', '20,14'));
    expect(shown(g, 'allied')).toEqual(['A-1-POL', 'G-60']);
    expect(shown(g, 'german')).toEqual(['A-1-POL', 'G-60', 'G-88']);
    expect(hexAt(openSight(g, 'allied'), unit('G-88'))).toBe(-1);
  });
  it('[2.1] stop a unit that runs into them, at the cost of a failed move', () => {
    const near = [
      { id: 'A-1-POL', hex: '20,14' },
      { id: 'G-60', hex: '20,15' },
    ];
    const g = layOut({ units: near, options, dice: [3] });
    order(g, move('A-1-POL', '20,15'));
    expect([at(g, 'A-1-POL'), points(g, 'A-1-POL'), spottedOf(g, unit('G-60'))]).toEqual(['20,14', 17, 2]);
  });
  it('[2.1] fade from sight at the end of the next operation phase without contact', () => {
    const far = [
      { id: 'A-1-POL', hex: '20,12' },
      { id: 'G-60', hex: '20,15', spotted: 2, lastSeen: { hex: '20,15', turn: 3 } },
    ];
    const g = layOut({ units: far, options });
    order(g, COMBAT);
    expect(spottedOf(g, unit('G-60'))).toBe(1);
    order(g, COMBAT);
    order(g, COMBAT);
    expect(spottedOf(g, unit('G-60'))).toBe(0);
    expect(OMG85.view(g, 'allied').lastSeen).toEqual([{ unit: 'G-60', hex: '20,15', turn: 3 }]);
  });
  it('[2.1] move unheard: the enemy is not told', () => {
    const g = layOut({ units, options, phase: 'german.operation-1' });
    order(g, move('G-88', '20,21'));
    const heard = g.events
      .filter(({ audience }) => audience !== 'german')
      .map((event): Json => event as unknown as Json);
    expect(JSON.stringify(heard)).not.toContain('G-88');
  });
});

describe('enemies in the Advanced game', () => {
  it('[8.1] may not be examined: neither view nor sight tells their strength', () => {
    const g = layOut({ units, options: { advanced: true } });
    const enemy = (OMG85.view(g, 'allied').units as readonly { unit: string; steps?: number }[]).find(
      ({ unit: id }) => id === 'G-60',
    );
    expect([enemy?.unit, enemy?.steps]).toEqual(['G-60', undefined]);
    expect(cpOf(openSight(g, 'allied'), unit('G-60'))).toBe(57);
    const open = layOut({ units });
    const seen = (OMG85.view(open, 'allied').units as readonly { unit: string; steps?: number }[]).find(
      ({ unit: id }) => id === 'G-60',
    );
    expect(seen?.steps).toBe(33);
  });
});
