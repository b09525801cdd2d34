/** `replay --verify` against edits of saves by the hundred: refused, or harmless in one of the ways that are listed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Random, randomFrom, readSave, readSaveText, type SaveFile, writeSaveText } from '@bridgehead/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawEdit, type Edit } from '../../test/saves/edits.ts';
import { type SavedGame, savedGames } from '../../test/saves/games.ts';
import { HARMLESS, harmlessClass } from '../../test/saves/harmless.ts';
import { type Outcome, REPOSITORY, runIn, temporaryFolder } from '../../test/shell.ts';

/** `npm run fuzz-saves` wants five hundred, and says how many of each class there were. */
const WANTED = Number(process.env.SAVE_EDITS ?? 30);
const SEED = Number(process.env.SAVE_SEED ?? 1);
const MS_PER_EDIT = 3000;

const { folder, remove } = temporaryFolder();
afterAll(remove);

let games: readonly SavedGame[] = [];
beforeAll(() => {
  games = savedGames();
});

async function verified(bytes: Buffer | string): Promise<Outcome> {
  writeFileSync(join(folder, 'game.json'), bytes);
  return runIn(REPOSITORY, ['replay', 'game.json', '--verify'], { cwd: folder });
}

/** Every game has its turn. */
function nextEdit(n: number, random: Random) {
  const game = games[n % games.length];
  if (game === undefined) throw new RangeError('there are no games');
  for (;;) {
    const edit = drawEdit(game.save, random);
    if (edit !== undefined) return { game, edit };
  }
}

describe('replay --verify', () => {
  test('accepts every game as it was saved, and says which have scripted dice', async () => {
    for (const { name, save } of games) {
      for (const text of [writeSaveText(save), JSON.stringify(save)]) {
        const { code, err, out } = await verified(text);
        expect({ name, code, err }).toEqual({ name, code: 0, err: '' });
        expect(out.includes('a game with laid-down dice'), name).toBe(name.includes('scripted dice'));
      }
    }
  });

  test(
    `refuses ${WANTED} edits, truncations and flipped bits, but for those that are harmless`,
    async () => {
      const random = randomFrom(SEED);
      const met = new Map<string, number>();
      for (let n = 0; n < WANTED; n++) {
        const { game, edit } = nextEdit(n, random);
        const fate = fateOf(game, edit, await verified(edit.bytes));
        met.set(fate, (met.get(fate) ?? 0) + 1);
      }
      if (process.env.SAVE_EDITS !== undefined) process.stdout.write(`${tableOf(met)}\n`);
      expect((met.get(REFUSED[1]) ?? 0) + (met.get(REFUSED[2]) ?? 0)).toBeGreaterThan(WANTED / 2);
    },
    60_000 + WANTED * MS_PER_EDIT,
  );
});

const REFUSED = { 1: 'refused: it departs', 2: 'refused: it cannot be read' } as const;

/** What became of an edit; one that is accepted and not listed fails the test, with its seed and what it did. */
function fateOf({ name, title, save }: SavedGame, edit: Edit, { code, out, err }: Outcome): string {
  const says = `seed ${SEED}, ${name}: ${edit.what}`;
  if (code !== 0) {
    expect(err, says).toMatch(/^bridgehead: .+\n$/);
    expect([1, 2], says).toContain(code);
    return code === 1 ? REFUSED[1] : REFUSED[2];
  }
  const after = saveIn(edit.bytes);
  const harmless = harmlessClass({ title, before: save, after, report: out });
  expect(harmless, `accepted, ${says}`).toBeOneOf(HARMLESS);
  return `harmless: ${harmless}`;
}

function saveIn(bytes: Buffer): SaveFile {
  const read = readSave(readSaveText(bytes.toString('utf8')));
  if (!read.ok) throw new Error(read.fault.says.code);
  return read.value;
}

const tableOf = (met: ReadonlyMap<string, number>): string =>
  [...met].map(([fate, count]) => `${String(count).padStart(5)}  ${fate}`).join('\n');
