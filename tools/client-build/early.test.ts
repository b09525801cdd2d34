import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { type EarlyFile, earlyPart, fetchEarly } from './early.ts';

const FILES: readonly EarlyFile[] = [
  { name: 'screen.js', of: '' },
  { name: 'one.js', of: 'one' },
  { name: 'one.css', of: 'one' },
  { name: 'two.js', of: 'two' },
];

/** What the page links to at once, with this address and this in its storage. */
function linked(hash: string, kept: string | null, isLoaded = false): readonly string[] {
  const links: { href?: string }[] = [];
  runInNewContext(fetchEarly(FILES), {
    location: { hash },
    localStorage: { getItem: () => kept },
    document: { createElement: () => ({}), head: { append: (link: { href?: string }) => links.push(link) } },
    addEventListener: (_kind: string, heard: () => void) => (isLoaded ? heard() : undefined),
    setTimeout: (act: (part: unknown) => void, _ms: number, part: unknown) => act(part),
  });
  return links.map(({ href = '' }) => href);
}

it('a game of the last title has its screen and its title fetched with the page, and no other title', () => {
  expect(linked('#/game/a', '{"title":"one"}')).toEqual(['./screen.js', './one.js', './one.css']);
  expect(linked('#/replay/a/3', '{"title":"two"}')).toEqual(['./screen.js', './two.js']);
});

it('where the last title is not known the screen alone comes early, and the start page waits for nothing', () => {
  expect(linked('#/game/a', null)).toEqual(['./screen.js']);
  expect(linked('#/game/a', 'spoilt')).toEqual(['./screen.js']);
  expect(linked('', '{"title":"one"}')).toEqual([]);
});

it('once the start page is there it has the game screen fetched, and no title that nobody has chosen', () => {
  expect(linked('', '{"title":"one"}', true)).toEqual(['./screen.js']);
});

it('parts of the game screen are known by their modules', () => {
  expect(earlyPart('/x/packages/client-kit/src/play/entry.ts')).toBe('');
  expect(earlyPart('/x/titles/two/client/index.ts')).toBe('two');
  expect(earlyPart('/x/titles/two/src/index.ts')).toBeUndefined();
  expect(earlyPart(null)).toBeUndefined();
});
