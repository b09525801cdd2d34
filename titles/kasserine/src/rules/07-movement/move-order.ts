/** [7.1] The order to move: who may, and what it does. */
import { call, type Flow, type Game, go, OK, type Random, type Refusal, type Ruling } from '@bridgehead/engine';
import type { Choices, ReadChoices } from '../../contract/decisions.ts';
import type { Side } from '../../data/unit-data.ts';
import { refusal } from '../../says.ts';
import { EXPECTED, hexOfPlace, isBoxPlace, isHexPlace, placeName } from '../../state/places.ts';
import { unitsIn } from '../../state/stacks.ts';
import {
  addMark,
  attackOn,
  BUILDING,
  hasMark,
  hexAt,
  isDeployed,
  isInReserve,
  MODE_ONCE,
  MOVED,
  placeOf,
  REACTED,
  setReserve,
  setSpent,
  setSteps,
  spentOf,
} from '../../state/state.ts';
import { dataOf, hasModes, idOf, isLeader, isTowed, sideOfUnit, type Unit, unitsOf } from '../../state/units.ts';
import { REACTIONS_INTO_A_HEX } from '../../tables/constants.ts';
import { isUnitInZone } from '../03-concepts/zones.ts';
import { isDue } from '../08-special-movement/entries.ts';
import { reactsWithRommel } from '../15-headquarters/rommel.ts';
import { slipFrame } from '../16-special-units/commandos.ts';
import { garrisonRefusal } from '../18-scenarios/garrisons.ts';
import { pointsLeft } from './allowance.ts';
import { arrive } from './arrive.ts';
import { type MovePhase, type Mover, moverOf } from './mover.ts';
import { isWay, type Way, wayAlong } from './path.ts';
import { endsOfMove, type MoveEnds, pathTo } from './reach.ts';

const NOT_YOURS = refusal('7.1', 'not-your-unit');
const NOT_TOGETHER = refusal('7.1.2', 'not-together');
const HAS_MOVED = refusal('7.1.3', 'has-moved');
const NO_POINTS = refusal('7.1.3', 'too-few-points');
const IS_DEPLOYED = refusal('7.6.1', 'deployed-stays');
const GUNS_ALONE = refusal('7.6.2', 'guns-alone-in-zone');
const BUILDS = refusal('14.3.5', 'builder-stays');
const NOT_DUE = refusal('5.2.5', 'not-on-map');
const NOT_IN_RESERVE = refusal('8.2.1', 'not-in-reserve');
const GUNS_DO_NOT_REACT = refusal('9.3.2', 'guns-do-not-react');
const ENOUGH_REACTED = refusal('9.3.4', 'enough-reacted');

/** [5.2.5] On the map, in a holding box, or due to come on. */
const isInPlay = (g: Game, u: Unit, phase: MovePhase): boolean => {
  const place = placeOf(g, u);
  return isHexPlace(place) || (phase === 'movement' && (isBoxPlace(place) || isDue(g, u)));
};

/** [7.6.2] A gun that has gone into travel mode in an enemy zone leaves only where others stay. */
const isStuckGun = (g: Game, u: Unit): boolean =>
  isTowed(u) && hasMark(g, u, MODE_ONCE) && isUnitInZone(g, u) && unitsIn(g, sideOfUnit(u), hexAt(g, u)).length === 1;

/** [8.2.1] [9.3.2] [15.5.1] Who may move after the Movement Phase. */
function reserveRefusal(g: Game, u: Unit, phase: MovePhase): Refusal | undefined {
  if (phase === 'movement') return undefined;
  const isWithRommel = phase === 'reaction' && reactsWithRommel(g, u);
  if (!isInReserve(g, u) && !isWithRommel) return NOT_IN_RESERVE;
  return phase === 'reaction' && isTowed(u) ? GUNS_DO_NOT_REACT : undefined;
}

/** [7.6.1] Why a unit may not begin to move in this phase. */
export function startRefusal(g: Game, side: Side, u: Unit, phase: MovePhase): Refusal | undefined {
  if (sideOfUnit(u) !== side) return NOT_YOURS;
  if (!isInPlay(g, u, phase)) return placeOf(g, u) === EXPECTED ? NOT_DUE : NOT_YOURS;
  if (hasMark(g, u, MOVED)) return HAS_MOVED;
  if (hasModes(u) && isDeployed(g, u)) return IS_DEPLOYED;
  if (hasMark(g, u, BUILDING)) return BUILDS;
  if (pointsLeft(g, u) === 0) return NO_POINTS;
  if (isStuckGun(g, u)) return GUNS_ALONE;
  return reserveRefusal(g, u, phase) ?? garrisonRefusal(g, u);
}

/** [9.3.4] One unit reacts into a hex that is attacked. */
function reactionRefusal(m: Mover, end: number): Refusal | undefined {
  const hex = hexOfPlace(end);
  if (m.phase !== 'reaction' || hex < 0 || attackOn(m.g, hex) === 0) return undefined;
  const before = unitsIn(m.g, m.side, hex).filter((u) => hasMark(m.g, u, REACTED)).length;
  return before + m.units.length > REACTIONS_INTO_A_HEX ? ENOUGH_REACTED : undefined;
}

type MoveRead = ReadChoices['movement-orders']['move'];
type MoveWritten = Choices['movement-orders']['move'];

function wayOf(g: Game, side: Side, phase: MovePhase, { units, path }: MoveRead): Way | Refusal {
  for (const u of units) {
    const refused = startRefusal(g, side, u, phase);
    if (refused !== undefined) return refused;
  }
  if (units.some((u) => placeOf(g, u) !== placeOf(g, units[0] ?? 0))) return NOT_TOGETHER;
  const m = moverOf(g, units, phase);
  return reactionRefusal(m, path.at(-1) ?? -1) ?? wayAlong(m, path);
}

/** [7] The ruling on a move. */
export function checkMove(g: Game, side: Side, phase: MovePhase, order: MoveRead): Ruling {
  const found = wayOf(g, side, phase, order);
  return isWay(found) ? OK : found;
}

/** [7.1] Carries out a checked move; where the commandos slip from zone to zone, a procedure of its own does it [16.4.1]. */
export function performMove(g: Game, side: Side, phase: MovePhase, order: MoveRead): Flow<'orders'> {
  const way = wayOf(g, side, phase, order);
  if (!isWay(way)) throw new RangeError('a move was not checked');
  const { units, path } = order;
  for (const u of units) {
    setSpent(g, u, spentOf(g, u) + way.cost);
    addMark(g, u, MOVED);
    setReserve(g, u, false);
    if (placeOf(g, u) === EXPECTED) setSteps(g, u, dataOf(u).steps);
  }
  if (phase === 'reaction') noteReaction(g, units, path);
  if (way.rolls.length > 0) return call(slipFrame(units[0] ?? 0, path.map(hexOfPlace), way.rolls), 'orders');
  arrive(g, units, path, way.cost);
  return go('orders');
}

function noteReaction(g: Game, units: readonly Unit[], path: readonly number[]): void {
  const hex = hexOfPlace(path.at(-1) ?? -1);
  if (hex >= 0 && attackOn(g, hex) !== 0) for (const u of units) addMark(g, u, REACTED);
}

/** The units that may move now, and for each place the stack of all of them that stand there. */
function* movable(g: Game, side: Side, phase: MovePhase): Iterable<readonly Unit[]> {
  const free = unitsOf(side).filter((u) => startRefusal(g, side, u, phase) === undefined);
  for (const u of free) yield [u];
  const byPlace = new Map<number, Unit[]>();
  for (const u of free) {
    if (isLeader(u) || !isHexPlace(placeOf(g, u))) continue;
    byPlace.set(placeOf(g, u), [...(byPlace.get(placeOf(g, u)) ?? []), u]);
  }
  for (const stack of byPlace.values()) if (stack.length > 1) yield stack;
}

const written = (units: readonly Unit[], path: readonly number[]): MoveWritten => ({
  kind: 'move',
  units: units.map(idOf),
  path: path.map(placeName),
});

/** Ends that the rules of the phase allow. */
function endsOf(m: Mover): MoveEnds {
  const { tree, ends } = endsOfMove(m);
  if (m.phase !== 'reaction') return { tree, ends };
  return { tree, ends: ends.filter((at) => reactionRefusal(m, tree.places[at] ?? -1) === undefined) };
}

/** [7.1] Every unit and every whole stack, each by the cheapest way to every end. */
export function* listMoves(g: Game, side: Side, phase: MovePhase): Iterable<MoveWritten> {
  for (const units of movable(g, side, phase)) {
    const found = endsOf(moverOf(g, units, phase));
    for (const end of found.ends.keys()) yield written(units, pathTo(found, end));
  }
}

/** One of them at random, or undefined if the unit that was drawn can go nowhere. */
export function sampleMove(g: Game, side: Side, phase: MovePhase, random: Random): MoveWritten | undefined {
  const all = [...movable(g, side, phase)];
  const units = all[random.below(Math.max(1, all.length))];
  if (units === undefined) return undefined;
  const found = endsOf(moverOf(g, units, phase));
  const end = random.below(Math.max(1, found.ends.length));
  return found.ends.length === 0 ? undefined : written(units, pathTo(found, end));
}
