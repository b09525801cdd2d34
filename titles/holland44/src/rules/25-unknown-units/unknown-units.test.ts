import { type Choice, check, type Game } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, layOut, listed, order } from '../../../test/table.ts';
import { unknownHex } from '../../state/state.ts';
import { unseenFaces } from './unknown-units.ts';

const table = (turn: number, more: object = {}): Game =>
  layOut({ turn, phase: 'german.movement', unknown: ['4112'], ...more });
const move = (to: string, from = '4112'): Choice => ({ kind: 'reposition-unknown', from, to });
const refused = (g: Game, choice: Choice): string => {
  const ruling = check(g, choice);
  return ruling.legal ? 'legal' : ruling.rule;
};

describe('Unknown units', () => {
  it('[25.5] have twenty faces, six of them Garrisons, that nobody has seen', () => {
    const faces = unseenFaces(table(3));
    expect(faces).toHaveLength(20);
  });
  it('[25.6] may be repositioned from turn 3 on, not before', () => {
    expect(refused(table(2), move('4317'))).toBe('25.6');
    expect(refused(table(3), move('4317'))).toBe('legal');
  });
  it('[25.6] go to a Town or City hex only', () => {
    expect(refused(table(3), move('4216'))).toBe('25.6');
  });
  it('[25.6] not in or next to a hex with an Allied unit', () => {
    const g = table(3, { units: [{ id: 'uk.gds.1gg', at: '4318' }] });
    expect(refused(g, move('4317'))).toBe('25.6');
  });
  it('[6.1] not onto another Unknown unit', () => {
    expect(refused(table(3, { unknown: ['4112', '4317'] }), move('4317'))).toBe('6.1');
  });
  it('[25.6] one a turn', () => {
    const g = table(3, { unknown: ['4112', '3810'] });
    order(g, move('4317'));
    expect(unknownHex(g, 0)).toBe(hex('4317'));
    expect(refused(g, move('3507', '3810'))).toBe('25.6');
    expect(listed(g, 'reposition-unknown')).toEqual([]);
  });
  it('[25.6] every listed repositioning is legal', () => {
    const g = table(3);
    const all = listed(g, 'reposition-unknown');
    expect(all.length).toBeGreaterThan(10);
    expect(all.every((choice) => check(g, choice).legal)).toBe(true);
  });
});
