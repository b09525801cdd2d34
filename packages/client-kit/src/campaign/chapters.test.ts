import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { describe, expect, test } from 'vitest';
import { BARE_APP } from '../../test/bare-app.ts';
import { EXAMPLE, exampleGame } from '../../test/extended-example.ts';
import { begin } from '../../test/in-process.ts';
import { createPlayContext } from '../play/play-context.ts';
import { chaptersOf, turnStart } from './chapters.ts';

describe('a replay', () => {
  test('knows turns and battles that are still to come, while its log tells what has been', async () => {
    const played = await exampleGame({ step: EXAMPLE.steps.length });
    const game = await begin({ opening: { save: await played.save() }, replay: 'start', hotSeat: false });
    const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT);
    expect(game.log.value).toEqual([]);
    expect(game.whole.value.length).toBe(EXAMPLE.steps.length);
    const fought = game.whole.value.filter(({ events }) => events.some(({ kind }) => kind === 'combat-result'));
    const chapters = chaptersOf(context);
    expect(chapters.length).toBe(fought.length);
    const [first] = chapters;
    await game.goTo(first?.at ?? 0);
    const begun = game.log.value.at(-1)?.events.find(({ kind }) => kind === 'attack-declared');
    expect(begun?.target).toBe(first?.battle.target);
    expect(turnStart(context, 9)).toBeUndefined();
    await game.goTo(turnStart(context, 2) ?? 0);
    expect(game.view.value?.turn).toBe(2);
    context.dispose();
  });
});
