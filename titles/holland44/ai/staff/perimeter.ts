/** The last perimeter: from turn 5 the 1st Airborne fights for Oosterbeek and the bank behind it (strategy 3.3). */
import { cached, type Game } from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import { isOccupiedBy } from '../../src/state/stacks.ts';
import { ALLIED_AT, hexOf, turnOf } from '../../src/state/state.ts';
import { divisionOf, type Unit } from '../../src/state/units.ts';
import { hexAt } from '../names.ts';
import { CAMPAIGN } from '../weights.ts';
import { isBeyondRhine } from './supply-line.ts';

/** The Town and the woods with the river behind them. */
export const PERIMETER: readonly number[] = ['6120', '6119', '6118', '6219'].map(hexAt);
/** Where the gun, the Supply Head and those who rest have a friend on every side. */
export const PERIMETER_CENTRE = hexAt('6119');
const BRIDGE_HEX = hexAt('6122');
const FIRST_TURN = 5;

/** Who may be of the perimeter: the division, and those Poles who came down on its side of the river. */
export const isOfPerimeter = (known: Game, u: Unit): boolean =>
  divisionOf(u) === '1ABN' && isBeyondRhine(hexOf(known, u));

/** The perimeter as it is held now: the bridge belongs to it as long as somebody holds out there. */
const perimeterHeld = cached([ALLIED_AT], (g) =>
  isOccupiedBy(g, 'allied', BRIDGE_HEX) ? [...PERIMETER, BRIDGE_HEX] : PERIMETER,
);

const distanceFromPerimeter = (known: Game, hex: number): number =>
  perimeterHeld(known).reduce((least, at) => Math.min(least, distanceBetween(GRID, at, hex)), 99);

/** What it costs to have a unit of the perimeter there. */
export function outOfPerimeterCost(known: Game, hex: number): number {
  if (!isBeyondRhine(hex)) return CAMPAIGN.southOfTheRhine;
  if (turnOf(known) < FIRST_TURN) return 0;
  const distance = distanceFromPerimeter(known, hex);
  if (distance === 0) return 0;
  return distance === 1 ? CAMPAIGN.beside : CAMPAIGN.outside + CAMPAIGN.farther * (distance - 2);
}

/** Whether a unit of the perimeter may go for the enemy there: only for one that stands next to it. */
export const isBesidePerimeter = (known: Game, target: number): boolean =>
  turnOf(known) < FIRST_TURN || distanceFromPerimeter(known, target) <= 1;
