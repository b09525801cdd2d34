/** Landings and advances by counters on the map: several together, all at once, and never somebody left out unsaid. */
import { createChooser, createPlayContext } from '@bridgehead/client-kit/play';
import { BARE_APP, begin, exampleGame, listOf, playUntil } from '@bridgehead/client-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { HOLLAND44_CLIENT } from '../index.ts';
import type { PlayContext } from '../play-context.ts';

const tap = (at: string, counter?: string) => ({ gesture: 'tap', at, counter, by: 'mouse', x: 0, y: 0 }) as const;

async function atLanding() {
  const game = await begin({ hotSeat: false });
  await playUntil(game, () => game.decision.value?.kind === 'land');
  const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT) as PlayContext;
  await vi.waitFor(() => expect(context.interaction.value?.planned?.value.length).toBeGreaterThan(0));
  const placeOf = (unit: string) => context.interaction.value?.planned?.value.find((one) => one.unit === unit)?.hex;
  return { game, context, placeOf };
}

const offered = ({ interaction }: PlayContext): readonly string[] =>
  (interaction.value?.shapes.value ?? []).flatMap((shape) =>
    shape.kind === 'hexes' && shape.look === 'option' ? shape.hexes : [],
  );

describe('landing', () => {
  it('stands on the map as it is planned, and one press lands everybody', async () => {
    const { game, context } = await atLanding();
    const planned = context.interaction.value?.planned?.value ?? [];
    expect(planned.length).toBe(12);
    expect([...(context.interaction.value?.stances.value.values() ?? [])]).toEqual(planned.map(() => 'planned'));
    const before = game.log.value.length;
    context.interaction.value?.primary.value?.act();
    await vi.waitFor(() => expect(game.decision.value?.kind).not.toBe('land'));
    const landed = game.log.value.slice(before, before + planned.length).map(({ choice }) => choice);
    expect(landed).toEqual(planned.map(({ unit, hex }) => ({ kind: 'land', unit, hex })));
    context.dispose();
  });

  it('is changed by taking up counters together and tapping a hex, and keeps the change until all have landed', async () => {
    const { game, context, placeOf } = await atLanding();
    const pair = ['us.82.505.1', 'us.82.505.3'];
    const from = placeOf(pair[0] ?? '') ?? '';
    expect(placeOf(pair[1] ?? '')).toBe(from);
    context.interaction.value?.tap?.(tap(from, pair[0]));
    expect(pair.map((unit) => context.interaction.value?.stances.value.get(unit))).toEqual(['selected', 'selected']);
    const [other = ''] = offered(context).filter((hex) => hex !== from);
    context.interaction.value?.tap?.(tap(other));
    expect(pair.map(placeOf)).toEqual([other, other]);
    // One goes first: the plan of the others is still the changed one.
    context.interaction.value?.select?.('us.82.504.1');
    context.interaction.value?.confirm?.();
    await vi.waitFor(() => expect(context.interaction.value?.planned?.value.length).toBe(11));
    expect(game.log.value.at(-1)?.choice).toMatchObject({ kind: 'land', unit: 'us.82.504.1' });
    expect(pair.map(placeOf)).toEqual([other, other]);
    context.dispose();
  });

  it('shows who has landed before when nobody is in hand', async () => {
    const { context } = await atLanding();
    context.interaction.value?.tap?.(tap('6418'));
    expect(context.selection.place.value).toBe('6418');
    context.dispose();
  });

  it('[22.2.1] refuses a hex that is not theirs, with its rule, and leaves the plan as it was', async () => {
    const { game, context, placeOf } = await atLanding();
    const from = placeOf('us.82.505.1') ?? '';
    const before = game.log.value.length;
    context.interaction.value?.select?.('us.82.505.1');
    context.interaction.value?.tap?.(tap('3206'));
    await vi.waitFor(() => expect(context.selection.refusal.value).toMatchObject({ rule: '22.2.1', at: '3206' }));
    expect(placeOf('us.82.505.1')).toBe(from);
    expect(game.log.value.length).toBe(before);
    context.dispose();
  });
});

describe('scatter', () => {
  it('shows the die of its own hex, and not that of the landing before', async () => {
    const game = await exampleGame({ step: 12 });
    const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT) as PlayContext;
    const asked = game.decision.value;
    expect(asked?.kind).toBe('scatter');
    expect(context.interaction.value?.hasOwnDice?.value).toBe(true);
    const [choice] = await game.choices({ kind: 'scatter' }, 1);
    await game.apply(choice ?? { kind: '' });
    const rolled = game.log.value.at(-1)?.events.find(({ kind }) => kind === 'landing-rolled');
    expect(asked?.about?.die).toBe(rolled?.die);
    context.dispose();
  });
});

describe('an advance', () => {
  async function advancing() {
    const game = await exampleGame({ step: 91 });
    const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT) as PlayContext;
    await vi.waitFor(() => expect(offered(context).length).toBeGreaterThan(0));
    const inHand = () =>
      [...(context.interaction.value?.stances.value ?? [])].flatMap(([unit, stance]) =>
        stance === 'selected' ? [unit] : [],
      );
    return { game, context, inHand };
  }

  it('takes up as much of a stack as can go together, offers its hexes, and goes at the second tap', async () => {
    const { game, context, inHand } = await advancing();
    const all = offered(context);
    context.interaction.value?.tap?.(tap('1504', 'uk.gds.2ig'));
    expect(inHand().length).toBe(2);
    expect(inHand()).toContain('uk.gds.2ig');
    expect(offered(context).length).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining([...offered(context)]));
    context.interaction.value?.tap?.(tap('1605'));
    context.interaction.value?.tap?.(tap('1605'));
    await vi.waitFor(() => expect(game.log.value.at(-1)?.choice?.kind).toBe('advance'));
    expect(listOf(game.log.value.at(-1)?.choice ?? { kind: '' }, 'units').length).toBe(2);
    context.dispose();
  });

  it('takes a stack up at the first tap even where it could come back to', async () => {
    const { game, context } = await advancing();
    const asked = game.decision.value ?? { by: '', kind: '', at: '' };
    const back = { kind: 'advance', units: ['uk.gds.2ig'], path: ['1605', '1504'] };
    const chooser = createChooser(context, asked, { more: async () => [back] });
    await vi.waitFor(() => expect(chooser.all.value).toContainEqual(back));
    chooser.tap(tap('1504'));
    expect([chooser.where.value, chooser.party.value.includes('uk.gds.2ig')]).toEqual([undefined, true]);
    context.dispose();
  });

  it('drops nobody at a second tap; who cannot come too is taken alone, and the rule is named', async () => {
    const { context, inHand } = await advancing();
    context.interaction.value?.tap?.(tap('1504', 'uk.gds.2ig'));
    const together = inHand();
    context.interaction.value?.tap?.(tap('1504', 'uk.gds.2ig'));
    expect(inHand()).toEqual(together);
    expect(context.selection.refusal.value).toBeUndefined();
    const [third = ''] = ['uk.gds.2ig', 'uk.gds.2gg', 'uk.gds.5cg'].filter((unit) => !together.includes(unit));
    context.interaction.value?.tap?.(tap('1504', third));
    expect(inHand()).toEqual([third]);
    await vi.waitFor(() =>
      expect(context.selection.refusal.value).toMatchObject({ rule: expect.stringMatching(/^\d/) }),
    );
    context.dispose();
  });

  it('closes the card of its stack when another question is asked', async () => {
    const { game, context } = await advancing();
    context.interaction.value?.tap?.(tap('1504', 'uk.gds.2ig'));
    expect(context.selection.place.value).toBe('1504');
    context.interaction.value?.tap?.(tap('1605'));
    context.interaction.value?.tap?.(tap('1605'));
    await vi.waitFor(() => expect(game.decision.value?.kind).toBe('advance-on'));
    expect(context.selection.place.value).toBeUndefined();
    context.selection.select('1605');
    await game.apply({ kind: 'halt' });
    expect(context.selection.place.value).toBeUndefined();
    context.dispose();
  });
});
