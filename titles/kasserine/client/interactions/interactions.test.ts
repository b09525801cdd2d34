import { type OpenGame, openGame } from '@bridgehead/client-kit/game';
import { createPlayContext, openLessonAt } from '@bridgehead/client-kit/play';
import { allAnswered, BARE_APP, inProcess } from '@bridgehead/client-kit/testing';
import { describe, expect, it } from 'vitest';
import { CONTRACT, type UnitView } from '../../src/facts.ts';
import { KASSERINE } from '../../src/index.ts';
import { type Layout, positionOf } from '../../test/table.ts';
import { KASSERINE_EN } from '../../words/en.ts';
import { KASSERINE_CLIENT } from '../index.ts';
import type { PlayContext } from '../play-context.ts';
import { wantedReserves } from './moving.tsx';

const tap = (at: string, counter?: string) => ({ gesture: 'tap', at, counter, by: 'mouse', x: 0, y: 0 }) as const;

async function contextAt(layout: Layout): Promise<{ readonly context: PlayContext; readonly game: OpenGame }> {
  const position = JSON.parse(JSON.stringify(positionOf(layout))) as Parameters<typeof openLessonAt>[1];
  const game = await openLessonAt(inProcess([KASSERINE]), position);
  const context = createPlayContext(game, BARE_APP, KASSERINE_CLIENT) as PlayContext;
  await allAnswered();
  return { context, game };
}

const shapesOf = ({ interaction }: PlayContext) => interaction.value?.shapes.value ?? [];
const lastChoice = (game: OpenGame) => game.log.value.at(-1)?.choice;

/** Tanks and grenadiers west of Faid, guns behind them, an American battalion before them. */
const FACING: Layout = {
  units: {
    'ge-i-5': '6123',
    'ge-i-104': '6123',
    'ge-i-155': { hex: '6124', mode: 'deployed' },
    'ge-21-hq': '6124',
    'us-1-6ai': '5922',
  },
};
const CLOSE: Layout = {
  ...FACING,
  phase: 'axis.declaration',
  units: { ...FACING.units, 'ge-i-5': '6022', 'ge-i-104': '6022' },
};

describe('every question', () => {
  it('has words of its own', () => {
    const asked = Object.entries(CONTRACT.decisions).flatMap(([kind, spec]) => ('audience' in spec ? [] : [kind]));
    expect(asked.filter((kind) => !Object.hasOwn(KASSERINE_EN, `ask.${kind}`))).toEqual([]);
  });
});

describe('moving', () => {
  it('[7.1] takes a stack up, shows the way at the first tap and goes at the second', async () => {
    const { context, game } = await contextAt(FACING);
    context.interaction.value?.tap?.(tap('6123'));
    await allAnswered();
    expect(context.interaction.value?.inHand?.()).toEqual(['ge-i-5', 'ge-i-104']);
    expect(shapesOf(context).some((shape) => shape.kind === 'hexes' && shape.look === 'reach')).toBe(true);
    context.interaction.value?.tap?.(tap('6022'));
    await allAnswered();
    expect(shapesOf(context).some((shape) => shape.kind === 'path')).toBe(true);
    context.interaction.value?.tap?.(tap('6022'));
    await allAnswered();
    expect(lastChoice(game)).toMatchObject({ kind: 'move', units: ['ge-i-5', 'ge-i-104'] });
    context.dispose();
  });

  it('[7.3.2] shows the way and its cost where the pointer is, and plans nothing by it', async () => {
    const { context, game } = await contextAt(FACING);
    context.interaction.value?.tap?.(tap('6123'));
    await allAnswered();
    const before = game.log.value.length;
    const ways = () => shapesOf(context).flatMap((shape) => (shape.kind === 'path' ? [shape.places.at(-1)] : []));
    expect(context.interaction.value?.point?.('6022')).toBe(true);
    expect(ways()).toEqual(['6022']);
    expect(context.interaction.value?.point?.('0101')).toBe(false);
    expect(ways()).toEqual([]);
    context.interaction.value?.point?.('6022');
    context.interaction.value?.confirm?.();
    await allAnswered();
    expect(game.log.value.length).toBe(before);
    context.dispose();
  });

  it('[7.6.1] takes up whoever can go together, says who stays, and drops nobody at a second tap', async () => {
    const { context } = await contextAt({
      ...FACING,
      units: { ...FACING.units, 'ge-i-155': { hex: '6123', mode: 'deployed' } },
    });
    const inHand = () => context.interaction.value?.inHand?.() ?? [];
    context.interaction.value?.tap?.(tap('6123'));
    await allAnswered();
    expect(inHand()).toEqual(['ge-i-5', 'ge-i-104']);
    context.interaction.value?.tap?.(tap('6123', 'ge-i-5'));
    context.interaction.value?.tap?.(tap('6123'));
    await allAnswered();
    expect(inHand()).toEqual(['ge-i-5', 'ge-i-104']);
    context.dispose();
  });

  it('[7.1.4] says why a hex cannot be entered, with its rule', async () => {
    const { context } = await contextAt({ ...CLOSE, phase: 'axis.movement' });
    context.interaction.value?.tap?.(tap('6022'));
    await allAnswered();
    context.interaction.value?.tap?.(tap('5922'));
    await allAnswered();
    expect(context.selection.refusal.value?.rule).toBe('7.1.4');
    context.dispose();
  });

  it('[10.3.4] leads to a gun that may cover a hex, and lets it', async () => {
    const { context, game } = await contextAt({ ...FACING, phase: 'axis.reserve' });
    expect(context.camera.shown.value).toContain('6124');
    context.interaction.value?.tap?.(tap('6124', 'ge-i-155'));
    await allAnswered();
    context.interaction.value?.tap?.(tap('6123'));
    context.interaction.value?.confirm?.();
    await allAnswered();
    expect(lastChoice(game)).toMatchObject({ kind: 'assign', unit: 'ge-i-155', hex: '6123' });
    context.dispose();
  });

  it('[8.2] puts whom the player has ticked into Reserve when movement ends', async () => {
    const { context, game } = await contextAt(FACING);
    wantedReserves(context).value = ['ge-i-5'];
    await game.apply({ kind: 'end-movement' });
    await allAnswered();
    expect(game.decision.value?.kind).toBe('reserves');
    context.interaction.value?.primary.value?.act();
    await allAnswered();
    const tanks = context.units.value.get('ge-i-5') as UnitView;
    expect(tanks.states).toContain('reserve');
    expect((context.units.value.get('ge-i-104') as UnitView).states).not.toContain('reserve');
    context.dispose();
  });

  it('[10.3.4] lets a gun cover the hex that is tapped', async () => {
    const { context, game } = await contextAt({ ...FACING, phase: 'axis.reserve' });
    context.interaction.value?.select?.('ge-i-155');
    await allAnswered();
    context.interaction.value?.tap?.(tap('6123'));
    expect(shapesOf(context)).toContainEqual({ kind: 'arrow', from: '6124', to: '6123', look: 'support' });
    context.interaction.value?.tap?.(tap('6123'));
    await allAnswered();
    expect(lastChoice(game)).toEqual({ kind: 'assign', unit: 'ge-i-155', hex: '6123' });
    context.dispose();
  });
});

describe('declaring', () => {
  it('[9.1] aims with everybody who could attack, and declares at the second tap', async () => {
    const { context, game } = await contextAt(CLOSE);
    expect(game.decision.value?.kind).toBe('declaration');
    context.interaction.value?.tap?.(tap('5922'));
    await allAnswered();
    const pill = shapesOf(context).find((shape) => shape.kind === 'pill' && shape.hex === '5922');
    expect(pill).toMatchObject({ sign: { outline: 'chevron' } });
    context.interaction.value?.tap?.(tap('5922'));
    await allAnswered();
    expect(game.log.value.map(({ choice }) => choice)).toContainEqual({
      kind: 'attack',
      units: ['ge-i-5', 'ge-i-104'],
      hexes: ['5922'],
      crt: 'mobile',
    });
    context.dispose();
  });

  it('[9.1.7] keeps what is owed in sight, and does not end while it is', async () => {
    const { context, game } = await contextAt({
      ...CLOSE,
      units: { ...CLOSE.units, 'us-3-1ar': '5921', 'ge-ii-104': '6022' },
    });
    await game.apply({ kind: 'attack', units: ['ge-i-5'], hexes: ['5922'], crt: 'mobile' });
    await allAnswered();
    expect(game.decision.value?.about).toEqual({ owed: ['5921'] });
    expect(shapesOf(context)).toContainEqual({ kind: 'alert', hex: '5921' });
    const primary = context.interaction.value?.primary.value;
    expect(primary?.label).toBe('Still owed: 1');
    primary?.act();
    await allAnswered();
    expect(game.decision.value?.kind).toBe('declaration');
    expect(shapesOf(context).some((shape) => shape.kind === 'pill' && shape.hex === '5921')).toBe(true);
    context.dispose();
  });
});

describe('fighting', () => {
  const FOUGHT: Layout = {
    ...CLOSE,
    phase: 'axis.combat',
    units: {
      ...CLOSE.units,
      'ge-i-5': { hex: '6022', attack: 1 },
      'ge-i-104': { hex: '6022', attack: 1 },
    },
    attacks: [{ attack: 1, crt: 'mobile', hexes: ['5922'] }],
  };

  it('[10.2.1] gives what is ticked, and goes on', async () => {
    const { context, game } = await contextAt(FOUGHT);
    expect(game.decision.value?.kind).toBe('attack-support');
    context.interaction.value?.tap?.(tap('6124', 'ge-i-155'));
    expect(shapesOf(context)).toContainEqual({ kind: 'arrow', from: '6124', to: '5922', look: 'support' });
    context.interaction.value?.primary.value?.act();
    await allAnswered();
    const kinds = game.log.value.flatMap(({ events }) => events.map(({ kind }) => kind));
    expect(kinds).toContain('barrage');
    expect(kinds).toContain('combat');
    context.dispose();
  });

  it('is told as a battle with its steps', async () => {
    const { context, game } = await contextAt(FOUGHT);
    const before = context.view.value;
    await game.apply({ kind: 'barrage', unit: 'ge-i-155' });
    await allAnswered();
    const told = game.log.value.flatMap(({ events, turn = 5, phase = 'axis.combat' }, at) =>
      events.map((event) => ({ at, turn, phase, event })),
    );
    const [battle] = before === undefined ? [] : (KASSERINE_CLIENT.campaign?.battlesIn(told, before) ?? []);
    expect(battle).toMatchObject({ target: '5922', side: 'axis', attackers: ['ge-i-5', 'ge-i-104'] });
    expect(battle?.steps.length).toBeGreaterThan(1);
    context.dispose();
  });
});

describe('what is asked where nobody stands', () => {
  it('[18.2.4] shows both areas in which the panzer divisions could begin', async () => {
    const setUp = { title: 'kasserine', scenario: 'campaign', seed: 4, options: {} };
    const { game } = await openGame({ engine: inProcess([KASSERINE]), id: 'one', opening: { setUp }, hotSeat: false });
    const context = createPlayContext(game, BARE_APP, KASSERINE_CLIENT) as PlayContext;
    await game.apply({ kind: 'done' });
    await allAnswered();
    expect(game.decision.value?.kind).toBe('axis-option');
    expect(context.camera.shown.value).toEqual(['5706', '6324']);
    context.dispose();
  });

  it('[11.2.5] begins interdiction at an enemy, whose roads it closes', async () => {
    const { context, game } = await contextAt({
      phase: 'joint-air',
      units: { 'us-2-6ai': '2809', 'ge-i-69': '6408' },
      air: { 'air-p39': 'ready' },
    });
    expect(game.decision.value).toMatchObject({ kind: 'interdiction', by: 'allied' });
    expect(context.camera.shown.value).toEqual(['6408']);
    context.dispose();
  });
});

it('[4.1.4] a new game is set up through the placing of the kit', async () => {
  const setUp = { title: 'kasserine', scenario: 'faid', seed: 4, options: {} };
  const { game } = await openGame({ engine: inProcess([KASSERINE]), id: 'one', opening: { setUp }, hotSeat: false });
  const context = createPlayContext(game, BARE_APP, KASSERINE_CLIENT) as PlayContext;
  await game.apply({ kind: 'done' });
  await allAnswered();
  await allAnswered();
  expect(game.decision.value).toMatchObject({ kind: 'set-up', by: 'axis' });
  const planned = context.interaction.value?.planned?.value ?? [];
  expect(planned.length).toBeGreaterThan(5);
  context.dispose();
});
