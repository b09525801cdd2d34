import { HOLLAND44_CLIENT } from '@bridgehead/holland44/client';
import { describe, expect, test } from 'vitest';
import { BARE_APP } from '../../test/bare-app.ts';
import { EXAMPLE, exampleGame } from '../../test/extended-example.ts';
import type { LogEntry } from '../game/contract.ts';
import { createPlayContext } from '../play/play-context.ts';
import type { ToldBattle } from '../title/campaign.ts';
import type { ViewFacts } from '../title/title-client.ts';
import { askCourse, luckOf, surplusOf, turnsIn } from './course.ts';
import { toldIn } from './spans.ts';

const entry = (at: number, turn: number): LogEntry => ({
  at,
  turn,
  phase: 'movement',
  by: 'allied',
  depth: 1,
  choice: { kind: 'march' },
  events: [],
  passages: [],
});

test('turns begin with their first choice, and the end comes after the last', () => {
  expect(turnsIn([entry(0, 1), entry(1, 1), entry(2, 2)])).toEqual([
    { at: 0, turn: 1 },
    { at: 2, turn: 2 },
    { at: 3, turn: 2 },
  ]);
  expect(turnsIn([])).toEqual([]);
});

describe('the course of the extended example', () => {
  test('tells the front of each turn, all losses, and what the engine expected of each battle', async () => {
    const game = await exampleGame({ step: EXAMPLE.steps.length });
    const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT);
    const { front, losses, battles } = await askCourse(context);
    expect(front.map(({ turn }) => turn)).toEqual([1, 2, 2]);
    const view = game.view.value as unknown as ViewFacts;
    const stands = new Set(view.units.flatMap(({ side, hex }) => (side === 'allied' && hex ? [hex] : [])));
    expect(new Set(front.at(-1)?.stands.allied)).toEqual(stands);
    expect(front.at(-1)?.held.allied?.length).toBeGreaterThan(front[0]?.held.allied?.length ?? 0);
    const told = toldIn(game.log.value).map(({ event }) => event.kind);
    const events = told.filter((kind) => kind === 'step-lost' || kind === 'eliminated').length;
    expect(losses.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(events);
    expect(battles.length).toBe(told.filter((kind) => kind === 'combat-result').length);

    const judged = battles.find(({ expected, battle }) => expected !== undefined && battle.phase === 'allied.combat');
    if (judged?.expected === undefined) throw new Error('no battle could be judged');
    const { battle, expected } = judged;
    const before = await exampleGame({ step: battle.rolledAt });
    const choice = EXAMPLE.steps[battle.rolledAt]?.choice;
    const asked =
      choice?.kind === 'support' ? { support: { air: choice.air === true, artillery: choice.artillery ?? [] } } : {};
    const reply = (await before.query('odds', {
      target: battle.target,
      attackers: [...battle.attackers],
      ...asked,
    })) as {
      readonly summary: { readonly defenderSteps: { readonly value: number } };
    };
    expect(expected.lost.german).toBe(reply.summary.defenderSteps.value);
    context.dispose();
  });
});

const fought = (side: string, lost: ToldBattle['lost'], isCleared: boolean): ToldBattle => ({
  at: 0,
  rolledAt: 0,
  turn: 1,
  phase: 'combat',
  target: '1',
  side,
  attackers: [],
  defenders: [],
  isCleared,
  lost,
  gone: [],
  asked: {},
  steps: [],
});

test('luck is what was lost and cleared against what was expected, of battles that can be judged alone', () => {
  const battles = [
    { battle: fought('a', { a: 2, b: 1 }, true), expected: { lost: { a: 1, b: 1.5 }, cleared: 0.5 } },
    { battle: fought('b', { a: 1 }, true), expected: { lost: { a: 0.5, b: 1 }, cleared: 0.25 } },
    { battle: fought('a', { a: 9 }, true) },
  ];
  expect(luckOf(battles, 'a')).toEqual({ battles: 2, lost: 3, expected: 1.5, cleared: 1, expectedCleared: 0.5 });
  expect(luckOf(battles, 'b')).toMatchObject({ lost: 1, expected: 2.5, cleared: 1, expectedCleared: 0.25 });
  expect(battles.map((one) => surplusOf(one, 'a'))).toEqual([-1.5, -1.5, 0]);
});
