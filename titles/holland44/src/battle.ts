/** One attack as plain data: it travels in the frames of every procedure that has a part in it. */
import type { Json } from '@bridgehead/engine';
import { hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import { GRID } from './data/map.ts';
import type { Side } from './data/unit-data.ts';
import type { CombatResult } from './tables/combat-tables.ts';
import { enemyOf, type Unit } from './units.ts';

/** In place of a unit where there is none. */
export const NOBODY = -1;
/** In place of a hexside: airborne units that land on the target attack over none [22.6]. */
export const FROM_ABOVE = -1;

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

export type Attacker = {
  readonly unit: Unit;
  /** The hexside it attacks over: for a unit in an Entry Area one on the edge of the map [19.7]. */
  readonly over: number;
};

export type Battle = {
  /** The attacker's. */
  readonly side: Side;
  readonly occasion: Occasion;
  readonly target: number;
  /** Those who take part, Engineers and helpers [16.5] included if they add their strength. */
  readonly attackers: readonly Attacker[];
  /** [16.5] Those of the attackers who help out of a breakthrough: at half strength, never of the Lead Formation. */
  readonly assisting: readonly Unit[];
  /** Whose strength, armor and morale count: not the overstacked [6.4.2], the retreated [13.5], those in Full Retreat. */
  readonly defenders: readonly Unit[];
  /** [10.2.1] A Formation; empty until it is chosen. */
  readonly lead: string;
  /** [10.2.3] Or NOBODY. */
  readonly attachment: Unit;
  /** [10.7] 1 with Air Support. */
  readonly air: number;
  /** [17.6.2] The Artillery units that support the attack. */
  readonly artillery: readonly Unit[];
};

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
  air: 0,
  artillery: [],
});

export const defendingSide = (battle: Battle): Side => enemyOf(battle.side);

/** The hex an attacker stands in, or OFF_MAP: in an Entry Area, or above. */
export function attackHex(battle: Battle, { over }: Attacker): number {
  if (over === FROM_ABOVE) return OFF_MAP;
  const [first, second] = hexesOfSide(GRID, over);
  return first === battle.target ? second : first;
}

/** [15.2] How far the attacker may advance. */
export type AdvanceRate = 'none' | 'limited' | 'normal' | 'bonus';

/** What an attack has come to; the result of the procedures `attack` and `results`. */
export type Outcome = {
  readonly result: CombatResult | 'cancelled';
  readonly advance: AdvanceRate;
  /** 1 if no unit of the defender is left in the target hex. */
  readonly vacated: number;
};

export const CANCELLED: Outcome = { result: 'cancelled', advance: 'none', vacated: 0 };

/** The outcome that a called procedure has left in its caller's frame. */
export const outcomeIn = (result: Json | undefined): Outcome => (result as Outcome | undefined) ?? CANCELLED;
