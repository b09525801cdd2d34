/** Over the Waal and the Lower Rhine: an Engineer unit at the bank ferries six steps a turn of those who wait beside it [23.3.3]. */
import { type Candidate, type Choice, check, type Game } from '@bridgehead/engine';
import { distanceBetween, hexesOfSide, neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { waterOf } from '@bridgehead/map';
import { candidate, valued } from '@bridgehead/toolkit';
import { GRID, MAJOR_RIVER, MAP } from '../../../src/data/map.ts';
import { isBondInTheWay, isInEzoc } from '../../../src/rules/07-zones-of-control.ts';
import { isFitEngineer } from '../../../src/rules/08-movement/ferries.ts';
import { ENGINEER_STEPS } from '../../../src/rules/08-movement/ferry-use.ts';
import { startRefusal } from '../../../src/rules/08-movement/march-rules.ts';
import { reachOnMap } from '../../../src/rules/08-movement/reach.ts';
import { hexPlace, placeName } from '../../../src/state/places.ts';
import { isOccupiedBy, unitsIn } from '../../../src/state/stacks.ts';
import { hexOf, stepsOf } from '../../../src/state/state.ts';
import { countersOf, idOf, isAirborne, isEngineer, isInfantryType, type Unit } from '../../../src/state/units.ts';
import { says, saysBy } from '../../says.ts';
import { OPERATION } from '../../weights.ts';
import { isBeyondRhine, isBeyondWaal, isSuppliedHex } from '../supply-line.ts';

/** A place to cross: from the south bank to the north bank. */
interface Site {
  readonly from: number;
  readonly to: number;
  readonly hexside: number;
}

/** Rivers behind those who stand there: none, the Waal, the Lower Rhine too. */
const riversCrossed = (hex: number): number => (isBeyondRhine(hex) ? 2 : isBeyondWaal(hex) ? 1 : 0);

const SITES: readonly Site[] = Array.from({ length: GRID.sideCount }, (_, hexside) => hexside).flatMap((hexside) => {
  const [a, b] = hexesOfSide(GRID, hexside);
  if (a === OFF_MAP || b === OFF_MAP || waterOf(MAP, hexside) !== MAJOR_RIVER) return [];
  const [levelA, levelB] = [riversCrossed(a), riversCrossed(b)];
  if (levelA === levelB) return [];
  return [levelA > levelB ? { from: b, to: a, hexside } : { from: a, to: b, hexside }];
});

const ENGINEERS = countersOf('allied').filter(isEngineer);
const PASSENGERS = countersOf('allied').filter((u) => !isAirborne(u) && isInfantryType(u) && !isEngineer(u));

const isOpen = (known: Game, { to, hexside }: Site): boolean =>
  !isOccupiedBy(known, 'german', to) && !isBondInTheWay(known, 'allied', hexside, to);

/** By hex: the sites, by number, at whose bank or right behind it those in the hex stand. */
const SITES_NEAR: readonly (readonly number[])[] = Array.from({ length: GRID.hexCount }, (_, hex) =>
  SITES.flatMap(({ from }, site) =>
    distanceBetween(GRID, hex, from) <= 1 && riversCrossed(hex) === riversCrossed(from) ? [site] : [],
  ),
);

/** By site: those who could be ferried there this turn, who stand near it and have not moved. Sites of nobody are left out. */
function waitingBySite(known: Game): ReadonlyMap<number, readonly Unit[]> {
  const waiting = new Map<number, Unit[]>();
  for (const u of PASSENGERS) {
    const near = SITES_NEAR[hexOf(known, u)] ?? [];
    if (near.length === 0 || startRefusal(known, [u], 'tactical') !== undefined) continue;
    for (const site of near) waiting.set(site, [...(waiting.get(site) ?? []), u]);
  }
  return waiting;
}

/** How the Engineer unit comes to the bank this turn; an empty path if it is there. */
function wayTo(known: Game, engineer: Unit, hex: number): readonly number[] | undefined {
  const at = hexOf(known, engineer);
  if (at === hex) return [];
  if (at === OFF_MAP || startRefusal(known, [engineer], 'normal') !== undefined) return undefined;
  const reach = reachOnMap(known, engineer, 'normal');
  return reach.hexes.includes(hex) ? reach.wayTo(hex) : undefined;
}

interface Lift {
  readonly engineer: Unit;
  readonly site: Site;
  readonly way: readonly number[];
  readonly value: number;
  readonly waiting: readonly Unit[];
}

/** A site with those who wait there, and what it is worth to ferry them. */
type Crossing = Pick<Lift, 'site' | 'value' | 'waiting'>;

function liftValue(known: Game, site: Site, waiting: readonly Unit[]): number {
  if (!isSuppliedHex(known, site.from)) return 0;
  const steps = waiting.reduce((sum, u) => sum + stepsOf(known, u), 0);
  const friends = [site.to, ...neighboursOf(GRID, site.to)].some((hex) => unitsIn(known, 'allied', hex).length > 0);
  const danger = isInEzoc(known, 'allied', site.to) ? OPERATION.ferryIntoEzoc : 0;
  return Math.min(ENGINEER_STEPS, steps) - danger + (friends ? OPERATION.ferryToFriends : 0);
}

/** The crossings that are worth making, in the order of their sites. */
function crossingsOf(known: Game): readonly Crossing[] {
  const bySite = waitingBySite(known);
  if (bySite.size === 0) return [];
  return SITES.flatMap((site, i) => {
    const waiting = bySite.get(i);
    if (waiting === undefined || !isOpen(known, site)) return [];
    const value = liftValue(known, site, waiting);
    return value > 0 ? [{ site, value, waiting }] : [];
  });
}

function bestLift(known: Game): Lift | undefined {
  const engineers = ENGINEERS.filter((u) => hexOf(known, u) !== OFF_MAP && isFitEngineer(known, u));
  const crossings = engineers.length === 0 ? [] : crossingsOf(known);
  let best: Lift | undefined;
  for (const engineer of engineers) {
    for (const crossing of crossings) {
      if (crossing.value <= (best?.value ?? 0)) continue;
      const way = wayTo(known, engineer, crossing.site.from);
      if (way !== undefined) best = { ...crossing, engineer, way };
    }
  }
  return best;
}

const march = (u: Unit, mode: string, path: readonly number[]): Choice => ({
  kind: 'march',
  units: [idOf(u)],
  mode,
  path: path.map(placeName),
});

/** The next order of the crossing, or none. */
export function crossingOrders(known: Game): readonly Candidate[] {
  const lift = bestLift(known);
  if (lift === undefined) return [];
  const { engineer, site, way, waiting } = lift;
  if (way.length > 0) {
    const order = march(engineer, 'normal', way);
    const name = says('order.to-the-bank', { unit: idOf(engineer) });
    return check(known, order).legal ? [candidate(order, name, lift.value)] : [];
  }
  for (const u of byStrength(known, waiting)) {
    const path = hexOf(known, u) === site.from ? [hexPlace(site.to)] : [hexPlace(site.from), hexPlace(site.to)];
    const order = march(u, 'tactical', path);
    if (!check(known, order).legal) continue;
    return [
      candidate(order, says('order.over-the-river', { unit: idOf(u) }), lift.value, [
        valued(saysBy('23.3.3', 'reason.engineer-ferries'), stepsOf(known, u)),
      ]),
    ];
  }
  return [];
}

const byStrength = (known: Game, units: readonly Unit[]): readonly Unit[] =>
  [...units].sort((a, b) => stepsOf(known, b) - stepsOf(known, a) || a - b);
