/** Every kind of decision, in the order of the game: its rule, the choices that answer it, what it is about. */
import {
  code,
  each,
  flag,
  group,
  hex,
  hexside,
  list,
  optional,
  path,
  place,
  text,
  unit,
  units,
  whole,
  yes,
} from '@bridgehead/engine/contract';
import { LANDINGS } from '../tables/die-tables.ts';
import {
  ADVANCE_RATES,
  area,
  bridge,
  DEMOLITION_OCCASIONS,
  die,
  formation,
  lossResult,
  mode,
  OCCASIONS,
  odds,
  RETREAT_ORDERS,
  rule,
  side,
} from './codes.ts';

const LONGEST_PATH = 60;

const breakDown = { unit, as: unit } as const;
const rebuild = { unit, into: unit } as const;
const loseStep = {
  rule: '11.2',
  choices: { 'lose-step': { unit } },
  about: { target: hex, result: lossResult, by: rule },
} as const;

/** [9.3] The attack as both players see it before anything about it is decided. */
export const battle = {
  side,
  occasion: code(OCCASIONS),
  target: hex,
  units: list(unit),
  assisting: optional(list(unit)),
} as const;
const defenders = list(unit);

/** [8.1] The orders of the Movement Phase, which they end. */
const ORDERS = {
  march: { units, mode, path, pause: yes },
  cover: { units },
  'automatic-ds': { target: hex, units },
  'change-area': { units, area },
  'full-retreat': { units },
  'remove-moved-marker': { unit },
  'place-moved-marker': { unit },
  'break-down': breakDown,
  rebuild,
  merge: rebuild,
  'replace-step': { unit, from: area },
  'replace-unit': { unit, from: area, at: place },
  return: { unit },
  'reposition-unknown': { from: hex, to: hex },
  'end-movement': {},
} as const;
const ORDER_RULES = {
  cover: '8.3.3',
  'automatic-ds': '8.7',
  'change-area': '19.6',
  'full-retreat': '14.3.2',
  'remove-moved-marker': '17.3',
  'place-moved-marker': '17.3',
  'break-down': '21.1',
  rebuild: '21.4',
  merge: '21.5',
  'replace-step': '20.2.1',
  'replace-unit': '20.2.4',
  return: '22.7',
  'reposition-unknown': '25.6',
} as const;

const OF_THE_PLAYERS = {
  balance: { rule: 'S2.3', choices: { 'reposition-unknown': { from: hex }, pass: {} }, about: { hex } },
  'artillery-resupply': { rule: '17.8', choices: { flip: { unit }, pass: {} } },
  bridges: { rule: '5.1', choices: { blow: bridge, rewire: bridge, repair: bridge, done: {} } },
  land: { rule: '22.2.1', choices: { land: { unit, hex }, done: {} }, about: { points: optional(whole(0, 9)) } },
  'landing-fight': { rule: '22.6', choices: { fight: { hex } } },
  scatter: {
    rule: '22.3.1',
    choices: { scatter: { unit } },
    about: { hex, die: whole(1, 6), result: code(LANDINGS) },
  },
  'movement-orders': { rule: '8.1', choices: ORDERS, rules: ORDER_RULES },
  'march-on': {
    rule: '8.1',
    choices: {
      'march-on': { path, mode: optional(mode), pause: yes },
      halt: {},
      'break-down': breakDown,
      rebuild,
    },
    rules: { 'break-down': '21.1', rebuild: '21.4' },
    about: { units, at: place, spent: whole(0, 200), mode },
  },
  demolition: {
    rule: '5.4',
    choices: { blow: {}, hold: {} },
    about: { ...bridge, occasion: code(DEMOLITION_OCCASIONS), hex },
  },
  'shed-steps': { rule: '6.4.2', choices: { shed: { unit } }, about: { hex } },
  combat: {
    rule: '9.1',
    choices: {
      /** [19.7] `edges`: for each unit in an Entry Area the hexside on the edge of the map that it attacks over. */
      attack: { target: hex, units, edges: optional(each(unit, hexside)) },
      'automatic-advance': { target: hex },
      /** [2e 27.1.3] `others`: units of its hex that try together with it. */
      disengage: { unit, others: optional(units) },
      pass: {},
    },
    rules: { 'automatic-advance': '8.7', disengage: '27.1' },
    about: { targets: list(hex), airUnits: optional(whole(0, 9)), assist: optional(hex) },
  },
  'attack-or-cancel': { rule: '9.3', choices: { 'go-on': {}, cancel: {} }, about: { ...battle, defenders } },
  defenders: { rule: '6.4.2', choices: { 'defend-with': { units } }, about: battle },
  'lead-formation': {
    rule: '10.2.1',
    choices: { lead: { formation, attachment: optional(unit) } },
    about: {
      ...battle,
      defenders,
      options: list(group({ formation, attachment: optional(unit), odds: text })),
    },
  },
  support: {
    rule: '9.3',
    choices: { support: { air: yes, artillery: optional(units) } },
    about: { ...battle, defenders, ...odds },
  },
  'attacker-loss': loseStep,
  'defender-loss': loseStep,
  remnant: { rule: '2e 11.4.2', choices: { keep: {}, 'give-up': {} }, about: { unit } },
  'decline-recovery': { rule: '14.4.1', choices: { decline: { unit }, done: {} } },
  'disengagement-loss': { rule: '27.1.2', choices: { 'lose-step': { unit } }, about: { hex } },
  'determined-defense': {
    rule: '12.1.1',
    choices: { stand: { lead: unit, artillery: optional(unit) }, retreat: {} },
    about: { hex, desperate: flag },
  },
  retreat: {
    rule: '13.1.1',
    choices: { retreat: { unit, path, stop: yes }, perish: { unit } },
    about: { hex, units, least: whole(1, 3), most: whole(2, 3), order: code(RETREAT_ORDERS) },
  },
  'stop-loss': { rule: '13.3', choices: { 'lose-step': { unit } }, about: { hex } },
  advance: {
    rule: '15.1',
    choices: {
      /** [16.2] An empty path: break through from here. */
      advance: { units, path: list(place, { most: LONGEST_PATH }) },
      'break-down': breakDown,
      'end-advance': {},
    },
    rules: { 'break-down': '21.1' },
    about: { target: hex, rate: code(ADVANCE_RATES), units: list(unit), breakthrough: flag },
  },
  'advance-on': {
    rule: '15.2',
    choices: {
      halt: {},
      'advance-on': { path },
      'pick-up': { units },
      breakthrough: { target: hex },
      assist: { target: hex },
      'break-down': breakDown,
      part: { units },
    },
    rules: { 'pick-up': '16.2', breakthrough: '16.1', assist: '16.5', 'break-down': '21.1', part: '15.1' },
    about: { units, at: place, used: whole(0, 9), hexes: whole(0, 9) },
  },
  /** [25.3.3] The same is asked where a march has cleared the hex before it. */
  occupy: {
    rule: '16.3.1',
    choices: { enter: { units: optional(units) }, stay: {} },
    about: { units, at: place, hex },
  },
  'march-attackers': { rule: '6.4.2', choices: { 'attack-with': { units } }, about: { hex } },
  disengage: { rule: '27.1.2', choices: { retreat: { unit, path }, stay: {} }, about: { unit, hex } },
  'return-supply-head': { rule: '18.2.3', choices: { 'return-supply-head': { unit, hex } } },
  traffic: { rule: '24.3', choices: { 'place-traffic': { marker: whole(1, 6), hex }, done: {} } },
} as const;

const roll = <const Rule extends string>(ruleOf: Rule) =>
  ({ rule: ruleOf, choices: { roll: { die } }, audience: 'all' }) as const;

const OF_CHANCE = {
  'weather-am': roll('4.1'),
  'weather-pm': roll('4.1'),
  'demolition-roll': roll('5.6'),
  'airlanding-hex': roll('22.3.1'),
  airlanding: roll('22.3.1'),
  'arrival-406': roll('23.5'),
  'combat-roll': roll('9.3'),
  'determined-defense-roll': roll('12.2'),
  'disengagement-roll': roll('27.1.2'),
  'isolation-roll': roll('27.2.2'),
  recovery: roll('14.4.2'),
  'traffic-removal': roll('24.3'),
  'unknown-face': { rule: '25.1', choices: { draw: { face: unit } }, audience: 'all' },
} as const;

export const DECISIONS = { ...OF_THE_PLAYERS, ...OF_CHANCE } as const;
