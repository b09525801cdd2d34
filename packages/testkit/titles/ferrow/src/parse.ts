/** Strict reading of plain data in this title's words. */
import type { Json } from '@bridgehead/engine';
import { quoted, refuse } from '@bridgehead/toolkit';
import { GRID } from './data/map.ts';
import { type Unit, unitNamed } from './units.ts';

export function hexIn(value: Json | undefined, place: string): number {
  const hex = typeof value === 'string' ? GRID.indexByName.get(value) : undefined;
  return hex ?? refuse(place, `${quoted(value)} is not a hex of this map`, 'unknown-hex');
}

export function unitIn(value: Json | undefined, place: string): Unit {
  const unit = typeof value === 'string' ? unitNamed(value) : undefined;
  return unit ?? refuse(place, `${quoted(value)} is not a unit of this title`, 'unknown-unit');
}
