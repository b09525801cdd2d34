/** Writing the position notation: everything that is not as the bare map has it. */
import { CHANCE_COLUMN, type Game, type JsonObject } from '@bridgehead/engine';
import { nameOf, OFF_MAP, sideName } from '@bridgehead/hex';
import { GRID } from '../data/map.ts';
import { phaseOf } from '../scenario/phase-names.ts';
import { BRIDGE_STATES, BRIDGES, bridgesOn, FERRIES, INTACT, WIRED } from '../state/bridges.ts';
import { isAreaPlace, isHexPlace, POOL, placeName, UNSEEN } from '../state/places.ts';
import {
  autoDsTarget,
  bridgeState,
  CONTROLLED_HEXES,
  clock,
  engineerFerry,
  ferryUsed,
  holderOf,
  IN_HOLDING_BOX,
  landedOn,
  MARK_NAMES,
  marksOn,
  ON_TURN_TRACK,
  orderOf,
  parentOf,
  placeOf,
  stepsOf,
  TRAFFIC_COUNT,
  trafficPlace,
  turnOf,
  unknownCount,
  unknownHex,
} from '../state/state.ts';
import { idOf, type Unit, unitsInGame } from '../state/units.ts';
import { EMPTY, stepsBy } from './base.ts';
import { COUNTERS } from './counters.ts';
import { HOLDING, REVEALED, TRACK, WEATHERS } from './markers.ts';
import { ORDER_NAMES } from './units.ts';

/** The whole position, to go on from exactly, dice included. */
export function writePosition(g: Game): JsonObject {
  const { title, edition, scenario, options, rules, seed } = g.setUp;
  const roster = unitsInGame(g);
  const unseen = roster.flatMap((u) => (placeOf(g, u) === UNSEEN ? [idOf(u)] : []));
  const unknown = unknownList(g);
  return {
    title,
    edition,
    scenario,
    ...(Object.keys(options).length === 0 ? {} : { options: { ...options } }),
    ...(rules === undefined ? {} : { rules: { ...rules } }),
    seed,
    base: EMPTY,
    turn: turnOf(g),
    phase: phaseOf(g.state.frames),
    units: roster.flatMap((u) => unitEntry(g, u)),
    ...(unknown.length + unseen.length === 0 ? {} : { unknown, faces: unseen }),
    bridges: bridgeEntries(g),
    weather: { am: weatherWord(clock(g, 'weatherAm')), pm: weatherWord(clock(g, 'weatherPm')) },
    traffic: Array.from({ length: TRAFFIC_COUNT }, (_, i) => trafficWord(trafficPlace(g, i))),
    held: CONTROLLED_HEXES.filter((hex) => holderOf(g, hex) === 'allied').map((hex) => nameOf(GRID, hex)),
    counters: counterEntries(g),
    ...ferryEntries(g),
    chance: [...(g.state.columns[CHANCE_COLUMN] ?? [])],
    // Frames are replaced, never changed: what is written now stays as it is.
    frames: g.state.frames.map((frame) => ({ ...frame })),
  };
}

/** `{hex}`, `{area}` or `{box}`. */
export function whereabouts(place: number): { hex: string } | { area: string } | { box: string } {
  const name = placeName(place);
  return isHexPlace(place) ? { hex: name } : isAreaPlace(place) ? { area: name } : { box: name };
}

const ORDERS = Object.entries(ORDER_NAMES);
const MARKS = Object.entries(MARK_NAMES);

/** The names of a unit's states, in the order of the notation. Every unit is asked, and few have any. */
export function statesOf(g: Game, u: Unit): string[] {
  const order = orderOf(g, u);
  const marks = marksOn(g, u);
  const states: string[] = [];
  for (const [name, value] of ORDERS) if (value === order) states.push(name);
  for (const [name, mark] of marks === 0 ? [] : MARKS) if ((marks & mark) !== 0) states.push(name);
  return states;
}

function unitEntry(g: Game, u: Unit): JsonObject[] {
  const place = placeOf(g, u);
  if (place === UNSEEN) return [];
  const steps = stepsOf(g, u);
  const states = statesOf(g, u);
  const parent = parentOf(g, u);
  const landed = landedOn(g, u);
  const autoDs = autoDsTarget(g, u);
  const isDifferent = steps !== stepsBy(u, place);
  if (place === POOL && !isDifferent && states.length === 0 && parent === undefined && landed === 0) return [];
  const entry = {
    id: idOf(u),
    ...whereabouts(place),
    ...(isDifferent ? { steps } : {}),
    ...(states.length === 0 ? {} : { states }),
    ...(parent === undefined ? {} : { parent: idOf(parent) }),
    ...(landed === 0 ? {} : { landed }),
    ...(autoDs === 0 ? {} : { autoDs: placeName(autoDs) }),
  };
  return [entry];
}

function unknownList(g: Game): string[] {
  const list = Array.from({ length: unknownCount(g) }, (_, i) => {
    const hex = unknownHex(g, i);
    return hex === OFF_MAP ? REVEALED : nameOf(GRID, hex);
  });
  return list.slice(0, list.findLastIndex((entry) => entry !== REVEALED) + 1);
}

/** `["4816", "4817"]`. */
export const betweenOf = (side: number): string[] => sideName(GRID, side).split('/');

function bridgeEntries(g: Game): JsonObject[] {
  return BRIDGES.flatMap(({ side, kind, isPermanent }, i) => {
    const state = bridgeState(g, i);
    if (state === (isPermanent ? INTACT : WIRED)) return [];
    const named = bridgesOn(side).length > 1 ? { kind } : {};
    return [{ between: betweenOf(side), ...named, state: BRIDGE_STATES[state] ?? '' }];
  });
}

export const weatherWord = (weather: number): string => WEATHERS[weather] ?? 'none';

const trafficWord = (place: number): string =>
  place === IN_HOLDING_BOX ? HOLDING : place === ON_TURN_TRACK ? TRACK : placeName(place);

const counterEntries = (g: Game): JsonObject =>
  Object.fromEntries(COUNTERS.flatMap((name) => (clock(g, name) === 0 ? [] : [[name, clock(g, name)]])));

function ferryEntries(g: Game): JsonObject {
  const ferries = FERRIES.flatMap((side, i) =>
    ferryUsed(g, i) === 0 ? [] : [{ between: betweenOf(side), steps: ferryUsed(g, i) }],
  );
  const engineerFerries = unitsInGame(g).flatMap((u) => {
    const used = engineerFerry(g, u);
    if (used === undefined) return [];
    return [{ unit: idOf(u), between: betweenOf(used.side), steps: used.steps, vehicleSteps: used.vehicleSteps }];
  });
  return {
    ...(ferries.length === 0 ? {} : { ferries }),
    ...(engineerFerries.length === 0 ? {} : { engineerFerries }),
  };
}
