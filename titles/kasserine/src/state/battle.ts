/** A combat as plain data: who attacks what, and how. */
import type { Game } from '@bridgehead/engine';
import type { Side } from '../data/unit-data.ts';
import type { Crt } from '../tables/combat-results.ts';
import { unitsIn } from './stacks.ts';
import { attackCells, attackOn, hexAt, kindOfAttack, targetHexes } from './state.ts';
import { enemyOf, isArmor, sideOfUnit, type Unit } from './units.ts';

export interface Battle {
  /** Who attacks. */
  readonly side: Side;
  readonly attackers: readonly Unit[];
  /** The defending hexes. */
  readonly hexes: readonly number[];
  readonly crt: Crt;
  /** [16.1.5] By fire of anti-tank units alone. */
  readonly fire: boolean;
}

/** The declared attack of a number, as far as it still stands. */
export function battleOf(g: Game, attack: number, side: Side): Battle {
  const kind = kindOfAttack(g, attack) ?? { crt: 'assault', fire: false };
  const attackers: Unit[] = [];
  attackCells(g).forEach((value, u) => {
    if (value === attack && sideOfUnit(u) === side && hexAt(g, u) >= 0) attackers.push(u);
  });
  const hexes = targetHexes(g).filter((hex) => attackOn(g, hex) === attack);
  return { side, attackers, hexes, ...kind };
}

/** [12.1.1] [16.1.5] Who defends: everybody in the hexes, or their armour alone where guns fire at it. */
export const defendersOf = (g: Game, { side, hexes, fire }: Battle): readonly Unit[] => {
  const all = hexes.flatMap((hex) => unitsIn(g, enemyOf(side), hex));
  return fire ? all.filter(isArmor) : all;
};

export interface Opposed {
  /** [16.1.2] Whether armour takes part on the other side. */
  readonly attackersHaveArmor: boolean;
  readonly defendersHaveArmor: boolean;
}

export const opposedIn = (g: Game, battle: Battle): Opposed => ({
  attackersHaveArmor: battle.attackers.some(isArmor),
  defendersHaveArmor: defendersOf(g, battle).some(isArmor),
});
