/** [9.1.3] [13.1.4] Combat markers that are taken off. */
import type { Game } from '@bridgehead/engine';
import { neighboursOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { battleOf } from '../../state/battle.ts';
import { isHeldBy } from '../../state/stacks.ts';
import {
  attackCells,
  attackOn,
  hexAt,
  kindOfAttack,
  MOST_ATTACKS,
  setAttack,
  setAttackOn,
  setKindOfAttack,
  targetHexes,
} from '../../state/state.ts';
import { enemyOf } from '../../state/units.ts';

export const dropHex = (g: Game, hex: number): void => setAttackOn(g, hex, 0);

/** [13.1.4] The combat marker is removed. */
export function clearAttack(g: Game, attack: number): void {
  attackCells(g).forEach((value, u) => {
    if (value === attack) setAttack(g, u, 0);
  });
  for (const hex of targetHexes(g)) if (attackOn(g, hex) === attack) setAttackOn(g, hex, 0);
  setKindOfAttack(g, attack, undefined);
}

/** The numbers of the attacks that are declared. */
export const declaredAttacks = (g: Game): number[] =>
  Array.from({ length: MOST_ATTACKS }, (_, i) => i + 1).filter((attack) => kindOfAttack(g, attack) !== undefined);

/** Takes away what cannot be fought any more: empty hexes, attackers who are gone or no longer beside a hex. */
export function trimAttack(g: Game, attack: number, side: Side): boolean {
  const { hexes } = battleOf(g, attack, side);
  for (const hex of hexes) if (!isHeldBy(g, enemyOf(side), hex)) dropHex(g, hex);
  const left = battleOf(g, attack, side);
  for (const u of left.attackers) {
    const beside = neighboursOf(GRID, hexAt(g, u));
    if (!left.hexes.some((hex) => beside.includes(hex))) setAttack(g, u, 0);
  }
  const { attackers, hexes: standing } = battleOf(g, attack, side);
  return attackers.length > 0 && standing.length > 0;
}
