/** [8.5.5] [23.3.4] Ferries: where a Major River can be crossed without a bridge. */
import type { Game } from '@bridgehead/engine';
import { hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import { waterOf } from '@bridgehead/map';
import { GRID, MAJOR_RIVER, MAP } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { ferryOn } from '../../state/bridges.ts';
import { isOccupiedBy, unitsIn } from '../../state/stacks.ts';
import { ENGAGED, hasMark, isInGoodOrder, REPLACEMENT } from '../../state/state.ts';
import { enemyOf, isEngineer, type Unit } from '../../state/units.ts';
import { isInOpenEzoc } from '../07-zones-of-control.ts';

/** [8.5.5] A printed Ferry serves a side while neither bank holds an enemy unit or an enemy ZOC that nobody negates. */
export function usableFerry(g: Game, side: Side, hexside: number): boolean {
  if (ferryOn(hexside) === undefined) return false;
  const [first, second] = hexesOfSide(GRID, hexside);
  return isClearBank(g, side, first) && isClearBank(g, side, second);
}

/** [19.4] Beyond the edge of the map there are neither units nor ZOCs to mind. */
const isClearBank = (g: Game, side: Side, hex: number): boolean =>
  hex === OFF_MAP || (!isOccupiedBy(g, enemyOf(side), hex) && !isInOpenEzoc(g, side, hex));

/** [11.5.1] [14.2] [20.2.5] Whether an Engineer unit is fit to do what only Engineers do. */
export const isFitEngineer = (g: Game, u: Unit): boolean =>
  isEngineer(u) && isInGoodOrder(g, u) && !hasMark(g, u, ENGAGED | REPLACEMENT);

/** [23.3.4] An Allied Engineer unit beside a Major River is a Ferry for Supply Paths, whatever ZOC lies opposite. */
export function hasEngineerFerry(g: Game, hexside: number): boolean {
  const [first, second] = hexesOfSide(GRID, hexside);
  // [19.3.2] Nothing but the Pannerden Ferry leads over a Major River off the map.
  if (second === OFF_MAP || waterOf(MAP, hexside) !== MAJOR_RIVER) return false;
  return hasFitEngineer(g, first) || hasFitEngineer(g, second);
}

function hasFitEngineer(g: Game, hex: number): boolean {
  for (const u of unitsIn(g, 'allied', hex)) if (isFitEngineer(g, u)) return true;
  return false;
}

/** [18.3.1] Whether an Overland Portion may cross the Major River here although no bridge stands. */
export const isFerrySite = (g: Game, side: Side, hexside: number): boolean =>
  usableFerry(g, side, hexside) || (side === 'allied' && hasEngineerFerry(g, hexside));
