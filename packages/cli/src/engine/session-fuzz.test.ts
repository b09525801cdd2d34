import { createSession, type Session } from '@bridgehead/protocol';
import { TOY } from '@bridgehead/testkit';
import { HOLLAND44 } from '@bridgehead/title-holland44';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deskOf, type Reply } from '../../test/protocol-desk.ts';

let session: Session = createSession({ titles: [HOLLAND44, TOY], newSeed: () => 1 });
const { ask, result, newToy, newHolland } = deskOf(() => session);

describe('fuzz', () => {
  const METHODS = [
    'titles',
    'new',
    'load',
    'position',
    'save',
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
