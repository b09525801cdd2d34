import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { OMG85 } from '@bridgehead/omg85/rules';
import { createSession, type Session } from '@bridgehead/protocol';
import { hostileClient, replyFault, TOY } from '@bridgehead/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { protocolClientOf, type Reply } from '../../test/protocol-client.ts';
import { ENGINE_PLAYERS } from './engine-players.ts';

let session: Session = createSession({ titles: [HOLLAND44, TOY], newSeed: () => 1 });
const { ask, result, newToy, newHolland } = protocolClientOf(() => session);

describe('fuzz', () => {
  const METHODS = [
    'titles',
    'new',
    'load',
    'position',
    'save',
    'lines',
    'hand',
    'view',
    'sight',
    'decision',
    'choices',
    'check',
    'apply',
    'undo',
    'query',
    'close',
    'record',
    'seek',
  ];
  const value = fc.oneof(
    fc.constantFrom('g1', 'g2', 'toy', 'holland44', 'short', 'only', 'hex', '4816', 'units', 'allied', '', '__proto__'),
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(1e308, -1, 0.5, 2 ** 53),
  );
  const keys = [
    'game',
    'title',
    'scenario',
    'seed',
    'side',
    'choice',
    'what',
    'hex',
    'units',
    'position',
    'save',
    'lines',
    'hand',
    'dice',
    'limit',
    'sample',
    'filter',
    '__proto__',
  ];
  const request = fc.record(
    {
      id: fc.oneof(fc.integer(), fc.jsonValue({ maxDepth: 1 })),
      method: fc.oneof(fc.constantFrom(...METHODS), fc.string()),
      params: fc.oneof(fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 4 }), fc.jsonValue({ maxDepth: 1 })),
    },
    { requiredKeys: [] },
  );
  const line = fc.oneof(
    { weight: 9, arbitrary: request.map((one) => JSON.stringify(one)) },
    { weight: 1, arbitrary: fc.string() },
  );

  test('every line gets one line of reply, never «internal», and the first games live on', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        session = createSession({ titles: [HOLLAND44, TOY], newSeed: () => 1 });
        newHolland();
        for (const one of lines) {
          const text = session.handleLine(one);
          expect(text).not.toContain('\n');
          const reply: Reply = JSON.parse(text);
          expect('result' in reply).not.toBe('error' in reply);
          expect(reply.error?.code).not.toBe('internal');
        }
        expect(newToy()).toMatch(/^g\d+$/);
      }),
      { numRuns: 60, seed: 17 },
    );
  });

  test.each([HOLLAND44, OMG85])(
    'a client of $id that means harm is answered line by line, in the midst of real play',
    (title) => {
      const { handleLine } = createSession({ titles: [title], newSeed: () => 1, players: ENGINE_PLAYERS });
      const client = hostileClient({ seed: 17, titles: [title], hugeOneIn: 200 });
      const codes = new Map<string, number>();
      for (let i = 0; i < 600; i++) {
        const line = client.next();
        const reply = handleLine(line);
        const fault = replyFault(line, reply);
        if (fault !== undefined)
          expect.fail(`line ${i}: ${line.slice(0, 2000)}\nits reply ${fault}: ${reply.slice(0, 500)}`);
        const code = /^\{"id":.*?,"(result|error)"/.exec(reply)?.[1] ?? '';
        codes.set(code, (codes.get(code) ?? 0) + 1);
        client.hear(reply);
      }
      // Neither all nonsense nor none.
      expect(codes.get('result')).toBeGreaterThan(120);
      expect(codes.get('error')).toBeGreaterThan(120);
    },
  );

  test('a position with anything in any field is read or refused', () => {
    const position = result('position', { game: newHolland() });
    const field = fc.constantFrom(...Object.keys(position));
    fc.assert(
      fc.property(field, fc.jsonValue({ maxDepth: 5 }), (key, wild) => {
        const { error } = ask('load', { position: { ...position, [key]: wild } });
        expect(error?.code).not.toBe('internal');
        if (error !== undefined) expect(error.place).toMatch(/^params/);
      }),
      { numRuns: 150, seed: 17 },
    );
  });
});
