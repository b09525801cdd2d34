export const SIDES = ['allied', 'german'] as const;
export type Side = (typeof SIDES)[number];

export const TANK_TYPES = [
  'Sherman',
  'Cromwell',
  'Char B1',
  'PzKpfw III',
  'PzKpfw IV',
  'StuG III',
  'JgPz IV',
  'Jagdpanther',
  'Panther',
  'Tiger I',
  'Tiger II',
] as const;

const UNIT_TYPES = [
  'Infantry',
  'Parachute Infantry',
  'Glider Infantry',
  'Security',
  'Replacement (Ersatz)',
  'Machine Gun',
  'Fortress Infantry',
  'Airborne Supply Head',
  'Mechanized/Panzergrenadier',
  'Motorized Infantry',
  'Engineers',
  'Artillery',
  'Bridging Unit',
  '88mm Flak',
  'Daimler Dingo',
  'Sdkfz 222',
  ...TANK_TYPES,
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** [2.3] Attack, defense, movement, armor rating; artillery prints S for its attack and has 0 here. */
export type Figures = readonly [attack: number, defense: number, move: number, armor: number];

export const MORALES = ['elite', 'normal', 'low'] as const;
export type Morale = (typeof MORALES)[number];

/** [2.3.11] How a counter comes into play. */
const STATUSES = ['drop', 'start', '406', 'unknown', 'reinforcement', 'remnant', 'breakdown'] as const;
type Status = (typeof STATUSES)[number];

export interface UnitData {
  readonly id: string;
  readonly side: Side;
  readonly nation: string;
  readonly branch: string;
  readonly formation: string;
  readonly parent?: string;
  readonly name: string;
  readonly type: UnitType;
  readonly size?: string;
  readonly steps: number;
  readonly full: Figures;
  /** After one step loss; left out for one-step units. */
  readonly reduced?: Figures;
  /** The class of Remnant that replaces a three-step unit after its second loss. */
  readonly remnant?: string;
  /** Of a Remnant counter: the class to which it belongs. */
  readonly remnantClass?: string;
  /** Left out: normal. */
  readonly morale?: Morale;
  readonly airborne?: true;
  /** Two units with the same text are one battalion when stacked together. */
  readonly demi?: string;
  readonly range?: number;
  readonly status: Status;
  /** Where it may begin: the owner chooses if there are two. */
  readonly hexes?: readonly string[];
  readonly drop?: string;
  readonly turn?: number;
  readonly area?: string;
  readonly corps?: string;
  readonly startsReduced?: true;
  readonly note?: string;
  readonly source: string;
  readonly confidence: 'A' | 'B';
}

export interface MarkerData {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly note: string;
  readonly source: string;
}
