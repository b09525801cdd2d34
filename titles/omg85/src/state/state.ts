/** The position: its columns, and the readers and writers through which alone the rules touch it. */
import { type ColumnLayout, cell, type Game, write } from '@bridgehead/engine';
import { clocksOf, layoutOf, PUBLIC, type SeenBy } from '@bridgehead/toolkit';
import { BRIDGES, GRID } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import { hexOfPlace } from './places.ts';
import { AIRBORNE_FORMATIONS, ALLIED_COUNT, GERMAN_COUNT, UNIT_COUNT, type Unit } from './units.ts';

/** Columns that caches depend on are kept by side: a move of one side leaves the other's stacks as they were. */
const COLUMNS = [
  ['alliedAt', ALLIED_COUNT, 'place'],
  ['germanAt', GERMAN_COUNT, 'place'],
  ['cp', UNIT_COUNT, 'printed'],
  ['efficiency', UNIT_COUNT, 'printed'],
  ['op', UNIT_COUNT, 'inside'],
  ['allowance', UNIT_COUNT, 'inside'],
  ['fort', UNIT_COUNT, 'inside'],
  ['mode', UNIT_COUNT, 'outside'],
  ['supply', UNIT_COUNT, 'inside'],
  ['guns', UNIT_COUNT, 'printed'],
  ['marks', UNIT_COUNT, 'marks'],
  ['build', UNIT_COUNT, 'plot'],
  ['attack', UNIT_COUNT, 'plot'],
  ['plotted', UNIT_COUNT, 'plot'],
  ['advance', UNIT_COUNT, 'plot'],
  ['barrage', UNIT_COUNT, 'plot'],
  ['fired', UNIT_COUNT, 'inside'],
  ['delay', UNIT_COUNT, 'plot'],
  ['delayLater', UNIT_COUNT, 'plot'],
  ['spotted', UNIT_COUNT, PUBLIC],
  ['lastSeen', UNIT_COUNT, PUBLIC],
  ['owner', GRID.hexCount, PUBLIC],
  ['bridge', BRIDGES.length, PUBLIC],
  ['source', AIRBORNE_FORMATIONS.length, PUBLIC],
  ['turn', 1, PUBLIC],
  ['clock', 16, 'clock'],
] as const;

export const LAYOUT: ColumnLayout = layoutOf(COLUMNS);
export type Knowledge = SeenBy<typeof COLUMNS>;
type ColumnName = (typeof COLUMNS)[number][0];
const column = (name: ColumnName): number => LAYOUT.names.indexOf(name);

export const ALLIED_AT = column('alliedAt');
export const GERMAN_AT = column('germanAt');
export const OWNER = column('owner');
export const BRIDGE = column('bridge');
const SOURCE = column('source');

/** Where the unit is, as a place (see places.ts). */
export const placeOf = (g: Game, u: Unit): number =>
  u < ALLIED_COUNT ? cell(g, ALLIED_AT, u) : cell(g, GERMAN_AT, u - ALLIED_COUNT);
/** The hex of a unit, or -1. */
export const hexAt = (g: Game, u: Unit): number => hexOfPlace(placeOf(g, u));
export function placeUnit(g: Game, u: Unit, place: number): void {
  if (u < ALLIED_COUNT) write(g, ALLIED_AT, u, place);
  else write(g, GERMAN_AT, u - ALLIED_COUNT, place);
}

/** The columns that hold one number a unit. */
const UNIT_COLUMNS = [
  'cp',
  'efficiency',
  'op',
  'allowance',
  'fort',
  'mode',
  'supply',
  'guns',
  'marks',
  'build',
  'attack',
  'plotted',
  'advance',
  'barrage',
  'fired',
  'delay',
  'delayLater',
  'spotted',
  'lastSeen',
] as const satisfies readonly ColumnName[];
export type UnitColumn = (typeof UNIT_COLUMNS)[number];

interface Field {
  readonly of: (g: Game, u: Unit) => number;
  readonly set: (g: Game, u: Unit, value: number) => void;
}
function field(name: UnitColumn): Field {
  const at = column(name);
  return { of: (g, u) => cell(g, at, u), set: (g, u, value) => write(g, at, u, value) };
}

/** [1.5] Combat strength. */
export const { of: cpOf, set: setCp } = field('cp');
/** [9.1] Percent, 40 to 100. */
export const { of: efficiencyOf, set: setEfficiency } = field('efficiency');
/** [8.6] Operation points that are left. */
export const { of: opOf, set: setOp } = field('op');
/** [9.2] The allowance that the unit last received: what battle time is measured by. */
export const { of: allowanceOf, set: setAllowance } = field('allowance');
/** [8.11] 0 to 5. */
export const { of: fortOf, set: setFort } = field('fort');
/** [8.9] */
export const { of: modeOf, set: setMode } = field('mode');
/** [5.3] */
export const { of: supplyOf, set: setSupply } = field('supply');
/** [8.13] Fire points of the artillery at full strength. */
export const { of: gunsOf, set: setGuns } = field('guns');
/** [7.1] What is plotted for the next Buildup/Breakdown Phase. */
export const { of: buildOf, set: setBuild } = field('build');
/** [8.15] One more than the hex that the unit will attack, or 0. */
const attackField = field('attack');
/** [8.15] The number of the plot: 1 for the first of the phase. */
export const { of: plottedOf, set: setPlotted } = field('plotted');
/** [8.16] How many hexes it will advance. */
export const { of: advanceOf, set: setAdvance } = field('advance');
/** [8.13] One more than the target hex of an offensive barrage, or 0. */
const barrageField = field('barrage');
/** [8.13] How often its guns have fired in this Combat Phase. */
export const { of: firedOf, set: setFired } = field('fired');
/** Operation points that air attacks and interdiction take in the next grant [4.2] [4.3], and in the one after. */
export const { of: delayOf, set: setDelay } = field('delay');
export const { of: delayLaterOf, set: setDelayLater } = field('delayLater');
/** [2.1] Whether the enemy remembers where he saw it: 2 until his next Operation Phase, 1 in it, 0 not at all. */
export const { of: spottedOf, set: setSpotted } = field('spotted');
/** One more than the hex where the enemy last saw it, and the turn, as hex + 1 + 1000 turns. */
export const { of: lastSeenOf, set: setLastSeen } = field('lastSeen');

export const targetOf = (g: Game, u: Unit): number => attackField.of(g, u) - 1;
export const setTarget = (g: Game, u: Unit, hex: number): void => attackField.set(g, u, hex + 1);
export const barrageOf = (g: Game, u: Unit): number => barrageField.of(g, u) - 1;
export const setBarrage = (g: Game, u: Unit, hex: number): void => barrageField.set(g, u, hex + 1);

export const NORMAL = 0;
export const TRAVEL = 1;
export const isTravelling = (g: Game, u: Unit): boolean => modeOf(g, u) === TRAVEL;

export const SUPPLIED = 0;
export const OUT_OF_COMMUNICATIONS = 1;
export const UNSUPPLIED = 2;
export const ISOLATED = 3;

export const NO_PLOT = 0;
export const BUILD_UP = 1;
export const BREAK_DOWN = 2;

/** Marks on a unit, one bit each. */
export const MOVED = 1;
export const OUT_OF_COMMAND = 2;
/** [5.1] An airborne unit with a ground trace in the latest Supply Phase. */
export const LINKED = 4;
/** [8.5] Plotted to be disbanded. */
export const DISBANDING = 8;
/** [8.13] Additional fire points that it has received, the first and the second. */
export const GUNS_FIRST = 16;
export const GUNS_SECOND = 32;
/** [8.8] An engineer that has taken a unit over a river in this phase. */
export const LIFTED = 64;
/** [6] Came on this turn. */
export const ARRIVED = 128;
/** [8.13] Its protective fire is for two attacks. */
export const TWO_TARGETS = 256;
/** [5.2] Given airborne supply in this Supply Phase of the Advanced game. */
export const AIR_SUPPLIED = 512;
export const MARK_NAMES = {
  moved: MOVED,
  'out-of-command': OUT_OF_COMMAND,
  linked: LINKED,
  disbanding: DISBANDING,
  'first-guns': GUNS_FIRST,
  'second-guns': GUNS_SECOND,
  lifted: LIFTED,
  arrived: ARRIVED,
  'two-targets': TWO_TARGETS,
  'air-supplied': AIR_SUPPLIED,
} as const;

const { of: marksOf, set: setMarks } = field('marks');
export const hasMark = (g: Game, u: Unit, mark: number): boolean => (marksOf(g, u) & mark) !== 0;
export const addMark = (g: Game, u: Unit, mark: number): void => setMarks(g, u, marksOf(g, u) | mark);
export const removeMark = (g: Game, u: Unit, mark: number): void => setMarks(g, u, marksOf(g, u) & ~mark);
export { marksOf };

const ALLIED_OWNER = 1;
/** [1.4] Who entered a hex last. */
export const ownerOf = (g: Game, hex: number): Side => (cell(g, OWNER, hex) === ALLIED_OWNER ? 'allied' : 'german');
export const setOwner = (g: Game, hex: number, side: Side): void =>
  write(g, OWNER, hex, side === 'allied' ? ALLIED_OWNER : 0);

/** [8.12] */
export const UNTESTED = 0;
export const SAFE = 1;
export const BLOWN = 2;
export const bridgeState = (g: Game, bridge: number): number => cell(g, BRIDGE, bridge);
export const setBridge = (g: Game, bridge: number, state: number): void => write(g, BRIDGE, bridge, state);

/** [5.2] The supply source of an airborne formation, or -1 while it has none. */
export const sourceOf = (g: Game, formation: number): number => cell(g, SOURCE, formation) - 1;
export const setSource = (g: Game, formation: number, hex: number): void => write(g, SOURCE, formation, hex + 1);

export const CLOCKS = [
  'weather',
  /** [3.2] Air points left. */
  'alliedAir',
  'germanAir',
  /** [4.2] Points spent on interdiction this turn. */
  'interdiction',
  /** [8.8] 1 once the ferry has carried its unit this turn. */
  'ferryUsed',
  /** [8.15] Plots so far in this phase. */
  'plots',
  /** [10.1] Sources that have been overrun, one bit each. */
  'overrun',
  /** [8.8] 1 once a unit has advanced over a river in this Combat Phase. */
  'riverAdvance',
  /** 1 or 2: which Operation Phase of the turn. */
  'round',
] as const;
export type ClockName = (typeof CLOCKS)[number];
export const { clock, setClock, turnOf, setTurn } = clocksOf(LAYOUT, CLOCKS);
