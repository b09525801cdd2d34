/** What movement and combat are to serve. Everything is counted in points of strength. */
import type { Message } from '@bridgehead/engine/contract';
import type { Unit } from '../src/state/units.ts';
import type { Field } from './distance-fields.ts';

export interface Aim {
  readonly hex: number;
  /** What a half point nearer is worth. */
  readonly pull: number;
  readonly field: Field;
  /** What the unit is to do there. */
  readonly name: Message;
  /** Nearer than so many half points is near enough. */
  readonly near: number;
}

export interface Intent {
  aimOf(u: Unit): Aim | undefined;
  /** By unit the location in which it is to stay. */
  readonly guards: ReadonlyMap<Unit, number>;
  /** What it is worth that a unit stands in the hex when the segment ends. */
  holdValue(hex: number, u: Unit): number;
  /** What it is worth to drive the enemy from the hex. */
  attackValue(hex: number): number;
  /** How much more an own point of strength counts than one of the enemy's. */
  readonly ownLoss: number;
  /** How much a point that the enemy loses counts: the less, the nearer the end is. */
  readonly enemyLoss: number;
  /** How much of the danger is taken into account. */
  readonly danger: number;
  /** What it costs to stand without supply. */
  readonly unsupplied: number;
  /** What an attack must promise. */
  readonly leastGain: number;
  /** Whether arms work together: prepared attacks, Reserves, evasion, protective fire, strongpoints, interdiction. */
  readonly coordinates: boolean;
}
