/** [4.1.6] [18.1.3] [18.3.3] What the set-up cards say of a unit: where it begins, or when and where it comes. */
import type { Game } from '@bridgehead/engine';
import { AREAS, HOLDING_BOXES, LE_KEF_ENTRIES, SOUTH_ENTRY } from '../data/boxes.ts';
import { hexOf } from '../data/map.ts';
import { boxPlace, hexPlace } from '../state/places.ts';
import { clock } from '../state/state.ts';
import { type AirUnit, airDataOf, dataOf, type Unit } from '../state/units.ts';

/** [18.2.4] How 10th and 21st Panzer begin the campaign. */
export const NO_OPTION = 0;
export const OPTION_A = 1;
export const OPTION_B = 2;
export const optionOf = (g: Game): number => clock(g, 'option');

interface Start {
  /** A hex or a holding box. */
  readonly place?: number;
  /** Hexes of which the owner chooses one before the first turn. */
  readonly area?: readonly number[];
  /** [15.5] With any HQ of its side. */
  readonly withHQ?: true;
  readonly arrival?: Arrival;
}

export interface Arrival {
  readonly turn: number;
  /** Where it comes on; none if it goes to a holding box. */
  readonly hexes: readonly number[];
  readonly box?: number;
}

const cellOf = (scenario: string, data: { readonly s1?: string; readonly s2?: string; readonly s3?: string }) =>
  scenario === 'faid' ? data.s1 : scenario === 'campaign' ? data.s2 : data.s3;

const areaOf = (name: string): readonly number[] => {
  const hexes = AREAS[name];
  if (hexes === undefined) throw new RangeError(`no area «${name}»`);
  return hexes;
};
const boxOf = (name: string): number => boxPlace(HOLDING_BOXES.findIndex((box) => box.name === name));

/** [18.2.4] The groups of the campaign, by option. */
const GROUPS: Readonly<Record<string, readonly [Start, Start]>> = {
  '10Pz': [{ area: areaOf('Fondouk') }, { area: areaOf('Faid') }],
  '21Pz': [{ area: areaOf('Faid') }, { arrival: { turn: 1, hexes: [hexOf('6034')] } }],
};

/** [17.2] [18.2.5] `2401`, `1933-2933`, `area:Faid` or `box:Maktar`. */
function arrivalAt(turn: number, where: string): Arrival {
  if (where.startsWith('box:')) return { turn, hexes: [], box: boxOf(where.slice(4)) };
  if (where.startsWith('area:')) return { turn, hexes: areaOf(where.slice(5)) };
  if (where.includes('-')) return { turn, hexes: SOUTH_ENTRY };
  return { turn, hexes: where === '2401' ? LE_KEF_ENTRIES : [hexOf(where)] };
}

function startFrom(cell: string, option: number): Start {
  const due = /^GT(\d+)@(.+)$/.exec(cell);
  if (due !== null) return { arrival: arrivalAt(Number(due[1]), due[2] ?? '') };
  if (cell.startsWith('group:')) return GROUPS[cell.slice(6)]?.[option === OPTION_A ? 0 : 1] ?? {};
  if (cell.startsWith('area:')) return { area: areaOf(cell.slice(5)) };
  if (cell.startsWith('box:')) return { place: boxOf(cell.slice(4)) };
  if (cell === 'with:HQ') return { withHQ: true };
  return { place: hexPlace(hexOf(cell)) };
}

const STARTS = new Map<string, Start>();

/** What the card of a scenario says of a unit; undefined where it is not used. */
export function startOf(scenario: string, u: Unit, option: number): Start | undefined {
  const cell = cellOf(scenario, dataOf(u));
  if (cell === undefined) return undefined;
  const key = `${cell}/${option}`;
  const known = STARTS.get(key);
  if (known !== undefined) return known;
  const start = startFrom(cell, option);
  STARTS.set(key, start);
  return start;
}

export const arrivalOf = (scenario: string, u: Unit, option: number): Arrival | undefined =>
  startOf(scenario, u, option)?.arrival;

/** The turn on which an air unit comes; 0 if it is there from the start, undefined if it is not used. */
export function airTurn(scenario: string, air: AirUnit): number | undefined {
  const cell = cellOf(scenario, airDataOf(air));
  if (cell === undefined) return undefined;
  return cell === 'available' ? 0 : Number(cell.slice(2));
}
