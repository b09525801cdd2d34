/** [4] Movement. */
import { checked, done, type FrameOf, frame, type Game, go, OK, procedure, type Ruling } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { type CostOf, costTo, createReach, IMPASSABLE, isReached, reachFrom } from '@bridgehead/map';
import { fixed } from '@bridgehead/toolkit';
import { ask } from '../asking.ts';
import type { Choices } from '../contract.ts';
import { FELL, GRID, isUnbridged, MAP, WOOD } from '../data/map.ts';
import type { Arm, Side } from '../data/units.ts';
import { tellAll } from '../events.ts';
import { SIDE } from '../kinds.ts';
import { refusal } from '../says.ts';
import { enemiesBeside, hasActed, hexAt, isOnMap, placeUnit, setActed, unitIn } from '../state.ts';
import { dataOf, idOf, sideOfUnit, type Unit, unitsOf } from '../units.ts';
import { sideFlaw } from './side-flaw.ts';

/** [4.2] Movement points by arm. */
export const ALLOWANCES: Readonly<Record<Arm, number>> = { foot: 3, horse: 5 };
/** [4.3] */
const WADING = 2;
const ROUGH = 2;
const EVEN = 1;

/** [4.3] A wood or a fell costs two points, other ground one; water without a bridge two more. */
function stepCost(to: number, side: number): number {
  const terrain = MAP.terrain[to];
  return (terrain === WOOD || terrain === FELL ? ROUGH : EVEN) + (isUnbridged(side) ? WADING : 0);
}

const REACH = createReach(GRID);

/** [4.4] Nobody passes an enemy; [4.5] a unit beside one goes no farther, except from where it began. */
function searchFrom(g: Game, u: Unit, mustStop: boolean): void {
  const side = sideOfUnit(u);
  const start = hexAt(g, u);
  const costOf: CostOf = (from, _direction, to, hexside) => {
    const other = unitIn(g, to);
    if (other !== undefined && sideOfUnit(other) !== side) return IMPASSABLE;
    if (mustStop && from !== start && enemiesBeside(g, side, from).length > 0) return IMPASSABLE;
    return stepCost(to, hexside);
  };
  reachFrom(REACH, start, ALLOWANCES[dataOf(u).arm], costOf);
}

interface End {
  readonly hex: number;
  readonly cost: number;
}

/** Every hex in which a unit may end its move, in the order of the map. */
export function endsOf(g: Game, u: Unit): End[] {
  searchFrom(g, u, true);
  const ends: End[] = [];
  for (let hex = 0; hex < GRID.hexCount; hex++) {
    if (isReached(REACH, hex) && unitIn(g, hex) === undefined) ends.push({ hex, cost: costTo(REACH, hex) });
  }
  return ends;
}

const NOT_YOURS = refusal('4.1', 'not-your-unit');
const MOVED = refusal('4.1', 'has-moved');
const TOO_FAR = refusal('4.2', 'too-few-points');
const TAKEN = refusal('4.4', 'unit-stands-there');
const MUST_STOP = refusal('4.5', 'must-stop');

function rulingOn(g: Game, side: Side, u: Unit, to: number): Ruling {
  if (sideOfUnit(u) !== side || !isOnMap(g, u)) return NOT_YOURS;
  if (hasActed(g, u)) return MOVED;
  if (unitIn(g, to) !== undefined) return TAKEN;
  searchFrom(g, u, true);
  if (isReached(REACH, to)) return OK;
  searchFrom(g, u, false);
  return isReached(REACH, to) ? MUST_STOP : TOO_FAR;
}

function* movesOf(g: Game, side: Side): Iterable<Choices['movement']['move' | 'done']> {
  for (const u of unitsOf(side)) {
    if (!isOnMap(g, u) || hasActed(g, u)) continue;
    for (const { hex } of endsOf(g, u)) yield { kind: 'move', unit: idOf(u), to: nameOf(GRID, hex) };
  }
  yield { kind: 'done' };
}

const MOVEMENT = frame('movement', ['orders'], { side: fixed(SIDE) });
export const movementFrame = (side: Side): FrameOf<typeof MOVEMENT> => ({ proc: 'movement', step: 'orders', side });

export const movement = procedure(checked(MOVEMENT, sideFlaw), {
  /** [4.1] Each unit may move once, in any order. */
  orders: ask('movement', {
    by: (_g, f) => f.side,
    choices: (g, f) => movesOf(g, f.side),
    check: (g, f, choice) => (choice.kind === 'done' ? OK : rulingOn(g, f.side, choice.unit, choice.to)),
    chosen(g, _f, choice) {
      if (choice.kind === 'done') return done();
      const { unit, to } = choice;
      placeUnit(g, unit, to);
      setActed(g, unit);
      tellAll(g, 'moved', { rule: '4.1', unit: idOf(unit), to: nameOf(GRID, to) });
      return go('orders');
    },
  }),
});
