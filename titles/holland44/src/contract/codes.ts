/** The words of this title's own that choices, events and answers hold, and the names that its vocabulary knows. */
import { amount, code, dieOf, list, name, said, text, whole } from '@bridgehead/engine/contract';
import { BRIDGE_KINDS } from '@bridgehead/map';
import { SIDES } from '../data/unit-data.ts';
import { DEFENSE_RESULTS, PRINTED_RESULTS } from '../tables/combat-tables.ts';

/** [8.2] */
export const MODES = ['normal', 'extended', 'tactical'] as const;
export type Mode = (typeof MODES)[number];

/** [15.2] How far the attacker may advance. */
export const ADVANCE_RATES = ['none', 'limited', 'normal', 'bonus'] as const;
export type AdvanceRate = (typeof ADVANCE_RATES)[number];

export const OCCASIONS = [
  /** [9] The Combat Phase. */
  'combat',
  /** [16] Breakthrough Combat in an advance. */
  'breakthrough',
  /** [25.3.1] An Unknown unit met on the march. */
  'on-the-march',
  /** [8.7] Automatic DS. */
  'automatic',
  /** [22.6] Airborne units land on the enemy. */
  'landing',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** [5.4] What the Allied unit does: it has come adjacent, is about to cross, or is about to attack across. */
export const DEMOLITION_OCCASIONS = ['adjacent', 'crossing', 'attack'] as const;
export type DemolitionOccasion = (typeof DEMOLITION_OCCASIONS)[number];

/** [14.1.2] [14.1.3] [13.3] The state in which a retreat leaves a unit. */
export const RETREAT_ORDERS = ['disrupted', 'full-retreat', 'unchanged'] as const;

export const side = code(SIDES);
export const mode = code(MODES);
export const die = dieOf(6);
export const area = name('area');
export const formation = name('formation');
export const rule = text;

/** [5.1] A bridge by its hexside and its kind: a hexside may carry two. */
export const bridge = { hexside: name('hexside'), bridge: code(BRIDGE_KINDS) } as const;

export const combatResult = code(PRINTED_RESULTS);
export const lossResult = code([...PRINTED_RESULTS, ...DEFENSE_RESULTS]);

/** [9.3] The odds in the words of the table. */
export const odds = {
  attack: amount,
  defense: amount,
  raw: text,
  column: text,
  shifts: list(said('label', { columns: whole(-9, 9) })),
} as const;
