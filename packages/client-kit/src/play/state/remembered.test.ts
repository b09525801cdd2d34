import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { expect, test, vi } from 'vitest';
import { BARE_APP } from '../../../test/bare-app.ts';
import { begin } from '../../../test/in-process.ts';
import { createPlayContext } from '../play-context.ts';
import { leftIn, rememberScreen, type Shelf } from './remembered.ts';

function newShelf(): Shelf & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  };
}

test('overlays, tab and sheet are there again', async () => {
  const shelf = newShelf();
  const game = await begin({ hotSeat: false });
  const first = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT);
  const end = rememberScreen(first, shelf);
  first.overlays.toggle('zoc');
  first.overlays.toggle('reach');
  first.panels.openTab('rules');
  first.panels.setSheet('full');
  await vi.waitFor(() => expect([...shelf.texts.values()].join()).toContain('full'));
  end();
  first.dispose();
  const second = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT);
  rememberScreen(second, shelf)();
  expect([second.overlays.has('zoc'), second.overlays.has('reach')]).toEqual([true, false]);
  expect([second.panels.tab.value, second.panels.sheet.value]).toEqual(['rules', 'full']);
  second.dispose();
});

test('who sleeps or is skipped in a game rests on, and reasons stay hidden', async () => {
  const shelf = newShelf();
  const game = await begin({ hotSeat: false });
  const first = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT);
  const end = rememberScreen(first, shelf);
  first.rest.sleep(['a']);
  first.rest.skip(['b'], '1 movement');
  first.story.showReasons(false);
  await vi.waitFor(() => expect([...shelf.texts.values()].join()).toContain('sleep'));
  end();
  first.dispose();
  const again = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT);
  rememberScreen(again, shelf)();
  expect(['a', 'b', 'c'].map((unit) => again.rest.isResting(unit, '1 movement'))).toEqual([true, true, false]);
  expect(again.rest.isResting('b', '2 movement')).toBe(false);
  expect(again.story.hasReasons.value).toBe(false);
  again.dispose();
  const other = createPlayContext(await begin({ hotSeat: false }), BARE_APP, HOLLAND44_CLIENT);
  const [key = '', text = ''] = [...shelf.texts][0] ?? [];
  shelf.texts.set(key, text.replace(`"game":"${game.id}"`, '"game":"another"'));
  rememberScreen(other, shelf)();
  expect(other.rest.isResting('a', '1 movement')).toBe(false);
  other.dispose();
});

test('what cannot be read is as if nothing had been kept', () => {
  expect(leftIn(null)).toBeUndefined();
  expect(leftIn('{')).toBeUndefined();
  expect(leftIn('{"tab":"nowhere","sheet":7,"overlays":[1,"zoc"],"camera":{"middle":["a"]}}')).toMatchObject({
    tab: 'log',
    sheet: 'half',
    overlays: ['zoc'],
    camera: undefined,
    reasons: true,
    rest: [],
  });
  expect(leftIn('{"rest":[["a",{"kind":"sleep"}],["b",{"kind":"skip"}],7,["c",null]]}')?.rest).toEqual([
    ['a', { kind: 'sleep' }],
  ]);
});

test('a shelf that keeps nothing is no harm', async () => {
  let tried = 0;
  const full: Shelf = {
    getItem: () => null,
    setItem: () => {
      tried += 1;
      throw new Error('full');
    },
  };
  const game = await begin({ hotSeat: false });
  const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT);
  const end = rememberScreen(context, full);
  context.overlays.toggle('zoc');
  await vi.waitFor(() => expect(tried).toBe(1));
  expect(context.overlays.has('zoc')).toBe(true);
  end();
  context.dispose();
});
