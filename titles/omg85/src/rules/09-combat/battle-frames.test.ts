import { apply, type Choice, choices, decision, type Game, type JsonObject } from '@bridgehead/engine';
import { describe, expect, it } from 'vitest';
import { attack, COMBAT, frameFault, hex, type Layout, layOut, type Piece, unit } from '../../../test/table.ts';
import { OMG85 } from '../../index.ts';
import type { Unit } from '../../state/units.ts';

const give = (g: Game, choice: Choice): void => {
  expect(apply(g, choice)).toMatchObject({ legal: true });
};

/** The highest of a die: nobody becomes isolated, retreats, or loses a bridge. */
const highest = (g: Game): Choice => [...choices(g)].at(-1) ?? { kind: 'none' };

/** The position in which chance is asked for this, on the way through the combat of these orders. */
function askedFor(kind: string, orders: readonly Choice[], layout: Layout): JsonObject {
  const g = layOut(layout);
  for (const choice of [...orders, COMBAT]) give(g, choice);
  while (decision(g)?.kind !== kind) give(g, highest(g));
  return OMG85.writePosition(g);
}

const POLE = unit('A-1-POL');
const OTHER = unit('A-2-POL');
const ARMOR = unit('A-44');
const GERMAN = unit('G-60');
const FAR = unit('G-88');
const isCutOff = { supply: 'unsupplied', states: ['out-of-command'] };
const units: readonly Piece[] = [
  { id: 'A-1-POL', hex: '20,15', ...isCutOff },
  { id: 'A-2-POL', hex: '20,15' },
  { id: 'A-44', hex: '20,14' },
  { id: 'G-60', hex: '20,16', cp: 100, ...isCutOff },
  { id: 'G-88', hex: '20,18' },
];
const PLOTS = [attack('A-1-POL', '20,16'), attack('A-2-POL', '20,16')];
const inOpen = (kind: string, options = { advanced: true }): JsonObject => askedFor(kind, PLOTS, { units, options });

const target = hex('20,16');
const full = (u: Unit): JsonObject => ({ unit: u, time: 100 });
const battle = { side: 'allied', target, attackers: [full(POLE), full(OTHER)] };
const fighter = (u: Unit): JsonObject => ({ unit: u, strength: 60 });

describe('the frame of a battle', () => {
  const firing = inOpen('fire');
  it('[9] is read as it is written, at every question of a battle', () => {
    for (const kind of ['out-of-command-combat', 'fire', 'casualties', 'isolation', 'retreat'])
      expect(frameFault(inOpen(kind), 'battle', {})).toBe('read');
  });
  it.each([
    ['the other side', { battle: { ...battle, side: 'german' } }, 'battle.side: it is not this side’s phase'],
    ['no plotters', { plotters: [] }, 'plotters: somebody has plotted the attack'],
    ['a plotter of the enemy', { plotters: [POLE, OTHER, FAR] }, 'plotters: expected allied units'],
    [
      'an attacker who has not plotted',
      { plotters: [POLE, ARMOR] },
      'battle.attackers: expected some who have plotted',
    ],
    ['an attacker twice', { battle: { ...battle, attackers: [full(POLE), full(POLE)] } }, 'battle.attackers: expected'],
    ['no attacker', { battle: { ...battle, attackers: [] } }, 'battle.attackers: somebody attacks'],
    [
      'a battle time of 101',
      { battle: { ...battle, attackers: [{ unit: POLE, time: 101 }] } },
      'battle.attackers[0].time',
    ],
    ['a fighter twice', { fighters: [POLE, OTHER, GERMAN, GERMAN].map(fighter) }, 'fighters: expected each once'],
    ['an attacker who does not fight', { fighters: [POLE, GERMAN].map(fighter) }, 'fighters: expected the attackers'],
    [
      'a fighter who does not attack',
      { fighters: [POLE, OTHER, ARMOR].map(fighter) },
      'fighters: expected the attackers',
    ],
  ])('[9] has not %s', (_name, change, message) => {
    expect(frameFault(firing, 'battle', change)).toContain(message);
  });
  it('[8.15] has no attackers and no fighters before the charge is paid', () => {
    const charging = inOpen('out-of-command-combat');
    expect(frameFault(charging, 'battle', { battle })).toBe('battle.attackers: nobody has paid yet');
    expect(frameFault(charging, 'battle', { fighters: [fighter(GERMAN)] })).toBe('fighters: nobody fights yet');
  });
  it('[9] has no result while a procedure that it has called is at work', () => {
    expect(frameFault(firing, 'battle', { result: { path: [] } })).toContain(
      'result: “firing” has not come to anything',
    );
    expect(frameFault(firing, 'battle', { result: { path: [1, 2, 3] } })).toContain('result');
  });
});

describe('the frame of a barrage', () => {
  const fired = askedFor('fire', [{ kind: 'barrage', unit: 'A-ART-30', target: '20,16' }], {
    units: [
      { id: 'A-ART-30', hex: '20,15' },
      { id: 'G-60', hex: '20,16' },
    ],
    options: { advanced: true },
  });
  it('[8.13] has nobody who plots or attacks, and one volley', () => {
    expect(frameFault(fired, 'battle', {})).toBe('read');
    expect(frameFault(fired, 'battle', { plotters: [POLE] })).toBe('plotters: only guns fire in a barrage');
    expect(frameFault(fired, 'firing', { volley: 2 })).toBe('volley: only guns fire');
  });
  it('[8.13] ends with its fire', () => {
    const frames = (fired.frames as readonly JsonObject[]).slice(0, -1);
    const roll = { proc: 'ammunition', step: 'roll', side: 'allied', short: [GERMAN] };
    const isolating = { ...fired, frames: [...frames, roll] };
    expect(frameFault(isolating, 'battle', { step: 'retreat' })).toBe('step: a barrage is fired, and that is all');
  });
});

describe('the frame of a charge', () => {
  const charging = inOpen('out-of-command-combat');
  const none = { ...battle, attackers: [] };
  it.each([
    ['the other side', { battle: { ...none, side: 'german' } }, 'battle.side: the battle below is the other side’s'],
    [
      'another hex',
      { battle: { ...none, target: target + 1 } },
      'battle.target: the battle below is about another hex',
    ],
    ['nobody who pays', { due: [] }, 'due: everybody has paid'],
    ['a payer who has not plotted', { due: [POLE, ARMOR] }, 'due: those who pay have plotted the attack, or defend'],
    [
      'an attacker who has not plotted',
      { battle: { ...none, attackers: [full(ARMOR)] } },
      'battle.attackers: expected',
    ],
    ['an attacker who is to pay', { battle: { ...none, attackers: [full(OTHER)] } }, 'battle.attackers: those who'],
  ])('[8.15] has not %s', (_name, change, message) => {
    expect(frameFault(charging, 'charge', change)).toContain(message);
  });
  it('[8.15] has an attacker who has paid', () => {
    expect(frameFault(charging, 'charge', { due: [POLE], battle: { ...none, attackers: [full(OTHER)] } })).toBe('read');
  });
});

describe('the frame of the firing', () => {
  const casualties = inOpen('casualties');
  it.each([
    ['another battle', { battle: { ...battle, target: target + 1 } }, 'battle: the procedure below tells of another'],
    ['a fifth volley', { volley: 4 }, 'volley: all volleys have been fired'],
    ['no die before the losses', { random: 0 }, 'random: the die has been rolled'],
    ['a die of 79', { random: 79 }, 'random: the die has been rolled'],
  ])('[9.2] has not %s', (_name, change, message) => {
    expect(frameFault(casualties, 'firing', change)).toContain(message);
  });
  it('[9.2] has the lowest die, or before it is rolled none', () => {
    expect(frameFault(casualties, 'firing', { random: 80 })).toBe('read');
    expect(frameFault(inOpen('fire'), 'firing', { random: 0 })).toBe('read');
  });
});

describe('the frame of ammunition', () => {
  const short = inOpen('isolation');
  it.each([
    ['the other side', { side: 'german' }, 'side: the battle below is the other side’s'],
    ['nobody', { short: [] }, 'short: nobody is short of ammunition'],
    ['somebody who has not fought', { short: [POLE, FAR] }, 'short: expected some who have fought'],
  ])('[5.3] has not %s', (_name, change, message) => {
    expect(frameFault(short, 'ammunition', change)).toContain(message);
  });
});

describe('the frame of a retreat check', () => {
  const secret = inOpen('retreat');
  it('[9.4] tells of the battle below, and of a hex in which somebody is left', () => {
    const other = { battle: { ...battle, target: target + 1 } };
    expect(frameFault(secret, 'retreat-check', other)).toContain('battle: the procedure below tells of another');
    const pieces = secret.units as readonly JsonObject[];
    const gone = pieces.map((piece) => (piece.id === 'G-60' ? { id: 'G-60', box: 'gone' } : piece));
    expect(frameFault({ ...secret, units: gone }, 'retreat-check', {})).toBe('battle.target: nobody is left there');
  });
  it('[9.4] has a chance, unless the attacker may not know that there is none', () => {
    expect(frameFault(secret, 'retreat-check', { chance: 0 })).toBe('read');
    const open = inOpen('retreat', { advanced: false });
    expect(frameFault(open, 'retreat-check', { chance: 0 })).toBe('chance: without a chance nobody rolls');
    expect(frameFault(open, 'retreat-check', { chance: 101 })).toContain('chance');
  });
  it('[9.4] is of no city', () => {
    const inCity = (place: string): JsonObject => {
      const moved = (piece: Piece): Piece => ({ ...piece, hex: place });
      const swap = (text: string): string => text.replaceAll(`:${target}`, `:${hex(place)}`);
      const pieces = (secret.units as readonly Piece[]).map((piece) => (piece.id === 'G-60' ? moved(piece) : piece));
      return { ...secret, units: pieces, frames: JSON.parse(swap(JSON.stringify(secret.frames))) };
    };
    expect(frameFault(inCity('21,16'), 'retreat-check', {})).toBe('read');
    expect(frameFault(inCity('8,4'), 'retreat-check', {})).toBe('battle.target: nobody retreats from a city');
  });
});

describe('the frame of an advance', () => {
  const over = askedFor('bridge-check', [attack('A-1-POL', '12,9')], {
    units: [
      { id: 'A-1-POL', hex: '11,8' },
      { id: 'G-88', hex: '12,9', cp: 1 },
    ],
  });
  it.each([
    [
      'another battle',
      { battle: { ...battle, attackers: [full(POLE)] } },
      'battle: the procedure below tells of another',
    ],
    ['a second attacker', { advancing: 1 }, 'advancing: everybody has advanced'],
    ['a second hex', { legs: 1 }, 'legs: no hex is open so far away'],
    ['a retreat of three hexes', { path: [1, 2, 3] }, 'path'],
  ])('[8.16] has not %s', (_name, change, message) => {
    expect(frameFault(over, 'advance-after-combat', change)).toContain(message);
  });
  it('[8.16] has a second hex where the enemy went two', () => {
    expect(frameFault(over, 'advance-after-combat', { legs: 1, path: [hex('13,9'), hex('14,9')] })).toBe('read');
  });
});
