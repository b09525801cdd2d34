import { SYMBOLS } from '@bridgehead/board';
import { createAiService } from '@bridgehead/client-kit/ai-service';
import { type Choice, type JsonObject, type OpenGame, openGame } from '@bridgehead/client-kit/game';
import { sentenceOf } from '@bridgehead/client-kit/messages';
import { createPlayContext, describeChoice } from '@bridgehead/client-kit/play';
import { mentionedIn } from '@bridgehead/client-kit/reference';
import { soundsOf } from '@bridgehead/client-kit/sounds';
import { allAnswered, BARE_APP, inProcess } from '@bridgehead/client-kit/testing';
import { neighbourOf } from '@bridgehead/hex';
import { describe, expect, it } from 'vitest';
import { OMG85_AI } from '../ai/index.ts';
import { type MarketGardenView, RULES, UNITS, type UnitView } from '../src/facts.ts';
import { OMG85 } from '../src/index.ts';
import { OMG85_EN } from '../words/en.ts';
import { EVENT_SENTENCES } from '../words/events.en.ts';
import { battleReports } from './battle-reports.ts';
import { daysUpTo, phasesOf } from './calendar.ts';
import { OMG85_CLIENT } from './index.ts';
import { classicKey } from './interactions/classic.tsx';
import { attacksOf, createOperation, takeUp } from './interactions/operation.ts';
import { plotShapes } from './interactions/operation-shapes.ts';
import { interactions } from './interactions/registry.ts';
import { counterLabel, counterLook } from './looks/counter-look.ts';
import { stackLooks } from './looks/stack-looks.ts';
import { permanentShapes, supplyShapes } from './overlays.ts';
import type { PlayContext } from './play-context.ts';
import { CHAPTERS, OMG85_REFERENCE } from './reference/index.ts';
import { GRID } from './words.ts';

interface Wanted {
  readonly scenario?: string;
  readonly options?: readonly string[];
  readonly seed?: number;
  readonly players?: Readonly<Record<string, string>>;
}

async function contextOf({ scenario = 'historical', options = [], seed = 3, players = {} }: Wanted = {}) {
  const setUp: JsonObject = {
    title: 'omg85',
    scenario,
    seed,
    options: Object.fromEntries(options.map((id) => [id, true])),
  };
  const engine = inProcess([OMG85]);
  const { game } = await openGame({ engine, id: 'one', opening: { setUp }, hotSeat: false, players });
  return { game, context: createPlayContext(game, BARE_APP, OMG85_CLIENT) as PlayContext };
}

/** Goes on without doing much: the first legal of these. */
const QUICK = ['combat', 'pass', 'no-drive', 'source', 'drop'];

async function quick(game: OpenGame): Promise<Choice> {
  for (const kind of QUICK) {
    const [choice] = await game.choices({ kind }, 1);
    if (choice !== undefined) return choice;
  }
  throw new Error('nothing goes on');
}

async function until(game: OpenGame, isSo: () => boolean): Promise<void> {
  for (let answers = 0; answers < 400 && !isSo(); answers++) await game.apply(await quick(game));
  expect(isSo()).toBe(true);
}

const viewOf = (game: OpenGame): MarketGardenView => game.view.value as unknown as MarketGardenView;

describe('counters', () => {
  it('have a symbol, a colour and a name of the formation for every unit of the order of battle', async () => {
    const { context } = await contextOf();
    for (const { side, formation, type, size } of UNITS) {
      const keys = [`formation.${side}.${formation}`, `type.${type}`, `size.${size}`];
      expect(keys.filter((key) => !Object.hasOwn(OMG85_EN, key))).toEqual([]);
    }
    for (const unit of context.units.value.values()) {
      expect(SYMBOLS).toContain(counterLook(unit).symbol);
      expect(counterLabel(unit)).toContain('combat points');
    }
  });

  it('tell combat points, efficiency, operation points, mode and fortification', async () => {
    const { context } = await contextOf();
    const [unit] = context.units.value.values();
    const worn = {
      ...(unit as UnitView),
      mode: 'travel' as const,
      printed: { cp: 60, efficiency: 95, guns: 0, steps: 60 },
      values: { cp: 30, efficiency: 71, op: 0, fort: 2, guns: 0 },
    };
    const look = counterLook(worn);
    expect(look.factors.map(({ text }) => text)).toEqual(['30', '71', '0']);
    expect(look.stepsLost).toBe(2);
    expect(look.armor).toEqual({ rating: 2, plate: 'hollow' });
    expect(look.badges).toContain('arrow');
    expect(counterLabel(worn)).toContain('30 of 60 combat points, efficiency 71, 0 operation points, fortification 2');
  });

  it('tell nothing of an enemy whom the Advanced game does not let one examine', async () => {
    const { game } = await contextOf({ options: ['advanced'] });
    const enemy = viewOf(game).units.find(({ side }) => side !== game.seat.value);
    expect(enemy).toBeDefined();
    expect(counterLook(enemy as UnitView).factors.map(({ text }) => text)).toEqual(['?', '?', '?']);
    expect(counterLabel(enemy as UnitView)).not.toContain('efficiency');
  });

  it('are not on the board at all for enemies who are hidden, nor for anybody off the map', async () => {
    const { game } = await contextOf({ options: ['hidden'] });
    const shown = stackLooks(viewOf(game), () => 'rest').flatMap(({ counters }) => counters.map(({ id }) => id));
    expect(shown.some((id) => id.startsWith('A-'))).toBe(true);
    const seen = viewOf(game).units.map(({ unit }) => unit);
    expect(shown.filter((id) => !seen.includes(id))).toEqual([]);
    expect(seen.filter((id) => id.startsWith('G-')).length).toBeLessThan(
      UNITS.filter(({ side, turn }) => side === 'german' && turn === 1).length,
    );
  });
});

describe('calendar and map', () => {
  it('a turn is a day, and each side has five phases', () => {
    expect(daysUpTo(10).map(({ day }) => day)).toEqual([17, 18, 19, 20, 21, 22, 23, 24, 25, 26]);
    expect(phasesOf('german.combat-1')).toMatchObject({ side: 'german', now: 2 });
    expect(phasesOf('supply').side).toBeUndefined();
  });

  it('bridges stand on the map as they are, supply as paths and rings', async () => {
    const { game } = await contextOf();
    const states = permanentShapes(viewOf(game)).flatMap((shape) => (shape.kind === 'bridge' ? [shape.state] : []));
    expect(new Set(states)).toEqual(new Set(['wired', 'intact']));
    const supplied = [
      { unit: 'a', supplied: true, state: 'supplied', path: ['27,30', '27,31'] },
      { unit: 'b', supplied: true, state: 'supplied', path: ['27,30', '27,31'] },
      { unit: 'c', supplied: false, state: 'isolated' },
    ] as const;
    const shapes = supplyShapes(supplied, () => '8,4');
    expect(shapes.filter(({ kind }) => kind === 'path')).toHaveLength(1);
    expect(shapes).toContainEqual({ kind: 'hexes', hexes: ['8,4'], look: 'cut-off' });
  });

  it('the order of plotting stands on the target', async () => {
    const { context } = await contextOf();
    const [unit] = context.units.value.values();
    const plot = (hex: string, at: number): UnitView => ({ ...(unit as UnitView), hex, attack: '8,4', plot: at });
    expect(plotShapes([plot('7,4', 1), plot('8,5', 3)])).toContainEqual({
      kind: 'pill',
      hex: '8,4',
      text: '1 · 3',
      look: 'odds',
    });
  });
});

describe('an Operation Phase', () => {
  it('shows the reach of a unit with its costs in both modes, and what else it may do', async () => {
    const { game, context } = await contextOf();
    await until(game, () => game.decision.value?.kind === 'operation-orders' && game.decision.value.by === 'allied');
    const operation = createOperation(context, game.decision.value ?? { by: '', kind: '', at: '' });
    const walker = operation.idle.value.find(({ formation, type }) => formation === 'GDS' && type === 'armor');
    takeUp(operation, walker?.unit ?? '');
    await allAnswered();
    expect(operation.reach.value.normal?.ends.length).toBeGreaterThan(0);
    expect(operation.reach.value.travel).toBeDefined();
    const end = operation.reach.value.normal?.ends[0];
    operation.end.value = end?.hex;
    expect(operation.shown.value?.end.cost).toBe(end?.cost);
    expect(operation.orders.value.map(({ kind }) => kind)).toContain('disband');
    operation.dispose();
  });

  it('forecasts an attack, plots it in its order, and does not offer it again', async () => {
    const { game, context } = await contextOf();
    await until(game, () => game.decision.value?.kind === 'operation-orders' && game.decision.value.by === 'allied');
    const [attack] = await game.choices({ kind: 'attack' }, 1);
    expect(attack).toBeDefined();
    const operation = createOperation(context, game.decision.value ?? { by: '', kind: '', at: '' });
    takeUp(operation, String(attack?.unit));
    operation.target.value = String(attack?.target);
    await allAnswered();
    expect(attacksOf(operation)).toContain(attack?.target);
    const odds = operation.forecast.reply.value;
    expect(odds).toMatchObject({ legal: true, target: attack?.target });
    expect(odds?.summary.attackers.map(({ unit }) => unit)).toContain(attack?.unit);
    operation.dispose();
    await game.apply(attack as Choice);
    const later = createOperation(context, game.decision.value ?? { by: '', kind: '', at: '' });
    expect(later.plots.value.map(({ unit }) => unit)).toEqual([attack?.unit]);
    expect(later.idle.value.map(({ unit }) => unit)).not.toContain(attack?.unit);
    later.dispose();
  });
});

describe('sounds', () => {
  it('battles are heard over the marches after them, and so are hits from the air', async () => {
    const { game } = await contextOf();
    await until(game, () => game.decision.value?.kind === 'operation-orders' && game.decision.value.by === 'allied');
    const [attack] = await game.choices({ kind: 'attack' }, 1);
    await game.apply(attack as Choice);
    await game.apply({ kind: 'combat' });
    const { events = [] } = game.log.value.at(-1) ?? {};
    expect(events.map(({ kind }) => kind)).toContain('battle');
    expect(soundsOf(events, OMG85_CLIENT)).toContain('combat');
    const heard = (kind: string) => soundsOf([{ kind, audience: 'all' }], OMG85_CLIENT);
    expect(['strike-hit', 'bombed', 'bridge-blown', 'moved', 'strike-missed'].map(heard)).toEqual([
      ['combat'],
      ['combat'],
      ['blown'],
      ['move'],
      [],
    ]);
  });
});

describe('battle reports', () => {
  const event = (kind: string, details: JsonObject) => ({ kind, audience: 'all', ...details });
  it('[9] tell the odds and about how strong the defenders were, the losses, and who stayed', () => {
    const reports = battleReports([
      event('battle', { target: '20,16', attackers: ['A-1-POL'], defenders: ['G-60'], strength: 50, odds: '1.4:1' }),
      event('volley', { volley: 'defensive', losses: [{ unit: 'A-1-POL', loss: 4 }] }),
      event('volley', {
        volley: 'offensive',
        losses: [
          { unit: 'G-60', loss: 6 },
          { unit: 'G-88', loss: 2 },
        ],
      }),
      event('retreat-check', { chance: 40, die: 12 }),
      event('no-way-out', { unit: 'G-88', hex: '20,16' }),
      event('battle', { target: '20,17', attackers: [], defenders: ['G-85'], strength: 40 }),
    ]);
    expect(reports).toMatchObject([
      { odds: '1.4:1', strength: 50, lost: { allied: 4, german: 8 }, check: { die: 12 }, stayed: ['G-88'] },
      { target: '20,17', strength: 40, stayed: [] },
    ]);
    expect(reports[1]?.odds).toBeUndefined();
  });
  it('[9] stand in the log with their odds, in names', () => {
    const battle = { target: '20,16', attackers: ['A-1-POL'], defenders: ['G-60'], strength: 50, odds: '1.4:1' };
    expect(sentenceOf(event('battle', battle))).toBe(
      'Battle for 20,16: 1/POL attacks 60, with about 50 points; odds 1.4:1',
    );
    expect(sentenceOf(event('battle', { ...battle, odds: 'no-defense' }))).toContain('; odds no defense');
  });
  it('[9.3] tell the losses of a volley in names', () => {
    const losses = [
      { unit: 'A-2IG-5-GDS', loss: 4 },
      { unit: 'G-60', loss: 12 },
    ];
    expect(sentenceOf(event('volley', { target: '8,4', volley: 'barrage', random: 90, losses }))).toBe(
      'At 8,4 Arnhem, barrage fire at 90%: losses 2IG/5/GDS 4 and 60 12',
    );
  });
});

describe('the keys of the original', () => {
  const press = async (context: PlayContext, unit: string, key: string): Promise<string | undefined> => {
    const { game } = context;
    const operation = createOperation(context, game.decision.value ?? { by: '', kind: '', at: '' });
    takeUp(operation, unit);
    await allAnswered();
    const before = game.log.value.length;
    expect(classicKey(operation, key, () => undefined)).toBe(true);
    await allAnswered();
    operation.dispose();
    return game.log.value[before]?.choice?.kind;
  };

  it('give the orders that they gave then', async () => {
    const { game, context } = await contextOf({ options: ['advanced'] });
    await until(game, () => game.decision.value?.kind === 'operation-orders' && game.decision.value.by === 'allied');
    const guns = (await game.choices({ kind: 'protective' }, 50)).map((choice) => choice.unit);
    const movers = await game.choices({ kind: 'mode' }, 200);
    const unit = String(movers.find((choice) => guns.includes(choice.unit ?? ''))?.unit);
    const mode = context.units.value.get(unit)?.mode;
    expect(await press(context, unit, 'M')).toBe('mode');
    expect(context.units.value.get(unit)?.mode).not.toBe(mode);
    expect(await press(context, unit, 'x')).toBe('disband');
    expect(await press(context, unit, 'x')).toBe('disband');
    expect(context.units.value.get(unit)?.states).not.toContain('disbanding');
    expect(await press(context, unit, 'a')).toBe('advance');
    expect(await press(context, unit, 'a')).toBe('advance');
    expect(context.units.value.get(unit)?.advance).toBe(2);
    expect(await press(context, unit, 'p')).toBe('protective');
  });

  it('move a unit step by step, and call for combat', async () => {
    const { game, context } = await contextOf();
    await until(game, () => game.decision.value?.kind === 'operation-orders' && game.decision.value.by === 'allied');
    const [step] = (await game.choices({ kind: 'move' }, 400)).filter(
      ({ path, unit }) => Array.isArray(path) && path.length === 1 && String(unit).startsWith('A-'),
    );
    const from = context.units.value.get(String(step?.unit))?.hex ?? '';
    const index = GRID.indexByName.get(from) ?? -1;
    const wanted = Array.isArray(step?.path) ? step.path[0] : '';
    const direction = [0, 1, 2, 3, 4, 5].find((d) => GRID.names[neighbourOf(GRID, index, d)] === wanted) ?? -1;
    expect(await press(context, String(step?.unit), String(direction + 1))).toBe('move');
    const operation = createOperation(context, game.decision.value ?? { by: '', kind: '', at: '' });
    let isCalled = false;
    classicKey(operation, 'C', () => {
      isCalled = true;
    });
    expect(isCalled).toBe(true);
    expect(classicKey(operation, 'z', () => undefined)).toBe(false);
    operation.dispose();
  });
});

const CONDITIONS: readonly Wanted[] = [
  { options: [] },
  { options: ['advanced', 'hidden', 'historical-weather'] },
  { scenario: 'free', options: ['advanced', 'level-4', 'change-plots'] },
  { scenario: 'free', options: ['hidden', 'level-1'] },
];

describe('any request', () => {
  it.each(CONDITIONS)('of %j has an interaction of its own and words, and is answered through it', async (wanted) => {
    const { game, context } = await contextOf(wanted);
    const asked = new Set<string>();
    for (let answers = 0; answers < 60 && game.decision.value !== undefined; answers++) {
      const { kind } = game.decision.value;
      asked.add(kind);
      expect(Object.keys(interactions)).toContain(kind);
      expect(Object.keys(OMG85_EN)).toContain(`ask.${kind}`);
      expect(context.interaction.value?.Panel).toBeDefined();
      const before = game.log.value.length;
      context.interaction.value?.primary.value?.act();
      await allAnswered();
      context.panels.reminder.value?.act();
      await allAnswered();
      if (game.log.value.length === before) await game.apply(await quick(game));
    }
    expect(asked).toContain('operation-orders');
    if (wanted.scenario === 'free') expect(asked).toContain('drop-zone');
    if (wanted.options?.includes('advanced')) expect(asked).toContain('airborne-supply');
  });
});

describe('words', () => {
  it('every choice that is listed can be told, and no sentence keeps its braces', async () => {
    const { game } = await contextOf({ options: ['advanced'], seed: 7 });
    const kinds = new Set<string>();
    for (let answers = 0; answers < 40 && game.decision.value !== undefined; answers++) {
      for (const choice of await game.choices({}, 400)) {
        kinds.add(choice.kind);
        const key = `choice.${choice.kind}`;
        expect(
          [...Object.keys(OMG85_EN), 'choice.pass'].filter((one) => one === key || one.startsWith(`${key}.`)),
        ).not.toEqual([]);
        expect(describeChoice(choice)).not.toMatch(/[{}]|undefined/);
      }
      await game.apply(await quick(game));
    }
    expect(kinds).toContain('move');
    const events = game.log.value.flatMap((entry) => entry.events);
    expect(events.length).toBeGreaterThan(10);
    for (const event of events) {
      expect(Object.keys(EVENT_SENTENCES)).toContain(event.kind);
      expect(sentenceOf(event)).not.toMatch(/[{}]|undefined|\[object/);
    }
  });

  it('every section of the manual that plays a part is explained, and every rule a text names exists', () => {
    const played = RULES.filter(({ rule, state }) => state !== 'not-applicable' && rule.includes('.'));
    const texts = OMG85_REFERENCE.rules;
    expect(played.filter(({ rule }) => (texts.get(rule)?.text ?? '') === '').map(({ rule }) => rule)).toEqual([]);
    const known = new Set(RULES.map(({ rule }) => rule));
    for (const { rules } of CHAPTERS) {
      for (const { text } of Object.values(rules)) {
        expect(mentionedIn(text).filter((rule) => !known.has(rule))).toEqual([]);
      }
    }
  });
});

describe('the computer', () => {
  it.each(CONDITIONS)('answers for both sides from what it is handed over the wire: %j', async (wanted) => {
    const { game } = await contextOf({ ...wanted, players: { allied: 'recruit', german: 'recruit' } });
    const service = createAiService(
      () => 0,
      () => ({ title: OMG85, ai: OMG85_AI }),
    );
    const asked = new Set<string>();
    for (let answers = 0; answers < 120 && game.decision.value !== undefined; answers++) {
      const { by, kind } = game.decision.value;
      asked.add(`${by} ${kind}`);
      const request = {
        ask: 'think',
        title: 'omg85',
        side: by,
        level: 'recruit',
        seed: 1,
        isOpen: true,
        isUnseen: false,
      } as const;
      expect(await service.reply({ ...request, seat: game.lend(by) })).toMatchObject([
        { explained: { reasons: expect.any(Array) } },
      ]);
      expect(await game.follow()).toHaveLength(1);
    }
    expect([...asked].filter((one) => one.startsWith('german')).length).toBeGreaterThan(0);
  });
});
