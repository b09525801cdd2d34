/** What movement and combat are to serve: where each unit is wanted, which hexes to hold and which to attack. */
import { remembered } from '@bridgehead/ai';
import type { Game, Thinking } from '@bridgehead/engine';
import type { Side } from '../src/data/unit-data.ts';
import { enemyOf, type Unit } from '../src/state/units.ts';
import type { Field } from './distance-fields.ts';
import { hexValue } from './hex-value.ts';
import { nearestGoals } from './recruit-goals.ts';
import { staffIntent } from './staff/staff-intent.ts';
import { HEX } from './weights.ts';

export interface Goal {
  readonly hex: number;
  /** What a unit's being there is worth, in steps. */
  readonly weight: number;
  readonly field: Field;
}

export interface Intent {
  goalOf(unit: Unit): Goal | undefined;
  /** What holding the hex is worth, in steps; to whom it is asked of may matter. */
  holdValue(hex: number, unit?: Unit): number;
  /** The same for one unit and many hexes, asked in one position. */
  holdValueFor?(unit: Unit): (hex: number) => number;
  /** How many steps are to hold the hex, if more than a few. */
  garrisonSteps?(hex: number): number;
  /** What taking the hex from the enemy is worth, in steps. */
  attackValue(hex: number): number;
  /** How far the unit may turn aside for an attack on the hex: 1 as far as it likes, 0 not at all. */
  attackFactor(unit: Unit, target: number): number;
  /** Whether attacks wait for the odds that their purpose asks for. */
  readonly waitsForOdds?: boolean;
  /** Who is still to come to the hex by road and must find room there. */
  reservedFor?(hex: number): Unit | undefined;
  /** What it costs to have the unit in the hex, whatever else speaks for it, in steps. */
  outOfAreaCost?(unit: Unit, hex: number): number;
}

/** The recruit's: every unit to the nearest hex of worth. */
export const recruitIntent = (known: Game, side: Side): Intent => ({
  goalOf: nearestGoals(known, side),
  holdValue: (hex) => HEX.stepsPerValue * hexValue(known, side, hex),
  attackValue: (hex) =>
    HEX.stepsPerValue * Math.max(hexValue(known, side, hex), hexValue(known, enemyOf(side), hex) / 2),
  attackFactor: () => 1,
});

const KEY = 'intent';

/** The intent of a player of this style, made once a player-turn and kept in its memory. */
export function intentFor(known: Game, side: Side, thinking: Thinking): Intent {
  if (thinking.style === 'staff') return staffIntent(known, side, thinking);
  return remembered(thinking, KEY, () => recruitIntent(known, side));
}
