/** Writing the position notation: everything that is not as the bare map has it. */
import { CHANCE_COLUMN, type Game, type JsonObject } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { writeHead } from '@bridgehead/toolkit';
import { GRID } from '../data/map.ts';
import { WATCHED } from '../data/objectives.ts';
import { SOURCES } from '../data/sources.ts';
import { declaredAttacks } from '../rules/12-combat/attacks.ts';
import { phaseOf } from '../scenario/phase-names.ts';
import { isBoxPlace, isHexPlace, POOL, whereabouts } from '../state/places.ts';
import {
  AIR_EXPECTED,
  AIR_READY,
  airAt,
  airHexOf,
  attackOf,
  attackOn,
  CLOCKS,
  chitOf,
  clock,
  fpfHexOf,
  holderOf,
  isDeployed,
  isInReserve,
  isMarkerUsed,
  isSourceOpen,
  kindOfAttack,
  MARK_NAMES,
  marksOf,
  placeOf,
  planOf,
  returnsOn,
  spentOf,
  stepsOf,
  strongpointHexes,
  strongpointIn,
  targetHexes,
  turnOf,
  weatherOf,
} from '../state/state.ts';
import { type AirUnit, ALL_AIR, ALL_UNITS, airIdOf, dataOf, idOf, isArtillery, type Unit } from '../state/units.ts';

const hexName = (hex: number): string => nameOf(GRID, hex);

/** The whole position, to go on from exactly, dice included. */
export function writePosition(g: Game): JsonObject {
  const plan = planOf(g);
  return {
    ...writeHead(g),
    turn: turnOf(g),
    phase: phaseOf(g.state.frames),
    weather: weatherOf(g),
    units: ALL_UNITS.flatMap((u) => unitEntry(g, u)),
    attacks: declaredAttacks(g).map((attack) => attackEntry(g, attack)),
    air: Object.fromEntries(ALL_AIR.map((air) => [airIdOf(air), airWord(g, air)])),
    strongpoints: strongpointHexes(g).map((hex) => ({ hex: hexName(hex), ...strongpointIn(g, hex) })),
    held: Object.fromEntries(WATCHED.map((hex, i) => [hexName(hex), holderOf(g, i)])),
    shut: SOURCES.flatMap(({ hex }, i) => (isSourceOpen(g, i) ? [] : [hexName(hex)])),
    ...(plan === undefined ? {} : { plan }),
    counters: Object.fromEntries(CLOCKS.flatMap((name) => (clock(g, name) === 0 ? [] : [[name, clock(g, name)]]))),
    chance: [...(g.state.columns[CHANCE_COLUMN] ?? [])],
    frames: g.state.frames.map((frame) => ({ ...frame })),
  };
}

export const statesOf = (g: Game, u: Unit): string[] => {
  const marks = marksOf(g, u);
  return Object.entries(MARK_NAMES).flatMap(([name, mark]) => ((marks & mark) === 0 ? [] : [name]));
};

/** `ready`, `used`, `expected`, or the hex over which it is. */
export function airWord(g: Game, air: AirUnit): string {
  const hex = airHexOf(g, air);
  if (hex >= 0) return hexName(hex);
  const at = airAt(g, air);
  return at === AIR_EXPECTED ? 'expected' : at === AIR_READY ? 'ready' : 'used';
}

function attackEntry(g: Game, attack: number): JsonObject {
  const { crt, fire } = kindOfAttack(g, attack) ?? { crt: 'assault', fire: false };
  const hexes = targetHexes(g)
    .filter((hex) => attackOn(g, hex) === attack)
    .map(hexName);
  return { attack, crt, ...(fire ? { fire: true } : {}), hexes };
}

function markerWord(g: Game, u: Unit): string | undefined {
  if (!isArtillery(u)) return undefined;
  if (isMarkerUsed(g, u)) return 'used';
  return fpfHexOf(g, u) < 0 ? undefined : hexName(fpfHexOf(g, u));
}

function unitEntry(g: Game, u: Unit): JsonObject[] {
  const place = placeOf(g, u);
  const usual = isHexPlace(place) || isBoxPlace(place) ? dataOf(u).steps : 0;
  const states = statesOf(g, u);
  const marker = markerWord(g, u);
  const entry = {
    ...(stepsOf(g, u) === usual ? {} : { steps: stepsOf(g, u) }),
    ...(isDeployed(g, u) ? { mode: 'deployed' } : {}),
    ...(isInReserve(g, u) ? { reserve: true } : {}),
    ...(states.length === 0 ? {} : { states }),
    ...(spentOf(g, u) === 0 ? {} : { spent: spentOf(g, u) }),
    ...(chitOf(g, u) < 0 ? {} : { chit: chitOf(g, u) }),
    ...(marker === undefined ? {} : { marker }),
    ...(returnsOn(g, u) === 0 ? {} : { returns: returnsOn(g, u) }),
    ...(attackOf(g, u) === 0 ? {} : { attack: attackOf(g, u) }),
  };
  return place === POOL && Object.keys(entry).length === 0 ? [] : [{ id: idOf(u), ...whereabouts(place), ...entry }];
}
