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
import { idOf, isAirborne, isEngineer, isInfantryType, type Unit, unitsOf } from '../../../src/state/units.ts';
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

const ENGINEERS = unitsOf('allied').filter(isEngineer);
const PASSENGERS = unitsOf('allied').filter((u) => !isAirborne(u) && isInfantryType(u) && !isEngineer(u));

const isOpen = (known: Game, { to, hexside }: Site): boolean =>
  !isOccupiedBy(known, 'german', to) && !isBondInTheWay(known, 'allied', hexside, to);

/** Those who could be ferried here this turn: they stand at the bank or right behind it and have not moved. */
const waitingAt = (known: Game, { from }: Site): readonly Unit[] =>
  PASSENGERS.filter(
    (u) =>
      hexOf(known, u) !== OFF_MAP &&
      distanceBetween(GRID, hexOf(known, u), from) <= 1 &&
      riversCrossed(hexOf(known, u)) === riversCrossed(from) &&
      startRefusal(known, [u], 'tactical') === undefined,
  );

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
}

function liftValue(known: Game, site: Site): number {
  const steps = waitingAt(known, site).reduce((sum, u) => sum + stepsOf(known, u), 0);
  if (steps === 0 || !isSuppliedHex(known, site.from)) return 0;
  const friends = [site.to, ...neighboursOf(GRID, site.to)].some((hex) => unitsIn(known, 'allied', hex).length > 0);
  const danger = isInEzoc(known, 'allied', site.to) ? OPERATION.ferryIntoEzoc : 0;
  return Math.min(ENGINEER_STEPS, steps) - danger + (friends ? OPERATION.ferryToFriends : 0);
}

function bestLift(known: Game): Lift | undefined {
  let best: Lift | undefined;
  for (const engineer of ENGINEERS) {
    if (hexOf(known, engineer) === OFF_MAP || !isFitEngineer(known, engineer)) continue;
    for (const site of SITES) {
      if (!isOpen(known, site)) continue;
      const value = liftValue(known, site);
      if (value <= 0 || value <= (best?.value ?? 0)) continue;
      const way = wayTo(known, engineer, site.from);
      if (way !== undefined) best = { engineer, site, way, value };
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
  const { engineer, site, way } = lift;
  if (way.length > 0) {
    const order = march(engineer, 'normal', way);
    const name = says('order.to-the-bank', { unit: idOf(engineer) });
    return check(known, order).legal ? [candidate(order, name, lift.value)] : [];
  }
  for (const u of byStrength(known, waitingAt(known, site))) {
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
