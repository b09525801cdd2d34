/** [8.5.5] [8.5.6] [23.3.3] Who may cross a Major River without a bridge, and what that uses up. */
import { type Game, type Refusal, refusal } from '@bridgehead/engine';
import { hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { ferryOn } from '../../state/bridges.ts';
import { unitsIn } from '../../state/stacks.ts';
import {
  completeInPlace,
  ENGAGED,
  EXTENDED,
  engineerFerry,
  ferryUsed,
  hasMark,
  isInGoodOrder,
  REPLACEMENT,
  setEngineerFerry,
  setFerryUsed,
  stepsOf,
} from '../../state/state.ts';
import { isEngineer, isVehicle, type Unit } from '../../state/units.ts';
import { isNight } from '../04-weather.ts';
import { usableFerry } from './ferries.ts';
import type { MovingStack } from './walk.ts';

const FERRY_STEPS = 1;
export const ENGINEER_STEPS = 6;
const ENGINEER_VEHICLE_STEPS = 1;

const NOT_TACTICAL = refusal('8.5.4', 'an unbridged Major River is crossed by Tactical Movement only');
const NO_FERRY = refusal(
  '8.5.4',
  'an unbridged Major River is crossed at a usable Ferry or with an Engineer unit only',
);
const ONE_STEP = refusal('8.5.7', 'a Ferry carries one step a turn: a larger unit must send a Breakdown unit');
const GERMAN_VEHICLES = refusal('8.5.6', 'by day the German player ferries Infantry Type units only');
const ENGINEER_FULL = refusal('23.3.3', 'an Engineer unit ferries six steps a turn, one of them a Vehicle step');

/** Why this stack may not cross the unbridged Major River here. */
export function ferryRefusal(g: Game, walk: MovingStack, side: number): Refusal | undefined {
  if (walk.mode !== 'tactical') return NOT_TACTICAL;
  // [23.3.3] An Engineer unit crosses anywhere by itself.
  if (crossesByItself(g, walk)) return undefined;
  if (printedFerryRefusal(g, walk, side) === undefined || engineersFor(g, walk, side).length > 0) return undefined;
  if (walk.side === 'allied' && enginesBeside(g, walk, side).length > 0) return ENGINEER_FULL;
  return printedFerryRefusal(g, walk, side);
}

/** [23.3.3] [20.2.5] Engineer units do, but not in the turn in which they are replaced. */
const crossesByItself = (g: Game, walk: MovingStack): boolean =>
  walk.side === 'allied' && walk.units.every((u) => isEngineer(u) && !hasMark(g, u, REPLACEMENT));

/** [8.5.5] [8.5.6] */
function printedFerryRefusal(g: Game, walk: MovingStack, side: number): Refusal | undefined {
  const ferry = ferryOn(side);
  if (ferry === undefined || !usableFerry(g, walk.side, side)) return NO_FERRY;
  if (totalSteps(g, walk.units) + ferryUsed(g, ferry) > FERRY_STEPS) return ONE_STEP;
  if (walk.side === 'german' && !isNight(g) && walk.units.some(isVehicle)) return GERMAN_VEHICLES;
  return undefined;
}

const totalSteps = (g: Game, units: readonly Unit[]): number => units.reduce((sum, u) => sum + stepsOf(g, u), 0);
const vehicleSteps = (g: Game, units: readonly Unit[]): number => totalSteps(g, units.filter(isVehicle));

/** [23.3.3] Engineer units next to the hexside that could serve as its Ferry. */
function enginesBeside(g: Game, walk: MovingStack, side: number): Unit[] {
  if (walk.side !== 'allied') return [];
  return hexesOfSide(GRID, side)
    .filter((hex) => hex !== OFF_MAP)
    .flatMap((hex) => unitsIn(g, 'allied', hex))
    .filter((u) => isEngineer(u) && !walk.units.includes(u) && canServe(g, u, side));
}

/** [14.2] [11.5] [20.2.5] [23.3.3] In Good Order, not Engaged, not replaced this turn, not moved by Extended Movement. */
function canServe(g: Game, u: Unit, side: number): boolean {
  const serving = engineerFerry(g, u);
  return (
    isInGoodOrder(g, u) &&
    !hasMark(g, u, ENGAGED | REPLACEMENT | EXTENDED) &&
    (serving === undefined || serving.side === side)
  );
}

/** Those of them that can still take this stack. */
function engineersFor(g: Game, walk: MovingStack, side: number): Unit[] {
  return enginesBeside(g, walk, side).filter((u) => {
    const used = engineerFerry(g, u);
    return (
      totalSteps(g, walk.units) + (used?.steps ?? 0) <= ENGINEER_STEPS &&
      vehicleSteps(g, walk.units) + (used?.vehicleSteps ?? 0) <= ENGINEER_VEHICLE_STEPS
    );
  });
}

/** Uses up what carries the stack over: a printed Ferry if it will do, otherwise an Engineer unit, which then stays. */
export function useFerry(g: Game, walk: MovingStack, side: number): void {
  if (crossesByItself(g, walk)) return;
  const ferry = ferryOn(side);
  if (ferry !== undefined && printedFerryRefusal(g, walk, side) === undefined) {
    setFerryUsed(g, ferry, ferryUsed(g, ferry) + totalSteps(g, walk.units));
    return;
  }
  const [engineer] = engineersFor(g, walk, side);
  if (engineer === undefined) return;
  const used = engineerFerry(g, engineer);
  setEngineerFerry(g, engineer, {
    side,
    steps: (used?.steps ?? 0) + totalSteps(g, walk.units),
    vehicleSteps: (used?.vehicleSteps ?? 0) + vehicleSteps(g, walk.units),
  });
  completeInPlace(g, engineer);
}
