/** [8.5.5] [8.5.6] [23.3.3] Who may cross a Major River without a bridge, and what that uses up. */
import type { Game, Refusal } from '@bridgehead/engine';
import { distanceBetween, hexesOfSide, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../data/map.ts';
import { rulesOf } from '../../editions.ts';
import { refusal } from '../../says.ts';
import { ferryOn } from '../../state/bridges.ts';
import { isOccupiedBy, totalSteps, unitsIn } from '../../state/stacks.ts';
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
} from '../../state/state.ts';
import { isEngineer, isVehicle, type Unit } from '../../state/units.ts';
import { isNight } from '../04-weather.ts';
import { usableFerry } from './ferries.ts';
import type { Marching } from './moving-stack.ts';

const FERRY_STEPS = 1;
export const ENGINEER_STEPS = 6;
const ENGINEER_VEHICLE_STEPS = 1;

const NOT_TACTICAL = refusal('8.5.4', 'river-is-tactical');
const NO_FERRY = refusal('8.5.4', 'no-ferry');
const ONE_STEP = refusal('8.5.7', 'ferry-carries-one-step');
const GERMAN_VEHICLES = refusal('8.5.6', 'infantry-ferries-only');
const ENEMY_NEAR = refusal('8.5.6', 'enemy-near-ferry');
const ENGINEER_FULL = refusal('23.3.3', 'engineer-ferry-full');

/** [8.5.4] Why this stack may not cross the unbridged Major River here. */
export function ferryRefusal(g: Game, stack: Marching, side: number): Refusal | undefined {
  if (stack.mode !== 'tactical') return NOT_TACTICAL;
  // [23.3.1] [23.3.3] An Engineer unit crosses anywhere by itself.
  if (crossesByItself(g, stack)) return undefined;
  if (printedFerryRefusal(g, stack, side) === undefined || engineersFor(g, stack, side).length > 0) return undefined;
  if (stack.side === 'allied' && engineersBeside(g, stack, side).length > 0) return ENGINEER_FULL;
  return printedFerryRefusal(g, stack, side);
}

/** [23.3.3] [20.2.5] Engineer units do, but not in the turn in which they are replaced. */
const crossesByItself = (g: Game, stack: Marching): boolean =>
  stack.side === 'allied' && stack.units.every((u) => isEngineer(u) && !hasMark(g, u, REPLACEMENT));

/** [8.5.5] [8.5.6] [8.5.7] Why the Ferry on the map does not carry it. */
function printedFerryRefusal(g: Game, stack: Marching, side: number): Refusal | undefined {
  const ferry = ferryOn(side);
  if (ferry === undefined || !usableFerry(g, stack.side, side)) return NO_FERRY;
  if (totalSteps(g, stack.units) + ferryUsed(g, ferry) > FERRY_STEPS) return ONE_STEP;
  if (isNight(g) || !stack.units.some(isVehicle)) return undefined;
  if (stack.side === 'german') return GERMAN_VEHICLES;
  return isEnemyNear(g, side, rulesOf(g).alliedFerryVehicleDayBanRange) ? ENEMY_NEAR : undefined;
}

/** [8.5.6] Whether a German unit is within so many hexes of the Ferry, which lies in both of its hexes; 0 is no distance at all. */
function isEnemyNear(g: Game, side: number, range: number): boolean {
  if (range === 0) return false;
  const banks = hexesOfSide(GRID, side).filter((hex) => hex !== OFF_MAP);
  return banks.some((bank) => hexesWithin(bank, range).some((hex) => isOccupiedBy(g, 'german', hex)));
}

const hexesWithin = (hex: number, range: number): readonly number[] =>
  Array.from({ length: GRID.hexCount }, (_, other) => other).filter(
    (other) => distanceBetween(GRID, hex, other) <= range,
  );

const vehicleSteps = (g: Game, units: readonly Unit[]): number => totalSteps(g, units.filter(isVehicle));

/** [23.3.3] Engineer units next to the hexside that could serve as its Ferry. */
function engineersBeside(g: Game, stack: Marching, side: number): Unit[] {
  if (stack.side !== 'allied') return [];
  return hexesOfSide(GRID, side)
    .filter((hex) => hex !== OFF_MAP)
    .flatMap((hex) => unitsIn(g, 'allied', hex))
    .filter((u) => isEngineer(u) && !stack.units.includes(u) && canServe(g, u, side));
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
function engineersFor(g: Game, stack: Marching, side: number): Unit[] {
  return engineersBeside(g, stack, side).filter((u) => {
    const used = engineerFerry(g, u);
    return (
      totalSteps(g, stack.units) + (used?.steps ?? 0) <= ENGINEER_STEPS &&
      vehicleSteps(g, stack.units) + (used?.vehicleSteps ?? 0) <= ENGINEER_VEHICLE_STEPS
    );
  });
}

/** Uses up what carries the stack over: a printed Ferry if it will do, otherwise an Engineer unit, which then stays. */
export function useFerry(g: Game, stack: Marching, side: number): void {
  if (crossesByItself(g, stack)) return;
  const ferry = ferryOn(side);
  if (ferry !== undefined && printedFerryRefusal(g, stack, side) === undefined) {
    setFerryUsed(g, ferry, ferryUsed(g, ferry) + totalSteps(g, stack.units));
    return;
  }
  const [engineer] = engineersFor(g, stack, side);
  if (engineer === undefined) return;
  const used = engineerFerry(g, engineer);
  setEngineerFerry(g, engineer, {
    side,
    steps: (used?.steps ?? 0) + totalSteps(g, stack.units),
    vehicleSteps: (used?.vehicleSteps ?? 0) + vehicleSteps(g, stack.units),
  });
  completeInPlace(g, engineer);
}
