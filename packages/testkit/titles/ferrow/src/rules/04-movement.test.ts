import { decision, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, DONE, layOut, listed, move, order, refusal } from '../../test/table.ts';
import { phaseOf } from '../phase-names.ts';

const moving = (units: Readonly<Record<string, string>>): Game =>
  layOut({ phase: 'upland.movement', units: { 'l-teal': '0605', ...units } });

const endsOf = (g: Game): unknown[] => listed(g, 'move').map(({ to }) => to);

describe('movement', () => {
  it('[4.1] a unit moves once, and none of the enemy', () => {
    const g = moving({ 'u-ash': '0101', 'u-yew': '0601' });
    order(g, move('u-ash', '0102'));
    expect(at(g, 'u-ash')).toBe('0102');
    expect(refusal(g, move('u-ash', '0101'))).toBe('4.1');
    expect(refusal(g, move('l-teal', '0604'))).toBe('4.1');
  });
  it('[4.2] foot has three points, horse five', () => {
    expect(endsOf(moving({ 'u-ash': '0105' }))).toContain('0305');
    expect(refusal(moving({ 'u-ash': '0105' }), move('u-ash', '0504'))).toBe('4.2');
    expect(refusal(moving({ 'u-rowan': '0105' }), move('u-rowan', '0504'))).toBe('legal');
  });
  it.each([
    ['0201', 'meadow', 'legal'],
    ['0303', 'meadow over water', 'legal'],
    ['0304', 'a meadow behind the water', '4.2'],
  ])('[4.3] from 0302 foot comes to %s, %s: %s', (to, _what, ruling) => {
    expect(refusal(moving({ 'u-ash': '0302' }), move('u-ash', to))).toBe(ruling);
  });
  it('[4.3] a bridge saves the two points of the water', () => {
    expect(refusal(moving({ 'u-ash': '0202' }), move('u-ash', '0205'))).toBe('legal');
  });
  it('[4.4] goes through friends but ends with nobody', () => {
    const g = moving({ 'u-ash': '0101', 'u-yew': '0102' });
    expect(refusal(g, move('u-ash', '0102'))).toBe('4.4');
    expect(endsOf(g)).toContain('0202');
  });
  it('[4.5] stops beside an enemy, but may leave from there', () => {
    const g = moving({ 'u-rowan': '0205', 'l-crane': '0403' });
    expect(refusal(g, move('u-rowan', '0304'))).toBe('legal');
    expect(refusal(g, move('u-rowan', '0504'))).toBe('4.5');
    expect(refusal(moving({ 'u-rowan': '0404', 'l-crane': '0403' }), move('u-rowan', '0504'))).toBe('legal');
  });
  it('[3.1] is followed by combat where units touch, and else by the movement of the other side', () => {
    const apart = moving({ 'u-ash': '0101' });
    order(apart, DONE);
    expect(phaseOf(apart.state.frames)).toBe('lowland.movement');
    const near = moving({ 'u-ash': '0604' });
    order(near, DONE);
    expect(decision(near)).toMatchObject({ by: 'upland', kind: 'combat' });
  });
});
