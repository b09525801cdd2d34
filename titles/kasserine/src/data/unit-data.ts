/** What the order of battle says of a unit; the units themselves stand beside. */
export const SIDES = ['allied', 'axis'] as const;
export type Side = (typeof SIDES)[number];

/** [2.2.2] Nationality, which the colour of a counter shows. */
const NATIONS = ['US', 'British', 'French', 'German', 'Italian'] as const;
type Nation = (typeof NATIONS)[number];

/** [14.3.4] Infantry of all kinds and engineers [uncertain: the symbols are lost]. */
export const INFANTRY_TYPES = [
  'armored infantry',
  'motorized infantry',
  'infantry',
  'ranger',
  'mountain',
  'commando',
  'engineer',
] as const;

const UNIT_TYPES = [
  'HQ',
  'air command',
  'leader',
  'armor',
  'recon',
  ...INFANTRY_TYPES,
  'artillery',
  'SP artillery',
  'AT',
  'AAA',
  'AAA 88mm',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** [3.6] The movement classes: a red box, an orange circle, or a plain figure for those on foot. */
const MOVE_CLASSES = ['red', 'orange', 'leg'] as const;
type MoveClass = (typeof MOVE_CLASSES)[number];

const POOL_NAMES = ['FR-inf', 'GE-marsch', 'IT-inf', 'US-inf', 'US-inf-v'] as const;
export type PoolName = (typeof POOL_NAMES)[number];

interface Named {
  readonly id: string;
  readonly side: Side;
  readonly nation: Nation;
  readonly name: string;
  /** Where it begins in scenario 1, 2 and 3: a hex, a box, an area, a turn of arrival; left out, it is not used. */
  readonly s1?: string;
  readonly s2?: string;
  readonly s3?: string;
  readonly source: string;
}

export interface UnitData extends Named {
  readonly formation: string;
  readonly type: UnitType;
  readonly model?: string;
  readonly size: string;
  /** [3.4.2] [3.4.3] HQs, artillery and untried units have one. */
  readonly steps: number;
  readonly attack: number;
  readonly defense: number;
  /** Attack and defense of a unit that has lost its first step. */
  readonly reduced?: readonly [attack: number, defense: number];
  readonly ma: number;
  readonly move: MoveClass;
  readonly stacking: number;
  /** [9.2] Left out, it may not evade. */
  readonly evasion?: number;
  /** [3.2.4] Left out, it is full. */
  readonly zoc?: 'limited' | 'none';
  /** [2.2.4] The Deployed side: of an anti-tank unit both strengths are its AT value. */
  readonly barrage?: number;
  readonly fpf?: number;
  readonly range?: number;
  readonly sp?: true;
  readonly at?: true;
  readonly trait?: 'motorcycle' | 'tiger';
  /** [4.2] It begins untried, and its strength is drawn from this pool. */
  readonly pool?: PoolName;
  readonly group?: string;
  /** [18.2.3] The turn on which the garrison of scenario 2 is released. */
  readonly garrison?: number;
  readonly confidence: string;
}

export interface AirUnitData extends Named {
  readonly cas: number;
  readonly interdicts: boolean;
}
