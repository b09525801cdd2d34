/** Words of the play screen as this title needs them. */
import { withSign } from '@bridgehead/client-kit/messages';
import { placeName, type Say, sayer } from '@bridgehead/client-kit/play';
import { MAP_FILE } from '../src/facts.ts';
import type { KASSERINE_EN } from '../words/en.ts';

export { placeName, sayOr, sideName, unitName, unitNames, wordFor } from '@bridgehead/client-kit/play';

export const say: Say<typeof KASSERINE_EN> = sayer();

const NAMES = new Map(MAP_FILE.hexes.flatMap(({ hex, name }) => (name === undefined ? [] : [[hex, name]])));

/** `Thala` where it is known by its name; else the number of the hex. */
export const shortPlace = (hex: string): string => NAMES.get(hex) ?? placeName(hex);

/** [7.3.2] Costs are counted in halves of a point. */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** `3-1` with the dash that figures deserve. */
export const columnText = (column: string): string => column.replace('-', '–');

/** `+1`, `−2`, and nothing for nothing. */
export const signed = (value: number): string => (value === 0 ? '0' : withSign(value));
