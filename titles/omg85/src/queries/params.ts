/** Reads what queries are asked about; a fault names its place. */
import { type Game, type JsonObject, openKnownPosition } from '@bridgehead/engine';
import { field, listAt, refuse, wordAt } from '@bridgehead/toolkit';
import { SIDES, type Side } from '../data/unit-data.ts';
import { unitIn } from '../parse.ts';
import { isAdvanced, isHiddenGame } from '../scenario/options.ts';
import { sideOfUnit, type Unit } from '../state/units.ts';

export const sideIn = (params: JsonObject): Side => wordAt(field(params, 'side'), 'side', SIDES);
export const sidesIn = (params: JsonObject): readonly Side[] =>
  field(params, 'side') === undefined ? SIDES : [sideIn(params)];

/** Through whose eyes the answer is to be given; undefined for the umpire. */
export const viewerIn = (params: JsonObject): Side | undefined =>
  field(params, 'viewer') === undefined ? undefined : wordAt(field(params, 'viewer'), 'viewer', SIDES);

/** The game as a side may know it [2.1] [8.1]: nothing is answered from what is hidden. */
export const asKnownTo = (g: Game, side: Side | undefined): Game =>
  side === undefined || (!isHiddenGame(g) && !isAdvanced(g)) ? g : openKnownPosition(g, side);

const MOST_UNITS = 40;

/** One or more different units of one side. */
export function unitsOfOneSide(params: JsonObject, key: string): readonly Unit[] {
  const units = listAt(field(params, key), key, MOST_UNITS).map((id, i) => unitIn(id, `${key}[${i}]`));
  const [first] = units;
  if (first === undefined) return refuse(key, 'expected at least one unit');
  if (new Set(units).size < units.length) refuse(key, 'a unit is named twice');
  if (units.some((u) => sideOfUnit(u) !== sideOfUnit(first))) refuse(key, 'expected units of one side');
  return units;
}
