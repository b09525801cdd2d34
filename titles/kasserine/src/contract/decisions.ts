/** Every kind of decision, in the order of the game: its rule, the choices that answer it, what it is about. */
import {
  type ChoicesOf,
  code,
  hex,
  list,
  optional,
  path,
  type ReadChoicesOf,
  unit,
  units,
  whole,
  yes,
} from '@bridgehead/engine/contract';
import { air, crt, die, odds, option, plan, RETREATS, result, side, steps } from './codes.ts';

const LONGEST_CHITS = 30;

const move = { units, path } as const;
const assign = { unit, hex } as const;

/** [12.5] The combat that is being fought. */
const combat = { attackers: list(unit), hexes: list(hex), crt } as const;
const loss = {
  rule: '13.2.3',
  choices: { 'lose-step': { unit } },
  about: { ...combat, result, steps },
} as const;

const OF_THE_PLAYERS = {
  'axis-option': { rule: '18.2.4', choices: { 'choose-option': { option } } },
  'set-up': {
    rule: '4.1.4',
    choices: { place: { unit, hex }, mode: { unit }, reserve: { unit }, assign, done: {} },
    rules: { place: '18.2.4', mode: '4.1.4', reserve: '4.1.5', assign: '10.3.4' },
    about: { side, unplaced: list(unit) },
  },
  strongpoints: { rule: '14.3.6', choices: { build: { unit }, done: {} }, about: { left: whole(0, 99) } },
  rebuild: { rule: '15.3.2', choices: { rebuild: { unit, hex } }, about: { unit } },
  interdiction: { rule: '11.2.2', choices: { interdict: { air, hex }, done: {} } },
  'movement-orders': {
    rule: '7.1',
    choices: { move, mode: { unit }, 'end-movement': {} },
    rules: { mode: '7.6.2' },
  },
  reserves: { rule: '8.2.2', choices: { reserve: { unit }, done: {} } },
  overstacked: { rule: '3.3.3', choices: { remove: { unit } }, about: { hex, points: whole(0, 99) } },
  declaration: {
    rule: '9.1',
    choices: {
      attack: { units, hexes: list(hex, { least: 1, most: 6 }), crt },
      fire: { units, hex, crt },
      'end-declaration': {},
    },
    rules: { fire: '16.1.5' },
    about: { owed: list(hex) },
  },
  evasion: { rule: '9.2', choices: { evade: { hex }, done: {} } },
  'reaction-orders': {
    rule: '9.3',
    choices: { move, assign, done: {} },
    rules: { assign: '8.2.7' },
  },
  'next-combat': { rule: '12.1.3', choices: { resolve: { hex } } },
  'emergency-supply': { rule: '15.4', choices: { supply: { unit }, done: {} }, about: combat },
  'attack-support': {
    rule: '10.2.1',
    choices: { barrage: { unit }, rommel: {}, 'ignore-strongpoint': {}, done: {} },
    rules: { rommel: '15.5.2', 'ignore-strongpoint': '16.3.1' },
    about: combat,
  },
  'close-air-support': { rule: '11.3.2', choices: { send: { air }, done: {} }, about: combat },
  'attacker-loss': loss,
  'defender-loss': loss,
  retreat: {
    rule: '13.3',
    choices: { retreat: { unit, path, rommel: yes }, 'break-out': { units, hex }, perish: { units } },
    rules: { 'break-out': '13.4' },
    about: { hex, units, by: code(RETREATS) },
  },
  'break-out-loss': { rule: '13.4.4', choices: { 'lose-step': { unit } }, about: { hex, units } },
  'break-out-end': { rule: '13.4.6', choices: { 'go-on': { hex } }, about: { hex, units } },
  advance: {
    rule: '13.5',
    choices: { advance: { unit, path, rommel: yes }, done: {} },
    about: { hexes: list(hex), units: list(unit), most: whole(1, 2) },
  },
  'reserve-orders': {
    rule: '8.2.4',
    choices: { move, assign, done: {} },
    rules: { assign: '10.3.4' },
  },
  'remove-strongpoints': { rule: '14.4.3', choices: { dismantle: { hex }, done: {} } },
} as const;

const roll = <const Rule extends string>(rule: Rule) =>
  ({ rule, choices: { roll: { die } }, audience: 'all' }) as const;

const OF_CHANCE = {
  weather: roll('5.1.1'),
  'air-arrival': { ...roll('11.1.6'), about: { air } },
  'evasion-roll': roll('9.2.3'),
  untried: {
    rule: '12.1.6',
    choices: { draw: { chit: whole(0, LONGEST_CHITS) } },
    audience: 'all',
    about: { unit },
  },
  'combat-roll': { ...roll('12.5.7'), about: { ...combat, odds: optional(odds) } },
  'break-out-roll': roll('13.4.4'),
  'commando-roll': roll('16.4.1'),
  'hq-return': roll('15.3.1'),
  'plan-draw': { rule: '18.2.7', choices: { draw: { plan } }, audience: 'axis' },
  enigma: roll('18.2.8'),
} as const;

export const DECISIONS = { ...OF_THE_PLAYERS, ...OF_CHANCE } as const;

type Declared = typeof DECISIONS;

/** By decision and kind: a choice as it is written, and as the rules read it. */
export type Choices = ChoicesOf<Declared>;
export type ReadChoices = ReadChoicesOf<Declared>;
