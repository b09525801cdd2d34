/** Saves at the protocol: who plays, what was cut off, and what is refused. */
import { checksumOf, type JsonObject, readSaveText, type SaveFile, writeSaveText } from '@bridgehead/engine';
import { createSession, type Session } from '@bridgehead/protocol';
import { TOY } from '@bridgehead/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { protocolClientOf } from '../../test/protocol-client.ts';
import { ENGINE_PLAYERS } from './engine-players.ts';

let session: Session;
beforeEach(() => {
  session = createSession({ titles: [TOY], newSeed: () => 7, players: ENGINE_PLAYERS });
});
const { ask, result, newToy } = protocolClientOf(() => session);

const STAFF = { by: 'computer', level: 'staff' };
const PERSON = { by: 'person' };

/** Six answers of a game, saved. */
function saved(more: JsonObject = {}): SaveFile & JsonObject {
  const game = newToy();
  for (let seed = 0; seed < 6; seed++) {
    const [choice] = result<JsonObject[]>('choices', { game, sample: 1, seed });
    result('apply', { game, choice });
  }
  return result('save', { game, ...more });
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
    const game = newToy();
    const { error } = ask('save', { game, players: { red: { by: 'computer', level: 'general' } } });
    expect(error).toMatchObject({ code: 'bad-request', place: 'params.players' });
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

  test('with a choice appended after its last line is one that was cut after it', () => {
    const { choices, ...save } = saved();
    const last = choices.at(-1);
    const appended = `${writeSaveText({ ...save, choices: choices.slice(0, -1) })}${JSON.stringify(last)}\n`;
    const { game, warning } = load(readSaveText(appended) ?? {});
    expect(warning).toContain(`cut short after ${choices.length} answers`);
    expect(result('position', { game })).toEqual(save.position);
  });

  test.each<[string, (lines: string[]) => string[]]>([
    ['a line in the middle is damaged', (lines) => lines.with(2, '{"by":')],
    ['its first line is', (lines) => lines.with(0, '{"format":')],
    ['its last line says how the game began', (lines) => lines.with(-1, '{"hashes":[],"setUp":{}}')],
  ])('is none where %s', (_what, damage) => {
    expect(readSaveText(damage(writeSaveText(saved()).trimEnd().split('\n')).join('\n'))).toBeUndefined();
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
  const departing = (save: SaveFile): SaveFile => ({
    ...save,
    choices: save.choices.map((one, i) => (i === 3 ? { ...one, choice: { kind: 'fly' } } : one)),
  });

  test('in a file that was cut goes on after the last choice that agrees', () => {
    const { hashes: _, position: __, digest: ___, ...cut } = departing(saved());
    expect(load(cut).warning).toContain('goes on after 3 answers');
  });

  test('with a last position that can be read goes on there', () => {
    const save = departing(saved());
    const { game, warning } = load(save);
    expect(warning).toContain('goes on from its last position');
    expect(result('position', { game })).toEqual(save.position);
  });
});
