/** Engines for tests: one in this process, and a program so small that a repository of a few files holds it. */
import type { Json, JsonObject, Title } from '@bridgehead/engine';
import { createSession, type Players } from '@bridgehead/protocol';
import { type Engine, type Reply, readReply } from '../src/builds/engine-process.ts';

/** Changes what an engine would reply; undefined leaves it. */
export type Tamper = (method: string, params: JsonObject, result: Json) => Json | undefined;

/** The engine of these titles in this process. */
export function engineOf(titles: readonly Title[], tamper: Tamper = () => undefined, players?: Players): Engine {
  const session = createSession({ titles, newSeed: () => 1, ...(players === undefined ? {} : { players }) });
  return {
    ask: async (method, params) => {
      const reply = readReply(session.handleLine(JSON.stringify({ id: 1, method, params })), 1);
      if (reply === undefined) throw new Error('no reply');
      return reply.error === undefined ? tampered(reply, tamper(method, params, reply.value())) : reply;
    },
    close: () => {},
  };
}

const tampered = (reply: Reply, value: Json | undefined): Reply =>
  value === undefined ? reply : { text: JSON.stringify(value), value: () => value };

/**
 * A program that speaks enough of the protocol: players add 1 or 2 until the sum is 30. `departs` is the choice from which
 * on it tells of another sum.
 */
export const countingEngine = (departs: number): string => `
import { createInterface } from 'node:readline';
const games = new Map();
let opened = 0;
const open = (given, setUp) => {
  const name = 'g' + ++opened;
  games.set(name, { given: [...given], shown: given.length, setUp });
  return { game: name };
};
const shown = (game) => game.given.slice(0, game.shown);
const sum = (game) => shown(game).reduce((all, { by }) => all + by, 0);
const decision = (game) => (sum(game) >= 30 ? null : { by: 'counter', kind: 'add', at: 'game@add' });
const told = (game) => sum(game) + (game.shown >= ${departs} ? 1 : 0);
const position = (game) => ({ title: 'counting', sum: told(game), chance: [game.setUp.seed] });
const madeBy = (given) => ({ by: 'counter', choice: given });
const METHODS = {
  titles: () => [{ id: 'counting', scenarios: [{ id: 'only' }], options: [{ id: 'fast' }] }],
  new: (setUp) => open([], setUp),
  load: ({ save }) => open(save.choices.map(({ choice }) => choice), save.setUp),
  decision: ({ game }) => decision(games.get(game)),
  choices: ({ game, sample, seed }) => {
    const both = [{ kind: 'add', by: 1 }, { kind: 'add', by: 2 }];
    return sample === undefined ? both : [both[seed % 2]];
  },
  apply: ({ game: name, choice }) => {
    const game = games.get(name);
    game.given.push(choice);
    game.shown = game.given.length;
    return { events: [], decision: decision(game), mayUndo: false };
  },
  seek: ({ game, at }) => {
    games.get(game).shown = at;
    return { at, decision: decision(games.get(game)) };
  },
  position: ({ game }) => position(games.get(game)),
  record: ({ game }) => ({ answers: shown(games.get(game)).map(madeBy) }),
  save: ({ game: name }) => {
    const game = games.get(name);
    return { setUp: game.setUp, choices: shown(game).map(madeBy), hashes: [], position: position(game) };
  },
  close: ({ game }) => ({ closed: game }),
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  console.log(JSON.stringify({ id, result: METHODS[method](params) }));
}
`;
