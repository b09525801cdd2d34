import { loadLanguages, manifestOf, openLanguages } from '@bridgehead/catalogue';
import { checksumOf, EngineError, type JsonObject, type SaveFile, type Title } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { createSession, type Session } from '@bridgehead/protocol';
import { TOY } from '@bridgehead/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { protocolClientOf } from '../../test/protocol-client.ts';
import { TITLES } from '../game-titles.ts';

const languages = await loadLanguages(TITLES);
let session: Session;
let seeds = 0;
beforeEach(() => {
  seeds = 0;
  session = createSession({ titles: [HOLLAND44, TOY], newSeed: () => ++seeds, languages });
});

const { send, ask, result, newToy, newHolland } = protocolClientOf(() => session);

interface Named {
  readonly name: string;
}
const nameIn = (named: string | Named): string => (typeof named === 'string' ? named : named.name);

describe('methods', () => {
  test('titles: names editions, scenarios, sides, options and the unit of cost', () => {
    const [holland, toy] = result<JsonObject[]>('titles');
    expect(holland).toEqual({
      id: 'holland44',
      name: 'Holland ’44',
      editions: [1, 2],
      scenarios: [
        { id: 'short', name: 'The Short Game' },
        { id: 'campaign', name: 'The Campaign Game' },
      ],
      sides: ['allied', 'german'],
      options: HOLLAND44.options.map((option) => ({ ...option, name: expect.stringMatching(/\[(S2|27)\./) })),
      costUnit: 'sixth of a Movement Point',
      rules: HOLLAND44.rules,
    });
    // What nobody has named goes by its id.
    expect(toy).toMatchObject({ name: 'toy', scenarios: [{ id: 'only', name: 'only' }] });
  });

  test('titles: their names are told in the language asked', () => {
    const [holland] = send('{"id":1,"method":"titles","lang":"en-XA"}').result as (Named & {
      readonly costUnit: string;
      readonly scenarios: readonly Named[];
      readonly options: readonly Named[];
    })[];
    if (holland === undefined) throw new Error('no title');
    expect([holland.name, holland.costUnit, ...holland.scenarios, ...holland.options].map(nameIn).join()).not.toMatch(
      /[a-zA-Z]/,
    );
  });

  test('titles: are told before their rules are there, and played once they have come', async () => {
    const manifest = manifestOf('holland44');
    if (manifest === undefined) throw new Error('no such title');
    const titles: Title[] = [];
    const { languages: learning, learn } = openLanguages();
    session = createSession({ titles, facts: [manifest.facts], newSeed: () => 1, languages: learning });
    expect(result('titles')).toMatchObject([{ id: 'holland44', name: 'Holland ’44', sides: ['allied', 'german'] }]);
    const begin = { title: 'holland44', scenario: 'short' };
    expect(ask('new', begin).error).toMatchObject({ code: 'unknown-title', place: 'params.title' });
    expect(JSON.stringify(ask('new', begin).error)).toContain('holland44');
    titles.push(await manifest.loadRules());
    await learn(manifest);
    const { game } = result<{ game: string }>('new', begin);
    // In the words of the title, which have come with it.
    expect(result('check', { game, choice: { kind: 'move' } })).toMatchObject({
      legal: false,
      reason: '“move”: expected land, done',
    });
  });

  test('new: numbers the games, and takes a seed of its own where none is named', () => {
    expect([newToy(), newHolland()]).toEqual(['g1', 'g2']);
    const game = result<{ game: string }>('new', { title: 'toy', scenario: 'only' }).game;
    expect(result<{ setUp: JsonObject }>('save', { game }).setUp.seed).toBe(1);
  });

  test('decision, choices, check, apply: a game is played', () => {
    const game = newToy();
    expect(result('decision', { game })).toMatchObject({ by: 'red', kind: 'move' });
    expect(result('choices', { game })).toEqual([{ kind: 'step' }, { kind: 'rest' }, { kind: 'challenge' }]);
    expect(result('check', { game, choice: { kind: 'rest' } })).toEqual({ legal: true });
    expect(result('check', { game, choice: { kind: 'fly' } })).toMatchObject({ legal: false, rule: '2' });
    expect(result('apply', { game, choice: { kind: 'rest' } })).toMatchObject({ events: [], decision: { by: 'blue' } });
  });

  test('choices: filtered, limited, sampled', () => {
    const game = newToy();
    expect(result('choices', { game, limit: 2 })).toHaveLength(2);
    expect(result('choices', { game, filter: { kind: 'rest' } })).toEqual([{ kind: 'rest' }]);
    expect(result('choices', { game, filter: { wings: 2 } })).toEqual([]);
    const drawn = result<JsonObject[]>('choices', { game, sample: 5, seed: 9 });
    expect(drawn).toHaveLength(5);
    expect(result('choices', { game, sample: 5, seed: 9 })).toEqual(drawn);
    expect(result('choices', { game, sample: 3, filter: { kind: 'step' } })).toEqual(Array(3).fill({ kind: 'step' }));
  });

  test('apply: a refused choice names its rule and changes nothing', () => {
    const game = newToy();
    const before = result('position', { game });
    expect(ask('apply', { game, choice: { kind: 'fly' } }).error).toMatchObject({
      code: 'illegal-choice',
      rule: '2',
      place: 'params.choice',
    });
    expect(result('position', { game })).toEqual(before);
  });

  test('undo: takes back, and is closed past the other side’s turn', () => {
    const game = newToy();
    expect(ask('undo', { game }).error).toMatchObject({ code: 'no-undo' });
    result('apply', { game, choice: { kind: 'rest' } });
    expect(ask('undo', { game }).error).toMatchObject({ code: 'no-undo' });
  });

  test('position and load: a game goes on from where it stands', () => {
    const game = newHolland();
    const position = result('position', { game });
    const copy = result<{ game: string }>('load', { position }).game;
    expect(copy).not.toBe(game);
    expect(result('decision', { game: copy })).toEqual(result('decision', { game }));
    expect(result('position', { game: copy })).toEqual(position);
  });

  test('save and load: a game is replayed', () => {
    const game = newHolland();
    for (let i = 0; i < 20; i++) {
      const [choice] = result<JsonObject[]>('choices', { game, sample: 1, seed: i });
      result('apply', { game, choice });
    }
    const save = result('save', { game });
    const loaded = result('load', { save });
    expect(loaded).toEqual({ game: 'g2', players: {}, hotSeat: false });
    expect(result('position', { game: 'g2' })).toEqual(result('position', { game }));
  });

  test('load: a save whose record no longer agrees opens from its last position, with a warning', () => {
    const game = newToy();
    result('apply', { game, choice: { kind: 'rest' } });
    const save = result<{ choices: JsonObject[] }>('save', { game });
    const edited = { ...save, choices: save.choices.map((one) => ({ ...one, choice: { kind: 'challenge' } })) };
    expect(result('load', { save: edited })).toMatchObject({
      game: 'g2',
      warning: expect.stringContaining('no longer agrees'),
    });
  });

  test('dice: are used in order, and one that fits nothing is an error that leaves the game as it was', () => {
    const game = newToy({ dice: [6, 9] });
    result('apply', { game, choice: { kind: 'step' } });
    expect(result('apply', { game, choice: { kind: 'blow' } })).toMatchObject({ events: [{ kind: 'blown' }] });
    const before = result('position', { game });
    const reply = ask('apply', { game, choice: { kind: 'step' } });
    expect(reply.error).toMatchObject({ code: 'bad-dice', message: expect.stringContaining('dice[1]') });
    expect(result('position', { game })).toEqual(before);
  });

  test('view: of a side or of the umpire', () => {
    const game = newHolland();
    expect(result('view', { game, side: 'german' })).toMatchObject({ side: 'german', turn: 1 });
    expect(result('view', { game })).not.toHaveProperty('side');
    expect(ask('view', { game, side: 'swiss' }).error).toMatchObject({ code: 'bad-request', place: 'params.side' });
  });

  test('gives a known that two games with other dice to come share, and that opens as a position', () => {
    const knownPositions = [1, 2].map((seed) => {
      const { game } = result('new', { title: 'holland44', scenario: 'short', seed }) as { game: string };
      return result('sight', { game, side: 'german' });
    });
    expect(knownPositions[0]).toEqual(knownPositions[1]);
    expect(knownPositions[0]).toMatchObject({ seed: 0 });
    const { game } = result('load', { position: knownPositions[0] as object }) as { game: string };
    expect(result('decision', { game })).toMatchObject({ by: 'allied' });
    expect(ask('sight', { game, side: 'swiss' }).error).toMatchObject({ code: 'bad-request', place: 'params.side' });
    expect(ask('sight', { game }).error).toMatchObject({ code: 'bad-request', place: 'params.side' });
  });

  test('query: asks the title, whose faults keep their place', () => {
    const game = newHolland();
    expect(result('query', { game, what: 'hex', hex: '4816' })).toMatchObject({ hex: '4816' });
    expect(ask('query', { game, what: 'hex', hex: '9999' }).error).toMatchObject({
      code: 'unknown-hex',
      place: 'params.hex',
    });
    expect(ask('query', { game, what: 'odds' }).error).toMatchObject({ place: 'params.target' });
    expect(ask('query', { game, what: 'tides' }).error).toMatchObject({ code: 'unknown-query' });
    expect(ask('query', { game, what: 'hex', hex: '4816', deep: 1 }).error).toMatchObject({
      code: 'bad-request',
      place: 'params.deep',
    });
  });

  test('close: forgets the game', () => {
    const game = newToy();
    expect(result('close', { game })).toEqual({ closed: 'g1' });
    expect(ask('decision', { game }).error).toMatchObject({ code: 'unknown-game', place: 'params.game' });
  });

  test('decision: is null when the game is over', () => {
    const game = newToy();
    for (let i = 0; i < 500; i++) {
      const [choice] = result<JsonObject[]>('choices', { game, sample: 1, seed: i });
      if (choice === undefined) break;
      result('apply', { game, choice });
    }
    expect(ask('decision', { game }).result).toBeNull();
    expect(ask('apply', { game, choice: { kind: 'rest' } }).error).toMatchObject({ code: 'illegal-choice' });
  });
});

describe('an impossible position is refused with code, place and rule', () => {
  test('[6.1] two Unknown units in a hex', () => {
    const position = {
      title: 'holland44',
      base: 'empty',
      turn: 3,
      phase: 'allied.movement',
      unknown: ['3108', '3108'],
    };
    expect(ask('load', { position }).error).toEqual({
      code: 'bad-position',
      place: 'params.position.unknown[1]',
      rule: '6.1',
      message: 'two Unknown units stand in 3108 Son',
      says: { code: 'two-unknown-there', params: { hex: '3108' } },
    });
  });

  test('frames that lead nowhere are the fault of the position', () => {
    const position = result('position', { game: newHolland() });
    const frames = [
      { proc: 'game', step: 'next' },
      { proc: 'turn', step: 'german' },
      { proc: 'player-turn', step: 'combat', side: 'allied' },
      { proc: 'movement', step: 'orders', side: 'allied' },
      {
        proc: 'march',
        step: 'advance',
        side: 'allied',
        units: [99999],
        mode: 'normal',
        path: [1],
        place: 77,
        spent: 0,
        steps: 0,
        woods: 0,
      },
    ];
    const reply = ask('load', { position: { ...position, phase: 'allied.movement', frames } });
    expect(reply.error).toMatchObject({ code: 'bad-position', place: 'params.position.frames[4].units[0]' });
  });
});

/** A title in which one answer breaks an invariant. */
const BROKEN: Title = {
  ...TOY,
  id: 'broken',
  view: () => {
    throw new EngineError('the view is broken', { why: 'a test' });
  },
};

test('a fault of the program closes its game, with evidence, and no other', () => {
  session = createSession({ titles: [BROKEN, TOY], newSeed: () => 1 });
  const doomed = result<{ game: string }>('new', { title: 'broken', scenario: 'only', seed: 5 }).game;
  const other = newToy();
  result('apply', { game: doomed, choice: { kind: 'rest' } });
  expect(ask('view', { game: doomed }).error).toMatchObject({
    code: 'internal',
    message: expect.stringContaining('the view is broken'),
    evidence: { why: 'a test', setUp: { title: 'broken', seed: 5 }, choices: [{ kind: 'rest' }] },
  });
  expect(ask('decision', { game: doomed }).error).toMatchObject({ code: 'unknown-game' });
  expect(result('decision', { game: other })).toMatchObject({ by: 'red' });
});

describe('bad lines', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  test.each<[string, string, string, string | undefined]>([
    ['nothing', '', 'bad-request', undefined],
    ['no JSON', '{"id":1', 'bad-request', undefined],
    ['a megabyte of text', 'x'.repeat(1_000_000), 'bad-request', undefined],
    ['a megabyte of brackets', '['.repeat(1_000_000), 'bad-request', undefined],
    ['deep nesting', deep, 'bad-request', undefined],
    ['deep nesting in params', `{"id":1,"method":"titles","params":{"x":${deep}}}`, 'bad-request', undefined],
    [
      'deep nesting in a choice',
      `{"id":1,"method":"check","params":{"game":"g1","choice":${deep}}}`,
      'bad-request',
      undefined,
    ],
    ['a list', '[1,2]', 'bad-request', undefined],
    ['null', 'null', 'bad-request', undefined],
    ['no id', '{"method":"titles"}', 'bad-request', 'id'],
    ['an id that is an object', '{"id":{},"method":"titles"}', 'bad-request', 'id'],
    ['an endless id', `{"id":"${'x'.repeat(1000)}","method":"titles"}`, 'bad-request', 'id'],
    ['no method', '{"id":1}', 'bad-request', 'method'],
    ['no such method', '{"id":1,"method":"fly"}', 'unknown-method', 'method'],
    ['a method of all objects', '{"id":1,"method":"__proto__"}', 'unknown-method', 'method'],
    ['a constructor', '{"id":1,"method":"constructor"}', 'unknown-method', 'method'],
    ['an endless method', `{"id":1,"method":"${'x'.repeat(100_000)}"}`, 'unknown-method', 'method'],
    ['an unknown field', '{"id":1,"method":"titles","jsonrpc":"2.0"}', 'bad-request', undefined],
    ['a prototype', '{"id":1,"method":"titles","__proto__":{"x":1}}', 'bad-request', undefined],
    ['params in a list', '{"id":1,"method":"titles","params":[]}', 'bad-request', 'params'],
    ['params that nobody reads', '{"id":1,"method":"titles","params":{"x":1}}', 'bad-request', 'params'],
    [
      'a prototype in params',
      '{"id":1,"method":"decision","params":{"game":"g1","__proto__":{}}}',
      'bad-request',
      'params',
    ],
    ['a game as a number', '{"id":1,"method":"decision","params":{"game":1}}', 'bad-request', 'params.game'],
    ['no such game', '{"id":1,"method":"decision","params":{"game":"__proto__"}}', 'unknown-game', 'params.game'],
    [
      'a title that is none',
      '{"id":1,"method":"new","params":{"title":"chess","scenario":"x"}}',
      'unknown-title',
      'params.title',
    ],
    ['no scenario', '{"id":1,"method":"new","params":{"title":"toy"}}', 'bad-request', 'params.scenario'],
    [
      'another scenario',
      '{"id":1,"method":"new","params":{"title":"toy","scenario":"x"}}',
      'bad-request',
      'params.scenario',
    ],
    [
      'a huge seed',
      '{"id":1,"method":"new","params":{"title":"toy","scenario":"only","seed":1e300}}',
      'bad-request',
      'params.seed',
    ],
    [
      'a negative seed',
      '{"id":1,"method":"new","params":{"title":"toy","scenario":"only","seed":-1}}',
      'bad-request',
      'params.seed',
    ],
    [
      'no such edition',
      '{"id":1,"method":"new","params":{"title":"toy","scenario":"only","edition":9}}',
      'bad-request',
      'params.edition',
    ],
    [
      'an option in words',
      '{"id":1,"method":"new","params":{"title":"toy","scenario":"only","options":{"mist":"yes"}}}',
      'bad-request',
      'params.options.mist',
    ],
    [
      'an option of all objects',
      '{"id":1,"method":"new","params":{"title":"toy","scenario":"only","options":{"__proto__":true}}}',
      'bad-request',
      'params.options.__proto__',
    ],
    [
      'an option to come',
      '{"id":1,"method":"new","params":{"title":"toy","scenario":"only","options":{"flood":true}}}',
      'not-available',
      'params.options.flood',
    ],
    [
      'dice that are objects',
      '{"id":1,"method":"new","params":{"title":"toy","scenario":"only","dice":[{}]}}',
      'bad-dice',
      'params.dice[0]',
    ],
    ['neither position nor save', '{"id":1,"method":"load","params":{}}', 'bad-request', 'params'],
    ['both of them', '{"id":1,"method":"load","params":{"position":{},"save":{}}}', 'bad-request', 'params'],
    [
      'a position of no title',
      '{"id":1,"method":"load","params":{"position":{}}}',
      'unknown-title',
      'params.position.title',
    ],
    ['a position in words', '{"id":1,"method":"load","params":{"position":"fen"}}', 'bad-request', 'params.position'],
    [
      'a save that is none',
      '{"id":1,"method":"load","params":{"save":{"format":"x"}}}',
      'bad-save',
      'params.save.format',
    ],
    [
      'a sample of nothing',
      '{"id":1,"method":"choices","params":{"game":"g1","sample":0}}',
      'bad-request',
      'params.sample',
    ],
    [
      'a huge sample',
      '{"id":1,"method":"choices","params":{"game":"g1","sample":1e9}}',
      'bad-request',
      'params.sample',
    ],
    [
      'a limit in words',
      '{"id":1,"method":"choices","params":{"game":"g1","limit":"all"}}',
      'bad-request',
      'params.limit',
    ],
    [
      'a seed without a sample',
      '{"id":1,"method":"choices","params":{"game":"g1","seed":1}}',
      'bad-request',
      'params.seed',
    ],
    [
      'a filter in a list',
      '{"id":1,"method":"choices","params":{"game":"g1","filter":[]}}',
      'bad-request',
      'params.filter',
    ],
    [
      'an illegal choice',
      '{"id":1,"method":"apply","params":{"game":"g1","choice":7}}',
      'illegal-choice',
      'params.choice',
    ],
    ['no query', '{"id":1,"method":"query","params":{"game":"g1"}}', 'bad-request', 'params.what'],
  ])('%s', (_title, line, code, place) => {
    const game = newHolland();
    const reply = send(line);
    expect({ code: reply.error?.code, place: reply.error?.place }).toEqual({ code, place });
    expect(reply.error?.message.length).toBeLessThan(1000);
    expect(reply).not.toHaveProperty('result');
    expect(result('decision', { game })).toMatchObject({ by: 'allied' });
  });

  test('an id that could be read is said back', () => {
    expect(send('{"id":"abc","method":"fly"}').id).toBe('abc');
    expect(send('{"id":3,"method":"fly"}').id).toBe(3);
    expect(send('nonsense').id).toBeNull();
  });

  /** With a checksum that fits. */
  const sealed = (save: JsonObject): unknown => ({ ...save, checksum: checksumOf(save as unknown as SaveFile) });

  test.each<[string, (save: JsonObject) => unknown, string]>([
    ['a field too many', (save) => ({ ...save, more: 1 }), 'params.save.more'],
    [
      'an answer with a field too many',
      (save) => ({ ...save, choices: [{ by: 'red', choice: { kind: 'rest' }, hat: 1 }] }),
      'params.save.choices[0].hat',
    ],
    [
      'an audience that is no side',
      (save) => ({ ...save, choices: [{ by: 'red', choice: { kind: 'rest' }, audience: 1 }] }),
      'params.save.choices[0].audience',
    ],
    ['an answer that is none', (save) => ({ ...save, choices: [{ by: 'red' }] }), 'params.save.choices[0]'],
    [
      'a seed in halves',
      (save) => ({ ...save, setUp: { ...(save.setUp as JsonObject), seed: 0.5 } }),
      'params.save.setUp.seed',
    ],
    [
      'an option in words',
      (save) => sealed({ ...save, setUp: { ...(save.setUp as JsonObject), options: { mist: 'no' } } }),
      'params.save.setUp.options.mist',
    ],
    ['no position', (save) => ({ ...save, position: undefined }), 'params.save.position'],
    ['hashes in words', (save) => ({ ...save, hashes: 'all' }), 'params.save.hashes'],
  ])('an edited save with %s', (_title, edit, place) => {
    const save = result('save', { game: newToy() });
    expect(ask('load', { save: edit(save) }).error).toMatchObject({ code: 'bad-save', place });
  });
});
