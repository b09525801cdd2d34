/** Saves of version 1, as the last build that wrote them left them: how each opens. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  digestOf,
  type JsonObject,
  type Opened,
  openSave,
  playForced,
  readSave,
  readSaveText,
  type SaveFile,
  saveGame,
  type Title,
  verifySave,
} from '@bridgehead/engine';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../test/shell.ts';
import { GAME_TITLES } from '../game-titles.ts';

const FOLDER = `${REPOSITORY}/packages/cli/test/saves/version-1`;
/** It began where the rules can no longer begin. */
const LOST_BEGINNING = 'holland44-from-position.json';
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const REPLAYED = NAMES.filter((name) => name !== LOST_BEGINNING);

function kept(name: string): SaveFile {
  const read = readSave(readSaveText(readFileSync(`${FOLDER}/${name}`, 'utf8')));
  if (!read.ok) throw new Error(`${name}: ${read.fault.says.code}`);
  return read.value;
}

function titleOf({ setUp }: SaveFile): Title {
  const title = GAME_TITLES.find(({ id }) => id === setUp.title);
  if (title === undefined) throw new Error(`there is no ${setUp.title}`);
  return title;
}

function opened(save: SaveFile): Opened {
  const result = openSave(titleOf(save), save);
  if (!result.ok) throw new Error(`${result.fault.place}: ${result.fault.says.code}`);
  playForced(result.value.game);
  return result.value;
}

const verified = (save: SaveFile) => {
  const { digest: _, ...edited } = save;
  return verifySave(titleOf(save), { ...edited, digest: digestOf(edited) });
};

/** The same save with a choice that no rules allow. */
const withSpoilt = (save: SaveFile, at: number): SaveFile => ({
  ...save,
  choices: save.choices.map((one, i) => (i === at ? { ...one, choice: { kind: 'surrender' } } : one)),
});

/** The same save with another turn in its last position. */
const withOtherTurn = (save: SaveFile): SaveFile => ({
  ...save,
  position: { ...save.position, turn: Number(save.position?.turn) + 1 },
});

describe('a save of version 1', () => {
  test.each(REPLAYED)('opens by replay to its last answer, and is verified: %s', (name) => {
    const save = kept(name);
    const { game, warning } = opened(save);
    expect(warning).toBeUndefined();
    expect(game.history).toHaveLength(save.choices.length);
    expect(game.title.writePosition(game)).toMatchObject({ turn: save.position?.turn, phase: save.position?.phase });
    expect(verifySave(titleOf(save), save)).toMatchObject({ ok: true, value: { hasDigest: true } });
    expect(verifySave(titleOf(save), save)).not.toHaveProperty('value.departs');
  });

  test.each(NAMES)('is written as one of version 2 that opens to the same position: %s', (name) => {
    const { game } = opened(kept(name));
    const read = readSave(JSON.parse(JSON.stringify(saveGame(game))));
    const again = opened(read.ok ? read.value : kept(name));
    expect(read).toMatchObject({ ok: true, value: { version: 2 } });
    expect(again.warning).toBeUndefined();
    expect(again.game.title.writePosition(again.game)).toEqual(game.title.writePosition(game));
  });

  test('that began from a position whose frames cannot be read opens from its last position', () => {
    const save = kept(LOST_BEGINNING);
    const { game, warning } = opened(save);
    expect(warning).toMatchObject({ code: 'from-last-position', params: { why: { code: 'record-unreadable' } } });
    expect(game.from).toEqual(save.position);
    expect(verifySave(titleOf(save), save)).toMatchObject({
      ok: false,
      fault: { place: expect.stringMatching(/^frames/) },
    });
  });

  test('has its older options under their present names', () => {
    expect(opened(kept('omg85-hidden-level-2.json')).game.setUp.options).toEqual({ hidden: true, level: 2 });
  });

  test('with a choice that no longer agrees opens from its last position', () => {
    const save = kept('omg85-historical.json');
    const { game, warning } = opened(withSpoilt(save, 50));
    const why = { code: 'record-departs', params: { answer: 50 } };
    expect(warning).toMatchObject({ code: 'from-last-position', params: { why } });
    expect(game.from).toEqual(save.position);
    expect(game.title.writePosition(game)).toMatchObject({ turn: 2, chance: (save.position as JsonObject).chance });
  });

  test.each(['holland44-march.json', 'holland44-battle.json', 'holland44-short.json'])(
    'with a choice that no longer agrees and frames that cannot be read opens after the last one that agrees: %s',
    (name) => {
      const save = kept(name);
      const { game, warning } = opened(withSpoilt(save, 50));
      expect(warning).toMatchObject({ code: 'record-broken-off', params: { answers: 50 } });
      expect(game.from).toBeUndefined();
      expect(game.history.slice(0, 50).map(({ choice }) => choice)).toEqual(
        save.choices.slice(0, 50).map(({ choice }) => choice),
      );
    },
  );

  test('whose last position is another opens there, and is not verified', () => {
    const save = withOtherTurn(kept('omg85-historical.json'));
    const { game, warning } = opened(save);
    expect(warning).toMatchObject({ code: 'from-last-position' });
    expect(game.title.writePosition(game)).toMatchObject({ turn: save.position?.turn });
    const why = { code: 'other-last-position' };
    expect(verified(save)).toMatchObject({ value: { departs: { at: save.choices.length, why } } });
  });

  test('whose last position is another and has frames that cannot be read opens at the end of its record', () => {
    const save = withOtherTurn(kept('holland44-march.json'));
    const { game, warning } = opened(save);
    expect(warning).toMatchObject({ code: 'record-broken-off', params: { answers: save.choices.length } });
    expect(game.history).toHaveLength(save.choices.length);
    expect(verified(save)).toMatchObject({ value: { departs: { at: save.choices.length } } });
  });

  test('is not compared with its hashes, which hold frames of then', () => {
    const save = kept('holland44-short.json');
    const hashes = save.hashes.map(([at]) => [at, 'beef'] as const);
    expect(opened({ ...save, hashes }).warning).toBeUndefined();
    const later = saveGame(opened(save).game);
    expect(opened(later).warning).toBeUndefined();
    expect(opened({ ...later, hashes }).warning).toMatchObject({ code: 'from-last-position' });
  });

  test('that has been changed is found by its digest', () => {
    const save = kept('omg85-hidden-level-2.json');
    expect(verifySave(titleOf(save), { ...save, digest: 'beef' })).toMatchObject({
      value: { departs: { why: { code: 'other-digest' } } },
    });
  });
});
