import { describe, expect, it } from 'vitest';
import { hex, layOut } from '../test/table.ts';
import { fieldTo, staticField, UNREACHABLE } from './distance-fields.ts';

describe('distance fields', () => {
  it('count sixths of a point: by primary road two a hex on wheels, six on foot', () => {
    const goal = hex('2107');
    expect(staticField(goal, 'wheels')[goal]).toBe(0);
    expect(staticField(goal, 'wheels')[hex('2007')]).toBe(2);
    expect(staticField(goal, 'foot')[hex('2007')]).toBe(6);
  });

  it('grow where a bridge is blown, and only there', () => {
    const [up, down] = [layOut({}), layOut({ bridges: { '3008/3108': 'blown' } })];
    const [south, north] = [hex('3008'), hex('3208')];
    const goal = hex('3507');
    expect(fieldTo(down, goal, 'wheels')[south] ?? 0).toBeGreaterThan(
      fieldTo(up, goal, 'wheels')[south] ?? UNREACHABLE,
    );
    expect(fieldTo(down, goal, 'wheels')[north]).toBe(fieldTo(up, goal, 'wheels')[north]);
    expect(staticField(goal, 'wheels')[south]).toBe(fieldTo(up, goal, 'wheels')[south]);
  });

  it('lead out of every hex', () => {
    expect(staticField(hex('5421'), 'wheels').every((cost) => cost < UNREACHABLE)).toBe(true);
  });
});
