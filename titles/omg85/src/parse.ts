/** Strict reading of plain data in this title's words. */
import type { Json } from '@bridgehead/engine';
import { sideNamed } from '@bridgehead/hex';
import { listAt, quoted, refuse } from '@bridgehead/toolkit';
import { GRID } from './data/map.ts';
import { type Unit, unitNamed } from './state/units.ts';

export function hexIn(value: Json | undefined, place: string): number {
  const hex = typeof value === 'string' ? GRID.indexByName.get(value) : undefined;
  return hex ?? refuse(place, `${quoted(value)} is not a hex of this map`, 'unknown-hex');
}

export function unitIn(value: Json | undefined, place: string): Unit {
  const unit = typeof value === 'string' ? unitNamed(value) : undefined;
  return unit ?? refuse(place, `${quoted(value)} is not a unit of this title`, 'unknown-unit');
}

/** A hexside by its two hexes: `["8,4", "8,5"]`. */
export function betweenIn(value: Json | undefined, place: string): number {
  const names = listAt(value, place, 2);
  if (names.length !== 2) return refuse(place, 'expected two hexes');
  hexIn(names[0], `${place}[0]`);
  hexIn(names[1], `${place}[1]`);
  return sideNamed(GRID, names.join('/')) ?? refuse(place, `${names.join(' and ')} do not touch`);
}
