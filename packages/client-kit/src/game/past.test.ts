import { describe, expect, test } from 'vitest';
import { EXAMPLE } from '../../test/extended-example.ts';
import { begin, playUntil } from '../../test/in-process.ts';

describe('the past of a game', () => {
  test('is told as it was seen then, all in one breath, and the game stays as it is', async () => {
    const game = await begin({
      hotSeat: false,
      opening: { setUp: { ...EXAMPLE.setUp, seed: 1 } },
      dice: EXAMPLE.dice,
    });
    const seen = new Map<number, unknown>();
    for (const { choice } of EXAMPLE.steps.slice(0, 40)) {
      seen.set(game.log.value.length, game.view.value);
      await game.apply(choice);
    }
    const now = [game.view.value, game.decision.value, game.mayUndo.value];
    const ats = [30, 3, 17];
    const views = await Promise.all(ats.map((at) => game.past.view(at)));
    // Whose eyes are on the screen may have changed since: what lies on the map has not.
    for (const [i, at] of ats.entries())
      expect(views[i]).toMatchObject({ units: (seen.get(at) as { units: unknown }).units });
    expect(await game.past.view(game.log.value.length)).toEqual(game.view.value);
    expect(await game.past.query(3, 'victory', {})).toHaveProperty('items');
    expect([game.view.value, game.decision.value, game.mayUndo.value]).toEqual(now);
    // It goes on with the same dice.
    for (const { choice } of EXAMPLE.steps.slice(40, 60)) expect(await game.apply(choice)).toEqual({ legal: true });
  });

  test('has no answer to what was never asked, and none beyond the end', async () => {
    const game = await begin({ hotSeat: false });
    await playUntil(game, () => game.log.value.length > 3);
    await expect(game.past.query(1, 'martians', {})).rejects.toThrow();
    await expect(game.past.view(99)).rejects.toThrow(/whole number/);
    await expect(game.past.view(-1)).rejects.toThrow(/whole number/);
  });
});
