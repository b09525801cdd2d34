/** What the one road is worth to either side: to open it where it is broken, to throw the column off it. */
import type { Game } from '@bridgehead/engine';
import { distanceBetween, neighbourOf, OFF_MAP } from '@bridgehead/hex';
import { GRID } from '../../src/data/map.ts';
import { isInEzoc, stopsZoc } from '../../src/rules/07-zones-of-control.ts';
import { isOccupiedBy } from '../../src/state/stacks.ts';
import { hexOf, turnOf } from '../../src/state/state.ts';
import type { Unit } from '../../src/state/units.ts';
import { HIGHWAY, highwayIndex } from '../highway.ts';
import { ROAD } from '../weights.ts';

/** The highway index from which the fight is for Nijmegen. */
const BEFORE_NIJMEGEN = 46;

const FROM_THE_ROAD: readonly number[] = Array.from({ length: GRID.hexCount }, (_, hex) =>
  Math.min(...HIGHWAY.map((road) => distanceBetween(GRID, road, hex))),
);
const fromTheRoad = (hex: number): number => FROM_THE_ROAD[hex] ?? GRID.hexCount;

/** By hex: the index of the highway hex that it lies beside. */
const ALONG_THE_ROAD: readonly number[] = Array.from({ length: GRID.hexCount }, (_, hex) =>
  HIGHWAY.findIndex((road) => distanceBetween(GRID, road, hex) === fromTheRoad(hex)),
);
const alongTheRoad = (hex: number): number => ALONG_THE_ROAD[hex] ?? 0;

/** Whether a unit of the column would have to leave the road for the attack, or to go back, before it is at Nijmegen. */
export function turnsAside(known: Game, u: Unit, target: number): boolean {
  const hex = hexOf(known, u);
  if (hex === OFF_MAP || alongTheRoad(hex) >= BEFORE_NIJMEGEN) return false;
  return fromTheRoad(target) > ROAD.farFromTheRoad || alongTheRoad(target) <= alongTheRoad(hex) - ROAD.passedBy;
}

const flankValue = (known: Game, hex: number): number =>
  turnOf(known) > 1 && fromTheRoad(hex) <= ROAD.flankWidth ? ROAD.flank : 0;

const isOpen = (known: Game, hex: number): boolean =>
  isOccupiedBy(known, 'allied', hex) || !(isOccupiedBy(known, 'german', hex) || isInEzoc(known, 'allied', hex));

/** By hex of the highway: the worth of opening it, by the order of the breaks; nothing where the road is open. */
function breaksOf(known: Game): readonly (number | undefined)[] {
  let rank = -1;
  let wasOpen = true;
  return HIGHWAY.map((hex) => {
    const isBroken = !isOpen(known, hex);
    if (wasOpen && isBroken) rank += 1;
    wasOpen = !isBroken;
    return isBroken ? ROAD.breaks[Math.min(rank, ROAD.breaks.length - 1)] : undefined;
  });
}

/**
 * What it is worth to the Allies that the Germans leave a hex from which they hold up the road. South of Nijmegen all of
 * it counts from the first day: the airborne clear it while they are fed, or the column stops before each of them.
 */
export function roadblockValues(known: Game, spearhead: number): (hex: number) => number {
  const breaks = breaksOf(known);
  const last = Math.max(BEFORE_NIJMEGEN, spearhead + ROAD.ahead);
  return (hex) => {
    let value = 0;
    for (let d = -1; d < 6; d++) {
      const road = d < 0 ? hex : neighbourOf(GRID, hex, d);
      const index = road === OFF_MAP ? -1 : highwayIndex(road);
      if (index < 0 || index > last || (d >= 0 && stopsZoc(known, GRID.sides[hex * 6 + d] ?? 0))) continue;
      value = Math.max(value, breaks[index] ?? ROAD.besideTheRoad);
    }
    return value + flankValue(known, hex);
  };
}

/** What it is worth to throw the Allies off the road: most where the column leads. */
export function leadValue(hex: number, spearhead: number): number {
  const index = highwayIndex(hex);
  if (index < 0 || index > spearhead) return 0;
  return index >= spearhead - ROAD.leadLength ? ROAD.lead : ROAD.onTheRoad;
}
