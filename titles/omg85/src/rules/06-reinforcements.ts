/** [6] Reinforcements: who comes on, where, and who must wait. */
import {
  checked,
  done,
  type Flaw,
  type Flow,
  type FrameOf,
  firstFlaw,
  frame,
  type Game,
  go,
  procedure,
} from '@bridgehead/engine';
import { distanceBetween } from '@bridgehead/hex';
import { number } from '@bridgehead/toolkit';
import { ALLIED_ENTRIES, CLEAR, FIELD, GERMAN_ENTRIES, GRID, hexOf, TERRAIN, TOWN } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { GLIDER_REACH, LATE_ARRIVAL, NEARBY_ENTRY, POLISH_REACH } from '../inferred-formulas.ts';
import { says } from '../says.ts';
import { isFreeSetUp } from '../scenario/options.ts';
import { roll } from '../state/chance.ts';
import { tellOf } from '../state/events.ts';
import { HEXES, UNITS } from '../state/kinds.ts';
import { EXPECTED, hexPlace, placeName } from '../state/places.ts';
import { isHeldBy, isInZoneOf, unitsIn } from '../state/stacks.ts';
import {
  ARRIVED,
  addMark,
  delayOf,
  hexAt,
  NORMAL,
  OUT_OF_COMMUNICATIONS,
  ownerOf,
  placeOf,
  placeUnit,
  SUPPLIED,
  setCp,
  setDelay,
  setEfficiency,
  setGuns,
  setMode,
  setSource,
  setSupply,
  sourceOf,
  TRAVEL,
  turnOf,
} from '../state/state.ts';
import {
  AIRBORNE_FORMATIONS,
  airborneFormation,
  dataOf,
  enemyOf,
  isGlider,
  isOfAirborne,
  sideOfUnit,
  UNIT_COUNT,
  type Unit,
  unitsOf,
} from '../state/units.ts';
import { INCOMING_LIMIT, UNIT_LIMIT } from '../tables/campaign-tables.ts';
import { enterOwned } from './01-ownership.ts';
import { lookAround } from './02-set-up/hidden-units.ts';
import { dropRefusal, isInRough, roughLanding } from './02-set-up/set-up.ts';
import { dropsToday } from './03-weather.ts';
import { isSourceOpen } from './05-supply/airborne-supply.ts';

const REINFORCEMENT = frame('reinforcement', ['begin', 'next', 'rough', 'drop', 'column'], {
  /** Who is due, in order; the first is next. */
  queue: UNITS,
  drops: number(0, UNIT_COUNT),
  /** Entry hexes that have been rolled for this turn, and those among them whose columns are late. */
  rolled: HEXES,
  late: HEXES,
});
type ReinforcementFrame = FrameOf<typeof REINFORCEMENT>;

export const reinforcementFrame = (): ReinforcementFrame => ({
  proc: 'reinforcement',
  step: 'begin',
  queue: [],
  drops: 0,
  rolled: [],
  late: [],
});

/** [6.2] Units of a side on the map, off-board hexes included. */
export const unitsOnMap = (g: Game, side: Side): number => unitsOf(side).filter((u) => hexAt(g, u) >= 0).length;
export const slotsLeft = (g: Game, side: Side): number => UNIT_LIMIT[side] - unitsOnMap(g, side);

/** [6] Everybody whose turn has come and who is not yet there; on turn 1 the airborne units that have just landed. */
function dueUnits(g: Game): Unit[] {
  const turn = turnOf(g);
  const all = Array.from({ length: UNIT_COUNT }, (_, u) => u);
  if (turn === 1) return all.filter((u) => isOfAirborne(u) && hexAt(g, u) >= 0);
  return all
    .filter((u) => placeOf(g, u) === EXPECTED && (dataOf(u).turn ?? Number.POSITIVE_INFINITY) <= turn)
    .sort((a, b) => (dataOf(a).turn ?? 0) - (dataOf(b).turn ?? 0) || a - b);
}

const POLES = AIRBORNE_FORMATIONS.indexOf('POL');

/** [5.2] A Polish source with Germans on it moves to the nearest good hex; -1 if there is none. */
export function polishSource(g: Game): number {
  const source = sourceOf(g, POLES);
  if (source < 0 || !isHeldBy(g, 'german', source)) return source;
  const open = Array.from({ length: GRID.hexCount }, (_, hex) => hex).filter(
    (hex) =>
      distanceBetween(GRID, source, hex) <= POLISH_REACH &&
      (TERRAIN[hex] === CLEAR || TERRAIN[hex] === TOWN) &&
      !isHeldBy(g, 'german', hex) &&
      !isInZoneOf(g, 'german', hex),
  );
  return nearest(open, source);
}

/** [6.2] Where an airborne unit lands today, or -1 if it must wait. */
function dropHex(g: Game, u: Unit, drops: number): number {
  const formation = airborneFormation(u);
  if (drops >= dropsToday(g)) return -1;
  if (formation === POLES) {
    const source = polishSource(g);
    if (source < 0) return -1;
    if (source !== sourceOf(g, POLES)) setSource(g, POLES, source);
    return hasRoom(g, 'allied', source) ? source : -1;
  }
  if (!isSourceOpen(g, formation)) return -1;
  const hex = isFreeSetUp(g) ? sourceOf(g, formation) : hexOf(dataOf(u).hex ?? '');
  if (isGlider(u) && !isGliderGround(hex)) return gliderHex(g, u, hex);
  return hasRoom(g, 'allied', hex) ? hex : -1;
}

const isGliderGround = (hex: number): boolean => TERRAIN[hex] === CLEAR || TERRAIN[hex] === TOWN;

/** [2.1] Gliders land in clear and town hexes only: the nearest to a source in rough ground, away from Germans, or -1. */
function gliderHex(g: Game, u: Unit, source: number): number {
  const open = FIELD.filter(
    (hex) =>
      distanceBetween(GRID, source, hex) <= GLIDER_REACH &&
      dropRefusal(g, u, hex) === undefined &&
      !isHeldBy(g, 'german', hex) &&
      !isInZoneOf(g, 'german', hex),
  );
  return nearest(open, source);
}

/** Of these hexes the nearest to another, or -1. */
const nearest = (hexes: readonly number[], to: number): number =>
  [...hexes].sort((a, b) => distanceBetween(GRID, to, a) - distanceBetween(GRID, to, b) || a - b)[0] ?? -1;

/** [6.1] Up to four units in an entry hex, whatever their stacking values. */
const hasRoom = (g: Game, side: Side, hex: number): boolean =>
  !isHeldBy(g, enemyOf(side), hex) && unitsIn(g, side, hex).length < INCOMING_LIMIT;

/** [6.1] Its own entry hex or the nearest that is open, or -1. */
export function entryHex(g: Game, u: Unit): number {
  const side = sideOfUnit(u);
  const own = hexOf(dataOf(u).hex ?? '');
  const entries = side === 'allied' ? ALLIED_ENTRIES : GERMAN_ENTRIES;
  const open = [own, ...entries].filter(
    (hex) => distanceBetween(GRID, own, hex) <= NEARBY_ENTRY && hasRoom(g, side, hex),
  );
  open.sort((a, b) => distanceBetween(GRID, own, a) - distanceBetween(GRID, own, b));
  return open[0] ?? -1;
}

/** [6] A unit comes on: columns in travel mode, airborne units ready to fight. */
function bringOn(g: Game, u: Unit, hex: number): void {
  const { cp, efficiency, guns = 0 } = dataOf(u);
  const side = sideOfUnit(u);
  placeUnit(g, u, hexPlace(hex));
  setCp(g, u, cp);
  setEfficiency(g, u, efficiency);
  setGuns(g, u, guns);
  setMode(g, u, isOfAirborne(u) ? NORMAL : TRAVEL);
  setSupply(g, u, isOfAirborne(u) ? OUT_OF_COMMUNICATIONS : SUPPLIED);
  addMark(g, u, ARRIVED);
  if (ownerOf(g, hex) !== side) enterOwned(g, side, hex);
  lookAround(g, u);
  tellOf(g, u, 'arrived', { rule: '6', hex: placeName(hexPlace(hex)) });
}

function arrive(g: Game, f: ReinforcementFrame): Flow<ReinforcementFrame['step']> {
  const [u] = f.queue;
  if (u === undefined) return done();
  if (turnOf(g) === 1) return go('drop');
  const isDrop = isOfAirborne(u);
  const hex = slotsLeft(g, sideOfUnit(u)) <= 0 ? -1 : isDrop ? dropHex(g, u, f.drops) : entryHex(g, u);
  if (hex < 0) {
    tellOf(g, u, 'delayed', { rule: '6.2' });
    f.queue = f.queue.slice(1);
    return go('next');
  }
  bringOn(g, u, hex);
  if (isDrop) {
    f.drops += 1;
    return go(isInRough(g, u) ? 'rough' : 'drop');
  }
  return f.rolled.includes(hex) ? settleColumn(g, f) : go('column');
}

const WHOLE_PHASE = 40;

/** [8.6] Who is late has nothing in the first phase. */
function settleColumn(g: Game, f: ReinforcementFrame): Flow<ReinforcementFrame['step']> {
  const [u = 0, ...others] = f.queue;
  if (f.late.includes(hexAt(g, u))) setDelay(g, u, WHOLE_PHASE);
  f.queue = others;
  return go('next');
}

/** [6] The first in the queue has just come on; the others are due and not there yet. On turn 1 all have landed. */
function reinforcementFlaw(g: Game, { queue, step }: ReinforcementFrame): Flaw | undefined {
  const [u = 0, ...others] = queue;
  const turn = turnOf(g);
  const isDue = (one: Unit): boolean => {
    if (turn === 1) return isOfAirborne(one);
    const { turn: comes, hex } = dataOf(one);
    return comes !== undefined && comes <= turn && hex !== undefined && hexAt(g, one) < 0;
  };
  return firstFlaw(
    [queue.length === 0, 'queue', says('nobody-due')],
    [step === 'column' && turn === 1, 'step', says('no-column-first-day')],
    [
      isOfAirborne(u) === (step === 'column'),
      'queue',
      says(step === 'column' ? 'airborne-drop' : 'only-airborne-drop'),
    ],
    [!others.every(isDue), 'queue', says('not-due')],
  );
}

export const reinforcement = procedure(checked(REINFORCEMENT, reinforcementFlaw), {
  begin(g, f) {
    f.queue = dueUnits(g);
    return go('next');
  },
  next: arrive,
  rough: roughLanding<ReinforcementFrame>(
    ({ queue: [u = 0] }) => u,
    () => go('drop'),
  ),
  drop: roll('drop-delay', {
    owner: () => 'allied',
    rolled(g, f, die) {
      const [u = 0, ...others] = f.queue;
      setDelay(g, u, delayOf(g, u) + die);
      f.queue = others;
      return go('next');
    },
  }),
  column: roll('late-arrival', {
    owner: ({ queue: [u = 0] }) => sideOfUnit(u),
    rolled(g, f, die) {
      const [u = 0] = f.queue;
      const hex = hexAt(g, u);
      f.rolled = [...f.rolled, hex];
      if (die <= LATE_ARRIVAL) f.late = [...f.late, hex];
      return settleColumn(g, f);
    },
  }),
});
