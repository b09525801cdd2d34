/** Chapter 5: where bridges lie and how they are named in choices. */
import type { Game } from '@bridgehead/engine';
import type { PrintedFields, ReadFields } from '@bridgehead/engine/contract';
import { hexesOfSide, neighboursOf, sideName } from '@bridgehead/hex';
import type { bridge as BRIDGE } from '../../contract/codes.ts';
import { GRID } from '../../data/map.ts';
import type { Side } from '../../data/unit-data.ts';
import { BRIDGES, type BridgeSite, bridgesOn, NO_BRIDGES } from '../../state/bridges.ts';
import { unitsIn, unknownIn } from '../../state/stacks.ts';
import { isInGoodOrder } from '../../state/state.ts';

export function siteOf(bridge: number): BridgeSite {
  const site = BRIDGES[bridge];
  if (site === undefined) throw new RangeError(`no bridge ${bridge}`);
  return site;
}

const ENDS = BRIDGES.map(({ side }) => hexesOfSide(GRID, side));

/** The two hexes that a bridge joins: what is adjacent to its hexside. */
export function endsOf(bridge: number): readonly [number, number] {
  const ends = ENDS[bridge];
  if (ends === undefined) throw new RangeError(`no bridge ${bridge}`);
  return ends;
}

/** The end of the bridge that is not this hex. */
export function otherEnd(bridge: number, hex: number): number {
  const [first, second] = endsOf(bridge);
  return first === hex ? second : first;
}

const BY_HEX: readonly (readonly number[])[] = Array.from({ length: GRID.hexCount }, (_, hex) => {
  const bridges = BRIDGES.flatMap((_, bridge) => (endsOf(bridge).includes(hex) ? [bridge] : []));
  return bridges.length === 0 ? NO_BRIDGES : bridges;
});

/** The bridges on the six hexsides of a hex. */
export const bridgesAt = (hex: number): readonly number[] => BY_HEX[hex] ?? NO_BRIDGES;

const NEAR = BRIDGES.map((_, bridge) => {
  const ends = endsOf(bridge);
  return [...new Set([...ends, ...ends.flatMap((hex) => neighboursOf(GRID, hex))])].sort((a, b) => a - b);
});

/** [5.5] The hexes within one hex of a bridge: its two ends and all that touch them. */
export const hexesNear = (bridge: number): readonly number[] => NEAR[bridge] ?? NO_BRIDGES;

/** A bridge as choices and events name it; a hexside may carry a road bridge and a railway bridge. */
type BridgeFields = PrintedFields<typeof BRIDGE>;
export const fieldsOf = (bridge: number): BridgeFields => {
  const { side, kind } = siteOf(bridge);
  return { hexside: sideName(GRID, side), bridge: kind };
};

/** The bridge of this kind on a hexside, or undefined. */
export const bridgeOf = ({ hexside, bridge: kind }: ReadFields<typeof BRIDGE>): number | undefined =>
  bridgesOn(hexside).find((bridge) => siteOf(bridge).kind === kind);

/** [14.1.1] [25.2.1] Whether a unit in Good Order stands in the hex; an Unknown unit is one. */
export function hasGoodOrder(g: Game, side: Side, hex: number): boolean {
  for (const u of unitsIn(g, side, hex)) if (isInGoodOrder(g, u)) return true;
  return side === 'german' && unknownIn(g, hex) >= 0;
}
