/** What movement and combat are to serve. Everything is counted in points of strength. */
import type { Message } from '@bridgehead/engine/contract';
import type { Unit } from '../src/state/units.ts';
import type { Field } from './distance-fields.ts';

export interface Goal {
  readonly hex: number;
  /** What an operation point nearer is worth. */
  readonly pull: number;
  readonly field: Field;
  /** What it is worth to be there. */
  readonly arrival: number;
  /** What the unit is to do there. */
  readonly name: Message;
}

export interface Intent {
  goalOf(u: Unit): Goal | undefined;
  /** What it is worth that a unit stands in the hex when the phase ends. */
  holdValue(hex: number, u: Unit): number;
  /** What it is worth to enter the hex and own it. */
  takeValue(hex: number, u: Unit): number;
  /** The hex is not left without a garrison, whatever there is to attack. */
  isGuarded(hex: number): boolean;
  /** What it is worth to drive the enemy from the hex. */
  attackValue(hex: number): number;
  /** What it costs that a unit ends in a hex where it is not fed. */
  unsuppliedCost(hex: number, u: Unit): number;
  /** Hexes of so much worth are attacked before anybody thinks of marching elsewhere. */
  readonly urgentAttackValue: number;
  /** How much more an own point of strength counts than one of the enemy's. */
  readonly ownLossWeight: number;
  /** How much of the danger is taken into account. */
  readonly dangerWeight: number;
}
