/** What the map and the counters on it say of a hex, and who controls what. */
import type { Game } from '@bridgehead/engine';
import { nameOf, neighbourOf, OFF_MAP, sideOf } from '@bridgehead/hex';
import { describeHex, type SideDescription } from '@bridgehead/map';
import type { Answer } from '../contract/index.ts';
import { GRID, MAP } from '../data/map.ts';
import { SIDES, type Side } from '../data/unit-data.ts';
import { exertsZoc, stopsZoc } from '../rules/07-zones-of-control.ts';
import { costsOffRoad } from '../rules/08-movement/costs.ts';
import { defenseNotes } from '../rules/10-odds/terrain.ts';
import { BRIDGE_STATES, BRIDGES, bridgesOn } from '../state/bridges.ts';
import { occupiedHexes, unitsIn, unknownIn } from '../state/stacks.ts';
import { bridgeState, CONTROLLED_HEXES, hasTraffic, holderOf, unknownCount, unknownHex } from '../state/state.ts';
import { idOf } from '../state/units.ts';

export function hexReport(g: Game, hex: number): Answer<'hex'> {
  const described = describeHex(MAP, hex);
  const { name } = described;
  return {
    hex: described.hex,
    terrain: described.terrain,
    features: described.features,
    ...(name === undefined ? {} : { name }),
    places: described.places,
    regions: described.regions,
    marks: described.marks.map((mark) => ({ ...mark })),
    units: SIDES.flatMap((side) => unitsIn(g, side, hex)).map(idOf),
    ...(unknownIn(g, hex) >= 0 ? { unknown: true } : {}),
    ...(hasTraffic(g, hex) ? { traffic: true } : {}),
    ...(CONTROLLED_HEXES.includes(hex) ? { held: holderOf(g, hex) } : {}),
    enters: { foot: costsOffRoad(hex)[0], mechanized: costsOffRoad(hex)[1] },
    defense: defenseNotes(hex),
    sides: described.sides.map((side, direction) => sideReport(g, side, sideOf(GRID, hex, direction))),
  };
}

/** `bridge` is the first of `bridges`: the contract names one, but a hexside may carry a road and a railway bridge. */
function sideReport(g: Game, described: SideDescription, side: number): Answer<'hex'>['sides'][number] {
  const bridges = bridgesOn(side).map((bridge) => ({
    kind: BRIDGES[bridge]?.kind ?? '',
    name: BRIDGES[bridge]?.name ?? '',
    state: BRIDGE_STATES[bridgeState(g, bridge)] ?? '',
    ...(BRIDGES[bridge]?.isPermanent === true ? ({ permanent: true } as const) : {}),
  }));
  const [first] = bridges;
  return {
    ...described,
    bridges,
    ...(first === undefined ? {} : { bridge: { kind: first.kind, state: first.state } }),
  };
}

/** [7.1] The hexes that a side controls, each with the hexes from which it does. */
export function zocReport(g: Game, side: Side): Answer<'zoc'> {
  const from = new Map<number, number[]>();
  for (const source of zocSources(g, side)) {
    for (let d = 0; d < 6; d++) {
      const hex = neighbourOf(GRID, source, d);
      if (hex === OFF_MAP || stopsZoc(g, sideOf(GRID, source, d))) continue;
      const sources = from.get(hex);
      if (sources === undefined) from.set(hex, [source]);
      else sources.push(source);
    }
  }
  const hexes = [...from].sort(([a], [b]) => a - b);
  return {
    side,
    hexes: hexes.map(([hex, sources]) => ({ hex: nameOf(GRID, hex), from: sources.map((one) => nameOf(GRID, one)) })),
  };
}

/** [7.1] [25.2.1] The hexes whose units exert a ZOC, unrevealed Unknown units among them. */
function zocSources(g: Game, side: Side): readonly number[] {
  const unknown = side === 'german' ? Array.from({ length: unknownCount(g) }, (_, i) => unknownHex(g, i)) : [];
  const all = new Set([...occupiedHexes(g, side), ...unknown.filter((hex) => hex !== OFF_MAP)]);
  return [...all].sort((a, b) => a - b).filter((hex) => exertsZoc(g, side, hex));
}
