/** What a person calls a unit, a hex or a Formation. */
import { GRID, MAP } from '../src/data/map.ts';
import {
  dataOf,
  idOf,
  isBreakdown,
  isBridging,
  isEngineer,
  isHalf,
  isRemnantCounter,
  isVehicle,
  type Unit,
  unitNamed,
} from '../src/state/units.ts';
import { AREA_NAME, FORMATIONS, UNIT_KINDS } from './names.en.ts';

/** `2/505/82`, `1/325/82 (a)` or `Breakdown A` for a unit, `4816` or `5320 Nijmegen` for a hex, a Formation in full, and any other word as it is. */
export function labelOf(id: string): string {
  const u = unitNamed(id);
  if (u !== undefined) {
    const { name } = dataOf(u);
    // The letter alone would read as an article: `split off A Breakdown`.
    return [...(isBreakdown(u) ? [UNIT_KINDS.breakdown] : []), name, ...kindOf(u)].join(' ');
  }
  const formation = Object.hasOwn(FORMATIONS, id) ? FORMATIONS[id] : undefined;
  if (formation !== undefined) return formation;
  const hex = GRID.indexByName.get(id);
  const name = hex === undefined ? undefined : MAP.hexNames.get(hex);
  return name === undefined ? id : `${id} ${name}`;
}

/** A hex with its name, or a place beside the map. */
const placeName = (place: string): string =>
  GRID.indexByName.has(place) ? labelOf(place) : AREA_NAME.replace('{area}', place);

/** What a person calls a thing of this kind. */
export function nameOf(kind: string, id: string): string {
  if (kind === 'hexside') return id.split('/').map(labelOf).join(' – ');
  return kind === 'place' || kind === 'area' ? placeName(id) : labelOf(id);
}

/** What the name on the counter alone would not tell. */
function kindOf(u: Unit): readonly string[] {
  // The letters of a side begin anew with its tanks.
  if (isBreakdown(u)) return isVehicle(u) ? [`(${UNIT_KINDS.tanks})`] : [];
  if (isHalf(u)) return [`(${idOf(u).slice(-1)})`];
  if (isEngineer(u)) return [UNIT_KINDS.engineers];
  if (isBridging(u)) return [UNIT_KINDS.bridging];
  return isRemnantCounter(u) ? [UNIT_KINDS.remnant] : [];
}
