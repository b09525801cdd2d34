/** What Ferrow Water asks, tells and answers: everything that crosses the border of the title, declared once. */
import {
  type ChoicesOf,
  type Contract,
  code,
  data,
  dieOf,
  either,
  flag,
  goal,
  group,
  hex,
  list,
  optional,
  type RepliesOf,
  said,
  scene,
  set,
  text,
  unit,
  whole,
} from '@bridgehead/engine/contract';
import { HEX_FIELDS, HEXSIDE_FIELDS } from '@bridgehead/toolkit';
import { SIDES } from './data/units.ts';

const side = code(SIDES);
const DIE = dieOf(6);
const move = { unit, to: goal(hex) };

export const OUTCOMES = ['attacker-lost', 'attacker-back', 'no-effect', 'defender-back', 'defender-lost'] as const;

export const DECISIONS = {
  decoys: { rule: '2.2', choices: { decoy: { unit } }, about: { left: whole(1, 2) } },
  movement: { rule: '4.1', choices: { move, done: {} } },
  combat: { rule: '5.1', choices: { attack: { unit, target: hex }, done: {} } },
  'battle-roll': { rule: '5.4', choices: { roll: { die: DIE } }, audience: 'all' },
  retreat: { rule: '5.6', choices: { retreat: move } },
  advance: { rule: '5.7', choices: { advance: move, stay: {} } },
} as const;

export type Choices = ChoicesOf<typeof DECISIONS>;

export const EVENTS = {
  advanced: move,
  battle: { attacker: unit, defender: scene(unit), die: DIE, modifier: whole(-9, 9), result: code(OUTCOMES) },
  'decoy-found': { unit, by: unit },
  'decoy-named': { unit },
  destroyed: { unit },
  moved: move,
  retreated: move,
  victory: { side },
} as const;

const viewer = optional(side);
const consulted = list(said('label', { legal: optional(flag) }));

export const QUERIES = {
  hex: {
    params: { hex, viewer },
    answer: group({
      ...HEX_FIELDS,
      regions: list(text),
      held: optional(side),
      sides: list(group({ ...HEXSIDE_FIELDS, bridges: list(group({ kind: text, name: text, state: text })) })),
    }),
  },
  units: {
    params: { side: optional(side), hex: optional(hex), viewer },
    answer: list(
      group({
        unit,
        side,
        name: text,
        type: text,
        formation: text,
        hex: optional(hex),
        box: optional(text),
        values: group({ strength: whole(0, 9), movement: whole(0, 9) }),
        states: list(text),
      }),
    ),
  },
  moves: {
    params: { units: set(unit, { least: 1, most: 1 }), viewer },
    answer: group({
      units: list(unit),
      mode: text,
      ends: list(group({ hex, cost: whole(0, 99), path: list(hex) })),
    }),
  },
  why: {
    params: { choice: data, viewer },
    answer: either(group({ legal: flag, consulted }), said('reason', { legal: flag, consulted })),
  },
  victory: {
    params: {},
    answer: group({
      winner: optional(side),
      points: group({ upland: whole(0, 99), lowland: whole(0, 99) }),
      items: list(said('label', { side, points: whole(0, 99) })),
      needs: list(said('label', { side })),
    }),
  },
} as const;

/** As a client hears it. */
export type Replies = RepliesOf<typeof QUERIES>;

export const CONTRACT = {
  decisions: DECISIONS,
  events: EVENTS,
  queries: QUERIES,
  view: { victory: QUERIES.victory.answer },
} as const satisfies Contract;
