import { choices, isJsonObject, type Json, type JsonObject } from '@bridgehead/engine';
import type { Players } from '@bridgehead/protocol';
import { TOY } from '@bridgehead/testkit';
import { describe, expect, test } from 'vitest';
import { engineOf, type Tamper } from '../../test/toy-engines.ts';
import type { Aspect } from './aspects.ts';
import { compareGame } from './compare-game.ts';

const PLAN = { title: TOY.id, scenario: 'only', options: {}, seed: 5 };

const compared = (tamper?: Tamper, except: readonly Aspect[] = [], plan = PLAN) =>
  compareGame([engineOf([TOY]), engineOf([TOY], tamper)], plan, { except: new Set(except) });

/** Players that give the first answer that is listed; from the n-th decision of a game on, the last. */
function playersFrom(n: number): Players {
  let count = 0;
  return {
    names: ['first'],
    seat: ({ side }) => {
      if (side === TOY.sides[0]) count = 0;
      return {
        think: (known) => {
          count += 1;
          const listed = [...choices(known)];
          const choice = listed.at(count < n ? 0 : -1) ?? { kind: 'none' };
          return { choice, nodes: 0, isCutShort: false, isFallback: false };
        },
      };
    },
  };
}

const FIRST = playersFrom(Number.POSITIVE_INFINITY);

const fields = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** Changes the reply to the n-th request of a method. */
function nth(method: string, n: number, change: (result: Json) => Json): Tamper {
  let count = 0;
  return (asked, _params, result) => {
    if (asked !== method) return undefined;
    count += 1;
    return count === n ? change(result) : undefined;
  };
}

const answersIn = (save: Json): number => {
  const { choices } = fields(save);
  return Array.isArray(choices) ? choices.filter((one) => fields(one).forced === undefined).length : 0;
};

/** Changes every save in which so many answers of players stand. */
const savesFrom =
  (answers: number, change: (save: JsonObject) => Json): Tamper =>
  (method, _params, result) =>
    method === 'save' && answersIn(result) >= answers ? change(fields(result)) : undefined;

test('the same build plays the same game to its end', async () => {
  const { decisions, departure } = await compared();
  expect(departure).toBeUndefined();
  expect(decisions).toBeGreaterThan(20);
});

describe('the first answer at which two builds part is named', () => {
  test('by an event', async () => {
    const tamper = nth('apply', 7, (result) => ({ ...fields(result), events: [{ kind: 'rain' }] }));
    const { decisions, departure } = await compared(tamper);
    expect(decisions).toBe(7);
    expect(departure).toMatchObject({ what: 'events', at: 7, choice: { kind: expect.any(String) } });
    expect(departure?.decision).toMatchObject({ by: expect.any(String), kind: expect.any(String) });
    expect(departure?.difference.join()).toContain('rain');
  });

  test('by the decision that follows', async () => {
    const tamper = nth('apply', 3, (result) => ({
      ...fields(result),
      decision: { ...fields(fields(result).decision), kind: 'other' },
    }));
    expect((await compared(tamper)).departure).toMatchObject({ what: 'decisions', at: 3 });
  });

  test('by whether the answer may be taken back', async () => {
    const tamper = nth('apply', 3, (result) => ({ ...fields(result), mayUndo: 'perhaps' }));
    expect((await compared(tamper)).departure).toMatchObject({ what: 'undo', at: 3 });
    expect((await compared(tamper, ['undo'])).departure).toBeUndefined();
  });

  test('by the choice that is drawn', async () => {
    const tamper = nth('choices', 4, () => [{ kind: 'fly' }]);
    expect((await compared(tamper)).departure).toMatchObject({ what: 'choices', at: 4 });
  });

  test('by cells, looked back for between two comparisons', async () => {
    const tamper = savesFrom(13, (save) => ({ ...save, position: { ...fields(save.position), mud: 1 } }));
    const { departure } = await compared(tamper);
    expect(departure).toMatchObject({ what: 'cells', at: 13, difference: ['mud: nothing here, 1 there'] });
  });

  test('by cells that come back before the next answer is compared', async () => {
    const tamper: Tamper = (method, _params, result) =>
      method === 'save' && [13, 20].includes(answersIn(result))
        ? { ...fields(result), position: { ...fields(fields(result).position), mud: 1 } }
        : undefined;
    expect((await compared(tamper)).departure).toMatchObject({ what: 'cells', at: 13 });
  });

  test('by frames, unless they are left out: cells count all the same', async () => {
    const framesFrom = (cells: JsonObject): Tamper =>
      savesFrom(13, (save) => ({ ...save, position: { ...fields(save.position), frames: [], ...cells } }));
    const departure = {
      what: 'frames',
      at: 13,
      difference: [expect.stringMatching(/^\[0\]: \{"proc":"match".* here, nothing there$/)],
    };
    expect((await compared(framesFrom({}))).departure).toMatchObject(departure);
    expect((await compared(framesFrom({}), ['frames'])).departure).toBeUndefined();
    expect((await compared(framesFrom({ mud: 1 }), ['frames'])).departure).toMatchObject({ what: 'cells', at: 13 });
  });

  test('by where in the procedures the next decision stands, which is no part of what is asked', async () => {
    const elsewhere = (more: JsonObject): Tamper =>
      nth('apply', 3, (result) => ({
        ...fields(result),
        decision: { ...fields(fields(result).decision), at: 'match@elsewhere', ...more },
      }));
    const departure = {
      what: 'frames',
      at: 3,
      difference: [expect.stringMatching(/^at: ".*" here, "match@elsewhere" there$/)],
    };
    expect((await compared(elsewhere({}), ['decisions'])).departure).toMatchObject(departure);
    expect((await compared(elsewhere({}), ['frames'])).departure).toBeUndefined();
    expect((await compared(elsewhere({ kind: 'other' }), ['frames'])).departure).toMatchObject({ what: 'decisions' });
  });

  test('by the generator', async () => {
    const tamper = savesFrom(8, (save) => ({ ...save, position: { ...fields(save.position), chance: [1, 2, 3, 4] } }));
    expect((await compared(tamper)).departure).toMatchObject({ what: 'generator', at: 8 });
  });

  test('by the hash, unless that is left out', async () => {
    const tamper = savesFrom(9, (save) => ({ ...save, hashes: [[9, 'abc']] }));
    expect((await compared(tamper)).departure).toMatchObject({ what: 'hash', at: 9 });
    expect((await compared(tamper, ['hash'])).departure).toBeUndefined();
  });

  test('by the set-up', async () => {
    const tamper = savesFrom(0, (save) => ({ ...save, position: {} }));
    expect((await compared(tamper)).departure).toMatchObject({ what: 'cells', at: 0 });
  });

  test('by a refusal', async () => {
    const tamper = nth('choices', 4, () => [{ kind: 'fly' }]);
    const { departure } = await compareGame([engineOf([TOY], tamper), engineOf([TOY])], PLAN, {
      except: new Set(['choices']),
    });
    expect(departure).toMatchObject({ what: 'refusal', at: 4, choice: { kind: 'fly' } });
  });

  test('by a record that the other build does not play again', async () => {
    const tamper = nth('load', 1, (result) => ({ ...fields(result), warning: 'answer 3: no' }));
    expect((await compared(tamper)).departure).toMatchObject({ what: 'replay' });
    expect((await compared(tamper, ['replay'])).departure).toBeUndefined();
  });

  test('by what the other build comes to in playing it again; frames count there where they count at all', async () => {
    const answersWith = (more: JsonObject): Tamper => {
      return nth('record', 1, (record) => {
        const { answers } = fields(record);
        return { ...fields(record), answers: (answers as readonly JsonObject[]).map((one) => ({ ...one, ...more })) };
      });
    };
    const positionWith = (more: JsonObject): Tamper =>
      nth('position', 1, (position) => ({ ...fields(position), ...more }));
    for (const [moved, other] of [
      [answersWith({ at: 'match@elsewhere' }), answersWith({ at: 'match@elsewhere', turn: 99 })],
      [positionWith({ frames: [{ proc: 'nap' }] }), positionWith({ frames: [{ proc: 'nap' }], mud: 1 })],
    ] as const) {
      expect((await compared(other, ['hash', 'frames'])).departure).toMatchObject({ what: 'replay' });
      expect((await compared(moved, ['hash', 'frames'])).departure).toBeUndefined();
    }
    const moved = answersWith({ at: 'match@elsewhere' });
    expect((await compared(moved)).departure).toMatchObject({ what: 'replay' });
  });
});

test('all legal choices are compared at one decision in fifty, in any order', async () => {
  const lists = (change: (list: readonly Json[]) => Json): Tamper => {
    return (method, params, result) =>
      method === 'choices' && params.sample === undefined && Array.isArray(result) ? change(result) : undefined;
  };
  // The tenth decision and the number of the seed are fifty.
  const plan = { ...PLAN, seed: 40 };
  const fly = lists((list) => [...list, { kind: 'fly' }]);
  const turned = await compared(
    lists((list) => [...list].reverse()),
    [],
    plan,
  );
  expect(turned.departure).toBeUndefined();
  const { departure } = await compared(fly, [], plan);
  expect(departure).toMatchObject({ what: 'legal', at: 10, difference: ['only there: {"kind":"fly"}'] });
  expect((await compared(fly, ['legal'], plan)).departure).toBeUndefined();
});

describe('computer players', () => {
  const seatings = TOY.sides.map((side) => ({ side, player: 'first' }));
  const game = (isShared: boolean, theirs: Players | undefined, plan = PLAN) =>
    compareGame([engineOf([TOY], undefined, FIRST), engineOf([TOY], undefined, theirs)], plan, {
      except: new Set(),
      players: { seatings, isShared },
    });

  test('of both builds give the same answers', async () => {
    expect((await game(false, FIRST)).departure).toBeUndefined();
  });

  test('of one build answer for both where the other seats none', async () => {
    expect((await game(true, undefined)).departure).toBeUndefined();
    expect((await game(false, undefined)).departure).toMatchObject({ what: 'fault', at: 0 });
  });

  test('that answer otherwise are found, and leave their seats', async () => {
    const engines = [engineOf([TOY], undefined, FIRST), engineOf([TOY], undefined, playersFrom(6))] as const;
    for (let i = 0; i < 3; i++) {
      const { departure } = await compareGame(engines, PLAN, {
        except: new Set(),
        players: { seatings, isShared: false },
      });
      expect(departure).toMatchObject({ what: 'choices', at: 6 });
    }
    const seat = { title: TOY.id, side: 'red', player: 'first', seed: 1 };
    for (const engine of engines) {
      expect((await engine.ask('think', { seat: 's1' })).error?.message).toContain('there is no seat');
      expect((await engine.ask('seat', seat)).value()).toEqual({ seat: 's7' });
    }
  });
});
