import { readFileSync } from 'node:fs';
import { type JsonObject, openGame } from '@bridgehead/client-kit/game';
import { inProcess } from '@bridgehead/client-kit/testing';
import { describe, expect, test } from 'vitest';
import { type Browser, browser } from '../../test/store-parts.ts';
import { foundIn, openFound, readKept } from './found-game.ts';
import { createKeeper } from './keeper.ts';
import { fileOf, readSaveText } from './save-text.ts';
import type { KeptGame, SavedGame } from './saved-game.ts';
import type { SaveStore } from './store.ts';

type Row = Readonly<Record<string, unknown>>;

/** A game as the client of the second version of the database kept it: rows of its stores, its second copy, where it stood. */
interface OlderRows {
  readonly about: SavedGame & Required<Pick<SavedGame, 'players'>>;
  readonly text: string;
  readonly steps: readonly Row[];
  readonly position: JsonObject;
  readonly storage: Readonly<Record<string, string>>;
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const OLDER: OlderRows = JSON.parse(read('../../test/kept/by-version-2.json'));
const FIRST_SAVE = read('../../../cli/test/saves/version-1/holland44-short.json');

async function keptThen(rows: Partial<OlderRows> = {}): Promise<Browser> {
  const one = browser();
  const { about, text, steps } = { ...OLDER, ...rows };
  const upgrade = (database: IDBDatabase): void => {
    database.createObjectStore('about', { keyPath: 'id' });
    database.createObjectStore('text');
    database.createObjectStore('steps', { keyPath: ['id', 'n'] });
  };
  (await one.idb.connect(2, upgrade)).close();
  await one.idb.put('about', about);
  await one.idb.put('text', text, about.id);
  for (const step of steps) await one.idb.put('steps', { ...step, id: about.id });
  return one;
}

async function opened(store: SaveStore, keep?: () => Promise<void>) {
  const kept = (await store.game('old')) as KeptGame;
  const known = readKept(kept);
  if (!known.ok) throw new Error(known.field);
  const engine = inProcess();
  const found = await foundIn(engine, kept, known.about);
  const {
    opened,
    warning,
    game: lines,
  } = await openFound(found, (save, dice) =>
    openGame({ engine, id: 'old', opening: { save }, dice, ...(keep && { keep }) }),
  );
  return { game: opened.game, warning, lines, about: known.about, isWhole: found.isWhole };
}

describe('a game that an older version of the client has kept', () => {
  test('is listed, and opens where it was, against its opponent', async () => {
    const store = (await keptThen()).open();
    const { players } = OLDER.about;
    expect((await store.list()).games).toMatchObject([{ ok: true, about: { id: 'old', answers: 8, players } }]);
    const { game, warning, isWhole } = await opened(store);
    expect(warning).toBeUndefined();
    expect(isWhole).toBe(true);
    expect(game.players.value).toEqual(players);
    expect((await game.save()).position).toEqual(OLDER.position);
  });

  test('is kept as lines from its first change on, and no sooner', async () => {
    const { open, idb } = await keptThen();
    const store = open();
    const keeping: { keep?: () => Promise<void> } = {};
    const { game, about, lines } = await opened(store, () => keeping.keep?.() ?? Promise.resolve());
    expect(lines).toBeUndefined();
    const keeper = createKeeper({
      store,
      id: 'old',
      about: () => ({ ...about, answers: game.log.value.length }),
      save: () => game.save(),
      failed: () => {},
    });
    keeping.keep = () => keeper.keep({ after: 0, choices: [] });
    expect([await idb.count('text'), await idb.count('steps'), await idb.count('lines')]).toEqual([1, 11, 0]);
    const [choice = { kind: 'none' }] = await game.choices({ kind: 'land' }, 1);
    await game.apply(choice);
    await keeper.settled();
    expect([await idb.count('text'), await idb.count('steps')]).toEqual([0, 0]);
    const again = await opened(open());
    expect(again.lines).toBeDefined();
    expect(again.warning).toBeUndefined();
    expect((await again.game.save()).position).toEqual((await game.save()).position);
    expect(again.game.players.value).toEqual(OLDER.about.players);
  });

  test('is a file with all that was done', async () => {
    const kept = (await (await keptThen()).open().game('old')) as KeptGame;
    const file = await fileOf(inProcess(), kept);
    expect(await readSaveText(inProcess(), file ?? '')).toMatchObject({
      ok: true,
      about: { answers: 8 },
      players: OLDER.about.players,
      save: { position: OLDER.position },
    });
  });

  test('whose save is of version 1 opens with the players that were kept beside it', async () => {
    const store = (await keptThen({ text: FIRST_SAVE, steps: [] })).open();
    const { game, warning } = await opened(store);
    expect(warning).toBeUndefined();
    expect(game.players.value).toEqual(OLDER.about.players);
    expect(game.log.value.length).toBeGreaterThan(10);
  });

  test.each<[string, readonly Row[], number]>([
    ['is damaged', OLDER.steps.with(2, { ...OLDER.steps[2], choice: 'gone' }), 2],
    ['is missing', OLDER.steps.toSpliced(2, 1), 2],
    ['is of no kind', OLDER.steps.with(0, { n: 1, did: 'dance' }), 0],
    ['is not legal any more', OLDER.steps.with(4, { n: 5, did: 'answer', choice: { kind: 'fly' }, came: '' }), 4],
  ])('of which a step %s opens as far as it goes, and says how many are lost', async (_, steps, done) => {
    const { game, warning, isWhole } = await opened((await keptThen({ steps })).open());
    expect(warning).toContain(`(${steps.length - done}) are lost`);
    expect(isWhole).toBe(false);
    expect(game.log.value.length).toBe(1 + done - (done === 4 ? 2 : 0));
  });

  test('in which something does not come as it came then says so', async () => {
    const steps = OLDER.steps.map((step) => ({ ...step, came: '00000000' }));
    expect((await opened((await keptThen({ steps })).open())).warning).toContain('rules have been corrected');
  });

  test('opens from its second copy where that is all that is left', async () => {
    const { storage, open } = browser();
    for (const [key, value] of Object.entries(OLDER.storage)) storage.setItem(key, value);
    const store = open();
    expect((await store.list()).games).toMatchObject([{ ok: true, about: { id: 'old' } }]);
    expect((await (await opened(store)).game.save()).position).toEqual(OLDER.position);
  });

  test('of the first version, without steps, is taken over with everything in it', async () => {
    const { idb, open } = browser();
    const upgrade = (database: IDBDatabase): void => {
      database.createObjectStore('about', { keyPath: 'id' });
      database.createObjectStore('text');
    };
    (await idb.connect(1, upgrade)).close();
    await idb.put('about', OLDER.about);
    await idb.put('text', OLDER.text, 'old');
    expect((await opened(open())).game.log.value).toHaveLength(1);
  });

  test('whose text is torn can be had as it lies there, and removed', async () => {
    const { open, idb } = await keptThen({ text: '{"format":"bridgehead-s' });
    const store = open();
    const kept = (await store.game('old')) as KeptGame;
    expect(readKept(kept)).toEqual({ ok: false, field: 'lines' });
    expect(await fileOf(inProcess(), kept)).toBeUndefined();
    expect(kept).toMatchObject({ lines: ['{"format":"bridgehead-s'], steps: { length: 11 } });
    await store.remove('old');
    expect([await idb.count('about'), await idb.count('text'), await idb.count('steps')]).toEqual([0, 0, 0]);
  });
});
