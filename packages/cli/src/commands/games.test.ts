import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksumOf, readSave, readSaveText, replaySave, type SaveFile, saveGame } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { createSession } from '@bridgehead/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { protocolClientOf } from '../../test/protocol-client.ts';
import { REPOSITORY, runIn, temporaryFolder } from '../../test/shell.ts';
import { GAME_TITLES } from '../game-titles.ts';
import { unpackChoices } from '../tournament/results/result.ts';
import { playGame } from '../tournament/running/play-game.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);

async function* typed(...lines: string[]): AsyncIterable<string> {
  for (const line of lines) yield `${line}\n`;
}

const bridgehead = (line: string, changes = {}) => runIn(REPOSITORY, line.split(' '), { cwd: folder, ...changes });

describe('bridgehead engine', () => {
  test('answers a line with a line', async () => {
    const input = typed(
      '{"id":1,"method":"new","params":{"title":"holland44","scenario":"short","seed":1}}',
      '',
      'nonsense',
      '{"id":2,"method":"decision","params":{"game":"g1"}}',
    );
    const { code, out } = await bridgehead('engine', { input });
    const replies = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(replies).toMatchObject([
      { id: 1, result: { game: 'g1' } },
      { id: null, error: { code: 'bad-request' } },
      { id: 2, result: { by: 'allied' } },
    ]);
  });

  test('takes no arguments', async () => {
    expect(await bridgehead('engine now')).toMatchObject({
      code: 2,
      err: expect.stringContaining('unexpected argument «now»'),
    });
  });
});

describe('bridgehead play and replay', () => {
  test('plays a game to its end, saves it, and plays it again to the same hashes', async () => {
    const played = await bridgehead(
      'play holland44 --scenario short --allied random --german random --seed 3 --save game.json',
    );
    expect(played).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^holland44 short, seed 3: (allied|german) wins; turn 11, \d+ decisions/),
    });
    const replayed = await bridgehead('replay game.json --verify');
    expect(replayed).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(
        /\d+ answers agree, \d+ hashes compared; turn 11, over\nall \d+ rolls are those of the generator\n$/,
      ),
    });
  });

  test('plays the same game for the same seed', async () => {
    await bridgehead('play holland44 --seed 3 --save again.json --quiet');
    expect(readFileSync(join(folder, 'again.json'), 'utf8')).toBe(readFileSync(join(folder, 'game.json'), 'utf8'));
  });

  test('is played by the players that each side names, with the options of the title', async () => {
    const line = 'play omg85 --options hidden,advanced --seed 3 --quiet';
    const outcome = await bridgehead(`${line} --allied recruit --german random --save recruit.json`);
    expect(outcome.out).toMatch(/^omg85 historical, advanced, hidden, seed 3: /);
    const recruit = readSaved('recruit.json');
    expect(recruit.setUp.options).toEqual({ advanced: true, hidden: true });
    const by = 'computer';
    expect(recruit.players).toEqual({ allied: { by, level: 'recruit' }, german: { by, level: 'random' } });
    const plan = { n: 0, seed: 3, first: 'recruit', second: 'random' } as const;
    const tournament = { title: 'omg85', edition: 1, scenario: 'historical', options: ['advanced', 'hidden'] };
    const same = await playGame({ ...tournament, players: ['recruit', 'random'], seed: 3, nodes: 100_000 }, plan);
    const answers = recruit.choices.filter((one) => !('forced' in one));
    expect(answers.map(({ choice }) => choice)).toEqual(unpackChoices(same.answers));
  });

  test('tells the game turn by turn', async () => {
    const { code, out } = await bridgehead('replay game.json --watch');
    expect(code).toBe(0);
    expect(out).toMatch(
      /\nTurn 1 \(17 September, pm\)\n {2}Allied: Airlanding\n {4}.+ lands in \d{4}.* \[22\.2\.1\]\n/,
    );
    for (let turn = 1; turn <= 11; turn++) expect(out).toContain(`\nTurn ${turn} (`);
    expect(out).toMatch(/The (Allied|German) player wins \[S1\.3\]/);
  });

  /** The first answers of the game as a save of their own: enough to be edited. */
  const part = (): SaveText => {
    const { choices, ...save } = readSaved('game.json');
    const replayed = replaySave(HOLLAND44, { ...save, choices: choices.slice(0, PART), hashes: [] });
    if (!replayed.ok) throw new Error(replayed.fault.says.code);
    return JSON.parse(JSON.stringify(saveGame(replayed.value.game)));
  };
  const PART = 260;

  const readSaved = (name: string): SaveFile => {
    const read = readSave(readSaveText(readFileSync(join(folder, name), 'utf8')));
    if (!read.ok) throw new Error(read.fault.says.code);
    return read.value;
  };

  /** With a checksum that fits. */
  const sealed = (save: object): object => ({ ...save, checksum: checksumOf(save as SaveFile) });

  const edited = (name: string, edit: (save: SaveText) => unknown): void =>
    writeFileSync(join(folder, name), JSON.stringify(edit(part())));

  interface SaveText {
    readonly setUp: { readonly seed: number };
    readonly position: { readonly units: object[]; readonly chance: readonly number[]; readonly counters: object };
    readonly choices: { readonly by: string; readonly choice: { readonly die?: number }; readonly forced?: true }[];
    readonly hashes: [number, string][];
    readonly digest: string;
  }

  /** Changes the first answer of chance, or of a player. */
  const firstBy = (save: SaveText, isChance: boolean, change: (one: SaveText['choices'][number]) => object) => {
    const first = save.choices.findIndex(({ by }) => (by === 'chance') === isChance);
    return { ...save, choices: save.choices.map((one, i) => (i === first ? change(one) : one)) };
  };
  const otherFace = ({ die = 0 }): object => ({ kind: 'roll', die: 1 + (die % 6) });

  test.each<[string, (save: SaveText) => unknown, number, RegExp]>([
    [
      'a hash',
      (save) => ({ ...save, hashes: save.hashes.map(([at, hash], i) => [at, i === 2 ? 'beef' : hash]) }),
      1,
      /answer 150 departs: the position differs/,
    ],
    [
      'an answer',
      (save) => ({
        ...save,
        choices: save.choices.map((one, i) => (i === 5 ? { ...one, choice: { kind: 'surrender' } } : one)),
      }),
      1,
      /answer 5 departs: by \d.*surrender/,
    ],
    [
      'the last answers cut off',
      (save) => ({ ...save, choices: save.choices.slice(0, -1) }),
      2,
      /hashes\[\d+\]: beyond the last answer/,
    ],
    [
      'the last hash cut off',
      (save) => ({ ...save, hashes: save.hashes.slice(0, -1) }),
      2,
      /hashes: none for the last answer/,
    ],
    [
      'a decider',
      (save) => ({ ...save, choices: save.choices.map((one, i) => (i === 5 ? { ...one, by: 'swiss' } : one)) }),
      1,
      /answer 5 departs/,
    ],
    [
      'the title',
      (save) => sealed({ ...save, setUp: { ...save.setUp, title: 'chess' } }),
      2,
      /setUp\.title: unknown title «chess»/,
    ],
    [
      'the scenario',
      (save) => sealed({ ...save, setUp: { ...save.setUp, scenario: 'long' } }),
      2,
      /scenario: unknown scenario/,
    ],
    [
      'a hex of the last position',
      (save) => ({ ...save, position: { ...save.position, units: [{ id: 'us.82.505.1', hex: '9999' }] } }),
      2,
      /position\.units\[0\]\.hex/,
    ],
    [
      'a unit of the last position',
      (save) => ({ ...save, position: { ...save.position, units: save.position.units.slice(1) } }),
      1,
      /the last position is another: alliedAt/,
    ],
    ['the seed', (save) => ({ ...save, setUp: { ...save.setUp, seed: 4 } }), 2, /setUp: .* its checksum differs/],
    [
      'the seed with its checksum',
      (save) => sealed({ ...save, setUp: { ...save.setUp, seed: 4 } }),
      1,
      /departs: the generator rolls \{/,
    ],
    ['a rule', (save) => sealed({ ...save, setUp: { ...save.setUp, rules: { zoc: 1 } } }), 2, /rules\.zoc/],
    ['the edition', (save) => ({ ...save, setUp: { ...save.setUp, edition: 2 } }), 2, /setUp: .* its checksum differs/],
    [
      'a house rule',
      (save) => ({ ...save, setUp: { ...save.setUp, rules: { recoveryRollNeeded: 5 } } }),
      2,
      /setUp: .* its checksum differs/,
    ],
    ['who plays', (save) => ({ ...save, players: { german: { by: 'person' } } }), 1, /the digest differs/],
    ['a player', ({ digest: _, ...save }) => ({ ...save, players: { german: 'me' } }), 1, /who plays German cannot/],
    [
      'the dice to come',
      (save) => ({ ...save, position: { ...save.position, chance: [1, 2, 3, 4] } }),
      1,
      /the last position is another: the dice to come/,
    ],
    [
      'a counter of the last position',
      (save) => ({
        ...save,
        position: { ...save.position, counters: { ...save.position.counters, returneesPolish: 1 } },
      }),
      1,
      /the last position is another/,
    ],
    [
      'a roll',
      (save) => firstBy(save, true, (one) => ({ ...one, choice: otherFace(one.choice) })),
      1,
      /answer \d+ departs: the generator rolls \{"kind":"roll","die":\d\}, and nothing says that this was laid down: chance/,
    ],
    [
      'a roll that seems to have been asked of a player',
      (save) => firstBy(save, true, ({ forced: _, ...one }) => one),
      1,
      /an answer of chance is forced/,
    ],
    [
      'an answer that seems to have been forced',
      (save) => firstBy(save, false, (one) => ({ ...one, forced: true })),
      1,
      /answer \d+ departs: the player had a choice/,
    ],
    [
      'an audience',
      (save) => firstBy(save, true, (one) => ({ ...one, audience: 'german' })),
      1,
      /it was told to all, not to German/,
    ],
    [
      'an audience of what a player answered',
      (save) => firstBy(save, false, (one) => ({ ...one, audience: 'german' })),
      1,
      /only an answer of chance has an audience/,
    ],
    [
      'a mark at what a player answered',
      (save) => firstBy(save, false, (one) => ({ ...one, scripted: true })),
      2,
      /choices\[\d+\]\.scripted/,
    ],
    ['a hash lost', (save) => ({ ...save, hashes: save.hashes.toSpliced(2, 1) }), 2, /hashes\[2\]: expected .* 150/],
    [
      'a hash twice',
      (save) => ({ ...save, hashes: save.hashes.flatMap((pair, i) => (i === 2 ? [pair, pair] : [pair])) }),
      2,
      /hashes\[3\]: expected the hash after 200 answers/,
    ],
    [
      'answers and hashes cut off together',
      (save) => ({ ...save, choices: save.choices.slice(0, 100), hashes: save.hashes.slice(0, 2) }),
      2,
      /hashes\[2\]: expected the hash after 100 answers/,
    ],
    [
      'cut off with as many hashes as there must be',
      (save) => ({
        ...save,
        choices: save.choices.slice(0, 100),
        hashes: save.hashes.flatMap((pair) => (pair[0] < 100 ? [pair] : pair[0] === 100 ? [pair, pair] : [])),
      }),
      1,
      /answer 100 departs: the last position is another/,
    ],
    ['the digest', (save) => ({ ...save, digest: '0123456789abcdef' }), 1, /the digest differs/],
    ['a digest that is none', (save) => ({ ...save, digest: 1 }), 2, /digest: not a digest/],
  ])('finds an edited save: %s', async (_what, edit, code, says) => {
    edited('edited.json', edit);
    const outcome = await bridgehead('replay edited.json --verify');
    expect(outcome.err).toMatch(says);
    expect(outcome).toMatchObject({ code, out: '' });
  });

  test('compares a save without a digest, as older versions wrote it, and says that it has none', async () => {
    edited('older.json', ({ digest: _, ...save }) => save);
    expect(await bridgehead('replay older.json --verify')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/answers agree.*\nall \d+ rolls are those of the generator\nthe file has no digest: /),
    });
  });

  test('takes laid-down dice for what they are, says so, and marks them in the log', async () => {
    const session = createSession({ titles: GAME_TITLES, newSeed: () => 1 });
    const { result } = protocolClientOf(() => session);
    const game = result<{ game: string }>('new', { title: 'holland44', scenario: 'short', seed: 3, dice: [6, 6, 6] });
    for (let seed = 0; seed < 60; seed++) {
      const [choice] = result<object[]>('choices', { ...game, sample: 1, seed });
      result('apply', { ...game, choice });
    }
    writeFileSync(join(folder, 'laid.json'), JSON.stringify(result('save', game)));
    const { code, out } = await bridgehead('replay laid.json --verify --watch');
    expect(code).toBe(0);
    expect(out).toMatch(/\na game with laid-down dice: 3 of \d+ rolls were laid down, the others are those/);
    expect(out.match(/ \(laid down\) \[/g)).toHaveLength(3);
  });

  test.each<[string, (text: string) => string, string]>([
    ['in its first line', (text) => text.slice(0, 100), 'is not JSON'],
    ['in an answer', (text) => text.slice(0, 2000), 'position: the file is cut short after'],
    ['before its last line', (text) => text.slice(0, text.lastIndexOf('{"hashes"')), 'position: the file is cut short'],
  ])('finds a save that is torn %s', async (_where, tear, says) => {
    writeFileSync(join(folder, 'torn.json'), tear(readFileSync(join(folder, 'game.json'), 'utf8')));
    const outcome = await bridgehead('replay torn.json --verify');
    expect(outcome).toMatchObject({ code: 2, err: expect.stringContaining(`torn.json: ${says}`) });
  });

  test.each<[string, string]>([
    ['play', 'a title is missing: expected holland44'],
    ['play chess', 'unknown title «chess»: expected holland44'],
    ['play holland44 --scenario long', 'unknown scenario «long»: expected short or campaign'],
    ['play holland44 --allied deepblue', 'unknown player «deepblue»: expected random, recruit or staff'],
    [
      'play holland44 --french staff',
      'unknown option «--french»: expected --edition, --scenario, --options, --allied, --german',
    ],
    ['play holland44 --options mist', 'holland44, options.mist: unknown option: expected balance'],
    ['play omg85 --options hidden,', 'omg85, options.: unknown option: expected level, advanced'],
    ['play omg85 --options level-1,level-2', 'omg85, options: level has two values at once'],
    ['tournament omg85 --options level=5', 'omg85, options.level: expected 1, 2, 3, 4'],
    ['play holland44 --seed one', 'option «--seed» cannot be «one»'],
    ['play holland44 --games 2 --save x.json', 'option «--save» is for one game'],
    ['play holland44 --save nowhere/x.json', 'cannot write «nowhere/x.json»'],
    ['replay', 'a file is missing'],
    ['replay nowhere.json', 'nowhere.json: cannot be read: there is no such file or directory (ENOENT)'],
    ['replay a.json b.json', 'unexpected argument «b.json»'],
  ])('«%s» ends with code 2 and one line', async (line, says) => {
    const { code, out, err } = await bridgehead(line);
    expect(err.startsWith(`bridgehead: ${says}`), err).toBe(true);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
