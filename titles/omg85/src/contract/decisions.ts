/** What is asked: the choices of the players, and the dice with who may know of them. docs/decisions.md explains them. */
import {
  type ChoicesOf,
  type ChoiceWith,
  code,
  flag,
  hex,
  list,
  type ReadFields,
  text,
  unit,
  units,
  whole,
} from '@bridgehead/engine/contract';
import { DIRECTION_COUNT } from '@bridgehead/hex';
import { BUILD_NAMES } from '../data/state-names.ts';
import { DROP_DELAY, ROUGH_LANDING, ROUNDING_DIE, SEVERITIES } from '../inferred-formulas.ts';
import { AMMUNITION_DIE, FIRE_MODIFIERS, VOLLEYS } from '../tables/combat-tables.ts';
import { FAILED_MOVE, OUT_OF_COMMAND_FIRE, OUT_OF_COMMAND_MOVE } from '../tables/operation-costs.ts';
import { PERCENT } from '../tables/percent.ts';

const LONGEST_PATH = 40;
/** [5.2] Advanced: how often the supply cursor may be moved. */
export const LONGEST_DRIVE = 400;
/** [8.16] */
export const MOST_ADVANCE = 2;
const MOST_PLOTS = 999;
const MOST_AIR_POINTS = 99;

/** [8.5] The orders of the Operation Phase. */
const ORDERS = {
  move: { unit, path: list(hex, { least: 1, most: LONGEST_PATH }) },
  attack: { unit, target: hex },
  mode: { unit },
  fortify: { unit },
  rescind: { unit },
  advance: { unit, hexes: whole(0, MOST_ADVANCE) },
  barrage: { unit, target: hex },
  protective: { unit, targets: whole(1, 2) },
  build: { unit, plot: code(BUILD_NAMES) },
  disband: { unit, plot: flag },
} as const;

const ORDER_RULES: Readonly<Record<keyof typeof ORDERS, string>> = {
  move: '8.7',
  attack: '8.15',
  mode: '8.9',
  fortify: '8.11',
  rescind: '8.15',
  advance: '8.16',
  barrage: '8.13',
  protective: '8.13',
  build: '7.1',
  disband: '8.5',
};

/**
 * Who may know of a roll: everybody; the side for whose unit or hex it is made, where units are hidden [2.1] or may not be
 * examined [8.1]; everybody where the attacker sees into the hex, else the side that is in it.
 */
type Knowers = 'all' | 'owner' | 'seen';

const die = <A extends Knowers>(rule: string, audience: A, from: number, to: number) => ({
  rule,
  choices: { roll: { die: whole(from, to) } },
  audience,
});

const DICE = {
  'german-set-up': die('2.1', 'owner', 0, DIRECTION_COUNT),
  'rough-landing': die('2.1', 'owner', ROUGH_LANDING.least, ROUGH_LANDING.most),
  weather: die('3.1', 'all', 1, PERCENT),
  'ground-attack': die('4.3', 'seen', 1, PERCENT),
  'ground-attack-victim': die('4.3', 'seen', 1, PERCENT),
  'ground-attack-effect': die('4.3', 'owner', 1, SEVERITIES),
  interdiction: die('4.2', 'owner', 1, PERCENT),
  'drop-delay': die('8.6', 'owner', 1, DROP_DELAY),
  'late-arrival': die('8.6', 'owner', 1, PERCENT),
  'bridge-check': die('8.12', 'all', 1, PERCENT),
  'out-of-command-move': die('8.10', 'owner', 0, OUT_OF_COMMAND_MOVE),
  'out-of-command-crossing': die('8.10', 'owner', 0, OUT_OF_COMMAND_FIRE),
  'out-of-command-combat': die('8.10', 'owner', 0, OUT_OF_COMMAND_FIRE),
  'failed-move': die('8.7', 'owner', 1, FAILED_MOVE),
  fire: {
    ...die('9.2', 'all', FIRE_MODIFIERS.leastRandom, FIRE_MODIFIERS.mostRandom),
    about: { target: hex, volley: code(VOLLEYS) },
  },
  casualties: die('9.3', 'all', 1, ROUNDING_DIE),
  isolation: die('5.3', 'owner', 1, AMMUNITION_DIE),
  retreat: die('9.4', 'all', 1, PERCENT),
} as const;

export const DECISIONS = {
  'supply-source': { rule: '2.1', choices: { source: { hex } }, about: { formation: text } },
  'drop-zone': { rule: '2.1', choices: { drop: { hex } }, about: { unit } },
  'air-mission': {
    rule: '4.1',
    choices: { strike: { hex }, interdict: {}, pass: {} },
    about: { points: whole(0, MOST_AIR_POINTS) },
  },
  'airborne-supply': {
    rule: '5.2',
    choices: { drive: { path: list(hex, { most: LONGEST_DRIVE }) }, 'no-drive': {} },
    about: { formation: text, source: hex, units },
  },
  'operation-orders': {
    rule: '8.1',
    choices: { ...ORDERS, combat: {} },
    rules: ORDER_RULES,
    about: { round: whole(0, 2), plots: whole(0, MOST_PLOTS) },
  },
  ...DICE,
} as const;

/** What chance decides. */
export type RollKind = keyof typeof DICE;

/** The choices that answer a decision, by their kinds, as they are written. */
export type Choices = ChoicesOf<typeof DECISIONS>;

export type OrderKind = keyof typeof ORDERS;
/** An order as it is written. */
export type OrderChoice<K extends OrderKind = OrderKind> = { [P in K]: ChoiceWith<P, (typeof ORDERS)[P]> }[K];
/** The same as the rules read it. */
export type ReadOrder<K extends OrderKind = OrderKind> = {
  [P in K]: { readonly kind: P; readonly unit: number } & ReadFields<(typeof ORDERS)[P]>;
}[K];
