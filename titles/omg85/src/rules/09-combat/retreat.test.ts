import { describe, expect, it } from 'vitest';
import { at, attack, COMBAT, hex, type Layout, layOut, order, unit } from '../../../test/table.ts';
import { answerQuery } from '../../queries/index.ts';
import { ownerOf } from '../../state/state.ts';
import { stackingIn } from '../08-operations/stacking.ts';
import { hasWay, retreatsOf } from './retreat.ts';

const DEFENDERS = ['A-HQ-1', 'A-10-4-1', 'A-11-4-1', 'A-156-4-1'];
const ATTACKERS = ['G-2107P-107', 'G-47MG', 'G-60', 'G-16SST'];

/** Five stacking points in the source of the 1st Airborne, attacked from two hexes. */
function fight(defenders: readonly string[], more: Layout = {}, dice = [100, 5, 100, 5, 100, 5, 1]) {
  const g = layOut({
    phase: 'german.operation-1',
    units: [
      ...defenders.map((id) => ({ id, hex: '3,7' })),
      ...ATTACKERS.map((id) => ({ id, hex: id === 'G-16SST' ? '4,8' : '4,7' })),
      ...(more.units ?? []),
    ],
    allied: more.allied ?? [],
    dice,
  });
  for (const id of ATTACKERS) order(g, attack(id, '3,7'));
  order(g, COMBAT);
  return g;
}

const eventsOf = (g: ReturnType<typeof fight>, kind: string) => g.events.filter((event) => event.kind === kind);

describe('a retreat', () => {
  it('[9.4] is asked of a stack of more than four points, and each unit finds its own way', () => {
    const g = fight(DEFENDERS);
    expect(eventsOf(g, 'retreat-check')).toMatchObject([{ rule: '9.4', target: '3,7', die: 1 }]);
    const ends = DEFENDERS.map((id) => at(g, id));
    expect(ends).not.toContain('3,7');
    expect(new Set(ends).size).toBeGreaterThan(1);
    for (const end of ends) expect(stackingIn(g, 'allied', hex(end))).toBeLessThanOrEqual(4);
  });
  it('[9.4] of four points goes together', () => {
    const g = fight(DEFENDERS.slice(0, 3));
    expect(new Set(DEFENDERS.slice(0, 3).map((id) => at(g, id))).size).toBe(1);
    expect(eventsOf(g, 'no-way-out')).toEqual([]);
  });
  it('[9.4] [8.16] leaves those behind who have no way, and nobody advances into their hex', () => {
    // All around but one hex are full or held; that one has room for two points.
    const units = [
      { id: 'A-1-POL', hex: '2,7' },
      { id: 'A-2-POL', hex: '2,7' },
      { id: 'G-88', hex: '3,6' },
      { id: 'G-85', hex: '2,8' },
      { id: 'G-101T', hex: '3,8' },
    ];
    const g = fight(DEFENDERS.slice(0, 3), { units });
    expect(eventsOf(g, 'retreat-check')).toHaveLength(1);
    expect(at(g, 'A-HQ-1')).toBe('2,7');
    expect([at(g, 'A-10-4-1'), at(g, 'A-11-4-1')]).toEqual(['3,7', '3,7']);
    expect(eventsOf(g, 'no-way-out').map((event) => event.unit)).toEqual(['A-10-4-1', 'A-11-4-1']);
    expect(eventsOf(g, 'advanced')).toEqual([]);
  });
  it('[9.4] goes onto ground of the enemy only where there is no other', () => {
    const withdrawal = { units: [unit('G-60')], from: [hex('20,15')], start: hex('20,16'), hexes: 2 };
    const neighbours = ['19,16', '21,16', '20,17', '19,15', '21,15'];
    const table = (allied: readonly string[]) => layOut({ units: [{ id: 'G-60', hex: '20,16' }], allied });
    const first = (g: ReturnType<typeof layOut>) => {
      const [retreat] = retreatsOf(g, withdrawal);
      return retreat?.steps.map(({ to }) => ownerOf(g, to));
    };
    for (const own of neighbours) {
      const g = table(neighbours.filter((name) => name !== own));
      const [owner] = first(g) ?? [];
      expect(owner).toBe('german');
    }
    // All of them are Allied: one hex, and not a second one.
    const g = table([...neighbours, '20,18', '19,17', '21,17', '18,16', '22,16', '18,17', '22,17']);
    expect(first(g)).toEqual(['allied']);
  });
  it('[9.4] [9] the odds name those who would stay', () => {
    const units = [
      ...DEFENDERS.slice(0, 3).map((id) => ({ id, hex: '3,7' })),
      { id: 'A-1-POL', hex: '2,7' },
      { id: 'A-2-POL', hex: '2,7' },
      { id: 'G-60', hex: '4,7' },
      { id: 'G-88', hex: '3,6' },
      { id: 'G-85', hex: '2,8' },
      { id: 'G-101T', hex: '3,8' },
      { id: 'G-16SST', hex: '4,8' },
    ];
    const g = layOut({ phase: 'german.operation-1', units });
    const answer = answerQuery(g, 'odds', { attackers: ['G-60'], target: '3,7' });
    expect(answer).toMatchObject({ ok: true, value: { summary: { staying: ['A-10-4-1', 'A-11-4-1'] } } });
  });
  it('[9.4] is not asked for where nobody has a way', () => {
    const units = [
      { id: 'G-88', hex: '3,6' },
      { id: 'G-85', hex: '2,8' },
      { id: 'G-101T', hex: '3,8' },
      { id: 'G-4-12SST', hex: '2,7' },
    ];
    const g = fight(DEFENDERS, { units }, [100, 5, 100, 5, 100, 5]);
    expect(eventsOf(g, 'retreat-check')).toEqual([]);
    expect(retreatsOf(g, { units: [unit('A-HQ-1')], from: [], start: hex('3,7'), hexes: 1 }).some(hasWay)).toBe(false);
  });
});
