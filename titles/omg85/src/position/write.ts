/** Writing the position notation: everything that is not as the bare map has it. */
import { CHANCE_COLUMN, cell, type Game, type JsonObject } from '@bridgehead/engine';
import { nameOf, sideName } from '@bridgehead/hex';
import { writeHead } from '@bridgehead/toolkit';
import { BRIDGES, FIELD, GRID } from '../data/map.ts';
import { BRIDGE_STATES, BUILD_NAMES, MODE_NAMES, SUPPLY_NAMES } from '../data/state-names.ts';
import { lastSighting } from '../rules/02-set-up/hidden-units.ts';
import { phaseOf } from '../scenario/phase-names.ts';
import { POOL, whereabouts } from '../state/places.ts';
import {
  barrageOf,
  bridgeState,
  buildOf,
  CLOCKS,
  clock,
  LAYOUT,
  lastSeenOf,
  MARK_NAMES,
  marksOf,
  modeOf,
  ownerOf,
  placeOf,
  SAFE,
  sourceOf,
  supplyOf,
  targetOf,
  turnOf,
  UNTESTED,
} from '../state/state.ts';
import { AIRBORNE_FORMATIONS, idOf, UNIT_COUNT, type Unit } from '../state/units.ts';
import { WEATHER } from '../tables/campaign-tables.ts';
import { NUMBER_FIELDS, usual } from './unit-fields.ts';

/** The whole position, to go on from exactly, dice included. */
export function writePosition(g: Game): JsonObject {
  return {
    ...writeHead(g),
    turn: turnOf(g),
    phase: phaseOf(g.state.frames),
    units: Array.from({ length: UNIT_COUNT }, (_, u) => u).flatMap((u) => unitEntry(g, u)),
    allied: FIELD.filter((hex) => ownerOf(g, hex) === 'allied').map((hex) => nameOf(GRID, hex)),
    bridges: bridgeEntries(g),
    sources: sourceEntries(g),
    weather: WEATHER[clock(g, 'weather')]?.name ?? '',
    counters: counterEntries(g),
    chance: [...(g.state.columns[CHANCE_COLUMN] ?? [])],
    frames: g.state.frames.map((frame) => ({ ...frame })),
  };
}

export const statesOf = (g: Game, u: Unit): string[] => {
  const marks = marksOf(g, u);
  return Object.entries(MARK_NAMES).flatMap(([name, mark]) => ((marks & mark) === 0 ? [] : [name]));
};

const hexName = (hex: number): string => nameOf(GRID, hex);

function unitEntry(g: Game, u: Unit): JsonObject[] {
  const place = placeOf(g, u);
  const entry: JsonObject = { ...numbers(g, u, place), ...words(g, u) };
  if (place === POOL && Object.keys(entry).length === 0) return [];
  return [{ id: idOf(u), ...whereabouts(place), ...entry }];
}

function numbers(g: Game, u: Unit, place: number): JsonObject {
  return Object.fromEntries(
    NUMBER_FIELDS.flatMap(({ column }) => {
      const value = cell(g, LAYOUT.names.indexOf(column), u);
      return value === usual(u, column, place) ? [] : [[column, value]];
    }),
  );
}

function words(g: Game, u: Unit): JsonObject {
  const states = statesOf(g, u);
  const known = lastSighting(lastSeenOf(g, u));
  return {
    ...(modeOf(g, u) === 0 ? {} : { mode: MODE_NAMES[modeOf(g, u)] ?? '' }),
    ...(supplyOf(g, u) === 0 ? {} : { supply: SUPPLY_NAMES[supplyOf(g, u)] ?? '' }),
    ...(buildOf(g, u) === 0 ? {} : { build: BUILD_NAMES[buildOf(g, u)] ?? '' }),
    ...(targetOf(g, u) < 0 ? {} : { attack: hexName(targetOf(g, u)) }),
    ...(barrageOf(g, u) < 0 ? {} : { barrage: hexName(barrageOf(g, u)) }),
    ...(known === undefined ? {} : { lastSeen: { hex: hexName(known.hex), turn: known.turn } }),
    ...(states.length === 0 ? {} : { states }),
  };
}

/** `["8,4", "8,5"]`. */
export const betweenOf = (side: number): string[] => sideName(GRID, side).split('/');

const bridgeEntries = (g: Game): JsonObject[] =>
  BRIDGES.flatMap(({ side, isSafe }, i) => {
    const state = bridgeState(g, i);
    return state === (isSafe ? SAFE : UNTESTED)
      ? []
      : [{ between: betweenOf(side), state: BRIDGE_STATES[state] ?? '' }];
  });

const sourceEntries = (g: Game): JsonObject =>
  Object.fromEntries(
    AIRBORNE_FORMATIONS.flatMap((name, i) => (sourceOf(g, i) < 0 ? [] : [[name, hexName(sourceOf(g, i))]])),
  );

const counterEntries = (g: Game): JsonObject =>
  Object.fromEntries(
    CLOCKS.filter((name) => name !== 'weather').flatMap((name) =>
      clock(g, name) === 0 ? [] : [[name, clock(g, name)]],
    ),
  );
