/** What the log may tell of the enemy, by audience. */
import {
  type Choice,
  type Game,
  type GameEvent,
  type Json,
  type JsonObject,
  openKnownPosition,
  rollsSince,
  undoRefusal,
} from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { at, attack, COMBAT, layOut, move, order, points, strength } from '../test/table.ts';
import type { Side } from './data/unit-data.ts';
import { OMG85 } from './index.ts';

/** The events of a kind that a side is told, each without what is the same for both. */
function heard(g: Game, side: Side, kind: string): GameEvent[] {
  return g.events.filter((event) => event.kind === kind && (event.audience === 'all' || event.audience === side));
}
const fieldsOf = (events: readonly GameEvent[], ...names: readonly string[]): unknown[] =>
  events.map((event) => names.map((name) => event[name]));

const units = [
  { id: 'A-1-POL', hex: '20,14', cp: 83 },
  { id: 'G-60', hex: '20,15', cp: 57 },
  { id: 'A-44', hex: '19,13' },
];
const after = (options: Readonly<Record<string, boolean>>, ...choices: readonly Choice[]): Game => {
  const g = layOut({ units, options, dice: choices.includes(COMBAT) ? [100, 10, 100, 10, 60] : [] });
  for (const choice of choices) order(g, choice);
  return g;
};

describe('in the Advanced game', () => {
  const advanced = { advanced: true };
  it('[8.1] the costs and points of a move are told to its own side alone', () => {
    const g = after(advanced, move('A-44', '19,12'));
    expect(fieldsOf(heard(g, 'allied', 'moved'), 'to', 'cost', 'left')).toEqual([['19,12', 6, 14]]);
    expect(fieldsOf(heard(g, 'german', 'moved'), 'to', 'cost', 'left')).toEqual([['19,12', undefined, undefined]]);
    const open = after({}, move('A-44', '19,12'));
    expect(fieldsOf(heard(open, 'german', 'moved'), 'cost', 'left')).toEqual([[6, 14]]);
  });
  it('[8.1] [8.11] nobody hears how deep the enemy has dug in', () => {
    const choice = { kind: 'fortify', unit: 'A-44' };
    expect(heard(after(advanced, choice), 'german', 'fortified')).toEqual([]);
    expect(heard(after(advanced, choice), 'allied', 'fortified')).toHaveLength(1);
    expect(heard(after({}, choice), 'german', 'fortified')).toHaveLength(1);
  });
  it('[8.5] an attack that is plotted is told to nobody else, in any game', () => {
    for (const options of [advanced, {}]) {
      const g = after(options, attack('A-1-POL', '20,15'));
      expect([heard(g, 'german', 'attack-plotted').length, heard(g, 'allied', 'attack-plotted').length]).toEqual([
        0, 1,
      ]);
    }
  });
  it('[9] [8.1] both hear about how strong the defenders are, not exactly', () => {
    const g = after(advanced, attack('A-1-POL', '20,15'), COMBAT);
    const told = (side: Side) => heard(g, side, 'battle').map(({ strength }) => strength);
    expect([told('allied'), told('german')]).toEqual([[60], [60]]);
  });
  it('[9] [8.1] both hear of the losses, and each of the strength of its own fire', () => {
    const g = after(advanced, attack('A-1-POL', '20,15'), COMBAT);
    const told = (side: Side) => heard(g, side, 'volley').map(({ strength }) => typeof strength);
    expect([told('allied'), told('german')]).toEqual([
      ['undefined', 'number'],
      ['number', 'undefined'],
    ]);
    expect(fieldsOf(heard(g, 'allied', 'volley'), 'losses')).toEqual(fieldsOf(heard(g, 'german', 'volley'), 'losses'));
  });
  it('[9.4] [8.1] both hear whether the defenders gave way, the defender alone how likely it was', () => {
    const g = after(advanced, attack('A-1-POL', '20,15'), COMBAT);
    const told = (side: Side) => fieldsOf(heard(g, side, 'retreat-check'), 'die', 'outcome', 'chance');
    expect(told('allied')).toEqual([[60, 'no', undefined]]);
    expect(told('german')).toEqual([[60, 'no', expect.any(Number)]]);
  });
  it.each([
    [{ advanced: true }, 0],
    [{ hidden: true }, 0],
    [{}, 1],
  ] as const)('[4.2] [8.1] with %s the Allies hear whom interdiction holds up %i times', (options, times) => {
    const g = layOut({ units, options, phase: 'supply', counters: { interdiction: 8 }, dice: [1] });
    expect([heard(g, 'allied', 'interdicted').length, heard(g, 'german', 'interdicted').length]).toEqual([times, 1]);
  });
  it('[5.3] [8.1] nor is a state of supply told to the enemy', () => {
    const far = [{ id: 'A-2-POL', hex: '3,3' }, ...units];
    const told = (options: Readonly<Record<string, boolean>>): number[] => {
      const g = layOut({ units: far, options, phase: 'supply' });
      return [heard(g, 'german', 'supply').length, heard(g, 'allied', 'supply').length];
    };
    const [enemy, own] = told({});
    expect([told(advanced), enemy === own, (own ?? 0) > 0]).toEqual([[0, own], true, true]);
  });
});

describe('dice in a hidden game', () => {
  const options = { hidden: true };
  /** What a side learns of the dice that fell after the last answer: kinds, numbers and faces. */
  const diceFor = (g: Game, side: Side): unknown[] =>
    rollsSince(g, 0)
      .filter(({ audience }) => audience === 'all' || audience === side)
      .map(({ kind, answer }) => [kind, answer.die]);
  const toldTo = (g: Game, side: Side): string[] =>
    g.events.filter(({ audience }) => audience === 'all' || audience === side).map(({ kind }) => kind);

  it('[4.3] [2.1] a strike on a hex that nobody sees shows neither a die nor a result, whoever is there', () => {
    const struck = (hex: string) => {
      const g = layOut({
        units: [
          { id: 'A-44', hex: '20,15' },
          { id: 'G-60', hex },
          { id: 'G-88', hex },
        ],
        options,
        phase: 'allied.air-strike',
        counters: { alliedAir: 2 },
        dice: hex === '20,11' ? [1, 100, 6] : [],
      });
      order(g, { kind: 'strike', hex: '20,11' });
      return g;
    };
    const [taken, empty] = [struck('20,11'), struck('20,10')];
    expect([strength(taken, 'G-88'), strength(empty, 'G-88')]).not.toEqual([60, 60]);
    for (const g of [taken, empty]) {
      expect([diceFor(g, 'allied'), toldTo(g, 'allied'), undoRefusal(g) === undefined]).toEqual([
        [],
        ['strike-flown'],
        false,
      ]);
    }
    const frames = (g: Game): Json => OMG85.writePosition(openKnownPosition(g, 'allied')).frames ?? null;
    expect(frames(taken)).toEqual(frames(empty));
    expect(toldTo(taken, 'german')).toEqual(['strike-hit', 'bombed']);
    expect(toldTo(empty, 'german')).toEqual(['strike-wasted']);
  });
  it('[4.3] a strike on units that are seen is told to both', () => {
    const near = [
      { id: 'A-44', hex: '20,15' },
      { id: 'G-60', hex: '20,14' },
    ];
    const layout = {
      units: near,
      options,
      phase: 'allied.air-strike',
      counters: { alliedAir: 2 },
      dice: [1, 6],
    } as const;
    const g = layOut(layout);
    order(g, { kind: 'strike', hex: '20,14' });
    expect(toldTo(g, 'allied')).toEqual(['strike-hit', 'bombed']);
    expect(diceFor(g, 'allied')).toEqual([['ground-attack', 1]]);
  });
  it('[8.13] [2.1] a barrage into a hex that nobody sees is rolled for all the same', () => {
    const fired = (hex: string) => {
      const g = layOut({
        units: [
          { id: 'A-ART-30', hex: '20,14' },
          { id: 'G-60', hex },
        ],
        options: { hidden: true, advanced: true },
        dice: [100, 10],
      });
      order(g, { kind: 'barrage', unit: 'A-ART-30', target: '20,16' });
      order(g, COMBAT);
      return g;
    };
    const [taken, empty] = [fired('20,16'), fired('20,18')];
    expect([strength(taken, 'G-60'), strength(empty, 'G-60')]).toEqual([41, 57]);
    expect([diceFor(taken, 'allied'), toldTo(taken, 'allied')]).toEqual([
      diceFor(empty, 'allied'),
      toldTo(empty, 'allied'),
    ]);
    expect(diceFor(taken, 'allied')).toEqual([
      ['fire', 100],
      ['casualties', 10],
    ]);
  });
  it('[9.4] [2.1] whether defenders give way is rolled for though nothing can move them, but not in an open game', () => {
    const fought = (secrets: Readonly<Record<string, boolean>>): string[] => {
      const g = layOut({
        units: [
          { id: 'A-1-POL', hex: '20,14', cp: 20 },
          { id: 'G-60', hex: '20,15', fort: 5, efficiency: 100 },
        ],
        options: secrets,
      });
      order(g, attack('A-1-POL', '20,15'));
      order(g, COMBAT);
      return rollsSince(g, 0).map(({ kind }) => kind);
    };
    expect([fought({}), fought(options), fought({ advanced: true })].map((kinds) => kinds.includes('retreat'))).toEqual(
      [false, true, true],
    );
  });
  it('[8.7] [2.1] want of points for a zone that nobody knew of does not stop a unit before it comes upon the enemy', () => {
    const marched = (enemy: string) => {
      const g = layOut({
        units: [
          { id: 'A-1-POL', hex: '20,12', op: 4, states: ['moved'] },
          { id: 'G-60', hex: enemy },
        ],
        options,
      });
      order(g, move('A-1-POL', '20,13'));
      return g;
    };
    const [met, alone] = [marched('20,14'), marched('20,20')];
    expect([at(met, 'A-1-POL'), points(met, 'A-1-POL'), diceFor(met, 'allied')]).toEqual(['20,13', 0, []]);
    expect(at(alone, 'A-1-POL')).toBe('20,13');
  });
  it('[5.3] [8.10] what is rolled for a unit is for its own side', () => {
    const g = layOut({
      units: [
        { id: 'A-1-POL', hex: '20,14' },
        { id: 'G-60', hex: '20,15', supply: 'unsupplied', states: ['out-of-command'] },
      ],
      options: { advanced: true },
    });
    order(g, attack('A-1-POL', '20,15'));
    order(g, COMBAT);
    const rolls = rollsSince(g, 0).map(({ kind, audience }) => `${kind} ${audience}`);
    expect(rolls).toContain('out-of-command-combat german');
    expect(rolls).toContain('isolation german');
    expect(rolls).toContain('fire all');
  });
});

describe('queries', () => {
  const hidden = [
    { id: 'A-1-POL', hex: '20,14' },
    { id: 'G-60', hex: '20,20' },
    { id: 'G-88', hex: '20,15' },
  ];
  const ask = (g: Game, what: string, params: JsonObject): Json => {
    const answer = OMG85.query(g, what, params);
    return answer.ok ? answer.value : answer.fault.says.code;
  };
  it('[2.1] through the eyes of a side know nothing of an enemy whom it does not see', () => {
    const g = layOut({ units: hidden, options: { hidden: true } });
    expect(ask(g, 'moves', { units: ['G-60'], viewer: 'allied' })).toMatchObject({
      ends: [],
      refusal: { rule: '8.5' },
    });
    expect(ask(g, 'moves', { units: ['G-60'], viewer: 'german' })).not.toMatchObject({ ends: [] });
    const odds = { target: '20,19', attackers: ['G-60'], viewer: 'allied' };
    expect(ask(g, 'odds', odds)).toBe('units-on-map');
  });
  it('[8.5] do not tell who has plotted an attack', () => {
    const g = layOut({ units: hidden, phase: 'german.operation-1' });
    order(g, attack('G-88', '20,14'));
    expect(ask(g, 'odds', { target: '20,14', viewer: 'allied' })).toBe('nobody-plots-there');
    expect(ask(g, 'odds', { target: '20,14', viewer: 'german' })).toMatchObject({ legal: true });
    const plots = (side: Side): Json =>
      (OMG85.writePosition(openKnownPosition(g, side)).counters as JsonObject).plots ?? 0;
    expect([plots('allied'), plots('german')]).toEqual([0, 1]);
  });
  it('[2.1] give no reasons about units of the other side', () => {
    const g = layOut({ units: hidden, options: { hidden: true } });
    const consulted = (choice: JsonObject): number =>
      ((ask(g, 'why', { choice }) as JsonObject).consulted as readonly Json[]).length;
    expect(consulted(move('G-60', '20,21'))).toBe(2);
    expect(consulted(move('A-1-POL', '20,13'))).toBe(3);
    expect(ask(g, 'why', { choice: move('A-1-POL', '20,13'), viewer: 'german' })).toBe('side-not-asked');
  });
});
