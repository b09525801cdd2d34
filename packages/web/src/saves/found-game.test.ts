import { type OpenGame, openGame } from '@bridgehead/client-kit/game';
import { begin, inProcess, quickChoice } from '@bridgehead/client-kit/testing';
import { type SaveLines, saveLines } from '@bridgehead/engine/save-text';
import { describe, expect, test } from 'vitest';
import { about } from '../../test/store-parts.ts';
import { foundIn, openFound, readKept } from './found-game.ts';
import type { KeptGame } from './saved-game.ts';

const PLAYERS = { allied: 'person', german: 'recruit' };

async function played(): Promise<{ readonly game: OpenGame; readonly lines: SaveLines }> {
  const game = await begin({ hotSeat: false, players: PLAYERS });
  for (let i = 0; i < 8; i++) await game.apply(await quickChoice(game));
  return { game, lines: saveLines(await game.save()) };
}

async function opened(kept: Omit<KeptGame, 'about'>) {
  const engine = inProcess();
  const whole = { about: about('a'), ...kept };
  const found = await foundIn(engine, whole, about('a'));
  return openFound(found, (save) => openGame({ engine, id: 'a', opening: { save } }));
}

describe('a kept game', () => {
  test('opens as it was, against its opponent, and goes on with its lines', async () => {
    const { game, lines } = await played();
    const again = await opened(lines);
    expect(again.warning).toBeUndefined();
    expect(again.game).toEqual(lines);
    expect(again.opened.game.log.value).toEqual(game.log.value);
    expect(again.opened.game.players.value).toEqual(PLAYERS);
  });

  test.each<[string, unknown, number]>([
    ['is missing', undefined, 3],
    ['is torn', '{"by":"allied","cho', 3],
    ['is no choice', '{"whom":"allied"}', 3],
    ['is a choice of nobody', '{"by":7,"choice":{"kind":"land"}}', 3],
    ['has a field that nobody reads', '{"by":"allied","choice":{"kind":"land"},"cheat":true}', 3],
  ])('of which a line %s opens up to it, and says how many answers are lost', async (_, line, before) => {
    const { game, lines } = await played();
    const at = lines.lines.indexOf(JSON.stringify({ by: 'allied', choice: game.log.value[3]?.choice }));
    const again = await opened({ ...lines, lines: lines.lines.with(at, line as string) });
    expect(again.warning).toMatch(/^The last moves of this game \(5\) are lost/);
    expect(again.opened.game.log.value).toEqual(game.log.value.slice(0, before));
  });

  test('whose rules have changed is opened with a warning, and is written anew', async () => {
    const { game, lines } = await played();
    const at = lines.lines.length - 1;
    const again = await opened({ ...lines, lines: lines.lines.with(at, '{"by":"allied","choice":{"kind":"fly"}}') });
    expect(again.warning).toContain('no longer agrees');
    expect(again.game).toBeUndefined();
    expect(again.opened.game.view.value).toEqual(game.view.value);
  });

  test.each<[string, (header: string) => string, string]>([
    ['a level that there is not', (header) => header.replace('"recruit"', '"general"'), 'no computer player “general”'],
    ['a player that is none', (header) => header.replace('"by":"computer"', '"by":"robot"'), 'a person plays on'],
    ['a side that there is not', (header) => header.replace('"german":{"by"', '"french":{"by"'), 'no side “french”'],
  ])('with %s is opened for people, with a sentence', async (_, edit, says) => {
    const { game, lines } = await played();
    const again = await opened({ ...lines, lines: lines.lines.with(0, edit(lines.lines[0] ?? '')) });
    expect(again.warning).toContain(says);
    expect(again.opened.game.players.value.german ?? 'person').toBe('person');
    expect(again.opened.game.log.value).toEqual(game.log.value);
    // Who plays is no part of the record: that goes on.
    expect(again.game).toBeDefined();
  });

  test('without its first line is none any more', async () => {
    const { lines } = await played();
    const whole = { about: about('a'), ...lines };
    expect(readKept(whole)).toMatchObject({ ok: true });
    expect(readKept({ ...whole, lines: [undefined, ...lines.lines.slice(1)] })).toEqual({ ok: false, field: 'lines' });
    expect(readKept({ ...whole, about: { id: 'a' } })).toEqual({ ok: false, field: 'title' });
  });
});
