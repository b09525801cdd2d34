/** [13.2] What eliminates a unit in its retreat: step by step, each hazard with its reason. */
import type { Game, Refusal } from '@bridgehead/engine';
import { hexesOfSide, neighbourOf, OFF_MAP, sideBetween, sideOf } from '@bridgehead/hex';
import { areaBeyond } from '@bridgehead/map';
import { GRID, MAP } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { isOccupiedBy, unitsIn, unknownIn } from '../../state/stacks.ts';
import { hasMark, RETREATED, turnOf } from '../../state/state.ts';
import { enemyOf, isSupplyHead, isVehicle, sideOfUnit, type Unit } from '../../state/units.ts';
import { allowanceOf } from '../02-contents.ts';
import { TWO_HEADS } from '../06-stacking/stacking.ts';
import { bondsOf, isHexBonded, isInEzoc } from '../07-zones-of-control.ts';
import { isBoggedDown, passageOf } from '../08-movement/costs.ts';
import { isFriendlyArea, mayEnterArea } from '../19-entry-areas.ts';
import type { RetreatTask } from './retreat-paths.ts';

const CANNOT_MOVE = refusal('13.2', 'immobile-retreats');
const RETREATED_BEFORE = refusal('13.5', 'retreated-before');

/** [13.2] [13.5] Why the unit is lost before it takes a step, or undefined. */
export function certainLoss(g: Game, { isOnceOnly }: RetreatTask, u: Unit): Refusal | undefined {
  if (allowanceOf(g, u) === 0) return CANNOT_MOVE;
  return isOnceOnly && hasMark(g, u, RETREATED) ? RETREATED_BEFORE : undefined;
}

/** Whether this friend stands fast: it is not of this retreat and has not retreated earlier in the phase. */
export const standsFast = (g: Game, { units }: RetreatTask, friend: Unit): boolean =>
  !units.includes(friend) && !hasMark(g, friend, RETREATED);

/** [13.1.3] [25.2.1] Whether friends who have not retreated hold the hex; an Unknown unit is one. */
export const isHeld = (g: Game, task: RetreatTask, hex: number): boolean =>
  (task.side === 'german' && unknownIn(g, hex) >= 0) ||
  unitsIn(g, task.side, hex).some((friend) => standsFast(g, task, friend));

/** [13.1.3] [13.2] Whether an EZOC that no friend negates lies in the hex. */
export const isOpenEzoc = (g: Game, task: RetreatTask, hex: number): boolean =>
  isInEzoc(g, task.side, hex) && !isHeld(g, task, hex);

const ENEMY = refusal('13.2', 'retreat-into-enemy');
const HEX_BOND = refusal('13.2', 'retreat-into-bond');
const SIDE_BOND = refusal('13.2', 'retreat-across-bond');
const WATER = refusal('13.2', 'retreat-across-water');
const VEHICLE_AT_RIVER = refusal('13.2', 'retreat-across-river');
const SOFT_GROUND = refusal('13.2', 'retreat-off-road');
const ENEMY_AREA = refusal('19.5', 'retreat-into-enemy-area');

/** [7.4.6] The unit stands in the hex that it leaves, so the Bond must be pushed into the other one. */
function isSideBondAhead(g: Game, side: Side, hexside: number, to: number): boolean {
  const pushes = bondsOf(g, enemyOf(side)).sides[hexside] ?? 0;
  const ahead = hexesOfSide(GRID, hexside)[0] === to ? 1 : 2;
  return (pushes & ahead) !== 0 && !isOccupiedBy(g, side, to);
}

/** [13.2] Water and ground that the unit cannot pass; a Ferry is of no use. */
function passageHazard(g: Game, u: Unit, hexside: number, [from, to]: readonly [number, number]): Refusal | undefined {
  const passage = passageOf(g, hexside);
  if (passage === 'major-river' || passage === 'canal' || passage === 'lake') return WATER;
  if (passage === 'minor-river' && isVehicle(u)) return VEHICLE_AT_RIVER;
  return isBoggedDown(u, passage, from, to) ? SOFT_GROUND : undefined;
}

/** [13.2] What eliminates the unit on the step from one hex into the next, EZOCs apart. */
export function stepHazard(g: Game, u: Unit, from: number, to: number): Refusal | undefined {
  const side = sideOfUnit(u);
  const hexside = sideBetween(GRID, from, to);
  if (hexside === undefined) return undefined;
  if (isOccupiedBy(g, enemyOf(side), to)) return ENEMY;
  if (isHexBonded(g, side, to)) return HEX_BOND;
  if (isSideBondAhead(g, side, hexside, to)) return SIDE_BOND;
  return passageHazard(g, u, hexside, [from, to]);
}

/** [6.1] What keeps the unit from ending its retreat in the hex, EZOCs apart: a second Supply Head. */
export const endHazard = (g: Game, u: Unit, hex: number): Refusal | undefined =>
  isSupplyHead(u) && unitsIn(g, sideOfUnit(u), hex).some((v) => v !== u && isSupplyHead(v)) ? TWO_HEADS : undefined;

/** [13.2] [19.5] [23.1.2] What eliminates the unit when it leaves the map: over the best of the hexsides there. */
export function exitHazard(g: Game, u: Unit, from: number, area: number): Refusal | undefined {
  const side = sideOfUnit(u);
  if (!isFriendlyArea(side, area, turnOf(g))) return ENEMY_AREA;
  const ruling = mayEnterArea(g, side, area);
  if (!ruling.legal) return ruling;
  let hazard: Refusal | undefined;
  for (let d = 0; d < 6; d++) {
    const hexside = sideOf(GRID, from, d);
    if (neighbourOf(GRID, from, d) !== OFF_MAP || areaBeyond(MAP, hexside) !== area) continue;
    hazard = passageHazard(g, u, hexside, [from, from]);
    if (hazard === undefined) return undefined;
  }
  return hazard;
}
