/** What may be asked about a game without changing it, and how it is answered. */
import {
  amount,
  code,
  data,
  either,
  flag,
  group,
  hex,
  list,
  optional,
  said,
  set,
  text,
  unit,
  whole,
  yes,
} from '@bridgehead/engine/contract';
import { HEX_FIELDS, HEXSIDE_FIELDS } from '@bridgehead/toolkit';
import { BRIDGE_STATES, BUILD_NAMES, MODE_NAMES, SUPPLY_NAMES } from '../data/state-names.ts';
import { SIDES } from '../data/unit-data.ts';
import { VICTORY_LEVEL_NAMES } from '../tables/campaign-tables.ts';
import { HIGHEST_FORT, MOST_EFFICIENCY, VOLLEYS } from '../tables/combat-tables.ts';
import { MOST_ADVANCE } from './decisions.ts';

const MOST_UNITS = 40;
const MOST_POINTS = 999;

const side = code(SIDES);
/** Through whose eyes the answer is to be given; left out, the umpire's. */
const viewer = optional(side);
const points = whole(0, MOST_POINTS);
const score = whole(-MOST_POINTS, MOST_POINTS);
const mode = code(MODE_NAMES);
const refused = said('reason', {});

/** `2.3:1`, or that one of the two does not fire. */
export const ODDS = either(code(['no-defense', 'no-attack']), text);

const bridge = { kind: text, state: code(BRIDGE_STATES) };
const SIDE_OF_HEX = group({
  ...HEXSIDE_FIELDS,
  ferry: optional(text),
  border: yes,
  bridge: optional(group(bridge)),
  bridges: optional(list(group({ ...bridge, name: text }))),
});

/** [8.4] A unit as somebody may see it. */
const UNIT = {
  unit,
  side,
  name: text,
  type: text,
  size: text,
  formation: text,
  /** One of these two. */
  hex: optional(hex),
  box: optional(text),
  mode,
  stacking: points,
  /** Combat strength; of an enemy in the Advanced game left out, as are the values [8.1]. */
  steps: optional(points),
  values: optional(
    group({
      cp: points,
      efficiency: whole(0, MOST_EFFICIENCY),
      op: points,
      fort: whole(0, HIGHEST_FORT),
      guns: points,
    }),
  ),
  supply: optional(code(SUPPLY_NAMES)),
  /** [9.3] It is scattered by a loss that leaves it less; 1 in a city. Told where the viewer knows what is inside. */
  least: optional(points),
  printed: group({ cp: points, efficiency: whole(0, MOST_EFFICIENCY), guns: points, steps: points }),
  states: list(text),
  range: optional(text),
  /** [8.5] What is plotted, told to its own side. */
  attack: optional(hex),
  plot: optional(points),
  barrage: optional(hex),
  advance: optional(whole(0, MOST_ADVANCE)),
  build: optional(code(BUILD_NAMES)),
} as const;

const items = list(said('label', { effect: amount }));
const VOLLEY = group({
  volley: code(VOLLEYS),
  rule: text,
  total: amount,
  units: list(group({ unit, printed: points, strength: amount, value: amount, items })),
  bonus: items,
  targets: list(group({ unit, share: amount, loss: amount, items })),
});
/** [9.3] After its losses it would be no more, where that is told. */
const losses = list(group({ unit, loss: amount, lost: yes }));

const consulted = list(
  said('label', {
    place: optional(hex),
    cost: optional(points),
    left: optional(score),
    effect: optional(amount),
    legal: optional(flag),
  }),
);

export const QUERIES = {
  hex: {
    params: { hex, viewer },
    answer: group({
      ...HEX_FIELDS,
      owner: side,
      /** [8.9] Operation points to enter it. */
      enters: group({ motorized: points, vehicle: points, foot: points }),
      /** [9.2] What is left of the fire of armor into it. */
      armorInto: amount,
      sides: list(SIDE_OF_HEX),
    }),
  },
  units: { params: { side: optional(side), hex: optional(hex), viewer }, answer: list(group(UNIT)) },
  moves: {
    params: { units: set(unit, { least: 1, most: 1 }), mode: optional(mode), to: optional(hex), viewer },
    answer: group({
      units: list(unit),
      mode,
      points,
      ends: list(group({ hex, cost: points, path: list(hex), stops: optional(refused) })),
      refusal: optional(refused),
      /** What the move to the hex that was asked for would cost, in reach or not, and what there is. */
      needs: optional(group({ cost: points, budget: points })),
    }),
  },
  why: {
    params: { choice: data, viewer },
    answer: either(group({ legal: flag, consulted }), said('reason', { legal: flag, consulted })),
  },
  odds: {
    params: { target: hex, attackers: optional(set(unit, { least: 1, most: MOST_UNITS })), viewer },
    answer: group({
      legal: flag,
      refusal: optional(refused),
      target: hex,
      attack: VOLLEY,
      defense: VOLLEY,
      raw: ODDS,
      shifts: list(said('label', { columns: score })),
      column: ODDS,
      outcomes: list(
        group({ result: code(['destroyed', 'retreat-2', 'retreat-1', 'stand']), probability: text, value: amount }),
      ),
      protective: VOLLEY,
      barrage: VOLLEY,
      summary: group({
        attackers: losses,
        defenders: losses,
        retreat: amount,
        /** [9.4] Defenders who would stay even if the others retreat. */
        staying: optional(list(unit)),
      }),
    }),
  },
  zoc: {
    params: { side, viewer },
    answer: group({ side, hexes: list(group({ hex, from: list(hex) })) }),
  },
  supply: {
    params: { side, viewer },
    answer: list(
      group({
        unit,
        supplied: flag,
        state: code(SUPPLY_NAMES),
        path: optional(list(hex)),
        airborne: optional(flag),
        linked: optional(flag),
        blocked: optional(said('reason', { hex })),
      }),
    ),
  },
  victory: {
    params: {},
    answer: group({
      winner: optional(side),
      score,
      level: code(VICTORY_LEVEL_NAMES),
      items: list(said('label', { side, points: score })),
      needs: list(said('label', { side })),
    }),
  },
} as const;
