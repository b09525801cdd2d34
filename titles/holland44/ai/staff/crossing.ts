/** Over the Waal and the Lower Rhine: an Engineer unit at the bank ferries six steps a turn of those who wait beside it [23.3.3]. */
import { type Candidate, type Choice, check, type Game } from '@bridgehead/engine';
import { distanceBetween, hexesOfSide, neighboursOf, OFF_MAP } from '@bridgehead/hex';
import { waterOf } from '@bridgehead/map';
import { candidate } from '@bridgehead/toolkit';
import { GRID, MAJOR_RIVER, MAP } from '../../src/data/map.ts';
import { isBondInTheWay, isInEzoc } from '../../src/rules/07-zones-of-control.ts';
import { isFitEngineer } from '../../src/rules/08-movement/ferries.ts';
import { startRefusal } from '../../src/rules/08-movement/march-rules.ts';
import { hexPlace, placeName } from '../../src/state/places.ts';
import { isOccupiedBy, unitsIn } from '../../src/state/stacks.ts';
import { hexOf, stepsOf } from '../../src/state/state.ts';
import { idOf, isAirborne, isEngineer, isInfantryType, type Unit, unitsOf } from '../../src/state/units.ts';
import { namesOf } from '../candidate.ts';
import { pathIn, reachOf } from '../movement/reach.ts';
import { isBeyondRhine, isBeyondWaal, isFed } from './lifeline.ts';

const LIFT = 6;

/** A place to cross: from the south bank to the north bank. */
interface Site {
  readonly from: number;
  readonly to: number;
  readonly hexside: number;
}

/** Rivers behind those who stand there: none, the Waal, the Lower Rhine too. */
const levelOf = (hex: number): number => (isBeyondRhine(hex) ? 2 : isBeyondWaal(hex) ? 1 : 0);

const SITES: readonly Site[] = Array.from({ length: GRID.sideCount }, (_, hexside) => hexside).flatMap((hexside) => {
  const [a, b] = hexesOfSide(GRID, hexside);
  if (a === OFF_MAP || b === OFF_MAP || waterOf(MAP, hexside) !== MAJOR_RIVER) return [];
  const [levelA, levelB] = [levelOf(a), levelOf(b)];
  if (levelA === levelB) return [];
  return [levelA > levelB ? { from: b, to: a, hexside } : { from: a, to: b, hexside }];
});

const ENGINEERS = unitsOf('allied').filter(isEngineer);
const PASSENGERS = unitsOf('allied').filter((u) => !isAirborne(u) && isInfantryType(u) && !isEngineer(u));

const isOpen = (sight: Game, { to, hexside }: Site): boolean =>
  !isOccupiedBy(sight, 'german', to) && !isBondInTheWay(sight, 'allied', hexside, to);

/** Those who could be ferried here this turn: they stand at the bank or right behind it and have not moved. */
const waitingAt = (sight: Game, { from }: Site): readonly Unit[] =>
  PASSENGERS.filter(
    (u) =>
      hexOf(sight, u) !== OFF_MAP &&
      distanceBetween(GRID, hexOf(sight, u), from) <= 1 &&
      levelOf(hexOf(sight, u)) === levelOf(from) &&
      startRefusal(sight, [u], 'tactical') === undefined,
  );

/** How the Engineer unit comes to the bank this turn; an empty path if it is there. */
function wayTo(sight: Game, engineer: Unit, hex: number): readonly number[] | undefined {
  const at = hexOf(sight, engineer);
  if (at === hex) return [];
  if (at === OFF_MAP || startRefusal(sight, [engineer], 'normal') !== undefined) return undefined;
  const reach = reachOf(sight, engineer, 'normal');
  return reach.ends.includes(hex) ? pathIn(reach, hex) : undefined;
}

interface Lift {
  readonly engineer: Unit;
  readonly site: Site;
  readonly way: readonly number[];
  readonly value: number;
}

const IN_EZOC = 1.5;
const COMPANY = 0.5;

function liftValue(sight: Game, site: Site): number {
  const steps = waitingAt(sight, site).reduce((sum, u) => sum + stepsOf(sight, u), 0);
  if (steps === 0 || !isFed(sight, site.from)) return 0;
  const friends = [site.to, ...neighboursOf(GRID, site.to)].some((hex) => unitsIn(sight, 'allied', hex).length > 0);
  const danger = isInEzoc(sight, 'allied', site.to) ? IN_EZOC : 0;
  return Math.min(LIFT, steps) - danger + (friends ? COMPANY : 0);
}

function bestLift(sight: Game): Lift | undefined {
  let best: Lift | undefined;
  for (const engineer of ENGINEERS) {
    if (hexOf(sight, engineer) === OFF_MAP || !isFitEngineer(sight, engineer)) continue;
    for (const site of SITES) {
      if (!isOpen(sight, site)) continue;
      const value = liftValue(sight, site);
      if (value <= 0 || value <= (best?.value ?? 0)) continue;
      const way = wayTo(sight, engineer, site.from);
      if (way !== undefined) best = { engineer, site, way, value };
    }
  }
  return best;
}

const march = (u: Unit, mode: string, path: readonly number[]): Choice => ({
  kind: 'march',
  units: [idOf(u)],
  mode,
  path: path.map((hex) => placeName(hexPlace(hex))),
});

/** The next order of the crossing, or none. */
export function crossingOrders(sight: Game): readonly Candidate[] {
  const lift = bestLift(sight);
  if (lift === undefined) return [];
  const { engineer, site, way } = lift;
  if (way.length > 0) {
    const order = march(engineer, 'normal', way);
    return check(sight, order).legal ? [candidate(order, `${namesOf([engineer])} to the bank`, lift.value)] : [];
  }
  for (const u of byStrength(sight, waitingAt(sight, site))) {
    const path = hexOf(sight, u) === site.from ? [site.to] : [site.from, site.to];
    const order = march(u, 'tactical', path);
    if (!check(sight, order).legal) continue;
    return [
      candidate(order, `${namesOf([u])} over the river`, lift.value, [
        { text: 'an Engineer unit ferries six steps a turn', rule: '23.3.3', value: stepsOf(sight, u) },
      ]),
    ];
  }
  return [];
}

const byStrength = (sight: Game, units: readonly Unit[]): readonly Unit[] =>
  [...units].sort((a, b) => stepsOf(sight, b) - stepsOf(sight, a) || a - b);
