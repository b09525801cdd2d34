/** [12.5.7] [13.1.1] An arena for every cell of both tables: the combat is fought, and both sides suffer what the cell says. */
import {
  decision,
  type Game,
  type GameEvent,
  type JsonObject,
  play,
  randomFrom,
  sampleChoice,
} from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { attack, happens, layOut, order, pass } from '../../test/table.ts';
import { UNITS } from '../data/units.ts';
import { CRT_TABLES, CRTS, type Crt, effectsOf, LEAST_ROLL, type Result } from '../tables/combat-results.ts';

/** Tanks with their steps that attack with so many points; no second arm is among them [16.2.2]. */
const ATTACKERS: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: { 'ge-7pz-st': 1 },
  2: { 'ge-7pz-st': 2 },
  3: { 'ge-7pz-st': 2, 'it-50-tk': 1 },
  4: { 'ge-i-7': 1 },
  6: { 'ge-i-7': 1, 'ge-7pz-st': 2 },
  8: { 'ge-i-7': 2 },
  10: { 'ge-i-7': 2, 'ge-7pz-st': 2 },
  12: { 'ge-i-7': 2, 'ge-ii-7': 1 },
  14: { 'ge-i-7': 2, 'ge-ii-7': 1, 'ge-7pz-st': 2 },
  16: { 'ge-i-7': 2, 'ge-ii-7': 2 },
};

/** Infantry that defends with so many points. */
function defender(points: number): readonly [id: string, steps: number] {
  for (const { id, side, type, pool, defense, reduced, steps } of UNITS) {
    if (side !== 'allied' || pool !== undefined || !type.endsWith('infantry')) continue;
    if (defense === points) return [id, steps];
    if (reduced?.[1] === points) return [id, 1];
  }
  throw new RangeError(`nobody defends with ${points}`);
}

const LEAST_DEFENSE = 2;

/** The fewest points for a column: `3-1` is six against two, `1-4` one against four. */
function strengthsFor(column: string): readonly [attack: number, defense: number] {
  const [attacking = 1, defending = 1] = column.split('-').map(Number);
  const times = defending >= LEAST_DEFENSE ? 1 : LEAST_DEFENSE;
  return [attacking * times, defending * times];
}

interface Cell {
  readonly crt: Crt;
  readonly column: string;
  readonly roll: number;
  readonly result: Result;
}

const CELLS: readonly Cell[] = CRTS.flatMap((crt) =>
  CRT_TABLES[crt].rows.flatMap((row, i) =>
    row.map((result, at) => ({ crt, column: CRT_TABLES[crt].columns[at] ?? '', roll: i + LEAST_ROLL, result })),
  ),
);

const AXIS_AIR = ['air-ju87-1', 'air-ju87-2'];
const ALLIED_AIR = ['air-a20', 'air-a20b'];
const ARRIVES = 1;
const CAP = 3;

/** [11.3.4] [12.5.6] Beyond the faces of the die two air units of one side carry the roll as far as the cap lets them. */
function supportFor(roll: number): { readonly air: readonly string[]; readonly net: number } {
  if (roll < 1) return { air: AXIS_AIR, net: -CAP };
  return roll > 6 ? { air: ALLIED_AIR, net: CAP } : { air: [], net: 0 };
}

/** Up to the losses, and what was told of the die. */
function fight({ crt, column, roll }: Cell): { readonly g: Game; readonly combat: GameEvent | undefined } {
  const [attacking, defending] = strengthsFor(column);
  const attackers = ATTACKERS[attacking] ?? {};
  const [id, steps] = defender(defending);
  const { air, net } = supportFor(roll);
  const units: Record<string, JsonObject> = { [id]: { hex: '1305', steps } };
  for (const [unit, left] of Object.entries(attackers)) units[unit] = { hex: '1306', steps: left };
  const hqs = { 'ge-10-hq': { hex: '1308' }, 'us-1ad-hq': { hex: '1302' } };
  const g = layOut({
    phase: 'axis.declaration',
    weather: 'cloudy',
    units: { ...units, ...hqs },
    air: Object.fromEntries([...AXIS_AIR, ...ALLIED_AIR].map((one) => [one, 'ready'])),
    dice: [...air.map(() => ARRIVES), roll - net],
  });
  order(g, attack(Object.keys(attackers), '1305', crt));
  const told: GameEvent[] = [];
  for (const kind of ['declaration', 'evasion', 'reaction-orders', 'attack-support']) told.push(...pass(g, kind));
  for (const [side, sent] of [['allied', ALLIED_AIR] as const, ['axis', AXIS_AIR] as const]) {
    if (air === sent) for (const one of sent) told.push(...happens(g, { kind: 'send', air: one }));
    told.push(...pass(g, 'close-air-support', side));
  }
  return { g, combat: told.find(({ kind }) => kind === 'combat') };
}

/** [13.2.4] What a side loses of so many steps, the other having too few by so much. */
const loses = (demand: number, has: number, lack: number): number => Math.min(has, Math.max(0, demand - lack));

describe('[12.5.7] every cell', () => {
  it.each(CRTS)('of the %s table is met and does what it says', (table) => {
    const random = randomFrom(7);
    for (const cell of CELLS.filter(({ crt }) => crt === table)) {
      const { g, combat } = fight(cell);
      const { crt, column: odds, roll, result } = cell;
      const { net } = supportFor(roll);
      expect(combat).toMatchObject({ crt, odds, die: roll - net, modifier: net, result });
      const [attacking, defending] = strengthsFor(cell.column);
      const has = Object.values(ATTACKERS[attacking] ?? {}).reduce((sum, steps) => sum + steps, 0);
      const [, stands] = defender(defending);
      while (decision(g)?.at.includes('battle') === true) play(g, sampleChoice(g, random));
      const asked = g.history.map(({ kind }) => kind);
      const effects = effectsOf(cell.result);
      const count = (kind: string): number => asked.filter((one) => one === kind).length;
      const wanted = {
        attacker: loses(effects.attacker, has, effects.defender > 2 ? 0 : Math.max(0, effects.defender - stands)),
        defender: loses(effects.defender, stands, effects.attacker > 2 ? 0 : Math.max(0, effects.attacker - has)),
      };
      const met = { attacker: count('attacker-loss'), defender: count('defender-loss') };
      expect({ ...cell, ...met }).toEqual({ ...cell, ...wanted });
      const retreats = effects.retreat && wanted.defender < stands;
      expect([cell, asked.includes('retreat')]).toEqual([cell, retreats]);
    }
  });
  it('is a cell of 144 and 168', () => {
    expect(CRTS.map((table) => CELLS.filter(({ crt }) => crt === table).length)).toEqual([144, 168]);
  });
});
