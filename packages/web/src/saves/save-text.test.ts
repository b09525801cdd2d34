import type { Done, Step } from '@bridgehead/client-kit/game';
import { begin, inProcess, quickChoice } from '@bridgehead/client-kit/testing';
import { checksumOf, type SaveFile, writeSaveText } from '@bridgehead/engine';
import { describe, expect, test } from 'vitest';
import { fileOf, readSaveText } from './save-text.ts';
import { readSteps } from './saved-game.ts';

async function exported(answers: number): Promise<string> {
  const game = await begin({ hotSeat: false });
  for (let i = 0; i < answers; i++) await game.apply(await quickChoice(game));
  return game.exportText();
}

const edited = async (edit: (save: Record<string, unknown>) => object): Promise<string> =>
  JSON.stringify(edit(JSON.parse(await exported(2)) as Record<string, unknown>));

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
        titleName: 'Holland ’44',
        scenario: 'short',
        scenarioName: 'The Short Game',
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

  test('against the computer goes on against the same opponent, and so does what was done after it was written', async () => {
    const players = { allied: 'person', german: 'staff' };
    const game = await begin({ hotSeat: false, players });
    const text = await game.exportText();
    const read = await readSaveText(inProcess(), text);
    expect(read).toMatchObject({ ok: true, about: { players } });
    expect(read).not.toHaveProperty('playersWarning');
    const steps = [{ did: 'answer', choice: await quickChoice(game), came: '', n: 1 }];
    const whole = await fileOf(inProcess(), { about: {}, text, steps });
    expect(await readSaveText(inProcess(), whole ?? '')).toMatchObject({ about: { players, answers: 1 } });
  });

  test('with players that are foreign is opened for people, with a sentence', async () => {
    const text = await edited((save) => ({ ...save, players: { german: { by: 'robot' }, allied: { by: 'person' } } }));
    expect(await readSaveText(inProcess(), text)).toMatchObject({
      ok: true,
      about: { players: { german: 'person', allied: 'person' } },
      playersWarning: expect.stringContaining('a person plays on'),
    });
  });

  test('in lines is opened, and as far as it goes where it was cut', async () => {
    const lines = writeSaveText(JSON.parse(await exported(4)));
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
  async function kept() {
    const steps: Step[] = [];
    const keep = async (done: Done) => {
      if (done.did === 'answer' || done.did === 'undo') steps.push(done);
    };
    const game = await begin({ hotSeat: false, keep });
    const text = await game.exportText();
    for (let i = 0; i < 6; i++) await game.apply(await quickChoice(game));
    return { game, text, steps: steps.map((step, at) => ({ ...step, id: 'one', n: at + 1 })) };
  }

  test('holds what was done after its text was written', async () => {
    const { game, text, steps } = await kept();
    expect(await fileOf(inProcess(), { about: {}, text, steps })).toBe(await game.exportText());
    expect(await fileOf(inProcess(), { about: {}, text, steps: [] })).toBe(text);
  });

  test('holds what can be read of it', async () => {
    const { text, steps } = await kept();
    const torn = [...steps.slice(0, 2), { ...steps[2], choice: 'gone' }, ...steps.slice(3)];
    const file = await fileOf(inProcess(), { about: {}, text, steps: torn });
    expect(JSON.parse(file ?? '{}').choices).toHaveLength(2);
    expect(await fileOf(inProcess(), { about: {}, text: '{"format', steps })).toBeUndefined();
    expect(await fileOf(inProcess(), { about: {}, text: undefined, steps })).toBeUndefined();
  });

  test('steps are read up to the first that is damaged or missing', async () => {
    const { steps } = await kept();
    expect(readSteps(steps)).toMatchObject({ of: 6, steps: { length: 6 } });
    expect(readSteps([...steps.slice(0, 3), ...steps.slice(4)])).toMatchObject({ of: 5, steps: { length: 3 } });
    expect(readSteps([null, ...steps])).toEqual({ of: 7, steps: [] });
    expect(readSteps([{ n: 1, did: 'dance' }])).toEqual({ of: 1, steps: [] });
  });
});
