import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { describe, expect, test } from 'vitest';
import { BARE_APP } from '../../test/bare-app.ts';
import { EXAMPLE, exampleGame } from '../../test/extended-example.ts';
import { around } from '../play/around.ts';
import { createPlayContext, type PlayContext, whereIs } from '../play/play-context.ts';
import { bestWay, marchColumn, marchOrder, routeTo } from './column.ts';
import { awake, byFormation, leaveInHand } from './waiting.ts';

/** The Movement Phase of the extended example, before its first march. */
const MOVEMENT = EXAMPLE.steps.findIndex(({ decision }) => decision === 'movement-orders');

async function inMovement(): Promise<PlayContext> {
  const game = await exampleGame({ step: MOVEMENT });
  expect(game.decision.value?.kind).toBe('movement-orders');
  return createPlayContext(game, BARE_APP, HOLLAND44_CLIENT);
}

const GUARDS = ['uk.gds.2hc', 'uk.gds.1gg', 'uk.gds.1cg', 'uk.gds.5cg'];

describe('a column', () => {
  test('marches unit by unit, each as near to the end of the head’s way as it comes', async () => {
    const context = await inMovement();
    const units = GUARDS.filter((unit) => context.units.value.get(unit)?.hex !== undefined);
    expect(units.length).toBeGreaterThan(1);
    const ways = await HOLLAND44_CLIENT.forces?.waysOf(context, units[0] ?? '');
    const target = [...(ways ?? [])].sort((a, b) => b.path.length - a.path.length)[0]?.place ?? '';
    const order = marchOrder(context, units, target);
    const route = await routeTo(context, order, target);
    expect(route?.at(-1)).toBe(target);
    const before = order.map((unit) => whereIs(context, unit));
    const { marched, stoppedBy } = await marchColumn(context, order, route ?? []);
    expect(stoppedBy).toBeUndefined();
    expect(marched.length).toBeGreaterThan(1);
    const after = order.map((unit) => whereIs(context, unit));
    expect(after).toContain(target);
    // On the road, or beside it where it is full.
    const near = new Set((route ?? []).flatMap((hex) => [hex, ...around(context.client.grid, hex)]));
    expect(after.filter((place, i) => place !== before[i] && !near.has(place ?? ''))).toEqual([]);
    context.dispose();
  });

  test('leaves a unit where it is that no way brings nearer', async () => {
    const context = await inMovement();
    const [from = '', next = '', end = ''] = ['1303', '1404', '1504'];
    const away = { place: '1302', path: ['1302'], cost: 6, orders: [] };
    expect(bestWay(context, [from, next, end], from, [away])).toBeUndefined();
    const on = { place: next, path: [next], cost: 6, orders: [] };
    expect(bestWay(context, [from, next, end], from, [away, on])).toBe(on);
    context.dispose();
  });
});

describe('those who wait', () => {
  test('are grouped by formation, and whoever is skipped or asleep waits no more', async () => {
    const context = await inMovement();
    const [first = '', second = ''] = GUARDS;
    const groups = byFormation(
      context,
      GUARDS.flatMap((unit) => context.units.value.get(unit) ?? []),
    );
    expect(groups.map(({ name }) => name)).toEqual(['Guards Armoured Division']);
    context.interaction.value?.select?.(first);
    expect(context.interaction.value?.inHand?.()).toContain(first);
    leaveInHand(context, 'skip');
    context.rest.sleep([second]);
    expect(awake(context, GUARDS)).toEqual(GUARDS.slice(2));
    expect(context.interaction.value?.inHand?.()).not.toContain(first);
    context.dispose();
  });
});
