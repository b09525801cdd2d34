/** Chapter 20: Replacements [20.2]. (What else a night brings stands in chapters 4, 8 and 17.) */
import { type Game, OK, type Refusal, type Ruling } from '@bridgehead/engine';
import { nameOf, OFF_MAP } from '@bridgehead/hex';
import { terrainOf } from '@bridgehead/map';
import { CITY, GRID, MAP } from '../data/map.ts';
import type { Side } from '../data/unit-data.ts';
import type { Order } from '../orders.ts';
import { refusal } from '../says.ts';
import { emitEvent } from '../state/events.ts';
import { areaPlace, ELIMINATED, hexOfPlace } from '../state/places.ts';
import { isOccupiedBy } from '../state/stacks.ts';
import {
  addMark,
  type ClockName,
  CONTROLLED_HEXES,
  clock,
  HAS_MOVED,
  hasMark,
  holderOf,
  placeOf,
  placeUnit,
  REPLACEMENT,
  setClock,
  setSteps,
  stepsOf,
  turnOf,
} from '../state/state.ts';
import { hasRemnant } from '../state/step-loss.ts';
import {
  dataOf,
  enemyOf,
  idOf,
  isAirborne,
  isArtillery,
  isBridging,
  isElite,
  isEngineer,
  isGarrison,
  isInfantryType,
  sideOfUnit,
  type Unit,
  unitsOf,
} from '../state/units.ts';
import { isNight } from './04-weather.ts';
import { isInEzoc } from './07-zones-of-control.ts';
import { isInPlay, mayReceiveSteps } from './14-disruption/disruption.ts';
import { hasPathToAreas, hexHasPathToAreas } from './18-supply/supply.ts';
import { areaName } from './19-entry-areas.ts';
import { noteOccupation } from './26-victory.ts';

/** [20.2.2] Where Replacements come from, one each a night. */
interface Source {
  readonly side: Side;
  readonly used: ClockName;
  readonly areas: readonly number[];
}
const areasNamed = (names: readonly string[]): readonly number[] =>
  names.flatMap((name) => MAP.areaByName.get(name) ?? []);
const SOURCES: readonly Source[] = [
  { side: 'german', used: 'replacedWest', areas: areasNamed(['B', 'C']) },
  { side: 'german', used: 'replacedEast', areas: areasNamed(['F', 'G', 'H', 'I']) },
  { side: 'allied', used: 'replacedBritish', areas: areasNamed(['N']) },
];
const sourceOf = (side: Side, area: number): Source | undefined =>
  SOURCES.find((source) => source.side === side && source.areas.includes(area));

const FIRST_REPLACEMENTS = 8;

const DAYLIGHT = refusal('20.2.1', 'replacements-by-night');
const NO_SOURCE = refusal('20.2.2', 'no-replacement-from-area');
const USED_UP = refusal('20.2.2', 'replacement-used');

/** [20.2.1] [20.2.2] Whether the side has a Replacement to give that comes through this area. */
function maySend(g: Game, side: Side, area: number): Ruling {
  if (!isNight(g) || turnOf(g) < FIRST_REPLACEMENTS) return DAYLIGHT;
  const source = sourceOf(side, area);
  if (source === undefined) return NO_SOURCE;
  return clock(g, source.used) > 0 ? USED_UP : OK;
}

/** The areas through which a Replacement can still come this turn, in order. */
const openAreas = (g: Game, side: Side): readonly number[] =>
  SOURCES.flatMap((source) => (source.side === side ? source.areas : [])).filter(
    (area) => maySend(g, side, area).legal,
  );

const NO_AIRBORNE = refusal('20.2.3', 'airborne-has-returnees');
const NO_ARTILLERY = refusal('20.2.3', 'no-replacement-for-artillery');
const NO_ELITE = refusal('20.2.3', 'no-replacement-for-elite');
const NO_VEHICLES = refusal('20.2.3', 'no-replacement-for-vehicles');

/** [20.2.2] [20.2.3] Units of some kinds never receive any; the unit's own rating counts, not its Remnant's. */
function kindRefusal(u: Unit): Refusal | undefined {
  if (isAirborne(u)) return NO_AIRBORNE;
  if (isArtillery(u)) return NO_ARTILLERY;
  if (sideOfUnit(u) === 'allied') return undefined;
  if (isElite(u)) return NO_ELITE;
  return isInfantryType(u) ? undefined : NO_VEHICLES;
}

const NOT_REDUCED = refusal('20.2.1', 'has-lost-no-step');
const NOT_IN_PLAY = refusal('20.2.1', 'not-in-play');
const UNFIT = refusal('20.2.3', 'replacement-unfit');
const NO_PATH = refusal('20.2.3', 'no-path-to-this-area');
const HAS_MOVED_ALREADY = refusal('20.2.5', 'moved-before-replacement');

/** [20.2.3] [20.2.5] [22.7] Why a unit is in no state to take in a step. */
export function receiverRefusal(g: Game, u: Unit): Refusal | undefined {
  if (!isInPlay(g, u)) return NOT_IN_PLAY;
  if (stepsOf(g, u) >= dataOf(u).steps) return NOT_REDUCED;
  if (!mayReceiveSteps(g, u)) return UNFIT;
  return hasMark(g, u, HAS_MOVED) ? HAS_MOVED_ALREADY : undefined;
}

/** [20.2.5] One step more, and the marker. */
export function takeStep(g: Game, u: Unit, rule: string): void {
  setSteps(g, u, stepsOf(g, u) + 1);
  addMark(g, u, REPLACEMENT);
  emitEvent(g, 'replaced', rule, { unit: idOf(u), steps: stepsOf(g, u) });
}

/** [20.2.5] How many hexes the unit may enter in this Movement Phase as far as its Replacement goes. */
export const maxHexes = (g: Game, u: Unit): number => (hasMark(g, u, REPLACEMENT) ? 1 : Number.POSITIVE_INFINITY);

function use(g: Game, side: Side, area: number): void {
  const source = sourceOf(side, area);
  if (source !== undefined) setClock(g, source.used, 1);
}

const NOT_YOURS = refusal('20.2.1', 'replacement-not-yours');

/** [20.2.1] [20.2.3] A reduced unit gains a step. */
const replaceStep: Order<'replace-step'> = {
  kind: 'replace-step',
  *list(g, side) {
    const areas = openAreas(g, side);
    if (areas.length === 0) return;
    for (const u of unitsOf(g, side)) {
      if (kindRefusal(u) !== undefined || receiverRefusal(g, u) !== undefined) continue;
      for (const area of areas) {
        if (hasPathToAreas(g, u, [area])) yield { kind: 'replace-step', unit: idOf(u), from: areaName(area) };
      }
    }
  },
  check(g, side, { unit: u, from: area }) {
    if (sideOfUnit(u) !== side) return NOT_YOURS;
    const sending = maySend(g, side, area);
    if (!sending.legal) return sending;
    return kindRefusal(u) ?? receiverRefusal(g, u) ?? (hasPathToAreas(g, u, [area]) ? OK : NO_PATH);
  },
  perform(g, side, { unit, from }) {
    use(g, side, from);
    takeStep(g, unit, '20.2.1');
    return undefined;
  },
};

const NOT_ELIMINATED = refusal('20.2.4', 'not-eliminated');
const ALLIES_STAY_LOST = refusal('20.2.4', 'allies-stay-lost');
const NO_REMNANT = refusal('20.2.4', 'no-remnant-of-class');
const NOT_A_PLACE = refusal('20.2.4', 'not-a-return-place');
const NOT_FRIENDLY = refusal('20.2.4', 'city-held-by-enemy');
const IN_EZOC = refusal('20.2.4', 'city-in-ezoc');
const CITY_CUT_OFF = refusal('20.2.4', 'city-cut-off');

/** [20.2.4] Why a unit does not come out of the Eliminated Units box. */
function returnRefusal(g: Game, u: Unit): Refusal | undefined {
  if (placeOf(g, u) !== ELIMINATED || isGarrison(u)) return NOT_ELIMINATED;
  const never = kindRefusal(u);
  if (never !== undefined) return never;
  if (sideOfUnit(u) === 'allied' && !isEngineer(u) && !isBridging(u)) return ALLIES_STAY_LOST;
  return dataOf(u).steps === 3 && !hasRemnant(g, u) ? NO_REMNANT : undefined;
}

/** [20.2.4] Why a unit may not come back in this hex: friendly is a City that the side was the last to hold. */
function cityRefusal(g: Game, side: Side, hex: number, area: number): Refusal | undefined {
  if (terrainOf(MAP, hex) !== CITY) return NOT_A_PLACE;
  if (holderOf(g, hex) !== side || isOccupiedBy(g, enemyOf(side), hex)) return NOT_FRIENDLY;
  if (isInEzoc(g, side, hex)) return IN_EZOC;
  return hexHasPathToAreas(g, side, hex, [area]) ? undefined : CITY_CUT_OFF;
}

const CITY_HEXES: readonly number[] = CONTROLLED_HEXES.filter((hex) => terrainOf(MAP, hex) === CITY);

/** [20.2.4] An eliminated unit comes back on its lowest step. */
const replaceUnit: Order<'replace-unit'> = {
  kind: 'replace-unit',
  *list(g, side) {
    const areas = openAreas(g, side);
    if (areas.length === 0) return;
    for (const u of unitsOf(g, side)) {
      if (returnRefusal(g, u) !== undefined) continue;
      for (const area of areas) {
        const choice = { kind: 'replace-unit', unit: idOf(u), from: areaName(area) } as const;
        yield { ...choice, at: areaName(area) };
        for (const hex of CITY_HEXES) {
          if (cityRefusal(g, side, hex, area) === undefined) yield { ...choice, at: nameOf(GRID, hex) };
        }
      }
    }
  },
  check(g, side, { unit: u, from: area, at }) {
    if (sideOfUnit(u) !== side) return NOT_YOURS;
    const sending = maySend(g, side, area);
    if (!sending.legal) return sending;
    const refusal = returnRefusal(g, u);
    if (refusal !== undefined) return refusal;
    if (at === areaPlace(area)) return OK;
    const hex = hexOfPlace(at);
    return hex === OFF_MAP ? NOT_A_PLACE : (cityRefusal(g, side, hex, area) ?? OK);
  },
  perform(g, side, { unit, from, at }) {
    const hex = hexOfPlace(at);
    use(g, side, from);
    placeUnit(g, unit, at);
    takeStep(g, unit, '20.2.4');
    if (hex !== OFF_MAP) noteOccupation(g, hex, side);
    return undefined;
  },
};

export const replacementOrders: readonly Order[] = [replaceStep, replaceUnit];

export const HELD_BY_REPLACEMENT = refusal('20.2.5', 'held-by-replacement');
