/** Last steps that the German player would be paid for are taken off the front late in the game (strategy 1.2, 3.8). */

import type { Game } from '@bridgehead/engine';
import { distanceBetween, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import { hexOf, stepsOf, turnOf } from '../../src/state/state.ts';
import {
  dataOf,
  isArtillery,
  isBreakdown,
  isBridging,
  isEngineer,
  isSupplyHead,
  sideOfUnit,
  type Unit,
} from '../../src/state/units.ts';
import { fieldTo, mobilityOf } from '../distance-fields.ts';
import { isShort } from '../game-length.ts';
import { HIGHWAY } from '../highway.ts';
import type { Goal } from '../intent.ts';
import { suppliedHexes, threatTo } from '../threat-map.ts';
import { CAMPAIGN } from '../weights.ts';
import { isBeyondRhine } from './supply-line.ts';

const FIRST_TURN = 12;

/** [26.5.2] The last step of a battalion or of half of one; those beyond the Lower Rhine have nowhere to go. */
export function isWithdrawn(known: Game, u: Unit): boolean {
  if (isShort(known) || sideOfUnit(u) === 'german' || turnOf(known) < FIRST_TURN) return false;
  if (stepsOf(known, u) !== 1 || dataOf(u).steps === 1 || isBreakdown(u)) return false;
  if (isArtillery(u) || isEngineer(u) || isBridging(u) || isSupplyHead(u)) return false;
  return hexOf(known, u) !== OFF_MAP && !isBeyondRhine(hexOf(known, u));
}

/** The nearest hex of the highway that the enemy cannot strike next turn and that is fed, or where it stands if that is such. */
export function withdrawalGoal(known: Game, u: Unit): Goal | undefined {
  const here = hexOf(known, u);
  const { strength } = threatTo(known, 'allied');
  const supplied = suppliedHexes(known, 'allied');
  let nearest: number | undefined;
  for (const hex of [here, ...HIGHWAY]) {
    if ((strength[hex] ?? 0) > 0 || supplied[hex] !== 1) continue;
    if (nearest === undefined || distanceBetween(GRID, here, hex) < distanceBetween(GRID, here, nearest)) nearest = hex;
  }
  if (nearest === undefined) return undefined;
  return { hex: nearest, weight: CAMPAIGN.withdrawalWeight, field: fieldTo(known, nearest, mobilityOf(known, u)) };
}
