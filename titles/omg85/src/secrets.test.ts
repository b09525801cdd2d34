/** What the log may tell of the enemy, by audience. */
import type { Choice, Game, GameEvent } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { attack, COMBAT, layOut, move, order } from '../test/table.ts';
import type { Side } from './data/unit-data.ts';

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
  it('[9] [8.1] an attacker hears about how strong the defenders are, the defender exactly', () => {
    const g = after(advanced, attack('A-1-POL', '20,15'), COMBAT);
    const told = (side: Side) => heard(g, side, 'battle').map(({ strength }) => strength);
    expect([told('allied'), told('german')]).toEqual([[60], [57]]);
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
    const g = layOut({ units, options, phase: 'supply', counters: { interdiction: 10 }, dice: [1] });
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
