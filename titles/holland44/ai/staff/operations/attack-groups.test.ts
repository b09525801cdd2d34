import { openKnownPosition } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { GRID } from '../../../src/data/map.ts';
import { idOf } from '../../../src/state/units.ts';
import { planFor } from '../../../test/ai-positions.ts';
import { hex, type Layout, layOut, type Piece } from '../../../test/table.ts';
import { type AttackGroup, planAttacks } from './attack-groups.ts';

/** The attack that is planned on the hex, or none. */
function groupAgainst(target: string, layout: Layout): AttackGroup | undefined {
  const known = openKnownPosition(layOut({ scenario: 'campaign', turn: 4, ...layout }), 'allied');
  const intent = planFor(known, 'allied');
  const groups = planAttacks({ known, side: 'allied', intent, spend: () => true });
  return groups.find((one) => one.target === hex(target));
}

/** Who is to attack the hex from where, or nobody. */
const stands = (target: string, units: readonly Piece[], more: Layout = {}): readonly string[] =>
  (groupAgainst(target, { ...more, units })?.positions ?? [])
    .map(({ unit, from }) => `${idOf(unit)} ${GRID.names[from]}`)
    .sort();

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

  it('[9.5.1] calls nobody to the bank of a Major River without a bridge', () => {
    const guards = ['uk.gds.2ig', 'uk.gds.1cg'].map((id) => ({ id, at: '5321' }));
    const over = (road: 'intact' | 'blown'): readonly string[] =>
      stands('5421', [...guards, { id: 'de.hoffmann14', at: '5421' }], {
        turn: 12,
        bridges: { '5320/5421': 'blown', '5321/5421': road },
      });
    expect(over('intact')).toEqual(['uk.gds.1cg 5321', 'uk.gds.2ig 5321']);
    expect(over('blown')).toEqual([]);
  });

  it('[25.3] calls as many as an Unknown unit beside the kept one makes needful', () => {
    const column = ['2ig', '2gg', '1gg', '1cg', '2wg'].map((id, i) => ({
      id: `uk.gds.${id}`,
      at: i < 2 ? '4012' : '4011',
    }));
    const uden = [...column, { id: 'de.hoffmann14', at: '4112' }];
    const kept = stands('4112', uden, { turn: 8 });
    const hidden = stands('4112', uden, { turn: 8, unknown: ['4112'] });
    expect(kept.length).toBeGreaterThan(0);
    expect(hidden.length).toBeGreaterThan(kept.length);
  });

  it('counts it against the attack if a post is left empty, not if somebody stays', () => {
    const lead = [{ id: 'uk.gds.2ig', at: '5117' }];
    const value = (...mates: readonly Piece[]): number => {
      const units = [{ id: 'us.101.501.1', at: '3810' }, { id: 'de.hoffmann14', at: '4012' }, ...lead, ...mates];
      return groupAgainst('4012', { units })?.value ?? 0;
    };
    const mate: Piece = { id: 'us.101.502.1', at: '3810', states: ['disrupted'] };
    expect(value(mate) - value()).toBeCloseTo(2.75);
  });
});
