import { openSight } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { hex, layOut, type Piece } from '../../../test/table.ts';
import { GRID } from '../../data/map.ts';
import { idOf } from '../../units.ts';
import { planAttacks } from './attack-groups.ts';
import { makePlan } from './plan.ts';

/** Who is to attack the hex from where, or nobody. */
function stands(target: string, units: readonly Piece[]): readonly string[] {
  const sight = openSight(layOut({ scenario: 'campaign', turn: 4, units }), 'allied');
  const intent = makePlan(sight, 'allied');
  const groups = planAttacks({ sight, side: 'allied', intent, spend: () => true });
  const group = groups.find((one) => one.target === hex(target));
  return (group?.stands ?? []).map(({ unit, from }) => `${idOf(unit)} ${GRID.names[from]}`).sort();
}

const GARRISON: readonly Piece[] = [
  { id: 'us.101.502.1', at: '3507' },
  { id: 'us.101.502.2', at: '3507' },
  { id: 'us.101.502.3', at: '3608' },
];

describe('[9.1] an attack planned before anybody moves', () => {
  it('calls those who hold the road beside the enemy: they fight from where they are', () => {
    const found = stands('3607', [...GARRISON, { id: 'de.segler', at: '3607' }]);
    expect(found).toEqual(['us.101.502.1 3507', 'us.101.502.2 3507', 'us.101.502.3 3608']);
  });

  it('calls nobody against an enemy who is too strong for all of them', () => {
    const strong = ['de.segler', 'de.richter', 'de.kerutt'].map((id) => ({ id, at: '3607' }));
    expect(stands('3607', [...GARRISON, ...strong])).toEqual([]);
  });
});
