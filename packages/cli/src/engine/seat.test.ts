import {
  beginGame,
  deciderOf,
  type Game,
  type Json,
  type JsonObject,
  type SetUp,
  type Title,
} from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { OMG85 } from '@bridgehead/omg85/rules';
import { createSeatSession, hostGame } from '@bridgehead/protocol';
import { hostileSeat, replyFault } from '@bridgehead/testkit';
import { describe, expect, test } from 'vitest';

const CANARY = 918_273_645;

function begun(title: Title, options: SetUp['options'] = {}): Game {
  const scenario = title.scenarios[0]?.id ?? '';
  const game = beginGame(title, { title: title.id, edition: 1, scenario, options, seed: CANARY });
  if (!game.ok) throw new Error(game.fault.says.code);
  return game.value;
}

interface Reply {
  readonly result?: Json;
  readonly error?: { readonly code: string; readonly message: string };
}

/** Both seats of a game, and a way to ask each. */
function table(title: Title, options: SetUp['options'] = {}) {
  const host = hostGame(begun(title, options));
  const seats = new Map(title.sides.map((side) => [side, createSeatSession({ host, sides: [side] })]));
  const ask = (side: string, method: string, params: JsonObject = {}): Reply =>
    JSON.parse(seats.get(side)?.handleLine(JSON.stringify({ id: 1, method, params })) ?? '{}');
  return { host, ask };
}

const asked = ({ result }: Reply): JsonObject => result as JsonObject;

describe('a seat', () => {
  test('tells its side what it is asked, and the other only who is asked', () => {
    const { host, ask } = table(HOLLAND44);
    expect(asked(ask('allied', 'decision'))).toMatchObject({ by: 'allied', kind: 'land', version: 1, mayUndo: false });
    expect(asked(ask('german', 'decision'))).toEqual({ by: 'allied' });
    expect(deciderOf(host.game)).toBe('allied');
    expect(ask('german', 'choices', {}).error).toMatchObject({ code: 'bad-request' });
  });

  test('takes a choice for the question that was asked, and refuses a stale one', () => {
    const { ask } = table(HOLLAND44);
    const [choice, other] = ask('allied', 'choices', { limit: 40 }).result as readonly JsonObject[];
    expect(ask('allied', 'apply', { choice, version: 1 })).toMatchObject({
      result: { of: 1, decision: { version: 2 } },
    });
    expect(ask('allied', 'apply', { choice: other, version: 1 }).error).toMatchObject({ code: 'stale' });
    expect(ask('german', 'apply', { choice: other, version: 2 }).error).toMatchObject({ code: 'bad-request' });
    expect(ask('allied', 'undo', { version: 2 })).toMatchObject({ result: { of: 0, decision: { version: 3 } } });
    expect(ask('allied', 'undo', { version: 3 }).error).toMatchObject({ code: 'no-undo' });
  });

  test('refuses what the rules forbid, with the rule, and changes nothing', () => {
    const { host, ask } = table(HOLLAND44);
    const [choice = {}] = ask('allied', 'choices', { limit: 1 }).result as readonly JsonObject[];
    expect(ask('allied', 'check', { choice }).result).toEqual({ legal: true });
    const refused = ask('allied', 'apply', { choice: { ...choice, hex: '1001' }, version: 1 });
    expect(refused.error).toMatchObject({ code: 'illegal-choice', rule: expect.stringMatching(/^22/) });
    expect(host.game.history.filter(({ forced }) => !forced)).toEqual([]);
  });

  test.each(['position', 'save', 'record', 'seek', 'load', 'new', 'titles'])('has no %s', (method) => {
    expect(table(OMG85).ask('allied', method).error).toMatchObject({ code: 'unknown-method' });
  });

  test('tells each side the events that are for it, and of choices made in silence nothing', () => {
    const { host, ask } = table(OMG85, { hidden: true });
    for (let i = 0; i < 400 && deciderOf(host.game) !== undefined; i++) {
      const side = deciderOf(host.game) ?? '';
      const { version = 0 } = asked(ask(side, 'decision'));
      const [choice = {}] = ask(side, 'choices', { sample: 1, seed: i }).result as readonly JsonObject[];
      expect(ask(side, 'apply', { choice, version }).error).toBeUndefined();
    }
    for (const side of OMG85.sides) {
      const { entries = [], of } = asked(ask(side, 'log'));
      const told = JSON.stringify(entries);
      const other = OMG85.sides.find((one) => one !== side);
      expect(told).not.toContain(`"audience":"${other}"`);
      expect(told).not.toContain(String(CANARY));
      expect(Number(of)).toBeLessThan(host.log.length);
    }
  });

  test.each([
    [HOLLAND44, {}],
    [OMG85, { hidden: true, advanced: true }],
  ] as const)('answers a player who means harm line by line, in the midst of real play', (title, options) => {
    const host = hostGame(begun(title, options));
    const seats = title.sides.map((side, i) => ({
      session: createSeatSession({ host, sides: [side] }),
      client: hostileSeat({ title, seed: 17 + i, mayApply: true }),
    }));
    for (let i = 0; i < 800; i++) {
      for (const { session, client } of seats) {
        const line = client.next();
        const reply = session.handleLine(line);
        expect(replyFault(line, reply) ?? 'fine', line.slice(0, 500)).toBe('fine');
        expect(reply).not.toContain(String(CANARY));
        client.hear(reply);
      }
    }
    expect(host.log.length).toBeGreaterThan(5);
  });
});
