import type { JsonObject } from '@bridgehead/client-kit/game';
import { begin, inProcess, quickChoice } from '@bridgehead/client-kit/testing';
import { checksumOf, type SaveFile } from '@bridgehead/engine';
import { changedLines, readSaveText as readText, saveLines, writeSaveText } from '@bridgehead/engine/save-text';
import { describe, expect, test } from 'vitest';
import { fileOf, readSaveText } from './save-text.ts';

async function exported(answers: number): Promise<string> {
  const game = await begin({ hotSeat: false });
  for (let i = 0; i < answers; i++) await game.apply(await quickChoice(game));
  return game.exportText();
}

const edited = async (edit: (save: Record<string, unknown>) => object): Promise<string> =>
  JSON.stringify(edit(readText(await exported(2)) ?? {}));

/** With a checksum that fits. */
const sealed = (save: object): object => ({ ...save, checksum: checksumOf(save as SaveFile) });

describe('a save file', () => {
  test('is opened, described and closed again', async () => {
    const text = await exported(4);
    const wire = inProcess();
    const read = await readSaveText(wire, text);
    expect(read).toMatchObject({
      ok: true,
      about: {
        title: 'holland44',
        // An engine without words has ids for names.
        titleName: 'holland44',
        scenario: 'short',
        scenarioName: 'short',
        turn: 1,
        isOver: false,
        answers: 4,
      },
    });
    await expect(wire.request('view', { game: 'g1' })).rejects.toMatchObject({ fault: { code: 'unknown-game' } });
  });

  test('whose rules have changed is opened with a warning', async () => {
    const text = await edited((save) => ({ ...save, choices: [{ by: 'allied', choice: { kind: 'done' } }] }));
    expect(await readSaveText(inProcess(), text)).toMatchObject({
      ok: true,
      warning: expect.stringContaining('no longer agrees'),
    });
  });

  test('against the computer goes on against the same opponent', async () => {
    const players = { allied: 'person', german: 'staff' };
    const game = await begin({ hotSeat: false, players });
    const read = await readSaveText(inProcess(), await game.exportText());
    expect(read).toMatchObject({ ok: true, players });
    expect(read).not.toHaveProperty('playersWarning');
  });

  test.each<[string, object, string]>([
    ['that are foreign', { german: { by: 'robot' }, allied: { by: 'person' } }, 'a person plays on'],
    ['of an unknown level', { german: { by: 'computer', level: 'general' }, allied: { by: 'person' } }, '“general”'],
    ['of no side', { german: { by: 'person' }, allied: { by: 'person' }, french: { by: 'person' } }, '“french”'],
  ])('with players %s is opened for people, with a sentence', async (_, players, says) => {
    const text = await edited((save) => ({ ...save, players }));
    expect(await readSaveText(inProcess(), text)).toMatchObject({
      ok: true,
      players: { german: 'person', allied: 'person' },
      playersWarning: expect.stringContaining(says),
      about: { answers: 2 },
    });
  });

  test('whose players changed in the middle keeps that, and goes on with the last', async () => {
    const game = await begin({ hotSeat: false, players: { allied: 'person', german: 'staff' } });
    await game.apply(await quickChoice(game));
    await game.handSide('german', 'recruit');
    const text = await game.exportText();
    const read = await readSaveText(inProcess(), text);
    expect(read).toMatchObject({ players: { allied: 'person', german: 'recruit' }, hotSeat: false });
    expect(read.ok && writeSaveText(read.save)).toBe(text);
  });

  test('in lines is opened, and as far as it goes where it was cut', async () => {
    const lines = await exported(4);
    const whole = await readSaveText(inProcess(), lines);
    expect(whole).toMatchObject({ ok: true, about: { answers: 4 } });
    expect(whole).not.toHaveProperty('warning');
    expect(await readSaveText(inProcess(), lines.slice(0, lines.lastIndexOf('{"hashes"')))).toMatchObject({
      about: { answers: 4 },
      warning: expect.stringContaining('cut short'),
    });
  });

  test.each([
    ['that is no JSON', async () => 'Dear diary', 'it is not a JSON file'],
    ['that is empty', async () => '', 'it is not a JSON file'],
    ['that is a list', async () => '[]', 'it is not a JSON file'],
    ['of something else', async () => '{"name":"package"}', 'it is not a Bridgehead save'],
    ['of another version', () => edited((save) => ({ ...save, version: 9 })), 'it was written by another version'],
    [
      'of a title that is not here',
      () => edited((save) => sealed({ ...save, setUp: { ...(save.setUp as object), title: 'waterloo' } })),
      'the title “waterloo” is not among those of this version',
    ],
    [
      'whose edition was edited',
      () => edited((save) => ({ ...save, setUp: { ...(save.setUp as object), edition: 2 } })),
      'its checksum differs',
    ],
    [
      'whose house rules were edited',
      () => edited((save) => ({ ...save, setUp: { ...(save.setUp as object), rules: { recoveryRollNeeded: 5 } } })),
      'its checksum differs',
    ],
    ['that is torn', () => edited(({ choices: _, ...save }) => save), 'no list of choices (at choices)'],
    [
      'with an answer that is none',
      () => edited((save) => ({ ...save, choices: [{ by: 'allied' }] })),
      'not a choice with its decider (at choices[0])',
    ],
    [
      'with a field that nobody reads',
      () => edited((save) => ({ ...save, cheat: 1 })),
      'unknown field or value (at cheat)',
    ],
  ])('%s is refused in a sentence', async (_, text, why) => {
    const read = await readSaveText(inProcess(), await text());
    expect(read).toMatchObject({ ok: false, why: expect.stringContaining(why) });
  });

  test('that is far too large is not even read', async () => {
    const read = await readSaveText(inProcess(), ' '.repeat(40 * 1024 * 1024));
    expect(read).toEqual({ ok: false, why: 'it is larger than 7 MB, which no game is' });
  });
});

describe('a kept game as a file', () => {
  /** A game whose last line is of some answers before. */
  async function kept() {
    const game = await begin({ hotSeat: false });
    const before = saveLines(await game.save());
    const { length } = (await game.save()).choices as readonly unknown[];
    for (let i = 0; i < 6; i++) await game.apply(await quickChoice(game));
    const { choices } = await game.save();
    const later = (choices as readonly JsonObject[]).slice(length);
    return { game, lines: changedLines(before, { after: length, choices: later }) };
  }

  test('says where it stands now', async () => {
    const { game, lines } = await kept();
    expect(await fileOf(inProcess(), { about: {}, ...lines })).toBe(await game.exportText());
    const whole = saveLines(await game.save());
    expect(await fileOf(inProcess(), { about: {}, ...whole })).toBe(await game.exportText());
  });

  test('holds what can be read of it', async () => {
    const { lines, end } = (await kept()).lines;
    const torn = [...lines.slice(0, 4), undefined, ...lines.slice(5)];
    const file = await fileOf(inProcess(), { about: {}, lines: torn, end });
    expect(readText(file ?? '')?.choices).toHaveLength(3);
    expect(await fileOf(inProcess(), { about: {}, lines: ['{"format'] })).toBeUndefined();
    expect(await fileOf(inProcess(), { about: {}, lines: [] })).toBeUndefined();
  });
});
