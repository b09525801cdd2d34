/** What is told of what happens. A field that may be left out is told to one side alone, or where there is anything to tell. */
import {
  code,
  costUpTo,
  dieOf,
  goal,
  group,
  hex,
  hexside,
  list,
  optional,
  type ToldEvent,
  text,
  unit,
  units,
  whole,
} from '@bridgehead/engine/contract';
import { MODE_NAMES, SUPPLY_NAMES } from '../data/state-names.ts';
import { SIDES } from '../data/unit-data.ts';
import { LAST_TURN, VICTORY_LEVEL_NAMES, WEATHER_NAMES } from '../tables/campaign-tables.ts';
import { FIRE_MODIFIERS, HIGHEST_FORT, VOLLEYS } from '../tables/combat-tables.ts';
import { PERCENT } from '../tables/percent.ts';
import { ODDS } from './queries.ts';

const MOST_POINTS = 999;
const MOST_STRENGTH = 99_999;

const side = code(SIDES);
const points = whole(0, MOST_POINTS);
const strength = whole(0, MOST_STRENGTH);
const percent = whole(0, PERCENT);
const rolled = dieOf(PERCENT);
const bridge = { bridge: text, hexside, die: rolled };
const strike = { side, hex };
const struck = { ...strike, chance: percent, die: rolled };

export const EVENTS = {
  advanced: { unit, to: goal(hex) },
  arrived: { unit, hex },
  'attack-failed': { unit, target: hex },
  'attack-plotted': { unit, target: hex, plot: whole(1, MOST_POINTS) },
  battle: { target: hex, attackers: list(unit), defenders: list(unit), strength, odds: optional(ODDS) },
  bombed: { unit, loss: optional(points), severity: optional(points) },
  'bridge-blown': bridge,
  'bridge-rebuilt': { unit: optional(unit), bridge: text, hexside },
  'bridge-safe': bridge,
  'broken-down': { unit, into: units },
  'built-up': { unit, from: units },
  delayed: { unit },
  destroyed: { unit, below: optional(points) },
  disbanded: { unit, each: optional(points) },
  fortified: { unit, level: whole(1, HIGHEST_FORT) },
  'guns-arrived': { unit, points },
  interdicted: { unit, lost: points, later: points },
  interdiction: { points, chance: percent },
  isolated: { unit },
  landed: { unit, hex },
  'lost-sight': { unit, hex },
  'mode-changed': { unit, mode: code(MODE_NAMES) },
  'move-failed': { unit, lost: points },
  moved: { unit, to: goal(hex), cost: optional(costUpTo(MOST_POINTS)), left: optional(points) },
  'no-way-out': { unit, hex },
  'retreat-check': { target: hex, die: rolled, outcome: code(['yes', 'no']), chance: optional(percent) },
  retreated: { unit, to: goal(hex) },
  'rough-landing': { unit, percent },
  'source-overrun': { formation: text, hex, points },
  spotted: { unit, hex },
  'strike-flown': strike,
  'strike-hit': struck,
  'strike-missed': struck,
  'strike-wasted': strike,
  supply: { unit, state: code(SUPPLY_NAMES) },
  victory: { score: whole(-MOST_POINTS, MOST_POINTS), level: code(VICTORY_LEVEL_NAMES) },
  volley: {
    volley: code(VOLLEYS),
    target: hex,
    random: whole(FIRE_MODIFIERS.leastRandom, FIRE_MODIFIERS.mostRandom),
    losses: optional(list(group({ unit, loss: strength }))),
    strength: optional(strength),
  },
  weather: { turn: whole(1, LAST_TURN), weather: code(WEATHER_NAMES) },
} as const;

export type EventKind = keyof typeof EVENTS;
/** As a client hears it. */
export type ToldEventOf<K extends EventKind> = ToldEvent<typeof EVENTS, K>;
