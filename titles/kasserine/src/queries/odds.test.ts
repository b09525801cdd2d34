/** [9.2] [12.5] What the query tells of an attack before it is declared. */
import { expect, it } from 'vitest';
import { type Layout, layOut } from '../../test/table.ts';
import { KASSERINE } from '../index.ts';

/** Anti-tank guns in position beside tanks that could slip away. */
const AMBUSH: Layout = {
  units: { 'ge-90pj': { hex: '3110', mode: 'deployed' }, 'uk-c-2loth': '3010' },
};

it('[9.2] [16.1.5] tanks that are only fired at may evade as well', () => {
  const answer = KASSERINE.query(layOut(AMBUSH), 'odds', {
    hexes: ['3010'],
    attackers: ['ge-90pj'],
    fire: true,
    viewer: 'axis',
  });
  expect(answer).toMatchObject({ ok: true, value: { evasion: [{ hex: '3010', rating: 3, modifier: 0, sixths: 3 }] } });
});
