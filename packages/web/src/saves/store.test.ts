import { describe, expect, test } from 'vitest';
import { fullDisk } from '../../test/fake-indexed-db.ts';
import { about, type Browser, browser, linesOf } from '../../test/store-parts.ts';
import { newId, readAbout } from './saved-game.ts';
import { keepNew, type Listed, type SaveStore } from './store.ts';
import { TakenOver } from './store-fault.ts';

const [A, B, A2] = [linesOf('A'), linesOf('B'), linesOf('A', 'x', 'y')];

const idOf = (one: Listed): string => (one.ok ? one.about.id : `damaged ${one.id}`);
const idsIn = async (store: SaveStore): Promise<readonly string[]> => (await store.list()).games.map(idOf);

/** A browser in which two games are kept. */
async function withTwo(): Promise<Browser & { readonly store: SaveStore }> {
  const one = browser();
  const store = one.open();
  await store.write(about('a', 1), A);
  await store.write(about('b', 2), B);
  await expect.poll(() => one.storage.length).toBe(2);
  return { ...one, store };
}

/** As the first version of the program made it. */
function firstVersion(database: IDBDatabase): void {
  database.createObjectStore('about', { keyPath: 'id' });
  database.createObjectStore('text');
}

describe('the store', () => {
  test('lists the newest first, and forgets what is removed', async () => {
    const { store } = await withTwo();
    expect(await idsIn(store)).toEqual(['b', 'a']);
    expect(await store.game('a')).toEqual({ about: about('a', 1), ...A });
    await store.remove('a');
    expect(await store.game('a')).toBeUndefined();
    expect(await idsIn(store)).toEqual(['b']);
  });

  test('writes no line again that is there, and takes those away that are not there any more', async () => {
    const { store, open, idb } = await withTwo();
    const names = Array.from({ length: 12 }, (_, n) => `x${n}`);
    for (let n = 1; n <= 12; n++) {
      const before = idb.puts;
      await store.write(about('a', n + 2, { answers: n }), { ...linesOf('A', ...names.slice(0, n)), end: A.end ?? '' });
      // What the list tells, and the line.
      expect(idb.puts).toBe(before + 2);
    }
    expect(await open().game('a')).toMatchObject({ ...linesOf('A', ...names), end: A.end, about: { answers: 12 } });
    expect(await store.game('b')).toMatchObject(B);
    await store.write(about('a', 20), linesOf('A', 'x0', 'x1', 'other'));
    expect(await open().game('a')).toEqual({ about: about('a', 20), ...linesOf('A', 'x0', 'x1', 'other') });
  });

  test('a window that goes on with what it has read writes only what is new', async () => {
    const { open, idb } = await withTwo();
    const store = open();
    await store.game('a');
    const before = idb.puts;
    await store.write(about('a', 3), { ...linesOf('A', 'x'), end: A.end ?? '' });
    expect(idb.puts).toBe(before + 2);
    expect(await open().game('a')).toMatchObject({ lines: linesOf('A', 'x').lines });
  });

  test('writes the whole where the database has something else than it thinks', async () => {
    const { store, open } = await withTwo();
    await store.write(about('a', 3), A2);
    await open().write(about('a', 4), linesOf('A', 'u'));
    await store.write(about('a', 5), linesOf('A', 'x', 'y', 'z'));
    expect(await open().game('a')).toMatchObject(linesOf('A', 'x', 'y', 'z'));
  });

  test('refuses every writing of a window from which the game was taken', async () => {
    const { store } = await withTwo();
    await store.claim('a', 'first');
    await store.write(about('a', 2, { owner: 'first' }), A2);
    await store.claim('a', 'second');
    await expect(store.write(about('a', 3, { owner: 'first' }), A2)).rejects.toThrow(TakenOver);
    expect(await store.game('a')).toMatchObject({ ...A2, about: { owner: 'second', changed: 2 } });
    // Nothing was new but who sat at the screen.
    expect((await store.list()).games).toHaveLength(2);
  });

  test('what such a window still had becomes a game of its own', async () => {
    const { store } = await withTwo();
    await store.claim('a', 'second');
    await expect(store.write(about('a', 9, { owner: 'first' }), A2)).rejects.toThrow(TakenOver);
    const { games } = await store.list();
    const branch = games.find((one) => one.ok && one.about.isBranch === true);
    expect(games).toHaveLength(3);
    expect(branch === undefined ? undefined : await store.game(idOf(branch))).toMatchObject(A2);
    expect(await store.game('a')).toMatchObject(A);
  });
});

describe('a disk that is full', () => {
  test('is said, what was kept stays, and what was not is written when there is room', async () => {
    const { idb, store, open, wake } = await withTwo();
    idb.failure = fullDisk();
    await expect(store.write(about('a', 3), A2)).rejects.toMatchObject({ name: 'UnknownError' });
    expect(store.unsaved.value.get('a')).toMatchObject({ kind: 'full' });
    await wake();
    expect(store.unsaved.value.size).toBe(1);
    // This window shows what it holds, and that it is not kept; another shows what is.
    expect((await store.list()).games).toMatchObject([{ about: { id: 'a' }, isUnsaved: true }, { isUnsaved: false }]);
    expect(await store.game('a')).toMatchObject(A2);
    expect(await open().game('a')).toMatchObject(A);

    idb.failure = undefined;
    await wake();
    await expect.poll(() => store.unsaved.value.size).toBe(0);
    expect(await open().game('a')).toMatchObject(A2);
    expect(await idsIn(open())).toEqual(['a', 'b']);
  });

  test('is said also where a single row finds no room', async () => {
    const { idb, store, open } = await withTwo();
    idb.putFailure = new DOMException('', 'QuotaExceededError');
    await expect(store.write(about('a', 3), A2)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(store.unsaved.value.get('a')).toMatchObject({ kind: 'full' });
    idb.putFailure = undefined;
    expect(await open().game('a')).toMatchObject(A);
  });

  test('is tried again at once when the player asks', async () => {
    const { idb, store, open } = await withTwo();
    idb.failure = fullDisk();
    await store.write(about('a', 3), A2).catch(() => {});
    idb.failure = undefined;
    await store.retry();
    expect(store.unsaved.value.size).toBe(0);
    expect(await open().game('a')).toMatchObject(A2);
  });

  test('on which the browser has thrown everything away gives all games back', async () => {
    const { idb, store, open, wake, copies } = await withTwo();
    await store.write(about('b', 4, { answers: 1 }), linesOf('B', 'x'));
    await expect.poll(() => copies.isCurrent(about('b', 4))).toBe(true);
    idb.failure = fullDisk();
    await store.write(about('a', 5), A2).catch(() => {});
    idb.clear();
    idb.isLocked = true;
    // This window cannot open it at all, and knows why.
    await wake();
    expect(store.unsaved.value.get('a')).toMatchObject({ kind: 'full' });
    expect(await store.list()).toMatchObject({ games: [{ isUnsaved: true }], fault: { kind: 'full' } });
    idb.isLocked = false;
    // Still full: another window shows the copies, and cannot put them back yet.
    const before = idb.aborted;
    expect(await idsIn(open())).toEqual(['b', 'a']);
    await expect.poll(() => idb.aborted).toBe(before + 2);
    expect(await idb.count('about')).toBe(0);

    idb.isLocked = true;
    idb.failure = undefined;
    await wake();
    await expect.poll(() => store.unsaved.value.size).toBe(0);
    // Both are back without anybody having looked at the list.
    await expect.poll(() => idb.count('about')).toBe(2);
    const other = open();
    expect(await idsIn(other)).toEqual(['a', 'b']);
    expect(await other.game('a')).toMatchObject(A2);
    expect(await other.game('b')).toMatchObject({ ...linesOf('B', 'x'), about: { answers: 1 } });
  });

  test('gives back a game that belongs to no window: the one that opens it plays on', async () => {
    const { idb, store, open, copies } = await withTwo();
    await store.claim('a', 'before');
    await store.write(about('a', 3, { owner: 'before' }), A2);
    await expect.poll(() => copies.isCurrent(about('a', 3))).toBe(true);
    idb.clear();
    const later = open();
    await later.claim('a', 'now');
    expect(await later.game('a')).toMatchObject(A2);
    await expect.poll(() => idb.count('about').catch(() => 0)).toBe(1);
    await later.write(about('a', 4, { owner: 'now' }), linesOf('A', 'x', 'y', 'z'));
    expect(await open().game('a')).toMatchObject({ about: { owner: 'now', changed: 4 } });
  });

  test('does not keep a new game from being played', async () => {
    const { idb, open } = browser();
    const store = open();
    idb.openFailure = new DOMException('Encountered full disk while opening backing store', 'QuotaExceededError');
    await keepNew(store, about('new'), A);
    expect(await store.game('new')).toMatchObject(A);
    expect(store.unsaved.value.get('new')).toMatchObject({ kind: 'full' });
  });
});

describe('a database that does not open', () => {
  test('is no empty list, and can be tried again', async () => {
    const { idb, open } = await withTwo();
    idb.openFailure = new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
    const store = open();
    expect(await store.list()).toMatchObject({ games: [], fault: { kind: 'unreadable' } });
    await expect(store.game('a')).rejects.toMatchObject({ name: 'UnknownError' });
    idb.openFailure = undefined;
    expect(await store.list()).toMatchObject({ games: [{ ok: true }, { ok: true }] });
  });

  test('since an older window holds it is said, and opens when that lets go', async () => {
    const { idb, open } = browser();
    const older = await idb.connect(1, firstVersion);
    await idb.put('about', about('old'));
    const store = open();
    expect(await store.list()).toMatchObject({ fault: { kind: 'blocked' } });
    older.close();
    expect(await idsIn(store)).toEqual(['old']);
  });

  test('since a newer version has been there is said', async () => {
    const { idb, store, open } = await withTwo();
    (await idb.connect(99)).close();
    expect(await open().list()).toMatchObject({ fault: { kind: 'version' } });
    expect(await store.list()).toMatchObject({ fault: { kind: 'version' } });
  });

  test('is let go of when a newer version asks for it', async () => {
    const { idb, store } = await withTwo();
    // Opens only when the window has let go.
    await idb.connect(99);
    await expect(store.write(about('a', 3), A2)).rejects.toMatchObject({ name: 'VersionError' });
    expect(store.unsaved.value.get('a')).toMatchObject({ kind: 'version' });
  });
});

describe('a record that is damaged', () => {
  test.each([
    ['lacks a field', { ...about('x'), answers: undefined }, 'answers'],
    ['has a field of another kind', { ...about('x'), undone: [{ kind: 7 }] }, 'undone'],
    ['has a player who is none', { ...about('x'), players: { german: 3 } }, 'players'],
    ['has a date that is none', { ...about('x'), changed: Number.NaN }, 'changed'],
  ])('because it %s is listed with what is wrong, after those that can be opened', async (_, row, field) => {
    const { idb, open } = await withTwo();
    await idb.put('about', row);
    const { games } = await open().list();
    expect(games).toMatchObject([{ ok: true }, { ok: true }, { ok: false, id: 'x', field }]);
  });

  test('because it is no object at all is not taken for a game', () => {
    expect(readAbout('nonsense')).toEqual({ ok: false, field: 'about' });
  });

  test('and that the browser cannot read at all does not hide the others either', async () => {
    const { idb, open, storage } = await withTwo();
    idb.unreadable.add('about a');
    storage.clear();
    const store = open();
    expect(await idsIn(store)).toEqual(['b', 'damaged a']);
    await store.remove('a');
    expect(await idsIn(store)).toEqual(['b']);
  });

  test('is read from its second copy where there is one, and that is told', async () => {
    const { idb, open } = await withTwo();
    await idb.put('about', { id: 'a' });
    await idb.put('lines', { id: 'b', n: 0, line: '{"torn' });
    const store = open();
    expect(await idsIn(store)).toEqual(['b', 'a']);
    expect(await store.game('a')).toMatchObject({ ...A, isCopy: true });
    expect(await store.game('b')).toMatchObject({ ...B, isCopy: true });
    idb.unreadable.add('lines b');
    expect(await store.game('b')).toMatchObject({ ...B, isCopy: true });
  });
});

test('of a game whose second copy is gone too, what can be read is given, and what is missing is seen', async () => {
  const { idb, open, storage } = await withTwo();
  await open().write(about('a', 3), linesOf('A', 'x', 'y', 'z'));
  await idb.remove('lines', ['a', 2]);
  storage.clear();
  const [header, x, , z] = linesOf('A', 'x', 'y', 'z').lines;
  expect((await open().game('a'))?.lines).toEqual([header, x, undefined, z]);
});

test('ids are new, and fit into an address', () => {
  const ids = new Set(Array.from({ length: 100 }, newId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{21}$/);
});
