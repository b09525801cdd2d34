/** [2] */
export const SIDES = ['allied', 'german'] as const;
export type Side = (typeof SIDES)[number];

const UNIT_TYPES = [
  'infantry',
  'airborne',
  'glider',
  'armor',
  'recon',
  'mech inf',
  'panzergrenadier',
  'engineer',
  'artillery',
  'headquarters',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** [8.13] How far guns reach: two hexes at full strength, two at half, one. */
type GunRange = 'L' | 'S' | 'D';

/** How a unit comes into play: by the order of appearance, inside another unit, or by building up alone. */
type Status = 'arrives' | 'component' | 'buildup-only';

export interface UnitData {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  /** The division or brigade that supplies and commands it; `-` for the independent ones. */
  readonly formation: string;
  readonly size: string;
  readonly type: UnitType;
  readonly cp: number;
  readonly stacking: number;
  readonly efficiency: number;
  /** [8.13] Fire points of its artillery, and their range. */
  readonly guns?: number;
  readonly range?: GunRange;
  readonly turn?: number;
  readonly hex?: string;
  /** [7.1] The unit that it may build up into. */
  readonly buildsInto?: string;
  readonly status: Status;
  readonly basis?: string;
  readonly source: string;
  readonly confidence: string;
  readonly note?: string;
}
