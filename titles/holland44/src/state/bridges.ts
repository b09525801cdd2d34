/** The bridges of the map by number: a hexside may carry a road bridge and a railway bridge. */
import type { BridgeKind } from '@bridgehead/map';
import { MAP } from '../data/map.ts';

export interface BridgeSite {
  readonly side: number;
  readonly kind: BridgeKind;
  readonly name: string;
  /** [5.7] It can never be blown. */
  readonly isPermanent: boolean;
}

export const BRIDGES: readonly BridgeSite[] = [...MAP.bridgesBySide.entries()]
  .sort(([a], [b]) => a - b)
  .flatMap(([side, records]) =>
    records.map(({ kind, name, permanent }) => ({ side, kind, name, isPermanent: permanent === true })),
  );

export const NO_BRIDGES: readonly number[] = [];

const BY_SIDE: (readonly number[])[] = Array.from({ length: MAP.grid.sideCount }, () => NO_BRIDGES);
BRIDGES.forEach(({ side }, index) => {
  BY_SIDE[side] = [...(BY_SIDE[side] ?? NO_BRIDGES), index];
});

/** The bridges on a hexside, by number. */
export const bridgesOn = (side: number): readonly number[] => BY_SIDE[side] ?? NO_BRIDGES;

/** [5.3] [5.8] What a bridge can be. */
export const WIRED = 1;
export const INTACT = 2;
export const BLOWN = 3;
export const UNDER_REPAIR = 4;
/** [5.9] Under repair by the German player; each side counts its own Bridge Phases. */
export const UNDER_GERMAN_REPAIR = 5;
export const BRIDGE_STATES = ['', 'wired', 'intact', 'blown', 'under-repair', 'under-german-repair'] as const;

/** The hexsides with a printed Ferry, by number. */
export const FERRIES: readonly number[] = [...MAP.ferryNames.keys()].sort((a, b) => a - b);
const FERRY_BY_SIDE: ReadonlyMap<number, number> = new Map(FERRIES.map((side, index) => [side, index]));

/** The number of the Ferry on a hexside, or undefined. */
export const ferryOn = (side: number): number | undefined => FERRY_BY_SIDE.get(side);
