/** [9] The odds of a battle, as they are displayed when it begins. Pure. */
import type { Game } from '@bridgehead/engine';
import type { Battle } from '../../state/battle.ts';
import { volleyOf } from './volleys.ts';

const TENTHS = 10;
const tenths = (value: number): number => Math.round(value * TENTHS) / TENTHS;

/** `2.3:1` for the stronger attacker, `1:1.4` for the weaker, `no-defense` where nobody fires back. */
export function oddsBetween(attack: number, defense: number): string {
  if (defense <= 0) return 'no-defense';
  if (attack >= defense) return `${tenths(attack / defense)}:1`;
  return attack <= 0 ? 'no-attack' : `1:${tenths(defense / attack)}`;
}

/** [9] Offensive against defensive fire before the first shot; guns and losses come on top. */
export const openingOdds = (g: Game, battle: Battle): string =>
  oddsBetween(volleyOf(g, battle, 'offensive').strength, volleyOf(g, battle, 'defensive').strength);
