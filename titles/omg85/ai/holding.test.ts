/** What is held is not left, who is not fed counts less: positions whose right choice is plain, and near misses. */
import { openKnownPosition } from '@bridgehead/engine';
import { thinkingAs } from '@bridgehead/testkit';
import { describe, expect, it } from 'vitest';
import { classOf } from '../src/state/units.ts';
import { at, hex, layOut, type Piece, unit } from '../test/table.ts';
import { playPhase } from '../test/thoughts.ts';
import { attackersOn, bestAssault } from './assaults.ts';
import { fieldTo } from './distance-fields.ts';
import { intentFor } from './intent-for-style.ts';
import { HIGHWAY } from './map-facts.ts';
import { hexName } from './names.ts';
import { staffPlan } from './staff/plan.ts';
import { corridorAhead } from './staff/supply-line.ts';

const EXITS: readonly Piece[] = [
  { id: 'A-1D-231-50', hex: '27,31' },
  { id: 'A-1H-231-50', hex: '29,31' },
];
const road = (count: number): string[] => HIGHWAY.slice(0, count).map(hexName);

describe('[5.2] a source', () => {
  const besieged = (more: readonly Piece[]) =>
    layOut({
      turn: 2,
      units: [
        { id: 'A-502-101', hex: '15,26' },
        { id: 'G-1-189', hex: '15,25' },
        { id: 'G-1034-59', hex: '16,28' },
        ...more,
      ],
      sources: { '101': '15,26' },
    });
  const assault = (more: readonly Piece[]) => {
    const known = openKnownPosition(besieged(more), 'allied');
    const intent = intentFor(known, 'allied', thinkingAs('staff'));
    expect(attackersOn(known, 'allied', hex('15,25'))).toContain(unit('A-502-101'));
    return bestAssault(known, 'allied', intent, hex('15,25'))?.attackers;
  };

  it('is not left by its last garrison to run after an enemy', () => {
    expect(assault([])).toBeUndefined();
  });
  it('is left to the strongest where there are two: the other attacks', () => {
    expect(assault([{ id: 'A-3-502-101', hex: '15,26' }])).toEqual([unit('A-3-502-101')]);
  });
});

describe('[5.1] the ways off the map', () => {
  const spearhead: Piece = { id: 'A-1WG-32-GDS', hex: '27,31' };
  const raider: Piece = { id: 'G-2-22-10SS', hex: '24,31' };

  it('keep a garrison', () => {
    const g = layOut({ units: [spearhead, raider, { id: 'A-1H-231-50', hex: '29,31' }], allied: road(6) });
    playPhase(g, 'staff');
    expect(at(g, spearhead.id)).toBe('27,31');
  });
  it('are left where others hold them', () => {
    const g = layOut({ units: [spearhead, ...EXITS], allied: road(6) });
    playPhase(g, 'staff');
    expect([spearhead.id, 'A-1D-231-50'].filter((id) => at(g, id) === '27,31')).toHaveLength(1);
  });
});

describe('[9.4] cities of the highway', () => {
  const battalion: Piece = { id: 'A-3-506-101', hex: '21,27' };
  const enemy: Piece = { id: 'G-2-9-9SS', hex: '24,28' };

  it('are held while the enemy could come in', () => {
    const g = layOut({
      turn: 2,
      units: [battalion, { id: 'A-1-506-101', hex: '20,27' }, enemy, ...EXITS],
      sources: { '101': '15,26' },
      allied: ['15,26'],
    });
    playPhase(g, 'staff');
    expect(at(g, battalion.id)).toBe('21,27');
  });
  it('are of the corridor while they are empty, and no longer when the enemy is in them', () => {
    const eindhoven = hex('21,27');
    expect(corridorAhead(openKnownPosition(layOut({ units: [enemy] }), 'allied'))).toContain(eindhoven);
    const lost = layOut({ units: [{ ...enemy, hex: '21,27' }] });
    expect(corridorAhead(openKnownPosition(lost, 'allied'))).not.toContain(eindhoven);
  });
});

describe('[8.8] a blown bridge', () => {
  it('holds up tanks, but infantry wades through the canal beside it', () => {
    const g = layOut({ units: EXITS, bridges: [{ between: ['18,26', '19,26'], state: 'blown' }] });
    const way = (id: string): number =>
      fieldTo(g, thinkingAs('staff'), { goal: hex('19,26'), unitClass: classOf(unit(id)), side: 'allied' })[
        hex('18,26')
      ] ?? 0;
    expect(way('A-3-506-101')).toBeLessThan(10);
    expect(way('A-2IG-5-GDS')).toBeGreaterThan(10);
  });
});

describe('[5.4] being out of supply', () => {
  it('counts off the roads that are in supply, but not within reach of the own source', () => {
    const g = layOut({
      units: [
        { id: 'A-2IG-5-GDS', hex: '26,29' },
        { id: 'A-506-101', hex: '16,27' },
      ],
      sources: { '101': '15,26' },
      allied: [...road(5), '15,26'],
    });
    const { unsuppliedCost } = staffPlan(openKnownPosition(g, 'allied'), 'allied', thinkingAs('staff'));
    expect(unsuppliedCost(hex('21,31'), unit('A-2IG-5-GDS'))).toBeGreaterThan(0);
    expect(unsuppliedCost(hex('25,29'), unit('A-2IG-5-GDS'))).toBe(0);
    expect(unsuppliedCost(hex('17,28'), unit('A-506-101'))).toBe(0);
  });
});
