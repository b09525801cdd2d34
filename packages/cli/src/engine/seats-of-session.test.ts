/** A session that holds games gives out their seats, and keeps for itself what is the host's. */
import type { JsonObject } from '@bridgehead/engine';
import { HOLLAND44 } from '@bridgehead/holland44/rules';
import { OMG85 } from '@bridgehead/omg85/rules';
import { createSession, type HostSession } from '@bridgehead/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { protocolClientOf, type Reply } from '../../test/protocol-client.ts';

let session: HostSession;
beforeEach(() => {
  session = createSession({ titles: [HOLLAND44, OMG85], newSeed: () => 1 });
});

const { ask: askHost, result, send, newHolland } = protocolClientOf(() => session);

const at = (seat: unknown, method: string, params: object = {}): Reply =>
  send(JSON.stringify({ id: 7, seat, method, params }));

const told = ({ result: answer }: Reply): JsonObject => answer as JsonObject;

/** Lets whoever is asked choose at the seat, as often as that. */
function play(seat: string, times: number): void {
  for (let i = 0; i < times; i++) {
    const [choice = {}] = at(seat, 'choices', { sample: 1, seed: i }).result as readonly JsonObject[];
    const { version = 0 } = told(at(seat, 'decision'));
    expect(at(seat, 'apply', { choice, version }).error).toBeUndefined();
  }
}

describe('a line for a seat', () => {
  test('is answered by that seat of the game, as over a wire that is bound to it', () => {
    const game = newHolland();
    expect(told(at(`${game}/allied`, 'decision'))).toMatchObject({ by: 'allied', kind: 'land', version: 1 });
    expect(told(at(`${game}/german`, 'decision'))).toEqual({ by: 'allied' });
    expect(at(`${game}/german`, 'save').error).toMatchObject({ code: 'unknown-method' });
    const line = JSON.stringify({ id: 7, method: 'decision' });
    expect(JSON.parse(session.seat(`${game}/german`).handleLine(line))).toEqual({ id: 7, result: { by: 'allied' } });
  });

  test('cannot ask its way out of the seat to which its wire is bound', () => {
    const game = newHolland();
    const line = JSON.stringify({ id: 7, method: 'decision', seat: `${game}/allied` });
    const reply = JSON.parse(session.seat(`${game}/german`).handleLine(line));
    expect(reply.error).toMatchObject({ code: 'bad-request', message: expect.stringContaining('seat') });
    const others = JSON.parse(
      session.seat(`${game}/german`).handleLine('{"id":1,"method":"view","params":{"side":"allied"}}'),
    );
    expect(others.error).toMatchObject({ code: 'bad-request', place: 'params.side' });
  });

  test.each([
    ['g9/allied', 'unknown-game'],
    ['nonsense', 'unknown-game'],
    [7, 'unknown-game'],
    ['g1/', 'bad-request'],
    ['g1/dutch', 'bad-request'],
    ['g1/allied,dutch', 'bad-request'],
  ])('to %j is refused as %s', (seat, code) => {
    newHolland();
    expect(at(seat, 'decision').error).toMatchObject({ code, place: 'seat' });
  });

  test('for all sides is that of one person who plays them: he hears of each choice, with the eyes of one side', () => {
    const setUp = { title: 'omg85', scenario: 'historical', options: { hidden: true }, seed: 5 };
    const { game } = result<{ game: string }>('new', setUp);
    play(`${game}/*`, 120);
    const { answers } = result<{ answers: readonly { by: string; choice: JsonObject }[] }>('record', { game });
    expect(new Set(answers.map(({ by }) => by)).size).toBe(2);
    for (const side of ['allied', 'german']) {
      const { entries, of } = told(at(`${game}/*`, 'log', { side })) as { entries: readonly JsonObject[]; of: number };
      expect([of, entries.map(({ choice }) => choice)]).toEqual([120, answers.map(({ choice }) => choice)]);
      const other = side === 'allied' ? 'german' : 'allied';
      expect(JSON.stringify(entries)).not.toContain(`"audience":"${other}"`);
      expect(told(at(`${game}/*`, 'view', { side })).side).toBe(side);
      expect(Number(told(at(`${game}/${side}`, 'log')).of)).toBeLessThan(120);
    }
  });

  test('tells turn, phase and depth of each choice, and the spans of what is heard of it', () => {
    const game = newHolland();
    play(`${game}/*`, 40);
    const { answers } = result<{ answers: readonly JsonObject[] }>('record', { game });
    const { entries } = told(at(`${game}/*`, 'log', { side: 'allied' })) as { entries: readonly JsonObject[] };
    expect(entries.map(({ turn, phase, events, moments }) => ({ turn, phase, events, moments }))).toEqual(
      answers.map(({ turn, phase, events, moments }) => ({ turn, phase, events, moments })),
    );
    expect(entries.map(({ depth }) => depth)).toEqual(answers.map(({ at: path }) => String(path).split(' > ').length));
    const tail = told(at(`${game}/*`, 'log', { side: 'allied', since: 37 }));
    expect(tail).toMatchObject({ entries: entries.slice(37), of: 40 });
  });
});

describe('the host', () => {
  test('is told what broke down at a seat, once; the seat is told only that it did', () => {
    const broken = {
      ...HOLLAND44,
      query: () => {
        throw new Error('the table has five legs');
      },
    };
    session = createSession({ titles: [broken], newSeed: () => 1 });
    const game = newHolland();
    const reply = at(`${game}/allied`, 'query', { what: 'victory' });
    expect(reply.error).toMatchObject({ code: 'internal' });
    expect(JSON.stringify(reply)).not.toMatch(/five legs|evidence/);
    expect(at(`${game}/allied`, 'decision').error).toMatchObject({ code: 'internal' });
    expect(askHost('decision', { game }).error).toMatchObject({
      code: 'internal',
      message: expect.stringContaining('five legs'),
      evidence: { setUp: { title: 'holland44' } },
    });
    expect(askHost('decision', { game }).error).toMatchObject({ code: 'unknown-game' });
  });

  test('does steps again as far as they go, takes back among them, and refuses what is no step', () => {
    const game = newHolland();
    const [choice = {}] = result<JsonObject[]>('choices', { game, limit: 1 });
    const answer = { did: 'answer', choice, came: '00000000' };
    const steps = [answer, { did: 'undo' }, answer, { did: 'answer', choice: { kind: 'nonsense' }, came: '' }, answer];
    expect(result('again', { game, steps })).toEqual({ done: 3, isOther: true, why: expect.any(String) });
    expect(result('record', { game }).answers).toMatchObject([{ choice }]);
    for (const step of [{ did: 'dice' }, { did: 'answer', choice }, 7, null])
      expect(askHost('again', { game, steps: [step] }).error).toMatchObject({
        code: 'bad-request',
        place: 'params.steps[0]',
      });
  });

  test('gives up the dice that were laid down, and the game stays as it was', () => {
    const dice = Array.from({ length: 50 }, () => 99);
    const game = newHolland({ dice });
    play(`${game}/*`, 1);
    const before = result('position', { game });
    let unfit: Reply['error'];
    for (let i = 0; i < 60 && unfit === undefined; i++) {
      const [choice = {}] = result<JsonObject[]>('choices', { game, sample: 1, seed: i });
      const { version = 0 } = told(at(`${game}/*`, 'decision'));
      unfit = at(`${game}/*`, 'apply', { choice, version }).error;
    }
    expect(unfit).toMatchObject({ code: 'bad-dice' });
    const stuck = result('position', { game });
    expect(stuck).not.toEqual(before);
    result('drop-dice', { game });
    expect(result('position', { game })).toEqual(stuck);
    play(`${game}/*`, 40);
  });

  test('that looks back shows its seats that moment, and goes on from there', () => {
    const game = newHolland();
    play(`${game}/*`, 20);
    result('seek', { game, at: 5 });
    expect(told(at(`${game}/*`, 'log')).of).toBe(5);
    play(`${game}/*`, 1);
    expect(told(at(`${game}/*`, 'log')).of).toBe(6);
    expect(result('record', { game }).answers).toHaveLength(6);
  });
});
