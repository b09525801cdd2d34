import type { OpenGame } from '@bridgehead/client-kit/game';
import { createPlayContext, mayChoose } from '@bridgehead/client-kit/play';
import {
  allAnswered,
  BARE_APP,
  begin,
  choicesOf,
  exampleGame,
  listOf,
  playUntil,
} from '@bridgehead/client-kit/testing';
import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { CONTRACT } from '../../src/facts.ts';
import { HOLLAND44_EN } from '../../words/en.ts';
import { HOLLAND44_CLIENT } from '../index.ts';
import type { PlayContext } from '../play-context.ts';
import { columnText } from '../say.ts';
import { createMovement } from './movement.ts';
import { otherWays } from './other-ways.ts';
import { layStep, NO_WAY } from './own-way.ts';
import { interactions } from './registry.ts';

const { decisions } = CONTRACT;
/** What players are asked. */
const ASKED = Object.entries(decisions).flatMap(([kind, spec]) => ('audience' in spec ? [] : [kind]));

const tap = (at: string, counter?: string) => ({ gesture: 'tap', at, counter, by: 'mouse', x: 0, y: 0 }) as const;

async function contextAt(kind: string): Promise<{ readonly context: PlayContext; readonly game: OpenGame }> {
  const game = await begin({ hotSeat: false });
  await playUntil(game, () => game.decision.value?.kind === kind);
  return { context: createPlayContext(game, BARE_APP, HOLLAND44_CLIENT) as PlayContext, game };
}

describe('the registry', () => {
  it('has an interaction and a question for every kind of decision', () => {
    for (const kind of ASKED) {
      expect(Object.keys(interactions)).toContain(kind);
      expect(Object.keys(HOLLAND44_EN)).toContain(`ask.${kind}`);
    }
    expect(Object.keys(interactions).length).toBe(ASKED.length);
  });

  it('has words for every order of the Movement Phase', () => {
    for (const kind of Object.keys(decisions['movement-orders'].choices))
      expect(Object.keys(HOLLAND44_EN)).toContain(`choice.${kind}`);
  });
});

describe('moving', () => {
  it('takes a stack up, shows the way at the first tap and goes at the second', async () => {
    const { context, game } = await contextAt('movement-orders');
    context.interaction.value?.tap?.(tap('1404'));
    await allAnswered();
    const shapes = () => context.interaction.value?.shapes.value ?? [];
    const reach = shapes().find((shape) => shape.kind === 'hexes' && shape.look === 'reach');
    expect(reach?.kind === 'hexes' ? reach.hexes : []).toContain('1303');
    context.interaction.value?.tap?.(tap('1303'));
    expect(shapes().some((shape) => shape.kind === 'path')).toBe(true);
    context.interaction.value?.tap?.(tap('1303'));
    await allAnswered();
    expect(game.log.value.at(-1)?.choice).toMatchObject({ kind: 'march', mode: 'normal', path: ['1303'] });
    context.dispose();
  });

  it('says why a hex cannot be reached, with its rule', async () => {
    const { context } = await contextAt('movement-orders');
    context.interaction.value?.tap?.(tap('1404'));
    await allAnswered();
    context.interaction.value?.tap?.(tap('2020'));
    await allAnswered();
    expect(context.selection.refusal.value).toMatchObject({ rule: '8.1', at: '2020' });
    expect(context.interaction.value?.cancel?.()).toBe(true);
    expect(context.selection.place.value).toBeUndefined();
    context.dispose();
  });

  it('reminds of units that have not moved before the phase ends', async () => {
    const { context, game } = await contextAt('movement-orders');
    context.interaction.value?.primary.value?.act();
    expect(context.panels.reminder.value?.units.length).toBeGreaterThan(10);
    context.panels.reminder.value?.act();
    await allAnswered();
    expect(game.log.value.at(-1)?.choice).toEqual({ kind: 'end-movement' });
    context.dispose();
  });
});

describe('fighting', () => {
  it('plans an attack by tapping the target and declares it', async () => {
    const { context, game } = await contextAt('combat');
    context.interaction.value?.tap?.(tap('1406'));
    await allAnswered();
    const arrows = () => (context.interaction.value?.shapes.value ?? []).filter(({ kind }) => kind === 'arrow');
    expect(arrows().length).toBeGreaterThan(0);
    const before = game.log.value.length;
    context.interaction.value?.confirm?.();
    await allAnswered();
    expect(game.log.value[before]?.choice).toMatchObject({ kind: 'attack', target: '1406' });
    context.dispose();
  });
});

describe('support', () => {
  it('[10.2] is forecast under the lead that was chosen, not under the best', async () => {
    const { context, game } = await contextAt('combat');
    const attacks = await game.choices({ kind: 'attack', target: '1406' });
    await game.apply(attacks.reduce((a, b) => (listOf(b, 'units').length > listOf(a, 'units').length ? b : a)));
    const leads = await game.choices({ kind: 'lead' });
    expect(leads.length).toBeGreaterThan(1);
    for (const lead of leads) {
      await game.apply(lead);
      await allAnswered();
      const pill = context.interaction.value?.shapes.value.find(
        (shape) => shape.kind === 'pill' && shape.look === 'odds',
      );
      expect(pill).toMatchObject({ text: columnText(String(game.decision.value?.about?.column)) });
      await game.undo();
    }
    context.dispose();
  });
});

describe('what is locked', () => {
  it('[9.3] says why when it is tried, with its rule, and changes nothing', async () => {
    const { context, game } = await contextAt('combat');
    const before = game.log.value.length;
    await mayChoose(context, { kind: 'attack', target: '1406', units: [] });
    expect(context.selection.refusal.value).toMatchObject({
      rule: expect.stringMatching(/^\d/),
      reason: expect.stringMatching(/./),
    });
    expect(game.log.value.length).toBe(before);
    context.selection.clearRefusal();
    const [attack] = await game.choices({ kind: 'attack', target: '1406' }, 1);
    await mayChoose(context, attack ?? { kind: '' });
    expect(context.selection.refusal.value).toBeUndefined();
    context.dispose();
  });
});

describe('planning in haste', () => {
  it('takes out of an attack a unit that was tapped before the engine had said who can attack', async () => {
    const { context, game } = await contextAt('combat');
    const { interaction, places } = context;
    const declared = (played: OpenGame): readonly string[] =>
      listOf(played.log.value.findLast(({ choice }) => choice?.kind === 'attack')?.choice ?? { kind: '' }, 'units');
    interaction.value?.tap?.(tap('1406'));
    await allAnswered();
    interaction.value?.confirm?.();
    await allAnswered();
    const all = declared(game);
    expect(all.length).toBeGreaterThan(1);

    const again = await contextAt('combat');
    const [out = ''] = all;
    const at = [...places.value].find(([, units]) => units.some(({ unit }) => unit === out))?.[0] ?? '';
    again.context.interaction.value?.tap?.(tap('1406'));
    again.context.interaction.value?.tap?.(tap(at, out));
    await allAnswered();
    again.context.interaction.value?.confirm?.();
    await allAnswered();
    expect([...declared(again.game)].sort()).toEqual(all.filter((unit) => unit !== out).sort());
    context.dispose();
    again.context.dispose();
  });
});

describe('a way of one’s own', () => {
  it('is laid hex by hex, with its cost, and refused where it cannot go', async () => {
    const { context, game } = await contextAt('movement-orders');
    const movement = createMovement(context, game.decision.value ?? { by: '', kind: '', at: '' });
    movement.units.value = ['uk.50.9dli'];
    movement.ownWay.value = NO_WAY;
    for (const hex of ['1301', '1302', '1403']) await layStep(movement, hex);
    expect(movement.march.value?.end.path).toEqual(['1301', '1302', '1403']);
    expect(movement.march.value?.end.cost).toBeGreaterThan(0);
    await layStep(movement, '2020');
    expect(context.selection.refusal.value).toMatchObject({ at: '2020' });
    await layStep(movement, '1302');
    expect(movement.march.value?.end.path).toEqual(['1301', '1302']);
    movement.dispose();
    context.dispose();
  });
});

describe('an advance', () => {
  it('may take a way that the engine does not list because another is as long', async () => {
    const game = await exampleGame({ step: 101 });
    const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT) as PlayContext;
    const wanted = choicesOf(101, 102)[0];
    const listed = await game.choices({ kind: 'advance' });
    const decision = game.decision.value ?? { by: '', kind: '', at: '' };
    expect(listed).not.toContainEqual(wanted);
    expect(await otherWays(context, decision, listed)).toContainEqual(wanted);
    context.dispose();
  });
});

describe('a rule', () => {
  it('that is open already is shown again when it is asked for again', async () => {
    const { context } = await contextAt('movement-orders');
    const shown: string[] = [];
    const stop = effect(() => {
      if (context.panels.rule.value !== undefined) shown.push(context.panels.rule.value);
    });
    context.panels.openRule('8.1');
    context.panels.openRule('8.1');
    expect(shown).toEqual(['8.1', '8.1']);
    stop();
    context.dispose();
  });
});

describe('any question', () => {
  it('can be answered through its interaction, whatever is asked, for two hundred answers', async () => {
    const game = await begin({ hotSeat: false });
    const context = createPlayContext(game, BARE_APP, HOLLAND44_CLIENT) as PlayContext;
    const seen = new Set<string>();
    for (let answers = 0; answers < 200 && game.decision.value !== undefined; answers++) {
      seen.add(game.decision.value.kind);
      const interaction = context.interaction.value;
      expect(interaction, game.decision.value.kind).toBeDefined();
      expect(interaction?.shapes.value).toBeDefined();
      expect(interaction?.stances.value).toBeDefined();
      const legal = await game.choices({}, 400);
      const choice = legal[(answers * 31) % legal.length];
      if (choice !== undefined) await game.apply(choice);
    }
    expect(seen.size).toBeGreaterThan(6);
    expect(game.fault.value).toBeUndefined();
    context.dispose();
  });
});
