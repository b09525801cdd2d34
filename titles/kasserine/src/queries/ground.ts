/** What the map and the units on it say of a hex, who controls what, and who is in supply. */
import type { Game } from '@bridgehead/engine';
import { nameOf } from '@bridgehead/hex';
import { describeHex, type SideDescription } from '@bridgehead/map';
import type { Answer } from '../contract/index.ts';
import { GRID, MAP } from '../data/map.ts';
import { WATCHED } from '../data/objectives.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { controls } from '../rules/03-concepts/control.ts';
import { isInZone, zoneSources } from '../rules/03-concepts/zones.ts';
import { isSupplied, roadToSource, supplyLine } from '../rules/06-supply/supply.ts';
import { isInterdicted } from '../rules/11-air-power/interdiction-zones.ts';
import { unitsIn } from '../state/stacks.ts';
import { hexAt, holderOf, strongpointIn } from '../state/state.ts';
import { idOf, isLeader, ROMMEL, type Unit, unitsOf } from '../state/units.ts';

const name = (hex: number): string => nameOf(GRID, hex);

type SideReport = Answer<'hex'>['sides'][number];

const sideReport = ({ bridges, ...printed }: SideDescription): SideReport => ({
  ...printed,
  bridges: bridges.map(({ kind, name: called }) => ({ kind, name: called, state: 'intact' })),
});

export function hexReport(g: Game, hex: number): Answer<'hex'> {
  const { terrain, features, name: called, places, regions, marks, sides } = describeHex(MAP, hex);
  const watched = WATCHED.indexOf(hex);
  const controller = SIDES.find((side) => controls(g, side, hex));
  const strongpoint = strongpointIn(g, hex);
  return {
    hex: name(hex),
    terrain,
    features: [...features],
    ...(called === undefined ? {} : { name: called }),
    places: [...places],
    regions: regions.map(String),
    marks: marks.map((mark) => ({ ...mark })),
    units: [...SIDES.flatMap((side) => unitsIn(g, side, hex)), ...(hexAt(g, ROMMEL) === hex ? [ROMMEL] : [])].map(idOf),
    ...(watched < 0 ? {} : { held: holderOf(g, watched) }),
    ...(controller === undefined ? {} : { controlled: controller }),
    zones: SIDES.filter((side) => isInZone(g, side, hex)),
    ...(strongpoint === undefined ? {} : { strongpoint }),
    interdicted: SIDES.filter((side) => isInterdicted(g, side, hex)),
    sides: sides.map(sideReport),
  };
}

/** [3.2] The hexes in the zone of a side, each with the hexes from which it reaches there. */
export function zocReport(g: Game, side: Side): Answer<'zoc'> {
  const hexes = Array.from({ length: GRID.hexCount }, (_, hex) => hex).filter((hex) => isInZone(g, side, hex));
  return { side, hexes: hexes.map((hex) => ({ hex: name(hex), from: zoneSources(g, side, hex).map(name) })) };
}

function supplyOf(g: Game, side: Side, u: Unit): Answer<'supply'>[number] {
  const line = supplyLine(g, u);
  const road = line === undefined ? [] : roadToSource(g, side, line.at(-1) ?? -1);
  return {
    unit: idOf(u),
    supplied: isSupplied(g, u),
    ...(line === undefined ? {} : { line: line.map(name) }),
    ...(road.length === 0 ? {} : { road: road.map(name) }),
  };
}

/** [6] Everybody of a side on the map, with the line that proves it. */
export const supplyReport = (g: Game, side: Side): Answer<'supply'> =>
  unitsOf(side)
    .filter((u) => hexAt(g, u) >= 0 && !isLeader(u))
    .map((u) => supplyOf(g, side, u));
