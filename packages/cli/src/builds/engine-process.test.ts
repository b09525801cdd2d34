import { describe, expect, test } from 'vitest';
import { EngineGone, openEngine } from './engine-process.ts';

/** A program that is handed each line. */
const engine = (program: string, patienceMs = 60_000) =>
  openEngine({
    name: 'the engine',
    command: [
      process.execPath,
      '--input-type=module',
      '-e',
      `import { createInterface } from 'node:readline';
       for await (const line of createInterface({ input: process.stdin })) { const { id, method } = JSON.parse(line); ${program} }`,
    ],
    patienceMs,
  });

const failure = async (promise: Promise<unknown>): Promise<string> => {
  const error: unknown = await promise.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(EngineGone);
  return error instanceof Error ? error.message : '';
};

describe('an engine in a process of its own', () => {
  test('answers requests in their order, also when nobody waits between them', async () => {
    const one = engine('console.log(JSON.stringify({ id, result: [method, null] }));');
    const replies = await Promise.all(['a', 'b', 'c'].map((method) => one.ask(method, {})));
    expect(replies.map((reply) => reply.value())).toEqual([
      ['a', null],
      ['b', null],
      ['c', null],
    ]);
    one.close();
  });

  test('tells errors of the protocol from its own', async () => {
    const one = engine(`console.log(JSON.stringify({ id, error: { code: 'unknown-method', message: 'no' } }));`);
    expect((await one.ask('fly', {})).error).toEqual({ code: 'unknown-method', message: 'no' });
    one.close();
  });

  test('that dies fails everybody who waits, and who asks later, with its last words', async () => {
    const one = engine(`console.error('out of fuel'); process.exit(3);`);
    const asked = [one.ask('a', {}), one.ask('b', {})];
    for (const promise of asked) expect(await failure(promise)).toBe('the engine has ended (code 3): out of fuel');
    expect(await failure(one.ask('c', {}))).toContain('has ended');
  });

  test('that says nonsense is given up', async () => {
    expect(await failure(engine(`console.log('hello');`).ask('a', {}))).toBe('the engine says «hello»');
    expect(await failure(engine(`console.log('{"id":99,"result":1}');`).ask('a', {}))).toContain('"id":99');
  });

  test('that says nothing is given up', async () => {
    expect(await failure(engine('', 300).ask('a', {}))).toBe('the engine has been silent for 0.3 s');
  });

  test('that cannot be started is given up', async () => {
    const one = openEngine({ name: 'the engine', command: ['/no/such/program'], patienceMs: 1000 });
    expect(await failure(one.ask('a', {}))).toContain('cannot be started');
  });
});
