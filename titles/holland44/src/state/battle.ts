/** One attack as plain data: it travels in the frames of every procedure that has a part in it. */
import type { Json, ValueOf } from '@bridgehead/engine';
import { hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import { code, flag, list, or, record } from '@bridgehead/toolkit';
import { ADVANCE_RATES, OCCASIONS, type Occasion } from '../contract/codes.ts';
import { FORMATIONS } from '../data/formations.ts';
import { GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { COMBAT_RESULTS } from '../tables/combat-tables.ts';
import { HEX, HEXSIDE, SIDE, UNIT, UNITS } from './kinds.ts';
import { enemyOf, UNIT_COUNT } from './units.ts';

export type { AdvanceRate, Occasion } from '../contract/codes.ts';

/** In place of a unit where there is none. */
export const NOBODY = -1;
/** In place of a hexside: airborne units that land on the target attack over none [22.6]. */
export const FROM_ABOVE = -1;

const ATTACKER = record({
  unit: UNIT,
  /** The hexside it attacks over: for a unit in an Entry Area one on the edge of the map [19.7]. */
  over: or(HEXSIDE, FROM_ABOVE),
});
export type Attacker = ValueOf<typeof ATTACKER>;

export const BATTLE = record({
  /** The attacker's. */
  side: SIDE,
  occasion: code(OCCASIONS),
  target: HEX,
  /** Those who take part, Engineers and helpers [16.5] included if they add their strength. */
  attackers: list(ATTACKER, UNIT_COUNT),
  /** [16.5] Those of the attackers who help out of a breakthrough: at half strength, never of the Lead Formation. */
  assisting: UNITS,
  /** Whose strength, armor and morale count: not the overstacked [6.4.2], the retreated [13.5], those in Full Retreat. */
  defenders: UNITS,
  /** [10.2.1] A Formation; empty until it is chosen. */
  lead: code(['', ...FORMATIONS]),
  /** [10.2.3] Or NOBODY. */
  attachment: or(UNIT, NOBODY),
  /** [10.7] */
  hasAirSupport: flag,
  /** [17.6.2] The Artillery units that support the attack. */
  artillery: UNITS,
});
export type Battle = ValueOf<typeof BATTLE>;

/** An attack of which only the sides are known; the defenders are found when it begins. */
export const battleAgainst = (
  side: Side,
  occasion: Occasion,
  target: number,
  attackers: readonly Attacker[],
): Battle => ({
  side,
  occasion,
  target,
  attackers,
  assisting: [],
  defenders: [],
  lead: '',
  attachment: NOBODY,
  hasAirSupport: false,
  artillery: [],
});

export const defendingSide = (battle: Battle): Side => enemyOf(battle.side);

/** The hex an attacker stands in, or OFF_MAP: in an Entry Area, or above. */
export function attackHex(battle: Battle, { over }: Attacker): number {
  if (over === FROM_ABOVE) return OFF_MAP;
  const [first, second] = hexesOfSide(GRID, over);
  return first === battle.target ? second : first;
}

const OUTCOME_FIELDS = {
  result: code([...COMBAT_RESULTS, 'cancelled']),
  advance: code(ADVANCE_RATES),
  /** Whether no unit of the defender is left in the target hex. */
  isVacated: flag,
};

/** What an attack has come to; the result of the procedures `attack` and `results`. */
export const OUTCOME = record(OUTCOME_FIELDS);
export type Outcome = ValueOf<typeof OUTCOME>;

/** [16.5] The name of a hex, or an empty text. */
export const HEX_NAME = code(['', ...GRID.names]);

/** What the procedure `attack` comes to: an Outcome and a little more. */
export const ATTACK_RESULT = record({
  ...OUTCOME_FIELDS,
  /** Not if a lone Garrison was all there was [25.3.4], or the attack was cancelled. */
  wasFought: flag,
  /** [16.5] The name of the hex that a Breakthrough Group will help to attack next, or an empty text. */
  assist: HEX_NAME,
});
export type AttackResult = ValueOf<typeof ATTACK_RESULT>;

export const CANCELLED: Outcome = { result: 'cancelled', advance: 'none', isVacated: false };

/** The outcome that a called procedure has left in its caller's frame. */
export const outcomeIn = (result: Json | undefined): Outcome => (result as Outcome | undefined) ?? CANCELLED;
