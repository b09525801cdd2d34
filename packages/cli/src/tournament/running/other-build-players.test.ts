import { createPlayer, hostMatch, type Level } from '@bridgehead/ai';
import { beginGame } from '@bridgehead/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../../test/shell.ts';
import { engineCommandOf } from '../../builds/other-build.ts';
import { titleAiOf } from '../../game-ai.ts';
import { gameTitle } from '../../game-titles.ts';
import { momentOf } from '../../moment.ts';
import { gamePlan, type Tournament } from '../plan.ts';
import { isFinished, unpackChoices } from '../results/result.ts';
import { type OtherEngines, openOtherEngines, seatOtherBuildPlayer } from './other-build-players.ts';
import { playGame, replayGame } from './play-game.ts';

const COMMIT = '0123456789ab';
/** This build stands in for the other: it must choose as it does here. */
const engines = openOtherEngines({ [COMMIT]: engineCommandOf(REPOSITORY) });
afterAll(() => engines.close());

const DUEL: Tournament = {
  title: 'holland44',
  edition: 1,
  scenario: 'short',
  players: ['random', `random@${COMMIT}`],
  seed: 11,
  nodes: 100_000,
};

const CASES: readonly (readonly [string, string, readonly string[], Level])[] = [
  ['holland44', 'short', [], 'staff'],
  ['holland44', 'short', [], 'recruit'],
  ['omg85', 'historical', ['advanced', 'hidden'], 'staff'],
  ['omg85', 'free', ['hidden'], 'recruit'],
];

/** So many decisions, which go through several phases of both sides. */
const DECISIONS = 100;

describe('a player in a process of its own', () => {
  test.each(CASES)('%s %s %j: %s chooses as here', async (id, scenario, options, level) => {
    const title = gameTitle(id);
    const ai = titleAiOf(id);
    const setUp = {
      title: id,
      edition: 1,
      scenario,
      options: Object.fromEntries(options.map((o) => [o, true])),
      seed: 3,
    };
    const begun = beginGame(title, setUp);
    if (!begun.ok) throw new Error(begun.fault.says.code);
    const here = title.sides.map((side) => createPlayer({ level, ai, side, seed: 8 }));
    const name = `${level}@${COMMIT}` as const;
    const there = await Promise.all(
      title.sides.map((side) => seatOtherBuildPlayer(engines, { name, title: id, side, seed: 8 })),
    );
    const hosted = hostMatch({ game: begun.value, ai, players: here, turnOf: (g) => momentOf(g).turn });
    for (let i = 0; i < DECISIONS; i++) {
      const asked = hosted.ask();
      if (asked === undefined) break;
      const at = title.sides.indexOf(asked.by);
      const elsewhere = await there[at]?.think(asked.known, { nodes: 20_000 });
      const thought = here[at]?.think(asked.known, { nodes: 20_000 });
      if (thought === undefined) throw new Error('nobody thinks');
      const { candidates: _candidates, ...told } = thought;
      expect(elsewhere).toEqual({ ...told, candidates: [] });
      hosted.choose(asked, thought, 0);
    }
    expect(there.map(({ fallbacks }) => fallbacks)).toEqual(here.map(({ fallbacks }) => fallbacks));
    for (const player of there) await player.leave();
  });

  test('plays the same game, which is played again without it', async () => {
    const plan = { n: 0, seed: 11, first: 'random', second: 'random' } as const;
    const one = await playGame(DUEL, plan);
    const other = await playGame(DUEL, { ...plan, first: `random@${COMMIT}`, second: `random@${COMMIT}` }, engines);
    if (!isFinished(one) || !isFinished(other)) throw new Error('failed');
    expect(other.answers).toBe(one.answers);
    expect(other.hash).toBe(one.hash);
    expect(replayGame(DUEL, other).departs).toBeUndefined();
  });
});

/** A build whose engine is this program: it is handed each request, and `reply` answers. */
const broken = (program: string, patienceMs = 60_000): OtherEngines =>
  openOtherEngines(
    {
      [COMMIT]: [
        process.execPath,
        '--input-type=module',
        '-e',
        `import { createInterface } from 'node:readline';
         const reply = (id, result) => console.log(JSON.stringify({ id, result }));
         for await (const line of createInterface({ input: process.stdin })) {
           const { id, method } = JSON.parse(line);
           if (method === 'seat') reply(id, { seat: 's1' }); else { ${program} }
         }`,
      ],
    },
    patienceMs,
  );

describe('a broken process is the end of its game, not of the tournament', () => {
  test.each<[string, string, string]>([
    ['dies', 'process.exit(3)', `the build ${COMMIT} has ended (code 3)`],
    ['says nonsense', `console.log('well')`, `the build ${COMMIT} says «well»`],
    ['answers without a choice', 'reply(id, {})', `random@${COMMIT} answers without a choice`],
    ['gives an illegal answer', `reply(id, { choice: { kind: 'fly' } })`, 'an illegal answer to «'],
    [
      'does not understand',
      `console.log(JSON.stringify({ id, error: { code: 'bad-position', message: 'what?' } }))`,
      `random@${COMMIT} cannot think`,
    ],
  ])('one that %s', async (_name, program, fault) => {
    const other = broken(program);
    const result = await playGame(DUEL, gamePlan(DUEL, 0), other);
    other.close();
    expect(result).toMatchObject({ n: 0, fault: expect.stringContaining(fault) });
    expect(unpackChoices(result.answers)).toHaveLength(result.decisions);
  });

  test('one that is silent', async () => {
    const other = broken('', 500);
    const result = await playGame(DUEL, gamePlan(DUEL, 1), other);
    expect(result).toMatchObject({ decisions: 0, fault: `the build ${COMMIT} has been silent for 0.5 s` });
  });

  test('the next game has a new process', async () => {
    // It dies of its second question, whichever game asks it.
    const other = broken(`globalThis.n = (globalThis.n ?? 0) + 1; if (n > 1) process.exit(4); reply(id, {});`);
    const results = [await playGame(DUEL, gamePlan(DUEL, 1), other), await playGame(DUEL, gamePlan(DUEL, 1), other)];
    other.close();
    for (const result of results) expect(result).toMatchObject({ fault: expect.stringContaining('without a choice') });
  });
});
