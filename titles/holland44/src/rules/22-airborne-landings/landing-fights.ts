/** [22.6] Airborne units that have come down on the enemy: they take the hex or are lost. */
import type { Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { type Battle, battleAgainst, FROM_ABOVE } from '../../state/battle.ts';
import { emitEvent } from '../../state/events.ts';
import { isOccupiedBy, occupiedHexes } from '../../state/stacks.ts';
import { eliminate } from '../../state/step-loss.ts';
import { unitRefusal } from '../09-combat/attackers.ts';
import { noteOccupation } from '../26-victory.ts';
import { landedNow } from './drop-hexes.ts';

/** [22.6] The hexes to be fought for, from north to south. */
export const battlefields = (g: Game): readonly number[] =>
  occupiedHexes(g, 'allied')
    .filter((hex) => isOccupiedBy(g, 'german', hex) && landedNow(g, hex).length > 0)
    .sort((a, b) => b - a);

/** [22.6] [9.1] All who landed there and have an Attack Strength. */
export const landingBattle = (g: Game, hex: number): Battle =>
  battleAgainst(
    'allied',
    'landing',
    hex,
    landedNow(g, hex)
      .filter((u) => unitRefusal(g, u, 'landing') === undefined)
      .map((unit) => ({ unit, over: FROM_ABOVE })),
  );

/** [22.6] While an enemy is left in the hex all who landed there are lost; else it is theirs. */
export function settleLanding(g: Game, hex: number): void {
  const isLost = isOccupiedBy(g, 'german', hex);
  emitEvent(g, isLost ? 'landing-repulsed' : 'landing-succeeded', '22.6', { hex: nameOf(GRID, hex) });
  if (isLost) for (const u of landedNow(g, hex)) eliminate(g, u, '22.6');
  else if (landedNow(g, hex).length > 0) noteOccupation(g, hex, 'allied');
}
