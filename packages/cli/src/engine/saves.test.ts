/** Saves at the protocol: who plays, what was cut off, and what is refused. */
import { checksumOf, type JsonObject, readSaveText, type SaveFile, saveLines, writeSaveText } from '@bridgehead/engine';
import { changedLines, soundLines } from '@bridgehead/engine/save-text';
import { createSession, type HostSession } from '@bridgehead/protocol';
import { TOY } from '@bridgehead/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { protocolClientOf } from '../../test/protocol-client.ts';
import { ENGINE_PLAYERS } from './engine-players.ts';

let session: HostSession;
beforeEach(() => {
  session = createSession({ titles: [TOY], newSeed: () => 7, players: ENGINE_PLAYERS });
});
const { ask, result, newToy } = protocolClientOf(() => session);

const STAFF = { by: 'computer', level: 'staff' };
const PERSON = { by: 'person' };

/** Six answers of a game, saved. */
function saved(seating: JsonObject = {}): SaveFile & JsonObject {
  const game = newToy(seating);
  for (let seed = 0; seed < 6; seed++) {
    const [choice] = result<JsonObject[]>('choices', { game, sample: 1, seed });
    result('apply', { game, choice });
  }
  return result('save', { game });
}

interface Loaded {
  readonly game: string;
  readonly players: JsonObject;
  readonly hotSeat: boolean;
  readonly warning?: string;
  readonly playersWarning?: string;
}
const load = (save: object): Loaded => result<Loaded>('load', { save });

describe('who plays', () => {
  test('is saved and told when the save is loaded', () => {
    const seating = { players: { red: STAFF, blue: PERSON }, hotSeat: false };
    expect(load(saved(seating))).toEqual({ game: 'g2', ...seating });
    expect(load(saved({ hotSeat: true }))).toMatchObject({ players: {}, hotSeat: true });
  });

  test('is no part of the set-up: a side may be handed over', () => {
    const save = saved({ players: { red: STAFF } });
    expect(saved().checksum).toBe(save.checksum);
    const { warning, ...loaded } = load({ ...save, players: { blue: STAFF } });
    expect(warning).toBeUndefined();
    expect(loaded.players).toEqual({ blue: STAFF });
  });

  test.each<[string, unknown, JsonObject, string]>([
    [
      'an unknown level',
      { red: { by: 'computer', level: 'general' }, blue: STAFF },
      { red: PERSON, blue: STAFF },
      'general',
    ],
    ['an unknown side', { green: STAFF, blue: STAFF }, { blue: STAFF }, 'no side “green”'],
    ['a player that is none', { red: 'me' }, { red: PERSON }, 'who plays'],
    ['a level of a person', { red: { by: 'person', level: 'staff' } }, { red: PERSON }, 'who plays'],
    ['a field too many', { red: { ...STAFF, seed: 1 } }, { red: PERSON }, 'who plays'],
    ['a list', [STAFF], {}, 'people play on'],
  ])('that is foreign is opened for people, with a sentence: %s', (_what, players, seated, says) => {
    const loaded = load({ ...saved(), players });
    expect(loaded).toMatchObject({ game: 'g2', players: seated, playersWarning: expect.stringContaining(says) });
    expect(loaded.warning).toBeUndefined();
    expect(result('position', { game: loaded.game })).toEqual(saved().position);
  });

  test('is opened for people where nobody plays the title', () => {
    const save = saved({ players: { red: STAFF } });
    session = createSession({ titles: [TOY], newSeed: () => 1, levelsFor: () => [] });
    expect(load(save)).toMatchObject({
      players: { red: PERSON },
      playersWarning: expect.stringContaining('no computer'),
    });
  });

  test('is refused in a request that names nobody', () => {
    const players = { red: { by: 'computer', level: 'general' } };
    const bad = { code: 'bad-request', place: 'params.players' };
    expect(ask('hand', { game: newToy(), players }).error).toMatchObject(bad);
    expect(ask('new', { title: 'toy', scenario: 'only', players }).error).toMatchObject(bad);
  });
});

describe('a side that is handed over', () => {
  const go = (game: string): void => {
    const [choice] = result<JsonObject[]>('choices', { game, limit: 1 });
    result('apply', { game, choice });
  };

  test('is in the save from then on, and in the log of every seat, at its place', () => {
    const people = { players: { red: PERSON, blue: PERSON }, hotSeat: true };
    const handed = { players: { red: PERSON, blue: STAFF }, hotSeat: false };
    const game = newToy(people);
    go(game);
    const { length: after } = result<SaveFile>('save', { game }).choices;
    expect(result('hand', { game, ...handed })).toEqual({ after, ...handed });
    go(game);
    const save = result<SaveFile>('save', { game });
    expect(save).toMatchObject({ ...people, seatings: [{ after, ...handed }] });
    const again = load(save);
    expect(again).toMatchObject(handed);
    const told = [
      { at: 0, ...people },
      { at: 1, ...handed },
    ];
    for (const open of [game, again.game]) {
      expect(result('record', { game: open })).toMatchObject({ seatings: told });
      const [seat] = [JSON.parse(session.seat(`${open}/red`).handleLine('{"id":1,"method":"log","params":{}}'))];
      expect(seat.result.seatings).toEqual(told);
    }
  });

  test('is not taken back with a choice', () => {
    const game = newToy();
    result('apply', { game, choice: { kind: 'challenge' } });
    result('hand', { game, players: { blue: STAFF } });
    result('undo', { game });
    const save = result<SaveFile>('save', { game });
    expect(save.seatings).toEqual([{ after: save.choices.length, players: { blue: STAFF }, hotSeat: false }]);
    expect(load(save).players).toEqual({ blue: STAFF });
  });

  test('of a save that tells nobody is played by those whom the request names', () => {
    const { players: _, hotSeat: __, ...save } = saved();
    expect(result('load', { save, players: { red: STAFF } })).toMatchObject({
      players: { red: STAFF },
      hotSeat: false,
    });
    expect(result('load', { save: saved({ players: { blue: STAFF } }), players: { red: STAFF } })).toMatchObject({
      players: { blue: STAFF },
    });
  });
});

describe('a save as text', () => {
  test('is read to the same data, in lines, as one piece, and with spaces', () => {
    const save = saved({ players: { red: STAFF } });
    const text = writeSaveText(save);
    expect(text.split('\n')).toHaveLength(save.choices.length + 3);
    for (const same of [text, text.trimEnd(), JSON.stringify(save), JSON.stringify(save, undefined, 2)])
      expect(readSaveText(same)).toEqual(save);
  });

  test('cut after any line but its first opens as far as it goes, and says so', () => {
    const save = saved();
    const lines = writeSaveText(save).trimEnd().split('\n');
    for (let length = 1; length < lines.length; length++) {
      const cut = readSaveText(`${lines.slice(0, length).join('\n')}\n${lines[length]?.slice(0, -4)}`);
      const { game, warning } = load(cut ?? {});
      expect(warning).toContain(`cut short after ${length - 1} answers`);
      const { choices } = result<SaveFile>('save', { game });
      expect(choices.slice(0, length - 1)).toEqual(save.choices.slice(0, length - 1));
    }
    expect(load(readSaveText(lines.join('\n')) ?? {}).warning).toBeUndefined();
  });

  test('with choices appended after its last line is whole, and so it is with that line at its end', () => {
    const { all, before, later } = playedOn();
    const choices = later.map((choice) => `${JSON.stringify(choice)}\n`).join('');
    const { lines, end } = saveLines(before);
    for (const text of [writeSaveText(before) + choices, `${lines.join('\n')}\n${choices}${end}\n`]) {
      const save = readSaveText(text) ?? {};
      expect(save.digest).toBeUndefined();
      const { game, warning } = load(save);
      expect(warning).toBeUndefined();
      expect(result('position', { game })).toEqual(all.position);
    }
  });

  test('holds every change of who plays at its place, and goes on with the last', () => {
    const [first, second] = [
      { players: { red: STAFF }, hotSeat: false },
      { players: {}, hotSeat: true },
    ];
    const seatings = [
      { after: 0, ...first },
      { after: 2, ...second },
      { after: 2, ...first },
      { after: saved().choices.length, ...second },
    ];
    const save = { ...saved(), seatings };
    const lines = writeSaveText(save).split('\n');
    const places = lines.flatMap((line, at) => (at > 0 && line.startsWith('{"players"') ? [at] : []));
    expect(places).toEqual([1, 4, 5, lines.length - 3]);
    expect(readSaveText(lines.join('\n'))).toEqual(save);
    expect(load(save)).toMatchObject({ players: {}, hotSeat: true });
    for (const odd of [{}, ['staff'], 'staff'])
      expect(load({ ...save, seatings: odd })).toMatchObject({ players: {}, playersWarning: expect.any(String) });
  });

  test.each<[string, (lines: string[]) => string[]]>([
    ['a line in the middle is damaged', (lines) => lines.with(2, '{"by":')],
    ['its first line is', (lines) => lines.with(0, '{"format":')],
    ['its last line says how the game began', (lines) => lines.with(-1, '{"hashes":[],"setUp":{}}')],
  ])('is none where %s', (_what, damage) => {
    expect(readSaveText(damage(writeSaveText(saved()).trimEnd().split('\n')).join('\n'))).toBeUndefined();
  });
});

/** A save, what was chosen after it, and a save of that. */
function playedOn() {
  const game = newToy();
  const go = (seed: number): void => {
    const [choice] = result<JsonObject[]>('choices', { game, sample: 1, seed });
    result('apply', { game, choice });
  };
  for (let seed = 0; seed < 3; seed++) go(seed);
  const before = result<SaveFile>('save', { game });
  for (let seed = 3; seed < 6; seed++) go(seed);
  const all = result<SaveFile>('save', { game });
  return { game, before, all, later: all.choices.slice(before.choices.length) };
}

describe('the lines of a game that goes on', () => {
  test('are those after the choices that are there already', () => {
    const { game, before, all, later } = playedOn();
    const { length } = before.choices;
    expect(result('lines', { game, after: length })).toEqual({ after: length, choices: later, answers: 6 });
    expect(changedLines(saveLines(before), { after: length, choices: later }).lines).toEqual(saveLines(all).lines);
    const seating = { players: { red: PERSON }, hotSeat: false };
    result('hand', { game, ...seating });
    const handed = changedLines(saveLines(before), { after: length, choices: later, seating });
    expect(handed.lines).toEqual(saveLines(result<SaveFile>('save', { game })).lines);
    expect(ask('lines', { game, after: -1 }).error).toMatchObject({ place: 'params.after' });
  });

  test('are cut where a choice was taken back; who plays stays, and where it stood goes', () => {
    const { game, all } = playedOn();
    const changed = changedLines(saveLines({ ...all, seatings: [{ after: all.choices.length, players: {} }] }), {
      after: 2,
      choices: [],
    });
    expect(changed.end).toBeUndefined();
    expect(changed.lines).toHaveLength(4);
    expect(changed.lines[3]).toBe('{"players":{}}');
    expect(result('lines', { game, after: 1000 })).toMatchObject({ after: all.choices.length, choices: [] });
  });

  test('are read up to the first that is damaged or missing', () => {
    const { lines } = saveLines(saved());
    expect(soundLines(lines)).toEqual(lines);
    for (const damage of ['{"by":', '[]', undefined, 7]) {
      expect(soundLines([...lines.slice(0, 3), damage, ...lines.slice(4)])).toEqual(lines.slice(0, 3));
    }
  });
});

describe('a changed set-up', () => {
  test('is refused, and not opened from the last position', () => {
    const save = saved();
    for (const setUp of [
      { ...save.setUp, seed: 8 },
      { ...save.setUp, options: { mist: true } },
    ]) {
      const { error } = ask('load', { save: { ...save, setUp } });
      expect(error).toMatchObject({ code: 'bad-save', place: 'params.save.setUp', says: { code: 'other-checksum' } });
    }
    const from = save.position;
    expect(ask('load', { save: { ...save, from } }).error).toMatchObject({ place: 'params.save.setUp' });
    expect(ask('load', { save: { ...save, checksum: undefined } }).error).toMatchObject({ place: 'params.save.setUp' });
  });

  test('with rules of its own is refused with the first that nobody knows', () => {
    const save = saved();
    const other = { ...save, setUp: { ...save.setUp, rules: { zoc: 'none' } } };
    const { error } = ask('load', { save: { ...other, checksum: checksumOf(other) } });
    expect(error).toMatchObject({ code: 'bad-save', place: 'params.save.setUp.rules.zoc' });
  });
});

describe('a record that departs', () => {
  const departing = (save: SaveFile, at = 3): SaveFile => ({
    ...save,
    choices: save.choices.map((one, i) => (i === at ? { ...one, choice: { kind: 'fly' } } : one)),
  });

  test('in a file that was cut goes on after the last choice that agrees', () => {
    const { hashes: _, position: __, digest: ___, ...cut } = departing(saved());
    expect(load(cut).warning).toContain('goes on after 3 answers');
  });

  test('before its last position goes on there with what was chosen since, as far as that goes', () => {
    const { all, before, later } = playedOn();
    const { hashes, position } = before;
    const save = { ...departing({ ...before, choices: all.choices }, 1), hashes, position, digest: undefined };
    const { game, warning } = load(save);
    expect(warning).toContain('goes on from its last position');
    expect(result('position', { game })).toEqual(all.position);
    const choices = save.choices.with(-1, { by: 'red', choice: { kind: 'fly' } });
    expect(load({ ...save, choices }).warning).toContain(`and ${later.length - 1} answers after it; 1 more are lost`);
  });

  test('after its last position goes on where it agrees', () => {
    const { all, before, later } = playedOn();
    const { hashes, position } = before;
    const at = all.choices.length - 1;
    expect(later.length).toBeGreaterThan(1);
    const choices = all.choices.with(at, { by: 'red', choice: { kind: 'fly' } });
    const { game, warning } = load({ ...before, choices, hashes, position, digest: undefined });
    expect(warning).toContain(`so it goes on after ${at} answers`);
    expect(result<SaveFile>('save', { game }).choices.slice(0, at)).toEqual(all.choices.slice(0, at));
  });

  test('with a last position that can be read goes on there', () => {
    const save = departing(saved());
    const { game, warning } = load(save);
    expect(warning).toContain('goes on from its last position');
    expect(result('position', { game })).toEqual(save.position);
  });
});
