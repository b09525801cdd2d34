/** The position: its columns with who knows them, and the readers and writers through which alone the rules touch it. */
import { type ColumnLayout, cached, cell, type Game, write } from '@bridgehead/engine';
import { clocksOf, layoutOf, PUBLIC, type SeenBy } from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import { WATCHED } from '../data/objectives.ts';
import { SOURCES } from '../data/sources.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { CRTS, type Crt } from '../tables/combat-results.ts';
import { PLANS, type Plan } from '../tables/plans.ts';
import { WEATHERS, type Weather } from '../tables/weather.ts';
import { hexOfPlace } from './places.ts';
import { AIR_COUNT, type AirUnit, ALLIED_COUNT, AXIS_COUNT, UNIT_COUNT, type Unit } from './units.ts';

/** Declared attacks of one phase. */
export const MOST_ATTACKS = 80;

/** Columns that caches depend on are kept by side: a move of one side leaves the other's zones as they were. */
const COLUMNS = [
  ['alliedAt', ALLIED_COUNT, PUBLIC],
  ['axisAt', AXIS_COUNT, PUBLIC],
  ['alliedReserve', ALLIED_COUNT, PUBLIC],
  ['axisReserve', AXIS_COUNT, PUBLIC],
  ['steps', UNIT_COUNT, PUBLIC],
  ['mode', UNIT_COUNT, PUBLIC],
  ['marks', UNIT_COUNT, PUBLIC],
  ['spent', UNIT_COUNT, PUBLIC],
  /** [4.2.2] Untried or which chit it turned out to be: it is drawn when it is turned up, so nobody can know it before. */
  ['chit', UNIT_COUNT, PUBLIC],
  /** [10.3.4] Where a fire-support marker lies: the enemy sees only whether it is used. */
  ['marker', UNIT_COUNT, 'marker'],
  ['returns', UNIT_COUNT, PUBLIC],
  ['attack', UNIT_COUNT, PUBLIC],
  ['target', GRID.hexCount, PUBLIC],
  ['crt', MOST_ATTACKS + 1, PUBLIC],
  ['air', AIR_COUNT, PUBLIC],
  ['strongpoint', GRID.hexCount, PUBLIC],
  ['holder', WATCHED.length, PUBLIC],
  ['source', SOURCES.length, PUBLIC],
  ['weather', 1, PUBLIC],
  /** [18.2.7] The plan of the Axis. */
  ['plan', 1, 'plan'],
  ['turn', 1, PUBLIC],
  ['clock', 16, PUBLIC],
] as const;

export const LAYOUT: ColumnLayout = layoutOf(COLUMNS);
export type Knowledge = SeenBy<typeof COLUMNS>;
type ColumnName = (typeof COLUMNS)[number][0];
const column = (name: ColumnName): number => LAYOUT.names.indexOf(name);

export const AT: Readonly<Record<Side, number>> = { allied: column('alliedAt'), axis: column('axisAt') };
export const RESERVE: Readonly<Record<Side, number>> = {
  allied: column('alliedReserve'),
  axis: column('axisReserve'),
};
export const STRONGPOINT = column('strongpoint');
export const SOURCE = column('source');
export const WEATHER = column('weather');
const [STEPS, MODE, MARKS, SPENT, CHIT, MARKER] = (['steps', 'mode', 'marks', 'spent', 'chit', 'marker'] as const).map(
  column,
) as [number, number, number, number, number, number];
const [RETURNS, ATTACK, TARGET, CRT, AIR, HOLDER] = (
  ['returns', 'attack', 'target', 'crt', 'air', 'holder'] as const
).map(column) as [number, number, number, number, number, number];
const PLAN = column('plan');

/** Where a column has anything. */
function indexesWith(g: Game, column: number): readonly number[] {
  const found: number[] = [];
  g.cells[column]?.forEach((value, index) => {
    if (value !== 0) found.push(index);
  });
  return found;
}

const isAllied = (u: Unit): boolean => u < ALLIED_COUNT;

/** Where the unit is, as a place (see places.ts). */
export const placeOf = (g: Game, u: Unit): number =>
  isAllied(u) ? cell(g, AT.allied, u) : cell(g, AT.axis, u - ALLIED_COUNT);
/** The hex of a unit, or OFF_MAP. */
export const hexAt = (g: Game, u: Unit): number => hexOfPlace(placeOf(g, u));
export function placeUnit(g: Game, u: Unit, place: number): void {
  if (isAllied(u)) write(g, AT.allied, u, place);
  else write(g, AT.axis, u - ALLIED_COUNT, place);
}

/** [8.2] */
export const isInReserve = (g: Game, u: Unit): boolean =>
  (isAllied(u) ? cell(g, RESERVE.allied, u) : cell(g, RESERVE.axis, u - ALLIED_COUNT)) === 1;
/** Everybody who is, in order. */
const reservesOf =
  (column: number, first: Unit) =>
  (g: Game): readonly Unit[] =>
    indexesWith(g, column).map((i) => first + i);
export const alliedReserves = cached([RESERVE.allied], reservesOf(RESERVE.allied, 0));
export const axisReserves = cached([RESERVE.axis], reservesOf(RESERVE.axis, ALLIED_COUNT));
export function setReserve(g: Game, u: Unit, isReserve: boolean): void {
  if (isAllied(u)) write(g, RESERVE.allied, u, isReserve ? 1 : 0);
  else write(g, RESERVE.axis, u - ALLIED_COUNT, isReserve ? 1 : 0);
}

export const stepsOf = (g: Game, u: Unit): number => cell(g, STEPS, u);
export const setSteps = (g: Game, u: Unit, steps: number): void => write(g, STEPS, u, steps);

/** [7.6] */
export const isDeployed = (g: Game, u: Unit): boolean => cell(g, MODE, u) === 1;
export const setDeployed = (g: Game, u: Unit, deployed: boolean): void => write(g, MODE, u, deployed ? 1 : 0);

/** Marks on a unit, one bit each. */
/** [7.1.3] Has moved in this phase. */
export const MOVED = 1;
/** [6.4] Found out of supply in the Supply Status Phase. */
export const OUT_OF_SUPPLY = 2;
/** [14.3.5] Builds a strongpoint. */
export const BUILDING = 4;
/** [18.2.3] A garrison that may move. */
export const RELEASED = 8;
/** [15.4.2] An Axis HQ on its Depleted side. */
export const DEPLETED = 16;
/** [7.6.2] Changes of mode in this segment, one and two. */
export const MODE_ONCE = 32;
export const MODE_TWICE = 64;
/** [7.6.2] Began the phase in enemy zones; [8.1.1] only such a unit may infiltrate. */
export const BEGAN_IN_ZONE = 128;
/** [9.3.4] Has reacted into the hex in which it stands. */
export const REACTED = 256;
/** [16.5.3] A French unit that began a strongpoint this turn. */
export const BEGAN_BUILDING = 1024;
export const MARK_NAMES = {
  moved: MOVED,
  'out-of-supply': OUT_OF_SUPPLY,
  building: BUILDING,
  released: RELEASED,
  depleted: DEPLETED,
  'mode-changed': MODE_ONCE,
  'mode-changed-twice': MODE_TWICE,
  'began-in-zone': BEGAN_IN_ZONE,
  reacted: REACTED,
  'began-building': BEGAN_BUILDING,
} as const;
export const marksOf = (g: Game, u: Unit): number => cell(g, MARKS, u);
export const hasMark = (g: Game, u: Unit, mark: number): boolean => (marksOf(g, u) & mark) !== 0;
export const addMark = (g: Game, u: Unit, mark: number): void => write(g, MARKS, u, marksOf(g, u) | mark);
export const removeMark = (g: Game, u: Unit, mark: number): void => write(g, MARKS, u, marksOf(g, u) & ~mark);

/** [7.1.3] Half points spent in this phase. */
export const spentOf = (g: Game, u: Unit): number => cell(g, SPENT, u);
export const setSpent = (g: Game, u: Unit, spent: number): void => write(g, SPENT, u, spent);

/** [4.2] The chit of a unit that has been turned up, or -1. */
export const chitOf = (g: Game, u: Unit): number => cell(g, CHIT, u) - 1;
export const setChit = (g: Game, u: Unit, chit: number): void => write(g, CHIT, u, chit + 1);

/** [10.1.3] [10.4] [10.4.1] A marker is Used, Ready, or lies on a hex as final protective fire. */
const READY_MARKER = 1;
const FIRST_FPF = 2;
export const isMarkerUsed = (g: Game, u: Unit): boolean => cell(g, MARKER, u) === 0;
/** The hex on which the marker lies, or -1. */
export const fpfHexOf = (g: Game, u: Unit): number => Math.max(-1, cell(g, MARKER, u) - FIRST_FPF);
export const setMarkerUsed = (g: Game, u: Unit): void => write(g, MARKER, u, 0);
export const setMarkerReady = (g: Game, u: Unit): void => write(g, MARKER, u, READY_MARKER);
export const assignMarker = (g: Game, u: Unit, hex: number): void => write(g, MARKER, u, FIRST_FPF + hex);
/** [10.3.4] What the enemy sees of a marker. */
export const markerSeen = (value: number): number => (value === 0 ? 0 : READY_MARKER);
export const MARKER_READY = READY_MARKER;
export const markerOn = (hex: number): number => FIRST_FPF + hex;

/** [15.3.1] The turn on which an HQ comes back. */
export const returnsOn = (g: Game, u: Unit): number => cell(g, RETURNS, u);
export const setReturns = (g: Game, u: Unit, turn: number): void => write(g, RETURNS, u, turn);

/** [9.1] The number of the declared attack of a unit or on a hex, or 0. */
export const attackOf = (g: Game, u: Unit): number => cell(g, ATTACK, u);
export const setAttack = (g: Game, u: Unit, attack: number): void => write(g, ATTACK, u, attack);
export const attackOn = (g: Game, hex: number): number => cell(g, TARGET, hex);
export const setAttackOn = (g: Game, hex: number, attack: number): void => write(g, TARGET, hex, attack);
/** The hexes under declared attacks, in order. */
export const targetHexes = cached([TARGET], (g): readonly number[] => indexesWith(g, TARGET));
export const attackCells = (g: Game): readonly number[] => g.cells[ATTACK] ?? [];

/** [9.1.2] [16.1.5] How a declared attack is to be fought. */
export interface AttackKind {
  readonly crt: Crt;
  /** By fire of anti-tank units alone. */
  readonly fire: boolean;
}
const FIRE = 4;
export function kindOfAttack(g: Game, attack: number): AttackKind | undefined {
  const value = cell(g, CRT, attack);
  if (value === 0) return undefined;
  return { crt: CRTS[(value % FIRE) - 1] ?? 'assault', fire: value >= FIRE };
}
export const attackCode = ({ crt, fire }: AttackKind): number => CRTS.indexOf(crt) + 1 + (fire ? FIRE : 0);
export const setKindOfAttack = (g: Game, attack: number, kind: AttackKind | undefined): void =>
  write(g, CRT, attack, kind === undefined ? 0 : attackCode(kind));

/** [5.3] [5.3.1] [11.2] Where an air unit is: to come, Ready, Used, or over a hex. */
export const AIR_EXPECTED = 0;
export const AIR_READY = 1;
export const AIR_USED = 2;
const FIRST_AIR_HEX = 3;
export const airAt = (g: Game, air: AirUnit): number => cell(g, AIR, air);
export const setAir = (g: Game, air: AirUnit, value: number): void => write(g, AIR, air, value);
/** The hex over which it interdicts, or -1. */
export const airHexOf = (g: Game, air: AirUnit): number => Math.max(-1, airAt(g, air) - FIRST_AIR_HEX);
export const airOver = (hex: number): number => FIRST_AIR_HEX + hex;
export const AIR_COLUMN = AIR;

/** [14.3.2] */
export interface Strongpoint {
  readonly side: Side;
  readonly active: boolean;
}
export function strongpointIn(g: Game, hex: number): Strongpoint | undefined {
  const value = cell(g, STRONGPOINT, hex);
  if (value === 0) return undefined;
  return { side: SIDES[Math.floor((value - 1) / 2)] ?? 'allied', active: value % 2 === 0 };
}
/** Whether a side has an active strongpoint in a hex. */
export const hasStrongpoint = (g: Game, side: Side, hex: number): boolean =>
  cell(g, STRONGPOINT, hex) === (side === 'allied' ? ACTIVE_ALLIED : ACTIVE_AXIS);
export const strongpointCode = ({ side, active }: Strongpoint): number => SIDES.indexOf(side) * 2 + (active ? 2 : 1);
export const setStrongpoint = (g: Game, hex: number, strongpoint: Strongpoint | undefined): void =>
  write(g, STRONGPOINT, hex, strongpoint === undefined ? 0 : strongpointCode(strongpoint));
/** The hexes with strongpoints of any kind, in order. */
export const strongpointHexes = cached([STRONGPOINT], (g): readonly number[] => indexesWith(g, STRONGPOINT));

const [ACTIVE_ALLIED, ACTIVE_AXIS] = SIDES.map((side) => strongpointCode({ side, active: true })) as [number, number];

/** [3.1.1] Whose a watched hex is. */
export const holderOf = (g: Game, watched: number): Side => SIDES[cell(g, HOLDER, watched)] ?? 'allied';
export const setHolder = (g: Game, watched: number, side: Side): void => write(g, HOLDER, watched, SIDES.indexOf(side));

/** [6.3.1] Whether a source gives supply. */
export const isSourceOpen = (g: Game, source: number): boolean => cell(g, SOURCE, source) === 1;
export const setSourceOpen = (g: Game, source: number, open: boolean): void => write(g, SOURCE, source, open ? 1 : 0);

export const weatherOf = (g: Game): Weather => WEATHERS[cell(g, WEATHER, 0)] ?? 'dry';
export const setWeather = (g: Game, weather: Weather): void => write(g, WEATHER, 0, WEATHERS.indexOf(weather));
export const isRain = (g: Game): boolean => weatherOf(g) === 'rain';

/** [18.2.7] */
export const planOf = (g: Game): Plan | undefined => PLANS[cell(g, PLAN, 0) - 1];
export const setPlan = (g: Game, plan: Plan): void => write(g, PLAN, 0, PLANS.indexOf(plan) + 1);

export const CLOCKS = [
  /** [18.2.7] 1 once the plan is drawn. */
  'planDrawn',
  /** [18.2.8] 1 once the Allied player has looked at it. */
  'planKnown',
  /** [15.5.2] Bonuses of Rommel used, and the turn of the last. */
  'rommelUses',
  'rommelTurn',
  /** [18.2.4] 0 not chosen, 1 option A, 2 option B. */
  'option',
  /** 0 the game goes on, 1 the Allied player has won, 2 the Axis player. */
  'winner',
  /** [18.2.3] 1 once the Fondouk group is released. */
  'fondoukReleased',
] as const;
export type ClockName = (typeof CLOCKS)[number];
export const { clock, setClock, turnOf, setTurn } = clocksOf(LAYOUT, CLOCKS);
/** [18.2.7] [18.2.8] Whether everybody knows the plan: Enigma has shown it, or the game is over. */
export const isPlanOpen = (g: Game): boolean => clock(g, 'planKnown') === 1 || clock(g, 'winner') !== 0;
