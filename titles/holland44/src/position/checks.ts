/** What can never stand together on the map, whatever has happened. */
import type { State } from '@bridgehead/engine';
import { distanceBetween, nameOf, OFF_MAP, sideNamed } from '@bridgehead/hex';
import { GRID } from '../data/map.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { refuseBy } from '../parse.ts';
import { MOVED_MARKERS } from '../rules/17-artillery/artillery.ts';
import { says } from '../says.ts';
import { BLOWN, BRIDGES, INTACT } from '../state/bridges.ts';
import { cellAt, unitCell, unknownUnits } from '../state/columns.ts';
import { hexOfPlace, UNSEEN } from '../state/places.ts';
import { MOVED_MARKER, TRAFFIC_COUNT } from '../state/state.ts';
import { dataOf, isSupplyHead, remnantCount, sideOfUnit, type Unit } from '../state/units.ts';

/** Refuses a position that the rules could never produce; more than nine steps in a hex are legal during a phase. */
export function checkPosition(state: State, phase: string, roster: readonly Unit[]): void {
  checkHexes(state, phase, roster);
  checkUnknown(state, roster);
  checkMovedMarkers(state, roster);
  checkRemnants(state, roster);
  checkBridges(state, phase);
  checkTraffic(state);
}

const hexOf = (state: State, u: Unit): number => hexOfPlace(unitCell(state, u, 'At'));

/** [22.6] Airborne units that have come down this turn may share a hex with the enemy until they have fought for it. */
const isLanding = (state: State, phase: string, u: Unit): boolean =>
  phase === 'allied.airlanding' &&
  sideOfUnit(u) === 'allied' &&
  cellAt(state, 'landed', u) === cellAt(state, 'turn', 0);

/** [8.1] Two sides never share a hex otherwise; [6.1] neither do two Supply Heads. */
function checkHexes(state: State, phase: string, roster: readonly Unit[]): void {
  const owner = new Map<number, Side>();
  const heads = new Set<number>();
  for (const u of roster) {
    const hex = hexOf(state, u);
    if (hex === OFF_MAP || isLanding(state, phase, u)) continue;
    const side = sideOfUnit(u);
    if (owner.has(hex) && owner.get(hex) !== side)
      refuseBy('8.1', 'units', says('both-sides-there', { hex: nameOf(GRID, hex) }));
    owner.set(hex, side);
    if (!isSupplyHead(u)) continue;
    if (heads.has(hex)) refuseBy('6.1', 'units', says('two-heads-there', { hex: nameOf(GRID, hex) }));
    heads.add(hex);
  }
  checkUnknownHexes(state, owner);
}

/** [6.1] [25.1] One Unknown unit to a hex, and never under Allied units. */
function checkUnknownHexes(state: State, owner: ReadonlyMap<number, Side>): void {
  const seen = new Set<number>();
  for (let i = 0; i < unknownUnits(state); i++) {
    const hex = hexOfPlace(cellAt(state, 'unknownAt', i));
    if (hex === OFF_MAP) continue;
    const name = nameOf(GRID, hex);
    if (seen.has(hex)) refuseBy('6.1', `unknown[${i}]`, says('two-unknown-there', { hex: name }));
    if (owner.get(hex) === 'allied') refuseBy('25.1', `unknown[${i}]`, says('allies-with-unknown', { hex: name }));
    seen.add(hex);
  }
}

/** [25.5] Every Unknown unit on the map has a face that nobody has seen. */
function checkUnknown(state: State, roster: readonly Unit[]): void {
  let markers = 0;
  for (let i = 0; i < unknownUnits(state); i++) if (hexOfPlace(cellAt(state, 'unknownAt', i)) !== OFF_MAP) markers += 1;
  const faces = roster.filter((u) => unitCell(state, u, 'At') === UNSEEN).length;
  if (faces < markers) refuseBy('25.5', 'faces', says('too-few-faces', { markers, faces }));
}

function checkMovedMarkers(state: State, roster: readonly Unit[]): void {
  for (const side of SIDES) {
    const isMoved = (u: Unit): boolean => sideOfUnit(u) === side && (unitCell(state, u, 'Marks') & MOVED_MARKER) !== 0;
    const moved = roster.filter(isMoved).length;
    const most = MOVED_MARKERS[side];
    if (moved > most) refuseBy('17.3', 'units', says('too-many-moved-markers', { count: moved, side, most }));
  }
}

/** [11.4] Three-step units with one step left are Remnants, and each class has so many counters. */
function checkRemnants(state: State, roster: readonly Unit[]): void {
  const inUse = new Map<string, number>();
  for (const u of roster) {
    const { remnant, steps } = dataOf(u);
    if (remnant !== undefined && steps === 3 && unitCell(state, u, 'Steps') === 1) {
      inUse.set(remnant, (inUse.get(remnant) ?? 0) + 1);
    }
  }
  for (const [remnant, count] of inUse) {
    const most = remnantCount(remnant);
    if (count > most) refuseBy('11.4', 'units', says('too-many-remnants', { count, remnant, most }));
  }
}

const GRAVE = sideNamed(GRID, '4816/4817');

/** [5.7] The three permanent bridges always stand, and so does Grave while the Allies move on turn 1. */
function checkBridges(state: State, phase: string): void {
  const isFirstAllied = cellAt(state, 'turn', 0) === 1 && !phase.startsWith('german.') && phase !== 'victory-check';
  BRIDGES.forEach(({ side, isPermanent, name }, i) => {
    const bridge = cellAt(state, 'bridge', i);
    if (isPermanent && bridge !== INTACT) refuseBy('5.7', 'bridges', says('bridge-never-blown', { bridge: name }));
    if (side === GRAVE && isFirstAllied && bridge === BLOWN) {
      refuseBy('5.7', 'bridges', says('bridge-not-blown-yet', { bridge: name }));
    }
  });
}

/** [24.4] Traffic markers are neither on nor adjacent to one another. */
function checkTraffic(state: State): void {
  const hexes = Array.from({ length: TRAFFIC_COUNT }, (_, i) => hexOfPlace(cellAt(state, 'trafficAt', i)));
  hexes.forEach((hex, i) => {
    const isClose = hexes
      .slice(0, i)
      .some((other) => hex !== OFF_MAP && other !== OFF_MAP && distanceBetween(GRID, hex, other) < 2);
    if (isClose) refuseBy('24.4', `traffic[${i}]`, says('traffic-near', { hex: nameOf(GRID, hex) }));
  });
}
