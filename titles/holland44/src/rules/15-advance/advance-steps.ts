/** [15.2] [15.4] [15.5] [15.6] A party that advances after combat, and whether the rules let it take one more step. */
import type { Game, Refusal } from '@bridgehead/engine';
import { neighbourOf, OFF_MAP, sideBetween, sideOf } from '@bridgehead/hex';
import { terrainOf } from '@bridgehead/map';
import { GRID, MAP, MARSH } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { type Rules, rulesOf } from '../../editions.ts';
import { refusal } from '../../says.ts';
import { type AdvanceRate, type Battle, FROM_ABOVE } from '../../state/battle.ts';
import { areaOfPlace, hexOfPlace, isAreaPlace } from '../../state/places.ts';
import { isOccupiedBy, unitsIn, unknownIn } from '../../state/stacks.ts';
import { DISMOUNTED, hasMark, OUT_OF_SUPPLY, placeOf } from '../../state/state.ts';
import { enemyOf, isInfantryType, type Unit } from '../../state/units.ts';
import { isMechanized } from '../02-contents.ts';
import { exceedsLimit, stackingValue } from '../06-stacking/stacking.ts';
import { bondsOf, exertsZoc, isInEzoc, stopsZoc, zocOf } from '../07-zones-of-control.ts';
import { isBoggedDown, passageOf } from '../08-movement/costs.ts';
import { edgesBetween } from '../08-movement/steps/step-rules.ts';
import { mayEnterArea } from '../19-entry-areas.ts';
import { ACROSS_BOUNDARY, isTooFarAcross } from '../23-special-rules/corps-boundaries.ts';
import { isHeldUpBy } from '../24-traffic-markers.ts';

/** Units that advance together, and what they have used. */
export interface Party {
  readonly battle: Battle;
  readonly rate: AdvanceRate;
  readonly units: readonly Unit[];
  /** Where all of them stand once they have taken a step; before it each is where it is. */
  readonly place: number;
  /** Hexes entered. */
  readonly entered: number;
  /** Hexes of the advance rate that are gone, those for combat included [16.3.1]. */
  readonly used: number;
  /** Whether every hexside crossed was crossed by road [15.2]. */
  readonly isByRoad: boolean;
  /** Whether the advance is at its end before its hexes are [15.6] [24.2]. */
  readonly hasEnded: boolean;
  /** Whether the party enters the hex that its Breakthrough has cleared, which costs nothing [16.3.1]. */
  readonly isOccupying: boolean;
  /** The hexes that its attacks have cleared [15.5.1]. */
  readonly vacated: readonly number[];
  /** [2e 25.3] Whether a unit that was turned over has stopped it; left out where none has. */
  readonly isStopped?: boolean;
}

/** A party that has not yet set out. */
export const partyOf = (battle: Battle, rate: AdvanceRate, units: readonly Unit[], place: number): Party => ({
  battle,
  rate,
  units,
  place,
  entered: 0,
  used: 0,
  isByRoad: true,
  hasEnded: false,
  isOccupying: false,
  vacated: [battle.target],
});

export const HEXES: Readonly<Record<AdvanceRate, number>> = { none: 0, limited: 1, normal: 1, bonus: 2 };

/** [16.5] Whether the party has helped in the attack out of a breakthrough and gets nothing but the target hex. */
const hasHelped = ({ battle: { assisting }, units }: Party): boolean =>
  assisting.length > 0 && units.some((u) => assisting.includes(u));

/** [15.2] [16.5] How many hexes the party may advance without the Road Bonus. */
export const hexesOf = (party: Party): number => (hasHelped(party) ? 1 : HEXES[party.rate]);

const NOT_ADJACENT = refusal('15.1', 'advance-does-not-touch');
const TARGET_ONLY = refusal('15.2', 'limited-advance');
const HELPED_ONLY = refusal('16.5', 'assisted-enters-vacated-hex');
const OVER_ITS_HEXSIDE = refusal('19.7', 'over-its-hexside');
const ENDED = refusal('15.1', 'advance-has-ended');
const ENDED_IN_MARSH = refusal('15.6', 'advance-ends-in-marsh');
const ENDED_IN_TRAFFIC = refusal('24.2', 'advance-ends-in-traffic');
const TOO_FAR = refusal('15.2', 'advance-rate-used-up');
const NO_BONUS_LIMITED = refusal('15.2', 'no-road-bonus');
const MECHANIZED_ONLY = refusal('15.2', 'road-bonus-is-mechanized');
const DISMOUNTED_UNIT = refusal('18.6', 'dismounted-has-no-bonus');
const NO_SUPPLY = refusal('18.4', 'out-of-supply-has-no-bonus');
const OFF_ROAD = refusal('15.2', 'road-bonus-off-road');
const ENEMY_THERE = refusal('15.1', 'enemy-unit-there');
const UNKNOWN_THERE = refusal('25.3.5', 'unknown-unit-there');
const BOND = refusal('15.5.1', 'zoc-bond');
const SAME_ENEMY = refusal('15.5.2', 'ezoc-of-same-unit');
const STOPPED_BY_UNKNOWN = refusal('2e 25.3', 'revealed-unit-stops');
const STOPPED = refusal('2e 15.5.1', 'advance-stops-in-ezoc');
const SOFT_GROUND = refusal('15.6', 'vehicles-need-road');
const VEHICLES_NEED_BRIDGES = refusal('15.6', 'vehicles-need-bridge');
const RIVER_FIRST = refusal('15.6', 'minor-river-first');
const CANAL_ATTACKED = refusal('15.6', 'canal-after-attack');
const ASSAULT_ONLY = refusal('9.5.3', 'river-after-assault');
const LAKE = refusal('15.6', 'lake-not-crossed');

/** One unit's way over one hexside; `from` is OFF_MAP for a unit in an Entry Area. */
export interface Crossing {
  readonly unit: Unit;
  readonly from: number;
  readonly side: number;
}

/** How each unit of the party would go to a place: together, or at first each from where it is [16.2]. */
export function crossingsOf(g: Game, party: Party, to: number): readonly Crossing[] | Refusal {
  const crossings: Crossing[] = [];
  for (const unit of party.units) {
    const place = party.entered === 0 ? placeOf(g, unit) : party.place;
    const side = sideFrom(g, party, { unit, place }, to);
    if (typeof side !== 'number') return side;
    crossings.push({ unit, from: hexOfPlace(place), side });
  }
  return crossings;
}

function sideFrom(
  g: Game,
  party: Party,
  { unit, place }: { readonly unit: Unit; readonly place: number },
  to: number,
): number | Refusal {
  const { battle } = party;
  if (isAreaPlace(place)) {
    const over = battle.attackers.find((attacker) => attacker.unit === unit)?.over;
    return over === undefined || hexOfPlace(to) !== battle.target ? OVER_ITS_HEXSIDE : over;
  }
  const from = hexOfPlace(place);
  if (!isAreaPlace(to)) return sideBetween(GRID, from, hexOfPlace(to)) ?? NOT_ADJACENT;
  const area = areaOfPlace(to);
  const edges = edgesBetween(g, area, from);
  const isOpen = (side: number): boolean => leavingRefusal(g, party, { unit, from, side }, area) === undefined;
  return edges.find(isOpen) ?? edges[0] ?? NOT_ADJACENT;
}

export const isRefusal = (value: object): value is Refusal => 'legal' in value;

/** The rule that forbids the party to step into this place, or undefined. */
export function stepRefusal(g: Game, party: Party, to: number): Refusal | undefined {
  const early = headingRefusal(g, party, to);
  if (early !== undefined) return early;
  const crossings = crossingsOf(g, party, to);
  return isRefusal(crossings) ? crossings : crossingRefusal(g, party, crossings, to);
}

/** The party after a step into this place, or the rule that forbids it. */
export function stepInto(g: Game, party: Party, to: number): Party | Refusal {
  const early = headingRefusal(g, party, to);
  if (early !== undefined) return early;
  const crossings = crossingsOf(g, party, to);
  if (isRefusal(crossings)) return crossings;
  return crossingRefusal(g, party, crossings, to) ?? afterStep(g, party, to, crossings);
}

/** [15.1] [15.2] [16.5] Why the party may not head for this place, whatever lies between. */
function headingRefusal(g: Game, party: Party, to: number): Refusal | undefined {
  const { battle, isOccupying } = party;
  if (isOccupying) return undefined;
  if (hexOfPlace(to) !== battle.target) {
    if (party.rate === 'limited') return TARGET_ONLY;
    if (hasHelped(party)) return HELPED_ONLY;
  }
  if (party.hasEnded) return endedRefusal(g, party);
  return party.isStopped === true ? STOPPED_BY_UNKNOWN : undefined;
}

function crossingRefusal(g: Game, party: Party, crossings: readonly Crossing[], to: number): Refusal | undefined {
  for (const crossing of crossings) {
    const refusal = isAreaPlace(to)
      ? leavingRefusal(g, party, crossing, areaOfPlace(to))
      : hexRefusal(g, party, crossing, hexOfPlace(to));
    if (refusal !== undefined) return refusal;
  }
  return party.isOccupying ? undefined : rateRefusal(g, party, crossings);
}

/** What has brought the advance to its end. */
export function endedRefusal(g: Game, { place, units }: Party): Refusal {
  const hex = hexOfPlace(place);
  if (hex === OFF_MAP) return ENDED;
  if (units.some((u) => isHeldUpBy(g, u, hex))) return ENDED_IN_TRAFFIC;
  return terrainOf(MAP, hex) === MARSH ? ENDED_IN_MARSH : ENDED;
}

/** [15.2] Whether one more hex is left, by the Road Bonus if need be. */
function rateRefusal(g: Game, party: Party, crossings: readonly Crossing[]): Refusal | undefined {
  if (party.used < hexesOf(party)) return undefined;
  return bonusRefusal(g, party, areOnRoad(g, crossings));
}

function areOnRoad(g: Game, crossings: readonly Crossing[]): boolean {
  for (const { side } of crossings) if (passageOf(g, side) !== 'road') return false;
  return true;
}

/** [15.2] [18.4] [18.6] Why the party does not have one hex more by the Road Bonus. */
export function bonusRefusal(g: Game, party: Party, isOnRoad: boolean): Refusal | undefined {
  if (party.rate === 'limited' || hasHelped(party)) return NO_BONUS_LIMITED;
  if (party.used > hexesOf(party)) return TOO_FAR;
  for (const u of party.units) {
    if (!isMechanized(g, u)) return hasMark(g, u, DISMOUNTED) ? DISMOUNTED_UNIT : MECHANIZED_ONLY;
    if (hasMark(g, u, OUT_OF_SUPPLY)) return NO_SUPPLY;
  }
  return isOnRoad && party.isByRoad ? undefined : OFF_ROAD;
}

/** [19.3.1] [19.4] Into a friendly Entry Area. */
function leavingRefusal(g: Game, party: Party, { unit, from, side }: Crossing, area: number): Refusal | undefined {
  const ruling = mayEnterArea(g, party.battle.side, area);
  if (!ruling.legal) return ruling;
  if (rulesOf(g).advanceInEzoc === 'stops' && isStoppedIn(g, party, from)) return STOPPED;
  const passage = passageOf(g, side);
  if (isBoggedDown(unit, passage, from, from)) return SOFT_GROUND;
  return waterRefusal(g, party, unit, side);
}

/** [15.1] [15.5] [15.6] [23.4] [25.3.5] Why this unit may not enter this hex. */
function hexRefusal(g: Game, party: Party, crossing: Crossing, hex: number): Refusal | undefined {
  const { battle, isOccupying } = party;
  const { from, side } = crossing;
  if (unitsIn(g, enemyOf(battle.side), hex).length > 0) return ENEMY_THERE;
  if (battle.side === 'allied' && unknownIn(g, hex) >= 0)
    return rulesOf(g).unknownFoughtInMovement ? UNKNOWN_THERE : ENEMY_THERE;
  const ground = groundRefusal(g, party, crossing, hex);
  if (ground !== undefined) return ground;
  if (!party.vacated.includes(hex) && isBonded(g, party, side, hex)) return BOND;
  return isOccupying ? undefined : EZOC_REFUSALS[rulesOf(g).advanceInEzoc](g, party, from, hex);
}

/** [15.5] What enemy ZOCs forbid, by the edition. */
const EZOC_REFUSALS: Readonly<
  Record<Rules['advanceInEzoc'], (g: Game, party: Party, from: number, to: number) => Refusal | undefined>
> = {
  /** [15.5.2] Not from a ZOC of an enemy unit into another one of the same unit, after the first hex. */
  'not-of-same-unit': (g, party, from, to) => (isPinned(g, party, from, to) ? SAME_ENEMY : undefined),
  /** [2e 15.5.1] The advance stops in an enemy ZOC, friends or not; those in the vacated hex do not count. */
  stops: (g, party, from) => (isStoppedIn(g, party, from) ? STOPPED : undefined),
};

/** [2e 15.5.1] */
const isStoppedIn = (g: Game, { battle, entered, vacated }: Party, hex: number): boolean =>
  entered > 0 && hex !== OFF_MAP && !vacated.includes(hex) && isInEzoc(g, battle.side, hex);

/** [15.6] [23.4] What ground and boundaries forbid, with or without enemies near. */
export function groundRefusal(g: Game, party: Party, { unit, from, side }: Crossing, hex: number): Refusal | undefined {
  const passage = passageOf(g, side);
  if (isBoggedDown(unit, passage, from, hex)) return SOFT_GROUND;
  const water = waterRefusal(g, party, unit, side);
  if (water !== undefined) return water;
  return isTooFarAcross(g, unit, from, hex) ? ACROSS_BOUNDARY : undefined;
}

function waterRefusal(g: Game, party: Party, unit: Unit, side: number): Refusal | undefined {
  const passage = passageOf(g, side);
  if (passage === 'lake' && !rulesOf(g).riverAssaultAcrossLake) return LAKE;
  if (passage !== 'minor-river' && passage !== 'canal' && passage !== 'major-river' && passage !== 'lake')
    return undefined;
  if (!isInfantryType(unit)) return VEHICLES_NEED_BRIDGES;
  const isFirst = party.entered === 0;
  if (passage === 'minor-river') return isFirst ? undefined : RIVER_FIRST;
  const { attackers } = party.battle;
  if (passage === 'canal') {
    const own = attackers.filter((one) => one.unit === unit);
    return isFirst && own.some(({ over }) => isSameCanal(g, over, side)) ? undefined : CANAL_ATTACKED;
  }
  // [9.5.3] Those stacked with the Engineer cross too, whether they attacked or not.
  return isFirst && attackers.some(({ over }) => over === side) ? undefined : ASSAULT_ONLY;
}

/** [15.6] Whether an attack over one hexside went across the unbridged Canal that lies on the other. */
function isSameCanal(g: Game, over: number, side: number): boolean {
  if (over === side) return true;
  const names = MAP.waterNames.get(side) ?? [];
  return (
    over !== FROM_ABOVE &&
    passageOf(g, over) === 'canal' &&
    (MAP.waterNames.get(over) ?? []).some((name) => names.includes(name))
  );
}

/** Whether friendly units other than the party's are in the hex. */
function isHeldByOthers(g: Game, { battle: { side }, units }: Party, hex: number): boolean {
  if (side === 'german' && unknownIn(g, hex) >= 0) return true;
  for (const u of unitsIn(g, side, hex)) if (!units.includes(u)) return true;
  return false;
}

/**
 * [7.4] [15.5.1] Whether an enemy Bond lies in the hex or on the hexside. The party itself keeps a Hexside Bond from
 * being pushed into the hex it comes from, so the Bond must hold when it is pushed into the other one.
 */
function isBonded(g: Game, party: Party, side: number, to: number): boolean {
  const foe = enemyOf(party.battle.side);
  const { hexes, sides } = bondsOf(g, foe);
  const into = GRID.sideHexes[side * 2] === to ? 1 : 2;
  const isBarred = ((sides[side] ?? 0) & into) !== 0 || (hexes[to] === 1 && !isOccupiedBy(g, foe, to));
  return isBarred && !isHeldByOthers(g, party, to);
}

/** [15.5.2] Whether one enemy unit has a ZOC in both hexes and nothing excuses the step. */
function isPinned(g: Game, party: Party, from: number, to: number): boolean {
  const foe = enemyOf(party.battle.side);
  const zoc = zocOf(g, foe);
  if (party.entered === 0 || from === OFF_MAP || zoc[from] === 0 || zoc[to] === 0) return false;
  if (isHeldByOthers(g, party, to)) return false;
  for (let d = 0; d < 6; d++) {
    const hex = neighbourOf(GRID, to, d);
    if (hex === OFF_MAP || stopsZoc(g, sideOf(GRID, to, d)) || !exertsZoc(g, foe, hex)) continue;
    const near = sideBetween(GRID, hex, from);
    if (near !== undefined && !stopsZoc(g, near)) return true;
  }
  return false;
}

/** The party after a step that is legal. */
export function afterStep(g: Game, party: Party, to: number, crossings: readonly Crossing[]): Party {
  const isOnRoad = areOnRoad(g, crossings);
  const { battle, rate, units, vacated } = party;
  return {
    battle,
    rate,
    units,
    place: to,
    entered: party.entered + 1,
    used: party.used + (party.isOccupying ? 0 : 1),
    isByRoad: party.isByRoad && isOnRoad,
    hasEnded: party.hasEnded || endsIn(g, party, to, isOnRoad),
    isOccupying: false,
    vacated,
  };
}

/** [15.2] [15.6] [16.5] [19.3.1] [24.2] Whether the advance ends in the place that the party enters. */
function endsIn(g: Game, party: Party, to: number, isOnRoad: boolean): boolean {
  if (isAreaPlace(to) || party.rate === 'limited' || hasHelped(party)) return true;
  const hex = hexOfPlace(to);
  if (terrainOf(MAP, hex) === MARSH && !isOnRoad && party.units.some(isInfantryType)) return true;
  return party.units.some((u) => isHeldUpBy(g, u, hex));
}

const OVER_THE_LIMIT = refusal('6.1', 'too-many-at-end');
const BONUS_STACK = refusal('15.4', 'bonus-ends-alone');
const ALONE = 1;

/** [6.1] [15.4] Why the party may not end its advance where it stands. */
export function endRefusal(g: Game, party: Party): Refusal | undefined {
  const hex = hexOfPlace(party.place);
  if (party.entered === 0 || hex === OFF_MAP) return undefined;
  const together = stackAt(g, party.battle.side, hex, party.units);
  if (exceedsLimit(g, together)) return OVER_THE_LIMIT;
  return party.used > hexesOf(party) && stackingValue(g, together) > ALONE ? BONUS_STACK : undefined;
}

function stackAt(g: Game, side: Side, hex: number, units: readonly Unit[]): readonly Unit[] {
  const others = unitsIn(g, side, hex).filter((u) => !units.includes(u));
  return others.length === 0 ? units : [...others, ...units];
}

/** [16.3.4] Whether the party is one unit, perhaps with a Free-Stacking one. */
export const isOneUnit = (g: Game, units: readonly Unit[]): boolean => stackingValue(g, units) <= ALONE;

/** The party at the end of a path, whether or not it may end its advance there; or the rule that a step breaks. */
export function followPath(g: Game, start: Party, path: readonly number[]): Party | Refusal {
  let party = start;
  for (const to of path) {
    const next = stepInto(g, party, to);
    if (isRefusal(next)) return next;
    party = next;
  }
  return party;
}
