/** [17] The Battle of Thala, as the book plays it: every odd, die, result, retreat and advance. */
import {
  type Choice,
  decision,
  type Game,
  type GameEvent,
  play,
  positionHash,
  readSave,
  readSaveText,
  replaySave,
  saveGame,
  writeSaveText,
} from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import {
  air,
  at,
  attack,
  deployed,
  END_DECLARATION,
  END_MOVEMENT,
  happens,
  hex,
  layOut,
  move,
  order,
  pass,
  refusal,
  reserve,
  spent,
  steps,
} from '../../test/table.ts';
import { KASSERINE } from '../index.ts';
import { isSupplied } from '../rules/06-supply/supply.ts';
import { AIR_READY, AIR_USED, airAt, hexAt, strongpointIn, weatherOf } from '../state/state.ts';
import { unitsOf } from '../state/units.ts';

const DICE = [3, 3, 2, 4, 4, 1, 2, 3, 4, 3, 2, 1];

/** [17.1] Who stands where; the units of the groups are those of the order of battle that give their sums. */
const begin = (): Game =>
  layOut({
    turn: 16,
    phase: 'weather',
    dice: DICE,
    units: {
      'uk-26b-hq': '2809',
      'uk-c-1721l': { hex: '2810', reserve: true },
      'uk-90-23fd': { hex: '2810', mode: 'deployed', marker: '2910' },
      'uk-10rb': '2811',
      'uk-450-71fd': { hex: '2811', mode: 'deployed', marker: '2811' },
      'uk-f-12rha': { hex: '2908', mode: 'deployed', marker: '3010' },
      'uk-26-leih': '2910',
      'uk-c-2loth': { hex: '3010', reserve: true },
      'ge-7pz-st': '2812',
      'ge-2k10': '2912',
      'ge-i-90': '2912',
      'ge-90pj': '3012',
      'ge-302fl': '3012',
      'ge-i-69': '3111',
      'ge-1k10': '3111',
      'ge-i-7': '3112',
      'ge-ii-7': '3112',
      'ge-78-86': '3112',
      'ge-ii-69': '3113',
      'ge-10-hq': '3013',
    },
    air: {
      'air-hurri': 'used',
      'air-a20': 'used',
      'air-a20b': 'ready',
      'air-ju87-1': 'used',
      'air-ju87-2': 'ready',
      'air-ju87-3': 'ready',
    },
    plan: 'C',
    counters: { planKnown: 1 },
  });

const C_AND_D = ['ge-i-69', 'ge-1k10', 'ge-i-7', 'ge-ii-7', 'ge-78-86'];
const send = (id: string): Choice => ({ kind: 'send', air: id });
const build = (id: string): Choice => ({ kind: 'build', unit: id });
const lose = (id: string): Choice => ({ kind: 'lose-step', unit: id });
const retreat = (id: string, ...path: readonly string[]): Choice => ({ kind: 'retreat', unit: id, path });
const advance = (id: string, to: string): Choice => ({ kind: 'advance', unit: id, path: [to] });

/** [17.2] */
function strategicSegment(g: Game): void {
  order(g, build('uk-10rb'));
  order(g, build('uk-26-leih'));
  pass(g, 'strongpoints');
}

/** [17.3] */
function axisMovement(g: Game): void {
  order(g, move('ge-2k10', '2812'));
  order(g, { kind: 'mode', unit: 'ge-i-90' });
  order(g, move(['ge-i-7', 'ge-ii-7', 'ge-78-86'], '3012', '3011'));
  order(g, move(['ge-90pj', 'ge-302fl'], '3111', '3110'));
  order(g, { kind: 'mode', unit: 'ge-90pj' });
  order(g, { kind: 'mode', unit: 'ge-302fl' });
  order(g, move(['ge-i-69', 'ge-1k10'], '3012', '2911'));
  order(g, END_MOVEMENT);
  order(g, { kind: 'reserve', unit: 'ge-ii-69' });
  pass(g, 'reserves');
}

/** [17.4] [17.5] */
function declarationAndReaction(g: Game): void {
  order(g, attack(C_AND_D, '2910'));
  order(g, attack(['ge-7pz-st', 'ge-2k10'], '2811'));
  order(g, { kind: 'fire', units: ['ge-90pj', 'ge-302fl'], hex: '3010', crt: 'assault' });
  pass(g, 'declaration');
  pass(g, 'evasion');
  order(g, move('uk-c-1721l', '2910'));
  pass(g, 'reaction-orders');
}

interface Given {
  readonly barrage?: readonly string[];
  readonly allied: readonly string[];
  readonly axis: readonly string[];
}

/** The combat is chosen and supported; what happens up to its result. */
function fight(g: Game, target: string, { barrage = [], allied, axis }: Given): GameEvent | undefined {
  const told: GameEvent[] = [];
  if (decision(g)?.kind === 'next-combat') told.push(...happens(g, { kind: 'resolve', hex: target }));
  told.push(...barrage.flatMap((id) => happens(g, { kind: 'barrage', unit: id })), ...pass(g, 'attack-support'));
  told.push(...allied.flatMap((id) => happens(g, send(id))), ...pass(g, 'close-air-support', 'allied'));
  told.push(...axis.flatMap((id) => happens(g, send(id))), ...pass(g, 'close-air-support', 'axis'));
  return told.find(({ kind }) => kind === 'combat');
}

/** The modifiers of a combat, each with its rule. */
const sums = (combat: GameEvent | undefined): string[] => {
  const items = (combat?.items ?? []) as unknown as readonly { readonly rule: string; readonly value: number }[];
  return items.map(({ rule, value }) => `${rule} ${value}`);
};

describe('[17] the Battle of Thala', () => {
  const g = begin();

  it('[17.1] [17.2] the third of six is cloudy, all are in supply, two strongpoints are begun', () => {
    expect(weatherOf(g)).toBe('cloudy');
    for (const side of ['allied', 'axis'] as const)
      for (const u of unitsOf(side).filter((one) => hexAt(g, one) >= 0))
        expect([u, isSupplied(g, u)]).toEqual([u, true]);
    expect(refusal(g, build('uk-90-23fd'))).toBe('14.3.4');
    strategicSegment(g);
    for (const name of ['2811', '2910']) expect(strongpointIn(g, hex(name))).toEqual({ side: 'allied', active: false });
    expect(['air-hurri', 'air-a20', 'air-ju87-1'].map((id) => airAt(g, air(id)))).toEqual([
      AIR_READY,
      AIR_READY,
      AIR_READY,
    ]);
  });

  it('[17.3] guns on vehicles deploy in an enemy zone, and C-2 Loth loses its Reserve at once', () => {
    expect(refusal(g, move('ge-7pz-st', '2711'))).toBe('legal');
    axisMovement(g);
    expect([deployed(g, 'ge-i-90'), deployed(g, 'ge-90pj'), deployed(g, 'ge-302fl')]).toEqual([true, true, true]);
    expect([reserve(g, 'uk-c-2loth'), reserve(g, 'uk-c-1721l'), reserve(g, 'ge-ii-69')]).toEqual([false, true, true]);
  });

  it('[17.4] 2811 must be attacked because its zone reaches 2911', () => {
    order(g, attack(C_AND_D, '2910'));
    expect(decision(g)?.about).toEqual({ owed: ['3010', '2811'] });
    expect(refusal(g, END_DECLARATION)).toBe('9.1.7');
    expect(refusal(g, attack(['ge-7pz-st', 'ge-2k10'], '2811', 'mobile'))).toBe('12.4.1');
    play(g, attack(['ge-7pz-st', 'ge-2k10'], '2811'));
    order(g, { kind: 'fire', units: ['ge-90pj', 'ge-302fl'], hex: '3010', crt: 'assault' });
    pass(g, 'declaration');
  });

  it('[17.5] nobody evades whose hex has a unit without a rating; C-17/21L reacts into 2910', () => {
    expect(refusal(g, { kind: 'evade', hex: '2811' })).toBe('9.2.2');
    expect(refusal(g, { kind: 'evade', hex: '2910' })).toBe('9.2.2');
    pass(g, 'evasion');
    order(g, move('uk-c-1721l', '2910'));
    pass(g, 'reaction-orders');
    expect([at(g, 'uk-c-1721l'), reserve(g, 'uk-c-1721l')]).toEqual(['2910', false]);
  });

  it('[17.6] first 2811: seven against six, 1-1, minus two, a four: A1/D1R', () => {
    const combat = fight(g, '2811', { barrage: ['ge-i-90'], allied: ['air-hurri'], axis: ['air-ju87-1'] });
    expect(combat).toMatchObject({ attack: 7, defense: 6, odds: '1-1', die: 4, modifier: -2, result: 'A1/D1R' });
    expect(sums(combat)).toEqual(['11.3.4 -2', '12.2.1 1', '16.2.1 -1']);
    expect(airAt(g, air('air-hurri'))).toBe(AIR_READY);
    expect(airAt(g, air('air-ju87-1'))).toBe(AIR_USED);
    order(g, lose('ge-7pz-st'));
    order(g, lose('uk-450-71fd'));
    order(g, retreat('uk-10rb', '2810', '2909'));
    order(g, advance('ge-7pz-st', '2811'));
    order(g, advance('ge-2k10', '2811'));
    expect([at(g, 'uk-10rb'), at(g, 'uk-450-71fd'), steps(g, 'ge-7pz-st')]).toEqual(['2909', 'eliminated', 1]);
    expect(strongpointIn(g, hex('2811'))).toBeUndefined();
    expect(spent(g, 'ge-i-90')).toBe(true);
  });

  it('[17.6] [10.3.6] then 2910: the fire of 2810 is cancelled, 24 against 8, 3-1, net 0, a four: A1/D2R', () => {
    const combat = fight(g, '2910', { allied: ['air-a20', 'air-a20b'], axis: ['air-ju87-2', 'air-ju87-3'] });
    expect(combat).toMatchObject({ attack: 24, defense: 8, odds: '3-1', die: 4, modifier: 0, result: 'A1/D2R' });
    expect(sums(combat)).toEqual(['11.3.4 -2', '11.3.4 2', '12.2.1 1', '16.2.1 -1']);
    expect([airAt(g, air('air-a20')), airAt(g, air('air-a20b'))]).toEqual([AIR_USED, AIR_USED]);
    expect([airAt(g, air('air-ju87-2')), airAt(g, air('air-ju87-3'))]).toEqual([AIR_USED, AIR_READY]);
    expect(spent(g, 'uk-90-23fd')).toBe(false);
    order(g, lose('ge-78-86'));
    order(g, lose('uk-c-1721l'));
    order(g, lose('uk-c-1721l'));
    order(g, retreat('uk-26-leih', '2909'));
    order(g, advance('ge-i-69', '2910'));
    order(g, advance('ge-1k10', '2910'));
    pass(g, 'advance');
    expect([at(g, 'uk-c-1721l'), at(g, 'uk-26-leih'), steps(g, 'ge-78-86')]).toEqual(['eliminated', '2909', 1]);
    expect(strongpointIn(g, hex('2910'))).toBeUndefined();
  });

  it('[17.6] [16.1.5] last 3010: six against four, 3-2, a one: DR', () => {
    const combat = fight(g, '3010', { allied: ['air-hurri'], axis: ['air-ju87-3'] });
    expect(combat).toMatchObject({ attack: 6, defense: 4, odds: '3-2', die: 1, result: 'DR' });
    expect(refusal(g, retreat('uk-c-2loth', '3009'))).toBe('13.3');
    order(g, retreat('uk-c-2loth', '2909'));
    expect([at(g, 'uk-c-2loth'), at(g, 'ge-90pj')]).toEqual(['2909', '3110']);
  });

  it('[17.7] the Reserve joins the guns in 3110, for 3010 is empty and in an enemy zone', () => {
    expect(decision(g)).toMatchObject({ by: 'axis', kind: 'reserve-orders' });
    expect(refusal(g, move('ge-ii-69', '3112', '3111', '3010'))).not.toBe('legal');
    order(g, move('ge-ii-69', '3112', '3111', '3110'));
    pass(g, 'reserve-orders');
    expect(at(g, 'ge-ii-69')).toBe('3110');
    expect(decision(g)).toMatchObject({ by: 'allied', kind: 'movement-orders' });
  });

  it('[17] is a save in examples, which leads to the same end', async () => {
    const text = writeSaveText(saveGame(g));
    await expect(text).toMatchFileSnapshot('../../examples/thala.jsonl');
    const save = readSave(readSaveText(text));
    const replayed = save.ok ? replaySave(KASSERINE, save.value) : save;
    if (!replayed.ok) throw new Error(replayed.fault.says.code);
    expect([replayed.value.departs, positionHash(replayed.value.game)]).toEqual([undefined, positionHash(g)]);
  });
});

it('[17] the same dice and choices lead to the same end from the beginning', () => {
  const g = begin();
  strategicSegment(g);
  axisMovement(g);
  declarationAndReaction(g);
  expect(decision(g)).toMatchObject({ by: 'axis', kind: 'next-combat' });
});
