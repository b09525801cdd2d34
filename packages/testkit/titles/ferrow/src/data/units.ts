export const SIDES = ['upland', 'lowland'] as const;
export type Side = (typeof SIDES)[number];

export type Arm = 'foot' | 'horse';

export interface UnitData {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly arm: Arm;
  readonly strength: number;
  readonly hex: string;
}

/** [1.2] The companies: those of the uplands are called after trees, those of the lowlands after birds. */
export const UNITS: readonly UnitData[] = [
  { id: 'u-ash', side: 'upland', name: 'Ash', arm: 'foot', strength: 3, hex: '0201' },
  { id: 'u-birch', side: 'upland', name: 'Birch', arm: 'foot', strength: 3, hex: '0401' },
  { id: 'u-hazel', side: 'upland', name: 'Hazel', arm: 'foot', strength: 2, hex: '0301' },
  { id: 'u-larch', side: 'upland', name: 'Larch', arm: 'foot', strength: 2, hex: '0501' },
  { id: 'u-rowan', side: 'upland', name: 'Rowan', arm: 'horse', strength: 2, hex: '0101' },
  { id: 'u-yew', side: 'upland', name: 'Yew', arm: 'foot', strength: 3, hex: '0302' },
  { id: 'l-crane', side: 'lowland', name: 'Crane', arm: 'foot', strength: 3, hex: '0203' },
  { id: 'l-heron', side: 'lowland', name: 'Heron', arm: 'foot', strength: 2, hex: '0503' },
  { id: 'l-lapwing', side: 'lowland', name: 'Lapwing', arm: 'horse', strength: 2, hex: '0404' },
  { id: 'l-plover', side: 'lowland', name: 'Plover', arm: 'foot', strength: 2, hex: '0304' },
  { id: 'l-snipe', side: 'lowland', name: 'Snipe', arm: 'foot', strength: 2, hex: '0205' },
  { id: 'l-teal', side: 'lowland', name: 'Teal', arm: 'foot', strength: 3, hex: '0505' },
];
