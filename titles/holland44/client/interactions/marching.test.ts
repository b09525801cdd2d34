/** Marches on the map: pointing shows the way, the second tap goes, and nobody is put down unsaid. */
import type { App, OpenGame } from '@bridgehead/client-kit/game';
import { createPlayContext } from '@bridgehead/client-kit/play';
import { allAnswered, BARE_APP, begin, listOf, playUntil } from '@bridgehead/client-kit/testing';
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { HOLLAND44_CLIENT } from '../index.ts';
import type { PlayContext } from '../play-context.ts';
import { createMovement, takeUp, toggle } from './movement.ts';

const tap = (at: string, counter?: string) => ({ gesture: 'tap', at, counter, by: 'mouse', x: 0, y: 0 }) as const;

const confirming = (confirm: 'first' | 'second' | 'button'): App => ({
  ...BARE_APP,
  settings: signal({ ...BARE_APP.settings.value, confirm }),
});

async function inHand(app: App = BARE_APP) {
  const game = await begin({ hotSeat: false });
  await playUntil(game, () => game.decision.value?.kind === 'movement-orders');
  const context = createPlayContext(game, app, HOLLAND44_CLIENT) as PlayContext;
  context.interaction.value?.tap?.(tap('1404'));
  await vi.waitFor(() => expect(reachOf(context)).toContain('1303'));
  return { game, context };
}

const shapesIn = ({ interaction }: PlayContext) => interaction.value?.shapes.value ?? [];
const reachOf = (context: PlayContext): readonly string[] =>
  shapesIn(context).flatMap((shape) => (shape.kind === 'hexes' && shape.look === 'reach' ? shape.hexes : []));
const endsOfWays = (context: PlayContext): readonly (string | undefined)[] =>
  shapesIn(context).flatMap((shape) => (shape.kind === 'path' && shape.look === 'march' ? [shape.places.at(-1)] : []));
const totals = (context: PlayContext) =>
  shapesIn(context).flatMap((shape) => (shape.kind === 'pill' && shape.look === 'total' ? [shape.hex] : []));
const marches = (game: OpenGame) => game.log.value.filter(({ choice }) => choice?.kind === 'march').length;

describe('pointing at a hex in reach', () => {
  it('shows the way and what it costs, and nothing when the pointer has left', async () => {
    const { context, game } = await inHand();
    expect(context.interaction.value?.point?.('1303')).toBe(true);
    expect([endsOfWays(context), totals(context)]).toEqual([['1303'], ['1303']]);
    expect(context.interaction.value?.point?.('2020')).toBe(false);
    expect([endsOfWays(context), totals(context)]).toEqual([[], []]);
    context.interaction.value?.point?.('1303');
    // Nothing was planned by it.
    context.interaction.value?.confirm?.();
    expect(marches(game)).toBe(0);
    context.dispose();
  });

  it('tells the board that a double tap means a march there, and nowhere else', async () => {
    const { context } = await inHand();
    expect([context.interaction.value?.takes?.('1303'), context.interaction.value?.takes?.('2020')]).toEqual([
      true,
      false,
    ]);
    context.dispose();
  });
});

describe('an order on the map', () => {
  it('is given by the second tap, unless the setting wants the button', async () => {
    for (const [confirm, given] of [
      ['second', 1],
      ['button', 0],
    ] as const) {
      const { context, game } = await inHand(confirming(confirm));
      context.interaction.value?.tap?.(tap('1303'));
      expect(marches(game)).toBe(0);
      context.interaction.value?.tap?.(tap('1303'));
      await allAnswered();
      expect(marches(game), confirm).toBe(given);
      context.dispose();
    }
  });

  it('is given by the first tap where the setting asks nothing', async () => {
    const { context, game } = await inHand(confirming('first'));
    context.interaction.value?.tap?.(tap('1303'));
    await vi.waitFor(() => expect(marches(game)).toBe(1));
    context.dispose();
  });
});

describe('two ways to a hex', () => {
  it('are both on the map, and the other is taken where it is tapped', async () => {
    const { context, game } = await inHand();
    const others = () =>
      shapesIn(context).flatMap((shape) => (shape.kind === 'path' && shape.look === 'other-way' ? [shape.places] : []));
    const forks = () =>
      shapesIn(context).flatMap((shape) => (shape.kind === 'pill' && shape.look === 'way' ? [shape.hex] : []));
    let end = '';
    for (const hex of reachOf(context)) {
      context.interaction.value?.tap?.(tap(hex));
      await allAnswered();
      end = hex;
      if (forks().length > 0) break;
    }
    const [fork = ''] = forks();
    const [other = []] = others();
    expect(other.at(-1)).toBe(end);
    context.interaction.value?.tap?.(tap(fork));
    expect(shapesIn(context)).toContainEqual({ kind: 'path', places: other, look: 'march' });
    context.interaction.value?.tap?.(tap(end));
    await vi.waitFor(() => expect(marches(game)).toBe(1));
    expect(game.log.value.at(-1)?.choice).toMatchObject({ path: other.slice(1) });
    context.dispose();
  });
});

/** Somebody has marched to others who have not marched yet. */
async function mixed() {
  const game = await begin({ hotSeat: false });
  await playUntil(game, () => game.decision.value?.kind === 'movement-orders');
  const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT) as PlayContext;
  const marchers = await game.choices({ kind: 'march', mode: 'normal' }, 4000);
  const joining = marchers.find(
    (choice) =>
      listOf(choice, 'units').length === 1 &&
      context.places.value.get(listOf(choice, 'path').at(-1) ?? '')?.[0]?.side === 'allied' &&
      context.units.value.get(listOf(choice, 'units')[0] ?? '')?.hex !== listOf(choice, 'path').at(-1),
  );
  if (joining === undefined) throw new Error('nobody can join others');
  await game.apply(joining);
  const place = listOf(joining, 'path').at(-1) ?? '';
  const [moved] = listOf(joining, 'units');
  const all = (context.places.value.get(place) ?? []).map(({ unit }) => unit);
  const others = all.filter((unit) => unit !== moved);
  expect([all.includes(moved ?? ''), others.length > 0]).toEqual([true, true]);
  const movement = createMovement(context, game.decision.value ?? { by: '', kind: '', at: '' });
  return { context, movement, place, all, others, moved: moved ?? '' };
}

describe('a mixed stack', () => {
  it('is taken up as far as it can go together, and says who stays and by which rule', async () => {
    const { context, movement, all, others, moved } = await mixed();
    movement.units.value = all;
    await vi.waitFor(() => expect(movement.units.value).toEqual(others));
    expect(movement.stays.value.map(({ unit }) => unit)).toEqual([moved]);
    for (const { reason } of movement.stays.value) expect(reason?.rule).toMatch(/^\d/);
    movement.dispose();
    context.dispose();
  });

  it('is left as its player picks it, though it can march together in another mode only', async () => {
    const { context, movement, place, all, moved } = await mixed();
    takeUp(movement, place);
    if (!movement.units.value.includes(moved)) toggle(movement, moved);
    await allAnswered();
    expect([...movement.units.value].sort()).toEqual([...all].sort());
    movement.dispose();
    context.dispose();
  });

  it('loses nobody at a second tap on one of its counters, and takes one along that was left out', async () => {
    const { context } = await inHand();
    const movement = createMovement(context, context.game.decision.value ?? { by: '', kind: '', at: '' });
    const inHandNow = () =>
      [...(context.interaction.value?.stances.value ?? [])].flatMap(([unit, s]) => (s === 'selected' ? [unit] : []));
    const before = inHandNow();
    expect(before.length).toBeGreaterThan(0);
    context.interaction.value?.tap?.(tap('1404', before[0]));
    context.interaction.value?.tap?.(tap('1404'));
    expect(inHandNow()).toEqual(before);
    takeUp(movement, '1404');
    const all = context.places.value.get('1404') ?? [];
    expect([...movement.units.value, ...movement.stays.value.map(({ unit }) => unit)].sort()).toEqual(
      all.map(({ unit }) => unit).sort(),
    );
    movement.dispose();
    context.dispose();
  });
});
