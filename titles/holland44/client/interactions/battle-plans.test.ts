/** A battle is planned with lead and support, and one press brings it to the die; others who have a word in it are asked. */
import type { OpenGame } from '@bridgehead/client-kit/game';
import { createPlayContext } from '@bridgehead/client-kit/play';
import { BARE_APP, BATTLES, BEFORE, exampleGame, listOf } from '@bridgehead/client-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { HOLLAND44_CLIENT } from '../index.ts';
import type { PlayContext } from '../play-context.ts';
import { type BattlePlan, fight, keepPlan, plannedAnswer, plansOf } from './battle-plans.ts';

const opened = (game: OpenGame): PlayContext => createPlayContext(game, BARE_APP, HOLLAND44_CLIENT) as PlayContext;
const kindsSince = (game: OpenGame, before: number): readonly string[] =>
  game.log.value.slice(before).map(({ choice }) => choice?.kind ?? '');

const GUARDS = ['uk.gds.2ig', 'uk.gds.2gg'];
const PLAN: BattlePlan = {
  target: '1605',
  attackers: GUARDS,
  lead: undefined,
  air: true,
  artillery: ['uk.corps.5agra'],
  column: '7-1',
};
const ATTACK = { kind: 'attack', target: '1605', units: GUARDS };

describe('one button', () => {
  it('declares, supports as planned and rolls', async () => {
    const game = await exampleGame({ step: 88 });
    const context = opened(game);
    const before = game.log.value.length;
    await fight(context, ATTACK, PLAN);
    expect(kindsSince(game, before)).toEqual(['attack', 'support']);
    const { choice, events } = game.log.value.at(-1) ?? { choice: { kind: '' }, events: [] };
    expect(choice).toMatchObject({ air: true, artillery: ['uk.corps.5agra'] });
    expect(events.some(({ kind }) => kind === 'combat-result')).toBe(true);
    expect(plansOf(context).value.size).toBe(0);
    context.dispose();
  });

  it('is the same in the planner: target, then Enter', async () => {
    const game = await exampleGame({ step: 88 });
    const context = opened(game);
    const before = game.log.value.length;
    context.interaction.value?.tap?.({ gesture: 'tap', at: '1605', counter: undefined, by: 'mouse', x: 0, y: 0 });
    const hasOdds = () =>
      context.interaction.value?.shapes.value.some((shape) => shape.kind === 'pill' && shape.look === 'odds');
    await vi.waitFor(() => expect(hasOdds()).toBe(true));
    context.interaction.value?.confirm?.();
    await vi.waitFor(() => expect(kindsSince(game, before).slice(0, 2)).toEqual(['attack', 'support']));
    context.dispose();
  });

  it('stops where the enemy has a word, and the plan waits in the question of support', async () => {
    const game = await exampleGame({ step: 88 });
    const context = opened(game);
    keepPlan(context, PLAN);
    await game.apply(ATTACK);
    expect(game.decision.value?.kind).toBe('support');
    // Without another word it is given as it was planned.
    context.interaction.value?.confirm?.();
    await vi.waitFor(() => expect(game.log.value.at(-1)?.choice?.kind).toBe('support'));
    expect(listOf(game.log.value.at(-1)?.choice ?? { kind: '' }, 'artillery')).toEqual(['uk.corps.5agra']);
    context.dispose();
  });

  it('only turns an Unknown unit over: what it is may change the plan', async () => {
    const game = await exampleGame(BEFORE);
    const context = opened(game);
    const before = game.log.value.length;
    const [attack = { kind: '' }] = BATTLES;
    const plan = { ...PLAN, target: '4816', attackers: listOf(attack, 'units'), column: undefined };
    await fight(context, attack, plan);
    expect(kindsSince(game, before)).toEqual(['attack']);
    context.dispose();
  });

  it('does not answer what is asked about another battle, nor support that is not legal', async () => {
    const game = await exampleGame({ step: 89 });
    const decision = game.decision.value ?? { by: '', kind: '', at: '' };
    expect(plannedAnswer(PLAN, decision)).toMatchObject({ kind: 'support' });
    expect(plannedAnswer({ ...PLAN, target: '1603' }, decision)).toBeUndefined();
    const again = await exampleGame({ step: 88 });
    const context = opened(again);
    const before = again.log.value.length;
    await fight(context, ATTACK, { ...PLAN, artillery: ['uk.gds.arty', 'uk.corps.5agra'] });
    expect(kindsSince(again, before)).toEqual(['attack']);
    expect(again.decision.value?.kind).toBe('support');
    context.dispose();
  });
});
