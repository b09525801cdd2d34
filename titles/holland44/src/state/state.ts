/** The position: its columns, and the readers and writers through which alone the rules touch it. */
import { type ColumnLayout, cell, type Game, type SetUp, write } from '@bridgehead/engine';
import { clocksOf, layoutOf as layoutWith, PUBLIC } from '@bridgehead/toolkit';
import { CITY, MAP } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { rulesFor } from '../editions.ts';
import { BRIDGES, FERRIES, INTACT, WIRED } from './bridges.ts';
import { areaOfPlace, hexOfPlace, hexPlace } from './places.ts';
import {
  ALLIED_COUNT,
  FIRST_COUNT,
  FIRST_UNKNOWN_COUNT,
  GERMAN_COUNT,
  indexInSide,
  LATER_ALLIED,
  LATER_GERMAN,
  rosterFor,
  sideOfUnit,
  type Unit,
} from './units.ts';

/**
 * Columns that caches depend on are kept by side: a move of one side leaves the other's zones as they were. The counters lie open, and
 * what an Unknown unit is nobody has decided yet.
 */
const columnsFor = ({ allied, german, unknown }: Sizes) =>
  [
    ['alliedAt', allied, PUBLIC],
    ['germanAt', german, PUBLIC],
    ['alliedSteps', allied, PUBLIC],
    ['germanSteps', german, PUBLIC],
    ['alliedOrder', allied, PUBLIC],
    ['germanOrder', german, PUBLIC],
    ['alliedMarks', allied, PUBLIC],
    ['germanMarks', german, PUBLIC],
    ['parent', allied + german, PUBLIC],
    ['landed', allied + german, PUBLIC],
    ['autoDs', allied + german, PUBLIC],
    ['unknownAt', unknown, PUBLIC],
    ['bridge', BRIDGES.length, PUBLIC],
    ['ferryUsed', FERRIES.length, PUBLIC],
    ['engineerFerry', allied + german, PUBLIC],
    ['trafficAt', 6, PUBLIC],
    ['held', MAP.grid.hexCount, PUBLIC],
    ['turn', 1, PUBLIC],
    ['clock', 24, PUBLIC],
  ] as const;

interface Sizes {
  readonly allied: number;
  readonly german: number;
  readonly unknown: number;
}

const FIRST_SIZES: Sizes = { allied: ALLIED_COUNT, german: GERMAN_COUNT, unknown: FIRST_UNKNOWN_COUNT };

/** The columns of the first edition; those of the second have the same names. */
export const LAYOUT: ColumnLayout = layoutWith(columnsFor(FIRST_SIZES));

/** The columns of a game: they are longer if it is played with counters that only the second edition has. */
export function layoutOf(setUp: Pick<SetUp, 'edition' | 'rules'>): ColumnLayout {
  const rules = rulesFor(setUp);
  const hasLater = rosterFor(rules).some((u) => u >= FIRST_COUNT);
  if (!hasLater && rules.unknownCount === FIRST_UNKNOWN_COUNT) return LAYOUT;
  return layoutWith(
    columnsFor({
      allied: ALLIED_COUNT + (hasLater ? LATER_ALLIED : 0),
      german: GERMAN_COUNT + (hasLater ? LATER_GERMAN : 0),
      unknown: rules.unknownCount,
    }),
  );
}

type ColumnName = ReturnType<typeof columnsFor>[number][0];
const column = (name: ColumnName): number => LAYOUT.names.indexOf(name);

export const ALLIED_AT = column('alliedAt');
export const GERMAN_AT = column('germanAt');
export const ALLIED_STEPS = column('alliedSteps');
export const GERMAN_STEPS = column('germanSteps');
export const ALLIED_ORDER = column('alliedOrder');
export const GERMAN_ORDER = column('germanOrder');
export const ALLIED_MARKS = column('alliedMarks');
const GERMAN_MARKS = column('germanMarks');
export const UNKNOWN_AT = column('unknownAt');
export const BRIDGE = column('bridge');
export const HELD = column('held');
const PARENT = column('parent');
const LANDED = column('landed');
const AUTO_DS = column('autoDs');
const FERRY_USED = column('ferryUsed');
const ENGINEER_FERRY = column('engineerFerry');
export const TRAFFIC_AT = column('trafficAt');
export const TURN = column('turn');

/** A unit of the second edition stands at the end of its side's column; where it is not played with, it is in the counter mix. */
const laterCell = (g: Game, allied: number, german: number, u: Unit): number =>
  g.cells[sideOfUnit(u) === 'german' ? german : allied]?.[indexInSide(u)] ?? 0;

/** A column that is kept for all units. */
const ownCell = (g: Game, column: number, u: Unit): number =>
  u < FIRST_COUNT ? cell(g, column, u) : (g.cells[column]?.[u] ?? 0);

const isAllied = (u: Unit): boolean => sideOfUnit(u) === 'allied';

/** Where the unit is, as a place (see places.ts). */
export function placeOf(g: Game, u: Unit): number {
  if (u < ALLIED_COUNT) return cell(g, ALLIED_AT, u);
  return u < FIRST_COUNT ? cell(g, GERMAN_AT, u - ALLIED_COUNT) : laterCell(g, ALLIED_AT, GERMAN_AT, u);
}

/** The hex of a unit, or OFF_MAP. */
export const hexOf = (g: Game, u: Unit): number => hexOfPlace(placeOf(g, u));

/** The Entry Area of a unit, or -1. */
export const areaOf = (g: Game, u: Unit): number => areaOfPlace(placeOf(g, u));

export const placeUnit = (g: Game, u: Unit, place: number): void =>
  write(g, isAllied(u) ? ALLIED_AT : GERMAN_AT, indexInSide(u), place);

export function stepsOf(g: Game, u: Unit): number {
  if (u < ALLIED_COUNT) return cell(g, ALLIED_STEPS, u);
  return u < FIRST_COUNT ? cell(g, GERMAN_STEPS, u - ALLIED_COUNT) : laterCell(g, ALLIED_STEPS, GERMAN_STEPS, u);
}

export const setSteps = (g: Game, u: Unit, steps: number): void =>
  write(g, isAllied(u) ? ALLIED_STEPS : GERMAN_STEPS, indexInSide(u), steps);

/** [14.1.1] */
export const GOOD_ORDER = 0;
export const DISRUPTED = 1;
export const FULL_RETREAT = 2;

export function orderOf(g: Game, u: Unit): number {
  if (u < ALLIED_COUNT) return cell(g, ALLIED_ORDER, u);
  return u < FIRST_COUNT ? cell(g, GERMAN_ORDER, u - ALLIED_COUNT) : laterCell(g, ALLIED_ORDER, GERMAN_ORDER, u);
}

export const setOrder = (g: Game, u: Unit, order: number): void =>
  write(g, isAllied(u) ? ALLIED_ORDER : GERMAN_ORDER, indexInSide(u), order);

export const isInGoodOrder = (g: Game, u: Unit): boolean => orderOf(g, u) === GOOD_ORDER;
export const isInFullRetreat = (g: Game, u: Unit): boolean => orderOf(g, u) === FULL_RETREAT;

/** Markers on a unit, one bit each. */
export const ENGAGED = 1;
export const SCATTERED = 2;
export const SPENT = 4;
export const OUT_OF_SUPPLY = 8;
/** [17.5] Artillery on its Fired side. */
export const FIRED = 16;
/** [17.3] Artillery under a Moved marker. */
export const MOVED_MARKER = 32;
/** [20.2.5] */
export const REPLACEMENT = 64;
/** [18.6] */
export const DISMOUNTED = 128;
/** [18.2.2] A Supply Head on its Depleted side. */
export const DEPLETED = 256;
/** [23.6] A garrison that may move. */
export const RELEASED = 512;
/** Has completed its movement in this Movement Phase [8.1]. */
export const HAS_MOVED = 1024;
/** [8.2] Used Extended Movement in this Movement Phase. */
export const EXTENDED = 2048;
/** [21.2] A two-sided Breakdown unit on its Mechanized side. */
export const MECHANIZED_FACE = 4096;
/** [19.6] Moved between Entry Areas this turn. */
export const CHANGED_AREA = 8192;
/** [23.4] Went too far across its corps boundary. */
export const ASTRAY = 16384;

/** [8.3.3] Forgoes its movement so that others may pass through its hex. */
export const COVERING = 32768;
/** [17.3] Its Moved marker was placed in this Movement Phase, so it stays. */
export const FRESH_MARKER = 65536;
/** [9.1] Has taken part in an attack in this Combat Phase, and so may not again. */
export const HAS_ATTACKED = 131072;
/** [9.1] Has been attacked in this Combat Phase. */
export const WAS_ATTACKED = 262144;
/** [13.2] [13.5] Has retreated in this phase. */
export const RETREATED = 524288;
/** [23.3.2] An Engineer unit that has enabled its one River Assault of the turn. */
export const ASSAULT_USED = 1048576;
/** [16.5] Spends its Breakthrough Combat on helping the attack that comes next. */
export const ASSISTING = 2097152;
/** [9.5.3] Has completed its movement without leaving the hex in which it began the player-turn. */
export const IN_PLACE = 4194304;

/** The markers that a position notation names as states. */
export const MARK_NAMES = {
  engaged: ENGAGED,
  scattered: SCATTERED,
  spent: SPENT,
  'out-of-supply': OUT_OF_SUPPLY,
  fired: FIRED,
  moved: MOVED_MARKER,
  replacement: REPLACEMENT,
  dismounted: DISMOUNTED,
  depleted: DEPLETED,
  released: RELEASED,
  'has-moved': HAS_MOVED,
  extended: EXTENDED,
  'mechanized-face': MECHANIZED_FACE,
  'changed-area': CHANGED_AREA,
  astray: ASTRAY,
  covering: COVERING,
  'fresh-marker': FRESH_MARKER,
  'has-attacked': HAS_ATTACKED,
  'was-attacked': WAS_ATTACKED,
  retreated: RETREATED,
  'assault-used': ASSAULT_USED,
  assisting: ASSISTING,
  'in-place': IN_PLACE,
} as const;

export function marksOn(g: Game, u: Unit): number {
  if (u < ALLIED_COUNT) return cell(g, ALLIED_MARKS, u);
  return u < FIRST_COUNT ? cell(g, GERMAN_MARKS, u - ALLIED_COUNT) : laterCell(g, ALLIED_MARKS, GERMAN_MARKS, u);
}

export const hasMark = (g: Game, u: Unit, mark: number): boolean => (marksOn(g, u) & mark) !== 0;

export const setMarks = (g: Game, u: Unit, marks: number): void =>
  write(g, isAllied(u) ? ALLIED_MARKS : GERMAN_MARKS, indexInSide(u), marks);

export const addMark = (g: Game, u: Unit, mark: number): void => setMarks(g, u, marksOn(g, u) | mark);
export const removeMark = (g: Game, u: Unit, mark: number): void => setMarks(g, u, marksOn(g, u) & ~mark);

/** [9.5.3] The unit has completed its movement; it has not moved unless it has done so before. */
export function completeInPlace(g: Game, u: Unit): void {
  if (!hasMark(g, u, HAS_MOVED)) addMark(g, u, HAS_MOVED | IN_PLACE);
}

/** [21.3] The unit that a Breakdown unit came from, or undefined. */
export function parentOf(g: Game, u: Unit): Unit | undefined {
  const parent = ownCell(g, PARENT, u);
  return parent === 0 ? undefined : parent - 1;
}
export const setParent = (g: Game, u: Unit, parent: Unit | undefined): void =>
  write(g, PARENT, u, parent === undefined ? 0 : parent + 1);

/** [18.5] The turn on which an airborne unit landed; 0 if it has not. */
export const landedOn = (g: Game, u: Unit): number => ownCell(g, LANDED, u);
export const setLanded = (g: Game, u: Unit, turn: number): void => write(g, LANDED, u, turn);

/** [8.7] The place of the hex that the unit cleared by an Automatic DS and may still advance from; 0 without a marker. */
export const autoDsTarget = (g: Game, u: Unit): number => ownCell(g, AUTO_DS, u);
export const setAutoDsTarget = (g: Game, u: Unit, place: number): void => write(g, AUTO_DS, u, place);
export const hasAutoDs = (g: Game, u: Unit): boolean => ownCell(g, AUTO_DS, u) !== 0;

/** [25.5] How many Unknown units there are in a game. */
export const unknownCount = (g: Game): number => g.cells[UNKNOWN_AT]?.length ?? 0;

/** The hex of an unrevealed Unknown unit, or OFF_MAP once it has been revealed. */
export const unknownHex = (g: Game, index: number): number => hexOfPlace(cell(g, UNKNOWN_AT, index));
export const placeUnknown = (g: Game, index: number, place: number): void => write(g, UNKNOWN_AT, index, place);

export const TRAFFIC_COUNT = 6;
/** [24.3] A marker that is not on the map: in the Holding Box, or still on the Turn Record Track. */
export const IN_HOLDING_BOX = 0;
export const ON_TURN_TRACK = -1;

export const trafficPlace = (g: Game, index: number): number => cell(g, TRAFFIC_AT, index);
export const placeTraffic = (g: Game, index: number, place: number): void => write(g, TRAFFIC_AT, index, place);

/** [24.2] */
export function hasTraffic(g: Game, hex: number): boolean {
  const place = hexPlace(hex);
  for (let i = 0; i < TRAFFIC_COUNT; i++) if (trafficPlace(g, i) === place) return true;
  return false;
}

export const bridgeState = (g: Game, bridge: number): number => cell(g, BRIDGE, bridge);
export const setBridge = (g: Game, bridge: number, state: number): void => write(g, BRIDGE, bridge, state);

/** [5.2] A blown bridge is as good as none; so is one under repair [5.8]. */
export function isBridgeUp(g: Game, bridge: number): boolean {
  const state = bridgeState(g, bridge);
  return state === WIRED || state === INTACT;
}

/** [8.5.6] Steps that a printed Ferry has carried this turn. */
export const ferryUsed = (g: Game, ferry: number): number => cell(g, FERRY_USED, ferry);
export const setFerryUsed = (g: Game, ferry: number, steps: number): void => write(g, FERRY_USED, ferry, steps);

/**
 * [23.3.3] What an Engineer unit's Ferry has carried this Movement Phase: steps, Vehicle steps, and on which hexside;
 * undefined while it has carried nothing.
 */
export interface EngineerFerry {
  readonly side: number;
  readonly steps: number;
  readonly vehicleSteps: number;
}
export function engineerFerry(g: Game, u: Unit): EngineerFerry | undefined {
  const packed = ownCell(g, ENGINEER_FERRY, u);
  if (packed === 0) return undefined;
  return { side: Math.floor(packed / 100) - 1, steps: Math.floor(packed / 10) % 10, vehicleSteps: packed % 10 };
}
export const setEngineerFerry = (g: Game, u: Unit, ferry: EngineerFerry | undefined): void =>
  write(g, ENGINEER_FERRY, u, ferry === undefined ? 0 : packEngineerFerry(ferry));
export const packEngineerFerry = ({ side, steps, vehicleSteps }: EngineerFerry): number =>
  (side + 1) * 100 + steps * 10 + vehicleSteps;

/** City hexes and the two victory Towns: who occupied them last [18.3.2] [26.5.1]. At first the Germans. */
export const CONTROLLED_HEXES: readonly number[] = [
  ...new Set([
    ...MAP.marks.filter(({ mark }) => mark === 'objective').map(({ hex }) => hex),
    ...Array.from({ length: MAP.grid.hexCount }, (_, hex) => hex).filter((hex) => MAP.terrain[hex] === CITY),
  ]),
].sort((a, b) => a - b);

const HELD_BY_ALLIES = 1;

export const holderOf = (g: Game, hex: number): Side => (cell(g, HELD, hex) === HELD_BY_ALLIES ? 'allied' : 'german');
export const setHolder = (g: Game, hex: number, side: Side): void =>
  write(g, HELD, hex, side === 'allied' ? HELD_BY_ALLIES : 0);

export const CLOCKS = [
  'weatherAm',
  'weatherPm',
  /** The turn of the last landing [22.1.2]. */
  'lastLanding',
  /** [22.4] Airlanding Points used this turn. */
  'pointsUsed',
  /** [17.8] Artillery units flipped this phase. */
  'resupplied',
  /** [17.8.2] Airborne ones among them. */
  'resuppliedAirborne',
  /** [20.2.2] Replacements used this turn: from the west, from the north or east, the British one. */
  'replacedWest',
  'replacedEast',
  'replacedBritish',
  /** [22.7] Steps on the Airborne Replacement Track. */
  'returnees1',
  'returnees82',
  'returnees101',
  'returneesPolish',
  /** Those of them recorded this turn, which may not be used yet. */
  'newReturnees1',
  'newReturnees82',
  'newReturnees101',
  'newReturneesPolish',
  /** [22.7] Divisions that have received a step this turn, one bit each. */
  'returned',
  /** [25.6] An Unknown unit was repositioned this turn. */
  'unknownMoved',
  /** [26.2] 1 once an Allied unit has stood north of the Lower Rhine. */
  'beyondRhine',
  /** [10.7] Air units used this turn. */
  'airUsed',
  /** 0: the game goes on; 1: the Allied player has won; 2: the German player has. */
  'winner',
  /** [2e 11.4.2] One more than the unit that has just become a Remnant and may yet be given up; 0: none. */
  'newRemnant',
] as const;
export type ClockName = (typeof CLOCKS)[number];

export const { clock, setClock, turnOf, setTurn } = clocksOf(LAYOUT, CLOCKS);
