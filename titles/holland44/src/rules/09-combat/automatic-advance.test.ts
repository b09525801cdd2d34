import { nameOf, sideName } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { hex, layOut, unit } from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import { automaticBattle, automaticTargets } from './automatic-advance.ts';

const INFANTRY = 'uk.50.1d';
const SECOND = 'uk.50.2d';
const GUARDS = 'uk.gds.2ig';

describe('the advance after an Automatic DS', () => {
  const g = layOut({
    turn: 7,
    units: [
      { id: INFANTRY, at: '1701', autoDs: '1601' },
      { id: SECOND, at: '1602', autoDs: '1601' },
      { id: 'uk.50.1h', at: '1701' },
      { id: GUARDS, at: '1504', autoDs: '1605' },
    ],
  });

  it('[8.7] each hex that was cleared is advanced on by the units that bear its marker, and by no others', () => {
    expect(automaticTargets(g, 'allied').map((target) => nameOf(GRID, target))).toEqual(['1601', '1605']);
    expect(automaticTargets(g, 'german')).toEqual([]);
    const { attackers, occasion } = automaticBattle(g, 'allied', hex('1605'));
    expect([occasion, attackers.map(({ unit: u }) => u)]).toEqual(['automatic', [unit(GUARDS)]]);
  });

  it('[8.7] each over the hexside between its hex and the target', () => {
    const { attackers } = automaticBattle(g, 'allied', hex('1601'));
    const over = attackers.map((one) => [one.unit, sideName(GRID, one.over)]);
    expect(over).toEqual([
      [unit(INFANTRY), '1601/1701'],
      [unit(SECOND), '1601/1602'],
    ]);
  });
});
